"""How a bot decides: `Mind.choose` runs the compiled search in short slices and looks at the clock between them."""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from meowze import backends
from meowze.bots import search
from meowze.games.contract import AnyGame
from meowze.games.skill import Skill
from meowze.play.position import Position, codes_of

LUCK = 62  # bits
ENTRIES = ("store_row", "try_turn", "play_out", "value")  # what is called from Python
Line = tuple[int, int]  # a seat's next action and the one after it, -1 when that is not decided yet


@dataclass
class Budget:
    """How long a bot may think: until a moment, for so many states, or until it is told to stop."""

    seconds: float = 60.0
    nodes: int = 1 << 60
    cancelled: Callable[[], bool] = lambda: False
    begun: float = field(default_factory=time.perf_counter)
    used: int = 0

    @property
    def share(self) -> float:
        """How much of it is spent, 1 when it is time to answer."""
        if self.cancelled():
            return 1.0
        return min(1.0, max(self.used / self.nodes, (time.perf_counter() - self.begun) / self.seconds))


class Mind:
    """One game's search on one backend, with the memory it writes in."""

    def __init__(self, game: AnyGame, backend: str = "cpu") -> None:
        self.game, self.backend = game, backend
        modules = (search, game.strategy.evaluation)
        self.law: Any = backends.load(game.rules, backend, *modules, entries=ENTRIES)
        actions, width = game.rules.ACTIONS, backends.width(game.rules.State)
        self.rows = backends.memory(backend, search.DEEPEST, width)
        self.root = backends.memory(backend, 1, width)[0]
        self.todo = backends.memory(backend, search.DEEPEST, backends.set_words(actions))
        self.best = backends.memory(backend, actions + 1, 3)
        self.out = backends.memory(backend, 1, actions + 1)[0]
        self.obvious = game.strategy.evaluation.obvious
        self.planned: tuple[Skill, Any, int] | None = None

    def choose(self, position: Position, seat: int, skill: Skill, budget: Budget, dice: random.Random) -> int:
        """What this seat would do, knowing only what it may know."""
        state = position.seen(seat).state
        if self.planned is not None and self.planned[:2] == (skill, state):
            return self.planned[2]
        first, second = self.decided(state, seat, skill, budget, dice)
        self.planned = (skill, self.game.rules.step(state, first), second) if second >= 0 else None
        return first

    def decided(self, state: Any, seat: int, skill: Skill, budget: Budget, dice: random.Random) -> Line:
        """The best turn found: whole turns are looked at first, then the best of them are played on."""
        codes = list(codes_of(self.game.rules.legal(state)))
        dice.shuffle(codes)
        noticed = [dice.randrange(8) < skill.sees or self.obvious(state, code) for code in codes]
        codes = [code for code, seen in zip(codes, noticed, strict=True) if seen] or codes
        if self.backend == "python":
            skill = replace(skill, sight=min(skill.sight, 1))  # a closer look would take longer than a bot may think
        self.law.store_row(self.root, state)
        lines = self.turns(codes, seat, replace(skill, depth=1, draws=1, keep=len(codes)), budget, dice)
        if skill.depth > 1 and len(codes) > 1:
            codes = [first for first, _ in lines]
            lines = self.turns(codes, seat, skill, budget, dice) or lines
        return self.played_on(lines, seat, skill, budget, dice) if skill.turns and len(lines) > 1 else lines[0]

    def turns(self, codes: list[int], seat: int, skill: Skill, budget: Budget, dice: random.Random) -> list[Line]:
        """The best turns that begin with these actions, the best first; what there is no time for is left out."""
        kept, luck = 0, dice.getrandbits(LUCK)
        for code in codes:
            kept, nodes = self.law.try_turn(
                self.rows, self.todo, self.out, self.best, kept, skill.keep, self.root, seat, code,
                skill.sight, skill.depth, skill.draws, luck,
            )  # fmt: skip
            budget.used += nodes
            if skill.depth > 1 and budget.share >= 1:
                break
        return [(int(self.best[k][1]), int(self.best[k][2])) for k in range(kept)]

    def played_on(self, lines: list[Line], seat: int, skill: Skill, budget: Budget, dice: random.Random) -> Line:
        """The best of these turns when all are played on with the same luck; the worse half is dropped in steps."""
        if self.backend == "python":
            return lines[0]  # one game played on would take longer than a bot may think
        sums, begun = dict.fromkeys(lines, 0), budget.share
        steps = (len(lines) - 1).bit_length()
        for k in range(1, steps + 1):
            until = begun + (1 - begun) * k / steps
            while budget.share < until:
                found = self.round(lines, seat, skill, budget, dice)
                if len(found) < len(lines):
                    break
                for line in lines:
                    sums[line] += found[line]
            lines = sorted(lines, key=sums.__getitem__, reverse=True)[: (len(lines) + 1) // 2]
        return lines[0]

    def round(self, lines: list[Line], seat: int, skill: Skill, budget: Budget, dice: random.Random) -> dict[Line, int]:
        """What comes of each of these turns with one luck; broken off when the time is over."""
        found: dict[Line, int] = {}
        luck, roll = dice.getrandbits(LUCK), dice.getrandbits(LUCK)
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
