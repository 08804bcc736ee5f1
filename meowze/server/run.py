"""Running the server on this machine: a port, a greeting with link and QR, a browser."""

import asyncio
import errno
import gc
import logging
import os
import socket
import threading
import webbrowser
from contextlib import suppress
from dataclasses import replace
from typing import NamedTuple

import uvicorn

from meowze import __version__
from meowze.bots.characters import BOTS
from meowze.bots.worker import Workers
from meowze.games.errors import MeowzeError
from meowze.logs import set_up_logs
from meowze.room.bots import Bots
from meowze.server.addresses import here_url, reachable_urls
from meowze.server.app import application
from meowze.server.log_limits import limit_logs
from meowze.server.middleware import RequestGuard
from meowze.server.open_connections import raise_file_limit
from meowze.server.protocols import LimitedHttp, LimitedWebSocket
from meowze.server.qr import qr_text
from meowze.server.settings import PORT, Settings
from meowze.storage.journal_store import JournalStore
from meowze.storage.journal_writer import ProcessWriter

MAX_FRAME = 16384
GC_THRESHOLDS = (2_000, 10, 20)  # young objects often and little; all of them when a quarter is new, as Python decides


class NoPort(MeowzeError):
    """An address at which the server cannot listen."""


class Greeting(NamedTuple):
    """What the server says when it has started."""

    here: str = "Meowze is at {url} (Ctrl-C ends it)"
    others: str = "On other devices: {urls}"
    network: str = (
        "Whoever is in your network and has the link or the code of a table can join it; --only-here lets nobody in."
    )


ENGLISH = Greeting()


def serve(
    settings: Settings, words: Greeting = ENGLISH, open_browser: bool = False, show_qr: bool = False, page: str = ""
) -> None:
    """Run the server until Ctrl-C; says where it is for this computer, with the page to open, and for others."""
    raise_file_limit()
    set_up_logs(settings.log, logging.WARNING if settings.home_only else logging.INFO)
    asyncio.run(_check_database(settings))
    with listening_socket(settings.host, settings.port) as listener:
        settings = replace(settings, port=listener.getsockname()[1])
        workers = Workers(max(1, (os.cpu_count() or 2) - 1))
        server = _Server(uvicorn_config(application(settings, Bots(BOTS), workers, ProcessWriter)))
        server.greeting = greeting(settings, show_qr, page, words)
        server.opened = here_url(settings) + page if open_browser else ""
        with suppress(KeyboardInterrupt):
            server.run(sockets=[listener])
        workers.close()


def greeting(settings: Settings, show_qr: bool, page: str = "", words: Greeting = ENGLISH) -> str:
    """Where the server is, for this computer and for others; with a QR picture if asked for."""
    lines = [words.here.format(url=here_url(settings) + page)]
    urls = reachable_urls(settings)
    if urls:
        lines.append(words.others.format(urls=", ".join(urls)))
    if urls and settings.home_only:
        lines.append(words.network)
    if urls and show_qr:
        lines.append(qr_text(urls[0]))
    return "\n".join(lines)


def uvicorn_config(app: RequestGuard) -> uvicorn.Config:
    """How uvicorn runs the application: without a log line for each request, and without compression."""
    limit_logs()
    return uvicorn.Config(
        app,
        lifespan="on",
        log_config=None,  # its events go where ours go
        log_level="warning",
        server_header=False,
        proxy_headers=False,  # the guard decides which proxies to trust
        timeout_graceful_shutdown=3,
        timeout_keep_alive=75,  # a browser whose request meets a closing connection may not try again
        http=LimitedHttp,
        ws=LimitedWebSocket,
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # clients ping, and a silent one is disconnected
    )


def listening_socket(host: str, port: int) -> socket.socket:
    """A socket that listens there; any free port when the usual one is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        if port == PORT and isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            return listening_socket(host, 0)
        why = f"cannot listen at {host}, port {port}: {error}"
        raise NoPort(why).with_key("no-port", host=host, port=str(port)) from error


async def _check_database(settings: Settings) -> None:
    """Fail with a line for people before the server starts, not half-way through."""
    store = JournalStore(settings.database)
    try:
        await store.start()
    finally:
        await store.close()


class _Server(uvicorn.Server):
    greeting = ""
    opened = ""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.freeze()  # what was imported stays for ever, so it need not be searched again and again
        gc.set_threshold(*GC_THRESHOLDS)
        logging.getLogger("meowze").info("started", extra={"version": __version__})
        print(self.greeting, flush=True)
        if self.opened:
            # Some browsers run in the terminal, and then `open` waits for them.
            threading.Thread(target=webbrowser.open, args=(self.opened,), daemon=True).start()
