"""The journal of a browser's own rooms, kept by the page in the browser's storage.

Where that is full or refused the game goes on: what could not be stored stays in memory, and is stored together with
the next change if that is possible by then. Whoever keeps the storage tells the page.
"""

import asyncio
import logging
from collections.abc import Awaitable, Sequence
from datetime import UTC, datetime
from typing import NamedTuple, Protocol

import msgspec

from meowze.room.journal import (
    NO_ENDING,
    BestResult,
    DamagedJournal,
    Ending,
    Header,
    Result,
    Row,
    before_damage,
)
from meowze.room.journal_errors import NotSaved, StorageError


class PageStorage(Protocol):
    """The browser's storage; each answer comes when it is stored or read, or fails with a reason."""

    def append(self, room: str, rows: str, header: str | None) -> Awaitable[object]:
        """Store rows, a JSON array of arrays, all or none; a header, a JSON object, takes the place of the old one."""

    def read(self, room: str) -> Awaitable[str | None]:
        """A room as JSON, `{"header": …, "rows": […]}`; none if there is no such room."""

    def rooms(self) -> Awaitable[str]:
        """The headers of all rooms, a JSON array."""

    def delete(self, room: str) -> Awaitable[object]:
        """Delete a room with its rows."""


class DatedResult(NamedTuple):
    """How a game ended, and when."""

    result: Result
    at: str


class RoomHeader(msgspec.Struct, frozen=True):
    """What is stored of a room besides its rows; the results save replaying all rooms to find the best ones."""

    room: str
    game: str
    created: str
    results: tuple[DatedResult, ...] = ()

    def after(self, ending: Ending) -> "RoomHeader":
        """With one more result, or without that of a game which goes on again after an undo."""
        kept = tuple(each for each in self.results if each.result.dealt != ending.reopened)
        added = (DatedResult(ending.result, now()),) if ending.result else ()
        return msgspec.structs.replace(self, results=kept + added)


class StoredRoom(msgspec.Struct, frozen=True):
    """A room as it is stored."""

    header: RoomHeader
    rows: list[Row]


class Unsaved(msgspec.Struct):
    """What waits to be stored of a room."""

    rows: list[Row] = []
    header: RoomHeader | None = None


