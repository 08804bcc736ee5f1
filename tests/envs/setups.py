"""Every preset of every game with every number of seats, and a sample in which each of both occurs."""

from typing import NamedTuple

import pytest

from meowze.games import GAMES


class Setup(NamedTuple):
    """A game as it is set up; `limit` ends long random games."""

    game: str
    preset: str
    seats: int

    def __str__(self) -> str:
        return "-".join(map(str, self))


ALL = [
    Setup(game.name, preset.name, seats)
    for game in GAMES.values()
    for preset in game.notation.PRESETS
    for seats in preset.seats
]


def sample() -> list[Setup]:
    """So few that each preset of a game and each number of its seats occurs once: a new one wherever possible."""
    chosen: list[Setup] = []
    for setup in ALL:
        known = [other for other in chosen if other.game == setup.game]
        if all(setup.preset != other.preset for other in known) and all(setup.seats != other.seats for other in known):
            chosen.append(setup)
    for setup in ALL:
        known = [other for other in chosen if other.game == setup.game]
        if all(setup.preset != other.preset for other in known) or all(setup.seats != other.seats for other in known):
            chosen.append(setup)
    return chosen


SAMPLE = sample()
some_setups = pytest.mark.parametrize("setup", SAMPLE, ids=str)
all_setups = pytest.mark.parametrize("setup", ALL, ids=str)
