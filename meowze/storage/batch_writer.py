"""Writes many changes in one transaction, and says for each what went wrong, if anything did."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sql
from msgspec import json
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from meowze.room.journal import Header, Row
from meowze.storage.checksum import checksum_after, checksum_of_room
from meowze.storage.database import SINGLE_STATEMENT, engine_for, file_of, message_of
from meowze.storage.mark import Mark, Marked
from meowze.storage.schema import DAILY, DAILY_ORDER, JOURNAL, NOTES, OPENINGS, RESULTS, ROOMS

Value = str | int | None
Values = tuple[Value, ...] | Mapping[str, Value]  # a row of the journal, or what fills another statement
Statement = tuple[str, list[Values]]  # one of the names below, and what it is executed with
Change = tuple[Statement, ...]  # stored whole or not at all

ROOM, ROWS, ENDED, VISITED, NO_RESULT, RESULT = "room", "rows", "ended", "visited", "no result", "result"
NOTE, RELEASED = "note", "released"
NOT_DAILY, DAILY_RESULT, DAILY_MOST = "replaced daily result", "daily result", "too many daily results"
FORGOTTEN, DAILY_PAST = "daily results of a device", "daily results of the past"
MOST_DAILY = 500  # results of one day and game; the best ones stay
FENCE = "fence"  # no statement of its own: the one for rows fails unless their room belongs to this epoch
DISOWNED = ("taken from its owner", "deleted openings")  # before a room that may be in use is deleted
DELETED = ("swept", "deleted results", "deleted rows", "deleted room")
SWEPT = -1  # the owner of a room that is being deleted: nobody sees it, and whoever wants the room waits
IN_ROOM: sql.BindParameter[str] = sql.bindparam("where")


def _delete_unowned() -> Iterator[sql.UpdateBase]:
    """Delete a room with all that belongs to it, unless it is in use by now."""
    unowned, swept = ROOMS.c.owner.is_(None), ROOMS.c.owner == SWEPT
    yield sql.update(ROOMS).where(ROOMS.c.room == IN_ROOM, unowned).values(owner=SWEPT)
    for table in (RESULTS, JOURNAL):
        yield sql.delete(table).where(table.c.room == IN_ROOM, sql.exists().where(ROOMS.c.room == table.c.room, swept))
    yield sql.delete(ROOMS).where(ROOMS.c.room == IN_ROOM, swept)


def beyond_most() -> sql.Delete:
    """Delete the worst results of a day if there are too many."""
    same = DAILY.c.game == sql.bindparam("of"), DAILY.c.day == sql.bindparam("on")
    best = sql.select(DAILY.c.device).where(*same).order_by(*DAILY_ORDER).limit(MOST_DAILY)
    return sql.delete(DAILY).where(*same, DAILY.c.device.not_in(best))


STATEMENTS: dict[str, sql.UpdateBase] = {  # in this order: rows need their room
    ROOM: sql.insert(ROOMS),
    ROWS: sql.insert(JOURNAL),  # many at once, see `_insert_rows`
    ENDED: sql.update(ROOMS).where(ROOMS.c.room == IN_ROOM).values(over=1),
    VISITED: sql.update(ROOMS).where(ROOMS.c.room == IN_ROOM).values(visited=sql.bindparam("when")),
    NO_RESULT: sql.delete(RESULTS).where(RESULTS.c.room == IN_ROOM, RESULTS.c.dealt == sql.bindparam("number")),
    RESULT: sql.insert(RESULTS),
    NOTE: sql.update(NOTES).where(NOTES.c.name == sql.bindparam("which")).values(value=sql.bindparam("is")),
    NOT_DAILY: sql.delete(DAILY).where(
        DAILY.c.game == sql.bindparam("of"), DAILY.c.day == sql.bindparam("on"), DAILY.c.device == sql.bindparam("by")
    ),
    DAILY_RESULT: sql.insert(DAILY),
    DAILY_MOST: beyond_most(),
    FORGOTTEN: sql.delete(DAILY).where(DAILY.c.device == sql.bindparam("by")),
    DAILY_PAST: sql.delete(DAILY).where(DAILY.c.day < sql.bindparam("on")),
    RELEASED: sql.update(ROOMS)
    .where(ROOMS.c.room == IN_ROOM, ROOMS.c.owner == sql.bindparam("epoch"))
    .values(owner=None),
    DISOWNED[0]: sql.update(ROOMS).where(ROOMS.c.room == IN_ROOM).values(owner=None),
    DISOWNED[1]: sql.delete(OPENINGS).where(OPENINGS.c.room == IN_ROOM),
    **dict(zip(DELETED, _delete_unowned(), strict=True)),
}
# SQLite cannot do it in the statement that inserts. Only this connection does it: a restore copies rooms as they are.
KEEP_ENDS = (
    "CREATE TEMP TRIGGER IF NOT EXISTS ends AFTER INSERT ON main.journal BEGIN "
    "UPDATE rooms SET last_number = NEW.n, last_checksum = NEW.checksum WHERE room = NEW.room; END"
)
MOST_ENDS = 50_000  # rooms whose last rows are remembered
SELECT_ENDS = sql.select(ROOMS.c.room, ROOMS.c.last_number, ROOMS.c.last_checksum)


class Failure(NamedTuple):
    """Why a change was not stored; `exists` if a room or a number in it was there already."""

    exists: bool
    why: str
    taken: bool = False  # whether the room belongs to another process by now


Outcomes = list[Failure | None]  # one for each change, none where it was stored


def now() -> str:
    """The time as the database stores it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class NotOwner(Exception):
    """A room in a batch belongs to another process by now."""


