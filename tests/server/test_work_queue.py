"""Work in other processes: in turns for those who ask, equal requests once, no more than can be done soon."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest

from meowze.games.errors import Unreadable
from meowze.live.errors import Busy
from meowze.server.work_queue import FailedRequest, WorkQueue, answered
from meowze.worker_process import WorkerLost


class Scripted:
    """A worker that notes what it is asked, and answers when it is allowed to."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.allowed = threading.Semaphore(0)
        self.stopped = threading.Event()
        self.killed = self.lost = False

    def ask(self, request: str) -> Any:
        """An answer, when it is allowed."""
        self.asked.append(request)
        self.allowed.acquire()
        if self.killed or self.lost or request == "die":
            raise WorkerLost(request)
        return answered(self._answer, request)

    def _answer(self, request: str) -> str:
        if request == "wrong":
            raise Unreadable("this is wrong").with_key("record", line=3)
        return request.upper()

    def interrupt(self) -> None:
        """End in the middle of the work."""
        self.lost = True
        self.allowed.release()

    def stop(self) -> None:
        """End for now."""
        self.stopped.set()
        self.lost = False

    def kill(self) -> None:
        """End for good."""
        self.killed = True
        self.allowed.release()


def scripted(
    test: Callable[[WorkQueue, Scripted], Awaitable[None]],
    most: int = 9,
    each: int = 4,
    idle: float = 60,
    stops: bool = False,
) -> None:
    """Run a test with a queue before a worker that waits."""

    async def run() -> None:
        queue, worker = WorkQueue("tests", most, each, idle, stops), Scripted()
        queue.worker = worker  # type: ignore[assignment]
        async with asyncio.timeout(60):
            try:
                await test(queue, worker)
            finally:
                queue.close()

    asyncio.run(run())


async def asking(queue: WorkQueue, request: str, who: str, key: str | None = None) -> "asyncio.Task[Any]":
    """Ask, and wait until it is in the queue."""
    task = asyncio.create_task(queue.ask(request, who, key))
    await asyncio.sleep(0)
    return task


async def until(holds: Callable[[], Any]) -> None:
    """Wait for a condition."""
    while not holds():
        await asyncio.sleep(0.001)


def test_askers_take_turns() -> None:
    """Whoever asks for much waits for it; another one who asks once is next."""

    async def test(queue: WorkQueue, worker: Scripted) -> None:
        asked = [await asking(queue, f"a{k}", "a") for k in range(4)]
        await until(lambda: worker.asked)
        asked += [await asking(queue, "b0", "b"), await asking(queue, "c0", "c"), await asking(queue, "b1", "b")]
        worker.allowed.release(7)
        assert await asyncio.gather(*asked) == ["A0", "A1", "A2", "A3", "B0", "C0", "B1"]
        assert worker.asked == ["a0", "a1", "b0", "c0", "a2", "b1", "a3"]

    scripted(test)


def test_too_much_is_refused() -> None:
    """One asker may have so many requests waiting and all together so many; later there is room again."""

    async def test(queue: WorkQueue, worker: Scripted) -> None:
        asked = [await asking(queue, f"a{k}", "a") for k in range(2)]
        with pytest.raises(Busy):
            await queue.ask("a2", "a")
        asked += [await asking(queue, f"{who}0", who) for who in "bc"]
        with pytest.raises(Busy):
            await queue.ask("d0", "d")
        worker.allowed.release(5)
        await asyncio.gather(*asked)
        assert await queue.ask("a2", "a") == "A2"
        assert not len(queue)

    scripted(test, most=4, each=2)


def test_equal_requests_are_answered_once() -> None:
    """Those who ask for the same thing share the answer, and do not count as more."""

    async def test(queue: WorkQueue, worker: Scripted) -> None:
        asked = [await asking(queue, "same", who, "key") for who in "aaaabbbb"]
        worker.allowed.release(1)
        assert await asyncio.gather(*asked) == ["SAME"] * 8
        assert worker.asked == ["same"]

    scripted(test, most=2, each=1)


