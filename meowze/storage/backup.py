"""Backup and restore. A backup is one SQLite file with the tables of this program, whatever engine it was made from.

It is a moment of the database: a server may go on writing meanwhile.
"""

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from urllib.parse import quote

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from meowze.games.errors import MeowzeError
from meowze.room.journal import Header, Row
from meowze.storage.checksum import StoredRow, verified
from meowze.storage.database import UPGRADE_LOCK, UnusableDatabase, engine_for, file_of, message_of, unusable, upgrade
from meowze.storage.database_lock import DatabaseInUse, DatabaseLock
from meowze.storage.migrations import HEAD
from meowze.storage.ownership import LIVE_SERVERS
from meowze.storage.schema import BROUGHT, BUDGETS, JOURNAL, OPENINGS, ROOMS, SERVERS, TABLES

ROWS_AT_ONCE = 1000
LEFT_OUT = (SERVERS, OPENINGS, BROUGHT, BUDGETS)  # what is only of the servers that run now, or kept for a day
BESIDE = ("wal", "shm", "mark")  # what may lie beside a SQLite file


class BackupRefused(MeowzeError):
    """A backup or a restore that would destroy something, or cannot be made."""


class Contents(NamedTuple):
    """What a backup holds."""

    rooms: int
    events: int
    damaged: tuple[str, ...] = ()  # rooms whose journal is not as it was written


def back_up(database: Path | str, file: Path, force: bool = False) -> Contents:
    """Write a backup; it replaces a file that exists only by force, and only when it is complete."""
    if file.exists() and not force:
        raise BackupRefused(f"{file} exists already; --force replaces it").with_key("backup-exists", file=str(file))
    with _opened(database) as engine, _beside(file) as part:
        source = file_of(engine)
        if source == file.resolve():
            raise BackupRefused(f"{file} is the database itself").with_key("backup-same", file=str(file))
        if source:
            _copy(source, part)
        else:
            _dump(engine, part)
        contents = _contents(part)
        _finish(part)
        part.replace(file)
    return contents


def restore(file: Path, database: Path | str, force: bool = False) -> Contents:
    """Put a backup in the place of a database; one that holds rooms is replaced only by force."""
    with _opened(database) as engine, DatabaseLock(database), _beside(file_of(engine)) as copy:
        _copy(file, copy)
        if not _has_table(copy, "alembic_version"):
            raise _no_backup(file, "it has no tables of Meowze")
        with _opened(copy) as copied:
            upgrade(copied)
        contents = _contents(copy)
        target = file_of(engine)
        if target:
            _replace(target, copy, force)
        else:
            _load(copy, engine, force)
    return contents


# ------------------------------------------------------------------------------------ files


def _copy(source: Path, target: Path) -> None:
    """Copy a SQLite database at one moment."""
    if not source.exists():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(source))
    try:
        with closing(_connect(source)) as here, closing(sqlite3.connect(target)) as there:
            here.backup(there)
            if there.execute("PRAGMA quick_check").fetchone() != ("ok",):
                raise _no_backup(source, "it is damaged")
    except sqlite3.Error as error:
        raise _no_backup(source, str(error)) from error


def _replace(target: Path, copy: Path, force: bool) -> None:
    if target.exists() and not force and not _is_empty(target):
        raise _not_empty(str(target))
    _finish(copy)
    for end in BESIDE:
        target.with_name(f"{target.name}-{end}").unlink(missing_ok=True)
    copy.replace(target)


def _is_empty(file: Path) -> bool:
    """Whether a database has no rooms; a file that is none is not empty."""
    try:
        if not _has_table(file, ROOMS.name):
            return file.stat().st_size == 0
        with closing(_connect(file)) as connection:
            return connection.execute("SELECT 1 FROM rooms LIMIT 1").fetchone() is None
    except sqlite3.Error:
        return False


