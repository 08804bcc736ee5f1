"""The journal of all rooms in a database: append, which fails if a number exists, and read.

Changes are written in batches: whatever was queued since the last commit goes into the next one.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from meowze.games.errors import MeowzeError
from meowze.logs import room_tag
from meowze.room.journal import BestResult, DamagedJournal, Header, Result, Row
from meowze.storage.batch_writer import (
    DELETED,
    DISOWNED,
    ENDED,
    FENCE,
    NO_RESULT,
    NOTE,
    RELEASED,
    RESULT,
    ROOM,
    ROWS,
    VISITED,
    Change,
    Failure,
    Outcomes,
    Statement,
    Values,
    mark_of,
    now,
)
from meowze.storage.checksum import Journal, StoredRow, verified
from meowze.storage.database import UnusableDatabase, engine_for, message_of, upgrade
from meowze.storage.journal_writer import JournalWriter, ProcessWriter, ThreadWriter, WriterFactory
from meowze.storage.mark import Marked
from meowze.storage.schema import CLOCK, JOURNAL, NOTES, PROBE, RESULTS, ROOMS

T = TypeVar("T")
BATCH_SECONDS = 0.002  # between two commits: many changes in one commit cost no more than a single change
BATCH_SIZE = 4  # so many changes do not wait
SELECT_HEADERS = sql.select(ROOMS.c.room, ROOMS.c.game, ROOMS.c.created)
SELECT_RESULTS = sql.select(*(RESULTS.c[name] for name in BestResult._fields))
SELECT_ROWS = sql.select(*(JOURNAL.c[name] for name in (*Row._fields, "at", "checksum")))
SELECT_ENDS = sql.select(*(ROOMS.c[name] for name in (*Header._fields, "last_number", "last_checksum")))
READERS = 4  # threads of their own, so that a database that hangs holds up nothing else
READ_SECONDS = 10.0
PROBE_SECONDS, PROBE_PAUSE = 3.0, 1.0
DELETED_AT_ONCE = 50  # rooms: acts need not wait for long
FULL, READ_ONLY, SILENT, FAILED = "full", "read-only", "silent", "failed"  # why nothing can be written
SIGNS = {"full": FULL, "no space": FULL, "quota": FULL, "readonly": READ_ONLY, "read-only": READ_ONLY}


class StorageError(MeowzeError):
    """Something could not be written or read. What the database said is for the log, and not for strangers."""

    key = "unread"


class NotSaved(StorageError):
    """A change that could not be written."""

    key = "unsaved"

    def __init__(self, text: str = "this could not be saved: try again", why: str = "") -> None:
        super().__init__(text)
        self.why = why  # what the database said


class AlreadyStored(NotSaved):
    """A room, or a number in it, that exists already."""


class TakenOver(NotSaved):
    """A room that belongs to another process by now."""


class QueuedChange(NamedTuple):
    """A change that waits for the next commit."""

    change: Change
    done: asyncio.Future[None]
    since: float  # by the clock of the event loop


class JournalStore:
    """The journal of all rooms; `target` is a file or the address of a database."""

    def __init__(self, target: Path | str, writer: WriterFactory = ThreadWriter) -> None:
        self.target = target
        self.engine: sql.Engine | None = None
        self._make_writer = writer
        self._writer: JournalWriter | None = None
        self._queue: list[QueuedChange] = []
        self._batch: list[QueuedChange] = []  # what is being written
        self._wake = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._writing: asyncio.Task[None] | None = None
        self._closing = False
        self._readers = ThreadPoolExecutor(READERS, "reading")
        self._probing: asyncio.Task[str] | None = None
        self._probe_written: asyncio.Future[None] | None = None
        self._probed = 0.0
        self.lost: Marked | None = None  # a row that was stored once and lacked at the start
        self.changes = self.commits = 0  # since the start, for the metrics
        self.on_saved: Callable[[float], object] = lambda seconds: None  # told how long each change took

    async def start(self) -> None:
        """Make the database, or bring an older one up to date."""
        try:
            self.engine = engine_for(self.target)
            await asyncio.to_thread(upgrade, self.engine)
            self.lost = await asyncio.to_thread(self._find_lost, self.engine)
        except UnusableDatabase as error:
            raise StorageError(str(error)).with_key(error.key, **error.values) from error
        self._loop = asyncio.get_running_loop()
        self._writer = self._make_writer(self.target)
        self._writing = asyncio.create_task(self._write_batches(self._writer))

    async def close(self) -> None:
        """Write what is queued, then let go of the database."""
        self._closing = True
        self._wake.set()
        if self._writing:
            await self._writing
        if self._probing:
            self._probing.cancel()
        self._readers.shutdown(wait=False, cancel_futures=True)
        if self.engine:
            await asyncio.to_thread(self._dispose, self.engine)

    @property
    def has_process(self) -> bool:
        """Whether a process of its own writes."""
        return isinstance(self._writer, ProcessWriter) and self._writer.is_ready

    @property
    def unsaved(self) -> int:
        """How many changes wait for the disk."""
        return len(self._queue) + len(self._batch)

    @property
    def lag(self) -> float:
        """For how many seconds the oldest of them has waited."""
        oldest = next(iter((*self._batch, *self._queue)), None)
        return self._loop.time() - oldest.since if oldest and self._loop else 0.0

    # ------------------------------------------------------------------------------------ writing

    def open(self, header: Header, rows: Sequence[Row]) -> asyncio.Future[None]:
        """Store a new room with its first rows."""
        room: Values = {**header._asdict(), "visited": now(), "over": 0}
        return self._write((ROOM, [room]), _insert(header.room, rows))

    def append(
        self,
        room: str,
        rows: Sequence[Row],
        over: bool = False,
        result: Result | None = None,
        reopened: int | None = None,
        owner: int | None = None,
    ) -> asyncio.Future[None]:
        """Store the rows of one change, all or none; fails if one of their numbers exists.

        `over` says that a game ended, `result` how; `reopened` is the number of the deal of one that goes on again.
        With an `owner` it fails unless the room still belongs to this epoch.
        """
        return self._write(
            *_fence(room, owner), _insert(room, rows), *_ended(room, over), *_result(room, result, reopened)
        )

    async def touch(self, room: str, finished: bool = False, release: int | None = None) -> None:
        """Note that somebody visited a room, which is then kept for a while, or that a game in it is finished.

        With `release` the room belongs to nobody any more if it belonged to this epoch.
        """
        released: list[Statement] = [] if release is None else [(RELEASED, [{"where": room, "epoch": release}])]
        await self._write((VISITED, [{"where": room, "when": now()}]), *_ended(room, finished), *released)

    async def delete_unvisited(self, before: str, over: bool, spare: Sequence[str] = ()) -> int:
        """Delete rooms, those with a finished game or those without, that nobody visited since; how many there were."""
        unused = ROOMS.c.visited < before, ROOMS.c.over == int(over), ROOMS.c.owner.is_(None)
        old = sql.select(ROOMS.c.room).where(*unused)
        rooms = [row.room for row in await self._read(old) if row.room not in set(spare)]
        for k in range(0, len(rooms), DELETED_AT_ONCE):
            some: list[Values] = [{"where": room} for room in rooms[k : k + DELETED_AT_ONCE]]
            await self._write(*((name, some) for name in DELETED))
        return len(rooms)

    async def delete(self, room: str) -> bool:
        """Delete a room with all that belongs to it; whether there was one. Its owner, if any, can write no more."""
        found = await self.header(room) is not None
        where: list[Values] = [{"where": room}]
        await self._write(*((name, where) for name in (*DISOWNED, *DELETED)))
        return found

    async def set_clock(self, time: str) -> None:
        """Store the time that the cleanup trusts."""
        await self._write((NOTE, [{"which": CLOCK, "is": time}]))

    async def probe(self) -> str:
        """Write something; empty if that is done in good time, otherwise why not. Once a second, for all who ask."""
        if self._probing is None or (self._probing.done() and time.monotonic() > self._probed + PROBE_PAUSE):
            self._probing, self._probed = asyncio.create_task(self._probe()), time.monotonic()
        return await asyncio.shield(self._probing)

    async def _probe(self) -> str:
        try:
            if self._probe_written is None or self._probe_written.done():  # one that hangs is not followed by others
                self._probe_written = self._write((NOTE, [{"which": PROBE, "is": now()}]))
            async with asyncio.timeout(PROBE_SECONDS):
                await asyncio.shield(self._probe_written)
        except TimeoutError:
            return SILENT
        except NotSaved as error:
            return next((why for sign, why in SIGNS.items() if sign in error.why.lower()), FAILED)
        return ""

    # ------------------------------------------------------------------------------------ reading

    async def header(self, room: str) -> Header | None:
        """What never changes about a room; none if there is no such room."""
        found = await self._read(SELECT_HEADERS.where(ROOMS.c.room == room))
        return _header(found[0]) if found else None

    async def headers(self) -> list[Header]:
        """All rooms, the newest first."""
        return [_header(found) for found in await self._read(SELECT_HEADERS.order_by(ROOMS.c.created.desc()))]

    async def journal(self, room: str) -> Journal:
        """What is stored of a room, as far as it is as it was written; no rows if there is no such room."""
        ends = await self._read(SELECT_ENDS.where(ROOMS.c.room == room))  # first: a row that comes now is no damage
        if not ends:
            return Journal([])
        found = await self._read(SELECT_ROWS.where(JOURNAL.c.room == room).order_by(JOURNAL.c.n))
        header, end = Header(*ends[0][: len(Header._fields)]), ends[0]
        stored = [StoredRow(Row(*row[: len(Row._fields)]), row.at, row.checksum) for row in found]
        journal = await asyncio.to_thread(verified, header, stored, end.last_number, end.last_checksum)
        if journal.damaged is not None:
            where = {"room": room_tag(room)}
            logging.getLogger("meowze").error("a room is damaged at number %d", journal.damaged, extra=where)
        return journal

    async def rows(self, room: str) -> list[Row]:
        """The journal of a room from its opening; fails if it is damaged."""
        journal = await self.journal(room)
        if journal.damaged is not None:
            raise DamagedJournal(f"the journal of this game is damaged at number {journal.damaged}")
        return journal.rows

    async def clock(self) -> str:
        """The time that the cleanup trusted last; before that, when a room was visited last; empty if none was."""
        (stored,) = await self._read(sql.select(NOTES.c.value).where(NOTES.c.name == CLOCK))
        (visited,) = await self._read(sql.select(sql.func.max(ROOMS.c.visited)))
        return str(stored[0] or visited[0] or "")

    async def last_number(self, room: str) -> int | None:
        """The number of the last row of a room; none if there is no such room."""
        (found,) = await self._read(sql.select(sql.func.max(JOURNAL.c.n)).where(JOURNAL.c.room == room))
        number: int | None = found[0]
        return number

    async def unfinished(self, rooms: Sequence[str], since: str) -> list[str]:
        """Those of these rooms in which no game was played to its end and that somebody visited since then."""
        still = sql.select(ROOMS.c.room).where(ROOMS.c.room.in_(rooms), ROOMS.c.over == 0, ROOMS.c.visited >= since)
        return [str(row.room) for row in await self._read(still)]

    async def best_results(self, game: str, seats: int, options: str, most: int) -> list[BestResult]:
        """The best results of a game with so many seats and these options, the best one first."""
        same = RESULTS.c.game == game, RESULTS.c.seats == seats, RESULTS.c.options == options
        best = SELECT_RESULTS.where(*same).order_by(RESULTS.c.worth.desc(), RESULTS.c.at).limit(most)
        return [BestResult(**row._asdict()) for row in await self._read(best)]

    async def result(self, id: str) -> BestResult | None:
        """A result by its id."""
        found = await self._read(SELECT_RESULTS.where(RESULTS.c.id == id))
        return BestResult(**found[0]._asdict()) if found else None

    # ------------------------------------------------------------------------------------ the queue

    def _write(self, *change: Statement) -> asyncio.Future[None]:
        if self._closing or not self._loop:
            raise NotSaved(why="the server is closing")
        queued = QueuedChange(change, self._loop.create_future(), self._loop.time())
        self._queue.append(queued)
        self._wake.set()
        return queued.done

    async def _write_batches(self, writer: JournalWriter) -> None:
        """Commit what is queued, again and again until the end; the players are told while the next commit runs."""
        loop, last = asyncio.get_running_loop(), 0.0
        try:
            await writer.start()
        except Exception:  # a thread writes instead, or each change says what is wrong
            logging.getLogger("meowze").exception("what saves could not be started")
        while self._queue or not self._closing:
            await self._wake.wait()
            if len(self._queue) < BATCH_SIZE and (early := last + BATCH_SECONDS - loop.time()) > 0:
                await asyncio.sleep(early)
            last = loop.time()
            self._wake.clear()
            batch, self._queue = self._queue, []
            self._batch = batch
            if batch:
                outcomes = await _written(writer, [queued.change for queued in batch])
                self.changes += outcomes.count(None)
                self.commits += 1
                _log_failures(outcomes)
                for queued, failure in zip(batch, outcomes, strict=True):
                    self.on_saved(loop.time() - queued.since)
                    _finish(queued.done, failure)
                self._batch = []
        await writer.close()

    # ------------------------------------------------------------------------------------ in a thread

    async def _read(self, query: sql.Select[Any]) -> list[sql.Row[Any]]:
        return await ask(self._readers, self._fetch, query)

    def _fetch(self, query: sql.Select[Any]) -> list[sql.Row[Any]]:
        assert self.engine
        with self.engine.begin() as connection:
            return list(connection.execute(query))

    def _find_lost(self, engine: sql.Engine) -> Marked | None:
        """A row that was stored and is no longer there."""
        mark = mark_of(engine)
        marked = mark.read() if mark else None
        if mark is None or marked is None:
            return None
        same = JOURNAL.c.room == marked.room, JOURNAL.c.n == marked.number, JOURNAL.c.checksum == marked.checksum
        if self._fetch(sql.select(JOURNAL.c.n).where(*same)):
            return None
        logging.getLogger("meowze").error(
            "%s has lost what was saved last (room %s, number %d): its -wal file was removed or cut, or an older copy "
            "was put in its place; games may have gone back by some moves",
            engine.url.database,
            marked.room,
            marked.number,
        )
        return marked

    def _dispose(self, engine: sql.Engine) -> None:
        engine.dispose()
        if mark := mark_of(engine):
            mark.remove()


async def ask(threads: ThreadPoolExecutor, work: Callable[..., T], *values: Any) -> T:
    """Ask the database for something in a thread; fails if it does not answer in good time."""
    try:
        async with asyncio.timeout(READ_SECONDS):
            return await asyncio.get_running_loop().run_in_executor(threads, work, *values)
    except (SQLAlchemyError, TimeoutError, RuntimeError) as error:  # RuntimeError: it was closed
        logging.getLogger("meowze").error("the database could not be read: %s", message_of(error) or "no answer")
        raise StorageError("the saved games cannot be read at the moment: try again") from error


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


def _fence(room: str, owner: int | None) -> list[Statement]:
    return [] if owner is None else [(FENCE, [{"room": room, "owner": owner}])]


def _insert(room: str, rows: Sequence[Row]) -> Statement:
    values: list[Values] = [(room, *row) for row in rows]
    return ROWS, values


def _ended(room: str, over: bool) -> list[Statement]:
    return [(ENDED, [{"where": room}])] if over else []


def _result(room: str, result: Result | None, reopened: int | None) -> list[Statement]:
    if result:
        return [(RESULT, [{**result._asdict(), "room": room, "at": now()}])]
    return [] if reopened is None else [(NO_RESULT, [{"where": room, "number": reopened}])]


def _header(row: sql.Row[Any]) -> Header:
    return Header(**row._asdict())
