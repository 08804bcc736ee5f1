"""What comes of a message at a table: a change, to be stored and made, or a refusal."""

from collections.abc import Sequence
from secrets import token_hex

from msgspec import Struct

from meowze.games.errors import Illegal, MeowzeError
from meowze.play.position import Step
from meowze.room.journal import Ending, Result, Row
from meowze.room.refusal import Refusal, Values
from meowze.room.room_state import RoomState


class Change(Struct, frozen=True):
    """What a message would do: store the rows, then `commit` it, then send the updates."""

    rows: tuple[Row, ...]
    before: RoomState
    after: RoomState
    steps: Sequence[Step] = ()

    @property
    def over(self) -> bool:
        """Whether it ends a game."""
        return bool(self.steps) and self.steps[-1].position.over

    @property
    def ending(self) -> Ending:
        """What it does to the end of a game."""
        return Ending(self.over, self.result, self.reopened)

    @property
    def reopened(self) -> int | None:
        """The number of the deal of a game that was over and goes on after an undo."""
        before, after = self.before.played, self.after.played
        back = before and after and before.dealt == after.dealt and before.position.over and not after.position.over
        return after.dealt if after and back else None

    @property
    def result(self) -> Result | None:
        """How a game ended that was solved alone or together, without hints, not from a given position.

        The game of a day does not count either, which one can play again and again.
        """
        played = self.after.played
        if not self.over or played is None or played.hints or self.after.given or self.after.daily:
            return None
        end = played.position
        if not (end.together and end.winners):
            return None
        return Result(played.dealt, token_hex(8), end.game.name, end.seats, end.options, end.worth, end.turns)


class Refused(Struct, frozen=True):
    """A message that is not done, and why: as the key of a text, in English words, or both."""

    id: str
    why: str = ""  # empty where the key says it all: the words are made outside
    rule: str = ""  # the paragraph of the rule book that forbids it, if one does
    key: str = ""
    values: Values = {}

    @classmethod
    def by(cls, id: str, error: MeowzeError) -> "Refused":
        """The message with this id is refused because of an error."""
        why = "" if isinstance(error, Refusal) else str(error)
        return cls(id, why, error.rule if isinstance(error, Illegal) else "", error.key, dict(error.values))
