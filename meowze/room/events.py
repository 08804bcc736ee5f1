"""Every message in and out, one small class each; web/src/protocol.ts is made from this file."""

from functools import reduce
from operator import or_
from typing import Any, Literal

import msgspec

from meowze.games import GAMES
from meowze.games.reason import Reason

VERSION = 3  # of this protocol; a page that knows another one must be loaded anew

View: Any = reduce(or_, (game.view.View for game in GAMES.values()))
Fact: Any = reduce(or_, (game.view.Fact for game in GAMES.values()))
Offer: Any = reduce(or_, (game.view.Offer for game in GAMES.values()))
Who = Literal["here", "link", "bot"]
Phrase = Literal["hello", "well-played", "thanks", "oops", "thinking", "good-luck", "hurray", "purr", "hiss", "bye"]


# ------------------------------------------------------------------------------------- from a client


class Hello(msgspec.Struct, tag="hello", frozen=True):
    """The first message: the last number this client has seen (-1 for none), and the token of its device.

    `code` is a pairing code: with it the device takes over what another one lends it.
    """

    since: int = -1
    token: str = ""
    code: str = ""


class Act(msgspec.Struct, tag="act", frozen=True):
    """An action of a seat; `at` is the number of the position it was chosen in, `id` is the client's own."""

    seat: int
    at: int
    id: str
    action: str


class Undo(msgspec.Struct, tag="undo", frozen=True):
    """Take back: at once where nobody has to be asked, or by asking the people on other devices."""

    at: int
    id: str


class Reply(msgspec.Struct, tag="reply", frozen=True):
    """What the people on this device say to the request with this number."""

    n: int
    yes: bool
    id: str


class Sit(msgspec.Struct, tag="sit", frozen=True):
    """Sit down on a free seat, with one of the names that `names` gave and an animal."""

    seat: int
    name: str
    animal: str
    id: str


class Leave(msgspec.Struct, tag="leave", frozen=True):
    """Give a seat up for good; just going away keeps it."""

    seat: int
    id: str


class Pair(msgspec.Struct, tag="pair", frozen=True):
    """Ask for a code with which another device sees and plays this seat; this one then plays it unseen."""

    seat: int
    id: str


class Unpair(msgspec.Struct, tag="unpair", frozen=True):
    """Give the seat back to the device that lent it."""

    seat: int
    id: str


class Kick(msgspec.Struct, tag="kick", frozen=True):
    """From the host: free a seat; its devices do not sit down here again."""

    seat: int
    id: str


class Place(msgspec.Struct, tag="place", frozen=True):
    """From the host: a bot on a seat, or the seat for somebody by link, or for somebody at the host's device."""

    seat: int
    who: Who
    id: str
    level: int = 1


class Settle(msgspec.Struct, tag="settle", frozen=True):
    """From the host: closed to newcomers, undo allowed, seconds until a bot plays for somebody away (0: never)."""

    closed: bool
    undo: bool
    absent: int
    id: str


class SeatPlan(msgspec.Struct, frozen=True):
    """Who shall sit on a seat; a name may be typed only where all play at one device or are bots."""

    who: Who
    name: str = ""
    level: int = 1


class Rematch(msgspec.Struct, tag="rematch", frozen=True):
    """From the host: a new game in this room; what is left out stays as it was. The first seat moves on by one."""

    id: str
    game: str | None = None
    preset: str = ""
    options: str | None = None
    seats: tuple[SeatPlan, ...] | None = None


class Emote(msgspec.Struct, tag="emote", frozen=True):
    """Say one of a few things."""

    seat: int
    phrase: Phrase
    id: str


class Hint(msgspec.Struct, tag="hint", frozen=True):
    """What would a bot play here?"""

    at: int
    id: str


class AskNames(msgspec.Struct, tag="names", frozen=True):
    """Five names to choose one from, please."""


class Ping(msgspec.Struct, tag="ping", frozen=True):
    """Are you there?"""


# ------------------------------------------------------------------------------------- to a client


