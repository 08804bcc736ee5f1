"""The sweeper: rooms that nobody visits any more are deleted, once an hour, by what the host has settled."""

import asyncio
import gc
import logging
from collections.abc import Callable, Collection
from datetime import UTC, datetime, timedelta

from meowze.server.settings import Settings
from meowze.storage.journal_store import Storage, Unstored

HOUR = 3600


async def sweep_on(storage: Storage, settings: Settings, used: Callable[[], Collection[str]]) -> None:
    """Sweep again and again; `used` tells the rooms that are in memory."""
    while True:
        try:
            await sweep(storage, settings, datetime.now(UTC), used())
        except Unstored as error:
            logging.getLogger("meowze").error("rooms could not be swept: %s", error)
        gc.collect()  # of all generations, which the server does not do while people play
        await asyncio.sleep(HOUR)


async def sweep(storage: Storage, settings: Settings, now: datetime, used: Collection[str] = ()) -> int:
    """Delete what is old enough and not in use; how many rooms that were."""
    swept = 0
    for over, days in ((False, settings.keep_unfinished_days), (True, settings.keep_days)):
        if days:
            before = (now - timedelta(days=days)).isoformat(timespec="milliseconds")
            swept += await storage.sweep(before, over, tuple(used))
    return swept
