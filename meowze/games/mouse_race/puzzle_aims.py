"""What puzzles of Mouse race ask for. Written like the rules and compiled with them.

`goal` is the number of finished turns when the seat has acted, `until` how many turns of its own somebody may then need
to the cheese. These turns are tried with all draws; meanwhile the others miss theirs. A cat that the runner draws
never helps it, and counts as a missed turn.
"""

from meowze.games.grid import WORD, lowest, popcount
from meowze.games.mouse_race.rules import (
    BACK,
    CAT,
    CHEESE,
    CHOOSING,
    DRAW,
    DRAWING,
    LAY,
    LAYING,
    MISS,
    RETURN,
    RETURNING,
    TILE,
    State,
    apart,
    chance,
    end,
    legal,
    over,
    step,
    ways,
)

STOP, SURE = 0, 1


def fitting(s: State, theme: int) -> int:
    """1 with a cat in hand; for the way to the cheese, before the draw or with a tile that can be laid in two ways."""
    if theme == STOP:
        return 1 if s.phase == LAYING and s.hand == CAT else 0
    if s.phase == LAYING and s.hand != CAT:
        return 1 if popcount(ways(s, s.seat)) > 1 else 0
    return 1 if s.phase == CHOOSING else 0


def aim(s: State, seat: int, theme: int, length: int) -> tuple[int, int]:
    """After this turn the others need more than so many turns to the cheese, or the seat itself needs no more."""
    return s.turns + 1, length


def others_miss(s: State, seat: int) -> State:
    """The state in which this seat is to act, because the others have missed their turns."""
    while over(s) == 0 and s.seat != seat:
        s = step(s, MISS)
    return s


