"""Running the server on this machine: a port, a greeting with link and QR, a browser."""

import errno
import gc
import os
import socket
import threading
import time
import webbrowser
from contextlib import suppress
from dataclasses import replace
from http.client import HTTPException
from pathlib import Path
from typing import NamedTuple
from urllib.request import urlopen

import uvicorn

from meowze.bots.characters import BOTS
from meowze.bots.worker import Workers
from meowze.games.errors import MeowzeError
from meowze.room.bots import Bots
from meowze.server.addresses import here_url, reachable_urls
from meowze.server.app import application
from meowze.server.middleware import RequestGuard
from meowze.server.qr import qr_text
from meowze.server.settings import PORT, Settings
from meowze.storage.database import engine_for, upgrade
from meowze.storage.database_lock import DatabaseLock
from meowze.storage.journal_writer import ProcessWriter

MAX_FRAME = 16384
START_SECONDS = 10.0  # in which a server that was just started answers
GC_THRESHOLDS = (2_000, 10, 1_000_000)  # often and little: the cleanup collects everything, which takes long


class NoPort(MeowzeError):
    """An address at which the server cannot listen."""


class Greeting(NamedTuple):
    """What the server says when it has started."""

    here: str = "Meowze is at {url} (Ctrl-C ends it)"
    others: str = "On other devices: {urls}"
    running: str = "Meowze is running already, at {url}"


ENGLISH = Greeting()


def serve(
    settings: Settings, words: Greeting = ENGLISH, open_browser: bool = False, show_qr: bool = False, page: str = ""
) -> None:
    """Run the server until Ctrl-C; says where it is for this computer, with the page to open, and for others."""
    with DatabaseLock(settings.database) as lock, listening_socket(settings.host, settings.port) as listener:
        _check_database(settings)
        settings = replace(settings, port=listener.getsockname()[1])
        lock.tell(here_url(settings))
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
    if urls and show_qr:
        lines.append(qr_text(urls[0]))
    return "\n".join(lines)


def uvicorn_config(app: RequestGuard) -> uvicorn.Config:
    """How uvicorn runs the application: without a log line for each request, and without compression."""
    return uvicorn.Config(
        app,
        lifespan="on",
        log_level="warning",
        server_header=False,
        proxy_headers=False,  # the guard decides which proxies to trust
        timeout_graceful_shutdown=3,
        timeout_keep_alive=75,  # a browser whose request meets a closing connection may not try again
        ws="websockets-sansio",
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


def _check_database(settings: Settings) -> None:
    """Fail with a line for people before the server starts, not half-way through."""
    engine = engine_for(settings.database)
    try:
        upgrade(engine)
    finally:
        engine.dispose()


def running_server(database: Path | str, patience: float = START_SECONDS) -> str:
    """The address of the server that uses this database, waited for while it starts; empty if none answers."""
    lock, until = DatabaseLock(database), time.monotonic() + patience
    while time.monotonic() < until:
        url = lock.holder().url
        with suppress(OSError, HTTPException):
            if url and urlopen(f"{url}api/health", timeout=2).status == 200:
                return url
        time.sleep(0.1)
    return ""


def show_running(url: str, words: Greeting = ENGLISH, open_browser: bool = False) -> None:
    """Say where the server is that runs already, and open the browser there."""
    print(words.running.format(url=url), flush=True)
    if open_browser:
        webbrowser.open(url)


class _Server(uvicorn.Server):
    greeting = ""
    opened = ""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.freeze()  # what was imported stays for ever, so it need not be searched again and again
        gc.set_threshold(*GC_THRESHOLDS)
        print(self.greeting, flush=True)
        if self.opened:
            # Some browsers run in the terminal, and then `open` waits for them.
            threading.Thread(target=webbrowser.open, args=(self.opened,), daemon=True).start()