class Gap(Exception):
    """Rows that do not follow the last one that is stored: the database has lost some, or another one was put there."""


class End(NamedTuple):
    """The last row of a room."""

    number: int
    checksum: int


NO_END = End(-2, 0)


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
            return [_failure(changes[0], error)]
        return [None] * len(changes)

    def close(self) -> None:
        """Let go of the database."""
        self._disconnect()
        self.engine.dispose()
        if self._mark:
            self._mark.close()

    def _commit(self, statements: Sequence[Statement]) -> None:
        connection = self._connection = self._connection or self._connect()
        values: dict[str, list[Values]] = {}
        for name, some in statements:
            values.setdefault(name, []).extend(some)
        if self._mark and DELETED[0] in values:
            self._mark.forget()
        unknown = self._unknown(values)
        connection.execution_options(**{SINGLE_STATEMENT: values.keys() == {ROWS} and not unknown})
        ends: dict[str, End] = {}
        with connection.begin():
            for name in STATEMENTS:
                if name == ROWS and values.get(ROWS):
                    ends = self._insert(connection, values, unknown)
                elif values.get(name):
                    connection.execute(self._statements[name], [v for v in values[name] if isinstance(v, Mapping)])
        self._remember(ends)

    def _insert(self, connection: sql.Connection, values: dict[str, list[Values]], unknown: set[str]) -> dict[str, End]:
        """Add rows, if their rooms belong to those who wrote them; the new ends of the rooms."""
        at, owners = now(), _owners(values.get(FENCE, ()))
        ends = self._chain(connection, values, unknown, at)
        given = {"at": at, "rows": json.encode(values[ROWS]).decode()}
        if owners:
            given["owners"] = json.encode(owners).decode()
        stored = connection.execute(self._statements[ROWS], given)
        if owners and stored.rowcount != len(ends):
            raise NotOwner("the room belongs to another process by now")
        return ends

    def _unknown(self, values: Mapping[str, list[Values]]) -> set[str]:
        """The rooms of which only the database knows how they end: another process may have written to them."""
        new = {_header(room).room for room in values.get(ROOM, ())}
        first: dict[str, int] = {}
        for row in values.get(ROWS, ()):
            room, n, *_ = row
            first.setdefault(str(room), int(n or 0))
        return {room for room, n in first.items() if room not in new and self._ends.get(room, NO_END).number != n - 1}

    def _chain(
        self, connection: sql.Connection, values: dict[str, list[Values]], unknown: set[str], at: str
    ) -> dict[str, End]:
        """Give each row its checksum; the new ends of their rooms."""
        known = {header.room: End(-1, checksum_of_room(header)) for header in map(_header, values.get(ROOM, ()))}
        if unknown:
            found = connection.execute(SELECT_ENDS.where(ROOMS.c.room.in_(unknown)))
            known |= {room: End(number, checksum) for room, number, checksum in found}
        ends: dict[str, End] = {}
        rows: list[Values] = []
        for row in values[ROWS]:
            assert isinstance(row, tuple)
            room, n = str(row[0]), int(row[1] or 0)
            end = ends.get(room) or known.get(room) or self._ends.get(room, NO_END)
            if n > end.number + 1 and (room not in unknown or room in known):  # a room that is none refuses its rows
                raise Gap(f"room {room} ends at number {end.number}, and {n} was to be added")
            ends[room] = End(n, checksum_after(end.checksum, row, at))
            rows.append((*row, ends[room].checksum))
        values[ROWS] = rows
        return ends

    def _remember(self, ends: dict[str, End]) -> None:
        if len(self._ends) > MOST_ENDS:
            self._ends.clear()
        self._ends |= ends
        if self._mark and ends:
            self._mark.write(Marked(*_last(ends)))

    def _connect(self) -> sql.Connection:
        connection = self.engine.connect()
        if self.engine.dialect.name == "sqlite":
            connection.exec_driver_sql(KEEP_ENDS)
            connection.commit()
        return connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection:
            with suppress(SQLAlchemyError):  # it may have been cut off
                connection.close()


