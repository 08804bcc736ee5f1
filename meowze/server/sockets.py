"""The socket of a room: hello, then acts and undos in, and every event of the table out."""

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath

from meowze.play.errors import MeowzeError
from meowze.server import events
from meowze.server.lobby import OpenTable, encode

LARGEST_MESSAGE = 4096
LONGEST_QUEUE = 64
NO_ROOM, TOO_SLOW = 4404, 4408
CLOSING_SECONDS = 2
decode = msgspec.json.Decoder(events.Incoming).decode


@websocket("/api/rooms/{room:str}/socket")
async def room_socket(socket: WebSocket[Any, Any, State], room: FromPath[str], state: State) -> None:
    """A client at a table, until it goes."""
    await socket.accept()
    try:
        table = await state.lobby.find(room)
    except MeowzeError as error:
        await socket.close(NO_ROOM, str(error)[:100])
        return
    await Client(socket, table).stay()


class Client:
    """One socket at one table; the table calls it with each message, which it must not wait for."""

    def __init__(self, socket: WebSocket[Any, Any, State], table: OpenTable) -> None:
        self.socket = socket
        self.table = table
        self.queue: asyncio.Queue[str] = asyncio.Queue(LONGEST_QUEUE)
        self.slow = asyncio.Event()

    def __call__(self, text: str) -> None:
        """Take a message to send; a client that does not read them is let go and may come back."""
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.table.ears.discard(self)
            self.slow.set()

    async def stay(self) -> None:
        """Read and write until the client goes or is too slow."""
        tasks = [asyncio.create_task(work) for work in (self._read(), self._write(), self.slow.wait())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.table.ears.discard(self)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if self.slow.is_set():
            with suppress(Exception):  # it may not even read that it is let go
                async with asyncio.timeout(CLOSING_SECONDS):
                    await self.socket.close(TOO_SLOW, "too slow: come back")

    async def _write(self) -> None:
        while True:
            await self.socket.send_text(await self.queue.get())

    async def _read(self) -> None:
        while (received := await self.socket.receive())["type"] == "websocket.receive":
            data = received.get("text") or received.get("bytes") or ""
            try:
                await self._take(data)
            except Exception:
                logging.getLogger("meowze").exception("a message failed")
                self._refuse(_id(data), "Something went wrong here.")

    async def _take(self, data: str | bytes) -> None:
        if len(data) > LARGEST_MESSAGE:
            self._refuse("", f"A message has at most {LARGEST_MESSAGE} characters.")
            return
        try:
            message = decode(data)
        except (msgspec.MsgspecError, UnicodeError) as error:
            self._refuse(_id(data), f"This message could not be read: {error}")
            return
        await self._answer(message)

    async def _answer(self, message: events.Incoming) -> None:
        if isinstance(message, events.Ping):
            self(encode(events.Pong()))
        elif isinstance(message, events.Hello):
            self.table.ears.add(self)
            self(encode(self.table.room.table()))
        elif self in self.table.ears:
            await self.table.take(message, self)
        else:
            self._refuse(message.id, "The first message must be hello.")

    def _refuse(self, id: str, why: str) -> None:
        self(encode(events.Refused(id, why, "", None)))


class _Identified(msgspec.Struct):
    id: str = ""


def _id(data: str | bytes) -> str:
    """The id of a message that is wrong otherwise."""
    try:
        return msgspec.json.decode(data, type=_Identified).id
    except (msgspec.MsgspecError, UnicodeError):
        return ""
