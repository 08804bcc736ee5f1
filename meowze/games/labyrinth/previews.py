"""How far the mover could walk after each push, for all pushes together.

Python's ints are as long as one likes: the mazes after all pushes lie side by side in one number, 64 bits each, twelve
for the three doors of a side and the four turns of the tile. The law's own slide and flood work on all of them at once.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from struct import Struct
from typing import NamedTuple

from meowze.games.grid import slid
from meowze.games.labyrinth import rules
from meowze.games.labyrinth.rules import BOARD, State

SIDES, DOORS, TURNS, WIDTH = 4, 3, 4, 64
MAZES = DOORS * TURNS  # at one side
FIRST, SECOND, THIRD = (MAZES * WIDTH * side for side in range(1, SIDES))  # where the mazes of the next side begin
EACH = sum(1 << WIDTH * k for k in range(MAZES))  # times a number: that number in every maze of a side
ALL = EACH * (1 | 1 << FIRST | 1 << SECOND | 1 << THIRD)
ABOVE, NOT_RIGHT = ALL * (BOARD >> 7), ALL * rules.NOT_RIGHT
APART = Struct(f"<{SIDES * MAZES}Q")


class _Side(NamedTuple):
    """What moves and what rests in each of the mazes when they are pushed at this side, and where to."""

    moving: int
    resting: int
    step: int


def reaches(s: State) -> tuple[int, ...]:
    """The cells that the mover could walk to after each push, by the push's code."""
    openings, tiles = (s.north, s.east, s.south, s.west), _entering(rules.in_hand(s))
    north, east, south, west = map(_pushed, openings, tiles)
    below, right = rules.joints_of(north, east, south, west, ABOVE, NOT_RIGHT)
    return APART.unpack(rules.flooded(below, right, _starts(rules.pawn(s, s.seat))).to_bytes(APART.size, "little"))


def _pushed(plane: int, tile: int) -> int:
    """One side's openings of all mazes after their pushes."""
    plane *= EACH
    north, east, south, west = _SIDES
    upper = slid(plane, *north) | slid(plane, *east) << FIRST
    return upper | slid(plane, *south) << SECOND | slid(plane, *west) << THIRD | tile


def _beside(numbers: Iterable[int]) -> int:
    return sum(number << WIDTH * k for k, number in enumerate(numbers))


def _pushes(sides: Iterable[int] = range(SIDES)) -> Iterator[tuple[int, int]]:
    return ((DOORS * side + k, turn) for side in sides for k in range(DOORS) for turn in range(TURNS))


def _side(side: int) -> _Side:
    lanes = [rules.lane(door) for door, _ in _pushes([side])]
    return _Side(_beside(lane[0] for lane in lanes), _beside(lane[1] for lane in lanes), lanes[0][-1])


_SIDES = tuple(map(_side, range(SIDES)))


@cache
def _entering(opens: int) -> tuple[int, ...]:
    """The openings of a tile where it goes in, a number for each of its sides."""
    tiles = [(rules.spun(opens, turn), rules.entry(door)) for door, turn in _pushes()]
    return tuple(_beside((tile >> k & 1) << cell for tile, cell in tiles) for k in range(SIDES))


@cache
def _starts(cell: int) -> int:
    """Where a pawn on this cell is after each push."""
    return _beside(rules.carried_cells(1 << cell, door) for door, _ in _pushes())
