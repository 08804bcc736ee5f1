"""One law, several backends: `load(rules, "cpu")` gives the same functions, compiled together in one namespace.

Besides the law's own functions a backend holds `load_row` and `store_row` (a state as a row of int64 for batches) and
the loops at the end of this file.
"""

import hashlib
import inspect
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, get_args, get_type_hints

from meowze.rules import grid
from meowze.rules.grid import nth, size

BACKENDS = ("python", "cpu")


class BackendError(Exception):
    """A backend that this machine cannot give; the text says what is missing."""


def load(rules: ModuleType, backend: str = "python", *more: ModuleType) -> SimpleNamespace:
    """The functions of a law (and of further modules written in its style) on one backend."""
    if backend not in BACKENDS:
        raise BackendError(f"there is no backend {backend!r}; there are {', '.join(BACKENDS)}")
    if backend == "python":
        return _gathered(rules, more, lambda function: function)
    try:
        import numba
    except ImportError as error:
        raise BackendError(
            f"the cpu backend needs numba, which cannot be imported here ({error}): pip install numba"
        ) from error
    settings: Any = numba.config
    kept = settings.CACHE_DIR
    folder = _cache_folder(rules, more)
    settings.CACHE_DIR = "" if folder is None else str(folder)
    try:
        # forceinline: otherwise most of the time goes into copying states from call to call
        jit = numba.njit(error_model="numpy", forceinline=True, cache=folder is not None)
        return _gathered(rules, more, jit, folder)
    finally:
        settings.CACHE_DIR = kept


def _gathered(
    rules: ModuleType,
    more: tuple[ModuleType, ...],
    compiled: Callable[[Any], Any],
    folder: Path | None = None,
) -> SimpleNamespace:
    """Copies of all functions in one fresh namespace, so that they call each other's compiled form."""
    space: dict[str, Any] = {"__builtins__": __builtins__}
    rows = _rows_module(rules.State, folder)
    functions: dict[str, FunctionType] = {}
    for module in (grid, rules, rows, *more, sys.modules[__name__]):
        for name, value in vars(module).items():
            own = isinstance(value, FunctionType) and value.__module__ == module.__name__
            if module is sys.modules[__name__] and value not in LOOPS:
                continue
            if own:
                assert name not in functions, f"{name} is defined twice"
                functions[name] = value
            elif not name.startswith("__") and not isinstance(value, ModuleType | FunctionType):
                space[name] = value
    for name, function in functions.items():
        copy = FunctionType(function.__code__, space, name, function.__defaults__)
        copy.__module__, copy.__qualname__ = function.__module__, function.__qualname__
        copy.__doc__, copy.__annotations__ = function.__doc__, function.__annotations__
        space[name] = compiled(copy)
    return SimpleNamespace(**{name: value for name, value in space.items() if not name.startswith("__")})


# ------------------------------------------------------------------------------------ the cache of compiled code


def _cache_folder(rules: ModuleType, more: tuple[ModuleType, ...]) -> Path | None:
    """Where compiled code is kept, one folder for each wording of the sources; None when nothing can be written."""
    sources = "".join(inspect.getsource(module) for module in (grid, rules, *more, sys.modules[__name__]))
    digest = hashlib.sha256(sources.encode()).hexdigest()[:16]
    root = os.environ.get("MEOWZE_CACHE") or os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_CACHE_HOME")
    folder = Path(root or Path.home() / ".cache") / "meowze" / f"{rules.__name__.rpartition('.')[2]}-{digest}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


# ------------------------------------------------------------------------------------ states as rows of words


def width(kind: Any) -> int:
    """How many words a state of this type takes."""
    return sum(1 for _ in _leaves(kind))


def _leaves(kind: Any) -> Iterator[Any]:
    if kind is int:
        yield kind
    elif hasattr(kind, "_fields"):
        for field in get_type_hints(kind).values():
            yield from _leaves(field)
    else:
        for field in get_args(kind):
            yield from _leaves(field)


def _reading(kind: Any, at: int) -> tuple[str, int]:
    """Source that builds a value of this type from row[at], row[at + 1], … and where the next value begins."""
    if kind is int:
        return f"row[{at}]", at + 1
    named = hasattr(kind, "_fields")
    parts = []
    for field in get_type_hints(kind).values() if named else get_args(kind):
        text, at = _reading(field, at)
        parts.append(text)
    return f"{kind.__name__ if named else ''}({', '.join(parts)},)", at


def _writing(kind: Any, name: str) -> Iterator[str]:
    """The expressions that stand in a row, in order."""
    if kind is int:
        yield name
    elif hasattr(kind, "_fields"):
        for field, inner in get_type_hints(kind).items():
            yield from _writing(inner, f"{name}.{field}")
    else:
        for k, inner in enumerate(get_args(kind)):
            yield from _writing(inner, f"{name}[{k}]")


def _rows_module(state: Any, folder: Path | None) -> ModuleType:
    """The functions `load_row` and `store_row` for one type of state; in a file, where compiled code is to be kept."""
    lines = ["def load_row(row):", f"    return {_reading(state, 0)[0]}", "", "", "def store_row(row, s):"]
    lines += [f"    row[{k}] = {text}" for k, text in enumerate(_writing(state, "s"))]
    source = "\n".join(lines) + "\n"
    path = "<rows>"
    if folder is not None:
        file = folder / "rows.py"
        if not file.exists():
            part = file.with_suffix(f".{os.getpid()}")
            part.write_text(source)
            part.replace(file)
        path = str(file)
    module = ModuleType(f"meowze.rows of {state.__module__}")
    sys.modules[module.__name__] = module  # where numba looks it up when it loads compiled code
    exec(compile(source, path, "exec"), vars(module))
    return module


# ------------------------------------------------------------------------------------ loops, in the law's style
# Copies run in the namespace of a law, which puts its own functions in the place of these names.
NATURE = -1
start: Any = None
legal: Any = None
mover: Any = None
chance: Any = None
forced: Any = None
step: Any = None
over: Any = None


def shaken(luck: int) -> int:
    """The next number of a small generator that every backend counts alike."""
    return (luck * 1103515245 + 12345) & 0x7FFFFFFF


def picked(s: Any, luck: int) -> int:
    """An action by luck: a seat's with equal chances, nature's by weight."""
    actions = legal(s)
    choices = size(actions)
    if mover(s) != NATURE:
        return nth(actions, ((luck >> 7) * choices) >> 24)
    weights, code = 0, 0
    for k in range(choices):
        weights += chance(s, nth(actions, k))
    roll = ((luck >> 7) * weights) >> 24
    for k in range(choices):
        code = nth(actions, k)
        roll -= chance(s, code)
        if roll < 0:
            return code
    return code


def one_game(s: Any, luck: int, count: int) -> tuple[Any, int, int]:
    """Random actions until the game or the count ends."""
    while count > 0 and over(s) == 0:
        action = forced(s)
        if action < 0:
            luck = shaken(luck)
            action = picked(s, luck)
            count -= 0 if mover(s) == NATURE else 1
        s = step(s, action)
    return s, luck, count


def random_play(s: Any, luck: int, count: int) -> tuple[Any, int, int]:
    """So many random actions of seats, dealing anew when a game ends; the state, the luck and the games finished."""
    games = 0
    while count > 0:
        if over(s):
            s = start(s.options, s.seats)
            games += 1
        s, luck, count = one_game(s, luck, count)
    return s, luck, games


LOOPS = (shaken, picked, one_game, random_play)
