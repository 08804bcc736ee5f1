"""Words and refusals that all games share when a position is set up by hand."""

from meowze.games.contract_learn import NOTHING, Editable
from meowze.games.errors import Misfit

SEAT = "seat"  # the place that tells whose turn it is


def whose_turn(seat: str, seats: int) -> Editable:
    """The place for the seat to act; a dash before the lot."""
    return Editable(SEAT, () if seat == "-" else (seat,), tuple(map(str, range(seats))))


def none_left(what: str) -> Misfit:
    """Nothing of this kind is left to be put anywhere."""
    return Misfit("put", f"there is no {what} left").with_key("setup-none-left")


def cannot_move(place: str, to: str) -> Misfit:
    """What lies on a place cannot lie on another one."""
    return Misfit("to", f"what is at {place} cannot be moved to {to}").with_key("setup-cannot-move")


def held(what: str) -> tuple[str, ...]:
    """One thing as what a place holds, or nothing."""
    return (what,) if what and what != NOTHING else ()
