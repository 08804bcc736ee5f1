"""What is answered to those who ask once: that the server lives, a room from outside, a record as JSON."""

from typing import Literal

import msgspec

from meowze.play.record import Record
from meowze.room import events
from meowze.room.company import Rights
from meowze.room.room import Room
from meowze.room.updates import company_for


class Health(msgspec.Struct, frozen=True):
    """The server lives and reaches its database."""

    version: str
    database: Literal["fine"] = "fine"


class Summary(msgspec.Struct, frozen=True):
    """A room from outside: who sits there, and whether one may still join."""

    room: str
    game: str
    options: str
    phase: Literal["waiting", "playing", "over"]
    closed: bool
    seats: tuple[events.SeatCard, ...]


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
    now, position = room.now, room.position
    company = company_for(now, Rights())
    phase: Literal["waiting", "playing", "over"] = "waiting"
    if position is not None:
        phase = "over" if position.over else "playing"
    return Summary(room.header.room, now.game, now.options, phase, company.closed, company.seats)
