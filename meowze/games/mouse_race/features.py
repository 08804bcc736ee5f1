"""What the learned evaluation of Mouse race looks at: the ways of all seats, and how free they are.

It is written like the rules and compiled with them.
"""

from meowze.games.grid import popcount
from meowze.games.mouse_race.rules import (
    EMPTY,
    SCENT,
    Plane,
    State,
    ahead,
    at,
    both,
    deep_exit,
    either,
    end,
    flipped,
    length,
    point,
    side_exit,
)
from meowze.games.mouse_race.ways import (
    eastward,
    free_plane,
    likely_ways,
    northward,
    short_ways,
    southward,
    westward,
)

SeatFeatures = tuple[int, int, int, int, int]
NEAR = 4  # steps within which free squares count as room
NOBODY: SeatFeatures = (0, 0, 0, 0, 0)


def first_squares(s: State, seat: int) -> Plane:
    """The squares on which a seat's next tile may lie, free or not."""
    cell = end(s, seat)
    if length(s, seat):
        return flipped(EMPTY, ahead(cell, point(s, seat)))
    return flipped(flipped(EMPTY, ahead(cell, side_exit(cell))), ahead(cell, deep_exit(cell)))


def room(front: Plane, free: Plane) -> int:
    """How many free squares are within NEAR steps of these."""
    front = both(front, free)
    for _ in range(NEAR):
        wider = either(either(northward(front), southward(front)), either(eastward(front), westward(front)))
        front = either(front, both(wider, free))
    return popcount(front[0]) + popcount(front[1]) + popcount(front[2]) + popcount(front[3])


def seat_features(s: State, seat: int, likely: int, short: int, free: Plane) -> SeatFeatures:
    """The two ways, the room, how many tiles the path has, and whether a cat may be laid right before it."""
    front = first_squares(s, seat)
    exposed = at(SCENT, ahead(end(s, seat), point(s, seat))) if length(s, seat) else 0
    return (likely, short, room(front, free), length(s, seat), exposed)


def features(s: State, seat: int) -> tuple[int, ...]:
    """The features of this seat and of the others in the order of turns, whose turn it is, and the cats in the bag."""
    free, likely, short = free_plane(s), likely_ways(s), short_ways(s)
    a, b, c = seat, (seat + 1) % s.seats, (seat + 2) % s.seats
    d = (seat + 3) % s.seats
    one = seat_features(s, a, likely[a], short[a], free)
    next_one = seat_features(s, b, likely[b], short[b], free)
    third = seat_features(s, c, likely[c], short[c], free) if s.seats > 2 else NOBODY
    last = seat_features(s, d, likely[d], short[d], free) if s.seats > 3 else NOBODY
    waits = (s.seat - seat) % s.seats
    turn = (1 if waits == 0 else 0, 1 if waits == 1 else 0, 1 if waits == 2 else 0)
    return one + next_one + third + last + turn + (s.bag >> 16,)
