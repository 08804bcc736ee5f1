"""What a rival in Labyrinth looks for, by where it stopped. Written like the rules and compiled with them."""

from meowze.games.grid import popcount, roll
from meowze.games.labyrinth.aims import cards_left, with_neighbours
from meowze.games.labyrinth.rules import HAND, State, mark_at, pawn
from meowze.games.labyrinth.walkers import reach_chance, tiles_in_reach

KNOWN, HIDDEN, NEARBY = 0, 1, 2  # what is known of a rival's aim
NEARNESS = (1, 50, 17, 8, 5, 3, 1, 1, 1, 1, 1, 1, 1)  # weights of tiles by their distance, the last for the hand


def hint_of(s: State, rival: int) -> int:
    """What is known of a rival's aim: that it goes home, nothing, or that it went near.

    Of several rivals each is taken to go as near as it can. A single one is taken to play better than that.
    """
    if cards_left(s, rival) == 0:
        return KNOWN
    return HIDDEN if s.seats == 2 or has_new_card(s, rival) else NEARBY


def has_new_card(s: State, rival: int) -> int:
    """1 if a rival has not moved since it could look at its card: it stands where it opened the last one."""
    return 1 if s.turns <= s.seats else (s.found[rival] << 1 >> mark_at(s, pawn(s, rival))) & 1


def threat(s: State, standing: int, hint: int) -> int:
    """The chance, in thousandths, that a rival reaches what it looks for with its next push.

    The wanted tiles of this bare maze are those that it may look for.
    """
    return chance_by_nearness(s, standing) if hint == NEARBY else reach_chance(s, standing, 1 if hint == KNOWN else 0)


def chance_by_nearness(s: State, standing: int) -> int:
    """The chance, in thousandths, that what a rival looks for is within its reach: it went as near as it could."""
    cell, wanted = popcount(standing - 1), s.marks[0]
    return 1000 * weighed(tiles_in_reach(s, standing) & wanted, cell) // weighed(wanted, cell)


def guessed_tile(cells: int, cell: int, hint: int, luck: int) -> int:
    """One of these tiles, drawn as likely as each is what a rival on this cell looks for."""
    rest, tile = roll(luck, weighed(cells, cell) if hint == NEARBY else popcount(cells)), 0
    while rest >= 0:
        tile = cells & -cells
        cells &= cells - 1
        rest -= weighed(tile, cell) if hint == NEARBY else 1
    return tile


def weighed(cells: int, cell: int) -> int:
    """The sum of the weights of these tiles by their distance from a cell, ignoring walls."""
    ring, before, total, steps = 1 << cell, 0, NEARNESS[12] * (cells >> HAND & 1), 0
    while before != ring and steps < 12:
        total += NEARNESS[steps] * popcount(cells & ring & ~before)
        before = ring
        ring = with_neighbours(ring)
        steps += 1
    return total
