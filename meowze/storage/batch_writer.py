"""Writes many changes in one transaction, and says for each what went wrong, if anything did."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sql
from msgspec import json
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from meowze.room.journal import Row
from meowze.storage.database import SINGLE_STATEMENT, engine_for, message_of
from meowze.storage.schema import JOURNAL, RESULTS, ROOMS

Value = str | int | None
Values = tuple[Value, ...] | Mapping[str, Value]  # a row of the journal, or what fills another statement
Statement = tuple[str, list[Values]]  # one of the names below, and what it is executed with
Change = tuple[Statement, ...]  # stored whole or not at all

ROOM, ROWS, ENDED, VISITED, NO_RESULT, RESULT = "room", "rows", "ended", "visited", "no result", "result"
FENCE, RELEASED = "fence", "released"
STATEMENTS: dict[str, sql.Executable] = {  # in this order: rows need their room
    # Locks the rooms that still belong to who writes, so that nobody takes one of them before the commit.
    FENCE: sql.text(
        "SELECT rooms.room FROM rooms JOIN json_to_recordset(CAST(:fences AS json)) AS fence (room text, owner int) "
        "ON rooms.room = fence.room AND rooms.owner = fence.owner FOR SHARE OF rooms"
    ),
    ROOM: sql.insert(ROOMS),
    ROWS: sql.insert(JOURNAL),  # many at once, see `_insert_rows`
    ENDED: sql.update(ROOMS).where(ROOMS.c.room == sql.bindparam("where")).values(over=1),
    VISITED: sql.update(ROOMS).where(ROOMS.c.room == sql.bindparam("where")).values(visited=sql.bindparam("when")),
    NO_RESULT: sql.delete(RESULTS).where(
        RESULTS.c.room == sql.bindparam("where"), RESULTS.c.dealt == sql.bindparam("number")
    ),
    RESULT: sql.insert(RESULTS),
    RELEASED: sql.update(ROOMS)
    .where(ROOMS.c.room == sql.bindparam("where"), ROOMS.c.owner == sql.bindparam("epoch"))
    .values(owner=None),
}


class NotOwner(Exception):
    """A room in a batch belongs to another process by now."""


class Failure(NamedTuple):
    """Why a change was not stored; `exists` if a room or a number in it was there already."""

    exists: bool
    why: str
    taken: bool = False  # whether the room belongs to another process by now


Outcomes = list[Failure | None]  # one for each change, none where it was stored


def now() -> str:
    """The time as the database stores it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class BatchWriter:
    """Writes into one database, whose tables are up to date."""

    def __init__(self, target: Path | str) -> None:
        self.engine = engine_for(target)
        self._statements = STATEMENTS | {ROWS: _insert_rows(self.engine.dialect.name)}
        self._connection: sql.Connection | None = None  # kept: opening one for each commit would double its cost

    def write(self, changes: Sequence[Change]) -> Outcomes:
        """Commit all at once; if that fails, each by itself, so that none fails because of another."""
        try:
            self._commit([statement for change in changes for statement in change])
        except Exception as error:
            self._disconnect()
            if len(changes) > 1:
                return [self.write([change])[0] for change in changes]
            return [Failure(isinstance(error, IntegrityError), message_of(error), isinstance(error, NotOwner))]
        return [None] * len(changes)

    def close(self) -> None:
        """Let go of the database."""
        self._disconnect()
        self.engine.dispose()

    def _commit(self, statements: Sequence[Statement]) -> None:
        connection = self._connection = self._connection or self.engine.connect()
        values = {name: [v for found, some in statements if found == name for v in some] for name in STATEMENTS}
        wanted = [name for name in STATEMENTS if values[name]]
        connection.execution_options(**{SINGLE_STATEMENT: wanted == [ROWS]})
        with connection.begin():
            for name in wanted:
                if name == FENCE:
                    _check_owner(connection, values[name])
                elif name == ROWS:
                    rows = {"at": now(), "rows": json.encode(values[name]).decode()}
                    connection.execute(self._statements[name], rows)
                else:
                    connection.execute(self._statements[name], [v for v in values[name] if isinstance(v, Mapping)])

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection:
            with suppress(SQLAlchemyError):  # it may have been cut off
                connection.close()


def _check_owner(connection: sql.Connection, fences: Sequence[Values]) -> None:
    """Fail unless each room belongs to the epoch that its rows were written in."""
    wanted = {json.encode(fence) for fence in fences}
    fences_json = (b"[" + b",".join(wanted) + b"]").decode()
    if len(connection.execute(STATEMENTS[FENCE], {"fences": fences_json}).all()) != len(wanted):
        raise NotOwner("this room belongs to another process by now")


def _insert_rows(dialect: str) -> sql.Insert:
    """Inserts any number of journal rows, given as JSON, by one statement."""
    given = sql.bindparam("rows", type_=sql.String)
    each = sql.func.json_each(given) if dialect == "sqlite" else sql.func.json_array_elements(sql.cast(given, sql.JSON))
    row = each.table_valued("value").c.value
    fields = [JOURNAL.c.room, *(JOURNAL.c[name] for name in Row._fields)]
    found = [sql.cast(row.op("->>")(sql.literal_column(str(k))), field.type) for k, field in enumerate(fields)]
    insert = sql.insert(JOURNAL)
    return insert.from_select([*fields, JOURNAL.c.at], sql.select(*found, sql.bindparam("at", type_=sql.String)))
