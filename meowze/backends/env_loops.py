"""Games that are played by actions from outside, with everything that an environment tells about them.

These functions are copied into the namespace of a law and of its observation, and compiled with them. `rows` holds many
games, each of them one column of words. Arrays of what is told have one row for each game.
"""

from meowze.backends import loops
from meowze.backends.packing import PACKING
from meowze.backends.rows import ROWS, Array
from meowze.games.contract import LAW, OBSERVATION, AnyState
from meowze.games.grid import WORD, has

NATURE = -1
ACT, DEAL, LOOK = 0, 1, 2  # tasks: play an action in every game, deal new games where asked to, or do nothing
start, legal, mover, step = LAW.start, LAW.legal, LAW.mover, LAW.step
over, won, seen = LAW.over, LAW.won, LAW.seen
planes, counters = OBSERVATION.planes, OBSERVATION.counters
load_row, store_row = ROWS.load_row, ROWS.store_row
pack_planes, pack_legal, write_counters = PACKING.pack_planes, PACKING.pack_legal, PACKING.write_counters
next_move = loops.next_move


def env_end(s: AnyState, longest: int) -> int:
    """1 when the game is over, 2 when it is cut off after so many turns, else 0."""
    return 1 if over(s) else 2 if s.turns >= longest else 0


def write_rewards(s: AnyState, end: int, together: int, rewards: Array, i: int) -> None:
    """What each seat has won in a game that is over; see `meowze.envs.returns`."""
    winners = 0
    for seat in range(s.seats):
        winners += won(s, seat)
    fewer = max(winners, s.seats - winners)
    for seat in range(s.seats):
        mine = won(s, seat)
        rewards[i, seat] = 0 if end > 1 else 2 * mine - 1 if together else (mine * s.seats - winners) / fewer


def env_one(
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
    i: int,
) -> AnyState:
    """Do the task in game `i`, with nature's moves after it, and give its state, in which a seat is to act.

    A game that ends or is cut off is replaced by a new deal. Its last state is kept in `finals` and the seat that acted
    in `viewers`, which is -1 in all other games. An illegal action changes nothing. `ends` tells whether the game was
    over, whether it was cut off and whether the action was illegal.
    """
    s, luck, action, end = load_row(rows[:, i]), lucks[i], -1, 0
    actor = mover(s)
    viewers[i] = -1
    for seat in range(s.seats):
        rewards[i, seat] = 0
    if task == ACT:
        actions, action = legal(s), codes[i]
        if action < 0 or action >= WORD * len(actions) or has(actions, action) == 0:
            action, end = -1, -1
    elif task == DEAL and codes[i]:
        s = start(s.options, s.seats)
    while True:
        if action >= 0:
            s = step(s, action)
            now = env_end(s, longest)
            if now:
                end = now
                write_rewards(s, end, together, rewards, i)
                store_row(finals[:, i], s)
                viewers[i] = actor
                s = start(s.options, s.seats)
        if mover(s) != NATURE:
            break
        action, luck = next_move(s, luck)
    ends[0, i], ends[1, i], ends[2, i] = end == 1, end == 2, end == -1
    seats[i] = mover(s)
    lucks[i] = luck
    store_row(rows[:, i], s)
    return s


def pack_one(s: AnyState, viewer: int, bits: Array, column: int, flat: Array, i: int) -> None:
    """What a seat sees: the planes into a column of bits, the counters into row `i`."""
    t = seen(s, viewer)
    pack_planes(bits, column, planes(t, viewer))
    write_counters(flat, i, counters(t, viewer))


# ------------------------------------------------------------------------------------ on the CPU: some of the games


def spread_bits(bits: Array, first: int, spread: Array, out: Array) -> None:
    """Write the bits from word `first` on, each as a byte. `spread` has the eight bytes for eight bits as one number.

    The eight stores become one instruction.
    """
    count = out.shape[0]
    for k in range(count >> 3):
        word, p = spread[bits[first + (k >> 3), 0] >> (8 * (k & 7)) & 255], 8 * k
        out[p], out[p + 1], out[p + 2], out[p + 3] = word & 255, word >> 8 & 255, word >> 16 & 255, word >> 24 & 255
        out[p + 4], out[p + 5] = word >> 32 & 255, word >> 40 & 255
        out[p + 6], out[p + 7] = word >> 48 & 255, word >> 56 & 255
    for p in range(count & ~7, count):
        out[p] = bits[first + (p >> 6), 0] >> (p & 63) & 1


def env_range(
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
    bits: Array,
    spread: Array,
    first: int,
    last: int,
) -> None:
    """Do the task in the games from `first` to `last`, and tell what the seats to act see and may do."""
    mask_word = (obs.shape[1] + 63) >> 6
    for i in range(first, last):
        s = env_one(rows, lucks, codes, task, longest, together, finals, viewers, seats, rewards, ends, i)
        pack_one(s, mover(s), bits, 0, flat, i)
        pack_legal(bits, 0, legal(s))
        spread_bits(bits, 0, spread, obs[i])
        spread_bits(bits, mask_word, spread, mask[i])


def observe_range(
    rows: Array,
    viewers: Array,
    obs: Array,
    flat: Array,
    bits: Array,
    spread: Array,
    first: int,
    last: int,
) -> None:
    """What the seats in `viewers` see of the games from `first` to `last`; zeros where the viewer is -1."""
    for i in range(first, last):
        if viewers[i] >= 0:
            pack_one(load_row(rows[:, i]), viewers[i], bits, 0, flat, i)
            spread_bits(bits, 0, spread, obs[i])
        else:
            obs[i], flat[i] = 0, 0
