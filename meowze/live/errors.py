"""What can go wrong with a question about a room or a game, and the HTTP status that says so."""

from meowze.games.errors import MeowzeError
from meowze.room.journal import DamagedJournal
from meowze.room.journal_errors import StorageError
from meowze.room.refusal import Refusal


class Closed(Refusal):
    """A room that is closed to newcomers."""


class NoRoom(Refusal):
    """There is no such room."""


class NotHost(Refusal):
    """What only the host of a room may do."""


class ComeBack(Refusal):
    """A room that is just changing hands: whoever asks again in a moment finds it."""


class NotYet(Refusal):
    """What cannot be shown at this moment."""


class NotLoaded(Refusal):
    """Package data that cannot be had without a network."""


class TooMany(Refusal):
    """More than one address or device may have; `seconds` tells when to come again."""


class Busy(MeowzeError):
    """Something that cannot be done now, because too much else waits to be done."""

    key = "busy"


class NoToken(MeowzeError):
    """A request without the token that it needs."""


class NoReplay(MeowzeError):
    """A game that cannot be watched here."""

    key = "no-replay"


STATUSES: dict[type[MeowzeError], int] = {
    ComeBack: 503,
    NoRoom: 404,
    NotHost: 403,
    NoReplay: 404,
    DamagedJournal: 409,
    NotYet: 409,
    NotLoaded: 503,
    StorageError: 503,
    TooMany: 429,
    Busy: 503,
    NoToken: 401,
    Closed: 403,
}


def status_of(error: MeowzeError, statuses: dict[type[MeowzeError], int] = STATUSES) -> int:
    """The HTTP status of an error: of its own class or the nearest one above it that has one."""
    return next((statuses[kind] for kind in type(error).__mro__ if kind in statuses), 400)
