"""The JSON texts of journal rows: everything but acts, moves of nature and undos."""

import msgspec

from meowze.room.company import Seat
from meowze.room.journal import DamagedJournal, Row
from meowze.room.messages.incoming import Phrase


class Note(msgspec.Struct, frozen=True):
    """Any of the notes below."""


class Open(Note, frozen=True):
    """A room is opened; its host is this device."""

    game: str
    options: str  # as they were asked for
    seats: tuple[Seat, ...]
    device: str
    position: str = ""  # where the first game goes on from, if that was given
    daily: str = ""  # the day whose game it is, if it is one of these


class Plan(Note, frozen=True):
    """Another game is planned; it begins when all seats are taken."""

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


class Face(Note, frozen=True):
    """Somebody has another name or animal."""

    name: str
    animal: str


class Leave(Note, frozen=True):
    """A seat is given up."""


class Kick(Note, frozen=True):
    """The host frees a seat."""


class Place(Note, frozen=True):
    """The host changes who a seat is for."""

    seats: tuple[Seat, ...]


class Pair(Note, frozen=True):
    """A device is paired with a seat."""

    device: str


class Unpair(Note, frozen=True):
    """The seat goes back to its own devices."""


class Host(Note, frozen=True):
    """This device is the host now."""

    device: str


class Substitute(Note, frozen=True):
    """A bot plays for somebody who is away."""

    level: int


class Back(Note, frozen=True):
    """Somebody is back, and plays again."""


class Late(Note, frozen=True):
    """The time of the seat's turn is up: a bot plays the rest of it."""


class Settle(Note, frozen=True):
    """The settings of the host."""

    closed: bool
    undo: bool
    absent: int
    clock: int = 0


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


class Hint(Note, frozen=True):
    """The seat was told what a bot would play."""


KINDS: dict[str, type[Note]] = {
    kind.__name__.lower(): kind
    for kind in (
        Open,
        Plan,
        Deal,
        Sit,
        Face,
        Leave,
        Kick,
        Place,
        Pair,
        Unpair,
        Host,
        Substitute,
        Back,
        Late,
        Settle,
        Emote,
        Ask,
        Agree,
        Decline,
        Hint,
    )
}


def write_note(note: Note) -> tuple[str, str]:
    """The kind and the text of a note."""
    return type(note).__name__.lower(), msgspec.json.encode(note).decode()


def read_note(row: Row) -> Note:
    """The note of a row."""
    if row.kind not in KINDS:
        raise DamagedJournal(f"the journal of this game has {row.kind!r} at number {row.n}, which is unknown here")
    try:
        return msgspec.json.decode(row.text, type=KINDS[row.kind])
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise DamagedJournal(f"the journal of this game cannot be read at number {row.n}: {error}") from error
