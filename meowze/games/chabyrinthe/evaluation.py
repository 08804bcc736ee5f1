"""The evaluation of Chabyrinthe: a seat's lead, and how far gutters lead from the cats and from the homes.

It is written like the rules and compiled with them. Sight 3 is what was learned by self-play for two rivals, and for
games in which all play together; sights below it were made by hand.
"""

from meowze.games.chabyrinthe.features import features, rivals_move
from meowze.games.chabyrinthe.rules import (
    COOPERATIVE,
    ENDED,
    LARGEST_LIMIT,
    State,
    flood_fill,
    goal,
    linked,
    step,
    touched,
    won,
)
from meowze.games.chabyrinthe.weights import alone, kittens, two
from meowze.games.grid import CERTAIN, popcount, probability
from meowze.games.skill import BLOCKS, ROAMS, STYLE

POINT_WORTH, CAT_WORTH, TURN_WORTH = 100, 400, 1000  # a turn brings two or three cats
GUTTER_WORTH = 10  # one more reachable gutter brings about 0.07 cats in the next turn; some of that is lost again
WIN_WORTH = 1600  # a game won
LOVE = 2  # how much more gutters count to one who loves to roam
DONE_WORTH = 800  # all cats home: more than all gutters of a board
WHOLE_WORTH = 15 * CAT_WORTH + DONE_WORTH  # a game together in which all cats came home without a turn
LEARNED = 3
HORIZON = 12  # turns; how many are still needed was learned as a part of these
PATIENCE = 24  # turns after which nobody breaks up ways any more, so that two cautious bots come to an end


def growth(s: State) -> int:
    """What the gutters that can be reached from a cat, and from a home, are worth to the seat to move."""
    from_cats, from_homes = flood_fill(s, touched(s, s.cats), 0), flood_fill(s, touched(s, s.homes), 0)
    return GUTTER_WORTH * (popcount(from_cats) + popcount(from_homes))


def is_learned(s: State) -> int:
    """1 for the games that were learned: two rivals on the large board, as long as they have patience, or together."""
    if s.options.mode >= COOPERATIVE:
        return 1
    return 1 if s.seats == 2 and s.options.board == 4 and s.turns < PATIENCE else 0


def learned_value(s: State, seat: int) -> int:
    """The part of the win that this seat of two can expect; 0 if both are equally likely to win."""
    if s.phase == ENDED:
        return CERTAIN * won(s, seat) // (won(s, 0) + won(s, 1)) - CERTAIN // 2
    return probability(two(features(s, seat))) - CERTAIN // 2


def learned_turns(s: State, seat: int) -> int:
    """Where all play together: minus the turns that were played and those still needed, in parts of the horizon."""
    played = -CERTAIN * s.turns // HORIZON
    if s.phase == ENDED:
        return played if s.cats == 0 else played - CERTAIN
    x = features(s, seat)
    return played - probability(alone(x) if s.options.board == 4 else kittens(x))


def liking(s: State, seat: int, style: int) -> int:
    """What a style adds to the value: long gutters at the end of the turn, even for rivals, or none for rivals."""
    if s.turns >= PATIENCE or rivals_move(s, seat) == 0:
        return 0
    return LOVE * growth(s) if style == ROAMS else -growth(s) if style == BLOCKS else 0


def value(s: State, seat: int, sight: int) -> int:
    """How good a position is for a seat of this style."""
    style = sight // STYLE
    found = judged(s, seat, sight % STYLE)
    return found + liking(s, seat, style) if style and s.phase != ENDED else found


def judged(s: State, seat: int, sight: int) -> int:
    """The lead in points, or cats minus turns; long ways are good for whoever moves next.

    With sight 0 ways are not counted. Sight 3 is what was learned, where something was.
    """
    if sight >= LEARNED and is_learned(s):
        return learned_turns(s, seat) if s.options.mode >= COOPERATIVE else learned_value(s, seat)
    if s.options.mode >= COOPERATIVE:
        cats = (goal(s, seat) + s.turns) // (LARGEST_LIMIT + 1)
        ahead = DONE_WORTH if s.cats == 0 else growth(s) if sight else 0
        return CAT_WORTH * cats - TURN_WORTH * s.turns + ahead
    lead = POINT_WORTH * goal(s, seat)
    if s.phase == ENDED:
        return lead + (WIN_WORTH if lead > 0 else 0)
    if sight == 0:
        return lead
    return lead - growth(s) if rivals_move(s, seat) and s.turns < PATIENCE else lead + growth(s)


def obvious(s: State, action: int) -> int:
    """1 for bringing a cat home, which even the weakest bot never overlooks."""
    return 1 if linked(step(s, action)) else 0
