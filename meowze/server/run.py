"""Running the server on this machine: a port, a greeting with link and QR, a browser."""

import asyncio
import errno
import gc
import os
import socket
import threading
import webbrowser
from contextlib import suppress
from dataclasses import replace

import uvicorn

from meowze.bots.characters import BOTS
from meowze.bots.worker import Workers
from meowze.games.errors import MeowzeError
from meowze.room.bots import Bots
from meowze.server.addresses import here_url, reachable_urls
from meowze.server.app import application
from meowze.server.middleware import Guard
from meowze.server.qr import qr_text
from meowze.server.settings import PORT, Settings
from meowze.storage.journal_store import Storage
from meowze.storage.writer_process import Apart

LARGEST_FRAME = 16384
OFTEN_AND_LITTLE = (2_000, 10, 1_000_000)  # looking through everything takes long, and is left to the sweeper


class NoPort(MeowzeError):
    """An address where nobody can be listened to."""


def serve(settings: Settings, open_browser: bool = False, show_qr: bool = False, page: str = "") -> None:
    """Run the server until Ctrl-C; says where it is for this computer, with the page to open, and for others."""
    asyncio.run(_prepare(settings))
    with listening(settings.host, settings.port) as listener:
        settings = replace(settings, port=listener.getsockname()[1])
        workers = Workers(max(1, (os.cpu_count() or 2) - 1))
        server = _Server(configured(application(settings, Bots(workers, BOTS), Apart)))
        server.greeting = greeting(settings, show_qr, page)
        server.opened = here_url(settings) + page if open_browser else ""
        with suppress(KeyboardInterrupt):
            server.run(sockets=[listener])
        workers.close()


def greeting(settings: Settings, show_qr: bool, page: str = "") -> str:
    """Where the server is, for this computer and for others; with a QR picture if asked for."""
    lines = [f"Meowze is at {here_url(settings)}{page} (Ctrl-C ends it)"]
    urls = reachable_urls(settings)
    if urls:
        lines.append(f"On other devices: {' or '.join(urls)}")
    if urls and show_qr:
        lines.append(qr_text(urls[0]))
    return "\n".join(lines)


def configured(app: Guard) -> uvicorn.Config:
    """How uvicorn runs the application: quietly, and without compression, which costs memory for each socket."""
    return uvicorn.Config(
        app,
        lifespan="on",
        log_level="warning",
        server_header=False,
        proxy_headers=False,  # the guard decides whom to believe
        timeout_graceful_shutdown=3,
        timeout_keep_alive=75,  # a browser that asks just when a connection is closed may not ask again
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # clients ping, and one that is silent is let go
    )


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens there; any free port when the usual one is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        if port == PORT and isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            return listening(host, 0)
        raise NoPort(f"cannot listen at {host}, port {port}: {error}") from error


async def _prepare(settings: Settings) -> None:
    """Fail with a line for people before the server starts, not in the middle of its start."""
    storage = Storage(settings.database)
    try:
        await storage.start()
    finally:
        await storage.close()


class _Server(uvicorn.Server):
    greeting = ""
    opened = ""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.freeze()  # what was imported stays: looking through it again and again would make acts wait
        gc.set_threshold(*OFTEN_AND_LITTLE)
        print(self.greeting, flush=True)
        if self.opened:
            # Some browsers run in the terminal, and opening them waits.
            threading.Thread(target=webbrowser.open, args=(self.opened,), daemon=True).start()
