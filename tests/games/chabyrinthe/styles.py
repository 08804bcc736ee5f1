"""What the styles of bots love in Chabyrinthe, as numbers."""

from meowze.games.chabyrinthe.evaluation import growth
from meowze.games.chabyrinthe.rules import State

TURNS = (1, 6)  # after how many turns they are compared: from this on, and over so many


def openness(s: State, seat: int) -> int:
    """The gutters that lead on from cats and homes."""
    return growth(s)


def hindrance(s: State, seat: int) -> int:
    """How few gutters are left to the rival."""
    return -growth(s)
