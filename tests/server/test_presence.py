"""Long answers end when whoever asked for them has gone."""

import socket
import time
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meowze.server import picture_worker
from meowze.server.picture_worker import PictureRequest
from meowze.server.work_queue import WorkQueue
from meowze.worker_process import WorkerProcess
from tests.live.test_review_api import GAME, Reviewers
from tests.server.serving import PATIENCE, Answer, running

SLOW = "tests.server.test_presence:SlowFilms"


def until(holds: bool, waited: float) -> bool:
    """Whether to wait on."""
    assert waited < PATIENCE
    time.sleep(0.01)
    return not holds


def test_a_review_that_nobody_waits_for_is_given_up(tmp_path: Path) -> None:
    """The bots are called off when the connection ends; an answer arrives as long as it lasts."""
    bots = Reviewers(silent=True)
    with running(tmp_path / "games.sqlite", workers=bots) as address:
        brought = Answer(address, "POST", "/api/records", {"text": GAME.text})
        path = f"/api/replays/{msgspec.json.decode(brought.body)['id']}/review"
        host, _, port = address.partition(":")
        with socket.create_connection((host, int(port))) as link:
            link.sendall(f"GET {path} HTTP/1.1\r\nhost: {address}\r\n\r\n".encode())
            begun = time.monotonic()
            while until(bool(bots.asked), time.monotonic() - begun):
                pass
            assert not bots.cancelled
        while until(bool(bots.cancelled), time.monotonic() - begun):
            pass
        bots.silent, bots.answer = False, Future()
        assert Answer(address, "GET", path).body == b"{}"


def test_a_film_that_nobody_waits_for_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process ends with all its memory when the connection ends; the next film has another one."""
    queues, asked = list[WorkQueue](), list[str]()
    give_up, ask = WorkQueue._give_up, WorkerProcess.ask

    def watched(worker: WorkerProcess, what: Any, number: int = 0) -> Any:
        asked.extend([worker.target] * (worker.target == SLOW))
        return ask(worker, what, number)

    def given_up(queue: WorkQueue) -> None:
        queues.append(queue)
        give_up(queue)

    monkeypatch.setattr(WorkQueue, "_give_up", given_up)
    monkeypatch.setattr(WorkerProcess, "ask", watched)
    monkeypatch.setattr(picture_worker, "WORKER", SLOW)
    with running(tmp_path / "games.sqlite") as address:
        brought = Answer(address, "POST", "/api/records", {"text": GAME.text})
        path = f"/api/replays/{msgspec.json.decode(brought.body)['id']}"
        host, _, port = address.partition(":")
        with socket.create_connection((host, int(port))) as link:
            link.sendall(f"GET {path}/game.gif HTTP/1.1\r\nhost: {address}\r\n\r\n".encode())
            begun = time.monotonic()
            while until(len(asked) == 1, time.monotonic() - begun):
                pass
        while until(bool(queues), time.monotonic() - begun):
            pass
        assert Answer(address, "GET", f"{path}/game.webp").body == b"film"


class SlowFilms:
    """Makes films, of which a GIF never ends."""

    def answer(self, request: PictureRequest, cancelled: Callable[[], bool]) -> bytes:
        """A film at last."""
        while request.kind == "gif":
            time.sleep(0.01)
        return b"film"

    def close(self) -> None:
        """Nothing is held."""
