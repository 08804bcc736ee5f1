"""Running the server on this machine: a port, a greeting with link and QR, a browser."""

import asyncio
import errno
import logging
import os
import pickle
import signal
import socket
import sys
import threading
import time
import webbrowser
from contextlib import ExitStack, suppress
from dataclasses import replace
from http.client import HTTPException
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple, cast
from urllib.request import urlopen

import uvicorn

from meowze import __version__
from meowze.bots.characters import BOTS
from meowze.bots.worker import Workers
from meowze.games.errors import MeowzeError
from meowze.logs import set_up_logs
from meowze.room.bots import Bots
from meowze.server.addresses import here_url, reachable_urls
from meowze.server.app import application
from meowze.server.garbage import collect_garbage
from meowze.server.lobby import ServerLobby
from meowze.server.log_limits import limit_logs
from meowze.server.middleware import RequestGuard
from meowze.server.moving import Mover, movable
from meowze.server.open_connections import raise_file_limit
from meowze.server.protocols import LimitedHttp, LimitedWebSocket
from meowze.server.qr import qr_text
from meowze.server.settings import LOOPBACK, PORT, Settings
from meowze.server.workers import Job, run_processes
from meowze.storage.database import engine_for, upgrade
from meowze.storage.database_lock import DatabaseLock
from meowze.storage.journal_writer import ProcessWriter

MAX_FRAME = 16384
START_SECONDS = 10.0  # in which a server that was just started answers
DRAIN_SECONDS = 10.0
SWITCH_SECONDS = 0.001  # after which a thread that reads the database lets the event loop go on; usual are 5 ms


class NoPort(MeowzeError):
    """An address at which the server cannot listen."""


class Greeting(NamedTuple):
    """What the server says when it has started."""

    here: str = "Meowze is at {url} (Ctrl-C ends it)"
    others: str = "On other devices: {urls}"
    network: str = (
        "Whoever is in your network and has the link or the code of a table can join it; --only-here lets nobody in."
    )
    running: str = "Meowze is running already, at {url}"


ENGLISH = Greeting()


def serve(
    settings: Settings, words: Greeting = ENGLISH, open_browser: bool = False, show_qr: bool = False, page: str = ""
) -> None:
    """Run the server until Ctrl-C; says where it is for this computer, with the page to open, and for others."""
    raise_file_limit()
    set_up_logs(settings.log, logging.WARNING if settings.home_only else logging.INFO)
    with DatabaseLock(settings.database) as lock:
        with listening_socket(settings.host, settings.port) as listener:
            _check_database(settings)
            settings = replace(settings, port=listener.getsockname()[1])
            lock.tell(here_url(settings))
            says = greeting(settings, show_qr, page, words)
            if settings.workers == 1:
                serve_at(listener, settings, says, here_url(settings) + page if open_browser else "")
                return
            address = listener.getsockname()[:2]
        with shared_socket(address, listening=False), TemporaryDirectory(prefix="meowze-") as folder:  # keeps the port
            run_processes(settings, address, Path(folder), says)


def work() -> None:
    """Run one of several server processes until a signal, or until the first process is gone."""
    job: Job = pickle.load(sys.stdin.buffer)
    set_up_logs(job.settings.log, logging.INFO)
    threading.Thread(target=_end_with_first_process, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the first process
    serve_at(shared_socket(job.address), job.settings, "ready", siblings=job.siblings)


def _end_with_first_process() -> None:
    sys.stdin.buffer.read(1)
    os.kill(os.getpid(), signal.SIGTERM)


def serve_at(
    listener: socket.socket, settings: Settings, says: str, opened: str = "", siblings: Path | None = None
) -> None:
    """Run one server process until it is ended; when it has started it says something, and may open a page.

    In the folder `siblings` the workers of one machine find each other.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    bot_workers = Workers(max(1, ((os.cpu_count() or 2) - 1) // settings.workers))
    with ExitStack() as sockets:
        sockets.callback(bot_workers.close)
        listeners = [sockets.enter_context(listener)]
        if settings.is_shared:
            internal = sockets.enter_context(_internal_socket(settings.internal or f"{LOOPBACK}:0"))
            listeners.append(internal)
            host, port = internal.getsockname()[:2]
            settings = replace(settings, internal=f"[{host}]:{port}" if ":" in host else f"{host}:{port}")
        lobbies: list[ServerLobby] = []
        app = application(settings, Bots(BOTS), bot_workers, ProcessWriter, lobbies, siblings)
        mover = Mover(siblings, settings.internal, lambda: lobbies[0]) if siblings else None
        server = _Server(app, says, opened, lobbies, mover)
        with suppress(KeyboardInterrupt):
            server.run(sockets=listeners)


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


def shared_socket(address: tuple[str, int], listening: bool = True) -> socket.socket:
    """A socket at an address that several processes share; the system spreads connections over those that listen."""
    host, port = address
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        found.bind((host, port))
        if listening:
            found.listen(2048)
    except (OSError, AttributeError) as error:
        found.close()
        why = f"cannot listen at {host}, port {port}, with several processes: {error}"
        raise NoPort(why).with_key("no-port", host=host, port=str(port)) from error
    return found


def _internal_socket(internal: str) -> socket.socket:
    """A socket for what other processes pass on."""
    host, _, port = internal.rpartition(":")
    return listening_socket(host.strip("[]"), int(port))


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
    def __init__(
        self, app: RequestGuard, says: str, opened: str, lobbies: list[ServerLobby], mover: Mover | None = None
    ) -> None:
        super().__init__(uvicorn_config(app))
        self.says, self.opened, self.lobbies, self.mover = says, opened, lobbies, mover
        self.collecting: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        if self.mover:
            self.config.http_protocol_class = movable(self.config.http_protocol_class, self.mover)
        await super().startup(sockets)
        if self.mover:
            self.mover.start(self._adopt)
        self.collecting = asyncio.create_task(collect_garbage())
        logging.getLogger("meowze").info("started", extra={"version": __version__})
        print(self.says, flush=True)
        if self.opened:
            # Some browsers run in the terminal, and then `open` waits for them.
            threading.Thread(target=webbrowser.open, args=(self.opened,), daemon=True).start()

    def _adopt(self, head: bytes) -> asyncio.Protocol:
        """The protocol of a connection that a sibling moved here."""
        kind: Any = self.config.http_protocol_class
        protocol = kind(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        protocol.moved_here = head
        return cast(asyncio.Protocol, protocol)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept nothing more, hand the rooms over, then send away whoever is still connected."""
        for server in self.servers:
            server.close()
        if self.mover:
            self.mover.close()
        if self.collecting:
            self.collecting.cancel()
        for lobby in self.lobbies:
            try:
                async with asyncio.timeout(DRAIN_SECONDS):
                    await lobby.drain()
            except Exception:  # then the others find out by themselves
                logging.getLogger("meowze").exception("the rooms could not be handed over")
        await super().shutdown(sockets)
