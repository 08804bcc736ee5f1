"""What the journal stores of a room: a header, and one row for each event. Nothing that follows from them."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from meowze.games.errors import MeowzeError


class DamagedJournal(MeowzeError):
    """A stored game that this program cannot replay."""

    key = "damaged"


class Header(NamedTuple):
    """What never changes about a room; everything else is in its rows."""

    room: str
    game: str
    created: str


class Row(NamedTuple):
    """One event: an act, a move of nature, an undo (its text is the number it goes back to), or a note as JSON."""

    n: int
    seat: int | None
    id: str  # of the message that caused it; empty for what happened because of the row before
    kind: str
    text: str


class Result(NamedTuple):
    """How a game that was played alone or together ended: it makes the best ones easy to find, without replaying."""

    dealt: int
    id: str
    game: str
    seats: int
    options: str
    worth: int
    turns: int


class Ending(NamedTuple):
    """What a change does to the end of a game: whether it is over now, and how; or which deal goes on after an undo."""

    over: bool = False
    result: Result | None = None
    reopened: int | None = None


NO_ENDING = Ending()  # of most changes


class BestResult(NamedTuple):
    """One of the best results, and the room and deal of its game."""

    id: str
    room: str
    dealt: int
    turns: int
    at: str


class ListedResult(NamedTuple):
    """A result of a game of the day, on the list of those who want to be on it."""

    game: str
    day: str
    device: str  # a hash
    name: str  # a generated one
    worth: int
    turns: int
    hints: int


def before_damage(rows: list[Row], bad: Row | None) -> list[Row]:
    """The rows before a bad one, or before a missing end, in whole changes."""
    if bad is not None and bad.id:
        return rows
    kept = list(rows)
    while kept and not kept.pop().id:  # the last change may lack its end
        pass
    return kept


def changes(rows: Sequence[Row]) -> Iterator[tuple[Row, ...]]:
    """The rows of each change: the one that was asked for, and those that followed from it."""
    if not rows or rows[0].kind != "open":
        raise DamagedJournal("the journal of this game does not begin with its opening")
    group: list[Row] = []
    for row in rows:
        if group and row.id:
            yield tuple(group)
            group = []
        group.append(row)
    yield tuple(group)
