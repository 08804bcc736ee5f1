"""What the learned evaluation of Chabyrinthe looks at: the lead, the cats left, and the gutters of cats and homes.

A cat that comes home is followed by another one at the next free place, and the home moves on too. So several cats
come home one after the other where the gutters touch many places, and those that are next.

It is written like the rules and compiled with them.
"""

from meowze.games.chabyrinthe.rules import (
    BOTTOM_ROW,
    COOPERATIVE,
    LEFT_COLUMN,
    RIGHT_COLUMN,
    SQUARES,
    TEAMS,
    TOP_ROW,
    State,
    flood_fill,
    free_after,
    goal,
    spot,
    touched,
)
from meowze.games.grid import lowest, popcount


def cells_ahead(s: State, gutters: int) -> int:
    """The cells into which these gutters open."""
    up, down, right, left = gutters & s.north, gutters & s.south, gutters & s.east, gutters & s.west
    found = ((up | (up >> 16)) & 0xFFF0) >> 4 | ((down | (down >> 16)) & 0x0FFF) << 4
    found |= ((right | (right >> 16)) & 0x7777) << 1 | ((left | (left >> 16)) & 0xEEEE) >> 1
    return found & SQUARES[s.options.board - 3]


def outlets(s: State, gutters: int) -> int:
    """How many places these gutters touch."""
    k = s.options.board - 3
    upright = (s.north & TOP_ROW) | (s.south & BOTTOM_ROW[k])
    level = (s.west & LEFT_COLUMN) | (s.east & RIGHT_COLUMN[k])
    return popcount(gutters & upright) + popcount(gutters & level)


def place_at(size: int, bit: int) -> int:
    """The place whose bit this is in a plane of places."""
    row, column = bit >> 2 & 3, bit & 3
    if bit < 16:
        return column if row == 0 else 3 * size - 1 - column
    return size + row if column else 4 * size - 1 - row


def next_places(s: State, rim: int) -> int:
    """Where those that follow the cats or homes at these places will be, one at a time."""
    size, found = s.options.board, 0
    while rim:
        found |= spot(size, free_after(s, place_at(size, lowest(rim)), s.homes | s.cats))
        rim &= rim - 1
    return found


def rivals_move(s: State, seat: int) -> int:
    """1 if somebody moves next who plays against this seat."""
    if s.seat == seat or s.options.mode >= COOPERATIVE:
        return 0
    return 0 if s.options.mode == TEAMS and s.seat // 2 == seat // 2 else 1


def cats_left(s: State) -> int:
    """How many cats nobody has won yet."""
    piled = (s.strays & 15) + (s.strays >> 4 & 15) + (s.strays >> 8 & 15)
    return piled + popcount(s.cats) + popcount(s.owed)


def features(s: State, seat: int) -> tuple[int, ...]:
    """The lead, the cats left, the points outside, the turn; gutters of cats and homes, cells that could join them.

    Then the places that these gutters touch, those of them that are next, and the sides of the card to be pushed in.
    """
    at_cats, at_homes = touched(s, s.cats), touched(s, s.homes)
    from_cats, from_homes = flood_fill(s, at_cats, 0), flood_fill(s, at_homes, 0)
    cats_ahead, homes_ahead = cells_ahead(s, from_cats), cells_ahead(s, from_homes)
    cats_cells, homes_cells = (from_cats | from_cats >> 16) & 0xFFFF, (from_homes | from_homes >> 16) & 0xFFFF
    ours = 1 - rivals_move(s, seat)
    sign = 1 if ours else -1
    counts = (
        sign * popcount(from_cats),
        sign * popcount(from_homes),
        sign * popcount(cats_ahead & homes_ahead),
        sign * popcount(cats_ahead & homes_cells | homes_ahead & cats_cells),
        sign * popcount(cats_ahead),
        sign * popcount(homes_ahead),
        sign * popcount(at_cats),
        sign * popcount(at_homes),
    )
    lead, left = 0 if s.options.mode >= COOPERATIVE else goal(s, seat), cats_left(s)
    outside = 3 * popcount(s.cats) + popcount(s.fours) + 2 * popcount(s.fives)
    either = from_cats | from_homes
    rows = (
        sign * outlets(s, from_cats),
        sign * outlets(s, from_homes),
        sign * popcount(touched(s, next_places(s, s.cats)) & either),
        sign * popcount(touched(s, next_places(s, s.homes)) & either),
        sign * popcount(s.top),
    )
    return (lead, 60 * lead // (left + 1), left, outside, ours) + counts + rows
