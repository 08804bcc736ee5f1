"""The messages that a client receives."""

from functools import reduce
from operator import or_
from typing import Any

import msgspec

from meowze.games import GAMES
from meowze.games.reason import Reason
from meowze.room.messages.incoming import Phrase, Who

View: Any = reduce(or_, (game.view.View for game in GAMES.values()))
Fact: Any = reduce(or_, (game.view.Fact for game in GAMES.values()))
Offer: Any = reduce(or_, (game.view.Offer for game in GAMES.values()))


class SeatCard(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    who: Who
    name: str
    animal: str
    level: int  # of the bot that sits here, or that plays for somebody away; 0 for none
    taken: bool
    paired: bool  # another device sees for this seat


class You(msgspec.Struct, frozen=True):
    """What this device may do: see for these seats, act for these, whether it is the host, and seats kept for it."""

    sees: tuple[int, ...]
    acts: tuple[int, ...]
    host: bool
    back: tuple[int, ...]


class Request(msgspec.Struct, frozen=True):
    """Somebody on `seat` asks to take back; `asked` have still to agree."""

    n: int
    seat: int
    asked: tuple[int, ...]


class Word(msgspec.Struct, frozen=True):
    """What a seat said as event n."""

    n: int
    seat: int
    phrase: Phrase


class Company(msgspec.Struct, frozen=True):
    """Who sits around the table, the host's settings, an undo request, and what was said."""

    seats: tuple[SeatCard, ...]
    you: You
    secret: bool  # seats know different things: a seat that is left is kept for who left it, or goes to a bot
    closed: bool
    undo: bool
    absent: int
    clock: int
    overdue: bool  # the time of this turn is up, so a bot plays it
    request: Request | None
    said: tuple[Word, ...]  # the last few
    stopped: str  # why the game cannot go on here: "damaged" if its journal is, or words, or empty


class Series(msgspec.Struct, frozen=True):
    """The score over all games here that came to their end; those played alone or together do not count."""

    games: int
    wins: tuple[int, ...]  # by seat
    draws: int  # nobody won, or everybody


class Waiting(msgspec.Struct, tag="waiting", frozen=True):
    """A room whose game has not begun: a seat is free."""

    room: str
    game: str
    n: int
    at: int
    options: str
    company: Company


class Table(msgspec.Struct, tag="table", frozen=True):
    """Everything a client needs to draw the table and to play on."""

    room: str
    game: str
    n: int  # the last event
    at: int  # the last event that changed the position
    names: tuple[str, ...]
    options: str
    view: View  # as a seat of this device may see it, or as everybody may
    mover: int | None
    legal: tuple[str, ...]  # only for a device that may act now
    offers: tuple[Offer, ...]  # previews of those actions that have one
    undo: bool  # whether there is something to take back
    last: tuple[Fact, ...]  # what happened last, as everybody may know it
    hints: int  # that were given in this game, if it is played alone or together
    daily: str  # the day whose game this is, or empty
    series: Series
    company: Company


class Moved(msgspec.Struct, tag="moved", frozen=True):
    """Events first … table.n: what happened step by step, and the table after it."""

    first: int
    id: str  # of the message that caused it
    facts: tuple[Fact, ...]
    table: Table


class Undone(msgspec.Struct, tag="undone", frozen=True):
    """Events first … table.n took the game back; the table is as it was before."""

    first: int
    id: str
    table: Table


class Changed(msgspec.Struct, tag="changed", frozen=True):
    """Events first … table.n changed who sits here, the host's settings, or which game is played."""

    first: int
    id: str
    what: str  # the kind of the event: sit, leave, place, deal, …
    seat: int | None
    table: Table | Waiting


class Said(msgspec.Struct, tag="said", frozen=True):
    """A seat said something."""

    id: str
    word: Word


class Passed(msgspec.Struct, tag="passed", frozen=True):
    """Events first … n do not concern this client."""

    first: int
    n: int


class Done(msgspec.Struct, tag="done", frozen=True):
    """This message was already done."""

    id: str


class Refused(msgspec.Struct, tag="refused", frozen=True):
    """A message that was not done, why, and the table as it is."""

    id: str
    why: str
    rule: str  # the paragraph of the rule book, or empty
    table: Table | Waiting | None
    key: str = ""  # pages say the text refused-<key> instead of `why`; empty for mistakes that only a program makes
    values: dict[str, str | int] = {}  # what fills that text


class Code(msgspec.Struct, tag="code", frozen=True):
    """The pairing code that was asked for; it works once, within so many seconds."""

    id: str
    seat: int
    code: str
    seconds: int


class Hinted(msgspec.Struct, tag="hinted", frozen=True):
    """What a bot would play, and why."""

    id: str
    action: str
    reasons: tuple[Reason, ...]


class Names(msgspec.Struct, tag="names", frozen=True):
    """Names and animals to choose from."""

    names: tuple[str, ...]
    animals: tuple[str, ...]


class Presence(msgspec.Struct, tag="presence", frozen=True):
    """The seats of those who are here now, and how many others watch; not numbered."""

    seats: tuple[int, ...]
    watching: int


class Time(msgspec.Struct, tag="time", frozen=True):
    """How many seconds a seat has left for its turn, and whether they are running; not numbered."""

    seat: int | None  # none where no time is counted
    left: float
    running: bool


class Pong(msgspec.Struct, tag="pong", frozen=True):
    """I am here."""


Numbered = Moved | Undone | Changed | Said | Passed
Outgoing = Table | Waiting | Numbered | Done | Refused | Code | Hinted | Names | Presence | Time | Pong
