"""What one client may do to a server: each attack in a short form, and the others who are served meanwhile."""

import asyncio
import logging
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from meowze.live import close_codes
from meowze.room.messages import incoming
from meowze.server import limits, open_connections, protocols
from meowze.server.limits import Limits
from meowze.server.log_limits import LINES, MAX_LINE, LogLimit
from meowze.server.middleware import RequestGuard
from meowze.server.open_connections import OpenConnections, UnreadBytes
from meowze.server.rate_limit import CodeGuesses, Held, OpenedRooms, Pace, RateLimiter, network_of
from meowze.server.settings import Settings
from tests.server.serving import PATIENCE, Answer, new_room, new_token, opened, running, seated

CONTINUATION, TEXT, BINARY, PING = 0x0, 0x1, 0x2, 0x9
LONG = 2**24
LET_GO = (ConnectionResetError, BrokenPipeError)


@pytest.fixture(scope="module", autouse=True)
def in_a_hurry() -> Iterator[None]:
    """Servers look more often than usual at connections that they might let go, and wait less."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(open_connections, "SWEEP_SECONDS", 0.05)
        patch.setattr(protocols, "FAREWELL_SECONDS", 0.1)
        yield


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, in_a_hurry: None) -> Iterator[str]:
    """A server that many tests of this file share, with a long page."""
    folder = tmp_path_factory.mktemp("data")
    (folder / "index.html").write_bytes(b"x" * LONG)
    with running(folder / "games.sqlite", pages=folder) as address:
        yield address


@contextmanager
def plain_socket(address: str) -> Iterator[socket.socket]:
    """A connection that can say anything."""
    host, _, port = address.partition(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as opened_socket:
        yield opened_socket


@contextmanager
def web_socket(address: str, room: str) -> Iterator[socket.socket]:
    """A socket to a room whose frames are made by hand."""
    with plain_socket(address) as client:
        client.sendall(
            f"GET /api/rooms/{room}/socket HTTP/1.1\r\nhost: {address}\r\nupgrade: websocket\r\n"
            "connection: upgrade\r\nsec-websocket-version: 13\r\n"
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += client.recv(1)
        assert b" 101 " in answer
        yield client


def frame(kind: int, data: bytes = b"", last: bool = True) -> bytes:
    """A frame of a client, masked with zeros."""
    return bytes([kind | (0x80 if last else 0), 0x80 | len(data), 0, 0, 0, 0]) + data


def everything(client: socket.socket) -> bytes:
    """All that comes until the server ends the connection."""
    found = b""
    with suppress(*LET_GO):
        while data := client.recv(2**16):
            found += data
    return found


def send_for_ever(client: socket.socket, data: bytes, pause: float = 0.0) -> None:
    """Send the same again and again, until the server ends the connection."""
    while True:
        client.sendall(data)
        time.sleep(pause)


def wait_until(condition: Callable[[], object]) -> None:
    """Wait for something that happens by itself."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


def is_served(address: str) -> bool:
    """Whether others can play."""
    token = new_token()
    with seated(address, opened(address, token), token) as client:
        return bool(client.act("b2+")["type"] == "moved")


# ---- budgets


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("2001:db8:1:3::9", "2001:db8:1:3::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::"),
        ("", ""),
    ],
)
def test_a_network_has_one_budget(address: str, network: str) -> None:
    """A house has a whole /64 of IPv6, and an IPv4 address is the same however it is written."""
    assert network_of(address) == network


def test_pace_lets_wait_and_then_refuses() -> None:
    """Some at once, what is more in turn, and too much not at all; later everything again."""
    pace = Pace(2, 1.0)
    assert [pace.wait("a", 100.0) for _ in range(4)] == [0.0, 0.25, 0.75, None]
    assert pace.wait("b", 100.0) == 0.0
    assert pace.wait("a", 101.0) == 0.25
    assert [pace.wait("a", 200.0) for _ in range(3)] == [0.0, 0.25, 0.75]
    assert pace.wait("c", 100.0, 2) == 0.0
    assert pace.wait("c", 100.0) == 0.75


def test_held_things_are_counted() -> None:
    """As many at once as allowed; one that is given back is free for another."""
    held = Held(2)
    assert [held.take("2001:db8::1"), held.take("2001:db8::2"), held.take("2001:db8::3")] == [True, True, False]
    assert held.take("192.0.2.1")
    held.give_back("2001:db8::2")
    assert held.take("2001:db8::4")


