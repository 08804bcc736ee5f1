"""The WebSocket of one client: it says hello, its requests go to the room, and the room's messages come back."""

import asyncio
import re
from contextlib import suppress
from typing import NamedTuple

from litestar import Litestar

from meowze.games.errors import MeowzeError
from meowze.live.client import RoomClient, close_code
from meowze.live.close_codes import COME_BACK, TOO_MANY, TOO_SLOW
from meowze.live.errors import NoRoom
from meowze.live.live_room import LiveRoom
from meowze.room.messages import incoming
from meowze.server.limits import Limits
from meowze.server.metrics import count_refusal
from meowze.server.middleware import Message, Receive, Send, address_of
from meowze.server.protocols import DIRECT, SOCKET, LimitedWebSocket
from meowze.server.refusal_text import explain

MAX_QUEUE = 64
SILENCE_SECONDS = 30.0  # a client that sends nothing for so long is gone: it would ping
CLOSING_SECONDS = 2
WRONG_CODES = "too many wrong codes: come back later"
PATH = re.compile("/api/rooms/([^/]+)/socket")


class WebSocket(NamedTuple):
    """A socket by the ASGI convention."""

    receive: Receive
    send: Send
    direct: LimitedWebSocket  # which spares messages the way through queues and tasks

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
            socket = WebSocket(receive, send, scope["extensions"][DIRECT][SOCKET])
            await self._serve(socket, room[1], address_of(scope))
        else:
            await self.app(scope, receive, send)  # type: ignore[arg-type]

    async def _serve(self, socket: WebSocket, room: str, address: str) -> None:
        """Serve a client until it goes; a wrong room counts as a guess."""
        await socket.accept()
        limits: Limits = self.app.state.limits
        attempt = await limits.guesses.attempt_in_turn(address, room, limits.clock)
        if attempt.wait:
            await socket.close(TOO_MANY, WRONG_CODES)
            return
        try:
            async with self.app.state.lobby.visit(room) as live:
                attempt.was_not_wrong()
                limits.guesses.found(address, room)
                await ClientConnection(socket, live, limits, address).serve()
        except MeowzeError as error:
            if isinstance(error, NoRoom):
                attempt.was_wrong()
            code = close_code(error)
            count_refusal(f"close-{code}")
            await socket.close(code, explain(error)[:100])
        finally:
            attempt.was_not_wrong()


class ClientConnection(RoomClient):
    """One socket to one room."""

    def __init__(self, socket: WebSocket, live: LiveRoom, limits: Limits, address: str) -> None:
        super().__init__(live)
        self.socket = socket
        self.unsent: list[str] = []  # short, and a deque takes 760 bytes even when it is empty
        self.loop = asyncio.get_running_loop()
        self.wakeup: asyncio.Future[None] = self.loop.create_future()
        self.closing: asyncio.Future[None] = self.loop.create_future()
        self.close_reason = (0, "")
        self.limits, self.address, self.token = limits, address, ""
        self.heard = self.loop.time()

    def __call__(self, text: str) -> None:
        """Send a message, or queue it; a client that does not read is disconnected and may come back."""
        if not self.unsent and self.socket.direct.send_at_once(text):
            return
        if len(self.unsent) < MAX_QUEUE:
            self.unsent.append(text)
            if not self.wakeup.done():
                self.wakeup.set_result(None)
        else:
            self.close(TOO_SLOW, "too slow: come back")

    def _send_away(self) -> None:
        self.close(COME_BACK, "the room is elsewhere now: come back")

    def close(self, code: int, why: str) -> None:
        """Disconnect the client and say why."""
        if not self.closing.done():
            count_refusal(f"close-{code}")
            self.close_reason = (code, why)
            self.closing.set_result(None)

    async def serve(self) -> None:
        """Read and write until the client goes or is disconnected."""
        self.timer = self.loop.call_later(SILENCE_SECONDS, self._check_silence)
        tasks: list[asyncio.Future[None]] = [asyncio.create_task(work) for work in (self._read_frames(), self._write())]
        self.live.farewells.add(self._send_away)
        self.socket.direct.listener = self._take
        try:
            await asyncio.wait([*tasks, self.closing], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.socket.direct.listener = None
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
            self.close(TOO_SLOW, "nothing heard for long: come back")

    async def _write(self) -> None:
        while True:
            await self.wakeup
            while self.unsent:  # what is being sent stays there, so that nothing overtakes it
                await self.socket.send({"type": "websocket.send", "text": self.unsent[0]})
                del self.unsent[0]
            self.wakeup = self.loop.create_future()

    async def _read_frames(self) -> None:
        while not self.closing.done():
            received = await self.socket.receive()
            if received["type"] != "websocket.receive":
                return
            self.heard = self.loop.time()
            await self.receive(received.get("text") or received.get("bytes") or "")

    def _take(self, data: str | bytes) -> bool:
        """Do at once what a message asks for, if that is possible."""
        if self.closing.done():
            return False
        self.heard = self.loop.time()
        return self.receive_at_once(data)

    async def greet(self, hello: incoming.Hello) -> None:
        """Connect the client to its room; a wrong pairing code counts as a guess."""
        self.token = hello.token
        if not hello.code:
            await super().greet(hello)
            return
        code = f"{self.live.id} {hello.code}"
        attempt = await self.limits.guesses.attempt_in_turn(self.address, code, self.limits.clock)
        if attempt.wait:
            self.close(TOO_MANY, WRONG_CODES)
            return
        try:
            if not await self.live.connect(self, hello, self.dismiss):
                attempt.was_wrong()
        finally:
            attempt.was_not_wrong()

    def may_ask_hint(self) -> bool:
        """Whether neither its address nor its device has asked for too many hints."""
        return self.limits.may_ask_hint(self.address, self.token)
