"""Where the mover could walk after each push, computed for all 48 pushes at once.

Python's ints have no fixed length, so the mazes after all pushes are put side by side into one number, 64 bits each:
four sides with three doors and four turns of the tile. The slide and the flood fill of the rules then work on all mazes
together.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from struct import Struct
from typing import NamedTuple

from meowze.games.grid import slid
from meowze.games.labyrinth import rules
from meowze.games.labyrinth.rules import BOARD, State

SIDES, DOORS, TURNS, WIDTH = 4, 3, 4, 64
MAZES = DOORS * TURNS  # for the pushes at one side
FIRST, SECOND, THIRD = (MAZES * WIDTH * side for side in range(1, SIDES))  # where the mazes of the other sides begin
EACH = sum(1 << WIDTH * k for k in range(MAZES))  # a number times this: that number in every maze of a side
ALL = EACH * (1 | 1 << FIRST | 1 << SECOND | 1 << THIRD)
ABOVE, NOT_RIGHT = ALL * (BOARD >> 7), ALL * rules.NOT_RIGHT
APART = Struct(f"<{SIDES * MAZES}Q")


class _Side(NamedTuple):
    """For all mazes of a side: the cells that the push shifts, the cells that rest, and the step."""

    moving: int
    resting: int
    step: int


def reaches(s: State) -> tuple[int, ...]:
    """The cells that the mover could walk to after each push, by the code of the push."""
    openings, tiles = (s.north, s.east, s.south, s.west), _entering(rules.in_hand(s))
    north, east, south, west = map(_pushed, openings, tiles)
    below, right = rules.joints_of(north, east, south, west, ABOVE, NOT_RIGHT)
    return APART.unpack(rules.flood_fill(below, right, _starts(rules.pawn(s, s.seat))).to_bytes(APART.size, "little"))


def _pushed(plane: int, tile: int) -> int:
    """A plane of openings after each push, in all mazes; `tile` has those of the tiles pushed in."""
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
    """The openings of the tile pushed in, in all mazes, as a plane for each side."""
    tiles = [(rules.spun(opens, turn), rules.entry(door)) for door, turn in _pushes()]
    return tuple(_beside((tile >> k & 1) << cell for tile, cell in tiles) for k in range(SIDES))


@cache
def _starts(cell: int) -> int:
    """Where a pawn on this cell is after each push, in all mazes."""
    return _beside(rules.carried_cells(1 << cell, door) for door, _ in _pushes())
