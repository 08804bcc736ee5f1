"""What a seat sees of a Mouse race position as planes and counters, for programs that learn.

It is written like the rules and compiled with them. A path is shown by the direction in which it comes into each of its
squares; where it goes on is seen on the next square. `next` are the squares on which a seat's next tile would
lie, whatever is on them now: one, or two beside the start corner.
"""

from meowze.games.mouse_race.rules import (
    CAT,
    CURVE,
    EMPTY,
    LAYING,
    SCENT,
    STRAIGHT,
    TILE,
    Plane,
    State,
    ahead,
    both,
    deep_exit,
    end,
    flipped,
    length,
    point,
    side_exit,
    target,
)  # fmt: skip

SHAPE = (13, 13)
CELLS_A_WORD = 52
SEAT_CODES = TILE
PLANES = ("path-north", "path-east", "path-south", "path-west", "cat", "scent")
SEAT_PLANES = ("end", "next")
COUNTERS = ("straight", "curve", "cat", "bag-straights", "bag-curves", "bag-cats", "turns-left")
SEAT_COUNTERS = ("turn", "path", "victim")
NO_LIMIT = 127


def without(one: Plane, other: Plane) -> Plane:
    """The squares of one plane that are not in the other."""
    return (one[0] & ~other[0], one[1] & ~other[1], one[2] & ~other[2], one[3] & ~other[3])


def next_squares(s: State, seat: int) -> Plane:
    """The squares on which a seat's next tile would lie, whatever is on them now."""
    cell = end(s, seat)
    if length(s, seat):
        return flipped(EMPTY, ahead(cell, point(s, seat)))
    return flipped(flipped(EMPTY, ahead(cell, side_exit(cell))), ahead(cell, deep_exit(cell)))


def seat_planes(s: State, seat: int, k: int) -> tuple[Plane, Plane]:
    """The planes of the k-th seat after this one, empty if there are not so many."""
    other = (seat + k) % s.seats
    return (flipped(EMPTY, end(s, other)), next_squares(s, other)) if k < s.seats else (EMPTY, EMPTY)


def seat_counters(s: State, seat: int, k: int) -> tuple[int, int, int]:
    """The counters of the k-th seat after this one."""
    other = (seat + k) % s.seats
    victim = 1 if s.phase == LAYING and s.hand == CAT and target(s) == other else 0
    return (1 if s.seat == other else 0, length(s, other), victim) if k < s.seats else (0, 0, 0)


def planes(s: State, seat: int) -> tuple[int, ...]:
    """The planes, four ints each, then those of each seat, the own one first."""
    n, e = without(without(s.paths, s.in_low), s.in_high), without(s.in_low, s.in_high)
    so, w = without(s.in_high, s.in_low), both(s.in_low, s.in_high)
    a, b = seat_planes(s, seat, 0)
    c, d = seat_planes(s, seat, 1)
    f, g = seat_planes(s, seat, 2)
    h, i = seat_planes(s, seat, 3)
    return (
        n[0], n[1], n[2], n[3], e[0], e[1], e[2], e[3], so[0], so[1], so[2], so[3], w[0], w[1], w[2], w[3],
        s.cats[0], s.cats[1], s.cats[2], s.cats[3], SCENT[0], SCENT[1], SCENT[2], SCENT[3],
        a[0], a[1], a[2], a[3], b[0], b[1], b[2], b[3], c[0], c[1], c[2], c[3], d[0], d[1], d[2], d[3],
        f[0], f[1], f[2], f[3], g[0], g[1], g[2], g[3], h[0], h[1], h[2], h[3], i[0], i[1], i[2], i[3],
    )  # fmt: skip


def counters(s: State, seat: int) -> tuple[int, ...]:
    """The counters, then those of each seat, the own one first."""
    one, two = seat_counters(s, seat, 0), seat_counters(s, seat, 1)
    three, four = seat_counters(s, seat, 2), seat_counters(s, seat, 3)
    left = s.options.limit - s.turns
    return (
        1 if s.hand == STRAIGHT else 0, 1 if s.hand == CURVE else 0, 1 if s.hand == CAT else 0,
        s.bag & 255, s.bag >> 8 & 255, s.bag >> 16, left if s.options.limit else NO_LIMIT,
        one[0], one[1], one[2], two[0], two[1], two[2], three[0], three[1], three[2], four[0], four[1], four[2],
    )  # fmt: skip