def mark_of(engine: sql.Engine) -> Mark | None:
    """The witness of a database, if it is a file."""
    file = file_of(engine)
    return Mark(file) if file else None


def _failure(change: Change, error: Exception) -> Failure:
    exists = isinstance(error, IntegrityError)
    owned = any(name == FENCE for name, _ in change)  # where somebody else has written to it, it is somebody else's
    return Failure(exists, message_of(error), isinstance(error, NotOwner) or (exists and owned))


def _owners(fences: Sequence[Values]) -> dict[str, int]:
    """The epoch that each room must belong to; fails if one is named with two of them."""
    wanted = {(str(fence["room"]), int(fence["owner"] or 0)) for fence in fences if isinstance(fence, Mapping)}
    owners = dict(wanted)
    if len(owners) != len(wanted):
        raise NotOwner("the room has changed hands")
    return owners


def _last(ends: dict[str, End]) -> tuple[str, int, int]:
    room = next(reversed(ends))
    return room, *ends[room]


def _header(room: Values) -> Header:
    assert isinstance(room, Mapping)
    return Header(*(str(room[name]) for name in Header._fields))


def _insert_rows(dialect: str) -> sql.Insert | sql.Update:
    """Inserts any number of journal rows, given as JSON, by one statement, after which each room knows its last one.

    PostgreSQL does so only in rooms that belong to their `owners`, where these are given: a room that somebody is just
    taking is waited for and looked at again. How many rooms were written to is how many the statement has updated.
    """
    given = sql.bindparam("rows", type_=sql.String)
    each = sql.func.json_each(given) if dialect == "sqlite" else sql.func.json_array_elements(sql.cast(given, sql.JSON))
    row = each.table_valued("value").c.value
    fields = [JOURNAL.c.room, *(JOURNAL.c[name] for name in Row._fields), JOURNAL.c.checksum]
    found = [sql.cast(row.op("->>")(sql.literal_column(str(k))), field.type) for k, field in enumerate(fields)]
    rows = sql.select(*found, sql.bindparam("at", type_=sql.String))
    insert = sql.insert(JOURNAL).from_select([*fields, JOURNAL.c.at], rows)
    if dialect == "sqlite":
        return insert
    stored = insert.returning(JOURNAL.c.room, JOURNAL.c.n, JOURNAL.c.checksum).cte("stored")
    number = sql.func.row_number().over(partition_by=stored.c.room, order_by=stored.c.n.desc()).label("from_last")
    last = sql.select(stored, number).subquery("last")
    owners = sql.cast(sql.bindparam("owners", "{}", type_=sql.String), sql.JSON)
    owner = sql.cast(owners.op("->>")(ROOMS.c.room), sql.Integer)
    owned = sql.func.coalesce(owner, ROOMS.c.owner).is_not_distinct_from(ROOMS.c.owner)
    update = sql.update(ROOMS).where(ROOMS.c.room == last.c.room, last.c.from_last == 1, owned)
    return update.values(last_number=last.c.n, last_checksum=last.c.checksum)
