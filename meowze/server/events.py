"""Every message in and out, one small class each; web/src/protocol.ts is made from this file."""

from functools import reduce
from operator import or_
from typing import Any

import msgspec

from meowze.play.games import GAMES

View: Any = reduce(or_, (game.words.View for game in GAMES.values()))
Fact: Any = reduce(or_, (game.words.Fact for game in GAMES.values()))
Offer: Any = reduce(or_, (game.words.Offer for game in GAMES.values()))


# ------------------------------------------------------------------------------------- from a client


class Hello(msgspec.Struct, tag="hello", frozen=True):
    """The first message: the number of the last event this client has seen, -1 for none."""

    since: int = -1


class Act(msgspec.Struct, tag="act", frozen=True):
    """An action of a seat; `at` is the number of the position it was chosen in, `id` is the client's own."""

    seat: int
    at: int
    id: str
    action: str


class Undo(msgspec.Struct, tag="undo", frozen=True):
    """Take back the last action of a seat."""

    at: int
    id: str


class Ping(msgspec.Struct, tag="ping", frozen=True):
    """Are you there?"""


# ------------------------------------------------------------------------------------- to a client


class Table(msgspec.Struct, tag="table", frozen=True):
    """Everything a client needs to draw and to go on from."""

    room: str
    game: str
    n: int  # the last event
    at: int  # the last event that changed the position
    names: tuple[str, ...]
    options: str
    view: View
    mover: int | None
    legal: tuple[str, ...]  # only while a seat is to act
    offers: tuple[Offer, ...]  # what those actions would do that are worth a preview
    undo: bool  # whether there is something to take back
    line: str  # what happened last


class Moved(msgspec.Struct, tag="moved", frozen=True):
    """Events first … table.n: what happened step by step, and the table after it.

    A message that comes again is answered without facts, with the table as it is.
    """

    first: int
    id: str  # of the message that caused it
    facts: tuple[Fact, ...]
    lines: tuple[str, ...]  # the same in words
    table: Table


class Undone(msgspec.Struct, tag="undone", frozen=True):
    """Event table.n took the game back; the table is as it was before."""

    id: str
    table: Table


class Refused(msgspec.Struct, tag="refused", frozen=True):
    """A message that was not done, why, and the table as it is."""

    id: str
    why: str
    rule: str  # the paragraph of the rule book, or empty
    table: Table | None


class Pong(msgspec.Struct, tag="pong", frozen=True):
    """I am here."""


Incoming = Hello | Act | Undo | Ping
Reply = Moved | Undone | Refused
Outgoing = Table | Reply | Pong


# ------------------------------------------------------------------------------------- asked and answered


class NewRoom(msgspec.Struct, frozen=True):
    """A table to open: a preset, further options as name=value pairs, both, or neither for the usual game."""

    game: str
    seats: int
    names: tuple[str, ...]
    preset: str = ""
    options: str = ""


class Opened(msgspec.Struct, frozen=True):
    """The table that was opened: it is played at /room/<room>."""

    room: str


class Preset(msgspec.Struct, frozen=True):
    """Options that belong together under one name, and the numbers of seats they are for."""

    name: str
    options: str
    seats: tuple[int, ...]


class Switch(msgspec.Struct, frozen=True):
    """One option, its words, and what it can be in one line; without words it takes a number."""

    name: str
    words: tuple[str, ...]
    allows: str


class GameCard(msgspec.Struct, frozen=True):
    """A game one can open a table for."""

    name: str
    seats: tuple[int, ...]
    presets: tuple[Preset, ...]
    switches: tuple[Switch, ...]


class Problem(msgspec.Struct, frozen=True):
    """Why a request was not done, for the person who made it."""

    error: str


Asked = NewRoom
Answered = Opened | GameCard | Problem
