"""Who plays the other seats: a bot by name or level, `random`, or a function as in `docs/bots.md`."""

import random
from collections.abc import Callable
from typing import TypeAlias

import numpy

from meowze.bots.mind import Budget
from meowze.bots.players import Play, player
from meowze.envs.observing import EnvError
from meowze.envs.table import Table

Rival: TypeAlias = str | int | Play
Choice: TypeAlias = Callable[[Table, random.Random], int]  # the code of an action for the seat to act


def random_choice(table: Table, dice: random.Random) -> int:
    """Any legal action."""
    return int(dice.choice(numpy.flatnonzero(table.mask)))


def choice_of(rival: Rival, game: str, seconds: float | None = None) -> Choice:
    """How a rival chooses. `seconds` is its time for an action; without it, a bot takes its usual time."""
    if rival == "random":
        return random_choice
    if isinstance(rival, str | int):
        play, usual = player(str(rival), game)
    elif callable(rival):
        play, usual = rival, 1.0
    else:
        raise EnvError(f"rival {rival!r}: give a bot's name, its level 1 to 5, 'random', or a function")

    def choose(table: Table, dice: random.Random) -> int:
        position = table.position.seen(table.seat)
        text = play(position, table.seat, Budget(seconds=usual if seconds is None else seconds), dice)
        return table.game.notation.action_code(position.state, text)

    return choose


def choices_of(rivals: Rival | list[Rival], game: str, seats: int, seconds: float | None = None) -> list[Choice]:
    """One rival for all other seats, or one for each, in the order of turns after the own seat."""
    if not isinstance(rivals, list):
        return [choice_of(rivals, game, seconds)] * (seats - 1)
    if len(rivals) != seats - 1:
        raise EnvError(f"expected one rival, or a list of {seats - 1} for {seats} seats, not {len(rivals)}")
    return [choice_of(rival, game, seconds) for rival in rivals]
