"""The evaluation of Labyrinth: cards opened and chances to open the next one, or the chance to be home first.

It is written like the rules and compiled with them.
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
from meowze.games.labyrinth.prospects import winning_chance
from meowze.games.labyrinth.rules import (
    BOARD,
    ENDED,
    LARGEST_LIMIT,
    WALK,
    WALKING,
    State,
    goal,
    pawn,
    reach,
    step,
    won,
)
from meowze.games.labyrinth.walkers import bare_maze, chance_after_pushes, reach_chance, reaching_pushes, turns_needed
from meowze.games.skill import BLOCKS, ROAMS, STYLE

TURN_WORTH = 200
RACE = 3  # the sight from which the chance to win is estimated
REPLIES = 4  # the same, with a single rival's reply for each card that it may look for
SHOWN = 5  # as RACE, but it believes the cards that a state shows: what knowing them is worth (bench/luck.py)
WHOLE_GAME = 6  # the sight with which reviews judge a game alone: by the turns that it will take
AIM_TURNS = 4 * TURN_WORTH // 3  # for each later card, and for the way home, as the strongest bot needs them
WON = 2_000_000  # a won game, to those who see the race; chances are in millionths
GOAL_WORTH = 13  # a card opened, where the chances are the same: more than to stand near the next one
REACH_WORTH = 12  # a cell in reach, to one who loves to roam
MOST_TURNS = 3  # the depth of the search for the shortest way


def nearness(s: State, seat: int) -> int:
    """How near a seat is to what it wants, ignoring walls, at most 12; 0 if that is not on the board or not known."""
    cells = targets(s, seat) & BOARD
    return 12 - nearest(cells, pawn(s, seat)) if cells else 0


def own_chance(s: State, seat: int, wanted: int, known: int) -> int:
    """The chance, in thousandths, to reach a wanted tile in this seat's next turn, after random pushes of rivals."""
    waits, maze = (seat - s.seat) % s.seats, bare_maze(s, wanted)
    standing = 1 << pawn(s, seat)
    return chance_after_pushes(maze, standing, waits, known) if waits else reach_chance(maze, standing, known)


def progress(s: State, seat: int, sight: int) -> int:
    """How close a seat is to opening its next card; always less than the value of a card."""
    cells = targets(s, seat)
    known = 1 if cells else 0
    near = nearness(s, seat)
    if s.phase == WALKING and s.seat == seat:
        return CHANCE_WORTH if reach(s, seat) & cells else near
    if sight == 0:
        return near
    if sight == 1:
        return near + 12 * reaching_pushes(bare_maze(s, cells), 1 << pawn(s, seat)) if known else 0
    wanted = cells if known else treasure_cells(s, unseen(s, seat))
    return near + CHANCE_WORTH * own_chance(s, seat, wanted, known) // 1000


def threats(s: State, seat: int) -> int:
    """How likely the rivals are to open their next cards at once, using only what this seat knows."""
    total = 0
    for rival in range(s.seats):
        if rival != seat:
            known = 0 if cards_left(s, rival) else 1
            found = reach_chance(bare_maze(s, rival_targets(s, rival, seat, 0)), 1 << pawn(s, rival), known)
            total += HOME_FACTOR * found if known else found
    return THREAT_WORTH * total // (1000 * (s.seats - 1))


def liking(s: State, seat: int, style: int) -> int:
    """What a style adds to the value: many cells in reach, or few chances of the rivals."""
    if style == ROAMS:
        return REACH_WORTH * popcount(reach(s, seat))
    return -threats(s, seat) if style == BLOCKS and s.seats > 1 and s.phase != WALKING else 0


def value(s: State, seat: int, sight: int) -> int:
    """How good a position is for a seat of this style."""
    style = sight // STYLE
    found = judged(s, seat, sight % STYLE)
    return found + liking(s, seat, style) if style and s.phase != ENDED else found


def judged(s: State, seat: int, sight: int) -> int:
    """Cards opened and how close the next one is, or the chance to win.

    Sight 0 measures the distance, 1 counts the pushes that reach the next card, 2 estimates the chances of all seats.
    From RACE on it is the chance to be home first.
    """
    if s.seats == 1:
        return value_alone(s, seat, sight)
    mine = CARD_WORTH * goal(s, seat)
    if s.phase == ENDED:
        return WON * won(s, seat) if sight >= RACE else mine
    if sight >= RACE and s.phase != WALKING and s.seat != seat:
        chance = winning_chance(s, seat, 1 if sight == REPLIES else 0, 1 if sight == SHOWN else 0)
        return chance + GOAL_WORTH * goal(s, seat) + nearness(s, seat)
    mine += progress(s, seat, sight)
    return mine - threats(s, seat) if sight > 1 and s.phase != WALKING else mine


def value_alone(s: State, seat: int, sight: int) -> int:
    """The value in a game with one player: cards opened, minus the turns spent.

    With sight 2 the turns needed for the next card are subtracted as well.
    """
    if sight == WHOLE_GAME:
        return -turns_alone(s, seat)
    done = CARD_WORTH * ((goal(s, seat) + s.turns) // (LARGEST_LIMIT + 1)) - TURN_WORTH * s.turns
    cells = targets(s, seat)
    if s.phase == ENDED or sight < 2 or cells == 0:
        return done if s.phase == ENDED else done + progress(s, seat, sight)
    standing = reach(s, seat) if s.phase == WALKING else 1 << pawn(s, seat)
    needed = 0 if s.phase == WALKING and standing & cells else turns_needed(bare_maze(s, cells), standing, MOST_TURNS)
    return done + CARD_WORTH - TURN_WORTH * needed + nearness(s, seat)


def turns_alone(s: State, seat: int) -> int:
    """The turns that a game with one player will take in all, in parts of TURN_WORTH; nearer is a little sooner."""
    aims = cards_left(s, seat) + 1 - s.options.finish
    spent = TURN_WORTH * (s.turns + (1 if s.phase == WALKING else 0))
    if won(s, seat):
        return TURN_WORTH * s.turns
    cells = targets(s, seat)
    if cells == 0:
        return spent + AIM_TURNS * aims
    standing = reach(s, seat) if s.phase == WALKING else 1 << pawn(s, seat)
    needed = 0 if s.phase == WALKING and standing & cells else turns_needed(bare_maze(s, cells), standing, MOST_TURNS)
    return spent + TURN_WORTH * needed + AIM_TURNS * (aims - 1) - nearness(s, seat)


def obvious(s: State, action: int) -> int:
    """1 for what even the weakest bot never overlooks: reaching what it wants, keeping it in reach, the way home."""
    if s.phase == WALKING:
        return targets(s, s.seat) >> (action - WALK) & 1
    going_home = (s.held | s.left) >> (5 * s.seat) & 31 == 0
    if going_home == 0 and reach(s, s.seat) & targets(s, s.seat) == 0:
        return 0
    t = step(s, action)
    return 1 if reach(t, s.seat) & targets(t, s.seat) else 0
