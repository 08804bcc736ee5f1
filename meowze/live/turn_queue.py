"""Long work, one thing after the other: in turns for those who ask, equal requests once, no more than is done soon."""

import asyncio
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from typing import Any

from meowze.live.errors import Busy


@dataclass(eq=False)
class Job:
    """A request that waits or is being answered."""

    key: Hashable
    request: Any
    who: str
    done: asyncio.Future[Any]
    waiting: int = 0  # how many wait for it; without any it is not begun
    work: asyncio.Future[Any] | None = None  # while it is being answered


class TurnQueue:
    """The requests of many askers. Those of one asker wait for each other, and take turns with those of others.

    With `stops` work is given up when nobody waits for it any more.
    """

    def __init__(
        self,
        answer: Callable[[Any], Awaitable[Any]],
        most: int,
        most_each: int,
        at_once: int = 1,
        stops: bool = False,
    ) -> None:
        self._answer, self._most, self._most_each = answer, most, most_each
        self._at_once, self._stops = at_once, stops
        self._jobs: dict[Hashable, Job] = {}
        self._lines: dict[str, deque[Job]] = {}  # by asker; the first one is next
        self._askers: Counter[str] = Counter()
        self._working: set[asyncio.Task[None]] = set()
        self._closed = False

    def __len__(self) -> int:
        return len(self._jobs)

    async def ask(self, request: Any, who: str, key: Hashable = None) -> Any:
        """The answer to a request; one with the same key that is under way is shared."""
        job = self._jobs.get(key) if key is not None else None
        if job is None:
            job = self._add(request, who, object() if key is None else key)
        job.waiting += 1
        try:
            return await asyncio.shield(job.done)
        finally:
            job.waiting -= 1
            if self._stops and job.work and not job.waiting:
                self._forget(job)  # who asks for the same now gets an answer of their own
                job.work.cancel()

    def close(self) -> None:
        """Answer nothing more."""
        self._closed = True
        for job in self._jobs.values():
            _finish(job, Busy("The server is closing."))

    def _add(self, request: Any, who: str, key: Hashable) -> Job:
        if len(self._jobs) >= self._most or self._askers[who] >= self._most_each or self._closed:
            raise Busy("Much is being asked for just now: please try again in a minute.")
        job = self._jobs[key] = Job(key, request, who, asyncio.get_running_loop().create_future())
        job.done.add_done_callback(lambda done: done.cancelled() or done.exception())  # all who wait may have gone
        self._askers[who] += 1
        self._lines.setdefault(who, deque()).append(job)
        if len(self._working) < self._at_once:
            task = asyncio.create_task(self._work())
            self._working.add(task)
            task.add_done_callback(self._rest)
        return job

    async def _work(self) -> None:
        while self._lines and not self._closed:
            job = self._next()
            if job.waiting:
                job.work = asyncio.ensure_future(self._answer(job.request))
                await asyncio.wait([job.work])
                _finish(job, job.work)
            self._forget(job)
            self._askers -= Counter({job.who: 1})

    def _forget(self, job: Job) -> None:
        if self._jobs.get(job.key) is job:
            del self._jobs[job.key]

    def _rest(self, task: asyncio.Task[None]) -> None:
        """Nothing is left to do, at least for one of those who work."""
        self._working.discard(task)

    def _next(self) -> Job:
        """Take the first job of the asker who is next; then it is the turn of the others."""
        who = next(iter(self._lines))
        line = self._lines.pop(who)
        job = line.popleft()
        if line:
            self._lines[who] = line
        return job


def _finish(job: Job, answer: asyncio.Future[Any] | Exception) -> None:
    if job.done.done():
        return
    if isinstance(answer, Exception):
        job.done.set_exception(answer)
    elif answer.cancelled():
        job.done.cancel()
    elif error := answer.exception():
        job.done.set_exception(error)
    else:
        job.done.set_result(answer.result())
