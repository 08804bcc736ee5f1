"""What a row of the journal says that is neither an act, a move of nature nor an undo; each as JSON under its kind."""

from typing import Any

import msgspec

from meowze.room.company import Seat
from meowze.room.events import Phrase
from meowze.room.journal import Damaged, Row


class Note(msgspec.Struct, frozen=True):
    """Anything below."""


class Open(Note, frozen=True):
    """A room is opened; its host is this device."""

    game: str
    options: str  # as they were asked for
    seats: tuple[Seat, ...]
    device: str
    position: str = ""  # the first game goes on from here, if that is given


class Plan(Note, frozen=True):
    """Another game shall begin when all seats are taken."""

    game: str
    options: str
    seats: tuple[Seat, ...]


class Deal(Note, frozen=True):
    """A game begins; `position` is the one after the deal."""

    game: str
    rules: int
    position: str


class Sit(Note, frozen=True):
    """A device takes a seat."""

    device: str
    name: str
    animal: str


class Leave(Note, frozen=True):
    """A seat is given up."""


class Kick(Note, frozen=True):
    """The host frees a seat."""


class Place(Note, frozen=True):
    """The host changes whom a seat is for."""

    seats: tuple[Seat, ...]


class Pair(Note, frozen=True):
    """A device takes over a seat that another lends it."""

    device: str


class Unpair(Note, frozen=True):
    """A lent seat is given back."""


class Host(Note, frozen=True):
    """This device is the host now."""

    device: str


class Settle(Note, frozen=True):
    """What the host has settled."""

    closed: bool
    undo: bool
    absent: int


class Emote(Note, frozen=True):
    """A seat says something."""

    phrase: Phrase


class Ask(Note, frozen=True):
    """The seat asks these others whether it may go back to this number."""

    to: int
    asked: tuple[int, ...]


class Agree(Note, frozen=True):
    """These seats agree."""

    seats: tuple[int, ...]


class Decline(Note, frozen=True):
    """Somebody does not agree."""


KINDS: dict[str, type[Note]] = {
    kind.__name__.lower(): kind
    for kind in (
        Open,
        Plan,
        Deal,
        Sit,
        Leave,
        Kick,
        Place,
        Pair,
        Unpair,
        Host,
        Settle,
        Emote,
        Ask,
        Agree,
        Decline,
    )
}


def write_note(note: Note) -> tuple[str, str]:
    """The kind and the text of a note."""
    return type(note).__name__.lower(), msgspec.json.encode(note).decode()


def read_note(row: Row) -> Any:
    """The note of a row."""
    if row.kind not in KINDS:
        raise Damaged(f"the journal of this game has {row.kind!r} at number {row.n}, which is unknown here")
    try:
        return msgspec.json.decode(row.text, type=KINDS[row.kind])
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Damaged(f"the journal of this game cannot be read at number {row.n}: {error}") from error
