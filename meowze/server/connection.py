"""The WebSocket of one client: it says hello, its requests go to the room, and the room's messages come back."""

import asyncio
import logging
import re
from contextlib import suppress
from typing import NamedTuple

import msgspec
from litestar import Litestar

from meowze.games.errors import MeowzeError
from meowze.logs import room_tag
from meowze.room.encoding import encode
from meowze.room.messages import incoming, outgoing
from meowze.room.refusal import Refusal
from meowze.room.room import Refused
from meowze.room.updates import refused_message
from meowze.server.limits import Limits
from meowze.server.live_room import LiveRoom
from meowze.server.lobby import ComeBack, NoRoom
from meowze.server.metrics import count_refusal
from meowze.server.middleware import Message, Receive, Send, address_of
from meowze.server.refusal_text import explain, refused_by
from meowze.storage.errors import StorageError

MAX_MESSAGE = 4096
MAX_QUEUE = 64
SILENCE_SECONDS = 30.0  # a client that sends nothing for so long is gone: it would ping
CLOSING_SECONDS = 2
WRONG_CODES = "too many wrong codes: come back later"
CLOSED, NO_ROOM, TOO_SLOW, TOO_MANY, COME_BACK = 4403, 4404, 4408, 4429, 4503
PATH = re.compile("/api/rooms/([^/]+)/socket")
decode = msgspec.json.Decoder(incoming.Incoming).decode


class WebSocket(NamedTuple):
    """A socket by the ASGI convention."""

    receive: Receive
    send: Send

    async def accept(self) -> None:
        """Accept the connection."""
        await self.receive()
        await self.send({"type": "websocket.accept"})

    async def close(self, code: int, reason: str) -> None:
        """Close the connection and say why."""
        await self.send({"type": "websocket.close", "code": code, "reason": reason})


class SocketRouter:
    """Takes the sockets of rooms past the web framework, whose layers would cost time for each message."""

    def __init__(self, app: Litestar) -> None:
        self.app = app

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """One request or socket, by the ASGI convention."""
        room = PATH.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if room:
            scope["headers"] = []  # nobody reads them again, as long as the socket may be open
            await self._serve(WebSocket(receive, send), room[1], address_of(scope))
        else:
            await self.app(scope, receive, send)  # type: ignore[arg-type]

    async def _serve(self, socket: WebSocket, room: str, address: str) -> None:
        """Serve a client until it goes; a wrong room counts as a guess."""
        await socket.accept()
        limits: Limits = self.app.state.limits
        attempt = limits.guesses.attempt(address, room, limits.clock())
        if attempt.wait:
            await socket.close(TOO_MANY, WRONG_CODES)
            return
        try:
            async with self.app.state.lobby.visit(room) as live:
                attempt.was_not_wrong()
                limits.guesses.found(address, room)
                await ClientConnection(socket, live, limits, address).serve()
        except MeowzeError as error:
            if not isinstance(error, NoRoom):
                attempt.was_not_wrong()
            code = COME_BACK if isinstance(error, (ComeBack, StorageError)) else NO_ROOM
            count_refusal(f"close-{code}")
            await socket.close(code, explain(error)[:100])


