"""What happens on a connection before the application hears of it: uvicorn's protocols, with limits.

Every frame counts, whatever its kind. Nothing is read from a client that does not read, and whoever neither reads nor
says what it wants is let go in bounded time.
"""

import asyncio
import logging
from asyncio import AbstractEventLoop, Transport
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol, cast

import h11
from uvicorn import Config
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from meowze.live.close_codes import TOO_MANY
from meowze.live.token_bucket import TokenBucket
from meowze.server.limits import Limits
from meowze.server.open_connections import OpenConnections, UnreadBytes

MESSAGE_SECONDS = 20.0  # in which a client may send as many frames as the settings say
MAX_FRAGMENTS = 16  # of one message
MAX_PIECES = 500  # in which the body of a request may come
MAX_UPLOAD = 2**18  # bytes of such a body that are read at all
REQUEST_SECONDS = 20.0  # for a whole request, from its first byte or from the opening of a connection
DIRECT, SOCKET = "meowze.direct", "socket"  # an extension of the scope, by which the application gets the socket itself
FAREWELL_SECONDS = 2.0  # for a closed socket to read why
FULL = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 30\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
Listener = Callable[[str | bytes], bool]  # takes a message at once, or says that it must wait for its turn


class _Application(Protocol):
    """What the protocols need of the application."""

    limits: Limits
    open_connections: OpenConnections


def _application(config: Config) -> _Application:
    return cast(_Application, config.app)


# ------------------------------------------------------------------------------------ HTTP


class BoundedRequests(h11.Connection):
    """Parses requests whose body comes in not too many pieces and is not too long."""

    _pieces = _size = 0

    def next_event(self) -> Any:
        """The next part of a request."""
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._pieces = self._size = 0
        elif isinstance(event, h11.Data):
            self._pieces, self._size = self._pieces + 1, self._size + len(event.data)
            if self._pieces > MAX_PIECES or self._size > MAX_UPLOAD:
                raise h11.RemoteProtocolError("too long a body, or in too many pieces")
        return event