def test_wrong_codes_are_counted() -> None:
    """After some wrong codes even right ones are not told, except those found before; then time helps."""
    guesses = CodeGuesses(RateLimiter(2, 20.0))
    known = guesses.attempt("a", "Right", 0.0)
    known.was_not_wrong()
    guesses.found("a", "right")
    assert [guesses.attempt("a", "x", 0.0).wait for _ in range(3)] == [0.0, 0.0, 10.0]
    assert guesses.attempt("a", "RIGHT", 0.0).wait == 0.0
    assert guesses.attempt("b", "x", 0.0).wait == 0.0
    assert guesses.attempt("a", "other", 10.0).wait == 0.0


def test_hints_have_budgets() -> None:
    """Of a device, and of an address; one that is asked for in vain costs the address nothing."""
    budgets = Limits(Settings("x", hints=3, hints_per_device=2), lambda: 100.0)
    assert [budgets.may_ask_hint("192.0.2.1", "a") for _ in range(5)] == [True, True, False, False, False]
    assert [budgets.may_ask_hint("192.0.2.1", "b") for _ in range(2)] == [True, False]
    assert budgets.may_ask_hint("192.0.2.2", "c")


def test_a_hint_too_many_is_refused(tmp_path: Path) -> None:
    """The socket stays, and other messages are answered."""
    token = new_token()
    with (
        running(tmp_path / "games.sqlite", hints_per_device=1) as address,
        seated(address, opened(address, token), token) as client,
    ):
        keys = [client.ask(incoming.Hint(client.table["at"], f"h{n}"))["key"] for n in range(2)]
        assert keys == ["no-bots", "slow-down"]
        assert client.act(client.table["legal"][0])["type"] == "moved"


def test_rooms_being_opened_count() -> None:
    """A room counts from the moment somebody asks for it until it turns out not to be opened."""
    rooms = OpenedRooms()
    rooms.note("a", ["x"])
    with rooms.opening("a", "b"):
        assert (rooms.count("a"), rooms.count("b"), rooms.count("c")) == (2, 1, 0)
    assert (rooms.count("a"), rooms.count("b")) == (1, 0)


# ---- requests and codes


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
        with connect(url, additional_headers={"x-forwarded-for": "192.0.2.1"}) as client:
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


# ---- frames


def code_in(found: bytes) -> int:
    """The code of the close frame at the end of what a server has sent."""
    place = found.rindex(b"\x88")
    return int(struct.unpack("!H", found[place + 2 : place + 4])[0])


def test_ping_flood_is_ended(tmp_path: Path) -> None:
    """Pings count like messages, so that most of them are not even answered."""
    with running(tmp_path / "games.sqlite", messages=50) as address:
        with web_socket(address, opened(address, new_token())) as client:
            with suppress(*LET_GO):
                client.sendall(frame(PING) * 100_000)
            found = everything(client)
        assert code_in(found) == close_codes.TOO_MANY
        assert found.count(b"\x8a\x00") <= 60
        assert is_served(address)


@pytest.mark.parametrize("first", [frame(TEXT, b"{", last=False), frame(BINARY, b"", last=False)])
def test_continuation_frames_are_bounded(address: str, first: bytes) -> None:
    """A message in very many pieces is none, however small they are."""
    with web_socket(address, opened(address, new_token())) as client:
        with suppress(*LET_GO):
            client.sendall(first + frame(CONTINUATION, last=False) * 1_000)
        assert code_in(everything(client)) == close_codes.TOO_MANY
    assert is_served(address)


def test_message_in_some_pieces_is_read(address: str) -> None:
    """A few pieces are fine."""
    with web_socket(address, opened(address, new_token())) as client:
        client.sendall(frame(TEXT, b'{"type":', last=False) + frame(PING, b"x") + frame(CONTINUATION, b' "ping"}'))
        found = b""
        while b'{"type":"pong"}' not in found:
            found += client.recv(100)
        assert b"\x8a\x01x" in found


