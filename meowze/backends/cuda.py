"""The cuda backend: a law as device functions of numba-cuda, and the kernels that play many games at once."""

import sys
from dataclasses import dataclass
from types import ModuleType, SimpleNamespace
from typing import Any

from meowze.backends import gather, kernels, rows
from meowze.games.contract import AnyRules

REGISTERS = 128  # the most a thread may take, so that four blocks fit on a multiprocessor
SHORT = 8  # tuples that are read at known places, and can be parts of a state, are not longer
SHARED = 48 * 1024  # bytes of shared memory that a block may have


def compiler() -> Any:
    """The module `numba.cuda` of the package numba-cuda."""
    try:
        import numpy

        if not hasattr(numpy, "row_stack"):
            numpy.row_stack = numpy.vstack  # NumPy 2.5 dropped a name that numba-cuda still asks for
        from numba import cuda
    except ImportError as error:
        raise gather.missing("cuda", "numba-cuda", error) from error
    if "numba_cuda" not in sys.modules:
        raise gather.missing("cuda", "numba-cuda", ImportError("numba brings an older one only"))
    return cuda


def card() -> Any:
    """The same where there is a card to run on."""
    cuda = compiler()
    if not cuda.is_available():
        raise gather.BackendError("no NVIDIA card with a working driver was found here; backend='cpu' needs none")
    return cuda


@dataclass(frozen=True)
class Kernel:
    """A compiled kernel, called with its arrays like the loop of the same name on the processor."""

    code: Any
    games: int  # to a block

    def __call__(self, rows: Any, *more: Any) -> None:
        blocks = (rows.shape[1] + self.games - 1) // self.games
        self.code[blocks, kernels.THREADS](rows, *more)


def table(value: Any) -> Any:
    """A long tuple of numbers as an array: compiled, a tuple read at an unknown index is a branch for every value."""
    import numpy

    long = isinstance(value, tuple) and len(value) > SHORT and all(isinstance(word, int) for word in value)
    return numpy.array(value) if long else value


def pool(width: int) -> int:
    """How many games of so many words a block can keep, besides its queues."""
    lists = kernels.PHASES * (kernels.LONGEST + 8)
    return min(kernels.LONGEST, (SHARED - lists) // (8 * width + 4))


def load(rules: AnyRules, more: tuple[ModuleType, ...] = (), fixed: rows.Fixed | None = None) -> SimpleNamespace:
    """The functions of a law for use inside kernels; `play_all`, `act_all` and `look_all` are kernels."""
    cuda = compiler()
    inlined = cuda.jit(device=True, forceinline=True)
    law = gather.gathered(rules, more, inlined, fixed=fixed, constant=table)
    width = len(rows.free_words(rules.State, fixed or {}))
    space = {**gather.constants_of(kernels), **vars(law), "cuda": cuda, "__builtins__": __builtins__}
    space |= {"WIDTH": width, "POOL": pool(width)}
    space |= {name: getattr(cuda.types, name) for name in ("int64", "int32", "uint8")}
    games = {"play_all": pool(width), "act_all": kernels.THREADS, "look_all": kernels.THREADS}
    for name, function in gather.functions_of(kernels).items():
        copy = gather.copied(function, space)
        space[name] = Kernel(cuda.jit(max_registers=REGISTERS)(copy), games[name]) if name in games else inlined(copy)
    return SimpleNamespace(**space)
