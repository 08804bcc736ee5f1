"""How far the mice of Mouse race are from the cheese. Written like the rules and compiled with them.

The length of a way is measured in two manners. The shortest way counts tiles as if the bag always gave the tile that is
wanted. The likely way estimates the time until the cheese is reached with random straights and curves: a way with
choices takes less time than a narrow one of as many squares. It is computed for all squares at once, backwards from the
cheese. Time is counted in half tiles, two for each turn.
"""

from meowze.games.mouse_race.rules import (
    BOARD,
    CHEESE,
    EMPTY,
    FIRST_ROW,
    NEVER_FREE,
    ONLY_OWN,
    Four,
    Plane,
    State,
    ahead,
    at,
    both,
    coming_in,
    deep_exit,
    either,
    end,
    flipped,
    length,
    point,
    side_exit,
)

CUT_OFF = 40  # tiles; no shortest way counts as longer
FAR = 80  # half tiles; no likely way counts as longer
BACK_LOSS, MOST_BACK = 2, 2  # the cost of taking back a tile in half tiles, and the most tiles considered
NOT_WEST = sum(0x1FFE << (13 * row) for row in range(4))  # four rows without their first column
NOT_EAST = sum(0x0FFF << (13 * row) for row in range(4))
THREE_ROWS = (1 << 39) - 1

ByDirection = tuple[Plane, Plane, Plane, Plane]  # a plane for each direction in which a path comes into its squares
Past = tuple[
    ByDirection, ByDirection, ByDirection, ByDirection, ByDirection, ByDirection
]  # the results for the last six half tiles, newest first
NOWHERE: ByDirection = (EMPTY, EMPTY, EMPTY, EMPTY)


def without(one: Plane, other: Plane) -> Plane:
    """The squares of the first plane that are not in the other."""
    return (one[0] & ~other[0], one[1] & ~other[1], one[2] & ~other[2], one[3] & ~other[3])


def northward(p: Plane) -> Plane:
    """All squares moved up by one row."""
    return (
        p[0] >> 13 | (p[1] & FIRST_ROW) << 39,
        p[1] >> 13 | (p[2] & FIRST_ROW) << 39,
        p[2] >> 13 | (p[3] & FIRST_ROW) << 39,
        0,
    )


def southward(p: Plane) -> Plane:
    """All squares moved down by one row."""
    return (
        (p[0] & THREE_ROWS) << 13,
        (p[1] & THREE_ROWS) << 13 | p[0] >> 39,
        (p[2] & THREE_ROWS) << 13 | p[1] >> 39,
        p[2] >> 39,
    )


def eastward(p: Plane) -> Plane:
    """All squares moved right by one column."""
    return ((p[0] & NOT_EAST) << 1, (p[1] & NOT_EAST) << 1, (p[2] & NOT_EAST) << 1, (p[3] & NOT_EAST) << 1)


def westward(p: Plane) -> Plane:
    """All squares moved left by one column."""
    return ((p[0] & NOT_WEST) >> 1, (p[1] & NOT_WEST) >> 1, (p[2] & NOT_WEST) >> 1, (p[3] & NOT_WEST) >> 1)


def leading(to: ByDirection) -> ByDirection:
    """For each direction, the squares from which one step in that direction leads into these."""
    return (southward(to[0]), westward(to[1]), northward(to[2]), eastward(to[3]))


def free_plane(s: State) -> Plane:
    """The free squares and the cheese."""
    return without(without(BOARD, flipped(NEVER_FREE[s.seats - 2], CHEESE)), either(s.paths, s.cats))


def way_left(s: State, seat: int, free: Plane) -> int:
    """The shortest way: how many tiles this seat's path still needs if the bag always gives the right one."""
    front = EMPTY
    if length(s, seat):
        front = flipped(front, ahead(end(s, seat), point(s, seat)))
    else:
        front = flipped(front, ahead(end(s, seat), side_exit(end(s, seat))))
        front = flipped(front, ahead(end(s, seat), deep_exit(end(s, seat))))
    front = both(front, free)
    tiles = 0
    while at(front, CHEESE) == 0 and tiles < CUT_OFF:
        wider = either(either(northward(front), southward(front)), either(eastward(front), westward(front)))
        front = either(front, both(wider, free))
        tiles += 1
    return tiles


