"""What a seat sees of the board, for programs that learn; written like the rules."""

from meowze_tic_tac_toe.rules import ACTIONS, FULL, State

SHAPE, CELLS_A_WORD, SEAT_CODES = (3, 3), 9, ACTIONS
PLANES, SEAT_PLANES = ("free",), ("signs",)
COUNTERS, SEAT_COUNTERS = ("turns",), ("turn",)


def planes(s: State, seat: int) -> tuple[int, ...]:
    """The free squares, the own signs and the rival's."""
    own, other = (s.crosses, s.noughts) if seat == s.options.first else (s.noughts, s.crosses)
    return (FULL & ~(own | other), own, other)


def counters(s: State, seat: int) -> tuple[int, ...]:
    """The turns played, and whose turn it is."""
    own = 1 if (s.turns + s.options.first) % 2 == seat else 0
    return (s.turns, own, 1 - own)
