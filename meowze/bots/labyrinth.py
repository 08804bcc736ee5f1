"""What a position of Labyrinth is worth to a seat: cards opened, then how many pushes would open the way to the next.

Written in the rules' style and compiled with them.
"""

from meowze.rules.labyrinth import (
    BOARD,
    ENDED,
    LARGEST_LIMIT,
    WALKING,
    State,
    corner,
    goal,
    opposite,
    pawn,
    pushed,
    reach,
)

CARD_WORTH, IN_REACH = 1000, 700


def treasure_cells(s: State, cards: int) -> int:
    """The cells with the treasures of these cards."""
    a, b, c, d, e = s.marks
    cells = 0
    while cards:
        mark = 1
        while (cards >> (mark - 1)) & 1 == 0:
            mark += 1
        cards &= cards - 1
        cells |= (
            (a if mark & 1 else ~a) & (b if mark & 2 else ~b) & (c if mark & 4 else ~c)
            & (d if mark & 8 else ~d) & (e if mark & 16 else ~e)
        )  # fmt: skip
    return cells & BOARD


def targets(s: State, seat: int) -> int:
    """The cells this seat wants to stand on; none while it does not know them."""
    if s.held >> (5 * seat) & 31:
        return treasure_cells(s, s.hands[seat])
    if s.left >> (5 * seat) & 31:
        return 0
    return BOARD if s.options.finish else 1 << corner(s.seats, seat)


def nearest(cells: int, cell: int) -> int:
    """How many steps the nearest of these cells is away, as the crow flies."""
    ring, steps = 1 << cell, 0
    while ring & cells == 0 and steps < 12:
        ring |= (ring << 7 | ring >> 7) & BOARD
        ring |= (ring & 0x7EFDFBF7EFDFB) << 1 & BOARD | (ring >> 1) & 0xFDFBF7EFDFBF
        steps += 1
    return steps


def openings_to(s: State, seat: int) -> int:
    """Of 48 pushes, how many open a way for this seat's pawn to where it wants to go."""
    ways = 0
    for push in range(48):
        if s.last >= 0 and push >> 2 == opposite(s.last):
            continue
        t = pushed(s, push >> 2, push & 3)
        if reach(t, seat) & targets(t, seat):
            ways += 1
    return ways


def outlook(s: State, seat: int, sight: int) -> int:
    """How near a seat is to its next card, below the worth of one."""
    cells = targets(s, seat)
    if cells == 0:
        return 0
    near = 12 - nearest(cells, pawn(s, seat))
    if s.phase == WALKING and s.seat == seat:
        return IN_REACH if reach(s, seat) & cells else near
    return near + 12 * openings_to(s, seat) if sight else near


def value(s: State, seat: int, sight: int) -> int:
    """Cards opened, and how near the next one is; with sight 2 compared with the rivals."""
    if s.seats == 1:
        return CARD_WORTH * (score_alone(s)) - 20 * s.turns + outlook(s, seat, sight)
    mine = CARD_WORTH * goal(s, seat)
    return mine if s.phase == ENDED else mine + outlook(s, seat, sight)


def score_alone(s: State) -> int:
    """Cards opened, and one more for the return."""
    return (goal(s, 0) + s.turns) // (LARGEST_LIMIT + 1)
