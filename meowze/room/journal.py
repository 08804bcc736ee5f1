"""What the journal keeps of a room: its header, and one row an event. Nothing derived."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from meowze.games.errors import MeowzeError


class Damaged(MeowzeError):
    """A stored game that this program cannot play again."""


class Header(NamedTuple):
    """What is fixed when a room is opened; all else stands in its rows."""

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
    """How a game alone or together ended; derived, so that the best ones are found without replaying every game."""

    dealt: int
    id: str
    game: str
    seats: int
    options: str
    worth: int
    turns: int


class Placed(NamedTuple):
    """One of the best results, and where its game is."""

    id: str
    room: str
    dealt: int
    turns: int
    at: str


def changes(rows: Sequence[Row]) -> Iterator[tuple[Row, ...]]:
    """The rows as they were stored together: what was asked for, and what it set off."""
    if not rows or rows[0].kind != "open":
        raise Damaged("the journal of this game does not begin with its opening")
    group: list[Row] = []
    for row in rows:
        if group and row.id:
            yield tuple(group)
            group = []
        group.append(row)
    yield tuple(group)
