"""What a GPU runs. Copies run in the namespace of a law, which puts its functions in their place.

`play_all` keeps the games of a block in the block's shared memory, a queue for each phase; a thread serves any of them.
"""

from typing import Any

from meowze.backends import loops
from meowze.backends.rows import ROWS
from meowze.games.contract import LAW, AnyState

cuda: Any = None  # numba.cuda and its types, given by the backend when it compiles this
int64: Any = None
int32: Any = None
uint8: Any = None

NATURE = -1
THREADS = 128  # to a block
PHASES = 8  # no law has more
LONGEST = 256  # a queue can hold, so that one byte names a game
WIDTH, POOL = 0, 0  # words of a state that are not fixed, and games to a block

start, mover, over, step = LAW.start, LAW.mover, LAW.over, LAW.step
load_row, store_row, load_rest, store_rest = ROWS.load_row, ROWS.store_row, ROWS.load_rest, ROWS.store_rest
chosen, act_one, look_one = loops.chosen, loops.act_one, loops.look_one


def act_all(rows: Any, lucks: Any, codes: Any, ended: Any, goals: Any) -> None:
    """One given action in every game."""
    i = cuda.grid(1)
    if i < rows.shape[1]:
        act_one(rows, lucks, codes, ended, goals, i)


def look_all(rows: Any, movers: Any, words: Any) -> None:
    """Who is to act and what is legal in every game."""
    i = cuda.grid(1)
    if i < rows.shape[1]:
        look_one(rows, movers, words, i)


def queued(queues: Any, come: Any, g: int, s: AnyState, left: int) -> None:
    """A game goes to the end of the queue of its phase; one that has nothing left to play does not."""
    if left > 0 or mover(s) == NATURE:
        place = cuda.atomic.add(come, s.phase, 1)
        queues[s.phase, place & (LONGEST - 1)] = g


def longest(come: Any, gone: Any) -> tuple[int, int]:
    """The phase with the most games in its queue, and how many of them there are threads for."""
    best = int32(0)
    for k in range(PHASES):
        best = max(best, int32((come[k] - gone[k]) * PHASES + k))
    return best % PHASES, min(best // PHASES, THREADS)


def moved(s: AnyState, luck: int) -> tuple[AnyState, int, int, int]:
    """The game after one random move, its luck, whether a seat has acted, and whether a game was dealt anew."""
    if over(s):
        return start(s.options, s.seats), luck, 0, 1
    acted = 0 if mover(s) == NATURE else 1
    action, luck = chosen(s, luck)
    return step(s, action), luck, acted, 0


def play_all(rows: Any, lucks: Any, finished: Any, count: int) -> None:
    """So many random actions of seats in every game.

    Threads in different phases would wait for each other's branches and for each other's code. So all threads of a
    block serve one phase at a time, the one with the longest queue: seldom phases wait until it is worth while.
    """
    pool = cuda.shared.array((WIDTH, POOL), int64)
    lefts = cuda.shared.array(POOL, int32)
    queues = cuda.shared.array((PHASES, LONGEST), uint8)
    come, gone = cuda.shared.array(PHASES, int32), cuda.shared.array(PHASES, int32)
    me, first = cuda.threadIdx.x, cuda.blockIdx.x * POOL
    here = min(POOL, rows.shape[1] - first)
    if me < PHASES:
        come[me], gone[me] = 0, 0
    cuda.syncthreads()
    for g in range(me, here, THREADS):
        s, lefts[g] = load_row(rows[:, first + g]), count
        store_rest(pool, g, s)
        queued(queues, come, g, s, count)
    while True:
        cuda.syncthreads()
        phase, many = longest(come, gone)
        if many == 0:
            break
        g = queues[phase, (gone[phase] + me) & (LONGEST - 1)]
        cuda.syncthreads()  # all have read the queues: they may change
        if me == 0:
            gone[phase] += many
        if me < many:
            s, luck, acted, ended = moved(load_rest(pool, g), lucks[first + g])
            store_rest(pool, g, s)
            lucks[first + g] = luck
            lefts[g] -= acted
            if ended:
                finished[first + g] += 1
            queued(queues, come, g, s, lefts[g])
    for g in range(me, here, THREADS):
        store_row(rows[:, first + g], load_rest(pool, g))
