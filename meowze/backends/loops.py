"""Random play and batches of games. These functions are compiled like a law, together with it.

They are copied into the namespace of a law, whose own functions replace the placeholders below. `luck` is the state of
the random generator in `meowze.games.grid`. `rows` holds many games, each of them one column of words.
"""

from meowze.backends.rows import ROWS, Array
from meowze.games.contract import LAW, AnyState
from meowze.games.grid import WORD, has, next_random, nth, roll, size

NATURE = -1
LONGEST = 3000  # turns; a game that is not over by then is cut off, since some games need never end
start, legal, mover, odds, outcome = LAW.start, LAW.legal, LAW.mover, LAW.odds, LAW.outcome
forced, step, over, goal = LAW.forced, LAW.step, LAW.over, LAW.goal
load_row, store_row = ROWS.load_row, ROWS.store_row


def random_action(s: AnyState, luck: int) -> int:
    """A random action: every action of a seat is equally likely, nature's outcomes are drawn by weight."""
    if mover(s) == NATURE:
        return outcome(s, roll(luck, odds(s)))
    actions = legal(s)
    return nth(actions, roll(luck, size(actions)))


def next_move(s: AnyState, luck: int) -> tuple[int, int]:
    """The forced move if there is one, else a random action; and the next luck, which a forced move leaves as it is."""
    action = forced(s)
    if action >= 0:
        return action, luck
    luck = next_random(luck)
    return random_action(s, luck), luck


def game_end(s: AnyState) -> int:
    """1 when the game is over, 2 when it is cut off because it has lasted LONGEST turns, else 0."""
    return 1 if over(s) else 2 if s.turns >= LONGEST else 0


def random_play(s: AnyState, luck: int, count: int) -> tuple[AnyState, int, int]:
    """Play `count` random actions of seats, and nature's moves until a seat is to act again.

    A game that ends or is cut off is replaced by a new deal. Returns the state, the luck and how many games ended.
    """
    games = 0
    while count > 0 or mover(s) == NATURE:
        if game_end(s):
            s = start(s.options, s.seats)
            games += 1
        else:
            count -= 0 if mover(s) == NATURE else 1
            action, luck = next_move(s, luck)
            s = step(s, action)
    return s, luck, games


# ------------------------------------------------------------------------------------ one game of a batch


def play_one(rows: Array, lucks: Array, finished: Array, i: int, count: int) -> None:
    """Play `count` random actions of seats in game `i`."""
    s, luck, games = random_play(load_row(rows[:, i]), lucks[i], count)
    store_row(rows[:, i], s)
    lucks[i] = luck
    finished[i] += games


def act_one(rows: Array, lucks: Array, codes: Array, ended: Array, goals: Array, i: int) -> None:
    """Play the given action in game `i`, and nature's moves after it.

    A game that ends or is cut off is replaced by a new deal. An illegal action changes nothing.
    """
    s, luck, action, done = load_row(rows[:, i]), lucks[i], codes[i], 0
    actions = legal(s)
    if action < 0 or action >= WORD * len(actions) or has(actions, action) == 0:
        action, done = -1, -1
    while action >= 0:
        s = step(s, action)
        if done == 0:
            done = game_end(s)
            for seat in range(s.seats):
                goals[seat, i] = goal(s, seat)
        if game_end(s):
            s = start(s.options, s.seats)
        action = -1
        if mover(s) == NATURE:
            action, luck = next_move(s, luck)
    ended[i] = done
    store_row(rows[:, i], s)
    lucks[i] = luck


def look_one(rows: Array, movers: Array, words: Array, i: int) -> None:
    """The seat to act in game `i`, and its legal actions."""
    s = load_row(rows[:, i])
    actions = legal(s)
    movers[i] = mover(s)
    for k in range(len(actions)):
        words[k, i] = actions[k]


# ------------------------------------------------------------------------------------ all games of a batch


def play_all(rows: Array, lucks: Array, finished: Array, count: int) -> None:
    """Play `count` random actions of seats in every game."""
    for i in range(rows.shape[1]):
        play_one(rows, lucks, finished, i, count)


def act_all(rows: Array, lucks: Array, codes: Array, ended: Array, goals: Array) -> None:
    """Play one given action in every game."""
    for i in range(rows.shape[1]):
        act_one(rows, lucks, codes, ended, goals, i)


def look_all(rows: Array, movers: Array, words: Array) -> None:
    """For every game, the seat to act and its legal actions."""
    for i in range(rows.shape[1]):
        look_one(rows, movers, words, i)