class LimitedHttp(H11Protocol):
    """A connection that asks by HTTP, until it becomes a socket."""

    def __init__(self, config: Config, *others: Any, **named: Any) -> None:
        super().__init__(config, *others, **named)
        self.conn = BoundedRequests(h11.SERVER)
        self.open_connections = _application(config).open_connections
        self.unread = UnreadBytes()
        self.asking_since: float | None = None
        self.refused = False

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """A connection was opened; one too many is turned away."""
        super().connection_made(transport)
        self.asking_since = self.loop.time()
        if not self.open_connections.add(self):
            self.refused = True
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        self.open_connections.remove(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Part of a request has come, or several requests."""
        if self.refused:
            return
        super().data_received(data)
        self._note_request()

    def on_response_complete(self) -> None:
        """A request was answered; part of the next one may be here."""
        super().on_response_complete()
        self._note_request()

    def _note_request(self) -> None:
        if not self._is_request_incomplete():
            self.asking_since = None
        elif self.asking_since is None:
            self.asking_since = self.loop.time()

    def _is_request_incomplete(self) -> bool:
        theirs, first = self.conn.their_state, self._cycle is None
        return theirs is h11.SEND_BODY or (theirs is h11.IDLE and (first or bool(self.conn.trailing_data[0])))

    @property
    def _cycle(self) -> RequestResponseCycle | None:
        """The last request and its answer."""
        return self.cycle

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """It becomes a socket."""
        super().handle_websocket_upgrade(event)
        self.open_connections.replace(self, cast(LimitedWebSocket, self.transport.get_protocol()))

    def send_400_response(self, msg: str) -> None:
        """Answer what is no request; one that is being answered already is just ended."""
        cycle = self._cycle
        if cycle and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
            self.transport.abort()
        elif self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.abort()

    def is_overdue(self, now: float) -> bool:
        """Whether the client had time enough to ask and to read."""
        slow = self.asking_since is not None and now - self.asking_since > REQUEST_SECONDS
        return slow or self.unread.is_stuck(self.transport, now)


# ------------------------------------------------------------------------------------ sockets


class CountedFrames(ServerProtocol):
    """Parses frames, each of which takes a token, whatever its kind; a message has only so many of them."""

    def __init__(self, bucket: TokenBucket, loop: AbstractEventLoop, max_size: int) -> None:
        super().__init__(max_size=max_size, logger=logging.getLogger("uvicorn.error"))
        self.bucket, self.loop = bucket, loop
        self.frames = self.fragments = 0

    def recv_frame(self, frame: Frame) -> None:
        """One more frame."""
        self.frames += 1
        if frame.opcode is Opcode.CONT:
            self.fragments += 1
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            self.fragments = 1
        if not self.bucket.take(self.loop.time()) or self.fragments > MAX_FRAGMENTS:
            self.fail(TOO_MANY, "too many messages: come back later")
            raise ProtocolError("too many frames")
        super().recv_frame(frame)


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """The socket of a client."""

    def __init__(self, config: Config, *others: Any, **named: Any) -> None:
        super().__init__(config, *others, **named)
        application = _application(config)
        self.limits, self.open_connections = application.limits, application.open_connections
        bucket = TokenBucket(self.limits.settings.messages, MESSAGE_SECONDS)
        self.conn.parser.close()  # else what uvicorn has made would wait for the garbage collector
        self.conn: CountedFrames = CountedFrames(bucket, self.loop, config.ws_max_size)
        self.close_timeout = FAREWELL_SECONDS
        self.unread = UnreadBytes()
        self.slowed = False
        self.done_since: float | None = None
        self.listener: Listener | None = None
        self.expected = False  # whether the application waits for a message

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        self.open_connections.remove(self)
        super().connection_lost(exc)
        self.conn.parser.close()  # it holds what holds it

    def data_received(self, data: bytes) -> None:
        """Some frames have come; who sends many is read more slowly."""
        if self.conn.parser_exc is not None:
            return
        expected = self.expected
        super().data_received(data)
        self.expected = expected and self.queue.empty()
        frames, self.conn.frames = self.conn.frames, 0
        client = self.scope["client"] if frames else None
        if client is None:
            return
        wait = self.limits.frames.wait(client[0], self.limits.clock(), frames)
        if wait is None:
            self.transport.abort()
        elif wait:
            self.slowed = True
            self._read_on_or_not()
            self.loop.call_later(wait, self._read_on_again)

    def _read_on_again(self) -> None:
        self.slowed = False
        self._read_on_or_not()

    def _read_on_or_not(self) -> None:
        """Read while the application takes what comes, the client reads and its address has a budget."""
        if self.transport.is_closing():
            return
        if self.read_paused or self.slowed or self.conn.parser_exc is not None or not self.writable.is_set():
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    def pause_writing(self) -> None:
        """The client does not read."""
        super().pause_writing()
        self._read_on_or_not()

    def resume_writing(self) -> None:
        """The client has read."""
        super().resume_writing()
        self._read_on_or_not()

    def send_receive_event_to_app(self) -> None:
        """A message has come; the listener may take it at once while the application waits for one."""
        if self.listener and self.expected and self.queue.empty() and not self.close_sent:
            self.expected = False  # of several that come together the others wait for their turn
            data = b"".join(self.frames)
            with suppress(UnicodeDecodeError):
                if self.listener(data.decode() if self.curr_msg_data_type == "text" else data):
                    self.frames = []
                    return
        super().send_receive_event_to_app()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message for the application; other clients have their turn between two that came together."""
        self.expected = True
        message = await self.queue.get()
        self.expected = False
        if not self.queue.empty():
            await asyncio.sleep(0)
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._read_on_or_not()
        return message

    def handle_parser_exception(self) -> None:
        """Close a socket that breaks the rules: it is read no more, and has a moment to read why."""
        if self.conn.close_sent is not None:
            code, reason = self.conn.close_sent.code, self.conn.close_sent.reason
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._read_on_or_not()
        if self.close_timer is None:
            self.close_timer = self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)

    async def send(self, message: ASGISendEvent) -> None:
        """What the application says; an answer by HTTP ends the handshake, which uvicorn would take for an error."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            del self.request, self.response  # they were read and sent, and take memory as long as the socket is open
        elif message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True

    def send_at_once(self, text: str) -> bool:
        """Send a message without waiting; false if it has to wait, since the client does not read, or is leaving."""
        open = self.handshake_complete and self.conn.state is State.OPEN and not self.disconnected
        if not open or not self.writable.is_set():
            return False
        self.conn.send_text(text.encode())
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    async def run_asgi(self) -> None:
        """Serve the socket until the application is done with it."""
        self.scope["extensions"][DIRECT] = {SOCKET: self}
        try:
            await super().run_asgi()
        finally:
            del self.scope["extensions"]  # it holds what holds it
            self.done_since = self.loop.time()

    def is_overdue(self, now: float) -> bool:
        """Whether the client had time enough to read, and to read why it was let go."""
        left = self.done_since is not None and now - self.done_since > FAREWELL_SECONDS
        return left or self.unread.is_stuck(self.transport, now)
