"""Deletes rooms that nobody visits any more, once an hour; the settings say after how many days."""

import asyncio
import gc
import logging
from collections.abc import Callable, Collection
from datetime import UTC, datetime, timedelta

from meowze.server.settings import Settings
from meowze.storage.journal_store import JournalStore, StorageError
from meowze.storage.ownership import Ownership
from meowze.storage.shared_memory import SharedMemory

HOUR = 3600


async def clean_up_hourly(
    store: JournalStore,
    settings: Settings,
    in_use: Callable[[], Collection[str]],
    ownership: Ownership | None = None,
    shared: SharedMemory | None = None,
) -> None:
    """Clean up again and again; `in_use` tells which rooms are in memory. Of several processes one does it for all."""
    while True:
        try:
            if ownership is None or await ownership.may_sweep():
                await clean_up(store, settings, datetime.now(UTC), in_use())
                if shared:
                    await shared.sweep()
        except StorageError as error:
            logging.getLogger("meowze").error("old rooms could not be deleted: %s", error)
        gc.collect()  # of everything, which takes too long while an act waits
        await asyncio.sleep(HOUR)


async def clean_up(store: JournalStore, settings: Settings, now: datetime, in_use: Collection[str] = ()) -> int:
    """Delete rooms that are old enough and not in use; how many there were."""
    deleted = 0
    for over, days in ((False, settings.keep_unfinished_days), (True, settings.keep_days)):
        if days:
            before = (now - timedelta(days=days)).isoformat(timespec="milliseconds")
            deleted += await store.delete_unvisited(before, over, tuple(in_use))
    return deleted
