"""Rooms read from their journals: away from the event loop, and long ones in a process of their own."""

import asyncio
from collections.abc import Sequence

from meowze.room.journal import DamagedJournal, Header, Row
from meowze.room.room_state import RoomState
from meowze.server.replay_worker import ReadRoom, read_room
from meowze.server.work_queue import FailedRequest, WorkQueue
from meowze.worker_process import WorkerLost

THREAD_ROWS = 500  # so many are replayed in a thread, which takes turns with the event loop for a moment
MAX_WAITING = 1000
WORKER = "meowze.server.replay_worker:ReplayWorker"


class ProcessReader:
    """Reads rooms: short ones in a thread, long ones in another process."""

    def __init__(self, thread_rows: int = THREAD_ROWS) -> None:
        self.queue = WorkQueue(WORKER, MAX_WAITING, MAX_WAITING)
        self._thread_rows = thread_rows

    async def read(self, header: Header, rows: Sequence[Row]) -> RoomState:
        """The state of the room that wrote these rows."""
        if len(rows) > self._thread_rows:
            try:
                state: RoomState = await self.queue.ask(ReadRoom(header, list(rows)), header.room)
                return state
            except FailedRequest as error:
                raise DamagedJournal(str(error)).with_key(error.key, **error.values) from None
            except WorkerLost:
                pass  # its process could not be started, or was killed
        return await asyncio.to_thread(read_room, header, list(rows))

    def close(self) -> None:
        """Read nothing more."""
        self.queue.close()
