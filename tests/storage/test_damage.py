"""What breaks is noticed: changed and missing rows, a lost write-ahead log, a database that hangs or is full."""

import asyncio
import logging
import os
import shutil
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from meowze.room.journal import DamagedJournal, Row
from meowze.room.journal_errors import NotSaved, StorageError
from meowze.storage import database, journal_store
from meowze.storage.batch_writer import Change, Failure, Outcomes
from meowze.storage.journal_writer import ProcessWriter, ThreadWriter
from tests.storage.test_journal_store import HEADER, OPEN, Target, run, started

ROWS = [
    OPEN,
    Row(1, None, "", "deal", "{}"),
    Row(2, 0, "a", "act", "b2+"),
    Row(3, None, "", "nature", "L0"),
    Row(4, 1, "b", "act", "c3+"),
    Row(5, None, "", "nature", "L1"),
    Row(6, 0, "c", "act", "d4+"),
]


async def execute(target: Target, statement: str) -> None:
    """Change the database behind the program's back."""
    engine = database.engine_for(target)
    with engine.begin() as connection:
        connection.exec_driver_sql(statement)
    engine.dispose()


HARMS = [  # how many rows are given afterwards, and which one is damaged
    ("UPDATE journal SET text = 'c3-' WHERE n = 4", 4, 4),
    ("UPDATE journal SET seat = NULL WHERE n = 6", 6, 6),
    ("UPDATE journal SET text = 'L2' WHERE n = 5", 4, 5),  # the change it belongs to is not shown
    ("UPDATE journal SET at = '' WHERE n = 0", 0, 0),
    ("UPDATE journal SET checksum = checksum + 1 WHERE n = 3", 2, 3),
    ("DELETE FROM journal WHERE n = 2", 0, 2),
    ("DELETE FROM journal WHERE n = 4", 2, 4),
    ("DELETE FROM journal WHERE n = 3", 3, 3),
    ("DELETE FROM journal WHERE n = 6", 4, 6),  # whether the last change is whole nobody knows
    ("DELETE FROM journal", 0, 0),
    ("UPDATE rooms SET created = 'x'", 0, 0),
    ("UPDATE rooms SET last_checksum = 1", 6, 6),
    ("INSERT INTO journal SELECT room, 7, at, seat, id, kind, text, checksum FROM journal WHERE n = 6", 7, 7),
]


