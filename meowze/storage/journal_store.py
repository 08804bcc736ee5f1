"""The journal of all rooms in a database: append, which fails if a number exists, and read.

Changes are written in batches: whatever was queued since the last commit goes into the next one.
"""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from meowze.games.errors import MeowzeError
from meowze.room.journal import BestResult, Header, Result, Row
from meowze.storage.batch_writer import (
    ENDED,
    FENCE,
    NO_RESULT,
    RELEASED,
    RESULT,
    ROOM,
    ROWS,
    VISITED,
    Change,
    Failure,
    Statement,
    Values,
    now,
)
from meowze.storage.database import UnusableDatabase, engine_for, message_of, upgrade
from meowze.storage.journal_writer import JournalWriter, ThreadWriter, WriterFactory
from meowze.storage.schema import JOURNAL, RESULTS, ROOMS

BATCH_SECONDS = 0.002  # between two commits: many changes in one commit cost no more than a single change
BATCH_SIZE = 4  # so many changes do not wait
SELECT_HEADERS = sql.select(ROOMS.c.room, ROOMS.c.game, ROOMS.c.created)
SELECT_RESULTS = sql.select(*(RESULTS.c[name] for name in BestResult._fields))
SELECT_ROWS = sql.select(*(JOURNAL.c[name] for name in Row._fields))


class StorageError(MeowzeError):
    """Something could not be written or read."""

    key = "unread"


class NotSaved(StorageError):
    """A change that could not be written."""

    key = "unsaved"


class AlreadyStored(NotSaved):
    """A room, or a number in it, that exists already."""


class TakenOver(NotSaved):
    """A room that belongs to another process by now."""


class QueuedChange(NamedTuple):
    """A change that waits for the next commit."""

    change: Change
    done: asyncio.Future[None]


class JournalStore:
    """The journal of all rooms; `target` is a file or the address of a database."""

    def __init__(self, target: Path | str, writer: WriterFactory = ThreadWriter) -> None:
        self.target = target
        self.engine: sql.Engine | None = None
        self._make_writer = writer
        self._queue: list[QueuedChange] = []
        self._wake = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._writing: asyncio.Task[None] | None = None
        self._closing = False
        self.changes = self.commits = 0  # since the start, for the metrics

    async def start(self) -> None:
        """Make the database, or bring an older one up to date."""
        try:
            self.engine = engine_for(self.target)
            await asyncio.to_thread(upgrade, self.engine)
        except UnusableDatabase as error:
            raise StorageError(str(error)).with_key(error.key, **error.values) from error
        self._loop = asyncio.get_running_loop()
        self._writing = asyncio.create_task(self._write_batches(self._make_writer(self.target)))

    async def close(self) -> None:
        """Write what is queued, then let go of the database."""
        self._closing = True
        self._wake.set()
        if self._writing:
            await self._writing
        if self.engine:
            await asyncio.to_thread(self.engine.dispose)

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
        if rooms:
            await asyncio.to_thread(self._delete, rooms)
        return len(rooms)

    # ------------------------------------------------------------------------------------ reading

    async def header(self, room: str) -> Header | None:
        """What never changes about a room; none if there is no such room."""
        found = await self._read(SELECT_HEADERS.where(ROOMS.c.room == room))
        return _header(found[0]) if found else None

    async def headers(self) -> list[Header]:
        """All rooms, the newest first."""
        return [_header(found) for found in await self._read(SELECT_HEADERS.order_by(ROOMS.c.created.desc()))]

    async def rows(self, room: str) -> list[Row]:
        """The journal of a room from its opening."""
        found = await self._read(SELECT_ROWS.where(JOURNAL.c.room == room).order_by(JOURNAL.c.n))
        return [Row(**row._asdict()) for row in found]

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
            raise NotSaved("this could not be saved: the server is closing")
        queued = QueuedChange(change, self._loop.create_future())
        self._queue.append(queued)
        self._wake.set()
        return queued.done

    async def _write_batches(self, writer: JournalWriter) -> None:
        """Commit what is queued, again and again until the end; the players are told while the next commit runs."""
        loop, last = asyncio.get_running_loop(), 0.0
        await writer.start()
        while self._queue or not self._closing:
            await self._wake.wait()
            if len(self._queue) < BATCH_SIZE and (early := last + BATCH_SECONDS - loop.time()) > 0:
                await asyncio.sleep(early)
            last = loop.time()
            self._wake.clear()
            batch, self._queue = self._queue, []
            if batch:
                outcomes = await writer.write([queued.change for queued in batch])
                self.changes += outcomes.count(None)
                self.commits += 1
                for queued, failure in zip(batch, outcomes, strict=True):
                    _finish(queued.done, failure)
        await writer.close()

    # ------------------------------------------------------------------------------------ in a thread

    def _delete(self, rooms: Sequence[str]) -> None:
        with self._transaction() as connection:
            for table in (RESULTS, JOURNAL, ROOMS):
                connection.execute(sql.delete(table).where(table.c.room.in_(rooms)))

    def _transaction(self) -> AbstractContextManager[sql.Connection]:
        assert self.engine
        return self.engine.begin()

    async def _read(self, query: sql.Select[Any]) -> list[sql.Row[Any]]:
        try:
            return await asyncio.to_thread(self._fetch, query)
        except SQLAlchemyError as error:
            raise StorageError(f"the saved games could not be read: {message_of(error)}") from error

    def _fetch(self, query: sql.Select[Any]) -> list[sql.Row[Any]]:
        with self._transaction() as connection:
            return list(connection.execute(query))


def _finish(done: asyncio.Future[None], failure: Failure | None) -> None:
    if done.done():  # whoever asked has gone
        return
    if failure is None:
        done.set_result(None)
    else:
        logging.getLogger("meowze").error("a change was not saved: %s", failure.why)
        kind = AlreadyStored if failure.exists else TakenOver if failure.taken else NotSaved
        done.set_exception(kind(f"this could not be saved: {failure.why}"))


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
