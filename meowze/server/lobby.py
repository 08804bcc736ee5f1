"""All tables: open, find, list; and in each one change after the other, saved, then told."""

import asyncio
import secrets
from collections.abc import Callable
from datetime import UTC, datetime

import msgspec

from meowze.play.dice import Secure
from meowze.play.errors import MeowzeError, Misfit
from meowze.play.games import game_named
from meowze.play.position import Position
from meowze.play.record import LONGEST_NAME
from meowze.server import events
from meowze.server.journal import OPEN, Header
from meowze.server.room import Change, Room
from meowze.server.storage import Storage

ALPHABET = "bcdfghjkmnpqrstvwxz23456789"  # no vowels make no words; 0, 1 and l are not to be confused
ID_LENGTH = 10
Ear = Callable[[str], None]  # takes a message for one client; never waits


def encode(message: events.Outgoing) -> str:
    """A message as JSON."""
    return msgspec.json.encode(message).decode()


class NoRoom(MeowzeError):
    """There is no such table."""


class OpenTable:
    """A room in use, and who listens to it."""

    def __init__(self, room: Room, storage: Storage) -> None:
        self.room = room
        self.ears: set[Ear] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self._storage = storage
        self._lock = asyncio.Lock()
        self._doubtful = False

    async def take(self, message: events.Act | events.Undo, ear: Ear) -> None:
        """Do what a client asks and tell everybody, or tell the client alone why not."""
        # In a task of its own: a client that goes away must not stop a change between disk and room.
        task = asyncio.create_task(self._take(message, ear))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        await asyncio.shield(task)

    async def _take(self, message: events.Act | events.Undo, ear: Ear) -> None:
        async with self._lock:
            try:
                await self._make_sure()
                change = self.room.act(message) if isinstance(message, events.Act) else self.room.undo(message)
                if isinstance(change, Change):
                    await self._save(change)
                else:
                    ear(encode(change))
            except MeowzeError as error:
                ear(encode(self.room.refused(message.id, str(error))))

    async def _save(self, change: Change) -> None:
        self._doubtful = True
        await self._storage.append(self.room.header.room, change.rows)
        self._doubtful = False
        self.room.keep(change)
        self._tell(self.room.told(change))

    async def _make_sure(self) -> None:
        """After a failed write only the journal knows whether it was made: read it again."""
        if self._doubtful:
            self.room = await read_room(self._storage, self.room.header.room)
            self._doubtful = False
            self._tell(self.room.table())

    def _tell(self, message: events.Outgoing) -> None:
        text = encode(message)
        for ear in tuple(self.ears):
            ear(text)


class Lobby:
    """All tables of this server; one is read from the journal when somebody comes to it."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._tables: dict[str, OpenTable] = {}
        self._lock = asyncio.Lock()

    async def open(self, asked: events.NewRoom) -> str:
        """Deal a new game and store it; its room's id."""
        header = new_header(asked)
        await self.storage.open(header, [OPEN])
        return header.room

    async def find(self, id: str) -> OpenTable:
        """The table of a room."""
        async with self._lock:
            if id not in self._tables:
                self._tables[id] = OpenTable(await read_room(self.storage, id), self.storage)
            return self._tables[id]

    async def rooms(self) -> list[Header]:
        """All rooms, the newest first."""
        return await self.storage.headers()

    async def close(self) -> None:
        """Finish what was begun, then let go of the journal."""
        tasks = [task for table in self._tables.values() for task in table.tasks]
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.storage.close()


async def read_room(storage: Storage, id: str) -> Room:
    """A room from the journal."""
    known = len(id) == ID_LENGTH and set(id) <= set(ALPHABET)
    header = await storage.header(id) if known else None
    if header is None:
        raise NoRoom("There is no such table here. It may have been mistyped.")
    return Room.replayed(header, await storage.rows(id))


def new_header(asked: events.NewRoom) -> Header:
    """A dealt game for what was asked, or an error that says what does not fit."""
    game = game_named(asked.game)
    preset = game.preset(asked.preset, asked.seats) if asked.preset else ""
    options = ",".join(part for part in (preset, asked.options) if part)
    start = Position.deal(game.name, asked.seats, options, Secure())
    return Header(
        room="".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH)),
        game=game.name,
        rules=game.version,
        options=start.options,
        names=_names(asked.names, asked.seats),
        position=start.text,
        created=datetime.now(UTC).isoformat(timespec="seconds"),
    )


def _names(given: tuple[str, ...], seats: int) -> tuple[str, ...]:
    names = tuple(name.strip() for name in given)
    if len(names) != seats:
        raise Misfit("names", f"there are {seats} seats but {len(names)} names")
    for name in names:
        readable = all(sign.isprintable() or sign == "\u200d" for sign in name)  # that one joins emoji
        if not 0 < len(name) <= LONGEST_NAME or "," in name or not readable:
            raise Misfit("names", f"a name has 1 to {LONGEST_NAME} characters, without commas or line breaks")
    return names
