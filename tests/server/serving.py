"""A real server for tests, in a thread or in a process of its own, and those who ask it: by HTTP and by socket."""

import json
import os
import random
import secrets
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from socket import create_server
from typing import Any

import msgspec
import uvicorn
from websockets.sync.client import ClientConnection, connect

from meowze.room.bots import NO_BOTS
from meowze.room.messages import incoming
from meowze.server.app import application
from meowze.server.run import listening_socket, uvicorn_config
from meowze.server.settings import Settings
from tests import seeded
from tests.paths import ROOT

UNLIMITED = "connections frames handshakes messages openings requests rooms_per_address rooms_per_device".split()
GENEROUS = dict.fromkeys(UNLIMITED, 1_000_000)
PATIENCE = 180  # seconds: a busy machine is no fault of a server
TWO_HERE = [{"who": "here", "name": "Ada"}, {"who": "here", "name": "Ben"}]


@contextmanager
def running(database: Path | str, **settings: Any) -> Iterator[str]:
    """A server with settled luck in a thread of its own; its address."""
    seeded.settle()
    host, bots, workers = (
        settings.pop("host", "127.0.0.1"),
        settings.pop("bots", NO_BOTS),
        settings.pop("workers", None),
    )
    with listening_socket(host, 0) as listener:
        port = listener.getsockname()[1]
        app = application(Settings(database, host, port, **GENEROUS | settings), bots, workers)
        server = uvicorn.Server(uvicorn_config(app))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
        thread.start()
        while not server.started and thread.is_alive():
            time.sleep(0.01)
        try:
            yield f"127.0.0.1:{port}"
        finally:
            server.should_exit = True
            thread.join()


@contextmanager
def process(*words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server with settled luck in a process of its own, started by the command line; its address."""
    line = [sys.executable, "-W", "error", "-m", "tests.seeded", *words]
    environment = os.environ | {"PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT, env=environment
    ) as server:
        assert server.stdout is not None
        try:
            yield server, server.stdout.readline().partition("//")[2].partition("/")[0]
        finally:
            server.kill()


def free_port() -> int:
    """A port that nobody listens at, of those that no system gives to others by itself; each process has its own."""
    first = 20_000 + os.getpid() % 10_000
    for port in range(first, first + 100):
        with suppress(OSError), create_server(("127.0.0.1", port)):
            return port
    raise OSError("no port is free")


class Answer:
    """What came back: status, headers, text."""

    def __init__(self, address: str, method: str, path: str, body: Any = None, **headers: str) -> None:
        data = body if body is None or isinstance(body, bytes) else json.dumps(body)
        headers = {name.replace("_", "-"): value for name, value in headers.items()}
        with closing(HTTPConnection(address, timeout=PATIENCE)) as connection:
            connection.request(method, path, data, headers)
            response = connection.getresponse()
            self.status, self.headers = response.status, response.headers
            self.body = response.read()

    @property
    def text(self) -> str:
        """The body as text."""
        return self.body.decode()

    @property
    def json(self) -> Any:
        """The body as JSON."""
        return json.loads(self.text)


def new_token() -> str:
    """The secret of a device."""
    return secrets.token_hex(16)


def new_room(token: str, **other: Any) -> dict[str, Any]:
    """What is asked for to open a table for two at one device."""
    return {"game": "chabyrinthe", "seats": TWO_HERE, "preset": "kittens", "token": token} | other


def opened(address: str, token: str, **other: Any) -> str:
    """A new room."""
    answer = Answer(address, "POST", "/api/rooms", new_room(token, **other))
    assert answer.status == 201, answer.text
    return str(answer.json["room"])


class Client:
    """A device's socket; `table` is what it last heard of the table."""

    def __init__(self, socket: ClientConnection, token: str) -> None:
        self.socket, self.token = socket, token
        self.table: Any = None

    def say(self, message: Any) -> None:
        """Send without waiting."""
        plain = isinstance(message, str | bytes)
        self.socket.send(message if plain else msgspec.json.encode(message).decode())

    def hear(self, *kinds: str) -> Any:
        """The next message, of these kinds if any are given."""
        while True:
            message = json.loads(self.socket.recv(timeout=PATIENCE))
            self.table = message if message["type"] in ("table", "waiting") else message.get("table") or self.table
            if message["type"] in kinds or (not kinds and message["type"] != "presence"):
                return message

    def ask(self, message: Any) -> Any:
        """Send, and the answer."""
        self.say(message)
        return self.hear()

    def act(self, action: str, id: str = "") -> Any:
        """An action of whoever is to act."""
        at = self.table["at"]
        return self.ask(incoming.Act(self.table["mover"] or 0, at, id or f"at{at}", action))


@contextmanager
def seated(address: str, room: str, token: str, hello: bool = True) -> Iterator[Client]:
    """A client at a table that has said hello."""
    # Without an end to the queue: a client that has not read everything could not be closed at once.
    with connect(f"ws://{address}/api/rooms/{room}/socket", max_queue=None, open_timeout=PATIENCE) as socket:
        client = Client(socket, token)
        if hello:
            client.say(incoming.Hello(token=token))
            client.hear("table", "waiting")
        yield client


def choice(table: Any, luck: random.Random) -> str:
    """Any action, one that wins if there is one."""
    return str(luck.choice([offer["action"] for offer in table["offers"] if "action" in offer] or table["legal"]))
