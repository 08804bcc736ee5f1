"""The cuda backend: a law as device functions of numba-cuda, and the kernels that play many games at once."""

import sys
from types import ModuleType, SimpleNamespace
from typing import Any

from meowze.backends import gather, kernels, rows

REGISTERS: int | None = 128  # the most a thread may take: a few words are spilled, but twice the threads run at once


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


def load(rules: ModuleType, more: tuple[ModuleType, ...] = (), fixed: rows.Fixed | None = None) -> SimpleNamespace:
    """The functions of a law for use inside kernels; `play_all`, `act_all` and `look_all` are kernels."""
    cuda = compiler()
    law = gather.gathered(rules, more, cuda.jit(device=True, forceinline=True), fixed=fixed)
    space = {**vars(law), "cuda": cuda, "__builtins__": __builtins__}
    space["LANES"], space["PHASES"] = kernels.LANES, kernels.PHASES
    own = gather.functions_of(kernels)
    space["elected"] = cuda.jit(device=True, forceinline=True)(gather.copied(own.pop("elected"), space))
    return SimpleNamespace(
        **{**space, **{name: cuda.jit(max_registers=REGISTERS)(gather.copied(f, space)) for name, f in own.items()}}
    )
