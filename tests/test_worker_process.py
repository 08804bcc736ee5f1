"""Processes that work for others: they answer, are cancelled, die and are replaced, and end with their owner."""

import os
import platform
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from meowze.worker_process import WorkerLost, WorkerProcess
from tests.paths import ROOT

PATIENCE = 60.0


class Echo:
    """Does a few simple things."""

    def answer(self, request: str, cancelled: Callable[[], bool]) -> object:
        """What is asked for."""
        if request == "pid":
            return os.getpid()
        if request == "die":
            os._exit(3)
        if request == "wait":
            while not cancelled():
                time.sleep(0.01)
            return "cancelled"
        if request == "holes":
            return _left_by_large_blocks()
        print("this is not an answer")
        return request * 2

    def close(self) -> None:
        """Nothing is held."""


def _left_by_large_blocks() -> float:
    """Megabytes that the process still holds after it has freed blocks of 60 MB between small ones."""
    before = _resident()
    first = bytearray(8_000_000)
    del first
    blocks = [(bytearray(1_000_000), bytearray(1_000)) for _ in range(60)]
    small = [small for _, small in blocks]
    del blocks
    return _resident() - before if small else 0.0


def _resident() -> float:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


@pytest.fixture
def worker() -> Iterator[WorkerProcess]:
    """A process that is gone after the test."""
    worker = WorkerProcess("tests.test_worker_process:Echo")
    yield worker
    worker.kill()


def test_it_answers_whatever_it_prints(worker: WorkerProcess) -> None:
    """Requests and answers of any size, one after the other, by one process."""
    assert not worker.is_running
    pid = worker.ask("pid")
    for text in ("x", "y" * 200_000):
        assert worker.ask(text) == text * 2
    assert worker.ask("pid") == pid != os.getpid()


@pytest.mark.skipif(not platform.libc_ver()[0].startswith("glibc"), reason="it is about glibc's memory")
def test_freed_memory_goes_back(worker: WorkerProcess) -> None:
    """What a process held for a film or a long game is given back when it is done, not kept in holes between others."""
    assert worker.ask("holes") < 10


def test_another_one_takes_over(worker: WorkerProcess) -> None:
    """Who asked a process that died is told so; the next request starts another one."""
    pid = worker.ask("pid")
    with pytest.raises(WorkerLost):
        worker.ask("die")
    assert worker.ask("pid") != pid


def test_a_request_can_be_cancelled(worker: WorkerProcess) -> None:
    """The right one, while it is being answered."""
    worker.ask("x")
    answers: list[object] = []
    asking = threading.Thread(target=lambda: answers.append(worker.ask("wait", 7)))
    asking.start()
    worker.cancel(6)
    asking.join(0.2)
    assert answers == []
    worker.cancel(7)
    asking.join(PATIENCE)
    assert answers == ["cancelled"]


def test_closed_is_closed(worker: WorkerProcess) -> None:
    """After its end nothing is started."""
    worker.ask("x")
    worker.close()
    with pytest.raises(WorkerLost):
        worker.ask("x")


def test_it_ends_with_whoever_started_it() -> None:
    """A process whose other end was killed notices and goes."""
    code = (
        "import os; from meowze.worker_process import WorkerProcess;"
        "worker = WorkerProcess('tests.test_worker_process:Echo');"
        "print(worker.ask('pid'), flush=True); os.kill(os.getpid(), 9)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=ROOT)
    pid, until = int(done.stdout), time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.02)
    pytest.fail("the process is still there")


def test_an_interrupted_process_is_not_started_again_before_it_was_stopped(worker: WorkerProcess) -> None:
    """Who asks at the moment in which the work is given up starts no process that nobody would end."""
    worker.ask("pid")
    worker.interrupt()
    while worker.is_running:  # the system may need a moment to end it
        time.sleep(0.01)
    with pytest.raises(WorkerLost):
        worker.ask("pid")
    worker.stop()
    assert worker.ask("x") == "xx"
