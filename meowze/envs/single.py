"""One game, its observation and its legal actions in one call. Compiled like the loops of the backends, with a law.

`words` holds numbers about the game (HEAD says which), then the state. `shown` holds what a seat sees, one byte for
each cell of the planes, for each counter and for each action.
"""

from meowze.backends.loops import game_end, next_move
from meowze.backends.rows import ROWS, Array
from meowze.games.contract import LAW, OBSERVATION, AnyState
from meowze.games.grid import WORD, lowest

NATURE = -1
LARGEST_COUNTER = 127
# The numbers at the beginning of `words`: the luck, the planes, the cells of a plane, the cells in each of its words,
# and the counters.
HEAD, LUCK_AT, PLANES_AT, CELLS_AT, PACKED_AT, COUNTERS_AT = 5, 0, 1, 2, 3, 4
legal, mover, step, seen = LAW.legal, LAW.mover, LAW.step, LAW.seen
planes, counters = OBSERVATION.planes, OBSERVATION.counters
load_row, store_row = ROWS.load_row, ROWS.store_row


def table_begin(words: Array, shown: Array) -> int:
    """Make nature's first moves; returns what `table_act` does."""
    return table_settle(words, shown, load_row(words[HEAD:]))


def table_act(words: Array, shown: Array, code: int) -> int:
    """Play a legal action, then nature's moves. Returns the seat to act, -1 at the end, -2 when the game is cut off.

    What that seat sees is written to `shown`.
    """
    return table_settle(words, shown, step(load_row(words[HEAD:]), code))


def table_settle(words: Array, shown: Array, s: AnyState) -> int:
    """Make nature's moves until a seat is to act or the game has ended, and write down where that leads."""
    luck = words[LUCK_AT]
    while mover(s) == NATURE and game_end(s) == 0:
        action, luck = next_move(s, luck)
        s = step(s, action)
    words[LUCK_AT] = luck
    store_row(words[HEAD:], s)
    end = game_end(s)
    seat = -end if end else mover(s)
    if seat >= 0:
        table_write(words, shown, s, seat)
    return seat


def table_show(words: Array, shown: Array, seat: int) -> None:
    """Write what any seat sees; only the seat to act may do something."""
    table_write(words, shown, load_row(words[HEAD:]), seat)


def table_write(words: Array, shown: Array, s: AnyState, seat: int) -> None:
    """Write what a seat sees of a state, and what it may do."""
    known = seen(s, seat)
    cells, packed, many = words[CELLS_AT], words[PACKED_AT], words[COUNTERS_AT]
    bits, at = planes(known, seat), 0
    words_a_plane = (cells + packed - 1) // packed
    for cell in range(words[PLANES_AT] * cells):
        shown[cell] = 0
    for k in range(words[PLANES_AT] * words_a_plane):
        word = bits[k]
        while word:  # most cells of most planes are empty
            shown[at + lowest(word)] = 1
            word &= word - 1
        at += min(packed, cells - packed * (k % words_a_plane))
    numbers = counters(known, seat)
    for k in range(many):
        shown[at] = min(max(numbers[k], 0), LARGEST_COUNTER)
        at += 1
    actions = legal(s)
    acts = 1 if game_end(s) == 0 and mover(s) == seat else 0
    for code in range(len(shown) - at):
        shown[at + code] = acts & actions[code // WORD] >> (code % WORD)
