"""The socket of a room: hello, then wishes in, and every event of the table out."""

import asyncio
import logging
import re
from collections import deque
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
from litestar import Litestar

from meowze.games.errors import MeowzeError
from meowze.room import events
from meowze.room.encoding import encode
from meowze.room.refusals import Refusal
from meowze.room.updates import barred
from meowze.server.live_table import OpenTable
from meowze.server.middleware import Message, Receive, Send
from meowze.server.rate_limit import Credits

LARGEST_MESSAGE = 4096
LONGEST_QUEUE = 64
MESSAGE_SECONDS = 20.0  # the time for which a client has so many messages as the settings say
SILENCE_SECONDS = 30.0  # a client that says nothing for so long is gone: it pings when it has nothing to say
CLOSING_SECONDS = 2
CLOSED, NO_ROOM, TOO_SLOW, TOO_MANY = 4403, 4404, 4408, 4429
PATH = re.compile("/api/rooms/([^/]+)/socket")
decode = msgspec.json.Decoder(events.Incoming).decode


class Wire(NamedTuple):
    """A socket by the ASGI convention."""

    receive: Receive
    send: Send

    async def accept(self) -> None:
        """Let the client in."""
        await self.receive()
        await self.send({"type": "websocket.accept"})

    async def close(self, code: int, reason: str) -> None:
        """Let the client go and say why."""
        await self.send({"type": "websocket.close", "code": code, "reason": reason})


class Sockets:
    """Meets those who come to a table before the web framework does, whose layers cost time for each message."""

    def __init__(self, app: Litestar) -> None:
        self.app = app

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """One request or socket, by the ASGI convention."""
        room = PATH.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if room:
            await self._serve(Wire(receive, send), room[1])
        else:
            await self.app(scope, receive, send)  # type: ignore[arg-type]

    async def _serve(self, socket: Wire, room: str) -> None:
        """A client at a table, until it goes."""
        await socket.accept()
        try:
            async with self.app.state.lobby.visit(room) as table:
                await Client(socket, table, self.app.state.settings.messages).stay()
        except MeowzeError as error:
            await socket.close(NO_ROOM, str(error)[:100])


class Client:
    """One socket at one table; the table calls it with each message, which it must not wait for."""

    def __init__(self, socket: Wire, table: OpenTable, messages: int) -> None:
        self.socket = socket
        self.table = table
        self.unsent: deque[str] = deque()
        self.loop = asyncio.get_running_loop()
        self.news: asyncio.Future[None] = self.loop.create_future()
        self.farewell: asyncio.Future[tuple[int, str]] = self.loop.create_future()
        self.credits = Credits(messages, MESSAGE_SECONDS)
        self.heard = self.loop.time()

    def __call__(self, text: str) -> None:
        """Take a message to send; a client that does not read them is let go and may come back."""
        if len(self.unsent) < LONGEST_QUEUE:
            self.unsent.append(text)
            if not self.news.done():
                self.news.set_result(None)
        else:
            self._part(TOO_SLOW, "too slow: come back")

    def _part(self, code: int, why: str) -> None:
        if not self.farewell.done():
            self.farewell.set_result((code, why))

    async def stay(self) -> None:
        """Read and write until the client goes or is let go."""
        self.alarm = self.loop.call_later(SILENCE_SECONDS, self._watch)
        tasks: list[asyncio.Future[Any]] = [asyncio.create_task(work) for work in (self._read(), self._write())]
        try:
            await asyncio.wait([*tasks, self.farewell], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.table.deafen(self)
            self.alarm.cancel()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if self.farewell.done():
            with suppress(Exception):  # it may not even read that it is let go
                async with asyncio.timeout(CLOSING_SECONDS):
                    await self.socket.close(*self.farewell.result())

    def _watch(self) -> None:
        """Let the client go if nothing was heard of it for long; else look again when that could be so."""
        quiet = self.loop.time() - self.heard
        if quiet < SILENCE_SECONDS:
            self.alarm = self.loop.call_later(SILENCE_SECONDS - quiet, self._watch)
        else:
            self._part(TOO_SLOW, "nothing heard for long: come back")

    async def _write(self) -> None:
        while True:
            await self.news
            while self.unsent:
                await self.socket.send({"type": "websocket.send", "text": self.unsent.popleft()})
            self.news = self.loop.create_future()

    async def _read(self) -> None:
        while not self.farewell.done():
            received = await self.socket.receive()
            if received["type"] != "websocket.receive":
                return
            self.heard = self.loop.time()
            message = self._message(received.get("text") or received.get("bytes") or "")
            if isinstance(message, events.Hello):
                await self._greet(message)
            elif message:
                self._do(message)

    def _message(self, data: str | bytes) -> events.Incoming | None:
        """A message, if it is one and may be said."""
        if not self.credits.spend(self.heard):
            self._part(TOO_MANY, "too many messages: come back later")
        elif len(data) > LARGEST_MESSAGE:
            self._refuse("", f"A message has at most {LARGEST_MESSAGE} characters.")
        else:
            try:
                message: events.Incoming = decode(data)
                return message
            except (msgspec.MsgspecError, UnicodeError) as error:
                self._refuse(_id(data), f"This message could not be read: {error}")
        return None

    def _do(self, message: events.Ping | events.Asking | events.AskNames) -> None:
        try:
            if isinstance(message, events.Ping):
                self(encode(events.Pong()))
            else:
                self.table.take(message, self)
        except Exception:
            self._fail(getattr(message, "id", ""))

    def _fail(self, id: str) -> None:
        logging.getLogger("meowze").exception("a message failed")
        self(encode(barred(id, Refusal("failed"))))

    async def _greet(self, hello: events.Hello) -> None:
        try:
            await self.table.listen(self, hello)
        except MeowzeError as error:
            self._part(CLOSED, str(error)[:100])
        except Exception:
            self._fail("")

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
