"""The unit in which a game's speed is given: its actions, or whole turns where a turn always has the same length."""

from typing import NamedTuple

from meowze.games import Game

ACTIONS_PER_TURN = {"labyrinth": 2}  # to become an attribute of the game's own row


class Unit(NamedTuple):
    """A unit and how many actions it stands for."""

    name: str
    actions: int


def unit_of(game: Game) -> Unit:
    """The unit of a game."""
    actions = ACTIONS_PER_TURN.get(game.name, 1)
    return Unit("actions" if actions == 1 else "turns", actions)
