"""What one client may send through a socket: each attack in a short form, and the others who are served meanwhile."""

import asyncio
import struct
import time
from contextlib import suppress
from pathlib import Path

import pytest

from meowze.live import close_codes
from meowze.room.messages import incoming
from meowze.server import open_connections
from meowze.server.open_connections import UnreadBytes
from tests.server.attackers import (
    BINARY,
    CONTINUATION,
    LET_GO,
    PING,
    TEXT,
    everything,
    frame,
    is_served,
    send_for_ever,
    web_socket,
)
from tests.server.serving import new_token, opened, running, seated

pytestmark = pytest.mark.usefixtures("in_a_hurry")


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
