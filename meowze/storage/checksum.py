"""Checksums that chain the rows of a room: each covers its row and the checksum before it, the first one the room.

So a changed, missing or added row is noticed, and so is a missing end: the room's own row holds the last checksum.
"""

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import NamedTuple

from msgspec import json

from meowze.room.journal import Header, Row, before_damage

BYTES = 8
encode = json.Encoder().encode


class StoredRow(NamedTuple):
    """A row as the database holds it."""

    row: Row
    at: str
    checksum: int


class Journal(NamedTuple):
    """What is stored of a room: its rows, or those up to where they are damaged, in whole changes."""

    rows: list[Row]
    damaged: int | None = None  # the number of the first row that is missing or wrong


def checksum_of_room(header: Header) -> int:
    """Where the chain of a room begins."""
    return _checksum(*header)


def checksum_after(before: int, row: Sequence[str | int | None], at: str) -> int:
    """The checksum of a row, with its room before it, that follows one with the checksum `before`."""
    return _checksum(before, *row, at)


def verified(header: Header, stored: Iterable[StoredRow], last_number: int, last_checksum: int) -> Journal:
    """The rows as far as their chain holds; it must reach the last row that the room knows of, and may go beyond it."""
    rows: list[Row] = []
    checksum = checksum_of_room(header)
    reached = False
    for row, at, found in stored:
        checksum = checksum_after(checksum, (header.room, *row), at)
        if found != checksum or (row.n == last_number and found != last_checksum):
            return _damaged(rows, row)
        reached = reached or row.n == last_number
        rows.append(row)
    return Journal(rows) if reached else _damaged(rows, None)


def _damaged(rows: list[Row], bad: Row | None) -> Journal:
    return Journal(before_damage(rows, bad), rows[-1].n + 1 if rows else 0)


def _checksum(*what: str | int | None) -> int:
    return int.from_bytes(blake2b(encode(what), digest_size=BYTES).digest(), signed=True)
