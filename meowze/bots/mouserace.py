"""What a position of Mouse race is worth to a seat: how much nearer it is to the cheese than its rivals.

Written in the rules' style and compiled with them.
"""

from meowze.rules.mouserace import (
    BOARD,
    CHEESE,
    EMPTY,
    NEVER_FREE,
    Plane,
    State,
    ahead,
    at,
    deep_exit,
    end,
    flipped,
    length,
    point,
    side_exit,
)

WIN, CUT_OFF = 1_000_000, 40
NOT_WEST = sum(0x1FFE << (13 * row) for row in range(4))  # four rows without their first column
NOT_EAST = sum(0x0FFF << (13 * row) for row in range(4))


def spread(plane: Plane) -> Plane:
    """These cells and their neighbours."""
    a, b, c, d = plane
    return (
        (a | (a & NOT_EAST) << 1 | (a & NOT_WEST) >> 1 | a << 13 | a >> 13 | (b & 0x1FFF) << 39) & BOARD[0],
        (b | (b & NOT_EAST) << 1 | (b & NOT_WEST) >> 1 | b << 13 | b >> 13 | a >> 39 | (c & 0x1FFF) << 39) & BOARD[1],
        (c | (c & NOT_EAST) << 1 | (c & NOT_WEST) >> 1 | c << 13 | c >> 13 | b >> 39 | (d & 0x1FFF) << 39) & BOARD[2],
        (d | (d & NOT_EAST) << 1 | (d & NOT_WEST) >> 1 | c >> 39) & BOARD[3],
    )


def free_plane(s: State) -> Plane:
    """The squares where nothing lies, and the cheese."""
    never, paths, cats = NEVER_FREE[s.seats - 2], s.paths, s.cats
    return (
        BOARD[0] & ~(never[0] | paths[0] | cats[0]),
        BOARD[1] & ~((never[1] & ~(1 << (CHEESE - 52))) | paths[1] | cats[1]),
        BOARD[2] & ~(never[2] | paths[2] | cats[2]),
        BOARD[3] & ~(never[3] | paths[3] | cats[3]),
    )


def way_left(s: State, seat: int, free: Plane) -> int:
    """How many tiles this seat's path still needs, if the bag gave what it wants."""
    front = EMPTY
    if length(s, seat):
        front = flipped(front, ahead(end(s, seat), point(s, seat)))
    else:
        front = flipped(front, ahead(end(s, seat), side_exit(end(s, seat))))
        front = flipped(front, ahead(end(s, seat), deep_exit(end(s, seat))))
    front = (front[0] & free[0], front[1] & free[1], front[2] & free[2], front[3] & free[3])
    tiles = 0
    while at(front, CHEESE) == 0 and tiles < CUT_OFF:
        wider = spread(front)
        front = (wider[0] & free[0], wider[1] & free[1], wider[2] & free[2], wider[3] & free[3])
        tiles += 1
    return tiles


def value(s: State, seat: int, sight: int) -> int:
    """A win, or how near the cheese is; with more sight the tiles by which the nearest rival is farther from it."""
    if s.winner >= 0:
        return WIN if s.winner == seat else -WIN
    free = free_plane(s)
    mine, nearest = way_left(s, seat, free), CUT_OFF
    if sight == 0:
        return -mine
    for other in range(s.seats):
        if other != seat:
            left = way_left(s, other, free)
            nearest = left if left < nearest else nearest
    return 20 * nearest - 24 * mine
