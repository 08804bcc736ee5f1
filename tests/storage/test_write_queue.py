"""How changes are gathered into commits."""

import asyncio
from collections.abc import Sequence

import pytest

from meowze.storage import write_queue
from meowze.storage.batch_writer import Change, Outcomes
from meowze.storage.write_queue import BATCH_SIZE, LONG_PAUSE, SHORT_PAUSE, WriteQueue


class Quick:
    """Writes nothing, at once."""

    async def start(self) -> None:
        """Nothing has to be started."""

    async def write(self, changes: Sequence[Change]) -> Outcomes:
        """All is well."""
        return [None] * len(changes)

    async def close(self) -> None:
        """Nothing is held."""


async def commits(queue: WriteQueue, count: int, together: int) -> None:
    """So many commits of so many changes each."""
    for _ in range(count):
        await asyncio.gather(*(queue.put(("x", [])) for _ in range(together)))


def test_changes_wait_longer_only_in_company() -> None:
    """Where several come together commits are further apart; somebody alone never waits for that."""

    async def work() -> None:
        queue = WriteQueue(Quick(), lambda seconds: None)
        await commits(queue, 20, 1)
        assert (queue.commits, queue._pause) == (20, SHORT_PAUSE)
        await commits(queue, 20, 3)
        assert (queue.commits, queue._pause) == (40, LONG_PAUSE)
        await commits(queue, 40, 1)
        assert (queue.changes, queue._pause) == (120, SHORT_PAUSE)
        await queue.close()

    asyncio.run(work())


def test_enough_changes_do_not_wait_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """A change that waits for others is written as soon as enough of them have come."""
    monkeypatch.setattr(write_queue, "SHORT_PAUSE", 1e9)
    monkeypatch.setattr(write_queue, "LONG_PAUSE", 1e9)

    async def work() -> None:
        queue = WriteQueue(Quick(), lambda seconds: None)
        first = queue.put(("x", []))
        await asyncio.sleep(0)  # it waits by now
        rest = [queue.put(("x", [])) for _ in range(BATCH_SIZE - 1)]
        await asyncio.wait_for(asyncio.gather(first, *rest), 60)
        early = queue.put(("x", []))
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.shield(early), 0.05)
        more = [queue.put(("x", [])) for _ in range(BATCH_SIZE - 1)]
        await asyncio.wait_for(asyncio.gather(early, *more), 60)
        assert queue.commits == 2

    asyncio.run(work())
