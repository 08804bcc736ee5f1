"""What every request passes first: who may ask at all and how often, and what a browser may do with the answer."""

import json
import time
from collections.abc import Awaitable, Callable, MutableMapping
from ipaddress import ip_address
from typing import Any
from urllib.parse import quote

from meowze.server.addresses import is_home
from meowze.server.metrics import count_refusal
from meowze.server.rate_limit import RateLimiter
from meowze.server.settings import Settings, is_address, origin_of

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Message, Receive, Send], Awaitable[None]]

LOOPBACK = frozenset({"localhost", "127.0.0.1", "[::1]"})
HOST_PAGES = ("/metrics",)
LIMIT_SECONDS = 30.0
POLICY = "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
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

    def __init__(self, app: App, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.handshakes = RateLimiter(settings.handshakes, LIMIT_SECONDS)

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """One request or socket, by the ASGI convention."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        scope = self._without_public_path(scope)
        status, error = self._error(scope, headers)
        if not error:
            scope["client"] = self._client(scope, headers)
            status, error = self._rate_error(scope)
        if error:
            count_refusal(f"http-{status}")
        if not error and scope["type"] == "http" and scope["path"] == self.settings.public_path:
            await _redirect(send, f"{quote(scope['path'].rpartition('/')[2])}/")
        elif not error:
            await self.app(scope, receive, _with_headers(send) if scope["type"] == "http" else send)
        elif scope["type"] == "websocket" and "websocket.http.response" not in scope.get("extensions", ()):
            await send({"type": "websocket.close", "code": 1008, "reason": error})
        else:
            kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
            await _refuse(send, kind, status, error)

    def _without_public_path(self, scope: Message) -> Message:
        """The request without the public path, which some proxies pass on and others remove."""
        prefix = f"{self.settings.public_path}/"
        if prefix == "/" or not scope["path"].startswith(prefix):
            return scope
        raw = scope["raw_path"].split(b"/")[prefix.count("/") :]
        return {**scope, "path": f"/{scope['path'].removeprefix(prefix)}", "raw_path": b"/" + b"/".join(raw)}

    def _error(self, scope: Message, headers: dict[bytes, str]) -> tuple[int, str]:
        """A status and why this request is not answered, or an empty text."""
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
        if scope["path"] in HOST_PAGES and not (self.settings.metrics_open or self._is_from_here(scope, headers)):
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

    def _rate_error(self, scope: Message) -> tuple[int, str]:
        if scope["type"] != "websocket":
            return 200, ""
        address = (scope.get("client") or ("",))[0]
        if self.handshakes.allow(address, time.monotonic()):
            return 200, ""
        return 429, "Too many connections from your address: please wait half a minute."


def _is_near(address: str) -> bool:
    return is_home(address) or ip_address(address).is_loopback


def _with_headers(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *HEADERS]
        await send(message)

    return send_with_headers


async def _redirect(send: Send, place: str) -> None:
    headers = [(b"location", place.encode()), (b"content-length", b"0"), *HEADERS]
    await send({"type": "http.response.start", "status": 308, "headers": headers})
    await send({"type": "http.response.body", "body": b""})


async def _refuse(send: Send, kind: str, status: int, error: str) -> None:
    body = json.dumps({"error": error}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
