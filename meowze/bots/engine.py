"""What a mind calls: the search of one game on one backend, with the memory it works in."""

import threading
from dataclasses import replace
from functools import cache
from types import ModuleType, SimpleNamespace
from typing import Protocol

from meowze import backends
from meowze.backends.action_sets import words_of
from meowze.bots import search
from meowze.games.contract import AnyGame, AnyRules, AnyState
from meowze.games.skill import Skill

ENTRIES = ("store_row", "try_turn", "play_out", "value")  # the functions called from Python
Line = tuple[int, int]  # a seat's next action and the one after it, -1 when that is not decided yet


class Engine(Protocol):
    """The search of one game. A call takes a few milliseconds at most where it is compiled."""

    @property
    def backend(self) -> str:
        """Where it runs."""

    def affordable(self, skill: Skill) -> Skill:
        """As much of a skill as this engine is fast enough for."""

    def begin(self, state: AnyState) -> None:
        """Take the state from which all turns begin."""

    def try_turn(self, kept: int, seat: int, action: int, skill: Skill, luck: int) -> tuple[int, int]:
        """Search the turns that begin with this action; how many of the best are kept by now, and states visited."""

    def turns(self, kept: int) -> list[Line]:
        """The turns that are kept, best first."""

    def play_out(self, seat: int, line: Line, skill: Skill, luck: int, roll: int) -> tuple[int, int]:
        """The value after a turn and a play-out, and the number of states visited."""


_loading = threading.Lock()


@cache
def _loaded(rules: AnyRules, evaluation: ModuleType, backend: str) -> SimpleNamespace:
    return backends.load(rules, backend, search, evaluation, entries=ENTRIES)


class ArrayEngine:
    """The search in this process: compiled, or in plain Python."""

    def __init__(self, game: AnyGame, backend: str) -> None:
        self.backend = backend
        with _loading:  # all engines and threads share what is compiled
            self.law = _loaded(game.rules, game.strategy.evaluation, backend)
        actions, width = game.rules.ACTIONS, backends.width(game.rules.State)
        self.rows = backends.memory(backend, search.DEEPEST, width)
        self.root = backends.memory(backend, 1, width)[0]
        self.todo = backends.memory(backend, search.DEEPEST, words_of(actions))
        self.best = backends.memory(backend, actions + 1, 3)
        self.out = backends.memory(backend, 1, actions + 1)[0]

    def affordable(self, skill: Skill) -> Skill:
        """All of it when compiled; in plain Python more detail, or a single play-out, would take too long."""
        return replace(skill, sight=min(skill.sight, 1), finer=0, turns=0) if self.backend == "python" else skill

    def begin(self, state: AnyState) -> None:
        """Take the state from which all turns begin."""
        self.law.store_row(self.root, state)

    def try_turn(self, kept: int, seat: int, action: int, skill: Skill, luck: int) -> tuple[int, int]:
        """Search the turns that begin with this action; how many of the best are kept by now, and states visited."""
        found: tuple[int, int] = self.law.try_turn(
            self.rows, self.todo, self.out, self.best, kept, skill.keep, self.root, seat, action,
            skill.judges, skill.depth, skill.draws, luck,
        )  # fmt: skip
        return found

    def turns(self, kept: int) -> list[Line]:
        """The turns that are kept, best first."""
        return [(int(self.best[k][1]), int(self.best[k][2])) for k in range(kept)]

    def play_out(self, seat: int, line: Line, skill: Skill, luck: int, roll: int) -> tuple[int, int]:
        """The value after a turn and a play-out, and the number of states visited."""
        found: tuple[int, int] = self.law.play_out(
            self.best, self.root, seat, *line, skill.judges, skill.turns, skill.habit, skill.narrow, luck, roll
        )
        return found
