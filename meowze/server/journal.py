"""What the journal keeps of a room: its header, and one row an event. Nothing derived."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from meowze.play.errors import MeowzeError


class Damaged(MeowzeError):
    """A stored game that this program cannot play again."""


class Header(NamedTuple):
    """What is fixed when a room is opened; `position` is the one after the deal."""

    room: str
    game: str
    rules: int
    options: str
    names: tuple[str, ...]
    position: str
    created: str


class Row(NamedTuple):
    """One event: the opening, an act, one move of nature, or an undo (its text is the number it goes back to)."""

    n: int
    seat: int | None
    id: str
    kind: str
    text: str


OPEN = Row(0, None, "", "open", "")


def changes(rows: Sequence[Row]) -> Iterator[tuple[Row, ...]]:
    """The rows after the opening as they were stored together: an act with nature's moves, or an undo."""
    if not rows or rows[0] != OPEN:
        raise Damaged("the journal of this game does not begin with its opening")
    group: list[Row] = []
    for row in rows[1:]:
        if group and row.kind != "nature":
            yield tuple(group)
            group = []
        group.append(row)
    if group:
        yield tuple(group)
