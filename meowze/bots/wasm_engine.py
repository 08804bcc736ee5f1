"""The search of a game as a WebAssembly module, called by way of JavaScript.

A call between Python and JavaScript costs a few microseconds, a BigInt many more. So arguments are small numbers, and
what is longer is read and written as bytes of the module's memory.
"""

import struct
from collections.abc import Iterator
from typing import Protocol

from meowze.bots.engine import Line
from meowze.bots.search_exports import HALF_BITS, WORD_BYTES, addresses, constants
from meowze.games.contract import AnyRules, AnyState
from meowze.games.skill import Skill

LOW = (1 << HALF_BITS) - 1


class View(Protocol):
    """A piece of memory, as Pyodide shows a Uint8Array."""

    def to_bytes(self) -> bytes:
        """A copy of it."""

    def assign(self, data: bytes, /) -> None:
        """Fill it."""


class SearchModule(Protocol):
    """A module made by `python -m meowze.bots.compile_wasm`."""

    def try_turn(self, *numbers: int) -> None:
        """`search.try_turn` with the arrays in memory."""

    def play_out(self, *numbers: int) -> None:
        """`search.play_out` with the arrays in memory."""

    def view(self, at: int, size: int, /) -> View:
        """So many bytes of its memory."""


def numbers_of(value: object) -> Iterator[int]:
    """All numbers of a state, in the order of the words in a row."""
    if isinstance(value, int):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from numbers_of(part)


class WasmEngine:
    """The search of one game in a module of its own."""

    backend = "wasm"

    def __init__(self, rules: AnyRules, module: SearchModule) -> None:
        self._module, self._at = module, addresses(rules)
        self._try_turn, self._play_out = module.try_turn, module.play_out  # each look-up would go to JavaScript
        self._found = module.view(self._at["found"], 2 * WORD_BYTES)
        self._root = module.view(self._at["root"], constants(rules)["WIDTH"] * WORD_BYTES)

    def affordable(self, skill: Skill) -> Skill:
        """All of it."""
        return skill

    def begin(self, state: AnyState) -> None:
        """Take the state from which all turns begin."""
        numbers = tuple(numbers_of(state))
        self._root.assign(struct.pack(f"<{len(numbers)}q", *numbers))

    def try_turn(self, kept: int, seat: int, action: int, skill: Skill, luck: int) -> tuple[int, int]:
        """Search the turns that begin with this action; how many of the best are kept by now, and states visited."""
        settings = skill.judges, skill.depth, skill.draws
        self._try_turn(kept, skill.keep, seat, action, *settings, luck >> HALF_BITS, luck & LOW)
        return self._results()

    def turns(self, kept: int) -> list[Line]:
        """The turns that are kept, best first."""
        best = self._module.view(self._at["best"], 3 * kept * WORD_BYTES).to_bytes()
        return [(first, second) for _, first, second in struct.iter_unpack("<3q", best)]

    def play_out(self, seat: int, line: Line, skill: Skill, luck: int, roll: int) -> tuple[int, int]:
        """The value after a turn and a play-out, and the number of states visited."""
        settings = skill.judges, skill.turns, skill.habit, skill.narrow
        halves = luck >> HALF_BITS, luck & LOW, roll >> HALF_BITS, roll & LOW
        self._play_out(seat, *line, *settings, *halves)
        return self._results()

    def _results(self) -> tuple[int, int]:
        first, second = struct.unpack("<2q", self._found.to_bytes())
        return first, second
