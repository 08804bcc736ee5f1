"""The GPU kernels. They are copied into the namespace of a law, whose own functions replace the placeholders below.

In `play_all` each block keeps a pool of games in its shared memory. Games are not tied to threads: they wait in one
queue for each phase, from which any thread of the block takes the next one to play.
"""

from typing import Any

from meowze.backends import loops
from meowze.backends.rows import ROWS, Array
from meowze.games.contract import LAW, AnyState

cuda: Any = None  # numba.cuda and its types; the backend sets them when it compiles this module
int64: Any = None
int32: Any = None
uint8: Any = None

NATURE = -1
THREADS = 128  # per block
PHASES = 8  # no game has more
QUEUE_SIZE = 256  # so that one byte is enough for the number of a game
WIDTH, POOL = 0, 0  # words of a state without the fixed ones, and games per block; set by the backend

start, mover, step = LAW.start, LAW.mover, LAW.step
load_row, store_row, load_rest, store_rest = ROWS.load_row, ROWS.store_row, ROWS.load_rest, ROWS.store_rest
next_move, game_end, act_one, look_one = loops.next_move, loops.game_end, loops.act_one, loops.look_one


def act_all(rows: Array, lucks: Array, codes: Array, ended: Array, goals: Array) -> None:
    """Play one given action in every game."""
    i = cuda.grid(1)
    if i < rows.shape[1]:
        act_one(rows, lucks, codes, ended, goals, i)


def look_all(rows: Array, movers: Array, words: Array) -> None:
    """For every game, the seat to act and its legal actions."""
    i = cuda.grid(1)
    if i < rows.shape[1]:
        look_one(rows, movers, words, i)


def enqueue(queues: Array, tails: Array, g: int, s: AnyState, left: int) -> None:
    """Append game `g` to the queue of its phase, unless it has played all its actions and a seat is to move."""
    if left > 0 or mover(s) == NATURE:
        place = cuda.atomic.add(tails, s.phase, 1)
        queues[s.phase, place & (QUEUE_SIZE - 1)] = g


def longest_queue(tails: Array, heads: Array) -> tuple[int, int]:
    """The phase with the longest queue, and how many games of that queue the threads can take."""
    best = int32(0)
    for k in range(PHASES):
        best = max(best, int32((tails[k] - heads[k]) * PHASES + k))
    return best % PHASES, min(best // PHASES, THREADS)


def play_move(s: AnyState, luck: int) -> tuple[AnyState, int, int, int]:
    """Make one random move, or deal a new game if this one has ended or is cut off.

    Returns the state, the luck, 1 if a seat has acted, and 1 if a new game was dealt.
    """
    if game_end(s):
        return start(s.options, s.seats), luck, 0, 1
    acted = 0 if mover(s) == NATURE else 1
    action, luck = next_move(s, luck)
    return step(s, action), luck, acted, 0


def play_all(rows: Array, lucks: Array, finished: Array, count: int) -> None:
    """Play `count` random actions of seats in every game.

    If threads of a block played games in different phases, they would take different branches and wait for each other.
    So in each round all threads play games of the same phase, the one with the longest queue. Games in a rare phase
    wait until their queue is the longest.
    """
    pool = cuda.shared.array((WIDTH, POOL), int64)
    lefts = cuda.shared.array(POOL, int32)
    queues = cuda.shared.array((PHASES, QUEUE_SIZE), uint8)
    tails, heads = cuda.shared.array(PHASES, int32), cuda.shared.array(PHASES, int32)
    me, first = cuda.threadIdx.x, cuda.blockIdx.x * POOL
    here = min(POOL, rows.shape[1] - first)
    if me < PHASES:
        tails[me], heads[me] = 0, 0
    cuda.syncthreads()
    for g in range(me, here, THREADS):
        s, lefts[g] = load_row(rows[:, first + g]), count
        store_rest(pool, g, s)
        enqueue(queues, tails, g, s, count)
    while True:
        cuda.syncthreads()
        phase, many = longest_queue(tails, heads)
        if many == 0:
            break
        g = queues[phase, (heads[phase] + me) & (QUEUE_SIZE - 1)]
        cuda.syncthreads()  # all threads have read the queues, so they may be changed
        if me == 0:
            heads[phase] += many
        if me < many:
            s, luck, acted, ended = play_move(load_rest(pool, g), lucks[first + g])
            store_rest(pool, g, s)
            lucks[first + g] = luck
            lefts[g] -= acted
            if ended:
                finished[first + g] += 1
            enqueue(queues, tails, g, s, lefts[g])
    for g in range(me, here, THREADS):
        store_row(rows[:, first + g], load_rest(pool, g))
