"""How far the mover could walk after each push, for all pushes at one side together.

Python's ints are as long as one likes: twelve mazes lie side by side in one number, 64 bits each, for three doors and
four turns of the tile. The law's own slide and flood work on all of them at once.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from struct import Struct
from typing import NamedTuple

from meowze.rules import labyrinth as rules
from meowze.rules.grid import slid
from meowze.rules.labyrinth import BOARD, State

SIDES, DOORS, TURNS, WIDTH = 4, 3, 4, 64
MAZES = DOORS * TURNS
EACH = sum(1 << WIDTH * k for k in range(MAZES))  # times a number: that number in every maze
ABOVE, NOT_RIGHT = EACH * (BOARD >> 7), EACH * rules.NOT_RIGHT
APART = Struct(f"<{MAZES}Q")


class _Side(NamedTuple):
    """What moves and what rests in each of the mazes when they are pushed at this side, and where to."""

    moving: int
    resting: int
    step: int


def reaches(s: State) -> Iterator[int]:
    """The cells that the mover could walk to after each push, by the push's code."""
    for side in range(SIDES):
        yield from APART.unpack(_reaches(s, side).to_bytes(APART.size, "little"))


def _reaches(s: State, side: int) -> int:
    how, tiles = _side(side), _entering(side, rules.in_hand(s))
    openings = (s.north, s.east, s.south, s.west)
    north, east, south, west = (slid(EACH * plane, *how) | tile for plane, tile in zip(openings, tiles, strict=True))
    below, right = rules.joints_of(north, east, south, west, ABOVE, NOT_RIGHT)
    return rules.flooded(below, right, _starts(side, rules.pawn(s, s.seat)))


def _beside(numbers: Iterable[int]) -> int:
    return sum(number << WIDTH * k for k, number in enumerate(numbers))


def _pushes(side: int) -> Iterator[tuple[int, int]]:
    return ((DOORS * side + k, turn) for k in range(DOORS) for turn in range(TURNS))


@cache
def _side(side: int) -> _Side:
    lanes = [rules.lane(door) for door, _ in _pushes(side)]
    moving, resting = _beside(lane[0] for lane in lanes), _beside(lane[1] for lane in lanes)
    return _Side(moving, resting, lanes[0][-1])


@cache
def _entering(side: int, opens: int) -> tuple[int, ...]:
    """The openings of a tile where it goes in, a number for each of its sides."""
    tiles = [(rules.spun(opens, turn), rules.entry(door)) for door, turn in _pushes(side)]
    return tuple(_beside((tile >> k & 1) << cell for tile, cell in tiles) for k in range(SIDES))


@cache
def _starts(side: int, cell: int) -> int:
    """Where a pawn on this cell is after each push."""
    return _beside(rules.carried_cells(1 << cell, door) for door, _ in _pushes(side))
