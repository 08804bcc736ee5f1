"""One law, several backends: `load(rules, "cpu")` gives the same functions, compiled together in one namespace.

Besides the law's own functions a backend holds `load_row` and `store_row` (a state as a row of int64) and the loops of
`loops.py`. A `Batch` is many games at once, on the processor or on a GPU. WebAssembly is built into files: `make wasm`.
"""

from types import ModuleType, SimpleNamespace
from typing import Any

from meowze.backends import cpu, cuda
from meowze.backends.batch import Batch
from meowze.backends.gather import BackendError, gathered
from meowze.backends.rows import set_words, width
from meowze.games.contract import AnyRules

__all__ = ["BACKENDS", "BackendError", "Batch", "load", "memory", "set_words", "width"]

BACKENDS = ("python", "cpu", "cuda")


def load(rules: AnyRules, backend: str = "python", *more: ModuleType, entries: tuple[str, ...] = ()) -> SimpleNamespace:
    """The functions of a law (and of further modules written in its style) on one backend.

    Compiling takes half the time where `entries` names the few that will be called from Python.
    """
    if backend not in BACKENDS:
        raise BackendError(f"there is no backend {backend!r}; there are {', '.join(BACKENDS)}")
    if backend == "python":
        return gathered(rules, more, lambda function: function)
    return cpu.load(rules, more, None, entries) if backend == "cpu" else cuda.load(rules, more)


def memory(backend: str, height: int, columns: int) -> Any:
    """Rows of words for the functions of a backend to write in."""
    return [[0] * columns for _ in range(height)] if backend == "python" else cpu.memory(height, columns)
