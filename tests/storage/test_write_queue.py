"""How changes are gathered into commits."""

import asyncio
from collections.abc import Sequence

from meowze.storage.batch_writer import Change, Outcomes
from meowze.storage.write_queue import LONG_PAUSE, SHORT_PAUSE, WriteQueue


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
