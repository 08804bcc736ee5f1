"""Simulates the blocks of a GPU in plain Python: real threads, barriers, and memory shared within a block."""

import threading
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy

from meowze import backends
from meowze.backends import gather, kernels


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
                self.arrays.append(numpy.zeros(shape, dtype=object))
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


def play_all(rules: Any, arrays: list[Any], count: int, pool: int, threads: int) -> list[BaseException]:
    """Run the kernel `play_all` on arrays of Python ints; returns the errors of its threads."""
    wrong: list[BaseException] = []
    law = vars(backends.load(rules, "python"))
    width = backends.width(rules.State)
    for number in range((arrays[0].shape[1] + pool - 1) // pool):
        block = Block(number, threads)
        space = {**gather.constants_of(kernels), **law, "cuda": block, "int32": int, "__builtins__": __builtins__}
        space |= {"WIDTH": width, "POOL": pool, "THREADS": threads}
        for name, function in gather.functions_of(kernels).items():
            space[name] = gather.copied(function, space)

        def work(me: int, block: Block = block, kernel: Any = space["play_all"]) -> None:
            block.own.number, block.own.asked = me, 0
            try:
                block.run(lambda: kernel(*arrays, count))
            except BaseException as error:
                wrong.append(error)

        crew = [threading.Thread(target=work, args=(me,)) for me in range(threads)]
        for thread in crew:
            thread.start()
        for thread in crew:
            thread.join()
    return wrong
