"""Connections that say nothing, or little, or read nothing, or are too many."""

import asyncio
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from meowze.server import open_connections, protocols
from meowze.server.limits import Limits
from meowze.server.open_connections import OpenConnections
from meowze.server.settings import Settings
from tests.server.attackers import (
    LET_GO,
    LONG,
    everything,
    is_served,
    plain_socket,
    send_for_ever,
    wait_until,
    web_socket,
)
from tests.server.serving import Answer, new_token, opened, running

pytestmark = pytest.mark.usefixtures("in_a_hurry")


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
