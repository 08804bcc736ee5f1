"""Writes many changes in one transaction, and says for each what went wrong, if anything did."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sql
from msgspec import json
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from meowze.room.journal import Header, Row
from meowze.storage.checksum import checksum_after, checksum_of_room
from meowze.storage.database import engine_for, file_of, message_of
from meowze.storage.mark import Mark, Marked
from meowze.storage.schema import JOURNAL, NOTES, RESULTS, ROOMS

Value = str | int | None
Values = tuple[Value, ...] | Mapping[str, Value]  # a row of the journal, or what fills another statement
Statement = tuple[str, list[Values]]  # one of the names below, and what it is executed with
Change = tuple[Statement, ...]  # stored whole or not at all

ROOM, ROWS, ENDED, VISITED, NO_RESULT, RESULT = "room", "rows", "ended", "visited", "no result", "result"
LAST, NOTE = "last", "note"
DELETED = ("deleted results", "deleted rows", "deleted room")
IN_ROOM: sql.BindParameter[str] = sql.bindparam("where")
STATEMENTS: dict[str, sql.UpdateBase] = {  # in this order: rows need their room
    ROOM: sql.insert(ROOMS),
    ROWS: sql.insert(JOURNAL),  # many at once, see `_insert_rows`
    LAST: sql.update(ROOMS)
    .where(ROOMS.c.room == IN_ROOM)
    .values(last_number=sql.bindparam("number"), last_checksum=sql.bindparam("checksum")),
    ENDED: sql.update(ROOMS).where(ROOMS.c.room == IN_ROOM).values(over=1),
    VISITED: sql.update(ROOMS).where(ROOMS.c.room == IN_ROOM).values(visited=sql.bindparam("when")),
    NO_RESULT: sql.delete(RESULTS).where(RESULTS.c.room == IN_ROOM, RESULTS.c.dealt == sql.bindparam("number")),
    RESULT: sql.insert(RESULTS),
    NOTE: sql.update(NOTES).where(NOTES.c.name == sql.bindparam("which")).values(value=sql.bindparam("is")),
    **{
        name: sql.delete(table).where(table.c.room == IN_ROOM)
        for name, table in zip(DELETED, (RESULTS, JOURNAL, ROOMS), strict=True)
    },
}
MOST_ENDS = 50_000  # rooms whose last rows are remembered
SELECT_ENDS = sql.select(ROOMS.c.room, ROOMS.c.last_number, ROOMS.c.last_checksum)


class Failure(NamedTuple):
    """Why a change was not stored; `exists` if a room or a number in it was there already."""

    exists: bool
    why: str


Outcomes = list[Failure | None]  # one for each change, none where it was stored


def now() -> str:
    """The time as the database stores it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Gap(Exception):
    """Rows that do not follow the last one that is stored: the database has lost some, or another one was put there."""


class End(NamedTuple):
    """The last row of a room."""

    number: int
    checksum: int


class BatchWriter:
    """Writes into one database, whose tables are up to date."""

    def __init__(self, target: Path | str) -> None:
        self.engine = engine_for(target)
        self._statements = STATEMENTS | {ROWS: _insert_rows(self.engine.dialect.name)}
        self._connection: sql.Connection | None = None  # kept: opening one for each commit would double its cost
        self._ends: dict[str, End] = {}  # of rooms that were written lately
        self._mark = mark_of(self.engine)

    def write(self, changes: Sequence[Change]) -> Outcomes:
        """Commit all at once; if that fails, each by itself, so that none fails because of another."""
        try:
            self._commit([statement for change in changes for statement in change])
        except Exception as error:
            self._disconnect()
            self._ends.clear()
            if len(changes) > 1:
                return [self.write([change])[0] for change in changes]
            return [Failure(isinstance(error, IntegrityError), message_of(error))]
        return [None] * len(changes)

    def close(self) -> None:
        """Let go of the database."""
        self._disconnect()
        self.engine.dispose()
        if self._mark:
            self._mark.close()

    def _commit(self, statements: Sequence[Statement]) -> None:
        connection = self._connection = self._connection or self.engine.connect()
        values = {name: [v for found, some in statements if found == name for v in some] for name in STATEMENTS}
        if self._mark and values[DELETED[0]]:
            self._mark.forget()
        ends: dict[str, End] = {}
        with connection.begin():
            if values[ROWS]:
                at = now()
                ends = self._chain(connection, values, at)
                values[LAST] = [{"where": room, "number": n, "checksum": sum} for room, (n, sum) in ends.items()]
            for name in STATEMENTS:
                if name == ROWS and values[name]:
                    rows = {"at": at, "rows": json.encode(values[name]).decode()}
                    connection.execute(self._statements[name], rows)
                elif values[name]:
                    connection.execute(self._statements[name], [v for v in values[name] if isinstance(v, Mapping)])
        self._remember(ends)

    def _chain(self, connection: sql.Connection, values: dict[str, list[Values]], at: str) -> dict[str, End]:
        """Give each row its checksum; the new ends of their rooms."""
        rows = [(str(room), Row._make(row)) for room, *row in values[ROWS]]
        ends = {header.room: End(-1, checksum_of_room(header)) for header in map(_header, values[ROOM])}
        first = {room: row.n for room, row in reversed(rows) if room not in ends}
        known = {room: self._ends[room] for room in first if room in self._ends}
        ends |= {room: end for room, end in known.items() if end.number + 1 == first[room]}
        if unknown := first.keys() - ends.keys():
            found = connection.execute(SELECT_ENDS.where(ROOMS.c.room.in_(unknown)))
            ends |= {room: End(number, checksum) for room, number, checksum in found}
        for k, (room, row) in enumerate(rows):
            end = ends.get(room, End(row.n - 1, 0))  # a room that does not exist refuses its rows
            if row.n > end.number + 1:
                raise Gap(f"room {room} ends at number {end.number}, and {row.n} was to be added")
            ends[room] = End(row.n, checksum_after(end.checksum, room, row, at))
            values[ROWS][k] = (room, *row, ends[room].checksum)
        return {room: ends[room] for room, _ in rows}

    def _remember(self, ends: dict[str, End]) -> None:
        if len(self._ends) > MOST_ENDS:
            self._ends.clear()
        self._ends |= ends
        if self._mark and ends:
            self._mark.write(Marked(*_last(ends)))

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection:
            with suppress(SQLAlchemyError):  # it may have been cut off
                connection.close()


def mark_of(engine: sql.Engine) -> Mark | None:
    """The witness of a database, if it is a file."""
    file = file_of(engine)
    return Mark(file) if file else None


def _last(ends: dict[str, End]) -> tuple[str, int, int]:
    room = next(reversed(ends))
    return room, *ends[room]


def _header(room: Values) -> Header:
    assert isinstance(room, Mapping)
    return Header(*(str(room[name]) for name in Header._fields))


def _insert_rows(dialect: str) -> sql.Insert:
    """Inserts any number of journal rows, given as JSON, by one statement."""
    given = sql.bindparam("rows", type_=sql.String)
    each = sql.func.json_each(given) if dialect == "sqlite" else sql.func.json_array_elements(sql.cast(given, sql.JSON))
    row = each.table_valued("value").c.value
    fields = [JOURNAL.c.room, *(JOURNAL.c[name] for name in Row._fields), JOURNAL.c.checksum]
    found = [sql.cast(row.op("->>")(sql.literal_column(str(k))), field.type) for k, field in enumerate(fields)]
    insert = sql.insert(JOURNAL)
    return insert.from_select([*fields, JOURNAL.c.at], sql.select(*found, sql.bindparam("at", type_=sql.String)))
