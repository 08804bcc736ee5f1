"""When this process searches for garbage: a little and often, all of its memory only when that has grown.

Python searches when more objects were made than freed. A server at which people play makes as many as it frees, so
it would wait for long and then search through all objects of all tables that have acted meanwhile, for a tenth of a
second, while everybody waits. Rooms and sockets leave no cycles behind, so the old objects need no search at all.
"""

import asyncio
import gc
import sys

THRESHOLDS = (2_000, 10, 1_000_000)  # for bursts; never all objects, which is decided here
YOUNG_SECONDS = 0.05
GROWTH, LEAST_GROWTH = 1.5, 1_000_000  # memory blocks, since the last search through all objects
LOOKS = 200  # searches through young objects, after which memory is looked at


async def collect_garbage() -> None:
    """Search for ever; what was imported so far stays for ever, so it is left out."""
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    known = sys.getallocatedblocks()
    while True:
        for _ in range(LOOKS):
            await asyncio.sleep(YOUNG_SECONDS)
            gc.collect(1)
        if sys.getallocatedblocks() > GROWTH * known + LEAST_GROWTH:
            gc.collect()
            known = sys.getallocatedblocks()
        known = min(known, sys.getallocatedblocks())
