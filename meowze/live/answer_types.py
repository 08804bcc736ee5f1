"""What the HTTP interface answers: one small class each."""

from typing import Literal

import msgspec

from meowze.play.record import Record
from meowze.room.company import NO_RIGHTS
from meowze.room.messages.outgoing import SeatCard
from meowze.room.room import Room
from meowze.room.updates import company_for

Phase = Literal["waiting", "playing", "over"]


class Opened(msgspec.Struct, frozen=True):
    """The room that was opened: its short code, played at /room/<room>."""

    room: str


class Preset(msgspec.Struct, frozen=True):
    """Options that belong together under one name, and the numbers of seats they are for."""

    name: str
    options: str
    seats: tuple[int, ...]
    language: str  # of the edition that is played like this, or empty


class Switch(msgspec.Struct, frozen=True):
    """One option, its words, and what it can be in one line; without words it takes a number."""

    name: str
    words: tuple[str, ...]
    allows: str
    usual: tuple[str, ...]  # its default for each of the game's numbers of seats


class Scale(msgspec.Struct, frozen=True):
    """Bands of turns, the best first, for games in which the switch has one of the words."""

    switch: str
    words: tuple[str, ...]
    most: tuple[int, ...]  # the most turns of each band; the band after the last has no end


class GameCard(msgspec.Struct, frozen=True):
    """A game one can open a table for."""

    name: str
    seats: tuple[int, ...]
    presets: tuple[Preset, ...]
    switches: tuple[Switch, ...]
    scale: Scale | None
    daily: bool  # whether there is a game of the day


class BotCard(msgspec.Struct, frozen=True):
    """A bot that can be asked to a table."""

    level: int
    name: str


class Capabilities(msgspec.Struct, frozen=True):
    """What is possible here besides playing at one device."""

    friends: bool  # others join by link, from devices of their own
    phones: bool  # a phone can be the hand of a seat
    pictures: bool  # positions as PNG; as SVG they are drawn everywhere
    films: bool  # games as GIF and WebP


class Here(msgspec.Struct, frozen=True):
    """Addresses of this server that work on other devices, best first; none when only this computer reaches it."""

    urls: tuple[str, ...]
    reachable: bool
    capabilities: Capabilities


class Problem(msgspec.Struct, frozen=True):
    """Why a request was not done, for the person who made it."""

    error: str
    key: str = ""  # of the message refused-<key> that pages say instead
    values: dict[str, str | int] = {}  # what fills it


Answers = Opened | GameCard | BotCard | Here | Problem


class Health(msgspec.Struct, frozen=True):
    """The server lives."""

    version: str


class Readiness(msgspec.Struct, frozen=True):
    """Whether games can be saved just now, and if not why: nothing was said about it in time, or it failed."""

    version: str
    database: Literal["fine", "full", "read-only", "silent", "failed"] = "fine"
    lost: bool = False  # at the start something was missing that had been saved


class Summary(msgspec.Struct, frozen=True):
    """A room from outside: who sits there, and whether one may still join."""

    room: str
    game: str
    options: str
    phase: Phase
    closed: bool
    seats: tuple[SeatCard, ...]


class RecordSheet(msgspec.Struct, frozen=True):
    """A game as its record has it: the position after the deal, and every action of a seat or of nature since."""

    game: str
    rules: int
    options: str
    names: tuple[str, ...]
    date: str
    position: str
    actions: tuple[str, ...]
    over: bool
    scores: tuple[int, ...]  # when it is over


def record_sheet(record: Record) -> RecordSheet:
    """A record as JSON has it."""
    start, end = record.start, record.position
    return RecordSheet(
        game=start.game.name,
        rules=start.game.version,
        options=start.options,
        names=record.names,
        date=record.date,
        position=start.text,
        actions=record.actions,
        over=end.over,
        scores=tuple(end.scores) if end.over else (),
    )


def summary(room: Room) -> Summary:
    """A room from outside."""
    state, position = room.state, room.position
    company = company_for(state, NO_RIGHTS)
    phase: Phase = "waiting"
    if position is not None:
        phase = "over" if position.over else "playing"
    return Summary(room.header.room, state.game, state.options, phase, company.closed, company.seats)
