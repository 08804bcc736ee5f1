"""One walker in a bare maze: a state without seats, whose first plane of marks holds the wanted tiles.

The walker is not a cell but the set of all cells where it may be, so that each push is tried once and not after every
possible walk. Where a walker has to be to reach what it wants is computed backwards from there. Written like the rules.
"""

from meowze.games.grid import next_random, popcount, roll
from meowze.games.labyrinth.rules import (
    BOARD,
    HAND,
    WALK,
    State,
    carried_cells,
    flood_fill,
    in_hand,
    joints,
    opposite,
    pushed,
    pushes,
    spun,
)

DOORS = WALK // 4
SAMPLES = 12  # random pushes of the next rival, one at each door


def bare_maze(s: State, wanted: int, second: int = 0, third: int = 0) -> State:
    """The maze without seats and treasures, in which these cells are wanted; two more sets move with their tiles."""
    return s._replace(seats=0, marks=(wanted, second, third, 0, 0))


def redundant(s: State, push: int) -> int:
    """1 for a push that is illegal, or that equals an earlier one because the tile looks the same after half a turn."""
    if pushes(s) >> push & 1 == 0:
        return 1
    tile = in_hand(s)
    return 1 if push & 3 >= 2 and spun(tile, 2) == tile else 0


def reaching_pushes(s: State, standing: int) -> int:
    """The number of pushes after which the walker can reach a wanted tile."""
    ways = 0
    for push in range(WALK):
        if redundant(s, push) == 0:
            t = pushed(s, push >> 2, push & 3)
            below, right = joints(t)
            if flood_fill(below, right, carried_cells(standing, push >> 2)) & t.marks[0]:
                ways += 1
    return ways


def with_crossing(s: State) -> State:
    """The maze with a crossing in hand. It opens whatever the tile in hand can open, in any turn."""
    hand = 1 << HAND
    return s._replace(north=s.north | hand, east=s.east | hand, south=s.south | hand, west=s.west | hand)


def might_reach_by(s: State, standing: int, door: int, turns: int) -> int:
    """0 if the walker could not reach a wanted tile beginning at this door, even with crossings for all tiles in hand.

    A crossing looks the same however it is turned, so that this quick refusal tries a quarter of the pushes a turn.
    """
    if pushes(s) >> (4 * door) & 1 == 0:
        return 0
    crossing = with_crossing(s)
    t = pushed(crossing, door, 0)
    below, right = joints(t)
    cells = flood_fill(below, right, carried_cells(standing, door))
    if turns == 1:
        return 1 if cells & t.marks[0] else 0
    for later in range(DOORS):
        if might_reach_by(t, cells, later, turns - 1):
            return 1
    return 0


def push_towards(s: State, standing: int, luck: int) -> tuple[int, int]:
    """The push of a walker that reaches a wanted tile if it can, and 1 if it can; which one is left to luck."""
    found, ways, hope = roll(luck, WALK), 0, 0
    for push in range(WALK):
        if push & 3 == 0:
            hope = might_reach_by(s, standing, push >> 2, 1)
        if hope and redundant(s, push) == 0:
            t = pushed(s, push >> 2, push & 3)
            below, right = joints(t)
            if flood_fill(below, right, carried_cells(standing, push >> 2)) & t.marks[0]:
                ways, luck = ways + 1, next_random(luck)
                found = push if roll(luck, ways) == 0 else found
    if ways:
        return found, 1
    return found if pushes(s) >> found & 1 else (found + 4) % WALK, 0  # a single door is shut


def can_reach(s: State, standing: int, turns: int) -> int:
    """1 if the walker can reach a wanted tile within this many turns, without turns of other seats in between."""
    hope = 0
    for push in range(WALK):
        if push & 3 == 0:
            hope = might_reach_by(s, standing, push >> 2, turns)
        if hope and redundant(s, push) == 0:
            t = pushed(s, push >> 2, push & 3)
            below, right = joints(t)
            cells = flood_fill(below, right, carried_cells(standing, push >> 2))
            if cells & t.marks[0] if turns == 1 else can_reach(t, cells, turns - 1):
                return 1
    return 0


def turns_needed(s: State, standing: int, most: int) -> int:
    """The fewest turns in which a walker alone can reach a wanted tile; `most` + 1 if it takes more than `most`."""
    turns = 1
    while turns <= most and can_reach(s, standing, turns) == 0:
        turns += 1
    return turns


