"""Results of games of the day in both kinds of databases."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from meowze.room.journal import ListedResult
from meowze.storage import batch_writer
from meowze.storage.backup import back_up
from meowze.storage.daily_results import DailyTable
from meowze.storage.journal_store import JournalStore

Target = Path | str


def result(device: str, turns: int, hints: int = 0, day: str = "2026-11-16", game: str = "g") -> ListedResult:
    """A result with so many turns."""
    return ListedResult(game, day, device, f"Brave {device}", -turns, turns, hints)


def run(target: Target, test: Callable[[DailyTable], Awaitable[None]]) -> None:
    """Run a test with a database."""

    async def opened() -> None:
        store = JournalStore(target)
        await store.start()
        try:
            await test(DailyTable(store))
        finally:
            await store.close()

    asyncio.run(opened())


async def devices(table: DailyTable, day: str = "2026-11-16", game: str = "g") -> list[str]:
    """Whose results a day has, the best one first."""
    return [each.device for each in await table.of_day(game, day)]


def test_the_best_result_of_a_device_stays(target: Target) -> None:
    """Fewer turns are better, then fewer hints; a day and a game have lists of their own."""

    async def test(table: DailyTable) -> None:
        for each in (result("a", 20), result("b", 12, 1), result("c", 12), result("a", 15), result("a", 30)):
            await table.keep(each)
        await table.keep(result("d", 1, day="2026-11-15"))
        await table.keep(result("d", 1, game="h"))
        assert await devices(table) == ["c", "b", "a"]
        assert (await table.of_day("g", "2026-11-16"))[2] == result("a", 15)
        await table.keep(result("b", 12))
        assert (await table.of_day("g", "2026-11-16"))[1].hints == 0
        await asyncio.gather(*(table.keep(result("e", turns)) for turns in (9, 8, 7)))
        assert (await devices(table)).count("e") == 1

    run(target, test)


def test_results_are_forgotten(target: Target, tmp_path: Path) -> None:
    """Those of a device when it asks, those of past days by the cleanup; a backup has the others."""

    async def test(table: DailyTable) -> None:
        for day in ("2026-11-09", "2026-11-15", "2026-11-16"):
            await table.keep(result("a", 5, day=day))
            await table.keep(result("b", 6, day=day))
        await table.sweep("2026-11-10")
        assert await devices(table, "2026-11-09") == []
        await table.forget("a")
        assert [await devices(table, day) for day in ("2026-11-15", "2026-11-16")] == [["b"], ["b"]]

    run(target, test)
    back_up(target, tmp_path / "backup.sqlite")

    async def again(table: DailyTable) -> None:
        assert await devices(table) == ["b"]

    run(tmp_path / "backup.sqlite", again)


def test_a_day_has_so_many_results(target: Target, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond that the worst one goes."""

    async def test(table: DailyTable) -> None:
        for k in range(5):
            await table.keep(result(f"d{k}", 20 - k))
        await table.keep(result("other", 99, day="2026-11-15"))
        assert await devices(table) == ["d4", "d3", "d2"]
        assert await devices(table, "2026-11-15") == ["other"]

    monkeypatch.setattr(batch_writer, "MOST_DAILY", 3)
    monkeypatch.setitem(batch_writer.STATEMENTS, batch_writer.DAILY_MOST, batch_writer.beyond_most())
    run(target, test)
