"""What a WebAssembly module offers: `row` and `out` are addresses of a state's words, all else are numbers.

Copies run in the namespace of a law, which puts its functions in the place of these names.
"""

from typing import Any

from meowze.backends import loops
from meowze.backends.rows import ROWS
from meowze.games.contract import LAW

carray: Any = None  # of numba, given by the backend when it compiles this

WIDTH, WORDS, NATURE = 0, 0, -1
fits, start, mover, legal, chance = LAW.fits, LAW.start, LAW.mover, LAW.legal, LAW.chance
forced, step, over, won, goal, seen = LAW.forced, LAW.step, LAW.over, LAW.won, LAW.goal, LAW.seen
load_row, store_row = ROWS.load_row, ROWS.store_row
chosen = loops.chosen


def fits_at(row: Any) -> int:
    """0, or the number of the switch that does not fit; only options and seats are read."""
    s = load_row(carray(row, WIDTH))
    return fits(s.options, s.seats)


def start_at(row: Any, out: Any) -> None:
    """The state before nature deals; only options and seats are read."""
    s = load_row(carray(row, WIDTH))
    store_row(carray(out, WIDTH), start(s.options, s.seats))


def mover_at(row: Any) -> int:
    """The seat that is to act, or -1 for nature."""
    return mover(load_row(carray(row, WIDTH)))


def over_at(row: Any) -> int:
    """1 when the game has ended."""
    return over(load_row(carray(row, WIDTH)))


def forced_at(row: Any) -> int:
    """The one move that follows without anybody's choice or luck, or -1."""
    return forced(load_row(carray(row, WIDTH)))


def chance_at(row: Any, code: int) -> int:
    """Nature's weight of an outcome."""
    return chance(load_row(carray(row, WIDTH)), code)


def legal_at(row: Any, out: Any) -> None:
    """The set of actions possible now, as many words as it has."""
    words, actions = carray(out, WORDS), legal(load_row(carray(row, WIDTH)))
    for k in range(len(actions)):
        words[k] = actions[k]


def seen_at(row: Any, seat: int, out: Any) -> None:
    """The state without what a seat may not know."""
    store_row(carray(out, WIDTH), seen(load_row(carray(row, WIDTH)), seat))


def goal_at(row: Any, seat: int) -> int:
    """What this seat wants to be high."""
    return goal(load_row(carray(row, WIDTH)), seat)


def won_at(row: Any, seat: int) -> int:
    """1 for each winner."""
    return won(load_row(carray(row, WIDTH)), seat)


def play_at(row: Any, code: int, luck: int, count: int, out: Any) -> None:
    """The state after a legal action (none if -1), then so many random actions of seats and nature's (none if -1).

    A game that ends is dealt anew. After the state stand two more words, the luck and the number of games that ended.
    One function for both: it holds the code of `step` once, and that is half of a module.
    """
    words, games = carray(out, WIDTH + 2), 0
    s = load_row(carray(row, WIDTH))
    while code >= 0 or count > 0 or (count == 0 and mover(s) == NATURE):
        if code < 0 and over(s):
            s = start(s.options, s.seats)
            games += 1
            continue
        if code < 0:
            count -= 0 if mover(s) == NATURE else 1
            code, luck = chosen(s, luck)
        s = step(s, code)
        code = -1
    words[WIDTH], words[WIDTH + 1] = luck, games
    store_row(words, s)