class BrowserJournal:
    """The journal of all rooms in the browser's storage."""

    def __init__(self, storage: PageStorage) -> None:
        self._storage = storage
        self._unsaved: dict[str, Unsaved] = {}

    # ------------------------------------------------------------------------------------ writing

    def open(self, header: Header, rows: Sequence[Row]) -> asyncio.Future[None]:
        """Store a new room with its first rows."""
        return asyncio.ensure_future(self._store(header.room, rows, RoomHeader(*header)))

    def append(
        self, room: str, rows: Sequence[Row], ending: Ending = NO_ENDING, owner: int | None = None
    ) -> asyncio.Future[None]:
        """Store the rows of one change; if that is impossible they stay in memory."""
        return asyncio.ensure_future(self._append(room, rows, ending))

    async def _append(self, room: str, rows: Sequence[Row], ending: Ending) -> None:
        header: RoomHeader | None = None
        if ending.result or ending.reopened is not None:
            found = await self._find(room)
            header = found.header.after(ending) if found else None
        await self._store(room, rows, header)

    async def _store(self, room: str, rows: Sequence[Row], header: RoomHeader | None) -> None:
        tried = room in self._unsaved
        unsaved = self._unsaved.setdefault(room, Unsaved())
        unsaved.rows += rows
        unsaved.header = header or unsaved.header
        try:
            if tried:  # what seemed to fail may have been stored after all
                unsaved.rows = _after(unsaved.rows, await self._read(room, required=True))
            await self._storage.append(room, _json(unsaved.rows), _json(unsaved.header) if unsaved.header else None)
        except Exception as error:  # whatever the browser says
            logging.getLogger("meowze").warning("a game could not be saved: %s", error)
        else:
            del self._unsaved[room]

    async def touch(self, room: str, finished: bool = False, release: int | None = None) -> None:
        """Nothing is deleted here because nobody visits it."""

    async def delete(self, room: str) -> bool:
        """Delete a room; whether there was one."""
        found = await self._find(room)
        try:
            await self._storage.delete(room)
        except Exception as error:
            raise NotSaved("this could not be deleted: try again", str(error)) from error
        self._unsaved.pop(room, None)
        return found is not None

    async def close(self) -> None:
        """There is nothing to close."""

    # ------------------------------------------------------------------------------------ reading

    async def journal(self, room: str) -> tuple[list[Row], int | None]:
        """The rows of a room as far as none is missing, and the number of the first one that is."""
        found = await self._find(room)
        rows = found.rows if found else []
        missing = next((k for k, row in enumerate(rows) if row.n != k), None)
        return (rows, None) if missing is None else (before_damage(rows[:missing], None), missing)

    async def rows(self, room: str) -> list[Row]:
        """The rows of a room from its opening; fails if one is missing."""
        rows, missing = await self.journal(room)
        if missing is not None:
            raise DamagedJournal(f"the journal of this game is damaged at number {missing}")
        return rows

    async def header(self, room: str) -> Header | None:
        """What never changes about a room."""
        found = await self._find(room)
        return Header(found.header.room, found.header.game, found.header.created) if found else None

    async def last_number(self, room: str) -> int | None:
        """The number of the last row of a room."""
        found = await self._find(room)
        return found.rows[-1].n if found and found.rows else None

    async def best_results(self, game: str, seats: int, options: str, most: int) -> list[BestResult]:
        """The best results of a game with so many seats and these options, the best one first."""
        same = [
            (each, room)
            for each, room in await self._results()
            if (each.result.game, each.result.seats, each.result.options) == (game, seats, options)
        ]
        same.sort(key=lambda found: (-found[0].result.worth, found[0].at))
        return [_best(*found) for found in same[:most]]

    async def result(self, id: str) -> BestResult | None:
        """A result by its id."""
        return next((_best(*found) for found in await self._results() if found[0].result.id == id), None)

    async def _results(self) -> list[tuple[DatedResult, str]]:
        try:
            stored = msgspec.json.decode(await self._storage.rooms(), type=list[RoomHeader])
        except Exception as error:
            logging.getLogger("meowze").warning("the saved games could not be read: %s", error)
            stored = []
        headers = {header.room: header for header in stored}
        headers |= {room: unsaved.header for room, unsaved in self._unsaved.items() if unsaved.header}
        return [(result, header.room) for header in headers.values() for result in header.results]

    async def _find(self, room: str) -> StoredRoom | None:
        """A room as it is stored, with what could not be stored yet."""
        unsaved = self._unsaved.get(room, Unsaved())
        stored = await self._read(room, required=unsaved.header is None)
        header = unsaved.header or (stored.header if stored else None)
        rows = stored.rows if stored else []
        return StoredRoom(header, rows + _after(unsaved.rows, stored)) if header else None

    async def _read(self, room: str, required: bool) -> StoredRoom | None:
        try:
            text = await self._storage.read(room)
            return msgspec.json.decode(text, type=StoredRoom) if text else None
        except Exception as error:
            if not required:  # it has never been stored
                return None
            logging.getLogger("meowze").warning("a game could not be read: %s", error)
            raise StorageError("the saved games cannot be read at the moment: try again") from error


def now() -> str:
    """The time as results have it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def _after(rows: list[Row], stored: StoredRoom | None) -> list[Row]:
    """Those of these rows that are not stored yet."""
    last = stored.rows[-1].n if stored and stored.rows else -1
    return [row for row in rows if row.n > last]


def _best(each: DatedResult, room: str) -> BestResult:
    return BestResult(each.result.id, room, each.result.dealt, each.result.turns, each.at)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
