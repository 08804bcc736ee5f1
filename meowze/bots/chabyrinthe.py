"""What a position of Chabyrinthe is worth to a seat: its lead, and how far the ways from cats and homes have grown.

Written in the rules' style and compiled with them.
"""

from meowze.rules.chabyrinthe import COOPERATIVE, ENDED, LARGEST_LIMIT, TEAMS, State, flooded, goal, touched
from meowze.rules.grid import count

POINT_WORTH = 100


def growth(s: State) -> int:
    """How many gutters lie on ways from a cat, and on ways from a home."""
    from_cats, from_homes = flooded(s, touched(s, s.cats), 0), flooded(s, touched(s, s.homes), 0)
    return count(from_cats) + count(from_homes)


def value(s: State, seat: int, sight: int) -> int:
    """The lead in points, or cats less turns; ways that have grown are good for the one who moves next."""
    if s.options.mode >= COOPERATIVE:
        cats = (goal(s, seat) + s.turns) // (LARGEST_LIMIT + 1)
        return 4 * POINT_WORTH * cats + (growth(s) if sight and s.phase != ENDED else 0) - s.turns
    lead = POINT_WORTH * goal(s, seat)
    if s.phase == ENDED or sight == 0:
        return lead
    ours = s.seat == seat or (s.options.mode == TEAMS and s.seat // 2 == seat // 2)
    return lead + growth(s) if ours else lead - growth(s)
