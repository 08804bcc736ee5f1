"""A position that is set up by hand, as pages need it: what is seen of it, and what can be changed where."""

from typing import NamedTuple

import msgspec

from meowze.games import game_named
from meowze.games.contract import Editable
from meowze.learn.setup_board import Change, changed, editables
from meowze.learn.study import Study
from meowze.live.study_answers import Studied, StudyQuestion, studied
from meowze.play.dice import Seeded
from meowze.play.position import Position


class SetupQuestion(msgspec.Struct, frozen=True):
    """A position as text and a change of it; without a position, a new board for so many seats.

    With a seed nature deals and draws what is missing.
    """

    game: str
    position: str = ""
    seats: int = 0
    change: Change | None = None
    seed: int | None = None

    def found(self) -> Position:
        """The position that is asked for."""
        if self.position:
            position = Study.read(self.game, self.position).start
        else:
            seats = self.seats or min(2, game_named(self.game).seats[-1])
            position = Position.undealt(self.game, seats, preset=_preset(self.game, seats))
        position = changed(position, self.change) if self.change else position
        return position if self.seed is None else position.rolled(Seeded(self.seed))


class SetUp(Studied, frozen=True):
    """A position that is being set up."""

    places: tuple[Editable, ...]


class SetupRequest(NamedTuple):
    """A question for the process that replays games."""

    question: SetupQuestion


def set_up(asked: SetupQuestion) -> SetUp:
    """The answer to a question."""
    position = asked.found()
    shown = studied(StudyQuestion(asked.game, position.text))
    return SetUp(**msgspec.structs.asdict(shown), places=editables(position))


def _preset(game: str, seats: int) -> str:
    """The first set of rules that so many can play by; none where no set does, so that dealing says what is wrong."""
    return next((name for name, preset in game_named(game).presets.items() if seats in preset.seats), "")
