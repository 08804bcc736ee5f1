"""Where several processes share one database: requests for a room that another one has in use are passed on to it.

The one that takes them treats them as if the client had come to it: the same headers, the same address for the limits.
"""

import asyncio
import hmac
import json
import logging
import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from meowze.games.errors import MeowzeError
from meowze.live.close_codes import COME_BACK, TOO_MANY
from meowze.live.errors import ComeBack
from meowze.server.limits import Limits
from meowze.server.lobby import ServerLobby
from meowze.server.middleware import HEADERS, App, Message, Receive, RequestGuard, Send
from meowze.server.refusal_text import explain
from meowze.server.settings import Settings
from meowze.storage.ownership import Owner

ROOM = re.compile(r"/api/(?:bot/)?rooms/([^/]+)(?:/.*)?")
HEADER = b"x-meowze-passed-on"
ARRIVED, PASSED_ON = "meowze.arrived", "meowze.passed_on"  # in a scope: how it came here; whether by another process
MAX_BODY, MAX_HEAD, MAX_FRAME = 262_144, 12_288, 1_048_576
CONNECT_SECONDS, ANSWER_SECONDS, CLOSING_SECONDS = 3.0, 10.0, 2.0
TIMEOUT = httpx.Timeout(10.0, connect=CONNECT_SECONDS, read=30.0)  # a stream says something every 15 seconds
OF_ONE_CONNECTION = frozenset(
    b"connection keep-alive proxy-connection te trailer transfer-encoding upgrade date content-length".split()
)
OWN = frozenset(name for name, _ in HEADERS)  # what each process adds to its answers
AWAY = (OSError, InvalidHandshake, TimeoutError, EOFError)


class Arrived(msgspec.Struct, frozen=True):
    """How a request came to the first process."""

    client: tuple[str, int] | None
    server: tuple[str, int | None] | None
    headers: tuple[tuple[str, str], ...] = ()
    secret: str = ""


class SharingGuard(RequestGuard):
    """A guard that also takes what other processes pass on, at a port of its own and with a secret."""

    def __init__(self, app: App, settings: Settings, limits: Limits, secret: str) -> None:
        super().__init__(app, settings, limits)
        self.internal_port, self.secret = int(settings.internal.rpartition(":")[2]), secret

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """One request or socket, by the ASGI convention."""
        if scope["type"] != "lifespan" and (scope.get("server") or ("", 0))[1] == self.internal_port:
            arrived = self._arrived(scope)
            if arrived is None:
                await _refuse(scope, send, 403, "This port is for the other processes of this server.")
                return
            scope["headers"] = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in arrived.headers]
            scope["client"], scope["server"], scope[PASSED_ON] = arrived.client, arrived.server, True
        elif scope["type"] != "lifespan":
            scope[ARRIVED] = Arrived(scope.get("client"), scope.get("server"))
        await super().__call__(scope, receive, send)

    def _arrived(self, scope: Message) -> Arrived | None:
        try:
            given = next((value for name, value in scope["headers"] if name == HEADER), b"")
            arrived = msgspec.json.decode(given, type=Arrived)
        except msgspec.MsgspecError:
            return None
        return arrived if hmac.compare_digest(arrived.secret.encode(), self.secret.encode()) else None


class PassingOn:
    """Passes on what belongs to a room in use elsewhere; everything else is answered here."""

    def __init__(self, app: App, lobby: Callable[[], ServerLobby]) -> None:
        self.app, self._lobby = app, lobby
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=100)
        self._client = httpx.AsyncClient(timeout=TIMEOUT, limits=limits, trust_env=False)

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """One request or socket, by the ASGI convention."""
        room = ROOM.fullmatch(scope["path"]) if scope["type"] in ("http", "websocket") else None
        owner = await self._owner(room[1]) if room and PASSED_ON not in scope else None
        if owner is None:
            await self.app(scope, receive, send)
            return
        head = describe(scope, owner)
        if len(head) > MAX_HEAD:
            await _refuse(scope, send, 431, "The headers of this request are too long.")
        elif scope["type"] == "http":
            await self._pass_request(scope, receive, send, owner, head)
        else:
            await _pass_socket(scope, receive, send, owner, head)

    async def close(self) -> None:
        """Let go of the connections to the others."""
        await self._client.aclose()

    async def _owner(self, room: str) -> Owner | None:
        try:
            return await self._lobby().owner_elsewhere(room)
        except MeowzeError:  # asked for the room itself, this process says the same
            return None

    async def _pass_request(self, scope: Message, receive: Receive, send: Send, owner: Owner, head: str) -> None:
        body = await _body(receive)
        if body is None:
            await _refuse(scope, send, 413, f"A request has at most {MAX_BODY} bytes.")
            return
        answering = asyncio.create_task(self._answer(scope, send, owner, head, body))
        leaving = asyncio.create_task(_disconnected(receive))
        await asyncio.wait((answering, leaving), return_when=asyncio.FIRST_COMPLETED)
        leaving.cancel()
        if not answering.done():
            answering.cancel()
        await asyncio.gather(answering, leaving, return_exceptions=True)
        if not answering.cancelled() and (error := answering.exception()):
            raise error

    async def _answer(self, scope: Message, send: Send, owner: Owner, head: str, body: bytes) -> None:
        url, headers = f"http://{owner.address}{_target(scope)}", {HEADER.decode(): head}
        try:
            request = self._client.build_request(scope["method"], url, content=body, headers=headers)
            async with asyncio.timeout(ANSWER_SECONDS):  # a stopped process accepts and says nothing
                answer = await self._client.send(request, stream=True)
        except (httpx.HTTPError, TimeoutError) as error:
            logging.getLogger("meowze").warning("%s did not answer: %r", owner.address, error)
            await _refuse(scope, send, 503, explain(ComeBack("come-back")), "come-back")
            return
        try:
            given = [(name.lower(), value) for name, value in answer.headers.raw]
            kept = [pair for pair in given if pair[0] not in OWN and _travels(pair[0], b"content-length")]
            await send({"type": "http.response.start", "status": answer.status_code, "headers": kept})
            async for part in answer.aiter_raw():
                await send({"type": "http.response.body", "body": part, "more_body": True})
            await send({"type": "http.response.body", "body": b""})
        except httpx.HTTPError as error:  # the answer is cut off, and whoever reads it comes back
            logging.getLogger("meowze").warning("%s did not finish: %r", owner.address, error)
        finally:
            await answer.aclose()


