"""The puzzles of Mouse race."""

from meowze.games.contract_puzzles import Theme
from meowze.games.mouse_race import puzzle_aims as functions
from meowze.games.mouse_race.puzzle_aims import STOP, SURE

__all__ = ["THEMES", "functions", "told"]

THEMES = (
    Theme("stop", STOP, (3, 2), seats=(2, 4), shortest=False),
    Theme("sure", SURE, (2, 3), seats=(2,), shortest=False, fewest=3),
)


def told(position: str, seat: int) -> dict[str, str]:
    """Nothing: the themes need no names."""
    return {}
