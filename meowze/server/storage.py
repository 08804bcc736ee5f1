"""The journal on disk: append (fails if that number exists) and read. SQLite; each change is one transaction."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from meowze.play.errors import MeowzeError
from meowze.server.journal import Header, Row
from meowze.server.migrations import HEAD

TABLES = sql.MetaData()
ROOMS = sql.Table(
    "rooms",
    TABLES,
    sql.Column("room", sql.String, primary_key=True),
    sql.Column("game", sql.String, nullable=False),
    sql.Column("rules", sql.Integer, nullable=False),
    sql.Column("options", sql.String, nullable=False),
    sql.Column("names", sql.JSON, nullable=False),
    sql.Column("position", sql.String, nullable=False),
    sql.Column("created", sql.String, nullable=False),
)
JOURNAL = sql.Table(
    "journal",
    TABLES,
    sql.Column("room", sql.String, sql.ForeignKey("rooms.room"), primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True),
    sql.Column("at", sql.String, nullable=False),
    sql.Column("seat", sql.Integer),
    sql.Column("id", sql.String, nullable=False),
    sql.Column("kind", sql.String, nullable=False),
    sql.Column("text", sql.String, nullable=False),
)
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")


class Unstored(MeowzeError):
    """What could not be written or read; nothing of it was kept."""


class Storage:
    """The journal of all rooms in one file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.engine = create_async_engine(sql.URL.create("sqlite+aiosqlite", database=str(file)))
        sql.event.listen(self.engine.sync_engine, "connect", _prepare)
        sql.event.listen(self.engine.sync_engine, "begin", _begin)

    async def start(self) -> None:
        """Make the file, or bring an older one up to date."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            async with self.engine.begin() as connection:
                if await connection.run_sync(_version) != HEAD:
                    await connection.run_sync(_upgrade)
        except (SQLAlchemyError, OSError) as error:
            raise Unstored(f"{self.file} cannot be used: {_reason(error)}") from error

    async def close(self) -> None:
        """Let go of the file."""
        await self.engine.dispose()

    async def open(self, header: Header, rows: Sequence[Row]) -> None:
        """Store a new room with its first rows."""
        room = header._asdict() | {"names": list(header.names)}
        await self._write((ROOMS, [room]), (JOURNAL, _stamped(header.room, rows)))

    async def append(self, room: str, rows: Sequence[Row]) -> None:
        """Store the rows of one change, all or none; fails if one of their numbers exists."""
        await self._write((JOURNAL, _stamped(room, rows)))

    async def header(self, room: str) -> Header | None:
        """What is fixed about a room; none if there is no such room."""
        found = await self._read(sql.select(ROOMS).where(ROOMS.c.room == room))
        return _header(found[0]) if found else None

    async def headers(self) -> list[Header]:
        """All rooms, the newest first."""
        return [_header(found) for found in await self._read(sql.select(ROOMS).order_by(ROOMS.c.created.desc()))]

    async def rows(self, room: str) -> list[Row]:
        """The journal of a room from its opening."""
        columns = [JOURNAL.c[name] for name in Row._fields]
        found = await self._read(sql.select(*columns).where(JOURNAL.c.room == room).order_by(JOURNAL.c.n))
        return [Row(**row._asdict()) for row in found]

    async def _write(self, *inserts: tuple[sql.Table, list[dict[str, Any]]]) -> None:
        try:
            async with self.engine.begin() as connection:
                for table, values in inserts:
                    await connection.execute(sql.insert(table), values)
        except SQLAlchemyError as error:
            raise Unstored(f"this could not be saved: {_reason(error)}") from error

    async def _read(self, query: sql.Select[Any]) -> list[sql.Row[Any]]:
        try:
            async with self.engine.connect() as connection:
                found = await connection.execute(query)
                return list(found)
        except SQLAlchemyError as error:
            raise Unstored(f"the saved games could not be read: {_reason(error)}") from error


def _stamped(room: str, rows: Sequence[Row]) -> list[dict[str, Any]]:
    at = datetime.now(UTC).isoformat(timespec="milliseconds")
    return [row._asdict() | {"room": room, "at": at} for row in rows]


def _header(row: sql.Row[Any]) -> Header:
    return Header(**(row._asdict() | {"names": tuple(row.names)}))


def _reason(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error)


def _prepare(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # Python's own BEGIN leaves out tables being made; ours does not
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: sql.Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _version(connection: sql.Connection) -> str | None:
    if not sql.inspect(connection).has_table("alembic_version"):
        return None
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()


def _upgrade(connection: sql.Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise OSError("it was made by a newer Meowze") from error
