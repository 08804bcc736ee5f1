"""The journal of all rooms in a database: append, which fails if a number exists, and read."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from meowze.logs import room_tag
from meowze.room.journal import NO_ENDING, BestResult, DamagedJournal, Ending, Header, Row
from meowze.room.journal_errors import NotSaved, StorageError
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
    Statement,
    Values,
    mark_of,
    now,
)
from meowze.storage.checksum import Journal, StoredRow, verified
from meowze.storage.database import UnusableDatabase, engine_for, message_of, upgrade
from meowze.storage.journal_writer import ThreadWriter, WriterFactory
from meowze.storage.mark import Marked
from meowze.storage.schema import CLOCK, JOURNAL, NOTES, PROBE, RESULTS, ROOMS
from meowze.storage.write_queue import WriteQueue

T = TypeVar("T")
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


class JournalStore:
    """The journal of all rooms; `target` is a file or the address of a database.

    `on_saved` is told how long each change took.
    """

    def __init__(
        self,
        target: Path | str,
        writer: WriterFactory = ThreadWriter,
        on_saved: Callable[[float], object] = lambda seconds: None,
    ) -> None:
        self.target, self._on_saved = target, on_saved
        self.engine: sql.Engine | None = None
        self._make_writer = writer
        self._queue: WriteQueue | None = None
        self._readers = ThreadPoolExecutor(READERS, "reading")
        self._probing: asyncio.Task[str] | None = None
        self._probe_written: asyncio.Future[None] | None = None
        self._probed = 0.0
        self.lost: Marked | None = None  # a row that was stored once and lacked at the start

    async def start(self) -> None:
        """Make the database, or bring an older one up to date."""
        try:
            self.engine = engine_for(self.target)
            await asyncio.to_thread(upgrade, self.engine)
            self.lost = await asyncio.to_thread(self._find_lost, self.engine)
        except UnusableDatabase as error:
            raise StorageError(str(error)).with_key(error.key, **error.values) from error
        self._queue = WriteQueue(self._make_writer(self.target), self._on_saved)

    async def close(self) -> None:
        """Write what is queued, then let go of the database."""
        if self._queue is not None:
            await self._queue.close()
        if self._probing:
            self._probing.cancel()
        self._readers.shutdown(wait=False, cancel_futures=True)
        if self.engine:
            await asyncio.to_thread(self._dispose, self.engine)

    @property
    def queue(self) -> WriteQueue:
        """What waits for the disk."""
        if self._queue is None:
            raise NotSaved(why="the store has not been started")
        return self._queue

    # ------------------------------------------------------------------------------------ writing

    def open(self, header: Header, rows: Sequence[Row]) -> asyncio.Future[None]:
        """Store a new room with its first rows."""
        room: Values = {**header._asdict(), "visited": now(), "over": 0}
        return self.queue.put((ROOM, [room]), _insert(header.room, rows))

    def append(
        self, room: str, rows: Sequence[Row], ending: Ending = NO_ENDING, owner: int | None = None
    ) -> asyncio.Future[None]:
        """Store the rows of one change, all or none; fails if one of their numbers exists.

        With an `owner` it fails unless the room still belongs to this epoch.
        """
        ended = *_ended(room, ending.over), *_result(room, ending)
        return self.queue.put(*_fence(room, owner), _insert(room, rows), *ended)

    async def touch(self, room: str, finished: bool = False, release: int | None = None) -> None:
        """Note that somebody visited a room, which is then kept for a while, or that a game in it is finished.

        With `release` the room belongs to nobody any more if it belonged to this epoch.
        """
        released: list[Statement] = [] if release is None else [(RELEASED, [{"where": room, "epoch": release}])]
        await self.queue.put((VISITED, [{"where": room, "when": now()}]), *_ended(room, finished), *released)

    async def delete_unvisited(self, before: str, over: bool, spare: Sequence[str] = ()) -> int:
        """Delete rooms, those with a finished game or those without, that nobody visited since; how many there were."""
        unused = ROOMS.c.visited < before, ROOMS.c.over == int(over), ROOMS.c.owner.is_(None)
        old = sql.select(ROOMS.c.room).where(*unused)
        rooms = [row.room for row in await self.read(old) if row.room not in set(spare)]
        for k in range(0, len(rooms), DELETED_AT_ONCE):
            some: list[Values] = [{"where": room} for room in rooms[k : k + DELETED_AT_ONCE]]
            await self.queue.put(*((name, some) for name in DELETED))
        return len(rooms)

    async def delete(self, room: str) -> bool:
        """Delete a room with all that belongs to it; whether there was one. Its owner, if any, can write no more."""
        found = await self.header(room) is not None
        where: list[Values] = [{"where": room}]
        await self.queue.put(*((name, where) for name in (*DISOWNED, *DELETED)))
        return found

    async def set_clock(self, time: str) -> None:
        """Store the time that the cleanup trusts."""
        await self.queue.put((NOTE, [{"which": CLOCK, "is": time}]))

    async def probe(self) -> str:
        """Write something; empty if that is done in good time, otherwise why not. Once a second, for all who ask."""
        if self._probing is None or (self._probing.done() and time.monotonic() > self._probed + PROBE_PAUSE):
            self._probing, self._probed = asyncio.create_task(self._probe()), time.monotonic()
        return await asyncio.shield(self._probing)

    async def _probe(self) -> str:
        try:
            if self._probe_written is None or self._probe_written.done():  # one that hangs is not followed by others
                self._probe_written = self.queue.put((NOTE, [{"which": PROBE, "is": now()}]))
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
        found = await self.read(SELECT_HEADERS.where(ROOMS.c.room == room))
        return _header(found[0]) if found else None

    async def headers(self) -> list[Header]:
        """All rooms, the newest first."""
        return [_header(found) for found in await self.read(SELECT_HEADERS.order_by(ROOMS.c.created.desc()))]

    async def journal(self, room: str) -> Journal:
        """What is stored of a room, as far as it is as it was written; no rows if there is no such room."""
        ends = await self.read(SELECT_ENDS.where(ROOMS.c.room == room))  # first: a row that comes now is no damage
        if not ends:
            return Journal([])
        found = await self.read(SELECT_ROWS.where(JOURNAL.c.room == room).order_by(JOURNAL.c.n))
        header, end = Header(*ends[0][: len(Header._fields)]), ends[0]
        stored = (StoredRow(Row(*row[: len(Row._fields)]), row.at, row.checksum) for row in found)  # made in the thread
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
        (stored,) = await self.read(sql.select(NOTES.c.value).where(NOTES.c.name == CLOCK))
        (visited,) = await self.read(sql.select(sql.func.max(ROOMS.c.visited)))
        return str(stored[0] or visited[0] or "")

    async def last_number(self, room: str) -> int | None:
        """The number of the last row of a room; none if there is no such room."""
        (found,) = await self.read(sql.select(sql.func.max(JOURNAL.c.n)).where(JOURNAL.c.room == room))
        number: int | None = found[0]
        return number

    async def unfinished(self, rooms: Sequence[str], since: str) -> list[str]:
        """Those of these rooms in which no game was played to its end and that somebody visited since then."""
        still = sql.select(ROOMS.c.room).where(ROOMS.c.room.in_(rooms), ROOMS.c.over == 0, ROOMS.c.visited >= since)
        return [str(row.room) for row in await self.read(still)]

    async def best_results(self, game: str, seats: int, options: str, most: int) -> list[BestResult]:
        """The best results of a game with so many seats and these options, the best one first."""
        same = RESULTS.c.game == game, RESULTS.c.seats == seats, RESULTS.c.options == options
        best = SELECT_RESULTS.where(*same).order_by(RESULTS.c.worth.desc(), RESULTS.c.at).limit(most)
        return [BestResult(**row._asdict()) for row in await self.read(best)]

    async def result(self, id: str) -> BestResult | None:
        """A result by its id."""
        found = await self.read(SELECT_RESULTS.where(RESULTS.c.id == id))
        return BestResult(**found[0]._asdict()) if found else None

    # ------------------------------------------------------------------------------------ in a thread

    async def read(self, query: sql.Select[Any]) -> list[sql.Row[Any]]:
        """The rows that a query finds."""
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


def _fence(room: str, owner: int | None) -> list[Statement]:
    return [] if owner is None else [(FENCE, [{"room": room, "owner": owner}])]


def _insert(room: str, rows: Sequence[Row]) -> Statement:
    values: list[Values] = [(room, *row) for row in rows]
    return ROWS, values


def _ended(room: str, over: bool) -> list[Statement]:
    return [(ENDED, [{"where": room}])] if over else []


def _result(room: str, ending: Ending) -> list[Statement]:
    if ending.result:
        return [(RESULT, [{**ending.result._asdict(), "room": room, "at": now()}])]
    return [] if ending.reopened is None else [(NO_RESULT, [{"where": room, "number": ending.reopened}])]


def _header(row: sql.Row[Any]) -> Header:
    return Header(**row._asdict())
