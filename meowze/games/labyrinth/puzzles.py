"""The puzzles of Labyrinth."""

from meowze.games.contract_puzzles import Theme
from meowze.games.labyrinth import puzzle_aims as functions
from meowze.games.labyrinth.puzzle_aims import GUARD, REACH

__all__ = ["THEMES", "functions"]

THEMES = (
    Theme("two-turns", REACH, (2,)),
    Theme("three-turns", REACH, (3,)),
    Theme("guard", GUARD, (1,), seats=(2,), options="cards=open", shortest=False),
)
