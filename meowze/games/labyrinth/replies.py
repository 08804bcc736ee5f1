"""What a single rival in Labyrinth answers, for each card that it may look for. Written like the rules.

The rival is taken to judge turns as sight 2 does: cards opened, its next chance, and what it leaves to this seat.
"""

from meowze.games.grid import popcount
from meowze.games.labyrinth.aims import (
    CARD_WORTH,
    CHANCE_WORTH,
    HOME_FACTOR,
    THREAT_WORTH,
    cards_left,
    nearest,
    rival_targets,
    targets,
    treasure_cells,
    unseen,
)
from meowze.games.labyrinth.guesses import has_new_card
from meowze.games.labyrinth.race import SURE, first_of_two
from meowze.games.labyrinth.rules import (
    BOARD,
    EVERY_CARD,
    WALK,
    State,
    carried_cells,
    flood_fill,
    homes,
    joints,
    opposite,
    pawn,
    pushed,
)
from meowze.games.labyrinth.walkers import (
    SAMPLES,
    bare_maze,
    blocking_tiles,
    chance_after_pushes,
    redundant,
    surest_cells,
    tiles_in_reach,
)

WORST = -1_000_000
NEAREST = 12  # what the nearest cell is worth


def prospect(s: State, cells: int, known: int) -> tuple[int, int]:
    """What a rival hopes for after a push, and the cell where it stops, as a set: what it wants or the best of these.

    The first plane of marks is what it wants now, the second what it will want then; `known` is 1 if it knows that.
    """
    wanted = s.marks[0] & BOARD
    if cells & wanted:
        chance = chance_after_pushes(bare_maze(s, s.marks[1]), cells & wanted, 1, known)
        return CHANCE_WORTH * chance // 1000, cells & wanted
    there, count = surest_cells(s, cells)
    near, stops = -1, 0
    while there:
        cell = there & -there
        there &= there - 1
        found = NEAREST - nearest(wanted, popcount(cell - 1)) if wanted else 0
        if found > near:
            near, stops = found, cell
    return CHANCE_WORTH * count // SAMPLES + near, stops


def reply(s: State, seat: int, tile: int) -> tuple[int, int, int]:
    """The turn of a rival that looks for this tile: whether it gets there, its push, and the cell where it stops."""
    rival, going_home = s.seat, 0 if cards_left(s, seat) else 1
    feared = homes(s, seat) if going_home else treasure_cells(s, EVERY_CARD & ~(s.found[0] | s.found[1]))
    last = 1 if cards_left(s, rival) < 2 else 0
    before = bare_maze(s, tile, homes(s, rival) if last else feared & ~tile, feared)
    me, it = 1 << pawn(s, seat), 1 << pawn(s, rival)
    can_get = tiles_in_reach(before, it) & tile
    best, which, stops, gets = WORST, 0, 0, 0
    for push in range(WALK):
        if redundant(before, push) == 0:
            t = pushed(before, push >> 2, push & 3)
            below, right = joints(t)
            cells = flood_fill(below, right, carried_cells(it, push >> 2))
            got = 1 if cells & t.marks[0] else 0
            if got or can_get == 0 or going_home:
                tiles = tiles_in_reach(t, carried_cells(me, push >> 2))
                fear = THREAT_WORTH * popcount(tiles & t.marks[2]) // popcount(feared)
                worth = CARD_WORTH * got - (HOME_FACTOR * fear if going_home else fear)
                if worth + CHANCE_WORTH + NEAREST > best:
                    found, there = prospect(t, cells, last)
                    if worth + found > best:
                        best, which, stops, gets = worth + found, push, there, got
    return gets, which, stops


def suspicion(s: State, rival: int, tile: int) -> int:
    """The weight of a tile as what a rival looks for: it stopped where its prospect was best, before the last push."""
    if has_new_card(s, rival):
        return 1
    maze = pushed(bare_maze(s, tile), opposite(s.last), 0)
    below, right = joints(maze)
    standing = carried_cells(1 << pawn(s, rival), opposite(s.last))
    cells = flood_fill(below, right, standing)
    if cells & maze.marks[0]:
        return 1
    here, _ = prospect(maze, standing, 0)
    best, _ = prospect(maze, cells, 0)
    less = best - here
    return 60 if less == 0 else 12 if less < 20 else 5 if less < 70 else 2 if less < 200 else 1


def chance_with(s: State, seat: int, tile: int, wanted: int, known: int) -> int:
    """The chance to win, in millionths, if the rival looks for this tile, and this seat for one of the wanted ones."""
    mine, theirs = cards_left(s, seat) + 1, cards_left(s, s.seat) + 1
    gets, push, stops = reply(s, seat, tile)
    t = pushed(bare_maze(s, wanted, tile), push >> 2, push & 3)
    me = carried_cells(1 << pawn(s, seat), push >> 2)
    tiles = tiles_in_reach(t, me)
    if theirs == 1 and gets == 0:
        tiles, ways, _ = blocking_tiles(t, me, stops)
        if ways == 0:
            return 0
    hit = popcount(tiles & t.marks[0])
    hope = (SURE if hit else 0) if known else SURE * hit // popcount(wanted)
    return first_of_two(mine, hope, theirs, SURE * gets)


def chance_by_replies(s: State, seat: int) -> int:
    """The chance to win against one rival, who moves next: the mean over all cards that it may look for."""
    rival, cells = s.seat, targets(s, seat)
    wanted = cells if cells else treasure_cells(s, unseen(s, seat))
    total, weights, rest = 0, 0, rival_targets(s, rival, seat, 0)
    while rest:
        tile = rest & -rest
        rest &= rest - 1
        weight = suspicion(s, rival, tile) if cards_left(s, rival) else 1
        total += weight * chance_with(s, seat, tile, wanted, 1 if cells else 0)
        weights += weight
    return total // weights
