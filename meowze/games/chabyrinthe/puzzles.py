"""The puzzles of Chabyrinthe."""

from meowze.games.chabyrinthe import puzzle_aims as functions
from meowze.games.chabyrinthe.puzzle_aims import CHAIN, THREE, TWO
from meowze.games.contract_puzzles import Theme

__all__ = ["THEMES", "functions"]

THEMES = (
    Theme("two-cats", TWO, (2,)),
    Theme("three-cats", THREE, (2,)),
    Theme("chain", CHAIN, (1,), shortest=False),
)