def _finish(file: Path) -> None:
    """One file that lies on the disk, with nothing beside it."""
    with closing(_connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    with file.open("rb+") as written:
        os.fsync(written.fileno())


def _has_table(file: Path, name: str) -> bool:
    with closing(_connect(file)) as connection:
        found = connection.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", (name,))
        return found.fetchone() is not None


def _connect(file: Path) -> sqlite3.Connection:
    """A connection to a database that exists: none is made."""
    return sqlite3.connect(f"file:{quote(str(file.resolve()))}?mode=rw", uri=True)


@contextmanager
def _beside(file: Path | None) -> Iterator[Path]:
    """A new file in the same folder as another, gone afterwards unless it has taken the place of that one."""
    folder = file.resolve().parent if file else None
    with TemporaryDirectory(prefix=".meowze-", dir=folder) as made:
        yield Path(made) / "copy.sqlite"


def _contents(file: Path) -> Contents:
    with _opened(file) as engine, engine.connect() as connection:
        if "checksum" not in {column["name"] for column in sql.inspect(connection).get_columns(JOURNAL.name)}:
            count = "SELECT (SELECT count(*) FROM rooms), (SELECT count(*) FROM journal)"  # of an earlier version
            return Contents(*connection.exec_driver_sql(count).one())
        rooms, events, damaged = connection.execute(sql.select(ROOMS)).all(), 0, []
        for room in rooms:
            header = Header(room.room, room.game, room.created)
            found = connection.execute(sql.select(JOURNAL).where(JOURNAL.c.room == room.room).order_by(JOURNAL.c.n))
            stored = [StoredRow(Row(r.n, r.seat, r.id, r.kind, r.text), r.at, r.checksum) for r in found]
            events += len(stored)
            if verified(header, stored, room.last_number, room.last_checksum).damaged is not None:
                damaged.append(room.room)
        return Contents(len(rooms), events, tuple(damaged))


# ------------------------------------------------------------------------------------ database servers


def _dump(engine: sql.Engine, file: Path) -> None:
    """Write all tables, as they are at one moment, into a new file."""
    once = engine.execution_options(isolation_level="REPEATABLE READ")
    with _opened(file) as target, _explained(engine):
        upgrade(target)
        with once.begin() as source, target.begin() as there:
            if source.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() != HEAD:
                raise unusable(engine, "it was made by another version: start the server of this version first")
            _copy_tables(source, there)


def _load(file: Path, engine: sql.Engine, force: bool) -> None:
    """Put all rows of a file into a database that no server uses, in one transaction; one that starts waits for it."""
    upgrade(engine)
    with _opened(file) as source, source.connect() as here, _explained(engine), engine.begin() as there:
        there.execute(sql.select(sql.func.pg_advisory_xact_lock(UPGRADE_LOCK)))
        for server in there.execute(LIVE_SERVERS):
            raise DatabaseInUse(engine.url.render_as_string(), server.name, server.address)
        if not force and there.execute(sql.select(ROOMS.c.room).limit(1)).first():
            raise _not_empty(engine.url.render_as_string())
        _copy_tables(here, there)


def _copy_tables(source: sql.Connection, target: sql.Connection) -> None:
    """Replace all that is stored; afterwards no room belongs to any process."""
    for table in reversed(TABLES.sorted_tables):
        target.execute(sql.delete(table))
    for table in (table for table in TABLES.sorted_tables if table not in LEFT_OUT):
        columns = [column for column in table.c if column is not ROOMS.c.owner]
        rows = source.execution_options(yield_per=ROWS_AT_ONCE).execute(sql.select(*columns))
        for some in rows.partitions():
            target.execute(sql.insert(table), [row._asdict() for row in some])


@contextmanager
def _opened(database: Path | str) -> Iterator[sql.Engine]:
    engine = engine_for(database)
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def _explained(engine: sql.Engine) -> Iterator[None]:
    try:
        yield
    except SQLAlchemyError as error:
        raise unusable(engine, message_of(error)) from error


def _no_backup(file: Path, why: str) -> UnusableDatabase:
    return UnusableDatabase(f"{file} cannot be used: {why}").with_key("database", name=str(file), why=why)


def _not_empty(name: str) -> BackupRefused:
    return BackupRefused(f"{name} holds games; --force replaces them").with_key("not-empty", name=name)
