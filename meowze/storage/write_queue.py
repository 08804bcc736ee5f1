"""Changes that wait to be written, in batches: whatever was queued since the last commit goes into the next one."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from meowze.room.journal_errors import AlreadyStored, NotSaved, TakenOver
from meowze.storage.batch_writer import Change, Failure, Outcomes, Statement
from meowze.storage.journal_writer import JournalWriter, ProcessWriter

# Between two commits, in seconds: many changes in one commit cost no more than a single change. Waiting for longer pays
# only while others come meanwhile, which shows in how many changes came together lately.
SHORT_PAUSE, LONG_PAUSE = 0.002, 0.008
COMPANY = 1.3  # changes to a commit, on average, from which on they wait for longer
MEMORY = 0.9  # the share of earlier commits in that average
BATCH_SIZE = 6  # so many changes do not wait


class QueuedChange(NamedTuple):
    """A change that waits for the next commit."""

    change: Change
    done: asyncio.Future[None]
    since: float  # by the clock of the event loop


class WriteQueue:
    """Queues changes for a writer; begins with the event loop that it is made in."""

    def __init__(self, writer: JournalWriter, on_saved: Callable[[float], object]) -> None:
        self._writer, self._on_saved = writer, on_saved
        self._queue: list[QueuedChange] = []
        self._batch: list[QueuedChange] = []  # what is being written
        self._wake, self._enough = asyncio.Event(), asyncio.Event()
        self._closing = False
        self._together = 1.0  # changes to a commit, lately
        self._loop = asyncio.get_running_loop()
        self._writing = asyncio.create_task(self._write_batches())
        self.changes = self.commits = 0  # since the start, for the metrics

    @property
    def has_process(self) -> bool:
        """Whether a process of its own writes."""
        return isinstance(self._writer, ProcessWriter) and self._writer.is_ready

    @property
    def lag(self) -> float:
        """For how many seconds the oldest change has waited."""
        oldest = next(iter((*self._batch, *self._queue)), None)
        return self._loop.time() - oldest.since if oldest else 0.0

    def __len__(self) -> int:
        return len(self._queue) + len(self._batch)

    def put(self, *change: Statement) -> asyncio.Future[None]:
        """Queue a change; done when it is on disk."""
        if self._closing:
            raise NotSaved(why="the server is closing")
        queued = QueuedChange(change, self._loop.create_future(), self._loop.time())
        self._queue.append(queued)
        self._wake.set()
        if len(self._queue) >= BATCH_SIZE:
            self._enough.set()
        return queued.done

    async def close(self) -> None:
        """Write what is queued, and nothing more."""
        self._closing = True
        self._wake.set()
        await self._writing

    async def _write_batches(self) -> None:
        """Commit what is queued, again and again until the end; the players are told while the next commit runs."""
        last = 0.0
        try:
            await self._writer.start()
        except Exception:  # a thread writes instead, or each change says what is wrong
            logging.getLogger("meowze").exception("what saves could not be started")
        while self._queue or not self._closing:
            await self._wake.wait()
            if len(self._queue) < BATCH_SIZE and (early := last + self._pause - self._loop.time()) > 0:
                await self._until_enough(early)
            last = self._loop.time()
            self._wake.clear()
            self._batch, self._queue = self._queue, []
            if self._batch:
                await self._write_batch(self._batch)
                self._batch = []
        await self._writer.close()

    async def _until_enough(self, seconds: float) -> None:
        """Wait for other changes, but not once there are enough of them."""
        self._enough.clear()
        timer = self._loop.call_later(seconds, self._enough.set)
        await self._enough.wait()
        timer.cancel()

    @property
    def _pause(self) -> float:
        return LONG_PAUSE if self._together > COMPANY else SHORT_PAUSE

    async def _write_batch(self, batch: Sequence[QueuedChange]) -> None:
        outcomes = await _written(self._writer, [queued.change for queued in batch])
        self.changes += outcomes.count(None)
        self.commits += 1
        self._together = MEMORY * self._together + (1 - MEMORY) * len(batch)
        _log_failures(outcomes)
        for queued, failure in zip(batch, outcomes, strict=True):
            self._on_saved(self._loop.time() - queued.since)
            _finish(queued.done, failure)


async def _written(writer: JournalWriter, changes: Sequence[Change]) -> Outcomes:
    try:
        return await writer.write(changes)
    except Exception as error:  # the next batch must be tried all the same
        logging.getLogger("meowze").exception("nothing could be saved")
        return [Failure(False, str(error))] * len(changes)


def _log_failures(outcomes: Outcomes) -> None:
    """One line for all changes of a commit that failed for the same reason."""
    for why, count in Counter(failure.why for failure in outcomes if failure).items():
        logging.getLogger("meowze").error("%d changes were not saved: %s", count, why)


def _finish(done: asyncio.Future[None], failure: Failure | None) -> None:
    if done.done():  # whoever asked has gone
        return
    if failure is None:
        done.set_result(None)
    else:
        kind = TakenOver if failure.taken else AlreadyStored if failure.exists else NotSaved
        done.set_exception(kind(why=failure.why))
