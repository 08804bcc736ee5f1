"""A table in use without sockets, the devices at it, and a clock that is set by hand."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from meowze.browser.journal import BrowserJournal
from meowze.live.live_room import LiveRoom
from meowze.play.dice import Seeded
from meowze.room.bots import NO_BOTS, Bots
from meowze.room.journal import Header
from meowze.room.messages import incoming
from meowze.room.room import Room
from meowze.server.refusal_text import ENGLISH
from meowze.storage.journal_store import JournalStore
from tests.room.rooms import token

NewJournal = Callable[[], JournalStore | BrowserJournal]


class Device:
    """A connection that keeps what it is sent."""

    def __init__(self, table: LiveRoom, letter: str) -> None:
        self.table, self.letter = table, letter
        self.heard: list[dict[str, Any]] = []
        self.gone: list[str] = []  # why it was let go
        self.asked = 0

    def __call__(self, text: str) -> None:
        """Hear a message."""
        self.heard.append(json.loads(text))

    async def come(self, since: int = -1, code: str = "") -> "Device":
        """Say hello."""
        secret = token(self.letter) if self.letter else ""
        await self.table.connect(self, incoming.Hello(since, secret, code), lambda why: self.gone.append(str(why)))
        return self

    async def ask(self, kind: type, *values: Any, **other: Any) -> dict[str, Any]:
        """Ask for something under a fresh id, and the answer to it."""
        self.asked += 1
        id = f"{self.letter}{self.asked}"
        self.table.receive(kind(*values, **other, id=id), self)
        await until(lambda: not self.table.queue)
        return next(message for message in reversed(self.heard) if message.get("id") == id)

    async def act(self, action: str) -> dict[str, Any]:
        """An action of the seat to act."""
        now = self.table.room.state
        assert now.position
        return await self.ask(incoming.Act, seat=now.position.mover, at=now.at, action=action)

    def kinds(self) -> list[str]:
        """What was heard, by type."""
        return [message["type"] for message in self.heard]


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        """The time."""
        return self.now


@asynccontextmanager
async def laid(
    new_journal: NewJournal, *plans: incoming.SeatPlan, bots: Bots = NO_BOTS, **other: Any
) -> AsyncIterator[LiveRoom]:
    """A table for these seats, opened by device a."""
    storage = new_journal()
    if isinstance(storage, JournalStore):
        await storage.start()
    asked = incoming.NewRoom("chabyrinthe", plans, token("a"), options="first=0,limit=6")
    header = Header("bcdfgh", "chabyrinthe", "2026-01-02T03:04:05")
    room, opening = Room.open(header, asked, Seeded(5), bots)
    await storage.open(header, opening.rows)
    room.commit(opening)
    table = LiveRoom(room, storage, words=ENGLISH, pause=other.pop("pause", 0), **other)
    try:
        yield table
    finally:
        await table.close()
        assert Room.replay(header, await storage.rows(header.room), bots=bots).state == table.room.state
        await storage.close()


def begun(work: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., asyncio.Future[None]]:
    """Work that is under way as soon as it is asked for."""
    return lambda *given: asyncio.ensure_future(work(*given))


def run(test: Awaitable[None]) -> None:
    """Run a test in an event loop, for five minutes at most."""
    asyncio.run(asyncio.wait_for(test, 300))


async def until(holds: Callable[[], Any]) -> None:
    """Wait for something."""
    while not holds():
        await asyncio.sleep(0.005)
