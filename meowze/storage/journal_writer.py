"""What writes the journal: many changes in one transaction, and for each what went wrong, if anything did.

Run as a program it is a process of its own: a line of changes in, a line of faults out, until there is no more.
"""

import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from msgspec import Struct, json
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from meowze.room.journal import Row
from meowze.storage.database import ALONE, connected, reason
from meowze.storage.schema import JOURNAL, RESULTS, ROOMS

Work = tuple[str, list[Any]]  # what is to be written, by its name below, and all its values
Stored = tuple[Work, ...]  # one change, stored whole or not at all

ROOM, ROWS, ENDED, VISITED, NO_RESULT, RESULT = "room", "rows", "ended", "visited", "no result", "result"
STATEMENTS: dict[str, sql.UpdateBase] = {  # in this order: rows need their room
    ROOM: sql.insert(ROOMS),
    ROWS: sql.insert(JOURNAL),  # many at once, see `_many_rows`
    ENDED: sql.update(ROOMS).where(ROOMS.c.room == sql.bindparam("where")).values(over=1),
    VISITED: sql.update(ROOMS).where(ROOMS.c.room == sql.bindparam("where")).values(visited=sql.bindparam("when")),
    NO_RESULT: sql.delete(RESULTS).where(
        RESULTS.c.room == sql.bindparam("where"), RESULTS.c.dealt == sql.bindparam("number")
    ),
    RESULT: sql.insert(RESULTS),
}


class Fault(Struct, frozen=True):
    """Why a change was not stored; `taken` if a room or a number in it existed already."""

    taken: bool
    why: str


Faults = list[Fault | None]


def now() -> str:
    """The time as the database keeps it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Pen:
    """Writes into one database, which is up to date."""

    def __init__(self, target: Path | str) -> None:
        self.engine = connected(target)
        self._statements = STATEMENTS | {ROWS: _many_rows(self.engine.dialect.name)}
        self._held: sql.Connection | None = None  # taking one for each commit costs as much again

    def settle(self, changes: Sequence[Stored]) -> Faults:
        """Commit all at once; if that fails each alone, so that none fails for another."""
        try:
            self._commit([work for change in changes for work in change])
        except Exception as error:
            self._lay_down()
            if len(changes) > 1:
                return [self.settle([change])[0] for change in changes]
            return [Fault(isinstance(error, IntegrityError), reason(error))]
        return [None] * len(changes)

    def close(self) -> None:
        """Let go of the database."""
        self._lay_down()
        self.engine.dispose()

    def _commit(self, works: Sequence[Work]) -> None:
        held = self._held = self._held or self.engine.connect()
        values = {name: [value for found, some in works if found == name for value in some] for name in STATEMENTS}
        wanted = [name for name in STATEMENTS if values[name]]
        held.execution_options(**{ALONE: wanted == [ROWS]})
        with held.begin():
            for name in wanted:
                given = {"at": now(), "rows": json.encode(values[name]).decode()} if name == ROWS else values[name]
                held.execute(self._statements[name], given)

    def _lay_down(self) -> None:
        held, self._held = self._held, None
        if held:
            with suppress(SQLAlchemyError):  # it may have been cut off
                held.close()


def _many_rows(dialect: str) -> sql.Insert:
    """Writes any number of rows, given as JSON, in one statement."""
    given: sql.ColumnElement[Any] = sql.bindparam("rows", type_=sql.String)
    each = sql.func.json_each(given) if dialect == "sqlite" else sql.func.json_array_elements(sql.cast(given, sql.JSON))
    row = each.table_valued("value").c.value
    fields = [JOURNAL.c.room, *(JOURNAL.c[name] for name in Row._fields)]
    found = [sql.cast(row.op("->>")(sql.literal_column(str(k))), field.type) for k, field in enumerate(fields)]
    insert = sql.insert(JOURNAL)
    return insert.from_select([*fields, JOURNAL.c.at], sql.select(*found, sql.bindparam("at", type_=sql.String)))


def main() -> None:
    """Where to write comes first, and not by the command line, since it may hold a password; then a line a commit."""
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, signal.SIG_IGN)  # the end comes when there is nothing more to write
    lines, answers = sys.stdin.buffer, sys.stdout.buffer
    pen = Pen(json.decode(lines.readline(), type=str))
    faults = pen.settle([])
    with suppress(BrokenPipeError):  # nobody is left to hear it
        while True:
            answers.write(json.encode(faults) + b"\n")
            answers.flush()
            line = lines.readline()
            if not line:
                break
            faults = pen.settle(json.decode(line, type=list[Stored]))
    pen.close()


if __name__ == "__main__":
    main()
