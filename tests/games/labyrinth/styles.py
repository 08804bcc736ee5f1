"""What the styles of bots love in Labyrinth, as numbers."""

from meowze.games.grid import popcount
from meowze.games.labyrinth.aims import nearest, targets
from meowze.games.labyrinth.evaluation import threats
from meowze.games.labyrinth.rules import State, goal, pawn, reach

TURNS = (2, 8)  # after how many turns they are compared: from this on, and over so many


def openness(s: State, seat: int) -> int:
    """The cells in reach."""
    return popcount(reach(s, seat))


def haste(s: State, seat: int) -> int:
    """The cards opened, and how near the next one is."""
    return 12 * goal(s, seat) - nearest(targets(s, seat), pawn(s, seat))


def hindrance(s: State, seat: int) -> int:
    """How unlikely the rival is to open a card at once."""
    return -threats(s, seat)
