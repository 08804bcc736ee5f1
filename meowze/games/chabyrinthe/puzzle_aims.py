"""What puzzles of Chabyrinthe ask for. Written like the rules and compiled with them.

`goal` is the number of cats that the seat has brought home in the end, `until` twice the number of finished turns plus
the actions of the turn. Which value a new cat has changes no way, so one value stands for all. The card that is drawn
after a push matters if another push follows.
"""

from meowze.games.chabyrinthe.rules import (
    ACTING,
    CARD,
    CAT,
    DRAWING,
    HOME,
    HOMING,
    LAYING,
    NATURE,
    RETURNING,
    SHAPES,
    State,
    cards_of,
    forced,
    legal,
    mover,
    over,
    step,
)
from meowze.games.grid import WORD, lowest

TWO, THREE, CHAIN = 0, 1, 2


def cats_of(s: State, seat: int) -> int:
    """How many cats a seat has brought home."""
    mine = s.won >> (12 * seat)
    return (mine & 15) + (mine >> 4 & 15) + (mine >> 8 & 15)


def fitting(s: State, theme: int) -> int:
    """1 at the beginning of a turn."""
    return 1 if s.phase == ACTING and s.did == 0 else 0


def aim(s: State, seat: int, theme: int, length: int) -> tuple[int, int]:
    """Two or three cats more with this many actions."""
    return cats_of(s, seat) + (3 if theme == THREE else 2), 2 * s.turns + length


def standing(s: State, seat: int, theme: int, goal: int, until: int) -> int:
    """1 if the aim is reached, -1 if it is missed, 0 if the seat or its cats have more to do."""
    if cats_of(s, seat) >= goal:
        return 1
    if over(s):
        return -1
    done = 2 * s.turns + (0 if s.did == 0 else 2 if s.did == 3 else 1)
    return -1 if s.phase == ACTING and done >= until else 0


def first_value(s: State) -> int:
    """The lowest value of the cats that are left."""
    return 0 if s.strays & 15 else 1 if s.strays >> 4 & 15 else 2


def first_shape(s: State) -> int:
    """The first shape of the cards that nobody has seen."""
    shape = 0
    while cards_of(s.unseen, shape) == 0:
        shape += 1
    return shape


def come_home(s: State) -> State:
    """The state after all that follows from an action; of chance the first outcome."""
    while over(s) == 0 and mover(s) == NATURE:
        action = forced(s)
        if action < 0:
            action = CAT + first_value(s) if s.phase == LAYING else CARD + 4 * first_shape(s)
        s = step(s, action)
    return s


def some_action(s: State, seat: int, goal: int) -> int:
    """1 if one more action brings home as many cats."""
    actions = legal(s)
    for word in range(len(actions)):
        rest = actions[word]
        while rest:
            action = WORD * word + lowest(rest)
            rest &= rest - 1
            if cats_of(come_home(step(s, action)), seat) >= goal:
                return 1
    return 0


def some_turn(s: State, seat: int, theme: int, goal: int, until: int) -> int:
    """1 if a first and a second action do, whatever card is drawn between them."""
    actions = legal(s)
    for word in range(len(actions)):
        rest = actions[word]
        while rest:
            action = WORD * word + lowest(rest)
            rest &= rest - 1
            if after_action(step(s, action), seat, theme, goal, until):
                return 1
    return 0


def after_action(s: State, seat: int, theme: int, goal: int, until: int) -> int:
    """1 if the aim is reached with what follows from an action, or by one more action, whatever is drawn."""
    if s.phase != DRAWING:
        t = come_home(s)
        now = standing(t, seat, theme, goal, until)
        return 1 if now > 0 else 0 if now < 0 else some_action(t, seat, goal)
    for shape in range(SHAPES):
        if cards_of(s.unseen, shape):
            t = come_home(step(s, CARD + 4 * shape))
            now = standing(t, seat, theme, goal, until)
            if now < 0 or (now == 0 and some_action(t, seat, goal) == 0):
                return 0
    return 1


def within(s: State, seat: int, theme: int, goal: int, until: int) -> int:
    """1 if the aim is reached or can be reached from here, whatever is drawn."""
    now = standing(s, seat, theme, goal, until)
    if now:
        return 1 if now > 0 else 0
    if s.phase != ACTING:
        return after_action(s, seat, theme, goal, until)
    if s.did or until - 2 * s.turns == 1:
        return some_action(s, seat, goal)
    return some_turn(s, seat, theme, goal, until)


def result(s: State, seat: int, theme: int) -> State:
    """The cards of the square, the cats and the homes; neither values nor the pile."""
    return s._replace(
        top=0, under=(0, 0, 0, 0), lying=0, unseen=0, fours=0, fives=0, strays=0, owed=0, won=0, turns=0, phase=0
    )


def shows(s: State, seat: int, theme: int, goal: int) -> int:
    """For a chain: 1 if not all cats have their way at once, so that one follows the other."""
    if theme != CHAIN:
        return 1
    t = step(s, CARD + 4 * first_shape(s)) if s.phase == DRAWING else s
    t = step(t, forced(t)) if t.phase == RETURNING else t
    return 1 if t.phase == HOMING and cats_of(step(t, HOME), seat) < goal else 0
