"""Budgets that several processes spend together."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress

import pytest

from meowze.room.journal_errors import StorageError
from meowze.server.rate_limit import CodeGuesses
from meowze.server.shared_budgets import MUCH, Exchange, SharedLimiter
from meowze.storage.database import engine_for, upgrade
from meowze.storage.shared_memory import SharedMemory
from tests.storage.postgres import new_database


class Purse:
    """What all processes have spent, in memory and without refilling."""

    def __init__(self) -> None:
        self.used: dict[tuple[str, str], float] = {}
        self.broken = False
        self.asked = 0

    async def spend(self, what: str, counts: Mapping[str, int], most: int, seconds: float) -> dict[str, float]:
        """Add what each has spent."""
        self.asked += 1
        if self.broken:
            raise StorageError("away")
        for who, count in counts.items():
            self.used[what, who] = max(0, self.used.get((what, who), 0) + count)
        return {who: self.used[what, who] for who in counts}


def taken(limiter: SharedLimiter, count: int, who: str = "192.0.2.1") -> int:
    """How many of so many tokens an address gets at second 0."""
    return sum(limiter.allow(who, 0.0) for _ in range(count))


def test_processes_learn_what_was_spent_elsewhere() -> None:
    """After both have told, what is left is less by what both have spent; networks do not mix."""
    purse, one, two = Purse(), SharedLimiter("x", 20, 60.0), SharedLimiter("x", 20, 60.0)

    async def work() -> None:
        assert (taken(one, 15), taken(two, 1)) == (15, 1)
        for limiter in (one, two):
            await limiter.exchange(purse, lambda: 0.0)
        assert taken(two, 10) == 4
        assert taken(two, 10, "192.0.2.2") == 10
        await two.exchange(purse, lambda: 0.0)
        assert taken(one, 1) == 1  # it has not heard yet
        await one.exchange(purse, lambda: 0.0)
        assert taken(one, 3) == 0
        assert purse.used["x", "192.0.2.1"] == 21

    asyncio.run(work())


def test_only_codes_that_were_wrong_are_told() -> None:
    """Right codes cost nothing and the database is not even asked, though this process ends before it has an answer."""
    purse, limiter = Purse(), SharedLimiter("x", 20, 60.0)
    guesses = CodeGuesses(limiter)

    async def work() -> None:
        attempts = [guesses.attempt("192.0.2.1", f"{k}", 0.0) for k in range(20)]
        assert guesses.attempt("192.0.2.1", "x", 0.0).wait > 0
        await limiter.exchange(purse, lambda: 0.0)
        assert purse.asked == 0
        for attempt in attempts[:4]:
            attempt.was_wrong()
        for attempt in attempts[:10]:
            attempt.was_not_wrong()  # said too late of the first four
        limiter.bucket("192.0.2.1")
        await limiter.exchange(purse, lambda: 0.0)
        assert purse.used["x", "192.0.2.1"] == 4
        assert taken(limiter, 20) == 6  # ten are still held

    asyncio.run(work())


def test_tokens_that_are_spent_at_once_are_told() -> None:
    """Also when one that was held is given back meanwhile."""
    purse, limiter = Purse(), SharedLimiter("x", 20, 60.0)

    async def work() -> None:
        bucket = limiter.bucket("192.0.2.1")
        assert bucket.take(0.0)
        assert bucket.hold(0.0)
        bucket.give_back()
        await limiter.exchange(purse, lambda: 0.0)
        assert purse.used["x", "192.0.2.1"] == 1

    asyncio.run(work())


def test_what_could_not_be_told_is_told_later() -> None:
    """A database that is away loses nothing, and changes nothing here."""
    purse, limiter = Purse(), SharedLimiter("x", 20, 60.0)

    async def work() -> None:
        taken(limiter, 5)
        purse.broken = True
        await limiter.exchange(purse, lambda: 0.0)
        purse.broken = False
        await limiter.exchange(purse, lambda: 0.0)
        assert purse.used["x", "192.0.2.1"] == 5
        assert taken(limiter, 20) == 15

    asyncio.run(work())


def test_much_is_told_at_once() -> None:
    """Without waiting for the next round."""
    purse, limiter = Purse(), SharedLimiter("x", 100, 60.0)

    async def work() -> None:
        running = asyncio.create_task(Exchange((limiter,), purse, lambda: 0.0).run(seconds=3600))
        await asyncio.sleep(0)
        taken(limiter, MUCH)
        await asyncio.sleep(0.01)
        assert purse.asked == 0
        taken(limiter, 1)
        async with asyncio.timeout(60):
            while not purse.asked:
                await asyncio.sleep(0.01)
        assert purse.used["x", "192.0.2.1"] == MUCH + 1
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running

    asyncio.run(work())


def test_the_database_adds_up_and_refills(postgresql: str) -> None:
    """What one process has spent counts for the other, and a budget is full again after its time."""
    url = new_database(postgresql)
    engine = engine_for(url)
    upgrade(engine)
    engine.dispose()

    async def work() -> None:
        one, two = SharedMemory(url), SharedMemory(url)
        try:
            assert await one.spend("x", {"a": 5, "b": 1}, 10, 1e9) == pytest.approx({"a": 5, "b": 1}, abs=0.01)
            assert await two.spend("x", {"a": 3}, 10, 1e9) == pytest.approx({"a": 8}, abs=0.01)
            assert await two.spend("y", {"a": 3}, 10, 1e9) == pytest.approx({"a": 3}, abs=0.01)
            assert await one.spend("x", {"a": -20}, 10, 1e9) == {"a": 0}
            assert await one.spend("z", {"a": 10}, 10, 0.001) == {"a": 10}
            await asyncio.sleep(0.01)
            assert await one.spend("z", {"a": 1}, 10, 0.001) == {"a": 1}
        finally:
            await one.close()
            await two.close()

    asyncio.run(work())
