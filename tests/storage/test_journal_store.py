"""The journal in the database, on SQLite and on a PostgreSQL server: what is written, what fails, what is swept."""

import asyncio
import signal
import sqlite3
import subprocess
import threading
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from meowze.room.journal import Ending, Header, Row
from meowze.room.journal_errors import AlreadyStored, NotSaved, StorageError
from meowze.storage import database, journal_store, migrations
from meowze.storage.batch_writer import Change, Outcomes
from meowze.storage.checksum import StoredRow
from meowze.storage.journal_store import JournalStore
from meowze.storage.journal_writer import ProcessWriter, ThreadWriter, WriterFactory
from meowze.storage.schema import TABLES
from tests.storage.postgres import new_database

HEADER = Header("bcdfgh", "game", "2026-01-02")
OTHER = Header("jkmnpq", "other", "2026-01-03")
OPEN = Row(0, None, "", "open", "{}")
Target = Path | str


class Waiting(ProcessWriter):
    """A process that is waited for, so that no thread writes instead."""

    async def write(self, changes: Sequence[Change]) -> Outcomes:
        """What went wrong with each of them."""
        if self._starting:
            await self._starting
        return await super().write(changes)


each_writer = pytest.mark.parametrize("writer", [ThreadWriter, Waiting])


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run it in a loop of its own."""
    asyncio.run(work)


async def started(target: Target, writer: WriterFactory = ThreadWriter) -> JournalStore:
    """A storage on this database."""
    storage = JournalStore(target, writer)
    try:
        await storage.start()
    except StorageError:
        await storage.close()
        raise
    return storage


@each_writer
def test_rows_come_back_as_written(target: Target, writer: WriterFactory) -> None:
    """Header and rows are read as they were stored, by another connection too."""

    async def work() -> None:
        rows = [OPEN, Row(1, 0, "x", "act", "b2+"), Row(2, None, "", "nature", "L0"), Row(3, None, "ý 🐱", "undo", "0")]
        storage = await started(target, writer)
        await storage.open(HEADER, rows[:1])
        await storage.append(HEADER.room, rows[1:3])
        await storage.append(HEADER.room, rows[3:])
        await storage.open(OTHER, rows[:2])
        await storage.close()
        again = await started(target)
        assert await again.header(HEADER.room) == HEADER
        assert await again.headers() == [OTHER, HEADER]
        assert await again.rows(HEADER.room) == rows
        assert await again.rows(OTHER.room) == rows[:2]
        assert await again.header("zzz") is None
        await again.close()

    run(work())


@each_writer
def test_taken_number_fails_and_nothing_is_kept(target: Target, writer: WriterFactory) -> None:
    """Two writers cannot both have a number, and a change is stored whole or not at all."""

    async def work() -> None:
        storage = await started(target, writer)
        await storage.open(HEADER, [OPEN, Row(1, 0, "x", "act", "b2+")])
        with pytest.raises(AlreadyStored):
            await storage.append(HEADER.room, [Row(1, 0, "y", "act", "b2+"), Row(2, None, "", "nature", "L0")])
        with pytest.raises(NotSaved) as gap:
            await storage.append(HEADER.room, [Row(3, 0, "z", "act", "b2+")])
        assert "ends at number 1" in gap.value.why
        with pytest.raises(AlreadyStored):
            await storage.open(HEADER, [OPEN])
        assert [row.n for row in await storage.rows(HEADER.room)] == [0, 1]
        with pytest.raises(StorageError):
            await storage.append("nobody", [OPEN])
        assert await storage.rows("nobody") == []
        await storage.close()

    run(work())


@each_writer
def test_many_changes_are_one_commit(target: Target, writer: WriterFactory) -> None:
    """What queues while the disk is busy is committed together, in the order it came."""

    async def work() -> None:
        storage = await started(target, writer)
        await storage.open(HEADER, [OPEN])
        before = storage.queue.commits
        await asyncio.gather(*(storage.append(HEADER.room, [Row(n, 0, f"id{n}", "act", "a")]) for n in range(1, 201)))
        assert [row.n for row in await storage.rows(HEADER.room)] == list(range(201))
        assert 1 <= storage.queue.commits - before <= 3
        await storage.close()

    run(work())


@each_writer
def test_bad_change_fails_alone(target: Target, writer: WriterFactory) -> None:
    """One change that cannot be stored does not take those with it that were queued beside it."""

    async def work() -> None:
        storage = await started(target, writer)
        await storage.open(HEADER, [OPEN])
        numbers = [1, 2, 2, 0, 3, 4]
        changes = (storage.append(HEADER.room, [Row(n, k, "", "act", "a")]) for k, n in enumerate(numbers))
        done = await asyncio.gather(*changes, storage.append("nobody", [OPEN]), return_exceptions=True)
        assert [result is None for result in done] == [True, True, False, False, True, True, False]
        assert all(isinstance(result, AlreadyStored) for result in done if result)
        assert [(row.n, row.seat) for row in await storage.rows(HEADER.room)] == [
            (0, None),
            (1, 0),
            (2, 1),
            (3, 4),
            (4, 5),
        ]
        await storage.close()

    run(work())


@each_writer
@pytest.mark.parametrize("target", ["postgresql"], indirect=True)
def test_a_connection_that_was_cut_is_made_anew(target: Target, writer: WriterFactory) -> None:
    """What was to be written when the server cut the line is not saved, and is told so; the next change is."""

    async def work() -> None:
        storage = await started(target, writer)
        await storage.open(HEADER, [OPEN])
        engine = database.engine_for(target)
        with engine.connect() as connection:
            others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
            connection.exec_driver_sql(f"SELECT pg_terminate_backend(pid) {others}")
        engine.dispose()
        row = Row(1, 0, "a/1", "act", "b2+")
        with pytest.raises(StorageError):
            await storage.append(HEADER.room, [row])
        await storage.append(HEADER.room, [row])
        await storage.close()

    run(work())


def test_a_thread_writes_until_the_process_has_started(tmp_path: Path) -> None:
    """Nobody waits for it, at first or after it was lost; only what it had just then is told not to be saved."""

    async def running(writer: ProcessWriter) -> subprocess.Popen[bytes]:
        while not writer.is_ready:
            await asyncio.sleep(0.01)
        assert writer.worker.process
        return writer.worker.process

    async def work() -> None:
        writer = ProcessWriter(tmp_path / "games.sqlite")
        storage = await started(tmp_path / "games.sqlite", lambda _: writer)
        await storage.open(HEADER, [OPEN])
        first = await running(writer)
        first.kill()
        first.wait()
        await storage.append(HEADER.room, [Row(1, 0, "a/1", "act", "b2+")])
        second = await running(writer)
        second.send_signal(signal.SIGSTOP)
        lost = storage.append(HEADER.room, [Row(2, 0, "a/2", "act", "b2+")])
        while storage.queue._queue:  # until it was carried there
            await asyncio.sleep(0)
        second.kill()
        with pytest.raises(NotSaved) as caught:
            await lost
        assert caught.value.why == "the process that saves was lost"
        await storage.append(HEADER.room, [Row(2, 0, "a/2", "act", "b2+")])
        assert len(await storage.rows(HEADER.room)) == 3
        assert (await storage.last_number(HEADER.room), await storage.last_number("nobody")) == (2, None)
        await storage.close()
        assert writer.worker.process is None

    run(work())


def test_a_large_batch_fills_the_pipe(tmp_path: Path) -> None:
    """Changes that are larger than what a pipe holds reach the process all the same."""

    async def work() -> None:
        storage = await started(tmp_path / "games.sqlite", Waiting)
        await storage.open(HEADER, [OPEN])
        rows = [Row(n, 0, f"id{n}", "act", "x" * 5000) for n in range(1, 200)]
        await storage.append(HEADER.room, rows)
        assert await storage.rows(HEADER.room) == [OPEN, *rows]
        await storage.close()

    run(work())


@each_writer
def test_closing_writes_what_has_queued(target: Target, writer: WriterFactory) -> None:
    """Nothing that was asked for before the end is lost; what comes after it is refused."""

    async def work() -> None:
        storage = await started(target, writer)
        await storage.open(HEADER, [OPEN])
        late = [storage.append(HEADER.room, [Row(n, 0, "", "act", "a")]) for n in range(1, 20)]
        await storage.close()
        await asyncio.gather(*late)
        with pytest.raises(NotSaved) as caught:
            await storage.append(HEADER.room, [Row(20, 0, "", "act", "a")])
        assert "closing" in caught.value.why
        again = await started(target)
        assert len(await again.rows(HEADER.room)) == 20
        await again.close()

    run(work())


def test_someone_who_goes_away_stops_nothing(target: Target) -> None:
    """A change whose asker was cancelled is stored, and the writer goes on."""

    async def work() -> None:
        storage = await started(target)
        await storage.open(HEADER, [OPEN])
        storage.append(HEADER.room, [Row(1, 0, "", "act", "a")]).cancel()
        await storage.append(HEADER.room, [Row(2, 0, "", "act", "a")])
        assert [row.n for row in await storage.rows(HEADER.room)] == [0, 1, 2]
        await storage.close()

    run(work())


def test_sweeping_takes_what_nobody_visits(target: Target) -> None:
    """Unfinished and finished rooms are swept apart; a visit saves a room, and so does a game in use."""

    async def work() -> None:
        storage = await started(target)
        for name in ("visited", "finished", "ended", "used", "old"):
            await storage.open(Header(name, "game", "2026-01-02"), [OPEN])
        await storage.touch("finished", finished=True)
        await storage.append("ended", [Row(1, 0, "", "act", "a")], Ending(over=True))
        await storage.touch("ended")
        now = (await storage.read(sql.text("SELECT max(visited) FROM rooms")))[0][0]  # type: ignore[arg-type]
        await asyncio.sleep(0.01)
        await storage.touch("visited")
        later = f"{now}x"
        assert await storage.delete_unvisited("2026", over=False) == 0
        assert await storage.delete_unvisited(later, over=False, spare=["used"]) == 1
        assert {header.room for header in await storage.headers()} == {"visited", "finished", "ended", "used"}
        assert await storage.rows("old") == []
        assert await storage.delete_unvisited(later, over=True) == 2
        assert {header.room for header in await storage.headers()} == {"visited", "used"}
        await storage.close()

    run(work())


def test_migrations_make_the_tables(target: Target) -> None:
    """The steps lead to the tables that the program uses, and their newest is the one it looks for."""
    from alembic.autogenerate import compare_metadata
    from alembic.config import Config
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    assert ScriptDirectory.from_config(config).get_heads() == [migrations.HEAD]
    engine = database.engine_for(target)
    database.upgrade(engine)
    database.upgrade(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), TABLES) == []
    engine.dispose()


def test_texts_in_a_database_without_an_encoding(postgresql: str) -> None:
    """They are stored and read as in any other."""
    engine = database.engine_for(new_database(postgresql, "ENCODING SQL_ASCII LOCALE 'C' TEMPLATE template0"))
    database.upgrade(engine)
    with engine.connect() as connection:
        assert connection.execute(sql.select(sql.literal("Мяу"))).scalar() == "Мяу"
    engine.dispose()


def test_every_commit_reaches_the_disk(tmp_path: Path) -> None:
    """SQLite writes ahead and waits for the disk."""
    engine = database.engine_for(tmp_path / "games.sqlite")
    with engine.connect() as connection:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert connection.exec_driver_sql(f"PRAGMA {pragma}").scalar() == value
    engine.dispose()


def test_a_file_of_a_newer_program_is_not_touched(tmp_path: Path) -> None:
    """Somebody who goes back to an older Meowze is told so."""
    file = tmp_path / "games.sqlite"
    connection = sqlite3.connect(file)
    connection.executescript("CREATE TABLE alembic_version (version_num); INSERT INTO alembic_version VALUES ('9999')")
    connection.close()
    with pytest.raises(StorageError, match="newer"):
        run(_fails(file))


async def _fails(target: Target) -> None:
    await started(target)


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("mysql://root@localhost/games", "neither a file nor an address like postgresql://"),
        ("postgresql://ann:secret@/?host=/nowhere", "neither a file nor an address"),
        ("postgresql://ann:secret@/games?host=/nowhere", r"postgresql\S*//ann:\*\*\*@/games.* cannot be used"),
        ("postgresql://ann@host:port/games", "cannot be read"),
    ],
)
def test_wrong_address_of_a_database_is_explained(address: str, words: str) -> None:
    """What was expected is said in one line, and a password is never repeated."""
    with pytest.raises(StorageError, match=words) as caught:
        run(_fails(address))
    assert "secret" not in str(caught.value)


def test_a_file_that_is_no_database_is_explained(tmp_path: Path) -> None:
    """A wrong path is told in one line."""
    file = tmp_path / "games.sqlite"
    file.write_text("no database " * 100, encoding="utf-8")
    with pytest.raises(StorageError, match="not a database"):
        run(_fails(file))
    with pytest.raises(StorageError, match="cannot be used"):
        run(_fails(file / "below"))


def test_a_room_is_deleted(target: Target) -> None:
    """With its journal, and no other room; once more there is nothing to delete."""

    async def act() -> None:
        store = JournalStore(target)
        await store.start()
        await store.open(HEADER, [OPEN])
        await store.open(OTHER, [OPEN])
        assert await store.delete(HEADER.room)
        assert await store.header(HEADER.room) is None
        assert await store.rows(HEADER.room) == []
        assert await store.rows(OTHER.room) == [OPEN]
        assert not await store.delete(HEADER.room)
        await store.close()

    asyncio.run(act())


@pytest.mark.parametrize("target", ["postgresql"], indirect=True)
def test_a_standby_is_read(target: Target) -> None:
    """A server on a database that it may only read starts, finds rooms, rows and results, and refuses what is new."""

    async def act() -> None:
        first, standby = JournalStore(target), JournalStore(f"{target}&options=-c%20default_transaction_read_only%3Don")
        await first.start()
        await first.open(HEADER, [OPEN])
        await standby.start()
        assert await standby.header(HEADER.room) == HEADER
        assert await standby.rows(HEADER.room) == [OPEN]
        assert await standby.best_results("game", 1, "", 5) == []
        with pytest.raises(NotSaved):
            await standby.open(OTHER, [OPEN])
        await standby.close()
        await first.close()

    asyncio.run(act())


def test_a_long_journal_is_read_in_a_thread(target: Target, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not one row is looked at where all tables wait, however many there are."""
    threads = set[int]()

    def stored_row(*fields: Any) -> StoredRow:
        threads.add(threading.get_ident())
        return StoredRow(*fields)

    monkeypatch.setattr(journal_store, "StoredRow", stored_row)

    async def test() -> None:
        storage = await started(target)
        rows = [OPEN, *(Row(n, 0, f"id{n}", "act", "b2+") for n in range(1, 500))]
        await storage.open(HEADER, rows)
        assert await storage.rows(HEADER.room) == rows
        await storage.close()

    run(test())
    assert threads
    assert threading.get_ident() not in threads
