"""The kernels with which a GPU plays games of self-play in step: every game's next one or two actions at once.

First each action of every game is judged by a thread of its own, then a thread a game plays the best of them. Both do
what `self_play.record_games` does.
"""

from typing import Any

from meowze.backends.rows import ROWS, Array
from meowze.games.contract import LAW
from meowze.games.grid import WORD, has, lowest, next_random
from meowze.training import self_play

cuda: Any = None  # the backend sets it when it compiles this module
legal, mover = LAW.legal, LAW.mover
load_row = ROWS.load_row
LEAST = self_play.LEAST
first_state, explores, judged_turn = self_play.first_state, self_play.explores, self_play.judged_turn
settle_act, random_action = self_play.settle_act, self_play.random_action


def judge_all(
    found: Array, rows: Array, nets: Array, lucks: Array, ends: Array, horizon: int, draws: int, explore: int
) -> None:
    """For every game and every action that is legal there, the value of the best turn and its second action."""
    thread = cuda.grid(1)
    i, action = thread // found.shape[1], thread % found.shape[1]
    if i >= found.shape[0] or ends[len(nets), i] != 0:
        return
    s, own = first_state(load_row(rows[i]), lucks[i][0]), next_random(lucks[i][1])
    if has(legal(s), action) and explores(own, explore) == 0:
        seat = mover(s)
        found[i, action, 0], found[i, action, 1] = judged_turn(nets[seat], s, seat, horizon, draws, own, action)


def act_all(
    found: Array, rows: Array, nets: Array, lucks: Array, ends: Array, samples: Array, kept: Array, explore: int
) -> None:
    """In every game play the best turn that was found, or a random action, and write what every seat sees."""
    i = cuda.grid(1)
    if i >= found.shape[0] or ends[len(nets), i] != 0:
        return
    s, own = first_state(load_row(rows[i]), lucks[i][0]), next_random(lucks[i][1])
    lucks[i][1] = own
    first, second, best = random_action(s, next_random(own)), -1, LEAST
    if explores(own, explore) == 0:
        actions = legal(s)
        for word in range(len(actions)):
            rest = actions[word]
            while rest:
                action = WORD * word + lowest(rest)
                rest &= rest - 1
                if found[i, action, 0] > best:
                    best, first, second = found[i, action, 0], action, found[i, action, 1]
    settle_act(s, first, second, rows[i], lucks[i][0], samples, kept, ends, i)