class SeatCard(msgspec.Struct, frozen=True):
    """A seat as everybody sees it; colour and shape belong to the seat, name and animal to who sits there."""

    who: Who
    name: str
    animal: str
    colour: str
    shape: str
    level: int  # of a bot; 0 for a person
    taken: bool
    paired: bool  # another device sees for this seat


class You(msgspec.Struct, frozen=True):
    """What this device may: see for these seats, act for these, and be the host."""

    sees: tuple[int, ...]
    acts: tuple[int, ...]
    host: bool


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
    """Who sits around the table, what the host has settled, and what stands between them."""

    seats: tuple[SeatCard, ...]
    you: You
    closed: bool
    undo: bool
    absent: int
    request: Request | None
    said: tuple[Word, ...]  # the last few
    stopped: str  # why the game cannot go on here, or empty


class Waiting(msgspec.Struct, tag="waiting", frozen=True):
    """A room whose game has not begun: a seat is free."""

    room: str
    game: str
    n: int
    at: int
    options: str
    company: Company


class Table(msgspec.Struct, tag="table", frozen=True):
    """Everything a client needs to draw and to go on from."""

    room: str
    game: str
    n: int  # the last event
    at: int  # the last event that changed the position
    names: tuple[str, ...]
    options: str
    view: View  # as a seat of this device may see it, or as everybody may
    mover: int | None
    legal: tuple[str, ...]  # only for a device that may act now
    offers: tuple[Offer, ...]  # what those actions would do that are worth a preview
    undo: bool  # whether there is something to take back
    last: tuple[Fact, ...]  # what happened last, as everybody may know it
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
    """Events first … table.n changed who sits here, what is settled, or which game is played."""

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
    """Events first … n are none of this client's business."""

    first: int
    n: int


class Done(msgspec.Struct, tag="done", frozen=True):
    """This message was done before."""

    id: str


class Refused(msgspec.Struct, tag="refused", frozen=True):
    """A message that was not done, why, and the table as it is."""

    id: str
    why: str
    rule: str  # the paragraph of the rule book, or empty
    table: Table | Waiting | None
    key: str = ""  # of the message refused-<key> that pages say instead; empty for what only a program can get wrong
    values: dict[str, str | int] = {}  # what fills it


class Code(msgspec.Struct, tag="code", frozen=True):
    """The pairing code that was asked for, good once and for so many seconds."""

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
    """Seats with somebody there now, and how many watch; not numbered."""

    seats: tuple[int, ...]
    watching: int


class Pong(msgspec.Struct, tag="pong", frozen=True):
    """I am here."""


Hosting = Kick | Place | Settle | Rematch
Wish = Act | Undo | Reply | Sit | Leave | Unpair | Emote | Hosting  # what a room decides about
Asking = Wish | Pair | Hint
Incoming = Hello | Asking | AskNames | Ping
Numbered = Moved | Undone | Changed | Said | Passed
Outgoing = Table | Waiting | Numbered | Done | Refused | Code | Hinted | Names | Presence | Pong


# ------------------------------------------------------------------------------------- asked and answered


class NewRoom(msgspec.Struct, frozen=True):
    """A room to open: a game, who shall sit where, and a preset, further options as name=value pairs, both, or neither.

    With `replay` its first game goes on from a step of a game that was played; options are then those of that game.
    `token` is the opening device's own secret: 32 to 64 letters, digits, - or _.
    """

    game: str
    seats: tuple[SeatPlan, ...]
    token: str
    preset: str = ""
    options: str = ""
    replay: str = ""
    step: int = 0


class Opened(msgspec.Struct, frozen=True):
    """The room that was opened: its short code, played at /room/<room>."""

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


class BotCard(msgspec.Struct, frozen=True):
    """A bot that can be asked to a table."""

    level: int
    name: str


class Here(msgspec.Struct, frozen=True):
    """Addresses of this server that work on other devices, best first; none when only this computer reaches it."""

    urls: tuple[str, ...]
    reachable: bool


class Problem(msgspec.Struct, frozen=True):
    """Why a request was not done, for the person who made it."""

    error: str
    key: str = ""  # of the message refused-<key> that pages say instead
    values: dict[str, str | int] = {}  # what fills it


Asked = NewRoom | SeatPlan
Answered = Opened | GameCard | BotCard | Here | Problem
