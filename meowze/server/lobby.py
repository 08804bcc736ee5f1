"""The rooms of one server process. Where several processes share a database a room is in use in one of them only."""

import asyncio
from collections.abc import Collection
from contextlib import suppress

from meowze.live.bot_turns import BotWorkers
from meowze.live.errors import ComeBack, NoRoom
from meowze.live.live_room import LiveRoom
from meowze.live.lobby import KEEP_SECONDS, Lobby, load_room
from meowze.live.offered_games import OfferedGames
from meowze.live.room_codes import could_be_room
from meowze.room.bots import NO_BOTS, Bots
from meowze.room.decision import Change
from meowze.room.room import Room
from meowze.server.metrics import ProcessMonitor
from meowze.server.refusal_text import ENGLISH
from meowze.server.room_reader import ProcessReader
from meowze.storage.journal_store import JournalStore
from meowze.storage.ownership import Owner, Ownership

FINISH_SECONDS = 1.0  # for what was begun when rooms are handed over


class ServerLobby(Lobby):
    """All rooms of this process; with `ownership` other processes serve the same database."""

    store: JournalStore

    def __init__(
        self,
        store: JournalStore,
        bots: Bots = NO_BOTS,
        workers: BotWorkers | None = None,
        games: OfferedGames | None = None,
        keep_seconds: float = KEEP_SECONDS,
        ownership: Ownership | None = None,
    ) -> None:
        super().__init__(store, bots, workers, games, keep_seconds, ProcessReader(), ENGLISH, ProcessMonitor())
        self._ownership = ownership
        self._releasing: dict[str, asyncio.Task[None]] = {}
        self._draining = False
        if ownership:
            ownership.on_renewed = self._renewed

    async def owner_elsewhere(self, id: str) -> Owner | None:
        """The other process that has this room in use, if any; otherwise it belongs to this one from now on."""
        id = id.lower()
        if self._ownership is None or id in self.rooms or id in self._loading or not could_be_room(id):
            return None
        owner = await self._claim(self._ownership, id)
        return None if owner is None or owner.epoch == self._ownership.epoch else owner

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
            live.gone()

    async def close(self) -> None:
        """Finish what was begun, then let go of the journal."""
        await super().close()
        if self._ownership:
            await self._ownership.close()

    def _opened(self, room: Room, change: Change) -> None:
        if self._ownership is None:  # among several it belongs to the process where somebody first comes
            super()._opened(room, change)

    async def _load(self, id: str) -> None:
        if self._ownership is None:
            await super()._load(id)
            return
        owner = await self._own(self._ownership, id)
        room = await load_room(self.store, id, self.bots, self._reader)
        while owner != self._ownership.epoch:  # this process became another one meanwhile
            owner = await self._own(self._ownership, id)
            room = await load_room(self.store, id, self.bots, self._reader)
        live = self._keep(room, owner)
        live.farewells.add(lambda: self._forget(live))
        await self._touch(live)

    async def _own(self, ownership: Ownership, id: str) -> int:
        """The epoch in which a room belongs to this process."""
        owner = await self._claim(ownership, id) if could_be_room(id) else None
        if owner is None:
            raise NoRoom("no-room")
        if owner.epoch != ownership.epoch:
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
                live.changes.owner = epoch
            else:
                live.gone()

    def _dropped(self, live: LiveRoom, touched: asyncio.Task[None]) -> None:
        if live.changes.owner is not None:
            id = live.id
            self._releasing[id] = touched
            touched.add_done_callback(lambda _: self._releasing.pop(id, None))
