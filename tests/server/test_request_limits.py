"""What one client may ask of a server: too many requests, wrong codes, rooms opened in parallel."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from meowze.live import close_codes
from meowze.room.messages import incoming
from meowze.server import limits
from meowze.server.limits import Limits
from meowze.server.middleware import RequestGuard
from meowze.server.settings import Settings
from tests.server.serving import PATIENCE, Answer, new_room, new_token, opened, running, seated

pytestmark = pytest.mark.usefixtures("in_a_hurry")


async def asked(
    guard: RequestGuard, address: str, kind: str = "http", host: bytes = b"127.0.0.1:8440"
) -> tuple[int, dict[bytes, bytes]]:
    """Status and headers of what a guard answers to a client whose address a proxy tells."""
    heard: list[Any] = []

    async def send(message: Any) -> None:
        heard.append(message)

    async def receive() -> Any:
        """Nothing comes."""

    headers = [(b"host", host), (b"x-forwarded-for", address.encode())]
    here = {"server": ("127.0.0.1", 8440), "client": ("127.0.0.1", 5), "extensions": {"websocket.http.response": {}}}
    await guard({"type": kind, "path": "/", "headers": headers, **here}, receive, send)
    return heard[0].get("status", 0), dict(heard[0].get("headers", ()))


async def fine(scope: Any, receive: Any, send: Any) -> None:
    """An application that is content with everything."""
    await send({"type": "http.response.start", "status": 200, "headers": []})


@pytest.mark.parametrize(("kind", "limit"), [("http", "requests"), ("websocket", "handshakes")])
def test_too_many_requests_are_refused(monkeypatch: pytest.MonkeyPatch, kind: str, limit: str) -> None:
    """Who asks or opens sockets too fast is told when to come again; others and later ones are not."""
    monkeypatch.setattr(limits, "PATIENCE", 0.0)
    now = 100.0
    settings = Settings("x", trusted_proxies=("127.0.0.1",), **{limit: 1})  # type: ignore[arg-type]
    guard = RequestGuard(fine, settings, Limits(settings, lambda: now))

    async def status(address: str) -> int:
        return (await asked(guard, address, kind))[0]

    async def work() -> None:
        nonlocal now
        assert [await status("2001:db8::1") for _ in range(2)] == [200, 429]
        assert await status("2001:db8::2") == 429
        assert await status("192.0.2.1") == 200
        _, headers = await asked(guard, "2001:db8::1", kind)
        assert headers[b"retry-after"] == b"10"
        now = 110.0
        assert await status("2001:db8::1") == 200

    asyncio.run(work())


def test_requests_under_a_wrong_name_count_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Being refused is no way around the limits."""
    monkeypatch.setattr(limits, "PATIENCE", 0.0)
    settings = Settings("x", requests=1)
    guard = RequestGuard(fine, settings, Limits(settings, lambda: 100.0))

    async def work() -> None:
        assert [(await asked(guard, "192.0.2.1", host=b"evil.example"))[0] for _ in range(2)] == [403, 429]

    asyncio.run(work())


def test_requests_wait_for_their_turn() -> None:
    """A class that loads the page at once is served one after the other, not refused."""
    settings = Settings("x", requests=20)
    guard = RequestGuard(fine, settings)

    async def work() -> None:
        start = time.monotonic()
        found = await asyncio.gather(*(asked(guard, "192.0.2.1") for _ in range(30)))
        assert {status for status, _ in found} == {200}
        assert time.monotonic() - start > 0.3

    asyncio.run(work())


def test_guessing_codes_ends_soon(tmp_path: Path) -> None:
    """Wrong codes are soon answered 429, by socket too; so is a right one of others, but not one's own room."""
    with running(tmp_path / "games.sqlite", wrong_codes=3, trusted_proxies=("127.0.0.1",)) as address:

        def status(who: str, path: str) -> Answer:
            return Answer(address, "GET", path, x_forwarded_for=who)

        theirs = Answer(address, "POST", "/api/rooms", new_room(new_token()), x_forwarded_for="192.0.2.2").json["room"]
        own = Answer(address, "POST", "/api/rooms", new_room(new_token()), x_forwarded_for="192.0.2.1").json["room"]
        wrong = ["/api/rooms/bcdfghjk", "/api/replays/bcdfghjm/record", "/api/bot/rooms/bcdfghjn/stream"]
        assert Answer(
            address, "GET", wrong[2], x_forwarded_for="192.0.2.1", authorization=f"Bearer {new_token()}"
        ).status == 404  # fmt: skip
        assert [status("192.0.2.1", path).status for path in wrong[:2]] == [404, 404]
        refused = status("192.0.2.1", f"/api/rooms/{theirs}")
        assert (refused.status, refused.json["key"]) == (429, "wrong-codes")
        assert 0 < int(refused.headers["retry-after"]) <= 200
        assert status("192.0.2.1", f"/api/rooms/{own}").status == 200
        assert status("192.0.2.3", f"/api/rooms/{theirs}").status == 200
        url = f"ws://{address}/api/rooms/{theirs}/socket"
        with connect(url, additional_headers={"x-forwarded-for": "192.0.2.1"}, open_timeout=PATIENCE) as client:
            with pytest.raises(ConnectionClosed) as closed:
                client.recv(timeout=PATIENCE)
            assert closed.value.rcvd
            assert closed.value.rcvd.code == close_codes.TOO_MANY


