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
    SIDE,
    STRAIGHT,
    TILE,
    Plane,
    State,
    both,
    deep_exit,
    end,
    flipped,
    length,
    point,
    side_exit,
    target,
)

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


def neighbour(cell: int, direction: int) -> int:
    """The next cell in a direction in which the board goes on."""
    return cell + (1 - (direction & 2)) * (1 if direction & 1 else -SIDE)


def next_squares(s: State, seat: int) -> Plane:
    """The squares on which a seat's next tile would lie, whatever is on them now."""
    cell, tiles = end(s, seat), length(s, seat)
    one = flipped(EMPTY, neighbour(cell, point(s, seat) if tiles else side_exit(cell)))
    return one if tiles else flipped(one, neighbour(cell, deep_exit(cell)))


def seat_planes(s: State, seat: int, k: int) -> tuple[int, int, int, int, int, int, int, int]:
    """The planes of the k-th seat after this one, empty if there are not so many."""
    other = (seat + k) % s.seats
    return flipped(EMPTY, end(s, other)) + next_squares(s, other) if k < s.seats else EMPTY + EMPTY


def seat_counters(s: State, seat: int, k: int, victim: int) -> tuple[int, int, int]:
    """The counters of the k-th seat after this one, nothing if there are not so many."""
    other = (seat + k) % s.seats
    found = (1 if s.seat == other else 0, length(s, other), 1 if victim == other else 0)
    return found if k < s.seats else (0, 0, 0)


def planes(s: State, seat: int) -> tuple[int, ...]:
    """The planes, four ints each, then those of each seat, the own one first."""
    north, south = without(without(s.paths, s.in_low), s.in_high), without(s.in_high, s.in_low)
    east, west = without(s.in_low, s.in_high), both(s.in_low, s.in_high)
    own, rivals = seat_planes(s, seat, 0), seat_planes(s, seat, 1) + seat_planes(s, seat, 2)
    return north + east + south + west + s.cats + SCENT + own + rivals + seat_planes(s, seat, 3)


def counters(s: State, seat: int) -> tuple[int, ...]:
    """The counters, then those of each seat, the own one first."""
    hand = (1 if s.hand == STRAIGHT else 0, 1 if s.hand == CURVE else 0, 1 if s.hand == CAT else 0)
    left = s.options.limit - s.turns if s.options.limit else NO_LIMIT
    victim = target(s) if s.phase == LAYING and s.hand == CAT else -1
    own, next_one = seat_counters(s, seat, 0, victim), seat_counters(s, seat, 1, victim)
    others = seat_counters(s, seat, 2, victim) + seat_counters(s, seat, 3, victim)
    return hand + (s.bag & 255, s.bag >> 8 & 255, s.bag >> 16, left) + own + next_one + others
