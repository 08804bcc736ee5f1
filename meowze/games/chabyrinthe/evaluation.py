"""What a position of Chabyrinthe is worth to a seat: its lead, and how far the ways from cats and homes have grown.

Written in the rules' style and compiled with them.
"""

from meowze.games.chabyrinthe.rules import COOPERATIVE, ENDED, LARGEST_LIMIT, TEAMS, State, flooded, goal, touched
from meowze.games.grid import count

POINT_WORTH, CAT_WORTH, TURN_WORTH = 100, 400, 1000  # a turn brings two or three cats
GUTTER_WORTH = 10  # a gutter more on the ways brings about 0.07 cats in the next turn; some of that is lost again
WIN_WORTH, DONE_WORTH = 1600, 800  # a game won; all cats home: more than all the ways of a board
PATIENCE = 24  # turns; then nobody spoils ways any more, or two who do would never come to an end


def growth(s: State) -> int:
    """What the gutters on ways from a cat, and on ways from a home, are worth to the next to move."""
    from_cats, from_homes = flooded(s, touched(s, s.cats), 0), flooded(s, touched(s, s.homes), 0)
    return GUTTER_WORTH * (count(from_cats) + count(from_homes))


def value(s: State, seat: int, sight: int) -> int:
    """The lead in points, or cats less turns; ways that have grown are good for the one who moves next."""
    if s.options.mode >= COOPERATIVE:
        cats = (goal(s, seat) + s.turns) // (LARGEST_LIMIT + 1)
        ahead = DONE_WORTH if s.cats == 0 else growth(s) if sight else 0
        return CAT_WORTH * cats - TURN_WORTH * s.turns + ahead
    lead = POINT_WORTH * goal(s, seat)
    if s.phase == ENDED:
        return lead + (WIN_WORTH if lead > 0 else 0)
    if sight == 0:
        return lead
    ours = s.seat == seat or (s.options.mode == TEAMS and s.seat // 2 == seat // 2)
    return lead + growth(s) if ours or s.turns >= PATIENCE else lead - growth(s)


def obvious(s: State, action: int) -> int:
    """1 for an action that even the weakest bot notices: none is so plain here."""
    return 0
