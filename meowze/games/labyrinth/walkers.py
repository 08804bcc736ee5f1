"""Where a pawn wins: sets of cells, computed backwards from what is wanted.

A maze is a bare one (`bare_maze`): its first plane of marks holds the wanted tiles. It is written like the rules.
"""

from meowze.games.grid import popcount
from meowze.games.labyrinth.rules import (
    BOARD,
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
FITTING = (40, 10, 5, 3, 2, 1, 1, 1, 1, 1, 1, 1, 1)  # by what a rival would gain on a better cell


def bare_maze(s: State, wanted: int) -> State:
    """The maze without seats and treasures, in which these cells are wanted."""
    return s._replace(seats=0, marks=(wanted, 0, 0, 0, 0))


def redundant(s: State, push: int) -> int:
    """1 for a push that is illegal, or that equals an earlier one because the tile looks the same after half a turn."""
    if pushes(s) >> push & 1 == 0:
        return 1
    tile = in_hand(s)
    return 1 if push & 3 >= 2 and spun(tile, 2) == tile else 0


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


def open_pushes(s: State, cell: int) -> tuple[int, int]:
    """After how many pushes of a rival a pawn on this cell can reach a wanted tile, and how many pushes there are."""
    ways, every = 0, 0
    for push in range(WALK):
        if redundant(s, push) == 0:
            t = pushed(s, push >> 2, push & 3)
            every += 1
            ways += 1 if reaching_cells(t) & carried_cells(1 << cell, push >> 2) else 0
    return ways, every


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


def safe_after_reply(s: State, cell: int) -> int:
    """After how many of twelve pushes of a rival, one at each door, a pawn on this cell can get safe."""
    ways = 0
    for door in range(DOORS):
        push = 4 * door + (door & 1)
        if redundant(s, push) == 0:
            t = pushed(s, door, push & 3)
            standing = carried_cells(1 << cell, door)
            if reaching_cells(t) & standing or can_get_safe(t, popcount(standing - 1)):
                ways += 1
    return ways


def pushed_back(s: State) -> State:
    """The bare maze before the last push, but for the turn of the tile that it pushed out."""
    return pushed(s, opposite(s.last), 0)


def counted(s: State, cells: int, cell: int) -> tuple[int, int]:
    """In how many of twelve mazes, after a push at each door, a pawn on this cell reaches a wanted tile with a push of its own.

    The second number is that of the best of these cells. Each cell has a counter, whose bits are in four planes.
    """
    a, b, c, d = 0, 0, 0, 0
    for door in range(DOORS):
        if pushes(s) >> 4 * door & 1:
            more = carried_cells(reaching_cells(pushed(s, door, door & 1)), opposite(door))
            a, more = a ^ more, a & more
            b, more = b ^ more, b & more
            c, d = c ^ more, d | c & more
    here = (a >> cell & 1) | (b >> cell & 1) << 1 | (c >> cell & 1) << 2 | (d >> cell & 1) << 3
    best = 0
    for plane, bit in ((d, 8), (c, 4), (b, 2), (a, 1)):
        if cells & plane:
            cells, best = cells & plane, best + bit
    return here, best


def suspicion(s: State, wanted: int, standing: int, hit: int) -> int:
    """The chance, in thousandths, that what a rival looks for is among these tiles (`hit`), by where it went last.

    A rival stops where its chances are best, and on nothing that it looks for.
    """
    maze = pushed_back(s._replace(seats=0, marks=(wanted, hit, 0, 0, 0)))
    wanted, hit = maze.marks[0], maze.marks[1]
    below, right = joints(maze)
    cells = carried_cells(standing, opposite(s.last))
    cell = popcount(cells - 1)
    cells = flood_fill(below, right, cells)
    total, found = 0, 0
    rest = wanted & ~cells
    while rest:
        tile = rest & -rest
        rest &= rest - 1
        here, best = counted(bare_maze(maze, tile), cells, cell)
        weight = FITTING[best - here]
        total += weight
        found += weight if hit & tile else 0
    return 1000 * found // total if total else 0
