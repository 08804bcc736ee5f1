"""Which actions lead on to an aim. Written like the rules, and compiled with them and with the puzzles of a game."""

from typing import Any, cast

from meowze.backends.rows import Array
from meowze.games.contract import LAW, AnyState, Placeholders
from meowze.games.contract_puzzles import PuzzleFunctions
from meowze.games.grid import WORD, lowest

legal, step = LAW.legal, LAW.step
within = cast(PuzzleFunctions[Any], Placeholders()).within


def actions_leading_on(s: AnyState, seat: int, theme: int, goal: int, until: int, most: int, out: Array) -> int:
    """Write the actions after which the aim can still be reached into `out`, and return how many there are.

    The search ends when there are more than `most`.
    """
    found = 0
    actions = legal(s)
    for word in range(len(actions)):
        rest = actions[word]
        while rest and found <= most:
            action = WORD * word + lowest(rest)
            rest &= rest - 1
            if within(step(s, action), seat, theme, goal, until):
                out[found] = action
                found += 1
    return found
