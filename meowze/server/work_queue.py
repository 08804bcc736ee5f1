"""Work that would hold up the event loop, done by another process: in turns for those who ask, equal requests once."""

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, NamedTuple

from meowze.games.errors import MeowzeError
from meowze.worker_process import WorkerProcess

IDLE_SECONDS = 15.0  # after which the process ends with all its memory: the next request starts another one


class Busy(MeowzeError):
    """Something that cannot be done now, because too much else waits to be done."""

    key = "busy"


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


@dataclass(eq=False)
class Job:
    """A request that waits or is being answered."""

    key: Hashable
    request: Any
    who: str
    done: asyncio.Future[Any]
    waiting: int = 0  # how many wait for it; without any it is not begun


class WorkQueue:
    """The requests to one process. Those of one asker wait for each other, and take turns with those of others."""

    def __init__(self, target: str, most: int, most_each: int, idle_seconds: float = IDLE_SECONDS) -> None:
        self.worker = WorkerProcess(target)
        self._most, self._most_each, self._idle_seconds = most, most_each, idle_seconds
        self._jobs: dict[Hashable, Job] = {}
        self._lines: dict[str, deque[Job]] = {}  # by asker; the first one is next
        self._askers: Counter[str] = Counter()
        self._thread = ThreadPoolExecutor(1)
        self._working: asyncio.Task[None] | None = None
        self._ending: asyncio.TimerHandle | None = None
        self._closed = False

    def __len__(self) -> int:
        return len(self._jobs)

    @property
    def running(self) -> int:
        """How many processes work: one or none."""
        return int(self.worker.is_running)

    async def ask(self, request: Any, who: str, key: Hashable = None) -> Any:
        """The answer to a request; one with the same key that is under way is shared.

        A function in its place is called when its turn has come, and returns the request.
        """
        job = self._jobs.get(key) if key is not None else None
        if job is None:
            job = self._add(request, who, object() if key is None else key)
        job.waiting += 1
        try:
            answer = await asyncio.shield(job.done)
        finally:
            job.waiting -= 1
        if isinstance(answer, Failure):
            raise FailedRequest(answer.error).with_key(answer.key, **answer.values)
        return answer

    def close(self) -> None:
        """Answer nothing more."""
        self._closed = True
        self._stop_timer()
        self.worker.kill()
        self._thread.shutdown(wait=False)
        for job in self._jobs.values():
            _finish(job, Busy("The server is closing."))

    def _add(self, request: Any, who: str, key: Hashable) -> Job:
        if len(self._jobs) >= self._most or self._askers[who] >= self._most_each or self._closed:
            raise Busy("Much is being asked for just now: please try again in a minute.")
        job = self._jobs[key] = Job(key, request, who, asyncio.get_running_loop().create_future())
        job.done.add_done_callback(lambda done: done.cancelled() or done.exception())  # all who wait may have gone
        self._askers[who] += 1
        self._lines.setdefault(who, deque()).append(job)
        if self._working is None:
            self._stop_timer()
            self._working = asyncio.create_task(self._work())
        return job

    async def _work(self) -> None:
        while self._lines and not self._closed:
            job = self._next()
            _finish(job, await self._answer(job.request) if job.waiting else None)
            del self._jobs[job.key]
            self._askers -= Counter({job.who: 1})
        self._working = None
        if not self._closed:
            self._ending = asyncio.get_running_loop().call_later(self._idle_seconds, self._rest)

    async def _answer(self, request: Any) -> Any:
        try:
            if callable(request):
                request = await request()
            return await asyncio.get_running_loop().run_in_executor(self._thread, self.worker.ask, request)
        except Exception as error:
            return error

    def _next(self) -> Job:
        """Take the first job of the asker who is next; then it is the turn of the others."""
        who = next(iter(self._lines))
        line = self._lines.pop(who)
        job = line.popleft()
        if line:
            self._lines[who] = line
        return job

    def _rest(self) -> None:
        self._thread.submit(self.worker.stop)

    def _stop_timer(self) -> None:
        if self._ending:
            self._ending.cancel()
        self._ending = None


def _finish(job: Job, answer: Any) -> None:
    if job.done.done():
        return
    if isinstance(answer, Exception):
        job.done.set_exception(answer)
    else:
        job.done.set_result(answer)


def answered(answer: Callable[[Any], Any], request: Any) -> Any:
    """In the process: the answer to a request, or what is wrong with it."""
    try:
        return answer(request)
    except MeowzeError as error:
        return Failure.of(error)