def turn_to(s: State, seat: int, k: int) -> State:
    """The state after the k-th way to take a turn: 0 to 3 straight, 4 to 7 curve, in each direction; 8 back; then cats.

    A turn that is not possible leaves the state as it is.
    """
    if k == 8:
        return step(s, BACK) if s.lengths >> (8 * seat) & 255 else s
    if s.bag >> (8 * (k // 4)) & 255 == 0:
        return s
    t = step(step(s, DRAW), TILE + k // 4)
    return step(t, LAY + k % 4) if t.phase == LAYING and ways(t, seat) >> (k % 4) & 1 else s


def far(s: State, seat: int, turns: int) -> int:
    """1 if the cheese is too far for this many tiles, whatever lies in between."""
    return 1 if apart(end(s, seat), CHEESE) > turns + 1 else 0


def wins_now(s: State, seat: int) -> int:
    """1 if one turn can be enough."""
    if far(s, seat, 1):
        return 0
    for k in range(8):
        t = turn_to(s, seat, k)
        if t.winner == seat:
            return 1
    return 0


def wins_in_two(s: State, seat: int) -> int:
    """1 if two turns can be enough."""
    if wins_now(s, seat):
        return 1
    if far(s, seat, 3):  # a tile that is taken back can lie a step nearer
        return 0
    for k in range(9):
        t = turn_to(s, seat, k)
        if t.turns > s.turns and over(t) == 0 and wins_now(others_miss(t, seat), seat):
            return 1
    return freed(s, seat, 1)


def wins_in_three(s: State, seat: int) -> int:
    """1 if three turns can be enough."""
    if wins_in_two(s, seat):
        return 1
    if far(s, seat, 4):
        return 0
    for k in range(9):
        t = turn_to(s, seat, k)
        if t.turns > s.turns and over(t) == 0 and wins_in_two(others_miss(t, seat), seat):
            return 1
    return freed_then_two(s, seat)


def freed(s: State, seat: int, turns: int) -> int:
    """1 if a turn can be enough after taking away a cat."""
    for word in range(len(legal(s))):
        rest = legal(s)[word]
        while rest:
            action = WORD * word + lowest(rest)
            rest &= rest - 1
            if action < DRAW and wins_now(others_miss(step(s, action), seat), seat):
                return 1
    return 0


def freed_then_two(s: State, seat: int) -> int:
    """1 if two turns can be enough after taking away a cat."""
    for word in range(len(legal(s))):
        rest = legal(s)[word]
        while rest:
            action = WORD * word + lowest(rest)
            rest &= rest - 1
            if action < DRAW and wins_in_two(others_miss(step(s, action), seat), seat):
                return 1
    return 0


def can_win(s: State, seat: int, turns: int) -> int:
    """1 if this seat, when the others miss their turns, can be at the cheese within this many of its own."""
    t = others_miss(s, seat)
    if over(t):
        return 1 if t.winner == seat else 0
    return wins_now(t, seat) if turns == 1 else wins_in_two(t, seat) if turns == 2 else wins_in_three(t, seat)


def all_stopped(s: State, seat: int, turns: int) -> int:
    """1 if no other seat can win within this many turns of its own."""
    for other in range(s.seats):
        if other != seat and can_win(s, other, turns):
            return 0
    return 1


def sure(s: State, seat: int, turns: int) -> int:
    """1 if, whatever the next seat does in its turn, this one can win within this many turns of its own."""
    actions = legal(s)
    for word in range(len(actions)):
        rest = actions[word]
        while rest:
            action = WORD * word + lowest(rest)
            rest &= rest - 1
            t = step(s, action)
            if t.phase == DRAWING:
                if sure_after_draw(t, seat, turns) == 0:
                    return 0
            elif can_win(t, seat, turns) == 0:
                return 0
    return 1


def sure_after_draw(s: State, seat: int, turns: int) -> int:
    """The same when the next seat draws, for everything that it may draw and however it lays it."""
    for kind in range(3):
        if chance(s, TILE + kind):
            t = step(s, TILE + kind)
            if t.phase == RETURNING:
                if can_win(step(t, RETURN), seat, turns) == 0:
                    return 0
            elif sure_after_lay(t, seat, turns) == 0:
                return 0
    return 1


def sure_after_lay(s: State, seat: int, turns: int) -> int:
    """The same when the next seat lays the tile in its hand, wherever it does."""
    actions = legal(s)
    for word in range(len(actions)):
        rest = actions[word]
        while rest:
            action = WORD * word + lowest(rest)
            rest &= rest - 1
            if can_win(step(s, action), seat, turns) == 0:
                return 0
    return 1


def standing(s: State, seat: int, theme: int, goal: int, until: int) -> int:
    """1 if the aim is reached, -1 if it is missed, 0 if the seat has more to do."""
    if s.turns < goal:
        return 0
    if over(s):
        return 1 if s.winner == seat else -1
    reached = all_stopped(s, seat, until) if theme == STOP else sure(s, seat, until)
    return 1 if reached else -1


def within(s: State, seat: int, theme: int, goal: int, until: int) -> int:
    """1 if the aim is reached; a turn of this game is one action, or a draw and one more."""
    if s.phase == RETURNING:
        s = step(s, RETURN)
    if s.turns >= goal:
        return 1 if standing(s, seat, theme, goal, until) > 0 else 0
    if s.phase != DRAWING:
        return some_lay(s, seat, theme, goal, until)
    for kind in range(3):
        if chance(s, TILE + kind):
            t = step(s, TILE + kind)
            t = step(t, RETURN) if t.phase == RETURNING else t
            if some_lay(t, seat, theme, goal, until) == 0:
                return 0
    return 1


def some_lay(s: State, seat: int, theme: int, goal: int, until: int) -> int:
    """1 if the aim is reached, or is reached wherever the tile in hand is laid best."""
    if s.turns >= goal:
        return 1 if standing(s, seat, theme, goal, until) > 0 else 0
    actions = legal(s)
    for word in range(len(actions)):
        rest = actions[word]
        while rest:
            action = WORD * word + lowest(rest)
            rest &= rest - 1
            t = step(s, action)
            if t.turns >= goal and standing(t, seat, theme, goal, until) > 0:
                return 1
    return 0


def result(s: State, seat: int, theme: int) -> State:
    """The board."""
    return s._replace(drawn=(0, 0, 0, 0), turns=0)


def shows(s: State, seat: int, theme: int, goal: int) -> int:
    """Always 1: every solution shows what its theme is about."""
    return 1
