"""The rules of a game as environments use them: in plain Python, or compiled together with the game's observation."""

from functools import cache
from types import ModuleType, SimpleNamespace
from typing import cast

from meowze.backends import load
from meowze.envs import single
from meowze.envs.observing import observation_of
from meowze.games.contract import AnyGame, AnyRules

ENTRIES = ("table_begin", "table_act", "table_show")


@cache
def plain_law(rules: AnyRules) -> SimpleNamespace:
    """The rules, their loops and their rows in Python."""
    return load(rules, "python")


@cache
def compiled_law(game: AnyGame) -> SimpleNamespace:
    """What a single game needs, compiled for the CPU when it is first called."""
    return load(game.rules, "cpu", cast(ModuleType, observation_of(game)), single, entries=ENTRIES)
