"""Observations on their way into arrays: code generated from the layout of a game's observation.

The cells of all planes are packed into one row of bits, 64 to a word, and so are the legal actions after them. A bit
becomes a byte of an array only when everything is packed, eight at a time.
"""

from typing import NamedTuple, Protocol, cast

from meowze.backends.action_sets import words_of
from meowze.backends.rows import Array
from meowze.games.contract import AnyObservation, AnyRules, Placeholders
from meowze.games.grid import WORD, Actions

BITS = 64  # of a word
MOST = 127  # the largest counter


class PackingFunctions(Protocol):
    """The signatures of the generated functions, for modules that are compiled together with them."""

    def pack_planes(self, bits: Array, column: int, planes: tuple[int, ...], /) -> None:
        """Pack the planes into this column of words."""

    def pack_legal(self, bits: Array, column: int, actions: Actions, /) -> None:
        """Pack the actions of a seat into this column, in the words after those of the planes."""

    def write_counters(self, out: Array, i: int, counters: tuple[int, ...], /) -> None:
        """Write the counters into row `i`."""


PACKING = cast(PackingFunctions, Placeholders())


class Sizes(NamedTuple):
    """How much there is of everything in an observation of so many seats."""

    planes: int
    height: int
    width: int
    counters: int
    actions: int  # codes of seats

    @property
    def cells(self) -> int:
        """The cells of all planes together."""
        return self.planes * self.height * self.width

    @property
    def plane_words(self) -> int:
        """The words for the planes."""
        return -(-self.cells // BITS)

    @property
    def words(self) -> int:
        """The words for the planes and for the legal actions."""
        return self.plane_words + -(-self.actions // BITS)


def sizes_of(module: AnyObservation, seats: int) -> Sizes:
    """The sizes of a game's observation for so many seats."""
    planes = len(module.PLANES) + seats * len(module.SEAT_PLANES)
    counters = len(module.COUNTERS) + seats * len(module.SEAT_COUNTERS)
    return Sizes(planes, *module.SHAPE, counters, module.SEAT_CODES)


def source(rules: AnyRules, module: AnyObservation, seats: int) -> str:
    """The source of the three functions."""
    sizes = sizes_of(module, seats)
    board = sizes.height * sizes.width
    starts = [plane * board + cell for plane in range(sizes.planes) for cell in range(0, board, module.CELLS_A_WORD)]
    planes = _packed(starts, sizes.cells, 0, "planes")
    sets = _packed([WORD * k for k in range(words_of(rules.ACTIONS))], sizes.actions, sizes.plane_words, "actions")
    writes = [f"    out[i, {k}] = min(counters[{k}], {MOST})" for k in range(sizes.counters)]
    return "\n".join(
        [
            "def pack_planes(bits, column, planes):", *planes, "",
            "def pack_legal(bits, column, actions):", *sets, "",
            "def write_counters(out, i, counters):", *writes, "",
        ]
    )  # fmt: skip


def _packed(starts: list[int], count: int, first: int, name: str) -> list[str]:
    """Statements that pack the words of a tuple, each of which begins at one of these bits, into words of 64 bits."""
    lines = []
    for k, low in enumerate(range(0, count, BITS)):
        parts = []
        for place, (begin, end) in enumerate(zip(starts, [*starts[1:], count], strict=True)):
            if begin < low + BITS and end > low:
                shift = f"<< {begin - low}" if begin >= low else f">> {low - begin}"
                parts.append(f"{name}[{place}] {shift}")
        lines.append(f"    bits[{first + k}, column] = {' | '.join(parts)}")
    return lines
