"""What is alike in all games is tried with one of them in every run, and with the others in the proofs."""

import pytest

from meowze import GAMES


def one_game(chosen: str) -> pytest.MarkDecorator:
    """The test runs always with the chosen game."""
    marks = {game: () if game == chosen else (pytest.mark.proof,) for game in GAMES}
    return pytest.mark.parametrize("game", [pytest.param(game, marks=marks[game]) for game in GAMES])
