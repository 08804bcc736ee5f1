"""Save, then tell: what is on disk, what happens when it cannot be written, and who is let go."""

import asyncio
import random
import sqlite3
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from meowze.server import events, migrations, sockets
from meowze.server.journal import OPEN, Header, Row
from meowze.server.lobby import Lobby, NoRoom, OpenTable
from meowze.server.sockets import Client
from meowze.server.storage import TABLES, Storage, Unstored

ASKED = events.NewRoom("chabyrinthe", 2, ("Ada", "Ben"), options="board=3x3")
HEADER = Header("bcdfghjkmn", "game", 1, "", ("Ada", "Bén 🐱"), "position", "2026-01-02")


class Fragile(Storage):
    """Storage that fails when it is told to: before or after the row is written, or never comes back."""

    trouble = ""

    async def append(self, room: str, rows: Any) -> None:
        """Append, or not."""
        if self.trouble == "before":
            raise Unstored("the disk is full")
        if self.trouble == "slow":
            await asyncio.sleep(0.05)
        await super().append(room, rows)
        if self.trouble == "after":
            raise Unstored("the disk is gone")


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run it in a loop of its own."""
    asyncio.run(work)


async def opened(file: Path) -> tuple[Fragile, Lobby, OpenTable]:
    """A lobby with one table."""
    storage = Fragile(file)
    await storage.start()
    lobby = Lobby(storage)
    return storage, lobby, await lobby.find(await lobby.open(ASKED))


def act(table: OpenTable, id: str) -> events.Act:
    """Any act of the seat that is to act."""
    position = table.room.position
    return events.Act(position.mover or 0, table.room.now.at, id, position.legal[-1])


# ---- the file


def test_rows_come_back_as_written(tmp_path: Path) -> None:
    """Header and rows are read as they were stored, by another connection too."""

    async def work() -> None:
        rows = [OPEN, Row(1, 0, "x", "act", "b2+"), Row(2, None, "", "nature", "L0"), Row(3, None, "y", "undo", "0")]
        storage = Storage(tmp_path / "a % ? #" / "games.sqlite3")
        await storage.start()
        await storage.open(HEADER, rows[:1])
        await storage.append(HEADER.room, rows[1:3])
        await storage.append(HEADER.room, rows[3:])
        await storage.close()
        again = Storage(storage.file)
        await again.start()
        assert await again.header(HEADER.room) == HEADER
        assert await again.headers() == [HEADER]
        assert await again.rows(HEADER.room) == rows
        assert await again.header("zzz") is None
        await again.close()

    run(work())


def test_taken_number_fails_and_nothing_is_kept(tmp_path: Path) -> None:
    """Two writers cannot both have a number, and a change is stored whole or not at all."""

    async def work() -> None:
        storage = Storage(tmp_path / "games.sqlite3")
        await storage.start()
        await storage.open(HEADER, [OPEN, Row(2, 0, "x", "act", "b2+")])
        with pytest.raises(Unstored):
            await storage.append(HEADER.room, [Row(1, 0, "y", "act", "b2+"), Row(2, None, "", "nature", "L0")])
        assert [row.n for row in await storage.rows(HEADER.room)] == [0, 2]
        with pytest.raises(Unstored):
            await storage.append("nobody", [OPEN])
        await storage.close()

    run(work())


def test_every_commit_reaches_the_disk(tmp_path: Path) -> None:
    """SQLite writes ahead and waits for the disk."""

    async def work() -> None:
        storage = Storage(tmp_path / "games.sqlite3")
        await storage.start()
        async with storage.engine.connect() as connection:
            for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == value
        await storage.close()

    run(work())


def test_migrations_make_the_tables(tmp_path: Path) -> None:
    """The steps lead to the tables that the program uses, and their newest is the one it looks for."""
    from alembic.autogenerate import compare_metadata
    from alembic.config import Config
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    async def work() -> None:
        storage = Storage(tmp_path / "games.sqlite3")
        await storage.start()
        await storage.close()

    run(work())
    folder = str(Path(migrations.__file__).parent)
    config = Config()
    config.set_main_option("script_location", folder)
    assert ScriptDirectory.from_config(config).get_heads() == [migrations.HEAD]
    engine = sql.create_engine(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), TABLES) == []
    engine.dispose()


def test_a_file_of_a_newer_program_is_not_touched(tmp_path: Path) -> None:
    """Somebody who goes back to an older Meowze is told so."""
    file = tmp_path / "games.sqlite3"
    connection = sqlite3.connect(file)
    connection.executescript("CREATE TABLE alembic_version (version_num); INSERT INTO alembic_version VALUES ('9999')")
    connection.close()
    with pytest.raises(Unstored, match="newer"):
        run(_started(file))


def test_a_file_that_is_no_database_is_explained(tmp_path: Path) -> None:
    """A wrong path is told in one line."""
    file = tmp_path / "games.sqlite3"
    file.write_text("no database " * 100, encoding="utf-8")
    with pytest.raises(Unstored, match="not a database"):
        run(_started(file))
    with pytest.raises(Unstored, match="cannot be used"):
        run(_started(file / "below"))


async def _started(file: Path) -> None:
    storage = Storage(file)
    try:
        await storage.start()
    finally:
        await storage.close()


# ---- the lobby


def test_rooms_are_found_and_listed(tmp_path: Path) -> None:
    """A room is found by its id, by two at once the same one; others are not."""

    async def work() -> None:
        _, lobby, table = await opened(tmp_path / "games.sqlite3")
        header = table.room.header
        assert (header.names, header.options) == (("Ada", "Ben"), "board=3x3")
        assert await lobby.rooms() == [header]
        fresh = Lobby(lobby.storage)
        one, other = await asyncio.gather(fresh.find(header.room), fresh.find(header.room))
        assert one is other
        assert one.room.now == table.room.now
        for id in ("", "bcdfghjkmn", header.room.upper(), header.room + "b"):
            with pytest.raises(NoRoom):
                await lobby.find(id)
        await lobby.close()

    run(work())


@pytest.mark.parametrize("trouble", ["before", "after"])
def test_failed_write_is_not_kept(tmp_path: Path, trouble: str) -> None:
    """Nobody hears of a change that was not stored; what the disk really holds is found out before the next."""

    async def work() -> None:
        storage, lobby, table = await opened(tmp_path / "games.sqlite3")
        mine: list[str] = []
        others: list[str] = []
        table.ears |= {mine.append, others.append}
        first = act(table, "first")
        storage.trouble = trouble
        await table.take(first, mine.append)
        assert "the disk is" in mine[-1]
        assert others == []
        assert table.room.now.n == 0
        storage.trouble = ""
        await table.take(first, mine.append)
        assert '"type":"moved"' in mine[-1]
        assert len(table.room.record.actions) == len(await storage.rows(table.room.header.room)) - 1
        assert table.room.record.actions[0] == first.action
        await lobby.close()

    run(work())


def test_client_that_goes_away_breaks_nothing(tmp_path: Path) -> None:
    """A change goes on between disk and room when the socket that asked for it is gone."""

    async def work() -> None:
        storage, lobby, table = await opened(tmp_path / "games.sqlite3")
        heard: list[str] = []
        table.ears.add(heard.append)
        storage.trouble = "slow"
        asking = asyncio.create_task(table.take(act(table, "x"), heard.append))
        await asyncio.sleep(0.01)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        assert heard == []
        await lobby.close()
        assert len(heard) == 1
        assert table.room.now.n > 0

    run(work())


def test_acts_of_many_are_one_after_the_other(tmp_path: Path) -> None:
    """Twenty clients at once: one act is played, the others are refused, and the journal has no gap."""

    async def work() -> None:
        storage, lobby, table = await opened(tmp_path / "games.sqlite3")
        luck, heard = random.Random(1), list[str]()
        legal = table.room.position.legal
        acts = [act(table, f"id{k}") for k in range(20)]
        acts = [events.Act(one.seat, one.at, one.id, luck.choice(legal)) for one in acts]
        await asyncio.gather(*(table.take(one, heard.append) for one in acts))
        assert sum('"type":"refused"' in text for text in heard) == 19
        rows = await storage.rows(table.room.header.room)
        assert [row.n for row in rows] == list(range(table.room.now.n + 1))
        assert [row.kind for row in rows].count("act") == 1
        await lobby.close()

    run(work())


# ---- the slow


class Stuck:
    """A socket whose client reads nothing."""

    def __init__(self) -> None:
        self.closed: list[int] = []

    async def receive(self) -> Any:
        """Nothing comes."""
        await asyncio.Event().wait()

    async def send_text(self, text: str) -> None:
        """Nothing goes."""
        await asyncio.Event().wait()

    async def close(self, code: int, reason: str) -> None:
        """Take the code."""
        self.closed.append(code)


def test_slow_client_is_let_go(tmp_path: Path) -> None:
    """A client that does not read is dropped when its queue is full; the table goes on."""

    async def work() -> None:
        _, lobby, table = await opened(tmp_path / "games.sqlite3")
        socket, heard = Stuck(), list[str]()
        client = Client(socket, table)  # type: ignore[arg-type]
        table.ears |= {client, heard.append}
        staying = asyncio.create_task(client.stay())
        for k in range(sockets.LONGEST_QUEUE + 2):
            if k % 2:
                await table.take(events.Undo(table.room.now.at, f"id{k}"), heard.append)
            else:
                await table.take(act(table, f"id{k}"), heard.append)
        await asyncio.wait_for(staying, 5)
        assert client not in table.ears
        assert socket.closed == [sockets.TOO_SLOW]
        assert len(heard) == sockets.LONGEST_QUEUE + 2
        await lobby.close()

    run(work())