def test_damage_is_found(target: Target, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever was changed, only what is as it was written is given, it is logged, and plain readers fail."""

    async def work() -> None:
        storage = await started(target)
        for harm, kept, damaged in HARMS:
            await storage.open(HEADER, ROWS[:2])
            await storage.append(HEADER.room, ROWS[2:4])
            await storage.append(HEADER.room, ROWS[4:])
            assert await storage.journal(HEADER.room) == (ROWS, None)
            await execute(target, harm)
            caplog.clear()
            assert (harm, *await storage.journal(HEADER.room)) == (harm, ROWS[:kept], damaged)
            assert f"a room is damaged at number {damaged}" in caplog.text
            assert HEADER.room not in caplog.text, "its code is the key to it"
            with pytest.raises(DamagedJournal, match=f"number {damaged}"):
                await storage.rows(HEADER.room)
            assert await storage.delete_unvisited("9999", over=False) == 1
        await storage.close()

    with caplog.at_level(logging.ERROR, "meowze"):
        run(work())


def test_another_writer_goes_on_with_the_chain(target: Target) -> None:
    """What another process has written meanwhile is taken up: only the database says how a room ends."""

    async def work() -> None:
        one, other = await started(target), await started(target)
        await one.open(HEADER, ROWS[:2])
        await other.append(HEADER.room, ROWS[2:4])
        await one.append(HEADER.room, ROWS[4:6])
        await other.append(HEADER.room, ROWS[6:])
        assert await one.rows(HEADER.room) == ROWS
        await one.close()
        await other.close()

    run(work())


def test_an_older_database_is_given_checksums(target: Target) -> None:
    """The step from the version before fills in what was stored, and later damage is found in it."""
    from alembic import command
    from alembic.config import Config

    engine = database.engine_for(target)
    with engine.begin() as connection:
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(Path(database.__file__).parent / "migrations").replace("%", "%%"))
        command.upgrade(config, "0002")
        rooms = sql.table("rooms", *map(sql.column, ("room", "game", "created", "visited", "over")))
        connection.execute(sql.insert(rooms).values(**HEADER._asdict(), visited="2026", over=0))
        journal = sql.table("journal", *map(sql.column, ("room", "at", *Row._fields)))
        values = [{"room": HEADER.room, "at": f"2026-{row.n}", **row._asdict()} for row in ROWS]
        connection.execute(sql.insert(journal), values)
    engine.dispose()

    async def work() -> None:
        storage = await started(target)
        assert await storage.rows(HEADER.room) == ROWS
        more = Row(7, 1, "d", "act", "e5+")
        await storage.append(HEADER.room, [more])
        assert await storage.rows(HEADER.room) == [*ROWS, more]
        await execute(target, "UPDATE journal SET text = 'x' WHERE n = 2")
        assert (await storage.journal(HEADER.room)).damaged == 2
        await storage.close()

    run(work())


def killed_copy(tmp_path: Path, rows: int) -> Path:
    """The files of a server as they are when it is killed after so many rows."""
    live, dead = tmp_path / "live", tmp_path / "dead"

    async def work() -> None:
        storage = await started(live / "games.sqlite")
        await storage.open(HEADER, ROWS[:2])
        for row in ROWS[2:rows]:
            await storage.append(HEADER.room, [row])
        shutil.copytree(live, dead)
        await storage.close()

    run(work())
    assert sorted(file.name for file in live.iterdir()) == ["games.sqlite"]
    return dead / "games.sqlite"


@pytest.mark.parametrize("harm", ["none", "removed", "cut"])
def test_a_lost_write_ahead_log_is_noticed(tmp_path: Path, harm: str, caplog: pytest.LogCaptureFixture) -> None:
    """After a kill the next start knows whether everything is there that was stored; and says so once."""
    file = killed_copy(tmp_path, 7)
    log = file.with_name("games.sqlite-wal")
    if harm == "removed":
        log.unlink()
        file.with_name("games.sqlite-shm").unlink()
    elif harm == "cut":
        os.truncate(log, log.stat().st_size - 4096)

    async def work() -> None:
        storage = await started(file)
        assert (storage.lost is None) == (harm == "none")
        await storage.close()
        again = await started(file)
        assert again.lost is None
        await again.close()

    with caplog.at_level(logging.ERROR, "meowze"):
        run(work())
    assert ("has lost what was saved last" in caplog.text) == (harm != "none")


def test_deleting_the_last_room_loses_nothing(tmp_path: Path) -> None:
    """What was deleted on purpose is not missed at the next start."""
    live, dead = tmp_path / "live", tmp_path / "dead"

    async def work() -> None:
        storage = await started(live / "games.sqlite")
        await storage.open(HEADER, ROWS)
        assert await storage.delete_unvisited("9999", over=False) == 1
        shutil.copytree(live, dead)
        await storage.close()
        again = await started(dead / "games.sqlite")
        assert again.lost is None
        await again.close()

    run(work())


class Failing(ThreadWriter):
    """Says that nothing can be written, and why."""

    why = ""

    async def write(self, changes: Sequence[Change]) -> Outcomes:
        """What went wrong with each."""
        return [Failure(False, self.why)] * len(changes) if self.why else await super().write(changes)


def test_readiness_says_why_nothing_can_be_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk, a read-only one, any other failure; and nothing in the error of what the database said."""
    monkeypatch.setattr(journal_store, "PROBE_PAUSE", 0.0)

    async def work() -> None:
        writer = Failing(tmp_path / "games.sqlite")
        storage = await started(tmp_path / "games.sqlite", lambda _: writer)
        for why, said in (
            ("", ""),
            ("database or disk is full", "full"),
            ("could not extend file: No space left on device", "full"),
            ("attempt to write a readonly database", "read-only"),
            ("cannot execute UPDATE in a read-only transaction", "read-only"),
            ("connection to server at 10.1.2.3, port 5432 failed", "failed"),
        ):
            writer.why = why
            assert await storage.probe() == said
            await asyncio.sleep(0.001)  # its clock must move on
        with pytest.raises(NotSaved) as caught:
            await storage.touch("x")
        assert "10.1.2.3" not in str(caught.value)
        await storage.close()

    run(work())


@pytest.mark.parametrize("target", ["postgresql"], indirect=True)
def test_a_database_that_hangs_is_told_in_time(target: Target, monkeypatch: pytest.MonkeyPatch) -> None:
    """Readers and the question whether anything can be saved are answered; what was to be written is written later."""
    monkeypatch.setattr(journal_store, "PROBE_SECONDS", 0.2)
    monkeypatch.setattr(journal_store, "PROBE_PAUSE", 0.0)
    monkeypatch.setattr(journal_store, "READ_SECONDS", 0.2)

    async def work() -> None:
        storage = await started(target)
        await storage.open(HEADER, ROWS[:2])
        assert await storage.probe() == ""
        engine = database.engine_for(target)
        with engine.connect() as connection:
            mine = connection.exec_driver_sql("SELECT pg_backend_pid()").scalar()
            others = connection.exec_driver_sql(
                "SELECT pid FROM pg_stat_activity WHERE datname = current_database()"
            ).scalars()
            hung = [int(pid) for pid in others if pid != mine]
        engine.dispose()
        for pid in hung:
            os.kill(pid, signal.SIGSTOP)
        try:
            assert await storage.probe() == "silent"
            assert await storage.probe() == "silent"
            late = storage.append(HEADER.room, ROWS[2:4])
            with pytest.raises(StorageError):
                await storage.header(HEADER.room)
        finally:
            for pid in hung:
                os.kill(pid, signal.SIGCONT)
        await late
        while await storage.probe():
            await asyncio.sleep(0.01)
        monkeypatch.undo()
        assert await storage.rows(HEADER.room) == ROWS[:4]
        await storage.close()

    run(work())


class Refusing(ProcessWriter):
    """Its process cannot be started some times."""

    def __init__(self, target: Target, failures: int) -> None:
        super().__init__(target, pause=0.01)
        self.failures, self.tries, ask = failures, 0, self.worker.ask

        def start(what: Any, number: int = 0) -> Any:
            self.tries += 1
            if self.tries <= self.failures:
                raise OSError("no more processes")
            return ask(what, number)

        self.worker.ask = start  # type: ignore[method-assign]


def test_a_writer_that_cannot_start_is_tried_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A thread writes meanwhile; each try is logged and waits longer, and many changes cause no more of them."""

    async def work() -> None:
        writer = Refusing(tmp_path / "games.sqlite", 3)
        storage = await started(tmp_path / "games.sqlite", lambda _: writer)
        await storage.open(HEADER, ROWS[:2])
        await asyncio.gather(*(storage.append(HEADER.room, [row]) for row in ROWS[2:]))
        while not writer.is_ready:
            await asyncio.sleep(0.01)
        assert writer.tries == 4
        assert await storage.rows(HEADER.room) == ROWS
        await storage.close()

    with caplog.at_level(logging.ERROR, "meowze"):
        run(work())
    pauses = [record.args[1] for record in caplog.records if isinstance(record.args, tuple) and len(record.args) > 1]
    assert pauses == [0.01, 0.02, 0.04]


def test_a_writer_that_never_starts_holds_up_no_end(tmp_path: Path) -> None:
    """Closing does not wait for the next try."""

    async def work() -> None:
        writer = Refusing(tmp_path / "games.sqlite", 1000)
        writer._pause = 3600.0
        storage = await started(tmp_path / "games.sqlite", lambda _: writer)
        await storage.open(HEADER, ROWS)
        await storage.close()

    run(work())


def test_a_writer_that_breaks_fails_each_change(tmp_path: Path) -> None:
    """An error nobody expected is told to those who wait, and what comes later is written."""

    class Broken(ThreadWriter):
        """Fails once."""

        broken = True

        async def write(self, changes: Sequence[Change]) -> Outcomes:
            """What went wrong with each."""
            if self.broken:
                self.broken = False
                raise RuntimeError("can't start new thread")
            return await super().write(changes)

    async def work() -> None:
        storage = await started(tmp_path / "games.sqlite", Broken)
        with pytest.raises(NotSaved):
            await storage.open(HEADER, ROWS)
        await storage.open(HEADER, ROWS)
        await storage.close()

    run(work())
