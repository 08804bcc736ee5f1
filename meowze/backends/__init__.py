"""The same rules on several backends: `load(rules, "cpu")` gives the functions of the rules, compiled.

Besides these functions a backend offers `load_row` and `store_row`, which convert a state from and to a row of int64,
and the loops of `loops.py`. A `Batch` plays many games at once, on the CPU or on a GPU. WebAssembly modules are files,
built by `make wasm`.
"""

from types import ModuleType, SimpleNamespace

from meowze.backends import cpu, cuda
from meowze.backends.batch import Batch
from meowze.backends.dlpack import DeviceArray
from meowze.backends.gather import BackendError, gathered
from meowze.backends.rows import Array, width
from meowze.extras import installed
from meowze.games.contract import AnyRules

__all__ = ["BACKENDS", "BackendError", "Batch", "DeviceArray", "load", "memory", "usual_backend", "width"]

BACKENDS = ("python", "cpu", "cuda")


def usual_backend() -> str:
    """The fastest backend that needs no GPU: `cpu` where numba is installed, else `python`."""
    return "cpu" if installed("numba") else "python"


def load(rules: AnyRules, backend: str = "python", *more: ModuleType, entries: tuple[str, ...] = ()) -> SimpleNamespace:
    """The functions of a law, and of more modules written in the same style, on one backend.

    If `entries` names the few functions that Python will call, compiling takes half the time.
    """
    if backend not in BACKENDS:
        raise BackendError(f"there is no backend {backend!r}; there are {', '.join(BACKENDS)}")
    if backend == "python":
        return gathered(rules, more, lambda function: function)
    return cpu.load(rules, more, None, entries) if backend == "cpu" else cuda.load(rules, more)


def memory(backend: str, height: int, columns: int) -> Array:
    """A table of int64 words for functions of this backend to write to."""
    return [[0] * columns for _ in range(height)] if backend == "python" else cpu.memory(height, columns)
