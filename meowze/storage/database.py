"""Opening the database: an engine for a file (SQLite) or an address (PostgreSQL), and its tables brought up to date."""

import sqlite3
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from meowze.extras import needs
from meowze.games.errors import MeowzeError
from meowze.storage.migrations import HEAD

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000", "secure_delete=ON")
KINDS = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
SINGLE_STATEMENT = "single_statement"  # an option of a connection: no BEGIN is needed
CONNECT_SECONDS = 5
TEXTS = {"client_encoding": "utf8"}  # also where a database was made without an encoding, and would give bytes
# Neither side waits for long for the other when a machine has vanished: here what this side does, below the server.
KEEPALIVE = {"keepalives_idle": 4, "keepalives_interval": 2, "keepalives_count": 3, "tcp_user_timeout": 10_000}
SESSION = {
    "tcp_keepalives_idle": "4",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "10000",
    "idle_in_transaction_session_timeout": "10000",  # a stopped process would hold its locks
}
UPGRADE_LOCK = 8440  # two servers that start at once upgrade one database one after the other


class UnusableDatabase(MeowzeError):
    """A database that cannot be opened."""


def engine_for(target: Path | str) -> sql.Engine:
    """An engine for a file or an address; it does not connect yet."""
    url = _url(target)
    if url.get_backend_name() != "sqlite":
        patience = {} if "connect_timeout" in url.query else {"connect_timeout": CONNECT_SECONDS}
        with needs("postgres"):
            engine = sql.create_engine(url, pool_pre_ping=True, connect_args=KEEPALIVE | TEXTS | patience)
        sql.event.listen(engine, "connect", _configure_postgresql)
        return engine
    try:
        Path(url.database or "").parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _unusable(str(url.database), str(error.strerror)) from error
    engine = sql.create_engine(url)
    sql.event.listen(engine, "connect", _configure_sqlite)
    sql.event.listen(engine, "begin", _begin)
    return engine


def file_of(engine: sql.Engine) -> Path | None:
    """The file of a SQLite database, links followed as SQLite does; none for a database server."""
    return Path(str(engine.url.database)).resolve() if engine.dialect.name == "sqlite" else None


def upgrade(engine: sql.Engine) -> None:
    """Make the tables, or bring older ones up to date."""
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(sql.select(sql.func.pg_advisory_xact_lock(UPGRADE_LOCK)))
            if _version(connection) != HEAD:
                _migrate(connection)
    except (SQLAlchemyError, OSError) as error:
        raise unusable(engine, message_of(error)) from error


def unusable(engine: sql.Engine, why: str) -> UnusableDatabase:
    """The error for a database that cannot be opened, which names it without its password."""
    name = engine.url.database if engine.dialect.name == "sqlite" else engine.url.render_as_string()
    return _unusable(str(name), why)


def _unusable(name: str, why: str) -> UnusableDatabase:
    return UnusableDatabase(f"{name} cannot be used: {why}").with_key("database", name=name, why=why)


def message_of(error: Exception) -> str:
    """What the database said, without the statement that it said it about."""
    return str(getattr(error, "orig", None) or error).strip()


def _url(target: Path | str) -> sql.URL:
    if isinstance(target, Path) or "://" not in target:
        return sql.URL.create("sqlite", database=str(target))
    try:
        url = sql.make_url(target)
    except (SQLAlchemyError, ValueError):
        error = UnusableDatabase(
            "this address of a database cannot be read; it looks like postgresql://name@host/database"
        )
        raise error.with_key("database-url") from None
    kind = KINDS.get(url.drivername)
    if kind is None or not url.database:
        name = url.render_as_string()
        raise UnusableDatabase(
            f"{name} is neither a file nor an address like postgresql://name@host/database"
        ).with_key("database-kind", name=name)
    return url.set(drivername=kind)


def _configure_sqlite(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None  # `_begin` sends BEGIN: Python's own leaves out CREATE TABLE
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _configure_postgresql(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("SELECT " + ", ".join(f"set_config('{name}', '{value}', false)" for name, value in SESSION.items()))
    cursor.close()
    connection.commit()


def _begin(connection: sql.Connection) -> None:
    if not connection.get_execution_options().get(SINGLE_STATEMENT):
        connection.exec_driver_sql("BEGIN")


def _version(connection: sql.Connection) -> str | None:
    if not sql.inspect(connection).has_table("alembic_version"):
        return None
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()


def _migrate(connection: sql.Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise OSError("it was made by a newer Meowze") from error