async def _pass_socket(scope: Message, receive: Receive, send: Send, owner: Owner, head: str) -> None:
    await receive()
    try:
        far = await connect(
            f"ws://{owner.address}{_target(scope)}",
            additional_headers={HEADER.decode(): head},
            compression=None,
            max_size=MAX_FRAME,
            open_timeout=CONNECT_SECONDS,
            close_timeout=CLOSING_SECONDS,
            ping_interval=None,
            proxy=None,
        )
    except AWAY as error:
        busy = isinstance(error, InvalidStatus) and error.response.status_code == 429
        logging.getLogger("meowze").warning("%s took no socket: %s", owner.address, error)
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": TOO_MANY if busy else COME_BACK, "reason": "come back"})
        return
    await send({"type": "websocket.accept"})
    ways = [asyncio.create_task(way) for way in (_upwards(receive, far), _downwards(far, send))]
    try:
        await asyncio.wait((*ways, asyncio.create_task(far.wait_closed())), return_when=asyncio.FIRST_COMPLETED)
        if far.close_code is not None:  # what it said last is still to be passed on
            await asyncio.wait(ways[1:], timeout=CLOSING_SECONDS)
    finally:
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        await far.close()
    code = far.close_code if far.close_code and far.close_code != 1006 else COME_BACK
    with suppress(Exception):  # it may be gone
        await send({"type": "websocket.close", "code": code, "reason": far.close_reason or ""})


async def _upwards(receive: Receive, far: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        while (message := await receive())["type"] == "websocket.receive":
            text = message.get("text")
            await far.send(message.get("bytes") or b"" if text is None else text)


async def _downwards(far: ClientConnection, send: Send) -> None:
    with suppress(ConnectionClosed):
        async for message in far:
            kind = "text" if isinstance(message, str) else "bytes"
            await send({"type": "websocket.send", kind: message})


def describe(scope: Message, owner: Owner) -> str:
    """What the owner must know of the request, for one header."""
    arrived: Arrived = scope[ARRIVED]
    headers = tuple(
        (name.decode("latin-1"), value.decode("latin-1"))
        for name, value in scope["headers"]
        if _travels(name, b"content-length") and not name.startswith((b"sec-websocket", HEADER))
    )
    told = Arrived(arrived.client, arrived.server, headers, owner.secret)
    return json.dumps(msgspec.to_builtins(told))  # a header is ASCII


def _travels(name: bytes, *also: bytes) -> bool:
    """Whether a header belongs to the request or answer and not to the connection."""
    return name in also or name not in OF_ONE_CONNECTION


def _target(scope: Message) -> str:
    query = scope["query_string"].decode("latin-1")
    path: str = scope["raw_path"].decode("latin-1")
    return f"{path}?{query}" if query else path


async def _body(receive: Receive) -> bytes | None:
    """The whole body; none if it is too long."""
    parts, length, more = list[bytes](), 0, True
    while more:
        message = await receive()
        parts.append(message.get("body", b""))
        length += len(parts[-1])
        more = message.get("more_body", False)
        if length > MAX_BODY:
            return None
    return b"".join(parts)


async def _disconnected(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def _refuse(scope: Message, send: Send, status: int, error: str, key: str = "") -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": error})
        return
    problem: dict[str, Any] = {"error": error, "key": key, "values": {}}
    body = msgspec.json.encode(problem)
    headers: Iterable[tuple[bytes, bytes]] = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
