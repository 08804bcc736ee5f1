"""The server put together, and `serve`, which runs it on this machine."""

import asyncio
import errno
import socket
import threading
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import uvicorn
from litestar import Litestar, Response, get
from litestar.params import FromPath

from meowze.play.errors import MeowzeError
from meowze.server.guard import LOOPBACK, Guard
from meowze.server.lobby import Lobby
from meowze.server.pages import FOLDER, find_page
from meowze.server.rest import answer_problem, list_games, open_room, read_record
from meowze.server.sockets import room_socket
from meowze.server.storage import Storage

HOST, PORT = "127.0.0.1", 8440
LARGEST_BODY = LARGEST_FRAME = 16384


class NoPort(MeowzeError):
    """An address where nobody can be listened to."""


def application(database: Path, pages: Path = FOLDER, hosts: frozenset[str] = LOOPBACK) -> Guard:
    """The server for one database, as an ASGI application."""

    @asynccontextmanager
    async def lobby(app: Litestar) -> AsyncIterator[None]:
        storage = Storage(database)
        await storage.start()
        app.state.lobby = Lobby(storage)
        yield
        await app.state.lobby.close()

    @get(["/", "/{path:path}"], sync_to_thread=False)
    def show_page(path: FromPath[str] = "") -> Response[bytes]:
        page = find_page(path, pages)
        return Response(
            page.body, status_code=page.status, media_type=page.media, headers={"cache-control": page.cache}
        )

    app = Litestar(
        [list_games, open_room, read_record, room_socket, show_page],
        lifespan=[lobby],
        exception_handlers={Exception: answer_problem},
        request_max_body_size=LARGEST_BODY,
        openapi_config=None,
    )
    return Guard(app, hosts)


def serve(database: Path, host: str = HOST, port: int = PORT, open_browser: bool = True) -> None:
    """Run the server until Ctrl-C; says where it is and opens a browser there."""
    asyncio.run(_prepare(database))
    with listening(host, port) as listener:
        name = f"[{host}]" if ":" in host else host
        url = f"http://{name}:{listener.getsockname()[1]}/"
        server = _Server(configured(application(database, hosts=LOOPBACK | {host})))
        server.url, server.open_browser = url, open_browser
        with suppress(KeyboardInterrupt):
            server.run(sockets=[listener])


def configured(app: Guard) -> uvicorn.Config:
    """How uvicorn runs the application: quietly, and without compression, which costs memory for each socket."""
    return uvicorn.Config(
        app,
        lifespan="on",
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
    )


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens there; any free port when the usual one is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except (OSError, OverflowError) as error:
        if port == PORT and isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            return listening(host, 0)
        raise NoPort(f"cannot listen at {host}, port {port}: {error}") from error


async def _prepare(database: Path) -> None:
    """Fail with a line for people before the server starts, not in the middle of its start."""
    storage = Storage(database)
    try:
        await storage.start()
    finally:
        await storage.close()


class _Server(uvicorn.Server):
    url = ""
    open_browser = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print(f"Meowze is at {self.url} (Ctrl-C ends it)", flush=True)
        if self.open_browser:
            # Some browsers run in the terminal, and opening them waits.
            threading.Thread(target=webbrowser.open, args=(self.url,), daemon=True).start()
