"""The cuda backend: rules as device functions of numba-cuda, and the kernels that play many games at once."""

import sys
from dataclasses import dataclass
from types import ModuleType, SimpleNamespace
from typing import Any

from meowze.backends import env_kernels, gather, kernels, packing, rows
from meowze.games.contract import AnyRules

REGISTERS = 128  # the most that a thread may use, so that four blocks fit on a multiprocessor
ENV_REGISTERS = 168  # the same for the kernels of environments, which hold a state and what is seen of it: three blocks
SHORT = 8  # the longest tuple that stays a tuple: parts of states and tuples with constant indices
SHARED = 48 * 1024  # bytes of shared memory available to a block


def numba_cuda() -> Any:
    """The module `numba.cuda` of the package numba-cuda."""
    try:
        import numpy

        if not hasattr(numpy, "row_stack"):
            numpy.row_stack = numpy.vstack  # removed in NumPy 2.5, but numba-cuda still imports it
        from numba import cuda
    except ImportError as error:
        raise gather.missing("cuda", "cuda", error) from error
    if "numba_cuda" not in sys.modules:
        raise gather.missing("cuda", "cuda", ImportError("numba brings an older one only"))
    return cuda


def available_gpu() -> Any:
    """The module `numba.cuda`, or an error if there is no GPU to run on."""
    cuda = numba_cuda()
    if not cuda.is_available():
        raise gather.BackendError("no NVIDIA card with a working driver was found here; backend='cpu' needs none")
    return cuda


@dataclass(frozen=True)
class Kernel:
    """A compiled kernel; it is called with the same arrays as the loop of the same name on the CPU."""

    code: Any
    games: int  # per block

    threads: int = kernels.THREADS

    def __call__(self, rows: Any, *more: Any, stream: Any = 0) -> None:
        blocks = (rows.shape[1] + self.games - 1) // self.games
        self.code[blocks, self.threads, stream](rows, *more)


class RecordedCall:
    """A call of a kernel that was called before, recorded as a CUDA graph: to repeat it takes a fraction of the time.

    One of its arrays, `given`, is filled anew before each call.
    """

    def __init__(self, kernel: Kernel, given: Any, arrays: tuple[Any, ...]) -> None:
        from cuda.bindings import driver

        self._driver, self._default, self._arrays = driver, driver.CUstream(0), arrays
        self._given, self._bytes = given.__cuda_array_interface__["data"][0], given.nbytes
        stream = numba_cuda().stream()
        handle = driver.CUstream(int(stream))
        _checked(driver.cuStreamBeginCapture(handle, driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED))
        kernel(*arrays, stream=stream)
        self._graph = _checked(driver.cuStreamEndCapture(handle))
        self._executable = _checked(driver.cuGraphInstantiate(self._graph, 0))

    def __call__(self, address: int) -> None:
        """Fill the given array from an address, and call the kernel."""
        _checked(self._driver.cuMemcpyDtoDAsync(self._given, address, self._bytes, self._default))
        _checked(self._driver.cuGraphLaunch(self._executable, self._default))


def _checked(answer: tuple[Any, ...]) -> Any:
    """What a function of the driver answers besides its status."""
    status, *more = answer
    if int(status):
        raise gather.BackendError(f"the driver of the NVIDIA card answers {status.name}")
    return more[0] if more else None


def table(value: Any) -> Any:
    """A long tuple of numbers as an array, because a tuple read at a variable index compiles to a chain of branches."""
    import numpy

    long = isinstance(value, tuple) and len(value) > SHORT and all(isinstance(word, int) for word in value)
    return numpy.array(value) if long else value


def pool(width: int) -> int:
    """How many games of `width` words each fit into a block's shared memory beside its queues."""
    lists = kernels.PHASES * (kernels.QUEUE_SIZE + 8)
    return min(kernels.QUEUE_SIZE, (SHARED - lists) // (8 * width + 4))


def load(rules: AnyRules, more: tuple[ModuleType, ...] = (), fixed: rows.Fixed | None = None) -> SimpleNamespace:
    """The functions of a law as device functions, and the kernels `play_all`, `act_all` and `look_all`."""
    cuda = numba_cuda()
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


def env_threads(sizes: packing.Sizes) -> int:
    """The threads of a block that find room in its shared memory for what their games tell; a multiple of eight."""
    fitting = (SHARED - 64) // (8 * (sizes.words + 1) + sizes.counters)
    return min(kernels.THREADS, fitting // 8 * 8)


def load_env(rules: AnyRules, fixed: rows.Fixed, extension: gather.Extension, sizes: packing.Sizes) -> SimpleNamespace:
    """The kernels `env_all` and `observe_all` of a law and its observation."""
    cuda = numba_cuda()
    inlined = cuda.jit(device=True, forceinline=True)
    law = gather.gathered(rules, (), inlined, fixed=fixed, constant=table, extension=extension)
    threads = env_threads(sizes)
    space = {**gather.constants_of(env_kernels), **vars(law), "cuda": cuda, "__builtins__": __builtins__}
    space |= {"ENV_THREADS": threads, "STREAM": sizes.words + 1, "PLANE_WORDS": sizes.plane_words}
    space |= {"CELLS": sizes.cells, "COUNTS": sizes.counters, "CODES": sizes.actions}
    space |= {name: getattr(cuda.types, name) for name in ("int64", "uint8")}
    for name, function in gather.functions_of(env_kernels).items():
        copy, kernel = gather.copied(function, space), name in ("env_all", "observe_all")
        made = cuda.jit(max_registers=ENV_REGISTERS)(copy) if kernel else inlined(copy)
        space[name] = Kernel(made, threads, threads) if kernel else made
    return SimpleNamespace(**space)


def load_kernels(rules: AnyRules, more: tuple[ModuleType, ...], module: ModuleType) -> SimpleNamespace:
    """The functions of a module as kernels. They may be long: what they call is not forced into them."""
    cuda = numba_cuda()
    law = gather.gathered(rules, more, cuda.jit(device=True), constant=table)
    space = {**gather.constants_of(module), **vars(law), "cuda": cuda, "__builtins__": __builtins__}
    kernels = {name: cuda.jit(gather.copied(f, space)) for name, f in gather.functions_of(module).items()}
    return SimpleNamespace(**kernels)