def in_time(past: Past, shut: ByDirection, d: int) -> Plane:
    """The squares from which a path that comes in with direction `d` reaches the cheese in time, on average.

    There are three cases. Both a straight and a curve lead on, perhaps one sooner than the other. Or one of them cannot
    be laid and goes back into the bag. Or one of them leads away from the cheese and is taken back.
    """
    # past[k] is the result of k + 1 half tiles ago; from the squares in curve<n> a curve leads into that of n ago.
    left, right = (d + 1) & 3, (d + 3) & 3
    curve1, curve2 = either(past[0][left], past[0][right]), either(past[1][left], past[1][right])
    curve3, curve4 = either(past[2][left], past[2][right]), either(past[3][left], past[3][right])
    curve6 = either(past[5][left], past[5][right])
    near = either(both(past[1][d], curve2), either(both(past[0][d], curve3), both(past[2][d], curve1)))
    near = either(near, either(both(curve4, shut[d]), both(past[3][d], both(shut[left], shut[right]))))
    return either(near, either(past[5][d], curve6))


def tiles_back(s: State, seat: int, near: ByDirection, wide: ByDirection) -> int:
    """How many tiles this seat must take back until its path leads into a near square; MOST_BACK + 1 if too many.

    `near` are the squares from which the cheese is reached in time; `wide` includes squares that are not free.
    """
    cell = end(s, seat)
    if length(s, seat) == 0:
        side, deep = side_exit(cell), deep_exit(cell)
        return 0 if at(near[side], ahead(cell, side)) | at(near[deep], ahead(cell, deep)) else MOST_BACK + 1
    if at(near[point(s, seat)], ahead(cell, point(s, seat))):
        return 0
    for k in range(1, MOST_BACK + 1):
        comes = coming_in(s, cell)
        if at(wide[comes], cell):
            return k
        if length(s, seat) == k:
            break
        cell = ahead(cell, comes ^ 2)
    return MOST_BACK + 1


def with_arrivals(s: State, found: Four, t: int, near: ByDirection, wide: ByDirection) -> Four:
    """The times found for each seat, updated with those that are reached at time `t`."""
    for seat in range(s.seats):
        back = tiles_back(s, seat, near, wide) if found[seat] > t else MOST_BACK + 1
        here = t + BACK_LOSS * back if back <= MOST_BACK and t + BACK_LOSS * back < found[seat] else found[seat]
        found = (
            here if seat == 0 else found[0],
            here if seat == 1 else found[1],
            here if seat == 2 else found[2],
            here if seat == 3 else found[3],
        )
    return found


def likely_ways(s: State) -> Four:
    """The likely way of each seat, in half tiles. A cat in the way costs one half tile, for taking it away."""
    free, cheese = free_plane(s), flipped(EMPTY, CHEESE)
    cats = EMPTY if s.options.take_back == ONLY_OWN else s.cats
    a, b, c, d = leading((free, free, free, free))
    shut = (without(BOARD, a), without(BOARD, b), without(BOARD, c), without(BOARD, d))
    past = (leading((cheese, cheese, cheese, cheese)), NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE)
    delayed, t = NOWHERE, 0
    found = (FAR, FAR, FAR if s.seats > 2 else 0, FAR if s.seats > 3 else 0)
    while t < FAR and (found[0] > t or found[1] > t or found[2] > t or found[3] > t):
        t += 1
        a, b, c, d = in_time(past, shut, 0), in_time(past, shut, 1), in_time(past, shut, 2), in_time(past, shut, 3)
        near = (
            either(both(a, free), either(delayed[0], cheese)),
            either(both(b, free), either(delayed[1], cheese)),
            either(both(c, free), either(delayed[2], cheese)),
            either(both(d, free), either(delayed[3], cheese)),
        )
        delayed = (both(a, cats), both(b, cats), both(c, cats), both(d, cats))
        past = (leading(near), past[0], past[1], past[2], past[3], past[4])
        found = with_arrivals(s, found, t, near, (a, b, c, d))
    return found


def short_ways(s: State) -> Four:
    """The shortest way of each seat, in half tiles."""
    free = free_plane(s)
    return (
        2 * way_left(s, 0, free),
        2 * way_left(s, 1, free),
        2 * way_left(s, 2, free) if s.seats > 2 else 0,
        2 * way_left(s, 3, free) if s.seats > 3 else 0,
    )
