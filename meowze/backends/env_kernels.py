"""The GPU kernels of environments: what `env_loops` does, one thread to a game.

Written by its own thread, what a game tells would be scattered over memory. So every thread packs it into shared memory
first, and then the threads of a block write it out side by side.
"""

from typing import Any

from meowze.backends import env_loops
from meowze.backends.packing import PACKING
from meowze.backends.rows import ROWS, Array
from meowze.games.contract import LAW

cuda: Any = None  # numba.cuda and its types; the backend sets them when it compiles this module
int64: Any = None
uint8: Any = None

ENV_THREADS, STREAM, PLANE_WORDS, CELLS, COUNTS, CODES = 0, 0, 0, 0, 0, 0  # set by the backend
LOW_SEVEN, EACH_BYTE = 0x0002040810204081, 0x0101010101010101

legal, mover = LAW.legal, LAW.mover
load_row = ROWS.load_row
pack_legal = PACKING.pack_legal
env_one, pack_one = env_loops.env_one, env_loops.pack_one


def eight_bits(bits: Array, column: int, at: int) -> int:
    """Bits `at` to `at` + 7 of a column of words, at least; those above may be anything."""
    word, shift = at >> 6, at & 63
    found: int = bits[word, column] >> shift
    if shift > 56:
        found = found & ((1 << (64 - shift)) - 1) | bits[word + 1, column] << (64 - shift)
    return found


def spread_block(bits: Array, first_word: int, size: int, out: Array, first: int, many: int) -> None:
    """Write `size` bits of each of the games of a block, each bit as a byte. Every thread writes words of eight bytes.

    Games follow each other without a gap, so that a word may hold the end of one and the beginning of the next.
    """
    for k in range(cuda.threadIdx.x, (many * size + 7) >> 3, ENV_THREADS):
        game = 8 * k // size
        at = 8 * k - game * size
        found, have = eight_bits(bits, game, 64 * first_word + at), size - at
        while have < 8 and game + 1 < many:
            game += 1
            found = found & ((1 << have) - 1) | eight_bits(bits, game, 64 * first_word) << have
            have += size
        out[(first * size >> 3) + k] = (found & 127) * LOW_SEVEN & EACH_BYTE | (found >> 7 & 1) << 56


def copy_block(numbers: Array, out: Array, first: int, many: int) -> None:
    """Write the counters of the games of a block."""
    for k in range(cuda.threadIdx.x, many * COUNTS, ENV_THREADS):
        out[first * COUNTS + k] = numbers[k // COUNTS, k % COUNTS]


def env_all(
    rows: Array,
    lucks: Array,
    codes: Array,
    task: int,
    longest: int,
    together: int,
    finals: Array,
    viewers: Array,
    seats: Array,
    rewards: Array,
    ends: Array,
    obs: Array,
    flat: Array,
    mask: Array,
) -> None:
    """Do the task in every game, and tell what the seats to act see and may do."""
    bits = cuda.shared.array((STREAM, ENV_THREADS), int64)
    numbers = cuda.shared.array((ENV_THREADS, COUNTS), uint8)
    me, first = cuda.threadIdx.x, cuda.blockIdx.x * ENV_THREADS
    many = min(ENV_THREADS, rows.shape[1] - first)
    if me < many:
        i = first + me
        s = env_one(rows, lucks, codes, task, longest, together, finals, viewers, seats, rewards, ends, i)
        pack_one(s, mover(s), bits, me, numbers, me)
        pack_legal(bits, me, legal(s))
    cuda.syncthreads()
    spread_block(bits, 0, CELLS, obs, first, many)
    copy_block(numbers, flat, first, many)
    spread_block(bits, PLANE_WORDS, CODES, mask, first, many)


def observe_all(rows: Array, viewers: Array, obs: Array, flat: Array) -> None:
    """What the seats in `viewers` see; zeros where the viewer is -1."""
    bits = cuda.shared.array((STREAM, ENV_THREADS), int64)
    numbers = cuda.shared.array((ENV_THREADS, COUNTS), uint8)
    me, first = cuda.threadIdx.x, cuda.blockIdx.x * ENV_THREADS
    many = min(ENV_THREADS, rows.shape[1] - first)
    if me < many:
        i = first + me
        if viewers[i] >= 0:
            pack_one(load_row(rows[:, i]), viewers[i], bits, me, numbers, me)
        else:
            for k in range(STREAM):
                bits[k, me] = 0
            for k in range(COUNTS):
                numbers[me, k] = 0
    cuda.syncthreads()
    spread_block(bits, 0, CELLS, obs, first, many)
    copy_block(numbers, flat, first, many)