def test_nothing_is_read_from_who_does_not_read(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who pings and does not read the pongs is not read either, and let go in the end."""
    held = list[int]()
    stuck = UnreadBytes.is_stuck

    def noted(self: UnreadBytes, transport: asyncio.Transport, now: float) -> bool:
        held.append(transport.get_write_buffer_size())
        return stuck(self, transport, now)

    monkeypatch.setattr(UnreadBytes, "is_stuck", noted)
    monkeypatch.setattr(open_connections, "WRITE_SECONDS", 0.3)
    with web_socket(address, opened(address, new_token())) as client, pytest.raises(LET_GO):
        send_for_ever(client, frame(PING, b"x" * 125) * 1_000)
    assert 0 < max(held) < 2**20
    assert is_served(address)


def test_many_frames_of_an_address_are_read_slowly(tmp_path: Path) -> None:
    """Sockets that are each within their limit share that of their address; nobody is disconnected."""
    with running(tmp_path / "games.sqlite", frames=200) as address:
        token = new_token()
        with seated(address, opened(address, token), token) as one:
            start = time.monotonic()
            for _ in range(300):
                one.say(incoming.Ping())
                one.hear("pong")
            assert time.monotonic() - start > 0.3


# ---- connections


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTT",
        b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ",
        b"POST /api/rooms HTTP/1.1\r\nhost: HERE\r\ncontent-length: 100\r\n\r\n{",
        b"GET /api/games HTTP/1.1\r\nhost: HERE\r\n\r\nGET / HTT",
    ],
)
def test_who_says_nothing_is_let_go(address: str, monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    """A connection without a whole request ends after a while."""
    with plain_socket(address) as client:
        client.sendall(said.replace(b"HERE", address.encode()))
        monkeypatch.setattr(protocols, "REQUEST_SECONDS", 0.2)
        everything(client)


def test_who_says_little_is_let_go(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A byte now and then does not keep a connection."""
    monkeypatch.setattr(protocols, "REQUEST_SECONDS", 0.2)
    with plain_socket(address) as client, pytest.raises(LET_GO):
        send_for_ever(client, b"G", 0.02)


def test_idle_connection_between_requests_stays(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only unfinished requests are in a hurry: a browser keeps its connections for the next one."""
    with plain_socket(address) as client, plain_socket(address) as other:
        for _ in range(2):
            client.sendall(f"GET /api/bots HTTP/1.1\r\nhost: {address}\r\n\r\n".encode())
            found = b""
            while not found.endswith(b"[]"):
                found += client.recv(1000)
            with monkeypatch.context() as hurry:
                hurry.setattr(protocols, "REQUEST_SECONDS", 0.01)
                everything(other)  # it says nothing, and is let go


def test_body_in_crumbs_is_refused(address: str, caplog: pytest.LogCaptureFixture) -> None:
    """A body in very many chunks ends the connection."""
    with plain_socket(address) as client, suppress(*LET_GO):
        head = f"POST /api/rooms HTTP/1.1\r\nhost: {address}\r\ntransfer-encoding: chunked\r\n\r\n"
        client.sendall(head.encode() + b"1\r\n \r\n" * 100_000)
        everything(client)
    assert is_served(address)
    assert "Traceback" not in caplog.text


def test_endless_body_is_refused(address: str, caplog: pytest.LogCaptureFixture) -> None:
    """What comes after the answer to a body that is too long is not read for ever."""
    with plain_socket(address) as client:
        client.sendall(f"POST /api/rooms HTTP/1.1\r\nhost: {address}\r\ncontent-length: {10**12}\r\n\r\n".encode())
        with pytest.raises(LET_GO):
            send_for_ever(client, b" " * 2**16)
    assert is_served(address)
    assert "Traceback" not in caplog.text


def test_who_does_not_read_an_answer_is_let_go(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer waits in pieces for a client that reads, and not for ever."""
    assert len(Answer(address, "GET", "/").body) == LONG
    monkeypatch.setattr(open_connections, "WRITE_SECONDS", 0.3)
    with plain_socket(address) as client:
        client.sendall(f"GET / HTTP/1.1\r\nhost: {address}\r\n\r\n".encode())
        wait_until(lambda: _is_ended(client))


def _is_ended(client: socket.socket) -> bool:
    """Whether the server has ended a connection from which nothing was read: its state is no longer `established`."""
    return client.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1) != b"\x01"


def test_connections_of_an_address_are_counted(tmp_path: Path) -> None:
    """So many at once, sockets among them; when one ends another may come."""
    with running(tmp_path / "games.sqlite", connections=3) as address:
        room = opened(address, new_token())
        with web_socket(address, room), plain_socket(address) as third:
            with plain_socket(address), plain_socket(address) as fourth:
                assert everything(fourth).startswith(b"HTTP/1.1 503")
            third.close()
            wait_until(lambda: Answer(address, "GET", "/api/bots").status == 200)


def test_files_are_kept_for_the_server() -> None:
    """When the files run short newcomers are turned away, whoever they are; a proxy counts only there."""

    class Fake:
        client: tuple[str, int] | None = ("192.0.2.1", 1)
        server: tuple[str, int | None] | None = ("192.0.2.9", 8440)
        transport: Any = None

        def is_overdue(self, now: float) -> bool:
            return False

    class Proxy(Fake):
        client: tuple[str, int] | None = ("10.0.0.1", 1)

    async def work() -> None:
        kept = OpenConnections(Limits(Settings("x", connections=2, trusted_proxies=("10.0.0.1",))), 5)
        one = Fake()
        assert [kept.add(one), kept.add(Fake()), kept.add(Fake())] == [True, True, False]
        assert [kept.add(Proxy()) for _ in range(4)] == [True, True, True, False]
        kept.remove(one)
        assert kept.add(Proxy())

    asyncio.run(work())


def test_all_connections_are_looked_at_by_and_by(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few at a time, each once in a round, those that came meanwhile in the next one."""
    monkeypatch.setattr(open_connections, "AT_ONCE", 2)
    monkeypatch.setattr(open_connections, "SWEEP_SECONDS", 0.03)
    looked: list[int] = []

    class Fake:
        client: tuple[str, int] | None = ("192.0.2.1", 1)
        server: tuple[str, int | None] | None = ("192.0.2.9", 8440)
        transport: Any = None

        def __init__(self, number: int) -> None:
            self.number = number

        def is_overdue(self, now: float) -> bool:
            looked.append(self.number)
            return False

    async def work() -> None:
        kept = OpenConnections(Limits(Settings("x", connections=100)), 100)
        connections = [Fake(number) for number in range(5)]
        for each in connections:
            kept.add(each)
        async with asyncio.timeout(60):
            while len(looked) < 5:
                before = len(looked)
                await asyncio.sleep(0)
                assert len(looked) - before <= 2
            assert sorted(looked[:5]) == [0, 1, 2, 3, 4]
            for each in connections:
                kept.remove(each)
            gone = len(looked)
            await asyncio.sleep(0.1)
            assert len(looked) == gone

    asyncio.run(work())


def test_connections_come_at_a_pace() -> None:
    """Who opens connections without end is turned away at the door, and may come again later."""
    now = 100.0
    kept = Limits(Settings("x", requests=2), lambda: now)

    class Fake:
        client: tuple[str, int] | None = ("192.0.2.1", 1)
        server: tuple[str, int | None] | None = ("192.0.2.9", 8440)
        transport: Any = None

        def is_overdue(self, now: float) -> bool:
            return False

    async def work() -> None:
        nonlocal now
        doors = OpenConnections(kept, 100)
        came = [doors.add(Fake()) for _ in range(10)]
        assert came == [True] * 6 + [False] * 4
        now = 101.0
        assert [doors.add(Fake()) for _ in range(4)] == [True, True, False, False]

    asyncio.run(work())


def test_requests_under_a_wrong_name_count_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Being refused is no way around the limits."""
    monkeypatch.setattr(limits, "PATIENCE", 0.0)
    settings = Settings("x", requests=1)
    guard = RequestGuard(fine, settings, Limits(settings, lambda: 100.0))

    async def work() -> None:
        assert [(await asked(guard, "192.0.2.1", host=b"evil.example"))[0] for _ in range(2)] == [403, 429]

    asyncio.run(work())


def test_streams_of_an_address_are_counted(tmp_path: Path) -> None:
    """So many at once; a stream that ends makes room for another."""
    with running(tmp_path / "games.sqlite", streams=1) as address:
        path = f"/api/bot/rooms/{opened(address, new_token())}/stream"
        ask = f"GET {path} HTTP/1.1\r\nhost: {address}\r\nauthorization: Bearer {new_token()}\r\n\r\n".encode()

        def status() -> bytes:
            with plain_socket(address) as client:
                client.sendall(ask)
                return client.recv(12)

        with plain_socket(address) as stream:
            stream.sendall(ask)
            assert stream.recv(12) == b"HTTP/1.1 200"
            assert status() == b"HTTP/1.1 429"
        wait_until(lambda: status() == b"HTTP/1.1 200")


def test_file_limit_is_raised() -> None:
    """A server takes as many files as the system gives, less a reserve."""
    code = """if True:
        import resource
        from meowze.server.open_connections import MOST_FILES, RESERVE, most_connections, raise_file_limit
        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (300, hard))
        assert most_connections() == 225
        raise_file_limit()
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (wanted, hard)
        assert most_connections() == wanted - min(RESERVE, wanted // 4)
    """
    subprocess.run([sys.executable, "-c", code], check=True)


# ---- logs


def test_log_lines_are_short_and_few() -> None:
    """Long lines are cut, repeated ones are counted, and what clients cause has no traceback."""
    now, logger, lines = 0.0, logging.Logger("uvicorn.error"), list[str]()

    class Lines(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(self.format(record))

    logger.addFilter(LogLimit(lambda: now))
    logger.addHandler(Lines())
    logger.error("%s failed", "x" * 60_000)
    assert len(lines.pop()) == MAX_LINE + 1
    for k in range(100):
        logger.error("number %s", k)
    assert len(lines) == LINES
    now = 60.0
    logger.error("number %s", 100)
    assert lines[-1] == f"number 100 (and {100 - LINES} more like this)"
    try:
        b"\xff".decode()
    except UnicodeError:
        logger.exception("Invalid text.")
    assert lines[-1].startswith("Invalid text. ('utf-8'")
    assert "\n" not in lines[-1]
    try:
        raise KeyError("ours")
    except KeyError:
        logger.exception("a fault")
    assert "Traceback" in lines[-1]
