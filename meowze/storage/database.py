"""The database itself: a file of SQLite or an address of PostgreSQL becomes an engine, brought up to date."""

from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from meowze.games.errors import MeowzeError
from meowze.storage.migrations import HEAD

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
KINDS = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
ALONE = "alone"  # an option of a connection: its next transaction is one statement, which is whole or not at all anyway
UPGRADING = 8440  # two servers that start at once bring one database up to date one after the other


class Unusable(MeowzeError):
    """A database that cannot be opened."""


def connected(target: Path | str) -> sql.Engine:
    """An engine for a file or an address; nothing is opened yet."""
    url = _url(target)
    if url.get_backend_name() != "sqlite":
        return sql.create_engine(url)
    try:
        Path(url.database or "").parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unusable(f"{url.database} cannot be used: {error.strerror}") from error
    engine = sql.create_engine(url)
    sql.event.listen(engine, "connect", _prepare)
    sql.event.listen(engine, "begin", _begin)
    return engine


def prepare(engine: sql.Engine) -> None:
    """Make the tables, or bring older ones up to date."""
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(sql.select(sql.func.pg_advisory_xact_lock(UPGRADING)))
            if _version(connection) != HEAD:
                _upgrade(connection)
    except (SQLAlchemyError, OSError) as error:
        name = engine.url.database if engine.dialect.name == "sqlite" else engine.url.render_as_string()
        raise Unusable(f"{name} cannot be used: {reason(error)}") from error


def reason(error: Exception) -> str:
    """What the database said, without the statement it was said about."""
    return str(getattr(error, "orig", None) or error).strip()


def _url(target: Path | str) -> sql.URL:
    if isinstance(target, Path) or "://" not in target:
        return sql.URL.create("sqlite", database=str(target))
    try:
        url = sql.make_url(target)
    except (SQLAlchemyError, ValueError):
        raise Unusable(
            "this address of a database cannot be read; it looks like postgresql://name@host/database"
        ) from None
    kind = KINDS.get(url.drivername)
    if kind is None or not url.database:
        raise Unusable(
            f"{url.render_as_string()} is neither a file nor an address like postgresql://name@host/database"
        )
    return url.set(drivername=kind)


def _prepare(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # Python's own BEGIN leaves out tables being made; ours does not
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: sql.Connection) -> None:
    if not connection.get_execution_options().get(ALONE):
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
