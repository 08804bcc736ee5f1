"""The rooms of a server: opened, found, visited, dropped from memory."""

import asyncio
import gc
import weakref
from pathlib import Path
from typing import Any

import pytest

from meowze.live.errors import NoRoom
from meowze.room.messages import incoming
from meowze.server.lobby import ServerLobby
from meowze.storage.checksum import Journal
from meowze.storage.journal_store import JournalStore
from tests.live.tables import Device, run, until
from tests.room.rooms import BOTS, HERE, FirstLegal, token


def test_lobby_opens_finds_and_lets_go(tmp_path: Path) -> None:
    """A room has a short code in any case of letters; it stays in memory as long as somebody visits it."""

    async def test() -> None:
        storage = JournalStore(tmp_path / "games.sqlite")
        await storage.start()
        lobby = ServerLobby(storage, keep_seconds=0.01)
        room = await lobby.open(incoming.NewRoom("labyrinth", (HERE, HERE), token("a")))
        assert len(room) == 8
        assert not set(room) & set("aeiouyl01")
        async with lobby.visit(room.upper()) as table:
            assert (await lobby.find(room)) is table
            await Device(table, "a").come()
            assert (list(lobby.rooms), lobby.connections) == ([room], 1)
            await asyncio.sleep(0.05)
            assert list(lobby.rooms) == [room]
            for ear in list(table.broadcast.connections):
                table.disconnect(ear)
        await until(lambda: not lobby.rooms)
        assert (await lobby.find(room)).room.state == table.room.state
        for wrong in ("", "bcdfgh", "' OR 1", "x" * 99):
            with pytest.raises(NoRoom):
                await lobby.find(wrong)
        await lobby.close()

    run(test())


def test_a_dropped_room_leaves_no_memory(tmp_path: Path) -> None:
    """Its memory is free at once, without a search for circles of references, which takes long in a large server."""

    async def test() -> None:
        storage = JournalStore(tmp_path / "games.sqlite")
        await storage.start()
        workers = FirstLegal(slow=True)
        lobby = ServerLobby(storage, BOTS, workers, keep_seconds=0.01)
        room = await lobby.open(incoming.NewRoom("labyrinth", (HERE, HERE), token("a")))
        async with lobby.visit(room) as table:
            device = await Device(table, "a").come()
            await device.act(table.room.position.legal[0] if table.room.position else "")
            table.receive(incoming.Hint(table.room.state.at, "h"), device)
            table.disconnect(device)
            kept = weakref.ref(table)
            workers.hinted.clear()
            del table, device
        await until(lambda: kept() is None)
        assert not lobby.rooms
        await lobby.close()

    gc.collect()
    gc.disable()
    try:
        run(test())
    finally:
        gc.enable()


def test_only_so_many_empty_rooms_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many are opened in a minute: those that were left first go, those where somebody is stay."""
    monkeypatch.setattr("meowze.live.lobby.MAX_KEPT", 2)

    async def test() -> None:
        storage = JournalStore(tmp_path / "games.sqlite")
        await storage.start()
        lobby = ServerLobby(storage)
        asked = incoming.NewRoom("chabyrinthe", (HERE, HERE), token("a"))
        first = await lobby.open(asked)
        async with lobby.visit(first):
            second, third, fourth = [await lobby.open(asked) for _ in range(3)]
            assert list(lobby.rooms) == [first, third, fourth]
            async with lobby.visit(third):
                await lobby.open(asked)
            assert (await lobby.find(second)).id == second
            assert set(lobby.rooms) == {first, third, second}
        await lobby.close()

    run(test())


def test_all_empty_rooms_share_one_timer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Visits leave nothing behind, and each room goes when it has been empty for long enough, not before."""

    async def test() -> None:
        storage, loop, due = JournalStore(tmp_path / "games.sqlite"), asyncio.get_running_loop(), list[float]()
        await storage.start()
        lobby = ServerLobby(storage, keep_seconds=0.3)
        asked, call_at = incoming.NewRoom("chabyrinthe", (HERE, HERE), token("a")), loop.call_at

        def noted(when: float, call: Any, *values: Any, **other: Any) -> asyncio.TimerHandle:
            if call == lobby._drop_old:
                due.append(when)
            return call_at(when, call, *values, **other)

        monkeypatch.setattr(loop, "call_at", noted)
        first, second = [await lobby.open(asked) for _ in range(2)]
        for _ in range(50):
            async with lobby.visit(first):
                pass
        assert len(due) == 1
        async with lobby.visit(second):
            await until(lambda: first not in lobby.rooms)
            assert list(lobby.rooms) == [second]
        left = loop.time()
        await until(lambda: not lobby.rooms)
        assert loop.time() >= left + 0.29
        await lobby.close()

    run(test())


def test_a_room_just_opened_is_not_read_back(tmp_path: Path) -> None:
    """What was opened is used as it is; only after it was dropped its journal is read."""

    async def test() -> None:
        storage = JournalStore(tmp_path / "games.sqlite")
        await storage.start()
        lobby = ServerLobby(storage, keep_seconds=0.05)
        read, reads = storage.journal, list[str]()

        async def journal(room: str) -> Journal:
            reads.append(room)
            return await read(room)

        storage.journal = journal  # type: ignore[method-assign]
        room = await lobby.open(incoming.NewRoom("chabyrinthe", (HERE, HERE), token("a")))
        state = (await lobby.find(room)).room.state
        assert reads == []
        await until(lambda: not lobby.rooms)
        later = ServerLobby(storage)
        assert (await later.find(room)).room.state == state
        assert reads == [room]
        await later.close()

    run(test())


def test_reading_one_room_holds_up_no_other(tmp_path: Path) -> None:
    """While one room is loaded, once for all who wait for it, another one can be visited."""

    async def test() -> None:
        storage = JournalStore(tmp_path / "games.sqlite")
        await storage.start()
        lobby = ServerLobby(storage)
        slow, quick = [await lobby.open(incoming.NewRoom("chabyrinthe", (HERE, HERE), token("a"))) for _ in "12"]
        lobby.rooms.clear()
        read, go_on, reads = storage.journal, asyncio.Event(), list[str]()

        async def journal(room: str) -> Journal:
            reads.append(room)
            if room == slow:
                await go_on.wait()
            return await read(room)

        storage.journal = journal  # type: ignore[method-assign]
        waiting = [asyncio.create_task(lobby.find(slow)) for _ in range(3)]
        assert (await lobby.find(quick)).id == quick
        waiting.pop().cancel()
        go_on.set()
        one, other = await asyncio.gather(*waiting)
        assert one is other
        assert reads.count(slow) == 1
        await lobby.close()

    run(test())
