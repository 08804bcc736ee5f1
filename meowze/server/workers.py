"""Several server processes at one port: a first process that starts them, starts a dead one again, and ends them."""

import pickle
import signal
import subprocess
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import NamedTuple

from meowze.server.settings import Settings

COMMAND = "from meowze.server.run import work; work()"
POLL_SECONDS = 0.1
RESTART_SECONDS = 1.0  # between two starts of the same one
END_SECONDS = 15.0


class Job(NamedTuple):
    """What a process is started with."""

    settings: Settings
    address: tuple[str, int]
    siblings: Path  # a folder of theirs


class ServerProcess:
    """One of the processes, started again after it has died."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.process: subprocess.Popen[bytes] | None = None
        self.started = 0.0

    def start(self) -> None:
        """Start it; it ends by itself when this process is gone, for then its standard input ends."""
        self.started = time.monotonic()
        line = [sys.executable, "-c", COMMAND]
        self.process = subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self.process.stdin
        self.process.stdin.write(pickle.dumps(self.job))
        self.process.stdin.flush()

    def wait_until_ready(self) -> bool:
        """Wait until it serves; false if it could not start."""
        assert self.process
        assert self.process.stdout
        return bool(self.process.stdout.readline())

    def restart_if_dead(self) -> None:
        """Start it again if it has died, but not too often."""
        assert self.process
        if self.process.poll() is not None and time.monotonic() - self.started > RESTART_SECONDS:
            self._close_pipes()
            self.start()

    def end(self) -> None:
        """Ask it to end."""
        if self.process and self.process.poll() is None:
            self.process.terminate()

    def wait(self, until: float) -> None:
        """Wait for its end, and end it by force when the time is over."""
        assert self.process
        try:
            self.process.wait(max(0.0, until - time.monotonic()))
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._close_pipes()

    def _close_pipes(self) -> None:
        assert self.process
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe:
                pipe.close()


def run_processes(settings: Settings, address: tuple[str, int], siblings: Path, says: str) -> None:
    """Run as many server processes as the settings say, all at one address, until a signal ends them."""
    processes = [ServerProcess(Job(_nth(settings, n), address, siblings)) for n in range(settings.workers)]
    ending = threading.Event()

    def end(_: int, __: FrameType | None) -> None:
        ending.set()

    before = {sign: signal.signal(sign, end) for sign in (signal.SIGINT, signal.SIGTERM)}
    try:
        for process in processes:
            process.start()
        if not all(process.wait_until_ready() for process in processes):
            sys.exit("meowze: a server process could not start")
        print(says, flush=True)
        while not ending.wait(POLL_SECONDS):
            for process in processes:
                process.restart_if_dead()
    finally:
        for process in processes:
            process.end()
        until = time.monotonic() + END_SECONDS
        for process in processes:
            process.wait(until)
        for sign, handler in before.items():
            signal.signal(sign, handler)


def _nth(settings: Settings, n: int) -> Settings:
    """The settings of one of the processes: each has an internal port of its own."""
    host, _, port = settings.internal.rpartition(":")
    internal = f"{host}:{int(port) + n}" if host and int(port) else settings.internal
    return replace(settings, internal=internal)
