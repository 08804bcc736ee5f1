"""Deletes rooms that nobody visits any more, once an hour; the settings say after how many days.

A computer's clock may be wrong, so it alone never decides: time counts as it passed while the server ran, and each
start adds what passed meanwhile, a day at most. A server that is seldom on keeps rooms for longer.
"""

import asyncio
import gc
import logging
import time
from collections.abc import Awaitable, Callable, Collection
from datetime import UTC, datetime, timedelta

from meowze.live.daily_api import KEEP_DAYS
from meowze.room.journal_errors import StorageError
from meowze.server.settings import Settings
from meowze.storage.daily_results import DailyTable
from meowze.storage.journal_store import JournalStore
from meowze.storage.ownership import Ownership
from meowze.storage.shared_memory import SharedMemory

HOUR = 3600.0
CATCH_UP = timedelta(days=1)  # at a start


def wall_time() -> datetime:
    """What the computer's clock says."""
    return datetime.now(UTC)


class TrustedClock:
    """A clock that never jumps ahead; it goes on from a time that was known earlier."""

    def __init__(
        self,
        known: str,
        wall: Callable[[], datetime] = wall_time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._wall, self._monotonic, self._read = wall, monotonic, monotonic()
        self._time = wall()
        if known:
            earlier = datetime.fromisoformat(known)
            earlier = earlier if earlier.tzinfo else earlier.replace(tzinfo=UTC)
            self._time = max(earlier, min(self._time, earlier + CATCH_UP))

    @property
    def known(self) -> str:
        """The time from which a later clock goes on."""
        return self._time.isoformat(timespec="milliseconds")

    def now(self) -> datetime:
        """The time: at most what the computer's clock says, and no later than has passed by its own count."""
        read = self._monotonic()
        passed, self._read, wall = timedelta(seconds=read - self._read), read, self._wall()
        self._time = max(self._time, min(wall, self._time + passed))
        return min(wall, self._time)


async def clean_up_hourly(
    store: JournalStore,
    settings: Settings,
    in_use: Callable[[], Collection[str]],
    ownership: Ownership | None = None,
    shared: SharedMemory | None = None,
    wall: Callable[[], datetime] = wall_time,
    monotonic: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Clean up again and again, for the first time after an hour; `in_use` tells which rooms are in memory.

    Of several processes one does it for all.
    """
    clock: TrustedClock | None = None
    while True:
        try:
            if clock is None:
                clock = TrustedClock(await store.clock(), wall, monotonic)
            else:
                now = clock.now()
                if ownership is None or await ownership.may_sweep():
                    await store.set_clock(clock.known)
                    await clean_up(store, settings, now, in_use())
                    await DailyTable(store).sweep((now - timedelta(days=KEEP_DAYS)).date().isoformat())
                    if shared:
                        await shared.sweep()
        except StorageError as error:
            logging.getLogger("meowze").error("old rooms could not be deleted: %s", error)
        gc.collect()  # of everything, which takes too long while an act waits
        await sleep(HOUR)


async def clean_up(store: JournalStore, settings: Settings, now: datetime, in_use: Collection[str] = ()) -> int:
    """Delete rooms that are old enough and not in use; how many there were."""
    deleted = 0
    for over, days in ((False, settings.keep_unfinished_days), (True, settings.keep_days)):
        if days:
            before = (now - timedelta(days=days)).isoformat(timespec="milliseconds")
            deleted += await store.delete_unvisited(before, over, tuple(in_use))
    return deleted
