"""Processes that work for this one: started when first asked, asked one thing at a time, gone when this one is gone.

`WorkerProcess("module:Class")` runs a `Worker` in a Python of its own. Requests and answers travel as pickles through
the standard input and output of that process. After it has died, the next request starts another one.
"""

import asyncio
import importlib
import os
import pickle
import queue
import signal
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple, Protocol

from meowze.logs import set_up_logs

COMMAND = "from meowze.worker_process import work; work()"
PIPE_BYTES = 16_384  # what an empty pipe takes at once on every system
REMEMBERED = 64  # cancelled requests: one may be cancelled between two parts of its work
NICENESS = 5  # tables go first where processors are short
# Bytes from which on glibc gives a block back to the system when it is freed. By itself it raises this number to that
# of the largest block so far, and films leave tens of megabytes of holes. A host's own setting goes before.
ALLOCATOR = {"MALLOC_MMAP_THRESHOLD_": "262144"}


class Worker(Protocol):
    """What works inside the process."""

    def answer(self, request: Any, cancelled: Callable[[], bool]) -> Any:
        """Do what is asked; `cancelled` says whether anybody still wants the answer."""

    def close(self) -> None:
        """Nothing more will be asked."""


class WorkerLost(Exception):
    """The process ended before it answered."""


class Request(NamedTuple):
    """Something to do, under a number by which it can be cancelled."""

    number: int
    what: Any


class Cancel(NamedTuple):
    """Answer the request with this number at once: nobody needs a good answer any more."""

    number: int


class WorkerProcess:
    """The other end of a process. While one thread waits for an answer, others may only cancel or kill."""

    def __init__(self, target: str) -> None:
        self.target = target
        self.process: subprocess.Popen[bytes] | None = None
        self._closed = self._interrupted = False
        self._starting, self._writing = threading.Lock(), threading.Lock()

    @property
    def is_running(self) -> bool:
        """Whether the process was started and has not ended."""
        process = self.process
        return process is not None and process.poll() is None

    def ask(self, what: Any, number: int = 0) -> Any:
        """The answer to a request; waits for it, and starts the process if there is none."""
        if not self.is_running:
            self._start()
        self._send(pickle.dumps(Request(number, what)))
        return self._receive()

    async def ask_in_loop(self, what: Any) -> Any:
        """The same of a running process in an event loop: no thread wakes up for the answer and holds up the loop."""
        data = pickle.dumps(Request(0, what))
        if len(data) > PIPE_BYTES:
            await asyncio.to_thread(self._send, data)
        else:
            self._send(data)
        if sys.platform == "win32":  # its loops cannot wait for a pipe
            return await asyncio.to_thread(self._receive)
        await self._readable()
        return self._receive()

    def cancel(self, number: int) -> None:
        """Make the process answer the request with this number at once, if it still works on it."""
        with suppress(WorkerLost):
            self._send(pickle.dumps(Cancel(number)))

    def interrupt(self) -> None:
        """End the process although another thread asks it just now, whose answer is lost; then it must be stopped."""
        with self._starting:
            self._interrupted = True
            process = self.process
        if process is not None:
            process.kill()

    def stop(self) -> None:
        """End the process, which has nothing to do; the next request starts another one."""
        self._end(kill=True)
        with self._starting:
            self._interrupted = False

    def close(self) -> None:
        """Let the process finish what it does, wait for its end, and start no other one."""
        self._close(kill=False)

    def kill(self) -> None:
        """End the process at once, and start no other one."""
        self._close(kill=True)

    def _start(self) -> None:
        self._end(kill=True)
        line = [sys.executable, "-c", COMMAND, self.target]
        with self._starting:
            if self._closed or self._interrupted:
                raise WorkerLost(self.target)
            env = ALLOCATOR | os.environ
            self.process = subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env)

    def _close(self, kill: bool) -> None:
        with self._starting:
            self._closed = True
        self._end(kill)

    def _send(self, data: bytes) -> None:
        process = self.process
        if process is None or process.stdin is None:
            raise WorkerLost(self.target)
        try:
            with self._writing:
                process.stdin.write(data)
                process.stdin.flush()
        except (OSError, ValueError) as error:  # it has died, or was just closed
            raise WorkerLost(self.target) from error

    def _receive(self) -> Any:
        process = self.process
        if process is None or process.stdout is None:
            raise WorkerLost(self.target)
        try:
            return pickle.load(process.stdout)
        except Exception as error:  # half a pickle can fail in many ways
            self._end(kill=True)
            raise WorkerLost(self.target) from error

    async def _readable(self) -> None:
        if self.process is None or self.process.stdout is None:
            raise WorkerLost(self.target)
        loop, pipe = asyncio.get_running_loop(), self.process.stdout.fileno()
        readable = loop.create_future()
        loop.add_reader(pipe, lambda: None if readable.done() else readable.set_result(None))
        try:
            await readable
        finally:
            loop.remove_reader(pipe)
            if not readable.done() or readable.cancelled():
                self._end(kill=True)  # its answer would be taken for that to the next request

    def _end(self, kill: bool) -> None:
        process, self.process = self.process, None
        if process is None or process.stdin is None or process.stdout is None:
            return
        if kill:
            process.kill()
        with suppress(OSError), self._writing:
            process.stdin.close()
        process.wait()
        process.stdout.close()


# ------------------------------------------------------------------------------------ in the process


class Inbox:
    """The requests of a process, read by a thread, which notices a cancelled one while it is being answered."""

    def __init__(self) -> None:
        self._requests: queue.SimpleQueue[Request | None] = queue.SimpleQueue()
        self._cancelled: deque[int] = deque(maxlen=REMEMBERED)
        self._closed = False
        threading.Thread(target=self._read, daemon=True).start()

    def next(self) -> Request | None:
        """The next request; none when no more will come."""
        return self._requests.get()

    def is_cancelled(self, number: int) -> bool:
        """Whether nobody wants this answer any more."""
        return self._closed or number in self._cancelled

    def _read(self) -> None:
        with suppress(EOFError, OSError, pickle.UnpicklingError):
            while True:
                message = pickle.load(sys.stdin.buffer)
                if isinstance(message, Cancel):
                    self._cancelled.append(message.number)
                else:
                    self._requests.put(message)
        self._closed = True
        self._requests.put(None)


def work() -> None:
    """Answer requests until the other side has closed or is gone; which worker does it stands on the command line."""
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, signal.SIG_IGN)  # these are for the first process, which then closes this one
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever is printed must not mix with the answers
    set_up_logs()
    module, _, name = sys.argv[1].partition(":")
    worker: Worker = getattr(importlib.import_module(module), name)()
    inbox = Inbox()
    with suppress(BrokenPipeError):
        while request := inbox.next():
            number = request.number
            answer = worker.answer(request.what, lambda number=number: inbox.is_cancelled(number))  # type: ignore[misc]
            pickle.dump(answer, answers)
            answers.flush()
    worker.close()


def be_nice() -> None:
    """Let the processes at which people wait for an act go first."""
    with suppress(AttributeError, OSError):  # not every system knows this
        os.nice(NICENESS)
