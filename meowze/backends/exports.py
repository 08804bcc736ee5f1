"""The functions that a WebAssembly module exports. `row` and `out` are addresses of a state's words in memory.

The functions are copied into the namespace of a law, whose own functions replace the placeholders below.
"""

from typing import Any

from meowze.backends import loops
from meowze.backends.rows import ROWS, Array
from meowze.games.contract import LAW, OBSERVATION

carray: Any = None  # numba's; the backend sets it when it compiles this module

WIDTH, WORDS, SEEN, NATURE = 0, 0, 0, -1
fits, start, mover, legal, chance = LAW.fits, LAW.start, LAW.mover, LAW.legal, LAW.chance
forced, step, over, won, goal, seen = LAW.forced, LAW.step, LAW.over, LAW.won, LAW.goal, LAW.seen
planes, counters = OBSERVATION.planes, OBSERVATION.counters
load_row, store_row = ROWS.load_row, ROWS.store_row
next_move, game_end = loops.next_move, loops.game_end


def fits_at(row: Array) -> int:
    """0 if the options are valid, else the number of the wrong one; only options and seats are read."""
    s = load_row(carray(row, WIDTH))
    return fits(s.options, s.seats)


def start_at(row: Array, out: Array) -> None:
    """The state before nature deals; only options and seats are read."""
    s = load_row(carray(row, WIDTH))
    store_row(carray(out, WIDTH), start(s.options, s.seats))


def mover_at(row: Array) -> int:
    """The seat to act, or -1 for nature."""
    return mover(load_row(carray(row, WIDTH)))


def over_at(row: Array) -> int:
    """1 when the game has ended."""
    return over(load_row(carray(row, WIDTH)))


def forced_at(row: Array) -> int:
    """The forced move, or -1."""
    return forced(load_row(carray(row, WIDTH)))


def chance_at(row: Array, code: int) -> int:
    """The weight of one of nature's outcomes."""
    return chance(load_row(carray(row, WIDTH)), code)


def legal_at(row: Array, out: Array) -> None:
    """The set of legal actions, word by word."""
    words, actions = carray(out, WORDS), legal(load_row(carray(row, WIDTH)))
    for k in range(len(actions)):
        words[k] = actions[k]


def seen_at(row: Array, seat: int, out: Array) -> None:
    """The state as far as a seat may know it."""
    store_row(carray(out, WIDTH), seen(load_row(carray(row, WIDTH)), seat))


def observe_at(row: Array, seat: int, out: Array) -> None:
    """What a seat sees: the words of the planes, then the counters. Only games with an observation have this."""
    words, s = carray(out, SEEN), seen(load_row(carray(row, WIDTH)), seat)
    found, numbers = planes(s, seat), counters(s, seat)
    for k in range(len(found)):
        words[k] = found[k]
    for k in range(len(numbers)):
        words[len(found) + k] = numbers[k]


def goal_at(row: Array, seat: int) -> int:
    """How well this seat is doing; higher is better."""
    return goal(load_row(carray(row, WIDTH)), seat)


def won_at(row: Array, seat: int) -> int:
    """1 if this seat has won."""
    return won(load_row(carray(row, WIDTH)), seat)


def play_at(row: Array, code: int, luck: int, count: int, out: Array) -> None:
    """Play a legal action, unless it is -1, then `count` random actions of seats with nature's moves.

    With a count of -1 nothing follows the action. A game that ends or is cut off is replaced by a new deal. Two more
    words follow the new state in `out`: the luck and the number of games that ended. This is one function instead of
    two because it contains the code of `step`, which is half of a module.
    """
    words, games = carray(out, WIDTH + 2), 0
    s = load_row(carray(row, WIDTH))
    while code >= 0 or count > 0 or (count == 0 and mover(s) == NATURE):
        if code < 0 and game_end(s):
            s = start(s.options, s.seats)
            games += 1
            continue
        if code < 0:
            count -= 0 if mover(s) == NATURE else 1
            code, luck = next_move(s, luck)
        s = step(s, code)
        code = -1
    words[WIDTH], words[WIDTH + 1] = luck, games
    store_row(words, s)
