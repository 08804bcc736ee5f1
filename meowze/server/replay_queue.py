"""Replays of games, made in another process: those who ask take turns, and equal questions are answered once."""

from collections.abc import Hashable
from typing import Any

from meowze.live.errors import Busy, NoReplay
from meowze.live.replay_library import Ask
from meowze.server.work_queue import FailedRequest, WorkQueue
from meowze.worker_process import WorkerLost

MAX_WAITING, MAX_EACH = 100, 24  # requests, of one address; a whole class may have one
WORKER = "meowze.server.replay_worker:ReplayWorker"


class ReplayQueue:
    """The questions to the process that replays games."""

    def __init__(self) -> None:
        self.queue = WorkQueue(WORKER, MAX_WAITING, MAX_EACH)

    async def ask(self, request: Ask, who: str, key: Hashable = None) -> Any:
        """The answer of the process."""
        try:
            return await self.queue.ask(request, who, key)
        except FailedRequest as error:
            raise NoReplay(str(error)).with_key(error.key, **error.values) from None
        except WorkerLost:
            raise Busy("This game could not be shown: please try again.") from None

    def close(self) -> None:
        """Answer nothing more."""
        self.queue.close()
