"""The puzzles of Labyrinth."""

from meowze.games.contract_puzzles import Theme
from meowze.games.grid import lowest
from meowze.games.labyrinth import puzzle_aims as functions
from meowze.games.labyrinth.puzzle_aims import GUARD, REACH
from meowze.games.labyrinth.text import read_position
from meowze.games.labyrinth.treasures import TREASURES

__all__ = ["THEMES", "functions", "told"]

THEMES = (
    Theme("two-turns", REACH, (2,), most=2),
    Theme("three-turns", REACH, (3,), most=30),
    Theme("guard", GUARD, (1,), seats=(2,), options="cards=open", shortest=False),
)


def told(position: str, seat: int) -> dict[str, str]:
    """The treasure that the other looks for where there is one, else the seat's own."""
    state = read_position(position)
    cards = state.hands[1 - seat if state.seats == 2 else seat]
    return {"treasure": TREASURES[lowest(cards)]} if cards else {}
