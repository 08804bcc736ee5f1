"""A client that does whatever it likes: it writes frames and requests by hand, from one address of this machine."""

import asyncio
import json
import random
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from functools import cached_property
from typing import Any

from meowze.play.dice import Seeded
from meowze.play.position import Position
from meowze.play.record import Record, write_record

LUCK = random.Random(2)
TEXT, PING, CONTINUATION = 0x1, 0x9, 0x0
MAX_RECORD = 60_000  # characters
HERE = [{"who": "here"}, {"who": "here"}]
AGAIN = 0.02  # seconds before another try
LOST = (OSError, EOFError, ValueError, asyncio.IncompleteReadError, TimeoutError)


def frame(kind: int, data: bytes = b"", last: bool = True) -> bytes:
    """A frame of a client, masked with zeros."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([kind | (0x80 if last else 0)]) + size + bytes(4) + data


class Link:
    """A connection by hand."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, host: str) -> None:
        self.reader, self.writer, self.host = reader, writer, host

    async def head(self) -> tuple[int, dict[str, str]]:
        """Status and headers of an answer."""
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in lines[1:] if ": " in line)
        return int(lines[0].split()[1]), headers

    async def ask(self, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, bytes]:
        """Status and body of an answer."""
        data = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", f"host: {self.host}", f"content-length: {len(data)}"]
        lines += ["content-type: application/json", *([f"authorization: Bearer {token}"] if token else [])]
        self.writer.write("\r\n".join([*lines, "", ""]).encode() + data)
        await self.writer.drain()
        status, headers = await self.head()
        return status, await self.reader.readexactly(int(headers.get("content-length", 0)))

    async def send(self, data: bytes) -> None:
        """Send anything."""
        self.writer.write(data)
        await self.writer.drain()

    async def say(self, **message: Any) -> None:
        """Send a message of a socket."""
        await self.send(frame(TEXT, json.dumps(message).encode()))

    async def hear(self) -> Any:
        """The next message of a socket."""
        while True:
            kind, size = await self.reader.readexactly(2)
            if size >= 126:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
            data = await self.reader.readexactly(size)
            if kind == 0x80 | TEXT:
                return json.loads(data)
            if kind == 0x88:
                raise EOFError


class RawClient:
    """One address of this machine, and what it asks of a server."""

    def __init__(self, server: str, source: str, game: str) -> None:
        self.server, self.source, self.game = server, source, game
        self.token = secrets.token_hex(16)

    async def link(self) -> Link:
        """A new connection."""
        host, _, port = self.server.partition(":")
        reader, writer = await asyncio.open_connection(host, int(port), local_addr=(self.source, 0), limit=2**20)
        return Link(reader, writer, self.server)

    async def socket(self, room: str) -> Link:
        """A socket to a room."""
        link = await self.link()
        await link.send(
            f"GET /api/rooms/{room}/socket HTTP/1.1\r\nhost: {self.server}\r\nupgrade: websocket\r\n"
            "connection: upgrade\r\nsec-websocket-version: 13\r\n"
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        status, _ = await link.head()
        if status != 101:
            raise OSError(status)
        return link

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """One question on a connection of its own."""
        link = await self.link()
        try:
            return await link.ask(method, path, body, self.token)
        finally:
            link.writer.close()

    async def room(self) -> str:
        """A room of its own."""
        status, body = await self.ask("POST", "/api/rooms", {"game": self.game, "seats": HERE, "token": self.token})
        if status != 201:
            raise OSError(status)
        return str(json.loads(body)["room"])

    @cached_property
    def game_record(self) -> Record:
        """A game as long as its record may be."""
        dice = Seeded(LUCK.random().hex())
        record, size = Record(Position.deal(self.game, dice=dice), ("a", "b")), 0
        while size < MAX_RECORD and not record.position.over:
            action = LUCK.choice(record.position.legal)
            size += len(action) + 3
            record = record.play(action, dice)
        return record

    def record(self) -> str:
        """A long record, another one each time."""
        return write_record(replace(self.game_record, names=(secrets.token_hex(4), "b")))

    async def again(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do it again and again, whatever the server says."""
        while True:
            with suppress(*LOST):
                await work()
            await asyncio.sleep(AGAIN)

    async def at_once(self, count: int, work: Callable[[], Awaitable[None]]) -> None:
        """Do it so many times at once, again and again."""
        await asyncio.gather(*(self.again(work) for _ in range(count)))

    async def flood(self, room: str, data: bytes, first: bytes = b"") -> None:
        """Send the same to a room for ever."""
        link = await self.socket(room)
        await link.send(first)
        while True:
            await link.send(data)
