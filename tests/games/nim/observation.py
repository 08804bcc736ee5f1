"""What a seat sees of the heap, in the style of the rules."""

from tests.games.nim.rules import ACTIONS, State

SHAPE, CELLS_A_WORD, SEAT_CODES = (3, 4), 12, ACTIONS
PLANES, SEAT_PLANES = ("heap",), ("turn",)
COUNTERS, SEAT_COUNTERS = ("heap", "most"), ("turn",)


def planes(s: State, seat: int) -> tuple[int, ...]:
    """The heap as a binary number, then for each seat a plane that is full when it is this seat's turn."""
    own = 4095 if s.heap and s.turns % 2 == seat else 0
    return (s.heap & 4095, own, 4095 - own if s.heap else 0)


def counters(s: State, seat: int) -> tuple[int, ...]:
    """The heap, the most that may be taken, and whose turn it is."""
    own = 1 if s.heap and s.turns % 2 == seat else 0
    return (s.heap, s.options.most, own, 1 - own if s.heap else 0)
