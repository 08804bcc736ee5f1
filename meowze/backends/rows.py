"""A state as a row of int64 words. The functions that read and write rows are generated from the type of the state."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol, TypeAlias, cast, get_args, get_type_hints
from zlib import crc32

from meowze.games.contract import AnyState, Placeholders

Array: TypeAlias = Any  # nested lists, a NumPy array or one on a GPU, as the backend needs it
Fixed = dict[str, Any]  # fields of a state that are equal in all games of a batch and are compiled in as constants


class RowFunctions(Protocol):
    """The signatures of the generated functions, for modules that are compiled together with them."""

    def load_row(self, row: Array, /) -> AnyState:
        """The state stored in a row."""

    def store_row(self, row: Array, s: AnyState, /) -> None:
        """Write a state into a row."""

    def load_rest(self, rows: Array, i: int, /) -> AnyState:
        """The state stored in column `i` of an array that leaves out the fixed fields."""

    def store_rest(self, rows: Array, i: int, s: AnyState, /) -> None:
        """Write a state into such a column, without the fixed fields."""


ROWS = cast(RowFunctions, Placeholders())


def parts(kind: Any, name: str = "") -> list[tuple[str, Any]]:
    """The elements of a NamedTuple or tuple type: the expression that reads each from `name`, and its type."""
    if hasattr(kind, "_fields"):
        return [(f"{name}.{field}", inner) for field, inner in get_type_hints(kind).items()]
    return [(f"{name}[{k}]", inner) for k, inner in enumerate(get_args(kind))]


def words(kind: Any, name: str = "") -> Iterator[str]:
    """The expressions for all ints in a value of this type, in the order of the words in a row."""
    if kind is int:
        yield name
    for text, inner in parts(kind, name):
        yield from words(inner, text)


def width(kind: Any) -> int:
    """How many words a value of this type needs."""
    return sum(1 for _ in words(kind))


def free_words(state: Any, fixed: Fixed) -> list[str]:
    """The expressions for the words of a state that are not fixed."""
    return [word for word in words(state, "s") if word.split(".")[1] not in fixed]


def _built(kind: Any, name: str, reads: dict[str, str], fixed: Fixed) -> str:
    """An expression that builds a value of this type; `reads` says where each word is read from."""
    if kind is int:
        return reads[name]
    inside = [
        repr(fixed[text[2:]]) if text[2:] in fixed else _built(inner, text, reads, fixed)
        for text, inner in parts(kind, name)
    ]
    return f"{kind.__name__ if hasattr(kind, '_fields') else ''}({', '.join(inside)},)"


def _pair(name: str, takes: str, state: Any, reads: dict[str, str], fixed: Fixed) -> str:
    """The source of `load_<name>` and `store_<name>`, which read and write these words."""
    lines = [f"def load_{name}({takes}):", f"    return {_built(state, 's', reads, fixed)}", "", ""]
    lines += [f"def store_{name}({takes}, s):", *(f"    {read} = {text}" for text, read in reads.items())]
    return "\n".join(lines) + "\n"


def source(state: Any, fixed: Fixed) -> str:
    """The source of `load_row` and `store_row`, and of `load_rest` and `store_rest`, which skip the fixed fields.

    The latter two take an array and the index of a column instead of a row, because a compiler then knows in which kind
    of memory the array is.
    """
    every = {word: f"row[{k}]" for k, word in enumerate(words(state, "s"))}
    rest = {word: f"rows[{k}, i]" for k, word in enumerate(free_words(state, fixed))}
    return _pair("row", "row", state, every, fixed) + "\n\n" + _pair("rest", "rows, i", state, rest, fixed)


def module(text: str, folder: Path | None) -> ModuleType:
    """Generated source as a module. With a folder its source is a file there, as numba's cache needs."""
    path = "<generated>"
    if folder is not None:
        file = folder / "generated.py"
        if not file.exists():
            part = file.with_suffix(f".{os.getpid()}")
            part.write_text(text, encoding="utf-8")
            part.replace(file)
        path = str(file)
    made = ModuleType(f"meowze.generated.{crc32(text.encode()):08x}")
    sys.modules[made.__name__] = made  # numba looks the module up here when it loads compiled code
    exec(compile(text, path, "exec"), vars(made))
    return made
