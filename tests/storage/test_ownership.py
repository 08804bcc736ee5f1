"""Several processes on one PostgreSQL database: who owns a room, who may write to it, what all of them remember."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from meowze.room.journal import Header, Row
from meowze.room.journal_errors import NotSaved, TakenOver
from meowze.storage import ownership as module
from meowze.storage import shared_memory
from meowze.storage.backup import back_up, restore
from meowze.storage.database import engine_for, upgrade
from meowze.storage.database_lock import DatabaseInUse
from meowze.storage.journal_store import JournalStore
from meowze.storage.ownership import Owner, Ownership
from meowze.storage.schema import OPENINGS, ROOMS, SERVERS, TABLES
from meowze.storage.shared_memory import SharedMemory
from tests.storage.postgres import new_database

ROOM = "bcdfgh"
OPEN = Row(0, None, "", "open", "{}")
PATIENCE = 60


@pytest.fixture(scope="module")
def database(postgresql: str) -> str:
    """A database for all tests."""
    return new_database(postgresql)


@pytest.fixture
def url(database: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """It, emptied; who lost its lock counts as dead at once, and notices it soon."""
    monkeypatch.setattr(module, "TAKE", without_grace(module.TAKE))
    monkeypatch.setattr(module, "FORGET_DEAD", without_grace(module.FORGET_DEAD))
    monkeypatch.setattr(module, "HEARTBEAT_SECONDS", 0.05)
    engine = engine_for(database)
    upgrade(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql(f"TRUNCATE {', '.join(TABLES.tables)}")
    engine.dispose()
    return database


def without_grace(statement: sql.TextClause) -> sql.TextClause:
    """The same statement soon after the start of PostgreSQL."""
    return sql.text(statement.text.replace(module.GRACE, "0 seconds"))


@asynccontextmanager
async def processes(url: str, *names: str) -> AsyncIterator[tuple[JournalStore, list[Ownership]]]:
    """A store with one room, and processes by their addresses."""
    store, owners = JournalStore(url), [Ownership(url) for _ in names]
    await store.start()
    await store.open(Header(ROOM, "game", "2026-01-02"), [OPEN])
    for owner, name in zip(owners, names, strict=True):
        await owner.start(name)
    try:
        yield store, owners
    finally:
        for owner in owners:
            await owner.close()
        await store.close()


async def until(condition: Callable[[], Awaitable[bool]]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not await condition():
            await asyncio.sleep(0.01)


def cut_off(url: str, owner: Ownership) -> None:
    """End the session that holds the lock of a process, as when its machine has vanished."""
    engine = engine_for(url)
    query = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid = %s AND objid = %s"
    with engine.begin() as connection:
        assert connection.exec_driver_sql(query, (module.LIVING, owner.epoch)).all() == [(True,)]
    engine.dispose()


def stop(owner: Ownership) -> None:
    """Stop the heart of a process: it does not notice what happens to it, like one that is stopped."""
    owner._ending.set()
    owner._heart.join()


def test_a_room_belongs_to_the_first_who_asks(url: str) -> None:
    """All others are told where it is, until it is released; a room that does not exist belongs to nobody."""

    async def work() -> None:
        async with processes(url, "one:1", "two:2") as (store, (one, two)):
            assert await one.claim(ROOM) == Owner(one.epoch)
            assert await one.claim(ROOM) == Owner(one.epoch)
            assert await two.claim(ROOM) == Owner(one.epoch, "one:1", one.secret)
            assert await two.claim("zzzzzz") is None
            await store.touch(ROOM, release=two.epoch)
            assert await two.claim(ROOM) == Owner(one.epoch, "one:1", one.secret)
            await store.touch(ROOM, release=one.epoch)
            assert await two.claim(ROOM) == Owner(two.epoch)
            await two.release_all()
            assert await one.claim(ROOM) == Owner(one.epoch)

    asyncio.run(work())


def test_of_many_who_ask_at_once_one_gets_it(url: str) -> None:
    """And the others learn who."""

    async def work() -> None:
        names = [f"host:{n}" for n in range(4)]
        async with processes(url, *names) as (_, owners):
            found = await asyncio.gather(*(owner.claim(ROOM) for owner in owners for _ in range(3)))
            assert len({owner.epoch for owner in found if owner}) == 1

    asyncio.run(work())


def test_who_was_taken_for_dead_cannot_write(url: str) -> None:
    """Its lock is gone, another takes the room and plays on, and what the first one still writes is refused."""

    async def work() -> None:
        async with processes(url, "one:1", "two:2") as (store, (one, two)):
            await one.claim(ROOM)
            await store.append(ROOM, [Row(1, 0, "a", "act", "x")], owner=one.epoch)
            stop(one)
            before = one.epoch
            cut_off(url, one)

            async def taken() -> bool:
                return await two.claim(ROOM) == Owner(two.epoch)

            await until(taken)
            late = store.append(ROOM, [Row(2, 0, "late", "act", "x")], owner=before)
            right = store.append(ROOM, [Row(2, 0, "b", "act", "y")], owner=two.epoch)
            with pytest.raises(TakenOver):
                await late
            await right
            assert [row.id for row in await store.rows(ROOM)] == ["", "a", "b"]

    asyncio.run(work())


def test_a_room_that_is_just_taken_is_waited_for(url: str) -> None:
    """Whether a change is stored is decided when the other one has taken the room, or has not."""

    async def work() -> None:
        async with processes(url, "one:1", "two:2") as (store, (one, two)):
            assert store.engine
            await one.claim(ROOM)
            for number, taken in ((1, False), (2, True)):
                with store.engine.connect() as other:
                    change = other.begin()
                    other.execute(sql.update(ROOMS).values(owner=two.epoch))
                    append = store.append(ROOM, [Row(number, 0, f"{number}", "act", "x")], owner=one.epoch)

                    async def waits() -> bool:
                        waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted"
                        return bool(await asyncio.to_thread(count, url, waiting))

                    await until(waits)
                    await asyncio.to_thread(change.commit if taken else change.rollback)
                if taken:
                    with pytest.raises(TakenOver):
                        await append
                else:
                    await append
            assert [row.id for row in await store.rows(ROOM)] == ["", "1"]

    asyncio.run(work())


def count(url: str, query: str) -> int:
    """The number that a query gives."""
    engine = engine_for(url)
    with engine.connect() as connection:
        found = int(connection.exec_driver_sql(query).scalar() or 0)
    engine.dispose()
    return found


def test_who_was_overtaken_is_told_so(url: str) -> None:
    """A number that exists in a room with an owner was written by the new owner."""

    async def work() -> None:
        async with processes(url, "one:1") as (store, (one,)):
            await one.claim(ROOM)
            with pytest.raises(TakenOver):
                await store.append(ROOM, [OPEN], owner=one.epoch)

    asyncio.run(work())


def test_a_lost_lock_is_taken_again(url: str) -> None:
    """A process whose connection was cut keeps the rooms that nobody took meanwhile, under another epoch."""

    async def work() -> None:
        async with processes(url, "one:1", "two:2") as (store, (one, two)):
            renewed = asyncio.get_running_loop().create_future()
            one.on_renewed = lambda epoch, rooms: renewed.set_result((epoch, set(rooms)))
            await one.claim(ROOM)
            before = one.epoch
            cut_off(url, one)
            async with asyncio.timeout(PATIENCE):
                assert await renewed == (one.epoch, {ROOM})
            assert one.epoch != before
            assert await two.claim(ROOM) == Owner(one.epoch, "one:1", one.secret)
            with pytest.raises(TakenOver):
                await store.append(ROOM, [Row(1, 0, "a", "act", "x")], owner=before)
            await store.append(ROOM, [Row(1, 0, "a", "act", "x")], owner=one.epoch)

    asyncio.run(work())


def test_a_silent_process_is_cut_off(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL itself ends the session of a process that says nothing, and its rooms are free."""
    monkeypatch.setattr(module, "SILENCE_MILLISECONDS", 300)

    async def work() -> None:
        async with processes(url, "one:1", "two:2") as (_, (one, two)):
            await one.claim(ROOM)
            stop(one)

            async def taken() -> bool:
                return await two.claim(ROOM) == Owner(two.epoch)

            await until(taken)

    asyncio.run(work())


