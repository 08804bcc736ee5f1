"""The messages that a client sends."""

from typing import Literal

import msgspec

Who = Literal["here", "link", "bot"]
Phrase = Literal["hello", "well-played", "thanks", "oops", "thinking", "good-luck", "hurray", "purr", "hiss", "bye"]


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


HostRequest = Kick | Place | Settle | Rematch
PlayerRequest = Undo | Reply | Sit | Leave | Unpair | Emote
RoomRequest = Act | PlayerRequest | HostRequest  # what a room decides about
TableRequest = RoomRequest | Pair | Hint  # what has an id and gets an answer
Incoming = Hello | TableRequest | AskNames | Ping
