"""What the styles of bots love in Mouse race, as numbers."""

from meowze.games.mouse_race.features import first_squares, room
from meowze.games.mouse_race.rules import CHEESE, State, apart, end
from meowze.games.mouse_race.ways import free_plane, short_ways

TURNS = (12, 16)  # after how many turns they are compared: from this on, and over so many


def openness(s: State, seat: int) -> int:
    """The free squares around the end of the path."""
    return room(first_squares(s, seat), free_plane(s))


def haste(s: State, seat: int) -> int:
    """How near the end of the path is to the cheese."""
    return -apart(end(s, seat), CHEESE)


def hindrance(s: State, seat: int) -> int:
    """How long the rival's way is."""
    return short_ways(s)[1 - seat]