class ClientConnection:
    """One socket to one room; the room calls it with each message, and does not wait until it is sent."""

    def __init__(self, socket: WebSocket, live: LiveRoom, limits: Limits, address: str) -> None:
        self.socket = socket
        self.live = live
        self.unsent: list[str] = []  # short, and a deque takes 760 bytes even when it is empty
        self.loop = asyncio.get_running_loop()
        self.wakeup: asyncio.Future[None] = self.loop.create_future()
        self.closing: asyncio.Future[None] = self.loop.create_future()
        self.close_reason = (0, "")
        self.limits, self.address, self.token = limits, address, ""
        self.heard = self.loop.time()

    def __call__(self, text: str) -> None:
        """Queue a message; a client that does not read is disconnected and may come back."""
        if len(self.unsent) < MAX_QUEUE:
            self.unsent.append(text)
            if not self.wakeup.done():
                self.wakeup.set_result(None)
        else:
            self._close(TOO_SLOW, "too slow: come back")

    def _send_away(self) -> None:
        self._close(COME_BACK, "the room is elsewhere now: come back")

    def _close(self, code: int, why: str) -> None:
        if not self.closing.done():
            count_refusal(f"close-{code}")
            self.close_reason = (code, why)
            self.closing.set_result(None)

    async def serve(self) -> None:
        """Read and write until the client goes or is disconnected."""
        self.timer = self.loop.call_later(SILENCE_SECONDS, self._check_silence)
        tasks: list[asyncio.Future[None]] = [asyncio.create_task(work) for work in (self._read(), self._write())]
        self.live.farewells.add(self._send_away)
        try:
            await asyncio.wait([*tasks, self.closing], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.live.farewells.discard(self._send_away)
            self.live.disconnect(self)
            self.timer.cancel()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if self.closing.done():
            with suppress(Exception):  # it may not even read why
                async with asyncio.timeout(CLOSING_SECONDS):
                    await self.socket.close(*self.close_reason)

    def _check_silence(self) -> None:
        """Disconnect a client that has been silent for too long; otherwise check again when it could be."""
        quiet = self.loop.time() - self.heard
        if quiet < SILENCE_SECONDS:
            self.timer = self.loop.call_later(SILENCE_SECONDS - quiet, self._check_silence)
        else:
            self._close(TOO_SLOW, "nothing heard for long: come back")

    async def _write(self) -> None:
        while True:
            await self.wakeup
            while self.unsent:
                await self.socket.send({"type": "websocket.send", "text": self.unsent.pop(0)})
            self.wakeup = self.loop.create_future()

    async def _read(self) -> None:
        while not self.closing.done():
            received = await self.socket.receive()
            if received["type"] != "websocket.receive":
                return
            self.heard = self.loop.time()
            message = self._message(received.get("text") or received.get("bytes") or "")
            if isinstance(message, incoming.Hello):
                await self._greet(message)
            elif message:
                self._handle(message)

    def _message(self, data: str | bytes) -> incoming.Incoming | None:
        """The message in a frame; none if it cannot be read."""
        if len(data) > MAX_MESSAGE:
            self._refuse("", f"A message has at most {MAX_MESSAGE} characters.")
        else:
            try:
                message: incoming.Incoming = decode(data)
                return message
            except (msgspec.MsgspecError, UnicodeError) as error:
                self._refuse(_id(data), f"This message could not be read: {error}")
        return None

    def _handle(self, message: incoming.Ping | incoming.TableRequest | incoming.AskNames) -> None:
        try:
            if isinstance(message, incoming.Ping):
                self(encode(outgoing.Pong()))
            elif isinstance(message, incoming.Hint) and not self.limits.may_ask_hint(self.address, self.token):
                self._refuse_by(message.id, Refusal("slow-down"))
            else:
                self.live.receive(message, self)
        except Exception:
            self._fail(getattr(message, "id", ""))

    def _fail(self, id: str) -> None:
        logging.getLogger("meowze").exception("a message failed", extra={"room": room_tag(self.live.id)})
        self._refuse_by(id, Refusal("failed"))

    def _refuse_by(self, id: str, refusal: Refusal) -> None:
        count_refusal(refusal.key)
        self(encode(refused_message(refused_by(id, refusal))))

    async def _greet(self, hello: incoming.Hello) -> None:
        guesses, code, self.token = self.limits.guesses, f"{self.live.id} {hello.code}", hello.token
        try:
            if hello.code:
                attempt = guesses.attempt(self.address, code, self.limits.clock())
                if attempt.wait:
                    self._close(TOO_MANY, WRONG_CODES)
                    return
            if await self.live.connect(self, hello, self._dismiss) and hello.code:
                attempt.was_not_wrong()
        except MeowzeError as error:
            self._dismiss(error)
        except Exception:
            self._fail("")

    def _dismiss(self, why: MeowzeError) -> None:
        """Close the connection to somebody who may not look in."""
        self._close(CLOSED, explain(why)[:100])

    def _refuse(self, id: str, why: str) -> None:
        count_refusal("")
        self(encode(refused_message(Refused(id, why))))


class _WithId(msgspec.Struct):
    id: str = ""


def _id(data: str | bytes) -> str:
    """The id of a message that cannot be read otherwise."""
    try:
        return msgspec.json.decode(data, type=_WithId).id
    except (msgspec.MsgspecError, UnicodeError):
        return ""
