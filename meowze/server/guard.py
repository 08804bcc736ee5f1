"""What stands before the application: who may ask at all, and what a browser may do with an answer."""

import json
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
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


class Guard:
    """Lets requests pass that name this host and come from a page of it, and adds headers to each answer.

    A foreign page can point its own name at this machine; the name in the request gives it away.
    """

    def __init__(self, app: App, hosts: frozenset[str] = LOOPBACK) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """One request or socket, by the ASGI convention."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        error = self._error(dict(scope["headers"]))
        if not error:
            await self.app(scope, receive, _with_headers(send))
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": error})
        else:
            await _refuse(_with_headers(send), error)

    def _error(self, headers: dict[bytes, bytes]) -> str:
        host = headers.get(b"host", b"").decode("latin-1")
        origin = headers.get(b"origin")
        if _hostname(f"//{host}") not in self.hosts:
            return "This server answers only to its own name."
        if origin is not None and _hostname(origin.decode("latin-1")) not in self.hosts:
            return "This server answers only to its own pages."
        return ""


def _hostname(url: str) -> str | None:
    try:
        return urlsplit(url).hostname
    except ValueError:
        return None


def _with_headers(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *HEADERS]
        await send(message)

    return send_with_headers


async def _refuse(send: Send, error: str) -> None:
    body = json.dumps({"error": error}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body})
