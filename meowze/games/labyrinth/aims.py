"""What the seats of Labyrinth want to reach, as far as one of them knows. Written like the rules."""

from meowze.games.grid import popcount
from meowze.games.labyrinth.rules import BOARD, EVERY_CARD, HAND, State, homes

# What rivals are taken to play for, which is also how the simpler sights judge: cards, and chances that are certain.
CARD_WORTH = 1000
CHANCE_WORTH, THREAT_WORTH = 700, 850  # a sure chance to open the next card: the seat's own, a rival's
HOME_FACTOR = 3  # a rival who only has to come home is a greater threat
NOT_LAST_COLUMN = 0xFDFBF7EFDFBF  # all cells but the easternmost of each row


def treasure_cells(s: State, cards: int) -> int:
    """The cells with the treasures of these cards; the hand may be one of them."""
    a, b, c, d, e = s.marks
    cells = 0
    while cards:
        mark = popcount((cards & -cards) - 1) + 1
        cards &= cards - 1
        cells |= (
            (a if mark & 1 else ~a) & (b if mark & 2 else ~b) & (c if mark & 4 else ~c)
            & (d if mark & 8 else ~d) & (e if mark & 16 else ~e)
        )  # fmt: skip
    return cells & (1 << HAND | BOARD)


def targets(s: State, seat: int) -> int:
    """The cells that this seat wants to reach; none while it does not know its next card."""
    if s.held >> (5 * seat) & 31:
        return treasure_cells(s, s.hands[seat])
    if s.left >> (5 * seat) & 31:
        return 0
    return homes(s, seat)


def unseen(s: State, seat: int) -> int:
    """The cards that this seat has not seen; its next card and those of its rivals are among them."""
    return EVERY_CARD & ~(s.hands[seat] | s.found[0] | s.found[1] | s.found[2] | s.found[3])


def cards_left(s: State, seat: int) -> int:
    """How many cards a seat has still to open."""
    return (s.held >> (5 * seat) & 31) + (s.left >> (5 * seat) & 31)


def rival_targets(s: State, rival: int, seat: int, shown: int) -> int:
    """The cells that a rival may want to reach, as far as this seat knows; if `shown`, its cards lie open."""
    if cards_left(s, rival) == 0 or (shown and s.hands[rival]):
        return targets(s, rival)
    return treasure_cells(s, unseen(s, seat))


def with_neighbours(cells: int) -> int:
    """These cells and those beside them, ignoring walls."""
    sideways = (cells & NOT_LAST_COLUMN) << 1 | cells >> 1 & NOT_LAST_COLUMN
    return cells | (cells << 7 | cells >> 7) & BOARD | sideways


def nearest(cells: int, cell: int) -> int:
    """The distance to the nearest of these cells in steps, ignoring walls; 12, the longest, if there is none."""
    ring, steps = 1 << cell, 0
    while ring & cells == 0 and steps < 12:
        ring = with_neighbours(ring)
        steps += 1
    return steps
