"""A game in a room as a small value: where it began, what was done, where it stands; and how it goes back."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from meowze.games.contract import Pile
from meowze.play.position import Position, Step

NOBODY: frozenset[int] = frozenset()
MARKS = 4  # how many positions are kept for clients that missed something


class Moment(NamedTuple):
    """An act and what it set off: a place where an undo can go back to."""

    first: int  # its number
    seat: int
    turn: int
    actions: tuple[str, ...]  # the act and nature's moves

    @property
    def last(self) -> int:
        """The number of its last event."""
        return self.first + len(self.actions) - 1

    @property
    def free(self) -> bool:
        """Whether nature drew nothing in it."""
        return len(self.actions) == 1


class Played(Struct, frozen=True):
    """One game of a room. The log is a text of moments, since a thousand of these lie in memory."""

    dealt: int  # the number of the deal
    start: str
    position: Position
    began: int
    last: tuple[Any, ...]  # the facts of the last act, as everybody may know them
    log: str = ""
    acted: frozenset[int] = NOBODY  # the seats that have
    drawn: Mapping[Pile, int] = field(default_factory=dict)  # what nature gave before an undo, it gives again
    marks: tuple[tuple[int, Position], ...] = ()  # the last positions by number, the present one last

    @classmethod
    def begun(cls, n: int, position: Position) -> "Played":
        """A game just dealt."""
        began = position.mover or 0
        last = (position.game.view.Fact("began", began),)
        return cls(n, position.text, position, began, last, marks=((n, position),))

    @property
    def moments(self) -> list[Moment]:
        """All that was done and not taken back."""
        return [_read(line) for line in self.log.splitlines()]

    def moved(self, n: int, steps: Sequence[Step]) -> "Played":
        """After these steps of the mover and of nature; `n` is the number of the act."""
        seat = self.position.mover or 0
        actions = [step.action for step in steps if not step.forced]
        end = steps[-1].position
        return replace(
            self,
            position=end,
            last=tuple(end.game.facts.known(step.fact, None) for step in steps),
            log=f"{self.log}{n} {seat} {self.position.turns} {' '.join(actions)}\n",
            acted=self.acted if seat in self.acted else self.acted | {seat},
            marks=(*self.marks, (n + len(actions) - 1, end))[-MARKS:],
        )

    def back(self, n: int, to: int) -> "Played":
        """As it was at number `to`; what nature drew since is remembered. `n` is the number of the undo."""
        kept = [moment for moment in self.moments if moment.last <= to]
        game = Played.begun(self.dealt, Position.read(self.position.game.name, self.start))
        for moment in kept:
            game = game.moved(moment.first, list(game.position.steps(" ".join(moment.actions))))
        taken = [action for moment in self.moments[len(kept) :] for action in moment.actions]
        drawn = {**self.drawn, **draws(game.position, " ".join(taken))}
        return replace(game, drawn=drawn, marks=((n, game.position),))

    def since(self, n: int) -> list[Step] | None:
        """The steps after number n, or none if that is too long ago to tell."""
        known = [mark for mark in self.marks if mark[0] <= n]
        if not known:
            return None
        number, position = known[-1]
        later = (action for moment in self.moments if moment.first > number for action in moment.actions)
        return list(position.steps(" ".join(later)))


def draws(position: Position, actions: str) -> dict[Pile, int]:
    """What nature draws in these actions, by pile and number."""
    found: dict[Pile, int] = {}
    for step in position.steps(actions):
        if position.mover is None and not step.forced:
            found[position.pile] = position.game.notation.action_code(position.state, step.action)
        position = step.position
    return found


def _read(line: str) -> Moment:
    first, seat, turn, *actions = line.split()
    return Moment(int(first), int(seat), int(turn), tuple(actions))
