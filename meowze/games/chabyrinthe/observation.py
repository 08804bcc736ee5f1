"""What a seat sees of a Chabyrinthe position as planes and counters, for programs that learn.

It is written like the rules and compiled with them. The planes have a border for the places around the square: cell
(r, c) of the square is (r + 1, c + 1) of the planes. On the small board the last row and the last column stay empty.
"""

from meowze.games.chabyrinthe.rules import CARD, TEAMS, State, cards_of

SHAPE = (6, 6)
CELLS_A_WORD = 36
SEAT_CODES = CARD
PLANES = (
    "first-north", "first-east", "first-south", "first-west",
    "second-north", "second-east", "second-south", "second-west",
    "home", "cat-3", "cat-4", "cat-5",
)  # fmt: skip
SEAT_PLANES: tuple[str, ...] = ()
COUNTERS = (
    *(f"top-{gutter}-{side}" for gutter in ("first", "second") for side in ("north", "east", "south", "west")),
    *(f"under-{gutter}-{side}" for gutter in ("first", "second") for side in ("north", "east", "south", "west")),
    "under",
    *(f"unseen-{shape}" for shape in ("elbow", "straight", "tee", "cross", "bridge", "double-elbow", "dead-end")),
    "pile-3", "pile-4", "pile-5", "rotated", "pushed", "turns-left",
)  # fmt: skip
SEAT_COUNTERS = ("turn", "partner", "won-3", "won-4", "won-5")
NO_LIMIT = 127


def bordered(cells: int) -> int:
    """A set of cells, four to a row, as a plane with a border, six to a row."""
    return (cells & 0xF) << 7 | (cells & 0xF0) << 9 | (cells & 0xF00) << 11 | (cells & 0xF000) << 13


def down(column: int) -> int:
    """The lowest bit of each of four rows of four, as one bit of each inner row of six, in its first column."""
    return (column & 1) << 6 | (column & 0x10) << 8 | (column & 0x100) << 10 | (column & 0x1000) << 12


def border(size: int, rim: int) -> int:
    """A plane of places as the border of a plane."""
    last = size - 1
    upright, level = rim & 0xFFFF, rim >> 16
    above = (upright & 0xF) << 1
    below = (upright >> (4 * last) & 0xF) << (6 * (size + 1) + 1)
    return above | below | down(level) | down(level >> last) << (size + 1)


def seat_counters(s: State, seat: int, k: int) -> tuple[int, int, int, int, int]:
    """The counters of the k-th seat after this one, nothing if there are not so many."""
    other = (seat + k) % s.seats
    partner = 1 if s.options.mode == TEAMS and k and other // 2 == seat // 2 else 0
    cats = s.won >> (12 * other)
    found = (1 if s.seat == other else 0, partner, cats & 15, cats >> 4 & 15, cats >> 8 & 15)
    return found if k < s.seats else (0, 0, 0, 0, 0)


def planes(s: State, seat: int) -> tuple[int, ...]:
    """The planes; they are the same for every seat."""
    size = s.options.board
    return (
        bordered(s.north), bordered(s.east), bordered(s.south), bordered(s.west),
        bordered(s.north >> 16), bordered(s.east >> 16), bordered(s.south >> 16), bordered(s.west >> 16),
        border(size, s.homes), border(size, s.cats & ~(s.fours | s.fives)),
        border(size, s.fours), border(size, s.fives),
    )  # fmt: skip


def card_sides(card: int) -> tuple[int, int, int, int, int, int, int, int]:
    """The sides to which the two gutters of a card open, one number each."""
    first, second = card & 15, card >> 4
    return (
        first & 1, first >> 1 & 1, first >> 2 & 1, first >> 3,
        second & 1, second >> 1 & 1, second >> 2 & 1, second >> 3,
    )  # fmt: skip


def counters(s: State, seat: int) -> tuple[int, ...]:
    """The counters, then those of each seat, the own one first."""
    deck, strays = s.unseen, s.strays
    left = s.options.limit - s.turns if s.options.limit else NO_LIMIT
    unseen = (
        cards_of(deck, 0), cards_of(deck, 1), cards_of(deck, 2), cards_of(deck, 3), cards_of(deck, 4),
        cards_of(deck, 5), cards_of(deck, 6),
    )  # fmt: skip
    piles = (strays & 15, strays >> 4 & 15, strays >> 8, s.did & 1, s.did >> 1, left)
    board = card_sides(s.top) + card_sides(s.under[0] & 255) + (s.lying,) + unseen + piles
    own, rivals = seat_counters(s, seat, 0), seat_counters(s, seat, 1) + seat_counters(s, seat, 2)
    return board + own + rivals + seat_counters(s, seat, 3)
