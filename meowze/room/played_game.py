"""A game in a room as a small value: where it began, what was played, where it stands; and how it is taken back."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from meowze.games.contract import Pile
from meowze.play.position import Position, Step
from meowze.room.messages.outgoing import Fact

NOBODY: frozenset[int] = frozenset()
MAX_RECENT = 4  # how many positions are kept for clients that missed something
CHECKPOINT_ACTS = 32  # from one checkpoint to the next: an undo replays at most so many, and what it takes back


class PlayedAct(NamedTuple):
    """An act and the moves of nature after it; an undo goes back to the end of one of these."""

    first: int  # the number of the act
    seat: int
    turn: int
    actions: tuple[str, ...]  # the act and nature's moves

    @property
    def last(self) -> int:
        """The number of its last event."""
        return self.first + len(self.actions) - 1

    @property
    def drew_nothing(self) -> bool:
        """Whether nature made no move after it."""
        return len(self.actions) == 1


class Checkpoint(Struct, frozen=True):
    """A moment from which a game can be played again, and the acts between the checkpoint before it and this one."""

    n: int  # the number of the last event
    position: Position
    acted: frozenset[int] = NOBODY
    log: str = ""


class PlayedGame(Struct, frozen=True):
    """One game of a room. What was played is text, which is small: thousands of these lie in memory."""

    dealt: int  # the number of the deal
    start: str
    position: Position
    began: int
    last: tuple[Fact, ...]  # the facts of the last act, as everybody may know them
    checkpoints: tuple[Checkpoint, ...]  # the deal, then one after every few acts
    log: str = ""  # a line for each act since the last checkpoint
    length: int = 0  # how many acts were played and not taken back
    acted: frozenset[int] = NOBODY  # the seats that have acted
    drawn: Mapping[Pile, int] = field(default_factory=dict)  # what nature drew before an undo, it draws again
    recent: tuple[tuple[int, Position], ...] = ()  # the last positions by number, the present one last
    hints: int = 0  # that were given, also those in moves that were taken back

    @classmethod
    def begin(cls, n: int, position: Position) -> "PlayedGame":
        """A game that was just dealt."""
        began = position.mover or 0
        last = (position.game.view.Fact("began", began),)
        return cls(n, position.text, position, began, last, (Checkpoint(n, position),), recent=((n, position),))

    @property
    def acts(self) -> list[PlayedAct]:
        """All acts that were not taken back; for whoever has time."""
        return read_acts(self.whole_log)

    @property
    def whole_log(self) -> str:
        """A line for each act that was not taken back."""
        return "".join([*(checkpoint.log for checkpoint in self.checkpoints), self.log])

    def latest_acts(self) -> Iterator[PlayedAct]:
        """The acts that were not taken back, the last one first."""
        yield from reversed(read_acts(self.log))
        for checkpoint in reversed(self.checkpoints):
            yield from reversed(read_acts(checkpoint.log))

    def acts_after(self, n: int) -> list[PlayedAct]:
        """The acts after number n."""
        return list(takewhile(lambda act: act.first > n, self.latest_acts()))[::-1]

    @property
    def told(self) -> bool:
        """Whether its end has told everybody what was secret."""
        return self.position.over and any(position.secret for _, position in self.recent[-2:-1])

    def after(self, n: int, steps: Sequence[Step]) -> "PlayedGame":
        """The game after these steps of the mover and of nature; `n` is the number of the act."""
        seat = self.position.mover or 0
        actions = [step.action for step in steps if not step.forced]
        end, last = steps[-1].position, n + len(actions) - 1
        game = replace(
            self,
            position=end,
            last=tuple(end.game.facts.known(step.fact, None) for step in steps),
            log=f"{self.log}{n} {seat} {self.position.turns} {' '.join(actions)}\n",
            length=self.length + 1,
            acted=self.acted if seat in self.acted else self.acted | {seat},
            drawn=self._still_to_draw(steps),
            recent=(*self.recent, (last, end))[-MAX_RECENT:],
        )
        return game if game.length % CHECKPOINT_ACTS else game._with_checkpoint(last)

    def _with_checkpoint(self, n: int) -> "PlayedGame":
        checkpoint = Checkpoint(n, self.position, self.acted, self.log)
        return replace(self, checkpoints=(*self.checkpoints, checkpoint), log="")

    def _still_to_draw(self, steps: Sequence[Step]) -> Mapping[Pile, int]:
        """What nature has not drawn again in these steps of all that it drew before an undo."""
        if not self.drawn:
            return self.drawn
        drawn = _draws(self.position, steps)
        return {pile: code for pile, code in self.drawn.items() if pile not in drawn}

    def back(self, n: int, to: int) -> "PlayedGame":
        """The game as it was at number `to`, remembering what nature drew since; `n` is the number of the undo."""
        game = self._begun_before(to)
        acts = self.acts_after(game.checkpoints[-1].n)
        kept = [act for act in acts if act.last <= to]
        for act in kept:
            game = game.after(act.first, list(game.position.steps(" ".join(act.actions))))
        undone = (action for act in acts[len(kept) :] for action in act.actions)
        again = _draws(game.position, game.position.steps(" ".join(undone)))
        return replace(game, drawn={**self.drawn, **again}, recent=((n, game.position),), hints=self.hints)

    def _begun_before(self, to: int) -> "PlayedGame":
        """The game at the last checkpoint before a number, or at the deal; its last facts are those of the deal."""
        count = bisect_left(self.checkpoints, to, lo=1, key=lambda checkpoint: checkpoint.n)
        checkpoints = self.checkpoints[:count]
        there = checkpoints[-1]
        return PlayedGame(
            self.dealt,
            self.start,
            there.position,
            self.began,
            (there.position.game.view.Fact("began", self.began),),
            checkpoints,
            length=(count - 1) * CHECKPOINT_ACTS,
            acted=there.acted,
        )

    def has_been_at(self, n: int) -> bool:
        """Whether the game can go back to this number: that of the deal, or of the last event of an act."""
        there = next((act for act in self.latest_acts() if act.first <= n), None)
        return n == (there.last if there else self.dealt)

    def since(self, n: int) -> list[Step] | None:
        """The steps after number n, or none if that was too long ago."""
        known = [mark for mark in self.recent if mark[0] <= n]
        if not known:
            return None
        number, position = known[-1]
        later = (action for act in self.acts_after(number) for action in act.actions)
        return list(position.steps(" ".join(later)))


def read_acts(log: str) -> list[PlayedAct]:
    """The acts of a log."""
    return [_read_act(line) for line in log.splitlines()]


def _draws(position: Position, steps: Iterable[Step]) -> dict[Pile, int]:
    """What nature draws in these steps, by pile and number."""
    found: dict[Pile, int] = {}
    for step in steps:
        if position.mover is None and not step.forced:
            found[position.pile] = position.game.notation.action_code(position.state, step.action)
        position = step.position
    return found


def _read_act(line: str) -> PlayedAct:
    first, seat, turn, *actions = line.split()
    return PlayedAct(int(first), int(seat), int(turn), tuple(actions))
