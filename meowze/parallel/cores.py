"""Tasks on the cores of this computer: processes that are started afresh, as on Windows and macOS."""

import logging
import multiprocessing
import os
import pickle
import signal
import threading
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import connection
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING, Generic

from meowze.parallel.outcome import (
    ATTEMPTS,
    Outcome,
    ParallelError,
    Prepare,
    Result,
    Task,
    TaskFailed,
    attempted,
    call,
    lost,
)

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    Link = Connection[tuple[int, object] | None, bytes]

logger = logging.getLogger(__name__)
THREADS = "OMP_NUM_THREADS"  # for NumPy, PyTorch and others; Ray sets it too


@dataclass(frozen=True)
class Cores:
    """So many processes, or as many as there are cores. A single one is this process itself."""

    processes: int | None = None

    def __post_init__(self) -> None:
        if self.processes is not None and self.processes < 1:
            raise ParallelError(f"the number of processes is 1 or more, or None for all cores, not {self.processes}")

    def map(
        self, function: Callable[[Task], Result], tasks: Sequence[Task], prepare: Prepare | None = None
    ) -> Generator[Outcome[Result], None, None]:
        """The outcomes of all tasks as they are done; `prepare` is called once before they begin."""
        processes = self.processes or available()
        if prepare is not None and processes == 1:
            prepare()
        elif prepare is not None:
            for outcome in _Pool(call, [prepare], 1).outcomes():
                outcome.result()
        if processes == 1:
            yield from (attempted(function, task, number) for number, task in enumerate(tasks))
        else:
            yield from _Pool(function, tasks, processes).outcomes()


def available() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


STARTING, IDLE = -2, -1


@dataclass
class _Worker:
    """A process, and the number of the task that it does."""

    process: BaseProcess
    link: "Link"
    number: int = STARTING


class _Pool(Generic[Task, Result]):
    """The processes that do these tasks, each one task at a time."""

    def __init__(self, function: Callable[[Task], Result], tasks: Sequence[Task], processes: int) -> None:
        self.function, self.tasks, self.processes = pickle.dumps(function), tasks, processes
        self.todo = deque(range(len(tasks)))
        self.losses = Counter[int]()  # by the number of the task
        self.failed_starts = 0  # one after the other
        self.workers: list[_Worker] = []

    def outcomes(self) -> Generator[Outcome[Result], None, None]:
        """What becomes of the tasks, in the order in which they are done."""
        try:
            while self.todo or any(worker.number >= 0 for worker in self.workers):
                while len(self.workers) < self.processes and self._unserved():
                    self.workers.append(self._started())
                ready = connection.wait([worker.link for worker in self.workers])
                for worker in [worker for worker in self.workers if worker.link in ready]:
                    outcome = self._received(worker)
                    if outcome is not None:
                        yield outcome
        finally:
            for worker in self.workers:
                self._end(worker)

    def _unserved(self) -> bool:
        return len(self.todo) > sum(worker.number == STARTING for worker in self.workers)

    def _started(self) -> _Worker:
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(target=_work, args=(there, self.function), daemon=True)
        with _single_threaded(), _interrupts_held():
            process.start()
        there.close()
        return _Worker(process, here)

    def _received(self, worker: _Worker) -> Outcome[Result] | None:
        """What a process has to say, after which it gets the next task; None if that was no outcome."""
        try:
            outcome: Outcome[Result] | None = pickle.loads(worker.link.recv_bytes())
            if outcome is not None and outcome.number < 0:
                outcome.result()
            self.failed_starts, worker.number = 0, IDLE
            if self.todo:
                worker.link.send((self.todo[0], self.tasks[self.todo[0]]))
                worker.number = self.todo.popleft()
        except (EOFError, OSError):
            outcome = self._after_loss(worker)
        return outcome

    def _after_loss(self, worker: _Worker) -> Outcome[Result] | None:
        self.workers.remove(worker)
        self._end(worker)
        if worker.number == STARTING:
            self.failed_starts += 1
            if self.failed_starts == ATTEMPTS:
                raise ParallelError(f"{ATTEMPTS} worker processes ended before they began to work")
        if worker.number < 0:
            return None
        self.losses[worker.number] += 1
        if self.losses[worker.number] == ATTEMPTS:
            return lost(worker.number)
        logger.warning("a worker process has ended; task %d is done again", worker.number)
        self.todo.appendleft(worker.number)
        return None

    def _end(self, worker: _Worker) -> None:
        worker.process.kill()
        worker.process.join()
        worker.link.close()


@contextmanager
def _single_threaded() -> Iterator[None]:
    """The libraries of a process that is started now use one thread, as there is a process for each core."""
    if THREADS in os.environ:
        yield
        return
    os.environ[THREADS] = "1"
    try:
        yield
    finally:
        del os.environ[THREADS]


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Ctrl-C is for this process: one that is started now never sees it, this one sees it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker  # not on Windows

    resource_tracker.ensure_running()  # which otherwise happens in between and lets signals through
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# ------------------------------------------------------------------------------------ in the process


def _work(link: "Connection[bytes, tuple[int, Task]]", pickled: bytes) -> None:
    """Do tasks until the other side is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    try:
        function: Callable[[Task], object] = pickle.loads(pickled)
    except Exception as error:
        unknown = ParallelError(f"a worker process cannot import the function: {type(error).__name__}: {error}")
        link.send_bytes(pickle.dumps(Outcome(STARTING, None, unknown)))
        return
    with suppress(EOFError, OSError):
        link.send_bytes(pickle.dumps(None))
        while True:
            number, task = link.recv()
            link.send_bytes(_pickled(attempted(function, task, number)))


def _pickled(outcome: Outcome[object]) -> bytes:
    try:
        return pickle.dumps(outcome)
    except Exception as error:
        return pickle.dumps(
            Outcome(outcome.number, None, TaskFailed(f"the result of task {outcome.number} cannot be pickled: {error}"))
        )


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
