"""How a bot decides: `Mind.choose` calls the compiled search in short slices and checks its budget after each."""

import random
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache
from types import ModuleType, SimpleNamespace

from meowze import backends
from meowze.backends.action_sets import words_of
from meowze.bots import search
from meowze.games.contract import AnyGame, AnyRules, AnyState
from meowze.games.skill import Skill
from meowze.play.position import Position, codes_of

LUCK_BITS = 62  # of a state of the random generator
ENTRIES = ("store_row", "try_turn", "play_out", "value")  # the functions called from Python
Line = tuple[int, int]  # a seat's next action and the one after it, -1 when that is not decided yet


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


_loading = threading.Lock()


@cache
def _loaded(rules: AnyRules, evaluation: ModuleType, backend: str) -> SimpleNamespace:
    return backends.load(rules, backend, search, evaluation, entries=ENTRIES)


class Mind(threading.local):
    """The search of one game on one backend, with the memory it works in: a memory of its own for each thread.

    If no backend is named, it is `cpu` where numba is installed, else the slower `python`.

    `planned` is the second action of the last turn found, with the skill and the state for which it was planned.
    """

    def __init__(self, game: AnyGame, backend: str = "") -> None:
        backend = backend or backends.usual_backend()
        self.game, self.backend = game, backend
        with _loading:  # all minds and threads share what is compiled
            self.law = _loaded(game.rules, game.strategy.evaluation, backend)
        actions, width = game.rules.ACTIONS, backends.width(game.rules.State)
        self.rows = backends.memory(backend, search.DEEPEST, width)
        self.root = backends.memory(backend, 1, width)[0]
        self.todo = backends.memory(backend, search.DEEPEST, words_of(actions))
        self.best = backends.memory(backend, actions + 1, 3)
        self.out = backends.memory(backend, 1, actions + 1)[0]
        self.obvious = game.strategy.evaluation.obvious
        self.planned: tuple[Skill, AnyState, int] | None = None

    def choose(self, position: Position, seat: int, skill: Skill, budget: Budget, dice: random.Random) -> int:
        """The action that this seat would play, using only what it may know."""
        state = position.seen(seat).state
        if self.planned is not None and self.planned[:2] == (skill, state):
            return self.planned[2]
        first, second = self.plan_turn(state, seat, skill, budget, dice)
        self.planned = (skill, self.game.rules.step(state, first), second) if second >= 0 else None
        return first

    def plan_turn(self, state: AnyState, seat: int, skill: Skill, budget: Budget, dice: random.Random) -> Line:
        """The best turn found: a search of depth 1, then a deeper one, then play-outs of the best turns."""
        codes = list(codes_of(self.game.rules.legal(state)))
        dice.shuffle(codes)
        noticed = [code for code in codes if dice.randrange(8) < skill.sees or self.obvious(state, code)]
        codes = noticed or codes
        if self.backend == "python":
            skill = replace(skill, sight=min(skill.sight, 1))  # in plain Python more detail would take too long
        self.law.store_row(self.root, state)
        lines = self.search_turns(codes, seat, replace(skill, depth=1, draws=1, keep=len(codes)), budget, dice)
        if skill.depth > 1 and len(codes) > 1:
            codes = [first for first, _ in lines]
            lines = self.search_turns(codes, seat, skill, budget, dice) or lines
        return self.best_by_playouts(lines, seat, skill, budget, dice) if skill.turns and len(lines) > 1 else lines[0]

    def search_turns(
        self, codes: list[int], seat: int, skill: Skill, budget: Budget, dice: random.Random
    ) -> list[Line]:
        """The best turns that begin with these actions, best first; actions beyond the budget are left out."""
        kept, luck = 0, dice.getrandbits(LUCK_BITS)
        for code in codes:
            kept, nodes = self.law.try_turn(
                self.rows, self.todo, self.out, self.best, kept, skill.keep, self.root, seat, code,
                skill.sight, skill.depth, skill.draws, luck,
            )  # fmt: skip
            budget.used += nodes
            if skill.depth > 1 and budget.share >= 1:
                break
        return [(int(self.best[k][1]), int(self.best[k][2])) for k in range(kept)]

    def best_by_playouts(self, lines: list[Line], seat: int, skill: Skill, budget: Budget, dice: random.Random) -> Line:
        """The best of these turns by play-outs with the same luck for all (successive halving).

        The budget is divided into equal stages, and after each stage the worse half of the turns is dropped.
        """
        if self.backend == "python":
            return lines[0]  # in plain Python a single play-out would take too long
        sums, begun = dict.fromkeys(lines, 0), budget.share
        steps = (len(lines) - 1).bit_length()
        for k in range(1, steps + 1):
            until = begun + (1 - begun) * k / steps
            while budget.share < until:
                found = self.playout_round(lines, seat, skill, budget, dice)
                if len(found) < len(lines):
                    break
                for line in lines:
                    sums[line] += found[line]
            lines = sorted(lines, key=sums.__getitem__, reverse=True)[: (len(lines) + 1) // 2]
        return lines[0]

    def playout_round(
        self, lines: list[Line], seat: int, skill: Skill, budget: Budget, dice: random.Random
    ) -> dict[Line, int]:
        """The value of each turn after one play-out, all with the same luck; stops when the budget is used up."""
        found: dict[Line, int] = {}
        luck, roll = dice.getrandbits(LUCK_BITS), dice.getrandbits(LUCK_BITS)
        for first, second in lines:
            worth, nodes = self.law.play_out(
                self.best, self.root, seat, first, second, skill.sight,
                skill.turns, skill.habit, skill.narrow, luck, roll,
            )  # fmt: skip
            found[first, second] = worth
            budget.used += nodes
            if budget.share >= 1:
                break
        return found
