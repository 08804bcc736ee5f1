"""The search as WebAssembly exports it: numbers of 32 bits in, results in memory, so that no caller needs a BigInt.

Its arrays lie at fixed addresses. The functions are copied into the namespace of a law and its search, whose own
functions replace the placeholders below.
"""

from typing import Any

from meowze.backends import objects
from meowze.backends.action_sets import words_of
from meowze.backends.gather import BackendError
from meowze.backends.rows import Array, width
from meowze.bots import search
from meowze.games.contract import AnyRules

carray: Any = None  # numba's; the backend sets it when it compiles this module

WIDTH, WORDS, TURNS, DEEPEST = 0, 0, 0, search.DEEPEST
HALF_BITS = 31  # a state of the random generator comes in two halves
WORD_BYTES = 8
try_turn, play_out = search.try_turn, search.play_out


def constants(rules: AnyRules) -> dict[str, int]:
    """The sizes that the functions below need to know of a game."""
    sizes = {"WIDTH": width(rules.State), "WORDS": words_of(rules.ACTIONS), "TURNS": rules.ACTIONS + 1}
    return sizes | {"DEEPEST": search.DEEPEST, "HALF_BITS": HALF_BITS}


def addresses(rules: AnyRules) -> dict[str, int]:
    """Where each array lies in memory."""
    row, words, turns, deepest, _ = constants(rules).values()
    sizes = {"found": 2, "root": row, "rows": deepest * row, "todo": deepest * words, "out": turns, "best": 3 * turns}
    found, at = {}, objects.PAGE
    for name, size in sizes.items():
        found[name], at = at, at + WORD_BYTES * size
    if at > objects.PAGES * objects.PAGE:
        raise BackendError(f"the arrays of this search need {at - objects.PAGE:,} bytes, more than there are")
    return found


def try_turn_at(
    found: Array, root: Array, rows: Array, todo: Array, out: Array, best: Array, kept: int, keep: int, seat: int,
    action: int, sight: int, depth: int, draws: int, high: int, low: int,
) -> None:  # fmt: skip
    """`search.try_turn`; `found` gets how many turns are in `best`, and the number of states visited."""
    results = carray(found, 2)
    results[0], results[1] = try_turn(
        carray(rows, (DEEPEST, WIDTH)), carray(todo, (DEEPEST, WORDS)), carray(out, TURNS), carray(best, (TURNS, 3)),
        kept, keep, carray(root, WIDTH), seat, action, sight, depth, draws, high << HALF_BITS | low,
    )  # fmt: skip


def play_out_at(
    found: Array, root: Array, best: Array, seat: int, first: int, second: int, sight: int, turns: int, habit: int,
    narrow: int, high: int, low: int, roll_high: int, roll_low: int,
) -> None:  # fmt: skip
    """`search.play_out`; `found` gets the value at the end, and the number of states visited."""
    results = carray(found, 2)
    results[0], results[1] = play_out(
        carray(best, (TURNS, 3)), carray(root, WIDTH), seat, first, second, sight, turns, habit, narrow,
        high << HALF_BITS | low, roll_high << HALF_BITS | roll_low,
    )  # fmt: skip