def tiles_in_reach(s: State, standing: int) -> int:
    """The tiles that the walker can reach with one push, given by their present cells; 49 is the hand."""
    tiles = 0
    for door in range(DOORS):
        cells, last = 0, s
        for quarters in range(4):
            if redundant(s, 4 * door + quarters) == 0:
                last = pushed(s, door, quarters)
                below, right = joints(last)
                cells |= flood_fill(below, right, carried_cells(standing, door))
        if cells:
            tiles |= pushed(bare_maze(last, cells), opposite(door), 0).marks[0]
    return tiles


def reach_chance(s: State, standing: int, known: int) -> int:
    """The chance, in thousandths, to reach a wanted tile with one push now.

    If `known` is 0, only one of the wanted tiles is really wanted, each with equal probability.
    """
    wanted = s.marks[0]
    hit = tiles_in_reach(s, standing) & wanted
    if known:
        return 1000 if hit else 0
    return 1000 * popcount(hit) // popcount(wanted)


def chance_after_pushes(s: State, standing: int, rivals: int, known: int) -> int:
    """The chance, in thousandths, to reach a wanted tile with one push after random pushes of so many rivals."""
    total, luck = 0, 1
    for sample in range(SAMPLES):
        t, there = s, standing
        for rival in range(rivals):
            luck = next_random(luck)
            push = 4 * sample + roll(luck, 4) if rival == 0 else roll(luck, WALK)
            if pushes(t) >> push & 1:
                t, there = pushed(t, push >> 2, push & 3), carried_cells(there, push >> 2)
        total += reach_chance(t, there, known)
    return total // SAMPLES


def reaching_cells(s: State) -> int:
    """The cells from which one push and a walk reach a wanted tile."""
    cells = 0
    for door in range(DOORS):
        found = 0
        for quarters in range(4):
            if redundant(s, 4 * door + quarters) == 0:
                t = pushed(s, door, quarters)
                below, right = joints(t)
                found |= flood_fill(below, right, t.marks[0] & BOARD)
        cells |= carried_cells(found, opposite(door))
    return cells


def surest_cells(s: State, cells: int) -> tuple[int, int]:
    """Those of these cells from which a wanted tile is reached after the most of twelve random pushes, and how many.

    The pushes are those of `chance_after_pushes`. Each cell has a counter, whose bits are in four planes.
    """
    a, b, c, d, luck = 0, 0, 0, 0, 1
    for sample in range(SAMPLES):
        luck = next_random(luck)
        push = 4 * sample + roll(luck, 4)
        if pushes(s) >> push & 1:
            more = carried_cells(reaching_cells(pushed(s, push >> 2, push & 3)), opposite(push >> 2)) & cells
        else:
            more = reaching_cells(s) & cells
        a, more = a ^ more, a & more
        b, more = b ^ more, b & more
        c, d = c ^ more, d | c & more
    most = 0
    if cells & d:
        cells, most = cells & d, 8
    if cells & c:
        cells, most = cells & c, most + 4
    if cells & b:
        cells, most = cells & b, most + 2
    if cells & a:
        cells, most = cells & a, most + 1
    return cells, most


def blocking_tiles(s: State, standing: int, other: int) -> tuple[int, int, int]:
    """The tiles that a walker reaches with a push that keeps another one from what that one wants, the second plane.

    Then the number of these pushes, and that of all pushes. Tiles are given by their present cells.
    """
    tiles, ways, every = 0, 0, 0
    for push in range(WALK):
        if redundant(s, push) == 0:
            t = pushed(s, push >> 2, push & 3)
            every += 1
            if reaching_cells(bare_maze(t, t.marks[1])) & carried_cells(other, push >> 2) == 0:
                below, right = joints(t)
                cells = flood_fill(below, right, carried_cells(standing, push >> 2))
                tiles |= pushed(bare_maze(t, cells), opposite(push >> 2), 0).marks[0]
                ways += 1
    return tiles, ways, every


def safe_within(s: State, cells: int) -> int:
    """Those of these cells from which a wanted tile can be reached after any push of a rival."""
    for push in range(WALK):
        if cells and redundant(s, push) == 0:
            t = pushed(s, push >> 2, push & 3)
            cells &= carried_cells(reaching_cells(t), opposite(push >> 2))
    return cells


def can_get_safe(s: State, cell: int) -> int:
    """1 if a pawn on this cell has a turn after which it can reach a wanted tile whatever a rival pushes."""
    for push in range(WALK):
        if redundant(s, push) == 0:
            t = pushed(s, push >> 2, push & 3)
            below, right = joints(t)
            if safe_within(t, flood_fill(below, right, carried_cells(1 << cell, push >> 2))):
                return 1
    return 0
