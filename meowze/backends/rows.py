"""A state as a row of int64, for batches: the functions that read and write it are generated from its type."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol, cast, get_args, get_type_hints

from meowze.games.contract import AnyState, Placeholders
from meowze.games.grid import WORD

Fixed = dict[str, Any]  # fields of a state that are the same in all rows of a batch, compiled in as constants


class RowFunctions(Protocol):
    """The functions generated here, for modules that are compiled together with them."""

    def load_row(self, row: Any, /) -> AnyState:
        """The state in a row."""

    def store_row(self, row: Any, s: AnyState, /) -> None:
        """Write a state into a row."""

    def load_rest(self, rows: Any, i: int, /) -> AnyState:
        """The state in a column of an array that leaves out what is fixed."""

    def store_rest(self, rows: Any, i: int, s: AnyState, /) -> None:
        """Write a state into such a column."""


ROWS = cast(RowFunctions, Placeholders())


def set_words(actions: int) -> int:
    """How many words a set of so many action codes takes."""
    return -(-actions // WORD)


def parts(kind: Any, name: str = "") -> list[tuple[str, Any]]:
    """The fields of a NamedTuple or the places of a tuple: how each is read from `name`, and its type."""
    if hasattr(kind, "_fields"):
        return [(f"{name}.{field}", inner) for field, inner in get_type_hints(kind).items()]
    return [(f"{name}[{k}]", inner) for k, inner in enumerate(get_args(kind))]


def words(kind: Any, name: str = "") -> Iterator[str]:
    """The expressions that stand in a row, in order."""
    if kind is int:
        yield name
    for text, inner in parts(kind, name):
        yield from words(inner, text)


def width(kind: Any) -> int:
    """How many words a state of this type takes."""
    return sum(1 for _ in words(kind))


def free_words(state: Any, fixed: Fixed) -> list[str]:
    """Those of them that differ from game to game."""
    return [word for word in words(state, "s") if word.split(".")[1] not in fixed]


def _built(kind: Any, name: str, reads: dict[str, str], fixed: Fixed) -> str:
    """Source that builds a value of this type from the words of a row."""
    if kind is int:
        return reads[name]
    inside = [
        repr(fixed[text[2:]]) if text[2:] in fixed else _built(inner, text, reads, fixed)
        for text, inner in parts(kind, name)
    ]
    return f"{kind.__name__ if hasattr(kind, '_fields') else ''}({', '.join(inside)},)"


def _pair(name: str, takes: str, state: Any, reads: dict[str, str], fixed: Fixed) -> str:
    """The functions that read and write these words."""
    lines = [f"def load_{name}({takes}):", f"    return {_built(state, 's', reads, fixed)}", "", ""]
    lines += [f"def store_{name}({takes}, s):", *(f"    {read} = {text}" for text, read in reads.items())]
    return "\n".join(lines) + "\n"


def source(state: Any, fixed: Fixed) -> str:
    """The functions `load_row` and `store_row` of a type of state; `load_rest` and `store_rest` skip what is fixed.

    Those take an array and a column instead of a row: so a compiler sees where the array lies.
    """
    every = {word: f"row[{k}]" for k, word in enumerate(words(state, "s"))}
    rest = {word: f"rows[{k}, i]" for k, word in enumerate(free_words(state, fixed))}
    return _pair("row", "row", state, every, fixed) + "\n\n" + _pair("rest", "rows, i", state, rest, fixed)


def module(state: Any, fixed: Fixed, folder: Path | None) -> ModuleType:
    """These functions as a module; in a file, where compiled code is to be kept."""
    text, path = source(state, fixed), "<rows>"
    if folder is not None:
        file = folder / "rows.py"
        if not file.exists():
            part = file.with_suffix(f".{os.getpid()}")
            part.write_text(text)
            part.replace(file)
        path = str(file)
    made = ModuleType(f"meowze.rows of {state.__module__}")
    sys.modules[made.__name__] = made  # where numba looks it up when it loads compiled code
    exec(compile(text, path, "exec"), vars(made))
    return made
