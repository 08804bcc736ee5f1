"""Simulates the blocks of a GPU in plain Python: real threads, barriers, and memory shared within a block."""

import threading
from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy

from meowze import backends
from meowze.backends import env_kernels, env_loops, gather, kernels, packing


class Block:
    """Takes the place of `cuda` in a kernel, for the threads of one block."""

    def __init__(self, number: int, threads: int) -> None:
        self.own, self.lock, self.barrier = threading.local(), threading.Lock(), threading.Barrier(threads, timeout=60)
        self.blockIdx = SimpleNamespace(x=number)
        self.shared, self.atomic = SimpleNamespace(array=self._array), SimpleNamespace(add=self._add)
        self.syncthreads = self.barrier.wait
        self.arrays: list[Any] = []

    @property
    def threadIdx(self) -> SimpleNamespace:
        """The index of the calling thread."""
        return SimpleNamespace(x=self.own.number)

    def _array(self, shape: Any, kind: Any) -> Any:
        """A shared array: the first thread that asks for it creates it, the others get the same one."""
        with self.lock:
            if self.own.asked == len(self.arrays):
                self.arrays.append(words(shape))
            self.own.asked += 1
            return self.arrays[self.own.asked - 1]

    def _add(self, array: Any, place: int, more: int) -> Any:
        with self.lock:
            array[place] += more
            return array[place] - more

    def run(self, work: Callable[[], None]) -> None:
        """Run one thread of this block; an error in it stops the others at the barrier."""
        try:
            work()
        except BaseException:
            self.barrier.abort()
            raise


class Words(numpy.ndarray[Any, Any]):
    """Signed words of 64 bits: what does not fit is lost, as on a GPU."""

    def __setitem__(self, place: Any, value: Any) -> None:
        super().__setitem__(place, (int(value) + (1 << 63)) % (1 << 64) - (1 << 63))


def words(shape: Any) -> Any:
    """Such words, all 0."""
    return numpy.zeros(shape, dtype=object).view(Words)


def run(
    module: ModuleType, law: dict[str, Any], name: str, blocks: int, arguments: list[Any], sizes: dict[str, int]
) -> list[BaseException]:
    """Run a kernel of a module with these sizes, block after block; returns the errors of its threads."""
    wrong: list[BaseException] = []
    threads = sizes["THREADS"]
    for number in range(blocks):
        block = Block(number, threads)
        space = {**gather.constants_of(module), **law, "cuda": block, "int32": int, "__builtins__": __builtins__}
        space |= sizes
        for key, function in gather.functions_of(module).items():
            space[key] = gather.copied(function, space)

        def work(me: int, block: Block = block, kernel: Any = space[name]) -> None:
            block.own.number, block.own.asked = me, 0
            try:
                block.run(lambda: kernel(*arguments))
            except BaseException as error:
                wrong.append(error)

        crew = [threading.Thread(target=work, args=(me,)) for me in range(threads)]
        for thread in crew:
            thread.start()
        for thread in crew:
            thread.join()
    return wrong


def play_all(rules: Any, arrays: list[Any], count: int, pool: int, threads: int) -> list[BaseException]:
    """Run the kernel `play_all` on arrays of Python ints; returns the errors of its threads."""
    law = vars(backends.load(rules, "python"))
    sizes = {"WIDTH": backends.width(rules.State), "POOL": pool, "THREADS": threads}
    blocks = (arrays[0].shape[1] + pool - 1) // pool
    return run(kernels, law, "play_all", blocks, [*arrays, count], sizes)


def env_all(game: Any, seats: int, games: int, arguments: list[Any], threads: int) -> list[BaseException]:
    """Run the kernel `env_all` in the same way."""
    packed = packing.source(game.rules, game.observation, seats)
    extension = gather.Extension((game.observation, env_loops), packed)
    law = vars(gather.gathered(game.rules, (), lambda function: function, extension=extension))
    found = packing.sizes_of(game.observation, seats)
    sizes = {
        "THREADS": threads,
        "ENV_THREADS": threads,
        "STREAM": found.words + 1,
        "PLANE_WORDS": found.plane_words,
        "CELLS": found.cells,
        "COUNTS": found.counters,
        "CODES": found.actions,
    }
    return run(env_kernels, law, "env_all", -(-games // threads), arguments, sizes)