def test_nobody_is_dead_just_after_a_restart(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """When PostgreSQL was restarted all have lost their locks and need a moment to take them again."""
    monkeypatch.setattr(module, "TAKE", sql.text(module.TAKE.text.replace("0 seconds", "1 day")))

    async def work() -> None:
        async with processes(url, "one:1", "two:2") as (_, (one, two)):
            await one.claim(ROOM)
            stop(one)
            cut_off(url, one)
            assert await two.claim(ROOM) == Owner(one.epoch, "one:1", one.secret)

    asyncio.run(work())


def test_one_sweeps_and_frees_the_rooms_of_the_dead(url: str) -> None:
    """Rooms in use are spared, wherever they are in use."""

    async def work() -> None:
        async with processes(url, "one:1", "two:2") as (store, (one, two)):
            assert await one.may_sweep()
            assert await one.may_sweep()
            assert not await two.may_sweep()
            await two.claim(ROOM)
            assert await store.delete_unvisited("9999", over=False) == 0
            stop(two)
            cut_off(url, two)

            async def swept() -> bool:
                return await one.may_sweep() and await store.delete_unvisited("9999", over=False) == 1

            await until(swept)

    asyncio.run(work())


def test_a_room_that_somebody_just_entered_is_not_deleted(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between the search for old rooms and their deletion another process may take one of them into use."""

    async def work() -> None:
        async with processes(url, "one:1") as (store, (one,)):
            await store.open(Header("other", "game", "2026-01-02"), [OPEN])
            read = store.read

            async def entered(query: sql.Select[Any]) -> list[sql.Row[Any]]:
                found = await read(query)
                await one.claim(ROOM)
                return found

            monkeypatch.setattr(store, "read", entered)
            await store.delete_unvisited("9999", over=False)
            monkeypatch.setattr(store, "read", read)
            assert [header.room for header in await store.headers()] == [ROOM]
            assert await store.rows(ROOM) == [OPEN]

    asyncio.run(work())


def test_a_room_in_use_can_be_deleted(url: str) -> None:
    """By its host or the operator; nothing of it is left, and its owner cannot write any more."""

    async def work() -> None:
        async with processes(url, "one:1") as (store, (one,)):
            owner = await one.claim(ROOM)
            assert owner
            shared = SharedMemory(url)
            await shared.note_opening("somebody", ROOM)
            assert await store.delete(ROOM)
            assert await store.headers() == []
            assert await store.journal(ROOM) == ([], None)
            assert await shared.opened_by("somebody") == []
            with pytest.raises(NotSaved):
                await store.append(ROOM, [OPEN._replace(n=1)], owner=owner.epoch)
            await shared.close()

    asyncio.run(work())


def test_nothing_is_restored_under_a_server(url: str, tmp_path: Path) -> None:
    """As long as one lives; afterwards no room has an owner, and what was kept for a day is gone."""
    file = tmp_path / "backup.sqlite"

    async def work() -> None:
        async with processes(url, "one:1") as (_, (one,)):
            await one.claim(ROOM)
            memory = SharedMemory(url)
            await memory.note_opening("device x", ROOM)
            await memory.close()
            assert await asyncio.to_thread(back_up, url, file) == (1, 1, ())
            with pytest.raises(DatabaseInUse, match="at one:1"):
                await asyncio.to_thread(restore, file, url, True)
            stop(one)
            cut_off(url, one)

            async def restored() -> bool:
                try:
                    return await asyncio.to_thread(restore, file, url, True) == (1, 1, ())
                except DatabaseInUse:
                    return False

            await until(restored)

    asyncio.run(work())
    engine = engine_for(file)
    with engine.connect() as connection:
        assert connection.scalars(sql.select(ROOMS.c.owner)).all() == [None]
        for table in (SERVERS, OPENINGS):
            assert connection.execute(sql.select(table)).all() == []
    engine.dispose()
    for rows in ("rooms WHERE owner IS NOT NULL", "servers", "openings"):
        assert count(url, f"SELECT count(*) FROM {rows}") == 0


def test_what_all_remember(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Openings and brought records are known everywhere, for a day; of too many records the oldest goes."""
    monkeypatch.setattr(shared_memory, "MAX_BROUGHT", 2)

    async def work() -> None:
        async with processes(url):
            one, two = SharedMemory(url), SharedMemory(url)
            for room in ("a", "b", "b"):
                await one.note_opening("device x", room)
            assert sorted(await two.opened_by("device x")) == ["a", "b"]
            assert await two.opened_by("device y") == []
            for id in ("record-1", "record-2", "record-3", "record-3"):
                await one.keep_record(id, f"text of {id}")
                await asyncio.sleep(0.002)  # the times are in milliseconds
            assert [await two.record(f"record-{n}") for n in (1, 2, 3)] == [
                None,
                "text of record-2",
                "text of record-3",
            ]
            await two.sweep()
            assert await two.record("record-3")
            monkeypatch.setattr(shared_memory, "_day_ago", lambda: "9999")
            await two.sweep()
            assert await one.record("record-3") is None
            assert await one.opened_by("device x") == []
            await one.close()
            await two.close()

    asyncio.run(work())
