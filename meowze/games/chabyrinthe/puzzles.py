"""The puzzles of Chabyrinthe."""

from meowze.games.chabyrinthe import puzzle_aims as functions
from meowze.games.chabyrinthe.puzzle_aims import CHAIN, THREE, TWO
from meowze.games.contract_puzzles import Theme

__all__ = ["THEMES", "functions", "told"]

THEMES = (
    Theme("two-cats", TWO, (2,)),
    Theme("three-cats", THREE, (2,)),
    Theme("chain", CHAIN, (1,), shortest=False),
)


def told(position: str, seat: int) -> dict[str, str]:
    """Nothing: the themes need no names."""
    return {}
