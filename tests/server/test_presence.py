"""Long answers end when whoever asked for them has gone."""

import socket
import time
from concurrent.futures import Future
from pathlib import Path

import msgspec

from tests.live.test_review_api import GAME, Reviewers
from tests.server.serving import PATIENCE, Answer, running


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