def test_a_request_is_prepared_when_its_turn_has_come() -> None:
    """What must be read for a request is read neither before its turn nor for one that is refused."""

    async def test(queue: WorkQueue, worker: Scripted) -> None:
        prepared = list[str]()

        async def prepare() -> str:
            prepared.append("late")
            return "late"

        first = await asking(queue, "first", "a")
        await until(lambda: worker.asked)
        second = asyncio.create_task(queue.ask(prepare, "a"))
        with pytest.raises(Busy):
            await asyncio.gather(asyncio.sleep(0), queue.ask(prepare, "a"))
        assert prepared == []
        worker.allowed.release(2)
        assert (await first, await second) == ("FIRST", "LATE")
        assert prepared == ["late"]

    scripted(test, each=2)


def test_what_nobody_waits_for_is_not_begun() -> None:
    """A request whose asker has gone is skipped."""

    async def test(queue: WorkQueue, worker: Scripted) -> None:
        first, gone, last = [await asking(queue, f"a{k}", "a") for k in range(3)]
        await until(lambda: worker.asked)
        gone.cancel()
        with suppress(asyncio.CancelledError):
            await gone
        worker.allowed.release(2)
        await asyncio.gather(first, last)
        assert worker.asked == ["a0", "a2"]

    scripted(test)


def test_mistakes_and_losses_are_told() -> None:
    """An error of the worker arrives with its key; after its process died the next request is answered."""

    async def test(queue: WorkQueue, worker: Scripted) -> None:
        worker.allowed.release(3)
        with pytest.raises(FailedRequest, match="this is wrong") as caught:
            await queue.ask("wrong", "a")
        assert (caught.value.key, caught.value.values) == ("record", {"line": 3})
        with pytest.raises(WorkerLost):
            await queue.ask("die", "a")
        assert await queue.ask("right", "a") == "RIGHT"

    scripted(test)


def test_an_idle_process_ends() -> None:
    """After a while without requests the process is stopped, and whoever still waits at the end is answered."""

    async def test(queue: WorkQueue, worker: Scripted) -> None:
        worker.allowed.release(1)
        await queue.ask("once", "a")
        await until(worker.stopped.is_set)
        waiting = [await asking(queue, f"a{k}", "a") for k in range(2)]
        await until(lambda: len(worker.asked) == 2)
        queue.close()
        for task in waiting:
            with pytest.raises(Busy):
                await task
        with pytest.raises(Busy):
            await queue.ask("late", "a")

    scripted(test, idle=0.001)


def test_work_that_nobody_waits_for_ends_with_its_process() -> None:
    """Where that is wanted, a process ends when the last one who waits has gone, and the next request gets another."""

    async def test(queue: WorkQueue, worker: Scripted) -> None:
        one, same = [await asking(queue, "film", who, "key") for who in "ab"]
        await until(lambda: worker.asked)
        one.cancel()
        with suppress(asyncio.CancelledError):
            await one
        assert not worker.lost
        same.cancel()
        await until(worker.stopped.is_set)
        worker.allowed.release(1)
        assert await queue.ask("film", "c", "key") == "FILM"
        assert worker.asked == ["film", "film"]

    scripted(test, stops=True)


def test_a_process_that_was_given_up_is_replaced() -> None:
    """Whoever asks just after a film was given up gets an answer of a new process."""

    async def test() -> None:
        queue = WorkQueue("tests.test_worker_process:Echo", 9, 4, stops=True)
        try:
            for _ in range(3):
                pid = await queue.ask("pid", "a")
                waiting = await asking(queue, "wait", "a")
                await until(lambda: any(job.work for job in queue._jobs.values()))
                waiting.cancel()
                assert await queue.ask("pid", "b") != pid
        finally:
            queue.close()

    asyncio.run(test())
