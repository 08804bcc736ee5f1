"""What puzzles of Labyrinth ask for. Written like the rules and compiled with them.

A walk changes no wall. So a search tries each push once, with all cells on which the walker may stand by then, as the
evaluation does. `goal` is the number of cards that the seat has opened in the end, `until` that of finished turns.
"""

from meowze.games.grid import popcount
from meowze.games.labyrinth.aims import targets
from meowze.games.labyrinth.rules import BOARD, FINDING, PUSHING, WALK, WALKING, State, over, pawn, pushed, reach, won
from meowze.games.labyrinth.walkers import bare_maze, can_reach, reaching_pushes, redundant

REACH, GUARD = 0, 1


def fitting(s: State, theme: int) -> int:
    """1 at the beginning of a turn; to guard a treasure, everybody must know which one the other looks for.

    With two seats all cards are dealt out. Who has only one left therefore looks for the one that nobody else has.
    """
    if s.phase != PUSHING:
        return 0
    if theme == REACH:
        return 1 if s.held >> (5 * s.seat) & 31 else 0
    other = 5 * (1 - s.seat)
    return 1 if (s.held >> other & 31) == 1 and (s.left >> other & 31) == 0 else 0


def aim(s: State, seat: int, theme: int, length: int) -> tuple[int, int]:
    """Open one card more, or give the other no way, within this many turns."""
    return popcount(s.found[seat]) + 1, s.turns + length


def wanted(s: State, seat: int) -> State:
    """The bare maze with what this seat looks for."""
    return bare_maze(s, targets(s, seat))


def blocked(s: State, seat: int) -> int:
    """1 if no push gives this seat a way to what it looks for."""
    return 0 if reaching_pushes(wanted(s, seat), 1 << pawn(s, seat)) else 1


def standing(s: State, seat: int, theme: int, goal: int, until: int) -> int:
    """1 if the aim is reached, -1 if it is missed, 0 if the seat has more to do."""
    if theme == REACH:
        if popcount(s.found[seat]) >= goal or won(s, seat):
            return 1
        return -1 if over(s) or s.turns >= until else 0
    if s.turns < until:
        return 0
    return 1 if over(s) == 0 and blocked(s, 1 - seat) else -1


def within(s: State, seat: int, theme: int, goal: int, until: int) -> int:
    """1 if the aim is reached or can be reached from here."""
    now = standing(s, seat, theme, goal, until)
    if now or over(s):
        return 1 if now > 0 else 0
    if s.phase == FINDING:
        return 1 if theme == REACH else blocked(s, 1 - seat)
    if theme == GUARD:
        return guarded(s, seat)
    maze, cells, turns = wanted(s, seat), 1 << pawn(s, seat), until - s.turns
    if s.phase == WALKING:
        cells, turns = reach(s, seat), turns - 1
        if cells & maze.marks[0] & BOARD:
            return 1
    return can_reach(maze, cells, turns) if turns > 0 else 0


def guarded(s: State, seat: int) -> int:
    """1 if the other has no way after the walk, or after some push."""
    if s.phase == WALKING:
        return blocked(s, 1 - seat)
    for push in range(WALK):
        if redundant(s, push) == 0 and blocked(pushed(s, push >> 2, push & 3), 1 - seat):
            return 1
    return 0


def result(s: State, seat: int, theme: int) -> State:
    """The maze; to guard a treasure it does not matter where the seat's own pawn stands."""
    place = 6 * seat
    pawns = s.pawns & ~(63 << place) if theme == GUARD else s.pawns
    return s._replace(pawns=pawns, found=(0, 0, 0, 0), hands=(0, 0, 0, 0), held=0, left=0, pool=0, turns=0, phase=0)


def shows(s: State, seat: int, theme: int, goal: int) -> int:
    """Always 1: every solution shows what its theme is about."""
    return 1
