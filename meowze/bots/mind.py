"""How a bot decides: `Mind` calls the compiled search in short slices and checks its budget after each.

What thinks is written as generators that yield after every slice. `Mind.choose` runs them to their end; where nothing
else runs at the same time, as in a browser, whoever drives them lets others have their turn in between.
"""

import random
import threading
import time
from collections.abc import Callable, Generator
from dataclasses import dataclass, field, replace
from typing import TypeVar

from meowze import backends
from meowze.bots.engine import ArrayEngine, Engine, Line
from meowze.games.contract import AnyGame, AnyState
from meowze.games.skill import Skill
from meowze.play.position import Position, codes_of

T = TypeVar("T")
Slices = Generator[None, None, T]  # thinking in slices, with its result at the end
LUCK_BITS = 62  # of a state of the random generator


@dataclass
class Budget:
    """How long a bot may think: a time, a number of states (nodes), or until it is cancelled."""

    seconds: float = 60.0
    nodes: int = 1 << 60
    cancelled: Callable[[], bool] = lambda: False
    begun: float = field(default_factory=time.perf_counter)
    used: int = 0

    @property
    def share(self) -> float:
        """The fraction that is used up; 1 when the bot must answer."""
        if self.cancelled():
            return 1.0
        return min(1.0, max(self.used / self.nodes, (time.perf_counter() - self.begun) / self.seconds))


def finished(slices: Slices[T]) -> T:
    """The result of thinking, without a pause between slices."""
    while True:
        try:
            next(slices)
        except StopIteration as end:
            result: T = end.value
            return result


class Mind(threading.local):
    """How one game is thought about: a memory of its own for each thread.

    The engine is one of a backend, by default `cpu` where numba is installed, else the slower `python`, or another one
    that is given; that belongs to one thread.

    `planned` is the second action of the last turn found, with the skill and the state for which it was planned.
    """

    def __init__(self, game: AnyGame, engine: str | Engine = "") -> None:
        self.game = game
        self.engine: Engine = (
            ArrayEngine(game, engine or backends.usual_backend()) if isinstance(engine, str) else engine
        )
        self.obvious = game.strategy.evaluation.obvious
        self.planned: tuple[Skill, AnyState, int] | None = None

    def choose(self, position: Position, seat: int, skill: Skill, budget: Budget, dice: random.Random) -> int:
        """The action that this seat would play, using only what it may know."""
        return finished(self.think(position, seat, skill, budget, dice))

    def think(self, position: Position, seat: int, skill: Skill, budget: Budget, dice: random.Random) -> Slices[int]:
        """The same in slices."""
        state = position.seen(seat).state
        if self.planned is not None and self.planned[:2] == (skill, state):
            return self.planned[2]
        first, second = yield from self.plan_turn(state, seat, skill, budget, dice)
        self.planned = (skill, self.game.rules.step(state, first), second) if second >= 0 else None
        return first

    def plan_turn(self, state: AnyState, seat: int, skill: Skill, budget: Budget, dice: random.Random) -> Slices[Line]:
        """The best turn found: a search of depth 1, then a deeper one, then the best turns again."""
        skill = skill.fitting(state.seats, self.game.facts.together(state))
        budget.nodes = min(budget.nodes, skill.states)
        codes = list(codes_of(self.game.rules.legal(state)))
        dice.shuffle(codes)
        noticed = [code for code in codes if dice.randrange(8) < skill.sees or self.obvious(state, code)]
        codes = noticed or codes
        skill = self.engine.affordable(skill)
        self.engine.begin(state)
        quick = replace(skill, depth=1, draws=1, keep=len(codes))
        lines = yield from self.search_turns(codes, seat, quick, budget, dice)
        if skill.depth > 1 and len(codes) > 1:
            codes = [first for first, _ in lines]
            lines = (yield from self.search_turns(codes, seat, skill, budget, dice)) or lines
        if skill.finer and len(lines) > 1:
            lines = yield from self.judged_again(lines, seat, skill, budget)
        if skill.turns and len(lines) > 1:
            return (yield from self.best_by_playouts(lines, seat, skill, budget, dice))
        return lines[0]

    def search_turns(
        self, codes: list[int], seat: int, skill: Skill, budget: Budget, dice: random.Random
    ) -> Slices[list[Line]]:
        """The best turns that begin with these actions, best first; actions beyond the budget are left out."""
        kept, luck = 0, dice.getrandbits(LUCK_BITS)
        for code in codes:
            kept, nodes = self.engine.try_turn(kept, seat, code, skill, luck)
            budget.used += nodes
            if skill.depth > 1 and budget.share >= 1:
                break
            yield
        return self.engine.turns(kept)

    def judged_again(self, lines: list[Line], seat: int, skill: Skill, budget: Budget) -> Slices[list[Line]]:
        """These turns by what they are worth in more detail, best first; turns beyond the budget stay behind."""
        finer, found = replace(skill, sight=skill.finer, turns=0), {}
        for line in lines:
            found[line], nodes = self.engine.play_out(seat, line, finer, 0, 0)
            budget.used += nodes
            if budget.share >= 1:
                break
            yield
        return sorted(found, key=found.__getitem__, reverse=True) + [line for line in lines if line not in found]

    def best_by_playouts(
        self, lines: list[Line], seat: int, skill: Skill, budget: Budget, dice: random.Random
    ) -> Slices[Line]:
        """The best of these turns by play-outs with the same luck for all (successive halving).

        The budget is divided into equal stages, and after each stage the worse half of the turns is dropped.
        """
        sums, begun = dict.fromkeys(lines, 0), budget.share
        steps = (len(lines) - 1).bit_length()
        for k in range(1, steps + 1):
            until = begun + (1 - begun) * k / steps
            while budget.share < until:
                found = yield from self.playout_round(lines, seat, skill, budget, dice)
                if len(found) < len(lines):
                    break
                for line in lines:
                    sums[line] += found[line]
            lines = sorted(lines, key=sums.__getitem__, reverse=True)[: (len(lines) + 1) // 2]
        return lines[0]

    def playout_round(
        self, lines: list[Line], seat: int, skill: Skill, budget: Budget, dice: random.Random
    ) -> Slices[dict[Line, int]]:
        """The value of each turn after one play-out, all with the same luck; stops when the budget is used up."""
        found: dict[Line, int] = {}
        luck, roll = dice.getrandbits(LUCK_BITS), dice.getrandbits(LUCK_BITS)
        for line in lines:
            found[line], nodes = self.engine.play_out(seat, line, skill, luck, roll)
            budget.used += nodes
            if budget.share >= 1:
                break
            yield
        return found
