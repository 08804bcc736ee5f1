"""All rooms of the server: opened, found, visited; loaded when somebody comes and dropped when nobody is left."""

import asyncio
import logging
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from itertools import islice

from meowze.games import game_named
from meowze.logs import room_tag
from meowze.play.position import Position
from meowze.room.bots import NO_BOTS, Bots
from meowze.room.company import device_of
from meowze.room.journal import Header
from meowze.room.messages import incoming
from meowze.room.pairing import ALPHABET, random_code
from meowze.room.refusal import Refusal
from meowze.room.room import Room
from meowze.server.bot_turns import BotWorkers
from meowze.server.live_room import LiveRoom
from meowze.server.offered_games import OfferedGames, require_offered
from meowze.server.room_reader import RoomReader
from meowze.storage.errors import AlreadyStored, NotSaved
from meowze.storage.journal_store import JournalStore
from meowze.storage.ownership import Owner, Ownership

ID_LENGTH = 8
MAX_ID = 12
FINISH_SECONDS = 1.0  # for what was begun when rooms are handed over
KEEP_SECONDS = 60.0  # how long a room stays in memory when nobody is there
MAX_KEPT = 500  # rooms in memory where nobody is; beyond that those that were left first are dropped sooner


class NoRoom(Refusal):
    """There is no such room."""


class NotHost(Refusal):
    """What only the host of a room may do."""


class ComeBack(Refusal):
    """A room that is just changing hands: whoever asks again in a moment finds it."""


class Lobby:
    """All rooms of this server; with `games` only these may be played here.

    With `ownership` other processes serve the same database, and a room is in use in one of them only.
    """

    def __init__(
        self,
        store: JournalStore,
        bots: Bots = NO_BOTS,
        workers: BotWorkers | None = None,
        games: OfferedGames | None = None,
        keep_seconds: float = KEEP_SECONDS,
        ownership: Ownership | None = None,
    ) -> None:
        self.store, self.bots, self.games = store, bots, games
        self.rooms: dict[str, LiveRoom] = {}
        self._empty: dict[str, None] = {}  # the rooms that nobody visits, those that were left first at the beginning
        self.workers, self._keep_seconds = workers, keep_seconds
        self._reader = RoomReader()
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._ownership = ownership
        self._releasing: dict[str, asyncio.Task[None]] = {}
        self._draining = False
        if ownership:
            ownership.on_renewed = self._renewed

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
            header = Header(random_code(ID_LENGTH), game_named(asked.game).name, created)
            room, change = Room.open(header, asked, bots=self.bots, start=start)
            try:
                await self.store.open(header, change.rows)
            except AlreadyStored:
                continue
            if self._ownership is None:  # among several it belongs to the process where somebody first comes
                room.commit(change)
                self._keep(room)
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

    async def owner_elsewhere(self, id: str) -> Owner | None:
        """The other process that has this room in use, if any; otherwise it belongs to this one from now on."""
        id = id.lower()
        if self._ownership is None or id in self.rooms or id in self._loading or not could_be_room(id):
            return None
        owner = await self._claim(self._ownership, id)
        return None if owner is None or owner.epoch == self._ownership.epoch else owner

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

    async def drain(self) -> None:
        """Finish what was begun and hand all rooms over: from now on others may have them."""
        self._draining = self._ownership is not None
        with suppress(TimeoutError):  # what is written later is refused, and comes again where the room is then
            async with asyncio.timeout(FINISH_SECONDS):
                await asyncio.gather(*self._loading.values(), return_exceptions=True)
                await asyncio.gather(*(live.close() for live in self.rooms.values()), return_exceptions=True)
        if self._ownership:
            await self._ownership.release_all()
        for live in tuple(self.rooms.values()):
            live.give_up()

    async def close(self) -> None:
        """Finish what was begun, then let go of the journal."""
        closing = (live.close() for live in self.rooms.values())
        await asyncio.gather(*self._loading.values(), *self._tasks, *closing, return_exceptions=True)
        self._reader.close()
        await self.store.close()
        if self._ownership:
            await self._ownership.close()

    async def _load(self, id: str) -> None:
        owner = await self._own(id)
        room = await load_room(self.store, id, self.bots, self._reader)
        while self._ownership and owner != self._ownership.epoch:  # this process became another one meanwhile
            owner = await self._own(id)
            room = await load_room(self.store, id, self.bots, self._reader)
        await self._touch(self._keep(room, owner))

    async def _own(self, id: str) -> int | None:
        """The epoch in which a room belongs to this process, where there are several."""
        if self._ownership is None:
            return None
        owner = await self._claim(self._ownership, id) if could_be_room(id) else None
        if owner is None:
            raise NoRoom("no-room")
        if owner.epoch != self._ownership.epoch:
            raise ComeBack("come-back")
        return owner.epoch

    async def _claim(self, ownership: Ownership, id: str) -> Owner | None:
        if self._draining:
            raise ComeBack("come-back")
        if id in self._releasing:
            await asyncio.gather(self._releasing[id], return_exceptions=True)
        return await ownership.claim(id)

    def _renewed(self, epoch: int, kept: Collection[str]) -> None:
        """This process is another one for the others; it keeps the rooms that nobody took meanwhile."""
        for id, live in tuple(self.rooms.items()):
            if id in kept:
                live.owner = epoch
            else:
                live.give_up()

    def _loaded(self, task: asyncio.Task[None]) -> None:
        self._loading = {id: other for id, other in self._loading.items() if other is not task}
        if not task.cancelled():
            task.exception()  # those who wait for it get it; if they have gone, nobody needs to know

    def _keep(self, room: Room, owner: int | None = None) -> LiveRoom:
        live = LiveRoom(room, self.store, self.workers, self.games, self._reader, owner=owner)
        if owner is not None:
            live.farewells.add(lambda: self._forget(live))
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
        asyncio.get_running_loop().call_later(self._keep_seconds, self._drop, id)
        live = self.rooms.get(id)
        if live is None or live.visitors:
            return
        self._empty.pop(id, None)
        self._empty[id] = None
        for other in [*islice(self._empty, max(0, len(self._empty) - MAX_KEPT))]:
            if self.rooms[other].idle:  # where a bot is about to act its time comes later
                self._drop(other)

    def _drop(self, id: str) -> None:
        live = self.rooms.get(id)
        if live and live.idle:
            self._remove(id)
            live.dispose()
            task = asyncio.create_task(self._touch(live, release=live.owner))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            if live.owner is not None:
                self._releasing[id] = task
                task.add_done_callback(lambda _: self._releasing.pop(id, None))
        elif live and not live.visitors:
            self._drop_later(id)

    async def _touch(self, live: LiveRoom, release: int | None = None) -> None:
        position = live.room.position
        with suppress(NotSaved):  # a room can be looked at all the same
            await self.store.touch(live.id, bool(position and position.over), release)


async def load_room(store: JournalStore, id: str, bots: Bots, reader: RoomReader) -> Room:
    """A room from the journal."""
    header, (rows, damaged) = await find_header(store, id), await store.journal(id)
    return Room(header, None, bots, await reader.read(header, rows), damaged is not None)


async def find_header(store: JournalStore, id: str) -> Header:
    """What never changes about a room."""
    header = await store.header(id) if could_be_room(id) else None
    if header is None:
        raise NoRoom("no-room")
    return header


def could_be_room(id: str) -> bool:
    """Whether this looks like the code of a room."""
    return 0 < len(id) <= MAX_ID and set(id) <= set(ALPHABET)
