"""Games to be seen again: finished ones of rooms, and records that somebody brought; the last ones stay in memory.

A replay is known as `<room>-<number of its deal>`, `<room>` for the last finished game there, `record-<hash>`, or
`best-<result>` for one that is shown to strangers, who are told neither room nor names.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from hashlib import sha256
from typing import Any

import msgspec

from meowze.games.errors import MeowzeError
from meowze.play.position import OPEN, Position, Seen
from meowze.play.record import Record, read_record, write_record
from meowze.room.events import Fact, View
from meowze.room.journal import Header, Row
from meowze.room.room import finished_games
from meowze.server.lobby import find_header
from meowze.storage.journal_store import Storage

MOST_ROOMS, MOST_RECORDS = 16, 200
LONGEST = 65536  # characters of a record
MOST_LOOKS = 60  # views in one answer


class NoReplay(MeowzeError):
    """A game that cannot be seen again here."""


class Told(msgspec.Struct, frozen=True):
    """One step of a game: what it was, and after how many turns."""

    fact: Fact
    turns: int


class Replay(msgspec.Struct, frozen=True):
    """A game to be seen again; its positions are asked for some at a time, 0 being the deal, k the one after step k."""

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
    """The text of a record, to be seen here."""

    text: str


class Shown:
    """One game to be seen again."""

    def __init__(self, id: str, record: Record, games: tuple[str, ...] = ()) -> None:
        self.id, self.record, self.games = id, record, games

    @cached_property
    def facts(self) -> list[Any]:
        """What each step was."""
        return [step.fact for step in self.record.steps()]

    @cached_property
    def positions(self) -> list[Position]:
        """The deal, and the position after each step."""
        return [self.record.start, *(step.position for step in self.record.steps())]

    def position(self, step: int) -> Position:
        """The position after so many steps."""
        if not 0 <= step < len(self.positions):
            raise NoReplay(f"step is a number from 0 to {len(self.positions) - 1}")
        return self.positions[step]

    def seen(self, seat: int | None) -> Seen:
        """The eyes of a seat, or of who is to play."""
        if seat is not None and not 0 <= seat < self.record.start.seats:
            raise NoReplay(f"seat is a number from 0 to {self.record.start.seats - 1}, or left out")
        return OPEN if seat is None else Seen(seat)

    def replay(self, seat: int | None) -> Replay:
        """All but the positions, as a seat was told it or as it was."""
        start, end, known = self.record.start, self.record.position, self.record.start.game.facts.known
        facts = self.facts if seat is None else [known(fact, self.seen(seat).viewer(start)) for fact in self.facts]
        turns = (position.turns for position in self.positions[1:])
        return Replay(
            id=self.id,
            game=start.game.name,
            options=start.options,
            names=self.record.names,
            date=self.record.date,
            over=end.over,
            together=start.together,
            secrets=any(position.secret for position in self.positions),
            turns=start.turns,
            told=tuple(map(Told, facts, turns)),
            games=self.games or (self.id,),
        )

    def looks(self, first: int, seat: int | None) -> tuple[Look, ...]:
        """Some positions from one on, as a seat saw them or as who was to play did."""
        seen = self.seen(seat)
        self.position(first)
        some = self.positions[first : first + MOST_LOOKS]
        return tuple(Look(position.view(seen.viewer(position)), position.mover) for position in some)


class Replays:
    """Finds games to be seen again."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._rooms: OrderedDict[tuple[str, int], dict[str, Shown]] = OrderedDict()
        self._records: OrderedDict[str, Shown] = OrderedDict()

    async def find(self, id: str) -> Shown:
        """The game that is known by this id."""
        if id in self._records:
            self._records.move_to_end(id)
            return self._records[id]
        if id.startswith("best-"):
            return await self._nameless(id)
        if id.startswith("record-"):
            raise NoReplay("This record is not here any more: bring it again.")
        room = id.lower().partition("-")[0]
        games = await self.games(room)
        if not games:
            raise NoReplay("No game was played to its end at this table.")
        if id.lower() == room:
            return list(games.values())[-1]
        if id.lower() not in games:
            raise NoReplay("There is no such game here.")
        return games[id.lower()]

    async def _nameless(self, id: str) -> Shown:
        placed = await self._storage.placed(id.partition("-")[2])
        games = await self.games(placed.room) if placed else {}
        shown = games.get(f"{placed.room}-{placed.dealt}") if placed else None
        if shown is None:
            raise NoReplay("There is no such game here.")
        names = tuple(f"Player {seat}" for seat in range(1, shown.record.start.seats + 1))
        return Shown(id, replace(shown.record, names=names))

    async def games(self, room: str) -> dict[str, Shown]:
        """All games that were played to their end in a room, by their ids, the first one first."""
        header = await find_header(self._storage, room)
        rows = await self._storage.rows(header.room)
        key = header.room, len(rows)
        if key not in self._rooms:
            self._rooms[key] = await asyncio.to_thread(_finished, header, rows)
            _forget(self._rooms, MOST_ROOMS)
        self._rooms.move_to_end(key)
        return self._rooms[key]

    async def bring(self, text: str) -> Shown:
        """A record that somebody brought; a damaged one is refused with its line."""
        if len(text) > LONGEST:
            raise NoReplay(f"A record has at most {LONGEST} characters; this one has {len(text)}.")
        record = await asyncio.to_thread(read_record, text)
        id = f"record-{sha256(write_record(record).encode()).hexdigest()[:16]}"
        self._records[id] = Shown(id, record)
        _forget(self._records, MOST_RECORDS)
        return self._records[id]


def _finished(header: Header, rows: Sequence[Row]) -> dict[str, Shown]:
    records = {f"{header.room}-{dealt}": record for dealt, record in finished_games(header, rows).items()}
    return {id: Shown(id, record, tuple(records)) for id, record in records.items()}


def _forget(kept: OrderedDict[Any, Any], most: int) -> None:
    while len(kept) > most:
        kept.popitem(last=False)
