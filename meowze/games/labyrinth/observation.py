"""What a seat sees of a Labyrinth position as planes and counters, for programs that learn.

It is written like the rules and compiled with them. The states passed in are reduced to what the seat may know. Which
treasure lies where makes no difference to a player, only whether it is wanted: so there is no plane for each treasure.
"""

from meowze.games.grid import lowest
from meowze.games.labyrinth.rules import (
    BOARD,
    HAND,
    PUSHING,
    TILE,
    WALKING,
    State,
    corner,
    in_hand,
    mark_at,
    pawn,
    seat_value,
)

SHAPE = (7, 7)
CELLS_A_WORD = 49
SEAT_CODES = TILE
PLANES = ("open-north", "open-east", "open-south", "open-west", "wanted", "treasure")
SEAT_PLANES = ("pawn", "corner")
COUNTERS = (
    "hand-north", "hand-east", "hand-south", "hand-west", "hand-wanted", "hand-treasure",
    "push", "walk", "last-door", "cards-in-hand", "turns-left",
)  # fmt: skip
SEAT_COUNTERS = ("turn", "cards-left")
NO_LIMIT = 127


def treasure_cells(s: State, cards: int) -> int:
    """The cells on which the treasures of these cards lie."""
    a, b, c, d, e = s.marks
    cells = 0
    while cards:
        mark = lowest(cards) + 1
        low = (a if mark & 1 else ~a) & (b if mark & 2 else ~b) & (c if mark & 4 else ~c)
        cells |= low & (d if mark & 8 else ~d) & (e if mark & 16 else ~e)
        cards &= cards - 1
    return cells & BOARD


def opened_cards(s: State) -> int:
    """The cards that somebody has opened."""
    return s.found[0] | s.found[1] | s.found[2] | s.found[3]


def seat_planes(s: State, seat: int, k: int) -> tuple[int, int]:
    """The planes of the k-th seat after this one, empty if there are not so many."""
    other = (seat + k) % s.seats
    return (1 << pawn(s, other), 1 << corner(s.seats, other)) if k < s.seats else (0, 0)


def seat_counters(s: State, seat: int, k: int) -> tuple[int, int]:
    """The counters of the k-th seat after this one."""
    other = (seat + k) % s.seats
    cards = (s.held >> (5 * other) & 31) + (s.left >> (5 * other) & 31)
    return (1 if s.seat == other else 0, cards) if k < s.seats else (0, 0)


def planes(s: State, seat: int) -> tuple[int, ...]:
    """The planes, then those of each seat, the own one first."""
    maze = (s.north & BOARD, s.east & BOARD, s.south & BOARD, s.west & BOARD)
    some = (s.marks[0] | s.marks[1] | s.marks[2] | s.marks[3] | s.marks[4]) & BOARD
    treasures = (treasure_cells(s, seat_value(s.hands, seat)), some & ~treasure_cells(s, opened_cards(s)))
    own, rivals = seat_planes(s, seat, 0), seat_planes(s, seat, 1) + seat_planes(s, seat, 2)
    return maze + treasures + own + rivals + seat_planes(s, seat, 3)


def counters(s: State, seat: int) -> tuple[int, ...]:
    """The counters, then those of each seat, the own one first."""
    hand, left = in_hand(s), s.options.limit - s.turns if s.options.limit else NO_LIMIT
    sides = (hand & 1, hand >> 1 & 1, hand >> 2 & 1, hand >> 3)
    mark = mark_at(s, HAND)
    found = (opened_cards(s) << 1 >> mark) & 1
    treasures = ((seat_value(s.hands, seat) << 1 >> mark) & 1, 1 if mark and found == 0 else 0)
    phases = (1 if s.phase == PUSHING else 0, 1 if s.phase == WALKING else 0)
    own, rivals = seat_counters(s, seat, 0), seat_counters(s, seat, 1) + seat_counters(s, seat, 2)
    numbers = (s.last + 1, s.held >> (5 * seat) & 31, left)
    return sides + treasures + phases + numbers + own + rivals + seat_counters(s, seat, 3)
