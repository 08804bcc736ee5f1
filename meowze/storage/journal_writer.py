"""Who writes the journal: a thread, or a process of its own.

A thread shares the interpreter with the players: each time it comes back from the disk it stops them for a moment. A
server with many games therefore has a process that writes; a test or a small tool needs none.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Protocol

from meowze.storage.batch_writer import BatchWriter, Change, Failure, Outcomes
from meowze.worker_process import WorkerLost, WorkerProcess

LOST = "the process that saves was lost"
NO_START = "the process that saves could not be started"
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0  # seconds before a process that could not be started is tried again


class JournalWriter(Protocol):
    """Writes changes to the database."""

    async def start(self) -> None:
        """Start whatever writes, without waiting for it."""

    async def write(self, changes: Sequence[Change]) -> Outcomes:
        """Write all of these in one transaction; what went wrong with each."""

    async def close(self) -> None:
        """Let go of the database."""


WriterFactory = Callable[[Path | str], JournalWriter]  # makes a writer for the database at this place


class ThreadWriter:
    """Writes in a thread."""

    def __init__(self, target: Path | str) -> None:
        self._writer = BatchWriter(target)
        self._thread = ThreadPoolExecutor(1, "journal")

    async def start(self) -> None:
        """Nothing has to be started."""

    async def write(self, changes: Sequence[Change]) -> Outcomes:
        """Write all of these in one transaction; what went wrong with each."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._writer.write, changes)

    async def close(self) -> None:
        """Let go of the database."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._writer.close)
        self._thread.shutdown()


class ProcessWriter:
    """Writes in a process; a thread writes until it has started, at first and after it was lost."""

    def __init__(self, target: Path | str, pause: float = FIRST_PAUSE) -> None:
        self._target, self._thread, self._pause = target, ThreadWriter(target), pause
        self._starting: asyncio.Task[None] | None = None
        self._waiting: asyncio.Task[None] | None = None  # for the next try
        self._ready = self._closing = False
        self.worker = WorkerProcess("meowze.storage.journal_writer:JournalWorker")

    @property
    def is_ready(self) -> bool:
        """Whether the process writes."""
        return self._ready and self.worker.is_running

    async def start(self) -> None:
        """Begin to start the process."""
        self._starting = self._starting or asyncio.create_task(self._start())

    async def write(self, changes: Sequence[Change]) -> Outcomes:
        """Write all of these; when the process is lost, nobody knows whether it has stored what it had."""
        if not self.is_ready:
            await self.start()
            return await self._thread.write(changes)
        try:
            outcomes: Outcomes = await self.worker.ask_in_loop(changes)
            return outcomes
        except WorkerLost:
            logging.getLogger("meowze").exception(LOST)
            self._ready = False
            return [Failure(False, LOST)] * len(changes)

    async def close(self) -> None:
        """Let the process finish what it has, and wait for its end."""
        self._closing = True
        if self._waiting:
            self._waiting.cancel()
        if self._starting:
            await asyncio.gather(self._starting, return_exceptions=True)
        await asyncio.to_thread(self.worker.close)
        await self._thread.close()

    async def _start(self) -> None:
        """Start the process; while that fails the thread writes, and the next try waits longer."""
        self._ready = False
        pause = self._pause
        while not self._ready and not self._closing:
            try:
                await asyncio.to_thread(self.worker.ask, str(self._target))
                self._ready = True
            except (WorkerLost, OSError):
                logging.getLogger("meowze").exception("%s; another try in %g seconds", NO_START, pause)
                if not self._closing:
                    self._waiting = asyncio.create_task(asyncio.sleep(pause))
                    await asyncio.wait([self._waiting])
                pause = min(2 * pause, LONGEST_PAUSE)
        self._starting = None


# ------------------------------------------------------------------------------------ in the process


class JournalWorker:
    """Writes in the process: the first request says where to, each further one brings the changes of a commit.

    The place is not on the command line, where everybody could read it, because it may hold a password.
    """

    def __init__(self) -> None:
        self._writer: BatchWriter | None = None

    def answer(self, request: str | Sequence[Change], cancelled: Callable[[], bool]) -> Outcomes:
        """What went wrong with each change; every one is written, even if nobody waits any more."""
        if isinstance(request, str):
            self._writer, request = BatchWriter(request), ()
        assert self._writer
        return self._writer.write(request)

    def close(self) -> None:
        """Let go of the database."""
        if self._writer:
            self._writer.close()
