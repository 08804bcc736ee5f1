"""The messages that a client sends."""

from typing import Literal

import msgspec

Who = Literal["here", "link", "bot"]
Phrase = Literal["hello", "well-played", "thanks", "oops", "thinking", "good-luck", "hurray", "purr", "hiss", "bye"]


class Hello(msgspec.Struct, tag="hello", frozen=True):
    """The first message: the last number this client has seen (-1 for none), and the token of its device.

    With `code`, a pairing code that another device has asked for, this device gets the seat of that code.
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
    """Yes or no to the undo request with this number, from the people on this device."""

    n: int
    yes: bool
    id: str


class Sit(msgspec.Struct, tag="sit", frozen=True):
    """Sit down on a free seat, with an animal and one of the names that were offered."""

    seat: int
    name: str
    animal: str
    id: str


class Face(msgspec.Struct, tag="face", frozen=True):
    """Another animal for a seat of this device, and one of the names that were offered, or the one it has."""

    seat: int
    name: str
    animal: str
    id: str


class Leave(msgspec.Struct, tag="leave", frozen=True):
    """Give up a seat for good; whoever just goes away keeps it."""

    seat: int
    id: str


class Pair(msgspec.Struct, tag="pair", frozen=True):
    """Ask for a code with which another device sees and plays this seat; this one can then play it without seeing."""

    seat: int
    id: str


class Unpair(msgspec.Struct, tag="unpair", frozen=True):
    """Take the seat back from the paired device."""

    seat: int
    id: str


class Kick(msgspec.Struct, tag="kick", frozen=True):
    """From the host: free a seat; its devices cannot sit down here again."""

    seat: int
    id: str


class Place(msgspec.Struct, tag="place", frozen=True):
    """From the host: who a seat is for: a bot, somebody by link, or somebody at the host's device."""

    seat: int
    who: Who
    id: str
    level: int = 1


class Substitute(msgspec.Struct, tag="substitute", frozen=True):
    """From the host: a bot plays for somebody who is away, until they come back."""

    seat: int
    id: str


class Settle(msgspec.Struct, tag="settle", frozen=True):
    """From the host: closed to newcomers, undo allowed, seconds until a bot plays for somebody away (0: never).

    `clock` is the number of seconds for a turn (0: as long as one likes).
    """

    closed: bool
    undo: bool
    absent: int
    id: str
    clock: int = 0


class SeatPlan(msgspec.Struct, frozen=True):
    """Who a seat is for; a name can be typed for people at the device that opens the room."""

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
    """What would a bot play here? One that only shows how a gesture is done does not count as a hint."""

    at: int
    id: str
    gesture: bool = False


class AskNames(msgspec.Struct, tag="names", frozen=True):
    """Ask for five names to choose from."""


class Ping(msgspec.Struct, tag="ping", frozen=True):
    """Are you there?"""


class NewRoom(msgspec.Struct, frozen=True):
    """A room to open: a game, who shall sit where, and a preset, further options as name=value pairs, both, or neither.

    With `replay` its first game goes on from a step of a game that was played; options are then those of that game.
    With `daily`, a day such as 2026-11-16, it is the game of that day, for one person at this device.
    `token` is the opening device's own secret: 32 to 64 letters, digits, - or _.
    """

    game: str
    seats: tuple[SeatPlan, ...]
    token: str
    preset: str = ""
    options: str = ""
    replay: str = ""
    step: int = 0
    daily: str = ""


HostRequest = Kick | Place | Substitute | Settle | Rematch
PlayerRequest = Undo | Reply | Sit | Face | Leave | Unpair | Emote
RoomRequest = Act | PlayerRequest | HostRequest  # what a room decides about
TableRequest = RoomRequest | Pair | Hint  # what has an id and gets an answer
Incoming = Hello | TableRequest | AskNames | Ping
