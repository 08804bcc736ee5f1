"""The unit in which a game's speed is given: its actions, or whole turns where a turn always has the same length."""

from typing import NamedTuple

from meowze.games import AnyGame


class Unit(NamedTuple):
    """A unit and how many actions it stands for."""

    name: str
    actions: int


def unit_of(game: AnyGame) -> Unit:
    """The unit of a game."""
    return Unit("actions" if game.actions_per_turn == 1 else "turns", game.actions_per_turn)
