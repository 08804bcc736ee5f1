"""Who carries changes to the pen: a thread, or a process of its own.

A thread takes turns with those who play: each time it comes back from the disk it stops them for a moment. A server
that plays many games has its pen in a process; a test or a small tool needs none.
"""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Protocol

from msgspec import json

from meowze.storage.journal_writer import Fault, Faults, Pen, Stored

LONGEST_ANSWER = 1 << 24
LOST = "the process that saves was lost"
read_faults = json.Decoder(Faults).decode


class Scribe(Protocol):
    """Writes changes in one transaction."""

    async def settle(self, changes: Sequence[Stored]) -> Faults:
        """What went wrong with each of them."""

    async def close(self) -> None:
        """Let go of the database."""


Hired = Callable[[Path | str], Scribe]  # given where the database is


class Aside:
    """A thread."""

    def __init__(self, target: Path | str) -> None:
        self._pen = Pen(target)
        self._thread = ThreadPoolExecutor(1, "journal")

    async def settle(self, changes: Sequence[Stored]) -> Faults:
        """What went wrong with each of them."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._pen.settle, changes)

    async def close(self) -> None:
        """Let go of the database."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._pen.close)
        self._thread.shutdown()


class Apart:
    """A process; until it has started, at first or after it was lost, a thread."""

    def __init__(self, target: Path | str) -> None:
        self._target, self._aside = target, Aside(target)
        self._starting: asyncio.Task[None] | None = None
        self.process: asyncio.subprocess.Process | None = None

    async def settle(self, changes: Sequence[Stored]) -> Faults:
        """What went wrong with each of them; of those it had when it was lost nobody knows whether they were stored."""
        if self.process is None or self.process.returncode is not None:
            self._starting = self._starting or asyncio.create_task(self._start())
            return await self._aside.settle(changes)
        try:
            return read_faults(await _asked(self.process, changes))
        except Exception:
            logging.getLogger("meowze").exception(LOST)
            await self._end(self.process)
            return [Fault(False, LOST)] * len(changes)

    async def close(self) -> None:
        """Let it finish what it has, and wait for its end."""
        if self._starting:
            await asyncio.gather(self._starting, return_exceptions=True)
        if self.process and self.process.stdin:
            self.process.stdin.close()
            await self.process.wait()
        await self._aside.close()

    async def _start(self) -> None:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "meowze.storage.journal_writer"), stdin=PIPE, stdout=PIPE, limit=LONGEST_ANSWER
        )
        try:
            await _asked(process, str(self._target))
            self.process = process
        except Exception:  # a thread will do
            logging.getLogger("meowze").exception(LOST)
            await self._end(process)
        finally:
            self._starting = None

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def _asked(process: asyncio.subprocess.Process, question: object) -> bytes:
    """The line that a process answers to a line."""
    assert process.stdin
    assert process.stdout
    process.stdin.write(json.encode(question) + b"\n")
    await process.stdin.drain()
    return await process.stdout.readuntil()
