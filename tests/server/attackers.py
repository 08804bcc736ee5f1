"""Clients that do what no browser does: connections that can say anything, frames made by hand."""

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from tests.server.serving import PATIENCE, new_token, opened, seated

CONTINUATION, TEXT, BINARY, PING = 0x0, 0x1, 0x2, 0x9
LONG = 2**24
LET_GO = (ConnectionResetError, BrokenPipeError)


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
