"""The journal in a database: append (fails if that number exists) and read. SQLite, or PostgreSQL for hosts.

One pen writes: whatever has queued since its last commit goes into the next one, all in one transaction.
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
from meowze.room.journal import Header, Placed, Result, Row
from meowze.storage.database import Unusable, connected, prepare, reason
from meowze.storage.journal_writer import ENDED, NO_RESULT, RESULT, ROOM, ROWS, VISITED, Fault, Stored, Work, now
from meowze.storage.schema import JOURNAL, RESULTS, ROOMS
from meowze.storage.writer_process import Aside, Hired, Scribe

GATHER = 0.002  # seconds between two commits: a commit costs as much for many changes as for one;
MANY = 4  # but so many changes wait for nothing
HEADERS = sql.select(ROOMS.c.room, ROOMS.c.game, ROOMS.c.created)
PLACES = sql.select(*(RESULTS.c[name] for name in Placed._fields))
LINES = sql.select(*(JOURNAL.c[name] for name in Row._fields))


class Unstored(MeowzeError):
    """What could not be written or read."""


class Unsaved(Unstored):
    """What could not be written."""


class Taken(Unsaved):
    """A room or a number in it that exists already."""


class Job(NamedTuple):
    """One change, stored whole or not at all."""

    change: Stored
    done: asyncio.Future[None]


class Storage:
    """The journal of all rooms; `target` is a file or the address of a database."""

    def __init__(self, target: Path | str, scribe: Hired = Aside) -> None:
        self.target = target
        self.engine: sql.Engine | None = None
        self._scribe = scribe
        self._waiting: list[Job] = []
        self._wake = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._writer: asyncio.Task[None] | None = None
        self._closing = False
        self.changes = self.commits = 0  # since the start, for the metrics

    async def start(self) -> None:
        """Make the database, or bring an older one up to date."""
        try:
            self.engine = connected(self.target)
            await asyncio.to_thread(prepare, self.engine)
        except Unusable as error:
            raise Unstored(str(error)) from error
        self._loop = asyncio.get_running_loop()
        self._writer = asyncio.create_task(self._write_on(self._scribe(self.target)))

    async def close(self) -> None:
        """Write what has queued, then let go of the database."""
        self._closing = True
        self._wake.set()
        if self._writer:
            await self._writer
        if self.engine:
            await asyncio.to_thread(self.engine.dispose)

    def open(self, header: Header, rows: Sequence[Row]) -> asyncio.Future[None]:
        """Store a new room with its first rows."""
        room = {"room": header.room, "game": header.game, "created": header.created, "visited": now(), "over": 0}
        return self._write((ROOM, [room]), (ROWS, _of_room(header.room, rows)))

    def append(
        self,
        room: str,
        rows: Sequence[Row],
        over: bool = False,
        result: Result | None = None,
        reopened: int | None = None,
    ) -> asyncio.Future[None]:
        """Store the rows of one change, all or none; fails if one of their numbers exists.

        `over` ends a game, `result` is how, `reopened` the number of the deal of one that goes on after its end.
        """
        return self._write((ROWS, _of_room(room, rows)), *_ended(room, over), *_placed(room, result, reopened))

    async def best(self, game: str, seats: int, options: str, most: int) -> list[Placed]:
        """The best results of a game with so many seats and these options, the best one first."""
        alike = RESULTS.c.game == game, RESULTS.c.seats == seats, RESULTS.c.options == options
        order = RESULTS.c.worth.desc(), RESULTS.c.at
        return [Placed(**row._asdict()) for row in await self._read(PLACES.where(*alike).order_by(*order).limit(most))]

    async def placed(self, id: str) -> Placed | None:
        """A result by its id."""
        found = await self._read(PLACES.where(RESULTS.c.id == id))
        return Placed(**found[0]._asdict()) if found else None

    async def touch(self, room: str, finished: bool = False) -> None:
        """Note that somebody came to a room, so that it is not swept for a while, or that a game in it is finished."""
        await self._write((VISITED, [{"where": room, "when": now()}]), *_ended(room, finished))

    async def header(self, room: str) -> Header | None:
        """What is fixed about a room; none if there is no such room."""
        found = await self._read(HEADERS.where(ROOMS.c.room == room))
        return _header(found[0]) if found else None

    async def headers(self) -> list[Header]:
        """All rooms, the newest first."""
        return [_header(found) for found in await self._read(HEADERS.order_by(ROOMS.c.created.desc()))]

    async def rows(self, room: str) -> list[Row]:
        """The journal of a room from its opening."""
        found = await self._read(LINES.where(JOURNAL.c.room == room).order_by(JOURNAL.c.n))
        return [Row(**row._asdict()) for row in found]

    async def unfinished(self, rooms: Sequence[str], since: str) -> list[str]:
        """Those of these rooms in which no game was played to its end and somebody was since then."""
        still = sql.select(ROOMS.c.room).where(ROOMS.c.room.in_(rooms), ROOMS.c.over == 0, ROOMS.c.visited >= since)
        return [str(row.room) for row in await self._read(still)]

    async def sweep(self, before: str, over: bool, spare: Sequence[str] = ()) -> int:
        """Delete the rooms, with a finished game or without, that nobody visited since then; how many there were."""
        old = sql.select(ROOMS.c.room).where(ROOMS.c.visited < before, ROOMS.c.over == int(over))
        rooms = [row.room for row in await self._read(old) if row.room not in set(spare)]
        if rooms:
            await asyncio.to_thread(self._delete, rooms)
        return len(rooms)

    # ------------------------------------------------------------------------------------ one pen writes

    def _write(self, *change: Work) -> asyncio.Future[None]:
        if self._closing or not self._loop:
            raise Unsaved("this could not be saved: the server is closing")
        job = Job(change, self._loop.create_future())
        self._waiting.append(job)
        self._wake.set()
        return job.done

    async def _write_on(self, scribe: Scribe) -> None:
        """Commit what has queued, again and again, until the end: the next commit runs while the last one is told."""
        loop, last = asyncio.get_running_loop(), 0.0
        await scribe.settle([])  # whatever it must start
        while self._waiting or not self._closing:
            await self._wake.wait()
            if len(self._waiting) < MANY and (early := last + GATHER - loop.time()) > 0:
                await asyncio.sleep(early)
            last = loop.time()
            self._wake.clear()
            jobs, self._waiting = self._waiting, []
            if jobs:
                faults = await scribe.settle([job.change for job in jobs])
                self.changes += faults.count(None)
                self.commits += 1
                for job, fault in zip(jobs, faults, strict=True):
                    _answer(job.done, fault)
        await scribe.close()

    def _delete(self, rooms: Sequence[str]) -> None:
        with self._begun() as connection:
            for table in (RESULTS, JOURNAL, ROOMS):
                connection.execute(sql.delete(table).where(table.c.room.in_(rooms)))

    def _begun(self) -> AbstractContextManager[sql.Connection]:
        assert self.engine
        return self.engine.begin()

    async def _read(self, query: sql.Select[Any]) -> list[sql.Row[Any]]:
        try:
            return await asyncio.to_thread(self._fetch, query)
        except SQLAlchemyError as error:
            raise Unstored(f"the saved games could not be read: {reason(error)}") from error

    def _fetch(self, query: sql.Select[Any]) -> list[sql.Row[Any]]:
        with self._begun() as connection:
            return list(connection.execute(query))


def _answer(done: asyncio.Future[None], fault: Fault | None) -> None:
    if done.done():  # whoever asked has gone
        return
    if fault is None:
        done.set_result(None)
    else:
        logging.getLogger("meowze").error("a change was not saved: %s", fault.why)
        done.set_exception((Taken if fault.taken else Unsaved)(f"this could not be saved: {fault.why}"))


def _of_room(room: str, rows: Sequence[Row]) -> list[tuple[str | int | None, ...]]:
    return [(room, *row) for row in rows]


def _ended(room: str, over: bool) -> list[Work]:
    return [(ENDED, [{"where": room}])] if over else []


def _placed(room: str, result: Result | None, reopened: int | None) -> list[Work]:
    if result:
        return [(RESULT, [{**result._asdict(), "room": room, "at": now()}])]
    return [] if reopened is None else [(NO_RESULT, [{"where": room, "number": reopened}])]


def _header(row: sql.Row[Any]) -> Header:
    return Header(**row._asdict())
