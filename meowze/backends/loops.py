"""Loops over a law, in the law's own style: copies run in its namespace, which puts its functions in place of these.

A luck is a number below 2^62 that every backend shakes alike; `rows` holds many games, one column of words a game.
"""

from typing import Any

from meowze.backends.rows import ROWS
from meowze.games.contract import LAW, AnyState
from meowze.games.grid import WORD, has, nth, roll, shaken, size

NATURE = -1
start, legal, mover, odds, outcome = LAW.start, LAW.legal, LAW.mover, LAW.odds, LAW.outcome
forced, step, over, goal = LAW.forced, LAW.step, LAW.over, LAW.goal
load_row, store_row = ROWS.load_row, ROWS.store_row


def picked(s: AnyState, luck: int) -> int:
    """An action by luck: a seat's with equal chances, nature's by weight."""
    if mover(s) == NATURE:
        return outcome(s, roll(luck, odds(s)))
    actions = legal(s)
    return nth(actions, roll(luck, size(actions)))


def chosen(s: AnyState, luck: int) -> tuple[int, int]:
    """A random move of whoever is to move, and the next luck; a forced move costs none."""
    action = forced(s)
    if action >= 0:
        return action, luck
    luck = shaken(luck)
    return picked(s, luck), luck


def random_play(s: AnyState, luck: int, count: int) -> tuple[AnyState, int, int]:
    """So many random actions of seats, then nature's until a seat is to act; a game that ends is dealt anew.

    The state, the luck and the number of games that ended.
    """
    games = 0
    while count > 0 or mover(s) == NATURE:
        if over(s):
            s = start(s.options, s.seats)
            games += 1
        else:
            count -= 0 if mover(s) == NATURE else 1
            action, luck = chosen(s, luck)
            s = step(s, action)
    return s, luck, games


# ------------------------------------------------------------------------------------ one game of many


def play_one(rows: Any, lucks: Any, finished: Any, i: int, count: int) -> None:
    """So many random actions of seats."""
    s, luck, games = random_play(load_row(rows[:, i]), lucks[i], count)
    store_row(rows[:, i], s)
    lucks[i] = luck
    finished[i] += games


def act_one(rows: Any, lucks: Any, codes: Any, ended: Any, goals: Any, i: int) -> None:
    """The given action and nature's moves after it; a game that ends is dealt anew, an illegal code changes nothing."""
    s, luck, action, done = load_row(rows[:, i]), lucks[i], codes[i], 0
    actions = legal(s)
    if action < 0 or action >= WORD * len(actions) or has(actions, action) == 0:
        action, done = -1, -1
    while action >= 0:
        s = step(s, action)
        if done == 0:
            done = over(s)
            for seat in range(s.seats):
                goals[seat, i] = goal(s, seat)
        if over(s):
            s = start(s.options, s.seats)
        action = -1
        if mover(s) == NATURE:
            action, luck = chosen(s, luck)
    ended[i] = done
    store_row(rows[:, i], s)
    lucks[i] = luck


def look_one(rows: Any, movers: Any, words: Any, i: int) -> None:
    """Who is to act and what that seat may do."""
    s = load_row(rows[:, i])
    actions = legal(s)
    movers[i] = mover(s)
    for k in range(len(actions)):
        words[k, i] = actions[k]


# ------------------------------------------------------------------------------------ one after the other


def play_all(rows: Any, lucks: Any, finished: Any, count: int) -> None:
    """So many random actions in every game."""
    for i in range(rows.shape[1]):
        play_one(rows, lucks, finished, i, count)


def act_all(rows: Any, lucks: Any, codes: Any, ended: Any, goals: Any) -> None:
    """One given action in every game."""
    for i in range(rows.shape[1]):
        act_one(rows, lucks, codes, ended, goals, i)


def look_all(rows: Any, movers: Any, words: Any) -> None:
    """Who is to act and what is legal in every game."""
    for i in range(rows.shape[1]):
        look_one(rows, movers, words, i)