def test_a_question_without_a_token_finds_no_room(tmp_path: Path) -> None:
    """What is answered before the room is looked for makes no code known."""
    with running(tmp_path / "games.sqlite", wrong_codes=1, trusted_proxies=("127.0.0.1",)) as address:
        theirs = Answer(address, "POST", "/api/rooms", new_room(new_token()), x_forwarded_for="192.0.2.2").json["room"]
        act = {"seat": 0, "at": 0, "id": "a", "action": "b2+"}
        asked_for = [f"/api/bot/rooms/{room}/act" for room in ("bcdfghjk", theirs)]
        assert {Answer(address, "POST", path, act).status for path in asked_for} == {401}
        assert Answer(address, "GET", "/api/rooms/bcdfghjk").status == 404
        assert Answer(address, "GET", f"/api/rooms/{theirs}").status == 429


def test_guessing_pairing_codes_ends_soon(tmp_path: Path) -> None:
    """A device that tries pairing codes is disconnected."""
    with running(tmp_path / "games.sqlite", wrong_codes=3) as address:
        token = new_token()
        room = opened(address, token)
        with seated(address, room, token), seated(address, room, "", hello=False) as thief:
            for _ in range(3):
                thief.say(incoming.Hello(token=new_token(), code="bcdfghjk"))
                assert thief.hear("refused")["key"] == "pairing"
            thief.say(incoming.Hello(token=new_token(), code="bcdfghjk"))
            with pytest.raises(ConnectionClosed) as closed:
                thief.hear("never")
            assert closed.value.rcvd
            assert closed.value.rcvd.code == close_codes.TOO_MANY


@pytest.mark.parametrize("limit", ["rooms_per_address", "rooms_per_device", "openings"])
def test_rooms_opened_in_parallel_are_counted(tmp_path: Path, limit: str) -> None:
    """Asking for many rooms at the same moment gives no more than asking for one after the other."""
    with running(tmp_path / "games.sqlite", **{limit: 4}) as address, ThreadPoolExecutor(20) as at_once:
        asked_for = new_room(new_token())
        answers = list(at_once.map(lambda _: Answer(address, "POST", "/api/rooms", asked_for), range(20)))
        assert sorted(answer.status for answer in answers) == [201] * 4 + [429] * 16
        assert all(int(answer.headers["retry-after"]) > 0 for answer in answers if answer.status == 429)


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", f"/{'x' * 60_000}", None, 414),
        ("GET", f"/api/games?{'x' * 60_000}", None, 414),
        ("POST", "/api/rooms", b"[" * 9_000, 400),
        ("POST", "/api/rooms", b'{"a":' * 3_000, 400),
        ("GET", "//api//rooms//bcdfgh", None, 404),
    ],
)
def test_nonsense_leaves_no_trace_in_the_log(
    address: str, caplog: pytest.LogCaptureFixture, method: str, path: str, body: bytes | None, status: int
) -> None:
    """What only a client can have got wrong is answered, and not worth a line."""
    assert Answer(address, method, path, body, content_type="application/json").status == status
    assert caplog.text == ""


def test_stream_of_a_closed_room_is_no_error(address: str, caplog: pytest.LogCaptureFixture) -> None:
    """Strangers get a refusal, and the log gets nothing."""
    token = new_token()
    room = opened(address, token)
    with seated(address, room, token) as host:
        host.ask(incoming.Settle(True, True, 60, "s"))
        told = Answer(address, "GET", f"/api/bot/rooms/{room}/stream", authorization=f"Bearer {new_token()}")
        assert "closed" in told.text
    assert caplog.text == ""
