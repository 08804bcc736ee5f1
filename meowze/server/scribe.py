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

from meowze.server.pen import Fault, Faults, Pen, Stored

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
    """A process, started when there is something to write, and anew after it was lost."""

    def __init__(self, target: Path | str) -> None:
        self._target = target
        self.process: asyncio.subprocess.Process | None = None

    async def settle(self, changes: Sequence[Stored]) -> Faults:
        """What went wrong with each of them; of those it had when it was lost nobody knows whether they were stored."""
        try:
            return read_faults(await self._asked(json.encode(changes)))
        except Exception:
            logging.getLogger("meowze").exception(LOST)
            if self.process and self.process.returncode is None:
                self.process.kill()
            await self.close()
            return [Fault(False, LOST)] * len(changes)

    async def close(self) -> None:
        """Let it finish what it has, and wait for its end."""
        process, self.process = self.process, None
        if process and process.stdin:
            process.stdin.close()
            await process.wait()

    async def _asked(self, line: bytes) -> bytes:
        process = self.process
        if process is None or process.returncode is not None:
            process = await self._started()
        assert process.stdin
        assert process.stdout
        process.stdin.write(line + b"\n")
        await process.stdin.drain()
        return await process.stdout.readuntil()

    async def _started(self) -> asyncio.subprocess.Process:
        process = self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "meowze.server.pen"), stdin=PIPE, stdout=PIPE, limit=LONGEST_ANSWER
        )
        assert process.stdin
        process.stdin.write(json.encode(str(self._target)) + b"\n")
        return process
