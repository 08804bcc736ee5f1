"""Games that can be watched again: finished ones of rooms, and records that somebody uploaded.

A replay is known as `<room>-<number of its deal>`, `<room>` for the last finished game there, `record-<hash>`, or
`best-<result>` for one that is shown to strangers, who learn neither its room nor its names.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from hashlib import sha256

import msgspec

from meowze.games.errors import MeowzeError
from meowze.play.position import OPEN, Position, Seen, Step
from meowze.play.record import Record, read_record, write_record
from meowze.room.journal import Header, Row
from meowze.room.messages.outgoing import Fact, View
from meowze.room.room import Room, finished_games
from meowze.server.lobby import NoRoom, could_be_room, find_header
from meowze.server.lru_cache import LruCache
from meowze.storage.journal_store import JournalStore
from meowze.storage.shared_memory import SharedMemory

MAX_ROOMS, MAX_RECORDS = 16, 200  # in memory
MAX_RECORD = 65536  # characters
MAX_LOOKS = 60  # views in one answer


class NoReplay(MeowzeError):
    """A game that cannot be watched here."""

    key = "no-replay"


class Told(msgspec.Struct, frozen=True):
    """One step of a game: what it was, and after how many turns."""

    fact: Fact
    turns: int


class Replay(msgspec.Struct, frozen=True):
    """A game to watch again; its positions are asked for some at a time, 0 being the deal, k the one after step k."""

    id: str
    game: str
    options: str
    names: tuple[str, ...]
    date: str
    over: bool
    together: bool  # whether all play for the same result
    secrets: bool  # whether seats see different things
    turns: int  # before the first step
    told: tuple[Told, ...]
    games: tuple[str, ...]  # the ids of all finished games of its room, the first one first
    stopped: bool  # an earlier version of the rules played on differently, so the rest cannot be shown


class Story(msgspec.Struct, frozen=True):
    """The game that is being played in a room, so far."""

    at: int  # the number of its present position
    turns: int  # before the first step
    told: tuple[Told, ...]


class Look(msgspec.Struct, frozen=True):
    """A position of a replay as somebody sees it."""

    view: View
    mover: int | None


class Best(msgspec.Struct, frozen=True):
    """One of the best results of this server, and the replay of it, in which nobody is named."""

    replay: str
    turns: int
    date: str


class NewRecord(msgspec.Struct, frozen=True):
    """The text of a record, to be watched here."""

    text: str


class Listener(msgspec.Struct, frozen=True):
    """The token of a device that wants to hear the story of its game; empty for one that only watches."""

    token: str = ""


class ReplayedGame:
    """One game to watch again; it is replayed once, when somebody first asks for its steps."""

    def __init__(self, id: str, record: Record, games: tuple[str, ...] = ()) -> None:
        self.id, self.record, self.games = id, record, games

    @cached_property
    def steps(self) -> list[Step]:
        """The game step by step."""
        return list(self.record.steps())

    @cached_property
    def text(self) -> str:
        """The record as text."""
        return write_record(self.record)

    def position(self, number: int) -> Position:
        """The position after so many steps."""
        if not 0 <= number <= len(self.steps):
            raise NoReplay(f"step is a number from 0 to {len(self.steps)}")
        return self.steps[number - 1].position if number else self.record.start

    def seen(self, seat: int | None) -> Seen:
        """Through the eyes of a seat, or of whoever is to play."""
        if seat is not None and not 0 <= seat < self.record.start.seats:
            raise NoReplay(f"seat is a number from 0 to {self.record.start.seats - 1}, or left out")
        return OPEN if seat is None else Seen(seat)

    def told(self, seen: Seen) -> tuple[Told, ...]:
        """The facts as a seat was told them, or as they were."""
        start, viewer = self.record.start, seen.viewer(self.record.start)
        facts = (step.fact if seen is OPEN else start.game.facts.known(step.fact, viewer) for step in self.steps)
        return tuple(map(Told, facts, (step.position.turns for step in self.steps)))

    def replay(self, seen: Seen) -> Replay:
        """All but the positions."""
        start = self.record.start
        return Replay(
            id=self.id,
            game=start.game.name,
            options=start.options,
            names=self.record.names,
            date=self.record.date,
            over=self.record.position.over,
            together=start.together,
            secrets=start.secret or any(step.position.secret for step in self.steps),
            turns=start.turns,
            told=self.told(seen),
            games=self.games or (self.id,),
            stopped=bool(self.record.stopped),
        )

    def looks(self, first: int, seen: Seen) -> tuple[Look, ...]:
        """Some positions from one on, as a seat saw them or as whoever was to play did."""
        last = min(first + MAX_LOOKS, len(self.steps) + 1)
        return (self.look(first, seen), *(self.look(step, seen) for step in range(first + 1, last)))

    def look(self, step: int, seen: Seen) -> Look:
        """The position after so many steps."""
        position = self.position(step)
        return Look(position.view(seen.viewer(position)), position.mover)


class ReplayLibrary:
    """Finds games to watch again; the last ones stay in memory."""

    def __init__(self, store: JournalStore, shared: SharedMemory | None = None) -> None:
        self._store, self._shared = store, shared
        self._rooms: LruCache[tuple[str, int], dict[str, ReplayedGame]] = LruCache(MAX_ROOMS)
        self._records: LruCache[str, ReplayedGame] = LruCache(MAX_RECORDS)
        self._running: LruCache[tuple[str, int], ReplayedGame] = LruCache(MAX_ROOMS)

    async def find(self, id: str) -> ReplayedGame:
        """The game that is known by this id."""
        if id.startswith("record-"):
            text = await self._shared.record(id) if self._shared and not self._records.get(id) else None
            record = await self.add_record(text) if text else self._records.get(id)
            if record is None:
                raise NoReplay("This record is not here any more: bring it again.")
            return record
        if id.startswith("best-"):
            return await self._find_best(id)
        id = id.lower()
        room = id.partition("-")[0]
        games = await self.finished_games(room)
        if not games:
            raise NoReplay("No game was played to its end at this table.")
        if id == room:
            return list(games.values())[-1]
        if id not in games:
            raise NoReplay("There is no such game here.")
        return games[id]

    async def _find_best(self, id: str) -> ReplayedGame:
        result = await self._store.result(id.partition("-")[2])
        games = await self.finished_games(result.room) if result else {}
        found = games.get(f"{result.room}-{result.dealt}") if result else None
        if found is None:
            raise NoReplay("There is no such game here.")
        names = tuple(f"Player {seat}" for seat in range(1, found.record.start.seats + 1))
        return ReplayedGame(id, replace(found.record, names=names))

    async def finished_games(self, room: str) -> dict[str, ReplayedGame]:
        """All games that were played to their end in a room, by their ids, the first one first."""
        last = await self._store.last_number(room) if could_be_room(room) else None
        if last is None:
            raise NoRoom("no-room")
        games = self._rooms.get((room, last))
        if games is None:
            header, rows = await find_header(self._store, room), await self._store.rows(room)
            games = await asyncio.to_thread(_finished_games, header, rows)
            self._rooms.put((room, rows[-1].n), games)
        return games

    def running(self, room: Room) -> ReplayedGame:
        """The game that is being played in a room, so far."""
        key = room.header.room, room.state.at
        return self._running.get(key) or self._running.put(key, ReplayedGame(room.header.room, room.record))

    async def add_record(self, text: str) -> ReplayedGame:
        """A record that somebody uploaded; a damaged one is refused with the line that is wrong."""
        if len(text) > MAX_RECORD:
            raise NoReplay(f"A record has at most {MAX_RECORD} characters; this one has {len(text)}.")
        record = await asyncio.to_thread(read_record, text)
        id = f"record-{_hash(record)}"
        if self._shared and not self._records.get(id):
            await self._shared.keep_record(id, text)
        return self._records.get(id) or self._records.put(id, ReplayedGame(id, record))


def _finished_games(header: Header, rows: Sequence[Row]) -> dict[str, ReplayedGame]:
    records = {f"{header.room}-{dealt}": record for dealt, record in finished_games(header, rows).items()}
    return {id: ReplayedGame(id, record, tuple(records)) for id, record in records.items()}


def _hash(record: Record) -> str:
    parts = (record.start.game.name, record.start.text, *record.names, record.date, *record.actions)
    return sha256("\n".join(parts).encode()).hexdigest()[:16]
