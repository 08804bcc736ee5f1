"""What every request passes first: who may ask at all and how often, and what a browser may do with the answer."""

import asyncio
import math
import re
from collections.abc import Awaitable, Callable, MutableMapping
from ipaddress import ip_address
from typing import Any
from urllib.parse import quote

import msgspec

from meowze.live.answer_types import Problem
from meowze.live.errors import TooMany
from meowze.server.addresses import is_home
from meowze.server.limits import Limits
from meowze.server.metrics import count_refusal
from meowze.server.open_connections import OpenConnections, most_connections
from meowze.server.refusal_text import ENGLISH
from meowze.server.settings import Settings, is_address, origin_of
from meowze.server.static_files import FRAMES, POLICY

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Message, Receive, Send], Awaitable[None]]

LOOPBACK = frozenset({"localhost", "127.0.0.1", "[::1]"})
HOST_PAGES = ("/metrics",)
MAX_URL = 4096
RETRY_SECONDS = 10
COSTLY, COSTLY_PATHS = 10, ("/api/rooms", "/api/records")  # posts there count as so many requests
PIECE = 2**16  # bytes of an answer that are sent before waiting until they are read
ROOM = re.compile("/api/(?:bot/)?(?:rooms|replays)/([^/]+)")
STREAM = re.compile("/api/bot/rooms/[^/]+/stream/?")
FOUND = frozenset({200, 201, 403, 409})  # with these the server answers only when there is such a room
HEADERS = [
    (b"content-security-policy", (POLICY + FRAMES).encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


class RequestGuard:
    """Lets requests pass that name this host and come from one of its pages, and adds headers to each answer.

    A foreign page can point its own name at this machine; the name in the request then gives it away.
    """

    def __init__(self, app: App, settings: Settings, limits: Limits | None = None) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits or Limits(settings)
        self.open_connections = OpenConnections(self.limits, most_connections())

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """One request or socket, by the ASGI convention."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        status, error = self._looked_at(scope)  # its headers are not kept while a socket is open
        await self._answer(scope, receive, send, status, error)

    def _looked_at(self, scope: Message) -> tuple[int, str]:
        """Put the path and the client of a request right; a status and why it is not answered, or an empty text."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        self._remove_public_path(scope)
        status, error = self._error(scope, headers)
        scope["client"] = self._client(scope, headers)
        return status, error

    async def _answer(self, scope: Message, receive: Receive, send: Send, status: int, error: str) -> None:
        """Answer within the limits of the client's address, or say when it may come again."""
        address, limits = address_of(scope), self.limits
        pace = limits.handshakes if scope["type"] == "websocket" else limits.requests
        held = [limits.underway, *([limits.streams] if STREAM.fullmatch(scope["path"]) else [])]
        count = COSTLY if scope.get("method") == "POST" and scope["path"].rstrip("/") in COSTLY_PATHS else 1
        wait = pace.wait(address, limits.clock(), count)
        taken = [] if wait is None else [each for each in held if each.take(address)]
        try:
            if wait is None or taken != held:
                await _refuse(scope, send, 429, ENGLISH.problem(TooMany("slow-down", seconds=RETRY_SECONDS)))
                return
            if wait:
                await asyncio.sleep(wait)
            if error:
                await _refuse(scope, send, status, Problem(error))
            elif scope["type"] == "websocket":
                await self.app(scope, receive, send)
            elif scope["path"] == self.settings.public_path:
                await _redirect(send, f"{quote(scope['path'].rpartition('/')[2])}/")
            else:
                await self._answer_request(scope, receive, send)
        finally:
            for each in taken:
                each.give_back(address)

    async def _answer_request(self, scope: Message, receive: Receive, send: Send) -> None:
        """Answer a request; one that names a wrong room counts as a guess."""
        room = ROOM.match(scope["path"])
        if room is None:
            await self.app(scope, receive, _with_headers(send))
            return
        address, guesses = address_of(scope), self.limits.guesses
        attempt = await guesses.attempt_in_turn(address, room[1], self.limits.clock)
        if attempt.wait:
            await _refuse(scope, send, 429, ENGLISH.problem(TooMany("wrong-codes", seconds=math.ceil(attempt.wait))))
            return

        async def send_and_count(message: Message) -> None:
            if message["type"] == "http.response.start":
                attempt.was_wrong() if message["status"] == 404 else attempt.was_not_wrong()
                if message["status"] in FOUND:
                    guesses.found(address, room[1])
            await send(message)

        try:
            await self.app(scope, receive, _with_headers(send_and_count))
        finally:
            attempt.was_not_wrong()

    def _remove_public_path(self, scope: Message) -> None:
        """Cut off the public path, which some proxies pass on and others remove."""
        prefix = f"{self.settings.public_path}/"
        if prefix != "/" and scope["path"].startswith(prefix):
            raw = scope["raw_path"].split(b"/")[prefix.count("/") :]
            scope.update(path=f"/{scope['path'].removeprefix(prefix)}", raw_path=b"/" + b"/".join(raw))

    def _error(self, scope: Message, headers: dict[bytes, str]) -> tuple[int, str]:
        """A status and why this request is not answered, or an empty text."""
        if len(scope.get("raw_path", b"")) + len(scope.get("query_string", b"")) > MAX_URL:
            return 414, f"An address has at most {MAX_URL} characters."
        if "//" in scope["path"]:
            return 404, "An address has no empty parts."
        address, port = scope.get("server") or ("", None)
        if self.settings.home_only and is_address(address) and not _is_near(address):
            return 403, "This server answers in the home network only."
        own = self._own_origins(address, port)
        host = headers.get(b"host", "")
        if own.isdisjoint(origin_of(f"{scheme}://{host}") for scheme in ("http", "https")):
            return 403, "This server answers only to its own name."
        origin = headers.get(b"origin")
        if origin is not None and origin not in own:
            return 403, "This server answers only to its own pages."
        for_host = scope["path"].rstrip("/") in HOST_PAGES and not self.settings.metrics_open
        if for_host and not self._is_from_here(scope, headers):
            return 403, "This page is for the computer the server runs on."
        return 200, ""

    def _own_origins(self, address: str, port: int | None) -> set[str]:
        """The origins of this server, as seen by somebody connected to it at this address."""
        names = LOOPBACK | ({f"[{address}]" if ":" in address else address} if address else set())
        own = {origin_of(f"http://{name}:{port}" if port else f"http://{name}") for name in names}
        public = self.settings.public_origin
        return own | {public} if public else own

    def _is_from_here(self, scope: Message, headers: dict[bytes, str]) -> bool:
        """Whether a person at this computer asks, not a proxy on it for somebody else."""
        peer = (scope.get("client") or ("",))[0]
        passed_on = any(name.startswith((b"x-forwarded", b"forwarded", b"via")) for name in headers)
        named = headers.get(b"host", "").rpartition(":")[0] in LOOPBACK
        return is_address(peer) and ip_address(peer).is_loopback and named and not passed_on

    def _client(self, scope: Message, headers: dict[bytes, str]) -> tuple[str, int] | None:
        """Who asks: the peer, or the client that a trusted proxy names; of a chain the last one that is not trusted."""
        client: tuple[str, int] | None = scope.get("client")
        if client is None or not self.settings.trusts(client[0]):
            return client
        named = [part.strip() for part in headers.get(b"x-forwarded-for", "").split(",")]
        for address in reversed(named):
            if not is_address(address):
                break
            client = (address, 0)
            if not self.settings.trusts(address):
                break
        return client


def address_of(scope: Message) -> str:
    """The address of who asks."""
    return str((scope.get("client") or ("",))[0])


def _is_near(address: str) -> bool:
    return is_home(address) or ip_address(address).is_loopback


def _with_headers(send: Send) -> Send:
    """Sends an answer with headers it lacks, and a long one in pieces, so that a slow client holds little memory."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = list(message.get("headers", ()))
            names = {name for name, _ in given}
            message["headers"] = [*given, *(header for header in HEADERS if header[0] not in names)]
        body = message.get("body", b"")
        last = max(0, len(body) - 1) // PIECE * PIECE
        for start in range(0, last, PIECE):
            await send({"type": "http.response.body", "body": body[start : start + PIECE], "more_body": True})
        await send({**message, "body": body[last:]} if last else message)

    return send_with_headers


async def _redirect(send: Send, place: str) -> None:
    headers = [(b"location", place.encode()), (b"content-length", b"0"), *HEADERS]
    await send({"type": "http.response.start", "status": 308, "headers": headers})
    await send({"type": "http.response.body", "body": b""})


async def _refuse(scope: Message, send: Send, status: int, problem: Problem) -> None:
    count_refusal(problem.key or f"http-{status}")
    socket = scope["type"] == "websocket"
    if socket and "websocket.http.response" not in scope.get("extensions", ()):
        await send({"type": "websocket.close", "code": 1008, "reason": problem.error})
        return
    kind, body = "websocket.http.response" if socket else "http.response", msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    if "seconds" in problem.values:
        headers += [(b"retry-after", str(problem.values["seconds"]).encode()), (b"connection", b"close")]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
