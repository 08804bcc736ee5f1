"""A state as a row of int64, for batches: the functions that read and write it are generated from its type."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_type_hints

Fixed = dict[str, Any]  # fields of a state that are the same in all rows of a batch, compiled in as constants


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


def _built(kind: Any, at: int, fixed: Fixed) -> tuple[str, int]:
    """Source that builds a value of this type from row[at], row[at + 1], … and where the next value begins."""
    if kind is int:
        return f"row[{at}]", at + 1
    inside = []
    for name, inner in parts(kind):
        text, at = _built(inner, at, {})
        inside.append(repr(fixed[name[1:]]) if name[1:] in fixed else text)
    return f"{kind.__name__ if hasattr(kind, '_fields') else ''}({', '.join(inside)},)", at


def source(state: Any, fixed: Fixed) -> str:
    """The functions `load_row` and `store_row` of one type of state."""
    lines = ["def load_row(row):", f"    return {_built(state, 0, fixed)[0]}", "", "", "def store_row(row, s):"]
    lines += [f"    row[{k}] = {text}" for k, text in enumerate(words(state, "s"))]
    return "\n".join(lines) + "\n"


def module(state: Any, fixed: Fixed, folder: Path | None) -> ModuleType:
    """The two functions as a module; in a file, where compiled code is to be kept."""
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
