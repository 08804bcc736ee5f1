"""Work that would hold up the event loop, done by another process: in turns for those who ask, equal requests once."""

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from meowze.games.errors import MeowzeError
from meowze.live.turn_queue import TurnQueue
from meowze.worker_process import WorkerProcess

IDLE_SECONDS = 15.0  # after which the process ends with all its memory: the next request starts another one


class Failure(NamedTuple):
    """The answer of a worker to a request that contains a mistake."""

    error: str
    key: str
    values: dict[str, str | int]

    @classmethod
    def of(cls, error: MeowzeError) -> "Failure":
        """An error as an answer."""
        return cls(str(error), error.key, dict(error.values))


class FailedRequest(MeowzeError):
    """A request that a worker could not answer, and why."""


class WorkQueue(TurnQueue):
    """The requests to one process, which ends with all its memory when it was idle for a while.

    With `stops` it also ends, in the middle of its work, when nobody waits for that any more.
    """

    def __init__(
        self, target: str, most: int, most_each: int, idle_seconds: float = IDLE_SECONDS, stops: bool = False
    ) -> None:
        super().__init__(self._ask_worker, most, most_each, stops=stops)
        self.worker = WorkerProcess(target)
        self._idle_seconds = idle_seconds
        self._thread = ThreadPoolExecutor(1)
        self._ending: asyncio.TimerHandle | None = None

    @property
    def running(self) -> int:
        """How many processes work: one or none."""
        return int(self.worker.is_running)

    async def ask(self, request: Any, who: str, key: Hashable = None) -> Any:
        """The answer to a request; one with the same key that is under way is shared.

        A function in its place is called when its turn has come, and returns the request.
        """
        answer = await super().ask(request, who, key)
        if isinstance(answer, Failure):
            raise FailedRequest(answer.error).with_key(answer.key, **answer.values)
        return answer

    def close(self) -> None:
        """Answer nothing more."""
        self._stop_timer()
        self.worker.kill()
        self._thread.shutdown(wait=False)
        super().close()

    async def _ask_worker(self, request: Any) -> Any:
        self._stop_timer()
        if callable(request):
            request = await request()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self.worker.ask, request)
        except asyncio.CancelledError:
            self._give_up()
            raise

    def _give_up(self) -> None:
        """End the process: the thread that waits for it is told so, then it is gone before anything else is asked."""
        if not self._closed:
            self.worker.interrupt()
            self._thread.submit(self.worker.stop)

    def _rest(self, task: asyncio.Task[None]) -> None:
        super()._rest(task)
        if not self._closed:
            self._stop_timer()
            self._ending = asyncio.get_running_loop().call_later(self._idle_seconds, self._end)

    def _end(self) -> None:
        self._thread.submit(self.worker.stop)

    def _stop_timer(self) -> None:
        if self._ending:
            self._ending.cancel()
        self._ending = None


def answered(answer: Callable[[Any], Any], request: Any) -> Any:
    """In the process: the answer to a request, or what is wrong with it."""
    try:
        return answer(request)
    except MeowzeError as error:
        return Failure.of(error)
