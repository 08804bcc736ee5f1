"""All rooms that are in use here: loaded when somebody comes, dropped from memory when nobody is left."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from itertools import islice, takewhile

from meowze.games import game_named
from meowze.live.bot_turns import BotWorkers
from meowze.live.errors import NoRoom, NotHost
from meowze.live.interfaces import DirectReader, Journal, Monitor, NoMonitor, RoomReader
from meowze.live.live_room import PAUSE, LiveRoom
from meowze.live.offered_games import OfferedGames, require_offered
from meowze.live.refusal_words import KEYS_ONLY, RefusalWords
from meowze.live.room_codes import could_be_room, new_code
from meowze.logs import room_tag
from meowze.play.position import Position
from meowze.room.bots import NO_BOTS, Bots
from meowze.room.company import device_of
from meowze.room.decision import Change
from meowze.room.journal import Header
from meowze.room.journal_errors import AlreadyStored, NotSaved
from meowze.room.messages import incoming
from meowze.room.room import Room

KEEP_SECONDS = 60.0  # how long a room stays in memory when nobody is there
MAX_KEPT = 500  # rooms in memory where nobody is; beyond that those that were left first are dropped sooner


class Lobby:
    """All rooms; with `games` only these may be played here."""

    def __init__(
        self,
        store: Journal,
        bots: Bots = NO_BOTS,
        workers: BotWorkers | None = None,
        games: OfferedGames | None = None,
        keep_seconds: float = KEEP_SECONDS,
        reader: RoomReader | None = None,
        words: RefusalWords = KEYS_ONLY,
        monitor: Monitor | None = None,
        new_code: Callable[[], str] = new_code,
        pause: float = PAUSE,
    ) -> None:
        self.store, self.bots, self.workers, self.games, self.words = store, bots, workers, games, words
        self.rooms: dict[str, LiveRoom] = {}
        self._empty: dict[str, float] = {}  # the rooms that nobody visits and when they were left, the first one first
        self._timer: asyncio.TimerHandle | None = None  # one for all of them: a timer a visit would outlive its room
        self._keep_seconds, self._new_code, self._pause = keep_seconds, new_code, pause
        self._reader, self._monitor = reader or DirectReader(), monitor or NoMonitor()
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def connections(self) -> int:
        """How many clients are connected to all rooms."""
        return sum(len(live.devices) for live in self.rooms.values())

    async def open(self, asked: incoming.NewRoom, start: Position | None = None) -> str:
        """Open a room and store it; its short code. Its first game goes on from `start` if that is given."""
        if self.games is not None:
            require_offered(self.games, asked.game)
        created = datetime.now(UTC).isoformat(timespec="seconds")
        while True:
            header = Header(self._new_code(), game_named(asked.game).name, created)
            room, change = Room.open(header, asked, bots=self.bots, start=start)
            try:
                await self.store.open(header, change.rows)
            except AlreadyStored:
                continue
            self._opened(room, change)
            return header.room

    async def find(self, id: str) -> LiveRoom:
        """A room, to look at now; whoever stays there must `visit` it."""
        id = id.lower()
        while id not in self.rooms:
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
                self._loading[id].add_done_callback(self._loaded)
            await asyncio.shield(self._loading[id])  # others may wait for it too
        return self.rooms[id]

    @asynccontextmanager
    async def visit(self, id: str) -> AsyncIterator[LiveRoom]:
        """A room, which stays in memory as long as the visit lasts."""
        live = await self.find(id)
        live.visitors += 1
        self._empty.pop(live.id, None)
        try:
            yield live
        finally:
            live.visitors -= 1
            self._drop_later(live.id)

    async def delete(self, id: str, token: str) -> None:
        """Delete a room with all that is stored of it, if its host asks; everybody there is sent away."""
        live = await self.find(id)
        if not live.room.company.rights(device_of(live.id, token)).host:
            raise NotHost("host-only")
        await live.delete()
        self._remove(live.id)
        logging.getLogger("meowze").info("a room was deleted by its host", extra={"room": room_tag(live.id)})

    async def close(self) -> None:
        """Finish what was begun, then let go of the journal."""
        closing = (live.close() for live in self.rooms.values())
        await asyncio.gather(*self._loading.values(), *self._tasks, *closing, return_exceptions=True)
        self._reader.close()
        await self.store.close()

    def _opened(self, room: Room, change: Change) -> None:
        """A room that was just opened is used, not read back."""
        room.commit(change)
        self._keep(room)

    async def _load(self, id: str) -> None:
        await self._touch(self._keep(await load_room(self.store, id, self.bots, self._reader)))

    def _loaded(self, task: asyncio.Task[None]) -> None:
        self._loading = {id: other for id, other in self._loading.items() if other is not task}
        if not task.cancelled():
            task.exception()  # those who wait for it get it; if they have gone, nobody needs to know

    def _keep(self, room: Room, owner: int | None = None) -> LiveRoom:
        live = LiveRoom(
            room,
            self.store,
            self.workers,
            self.games,
            self._reader,
            self.words,
            self._monitor,
            pause=self._pause,
            owner=owner,
        )
        self.rooms[live.id] = live
        self._drop_later(live.id)
        return live

    def _forget(self, live: LiveRoom) -> None:
        if self.rooms.get(live.id) is live:
            self._remove(live.id)

    def _remove(self, id: str) -> None:
        self.rooms.pop(id, None)
        self._empty.pop(id, None)

    def _drop_later(self, id: str) -> None:
        live = self.rooms.get(id)
        if live is None or live.visitors:
            return
        self._empty.pop(id, None)
        self._empty[id] = asyncio.get_running_loop().time()
        if self._timer is None:
            self._set_timer()
        for other in [*islice(self._empty, max(0, len(self._empty) - MAX_KEPT))]:
            if self.rooms[other].idle:  # where a bot is about to act its time comes later
                self._drop(other)

    def _set_timer(self) -> None:
        """Look again when the room that was left first has been kept long enough."""
        loop = asyncio.get_running_loop()
        left = next(iter(self._empty.values())) + self._keep_seconds - loop.time()
        self._timer = loop.call_later(max(left, 0.0), self._drop_old)  # a browser's loop refuses a time that is over

    def _drop_old(self) -> None:
        self._timer = None
        last = asyncio.get_running_loop().time() - self._keep_seconds
        for id in [*takewhile(lambda id: self._empty[id] <= last, self._empty)]:
            self._drop(id)
        if self._empty and self._timer is None:
            self._set_timer()

    def _drop(self, id: str) -> None:
        live = self.rooms.get(id)
        if live and live.idle:
            self._remove(id)
            live.dispose()
            task = asyncio.create_task(self._touch(live, release=live.changes.owner))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            self._dropped(live, task)
        elif live and not live.visitors:
            self._drop_later(id)

    def _dropped(self, live: LiveRoom, touched: asyncio.Task[None]) -> None:
        """A room is no longer in memory; `touched` ends when that is noted in the journal."""

    async def _touch(self, live: LiveRoom, release: int | None = None) -> None:
        position = live.room.position
        with suppress(NotSaved):  # a room can be looked at all the same
            await self.store.touch(live.id, bool(position and position.over), release)


async def load_room(store: Journal, id: str, bots: Bots, reader: RoomReader) -> Room:
    """A room from the journal."""
    header, (rows, damaged) = await find_header(store, id), await store.journal(id)
    return Room(header, None, bots, await reader.read(header, rows), damaged is not None)


async def find_header(store: Journal, id: str) -> Header:
    """What never changes about a room."""
    header = await store.header(id) if could_be_room(id) else None
    if header is None:
        raise NoRoom("no-room")
    return header
