"""A game in a room as a small value: where it began, what was played, where it stands; and how it is taken back."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from meowze.games.contract import Pile
from meowze.play.position import Position, Step
from meowze.room.messages.outgoing import Fact

NOBODY: frozenset[int] = frozenset()
MAX_RECENT = 4  # how many positions are kept for clients that missed something


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


class PlayedGame(Struct, frozen=True):
    """One game of a room. What was played is one text, which is small: thousands of these lie in memory."""

    dealt: int  # the number of the deal
    start: str
    position: Position
    began: int
    last: tuple[Fact, ...]  # the facts of the last act, as everybody may know them
    log: str = ""  # a line for each act
    acted: frozenset[int] = NOBODY  # the seats that have acted
    drawn: Mapping[Pile, int] = field(default_factory=dict)  # what nature drew before an undo, it draws again
    recent: tuple[tuple[int, Position], ...] = ()  # the last positions by number, the present one last
    hints: int = 0  # that were given, also those in moves that were taken back

    @classmethod
    def begin(cls, n: int, position: Position) -> "PlayedGame":
        """A game that was just dealt."""
        began = position.mover or 0
        last = (position.game.view.Fact("began", began),)
        return cls(n, position.text, position, began, last, recent=((n, position),))

    @property
    def acts(self) -> list[PlayedAct]:
        """All acts that were not taken back."""
        return [_read_act(line) for line in self.log.splitlines()]

    @property
    def told(self) -> bool:
        """Whether its end has told everybody what was secret."""
        return self.position.over and any(position.secret for _, position in self.recent[-2:-1])

    def after(self, n: int, steps: Sequence[Step]) -> "PlayedGame":
        """The game after these steps of the mover and of nature; `n` is the number of the act."""
        seat = self.position.mover or 0
        actions = [step.action for step in steps if not step.forced]
        end = steps[-1].position
        return replace(
            self,
            position=end,
            last=tuple(end.game.facts.known(step.fact, None) for step in steps),
            log=f"{self.log}{n} {seat} {self.position.turns} {' '.join(actions)}\n",
            acted=self.acted if seat in self.acted else self.acted | {seat},
            recent=(*self.recent, (n + len(actions) - 1, end))[-MAX_RECENT:],
        )

    def back(self, n: int, to: int) -> "PlayedGame":
        """The game as it was at number `to`, remembering what nature drew since; `n` is the number of the undo."""
        acts = self.acts
        kept = [act for act in acts if act.last <= to]
        game = PlayedGame.begin(self.dealt, Position.read(self.position.game.name, self.start))
        for act in kept:
            game = game.after(act.first, list(game.position.steps(" ".join(act.actions))))
        undone = [action for act in acts[len(kept) :] for action in act.actions]
        drawn = {**self.drawn, **draws(game.position, " ".join(undone))}
        return replace(game, drawn=drawn, recent=((n, game.position),), hints=self.hints)

    def since(self, n: int) -> list[Step] | None:
        """The steps after number n, or none if that was too long ago."""
        known = [mark for mark in self.recent if mark[0] <= n]
        if not known:
            return None
        number, position = known[-1]
        later = (action for act in self.acts if act.first > number for action in act.actions)
        return list(position.steps(" ".join(later)))


def draws(position: Position, actions: str) -> dict[Pile, int]:
    """What nature draws in these actions, by pile and number."""
    found: dict[Pile, int] = {}
    for step in position.steps(actions):
        if position.mover is None and not step.forced:
            found[position.pile] = position.game.notation.action_code(position.state, step.action)
        position = step.position
    return found


def _read_act(line: str) -> PlayedAct:
    first, seat, turn, *actions = line.split()
    return PlayedAct(int(first), int(seat), int(turn), tuple(actions))
