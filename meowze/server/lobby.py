"""All tables: open, find, visit; one is read from the journal when somebody comes, and let go when nobody is there."""

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from datetime import UTC, datetime

from meowze.games import game_named
from meowze.play.position import Position
from meowze.room import events
from meowze.room.bots import Bots
from meowze.room.journal import Header
from meowze.room.pairing import ALPHABET, some_code
from meowze.room.refusals import Refusal
from meowze.room.room import NO_BOTS, Room
from meowze.server.live_table import OpenTable
from meowze.storage.journal_store import Storage, Taken

ID_LENGTH = 6
KEPT_SECONDS = 60.0  # how long a table stays in memory when nobody is there


class NoRoom(Refusal):
    """There is no such table."""


class Lobby:
    """All tables of this server."""

    def __init__(self, storage: Storage, bots: Bots = NO_BOTS, kept: float = KEPT_SECONDS) -> None:
        self.storage = storage
        self.bots = bots
        self.tables: dict[str, OpenTable] = {}
        self._kept = kept
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, asked: events.NewRoom, start: Position | None = None) -> str:
        """Open a room, for a game that goes on from `start` if that is given, and store it; its short code."""
        created = datetime.now(UTC).isoformat(timespec="seconds")
        while True:
            header = Header(some_code(ID_LENGTH), game_named(asked.game).name, created)
            _, change = Room.opened(header, asked, bots=self.bots, start=start)
            try:
                await self.storage.open(header, change.rows)
                return header.room
            except Taken:
                continue

    async def find(self, id: str) -> OpenTable:
        """The table of a room, to look at now; who stays there must `visit` it."""
        async with self._lock:
            id = id.lower()
            if id not in self.tables:
                room = await read_room(self.storage, id, self.bots)
                self.tables[id] = OpenTable(room, self.storage, self.bots)
                await self._touch(self.tables[id])
                self._let_go_later(id)
            return self.tables[id]

    @asynccontextmanager
    async def visit(self, id: str) -> AsyncIterator[OpenTable]:
        """The table of a room, held in memory as long as the visit lasts."""
        table = await self.find(id)
        table.visitors += 1
        try:
            yield table
        finally:
            table.visitors -= 1
            self._let_go_later(table.id)

    @property
    def live(self) -> Collection[str]:
        """The rooms in memory."""
        return self.tables.keys()

    @property
    def listeners(self) -> int:
        """How many listen at all tables."""
        return sum(len(table.ears) for table in self.tables.values())

    async def close(self) -> None:
        """Finish what was begun, then let go of the journal."""
        await asyncio.gather(*self._tasks, *(table.close() for table in self.tables.values()), return_exceptions=True)
        await self.storage.close()

    def _let_go_later(self, id: str) -> None:
        asyncio.get_running_loop().call_later(self._kept, self._let_go, id)

    def _let_go(self, id: str) -> None:
        table = self.tables.get(id)
        if table and table.idle and not self._lock.locked():
            del self.tables[id]
            task = asyncio.create_task(self._touch(table))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        elif table and not table.visitors:
            self._let_go_later(id)

    async def _touch(self, table: OpenTable) -> None:
        position = table.room.position
        await self.storage.touch(table.id, bool(position and position.over))


async def read_room(storage: Storage, id: str, bots: Bots = NO_BOTS) -> Room:
    """A room from the journal."""
    return Room.replayed(await find_header(storage, id), await storage.rows(id), bots=bots)


async def find_header(storage: Storage, id: str) -> Header:
    """What is fixed about a room."""
    known = 0 < len(id) <= 2 * ID_LENGTH and set(id) <= set(ALPHABET)
    header = await storage.header(id) if known else None
    if header is None:
        raise NoRoom("no-room")
    return header
