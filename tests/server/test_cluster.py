"""nginx, several servers and PostgreSQL, as docs/hosting.md describes it and with the files of deploy/."""

import argparse
import asyncio
import json
import os
import random
import re
import shlex
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from websockets.asyncio.client import ClientConnection, connect

from meowze.cli.arguments import parser
from meowze.server.settings import Settings
from tests.conftest import program
from tests.paths import ROOT
from tests.server.serving import PATIENCE, Answer, free_port, new_room, new_token
from tests.server.test_chaos import GONE, journal, stored
from tests.server.test_machines import TWO_DEVICES, Database, Machine
from tests.server.test_public_path import answers
from tests.storage import postgres

DEPLOY = ROOT / "deploy"
TABLES = int(os.environ.get("TABLES", "300"))
PACE = float(os.environ.get("PACE", "4"))  # seconds between two acts at a table
GOES_ON = 3.0  # seconds in which a table goes on after its server was killed


def configuration(folder: Path, port: int, servers: list[int]) -> str:
    """The file for nginx with these ports instead of its machines, without https."""
    text = re.sub(r"(?m)^ *ssl_.*\n", "", (DEPLOY / "nginx.conf").read_text(encoding="utf-8"))
    line = re.search(r"(?m)^ *server 10\.0\.0\.11:8440(.*)\n", text)
    assert line
    text = re.sub(r"(?m)^ *server 10\.0\.0\.\d+:8440.*\n", "", text)
    lines = "".join(f"    server 127.0.0.1:{server}{line[1]}\n" for server in servers)
    assert "hash $meowze_key consistent;\n" in text
    text = text.replace("hash $meowze_key consistent;\n", f"hash $meowze_key consistent;\n{lines}")
    assert "listen 443 ssl;" in text
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    places = "".join(f"{kind}_temp_path {folder};" for kind in "client_body proxy fastcgi uwsgi scgi".split())
    alone = f"daemon off; pid {folder}/pid; error_log stderr crit; worker_rlimit_nofile 8192;"
    events = "events { worker_connections 4096; }"
    return f"{alone} {events} http {{ access_log off; {places}\n{text} }}"


@contextmanager
def nginx(folder: Path, servers: list[int]) -> Iterator[str]:
    """The address of nginx before servers at these ports."""
    port = free_port()
    (folder / "nginx.conf").write_text(configuration(folder, port, servers), encoding="utf-8")
    line = [program("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]
    with subprocess.Popen(line) as proxy:
        try:
            while proxy.poll() is None and not answers(port):
                time.sleep(0.05)
            assert proxy.poll() is None, "nginx does not take the configuration"
            yield f"127.0.0.1:{port}"
        finally:
            proxy.terminate()


class Guest:
    """A device at a table that comes back as a page does, and notes how long each of its acts took."""

    def __init__(self, address: str, room: str, seat: int, token: str, luck: random.Random, place: str) -> None:
        self.url, self.seat, self.token, self.luck = f"ws://{address}/api/rooms/{room}/socket", seat, token, luck
        self.place = {"X-Forwarded-For": place}
        self.table: Any = None
        self.n, self.number = -1, 0
        self.pending: dict[str, Any] | None = None
        self.asked = 0.0
        self.acknowledged: list[tuple[str, str]] = []
        self.took: list[tuple[float, float]] = []  # when each act was answered, and after how many seconds
        self.views: dict[int, Any] = {}
        self.farewells = Counter[str]()

    async def play(self, over: asyncio.Event) -> None:
        """Play until nobody wants to any more."""
        wait = 0.5
        while not over.is_set():
            try:
                coming = connect(
                    self.url, compression=None, open_timeout=9, close_timeout=0.1, additional_headers=self.place
                )
                async with coming as socket:
                    wait = 0.5
                    await self._stay(socket, over)
            except GONE as error:
                self.farewells[f"{type(error).__name__} {error}"] += 1
            await asyncio.sleep(wait * self.luck.uniform(0.75, 1.25))
            wait = min(2 * wait, 4)

    async def _stay(self, socket: ClientConnection, over: asyncio.Event) -> None:
        await socket.send(json.dumps({"type": "hello", "since": self.n, "token": self.token}))
        if self.pending:
            await socket.send(json.dumps(self.pending))
        pace = asyncio.create_task(self._act_now_and_then(socket, over))
        try:
            while not over.is_set():
                async with asyncio.timeout(20):
                    self._take(json.loads(await socket.recv()))
        finally:
            pace.cancel()
            await asyncio.gather(pace, return_exceptions=True)

    async def _act_now_and_then(self, socket: ClientConnection, over: asyncio.Event) -> None:
        while not over.is_set():
            await asyncio.sleep(PACE * self.luck.uniform(0.5, 1.5))
            if self.pending is None and self.table and self.table.get("legal"):
                self.number += 1
                at, id = self.table["at"], f"{self.seat}-{self.number}"
                action = self.luck.choice(self.table["legal"])
                self.pending = {"type": "act", "seat": self.seat, "at": at, "id": id, "action": action}
                self.asked = time.monotonic()
                await socket.send(json.dumps(self.pending))
            else:
                await socket.send('{"type": "ping"}')

    def _take(self, message: dict[str, Any]) -> None:
        if self.pending and message.get("id") == self.pending["id"]:
            if message["type"] in ("moved", "done"):
                now = time.monotonic()
                self.took.append((now, now - self.asked))
                self.acknowledged.append((self.pending["id"], self.pending["action"]))
                self.pending = None
            elif message["type"] == "refused":  # the database is away: a person would try again
                self.pending = None
        table = message if message["type"] in ("table", "waiting") else message.get("table")
        if table and table["n"] >= self.n:
            self.n, self.table = table["n"], table
            if table["type"] == "table":
                view = {key: table["view"][key] for key in ("squares", "turns", "over") if key in table["view"]}
                assert self.views.setdefault(table["n"], view) == view


async def open_tables(address: str, count: int, luck: random.Random) -> dict[str, list[Guest]]:
    """Tables for two, opened through nginx by people in many places: one address has its limits."""

    async def one(number: int) -> tuple[str, list[Guest]]:
        tokens = [new_token(), new_token()]
        asked = new_room(tokens[0], seats=TWO_DEVICES, preset="", options="")
        place = f"198.51.100.{number % 100}"
        opened = await asyncio.to_thread(Answer, address, "POST", "/api/rooms", asked, X_Forwarded_For=place)
        room = opened.json["room"]
        sit, bearer = f"/api/bot/rooms/{room}/sit", f"Bearer {tokens[1]}"
        assert (await asyncio.to_thread(Answer, address, "POST", sit, {"seat": 1}, Authorization=bearer)).status == 200
        return room, [
            Guest(address, room, seat, token, random.Random(luck.random()), place) for seat, token in enumerate(tokens)
        ]

    return dict([await one(number) for number in range(count)])


def slowest(guests: list[Guest], since: float, until: float) -> float:
    """The longest time that an act took that was answered in this span."""
    return max((took for guest in guests for at, took in guest.took if since <= at < until), default=0.0)


async def live_through(database: Database, folder: Path) -> None:
    """Tables that play on while servers are killed, added and drained and PostgreSQL is restarted."""
    ports = [free_port() + 100 * k for k in range(1, 5)]
    said: dict[str, float] = {}
    with nginx(folder, ports) as address:
        words = ("--public-url", f"http://{address}/", "--trusted-proxy", "127.0.0.1", "--rooms-per-address", "100000")
        servers = {port: Machine(database.url, *words, "--port", str(port)) for port in ports[:3]}
        try:
            assert all(server.address for server in servers.values())
            tables, over = await open_tables(address, TABLES, random.Random(7)), asyncio.Event()
            guests = [guest for table in tables.values() for guest in table]
            playing = [asyncio.create_task(guest.play(over)) for guest in guests]

            async def phase(name: str, seconds: float) -> None:
                begun = time.monotonic()
                await asyncio.sleep(seconds)
                assert not any(task.done() for task in playing)
                said[name] = slowest(guests, begun, time.monotonic())

            await phase("settling", 5 * PACE)
            await phase("quiet", 3 * PACE)
            owners = database.rows("SELECT owner, count(*) AS rooms FROM rooms WHERE owner IS NOT NULL GROUP BY owner")
            print("rooms of each server:", [row.rooms for row in owners])
            before = {id(guest): len(guest.took) for guest in guests}
            servers[ports[0]].process.kill()
            await phase("one killed", 4 * PACE)
            stuck = [room for room, two in tables.items() if all(len(guest.took) == before[id(guest)] for guest in two)]
            servers[ports[3]] = Machine(database.url, *words, "--port", str(ports[3]))
            assert await asyncio.to_thread(lambda: servers[ports[3]].address)
            await phase("one added", 3 * PACE)
            servers[ports[1]].process.send_signal(signal.SIGTERM)
            await phase("one drained", 4 * PACE)
            await asyncio.to_thread(postgres.restart, program("initdb"), database.url)
            await phase("PostgreSQL restarted", 5 * PACE)
            await phase("quiet again", 3 * PACE)
            over.set()
            await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)
            print({name: round(seconds, 2) for name, seconds in said.items()})
            print("acts:", sum(len(guest.acknowledged) for guest in guests))
            print("sent away:", sum((guest.farewells for guest in guests), Counter()))
            assert stuck == []
            assert said["one killed"] <= GOES_ON
            assert said["one drained"] <= GOES_ON
            await compare(database, tables, [servers[port].address for port in ports[2:]])
        finally:
            for server in servers.values():
                server.end()


async def compare(database: Database, tables: dict[str, list[Guest]], addresses: list[str]) -> None:
    """Whatever was acknowledged is stored, once, and all see the same game."""
    async with journal(database.url) as storage:
        for room, (one, other) in tables.items():
            acts, _ = await stored(storage, room)
            assert all(acts[id][1] == action for id, action in (*one.acknowledged, *other.acknowledged))
            assert all(one.views[n] == other.views[n] for n in one.views.keys() & other.views.keys())
    for room in list(tables)[:20]:
        paths = [(address, f"/api/rooms/{room}/record") for address in addresses]
        records = {(await asyncio.to_thread(Answer, at, "GET", path)).text for at, path in paths}
        assert len(records) == 1


@pytest.mark.proof
def test_tables_outlive_servers_behind_nginx(tmp_path: Path) -> None:
    """One of three is killed, one added, one drained, PostgreSQL restarted: nothing is lost, every table goes on."""
    with postgres.running(program("initdb")) as url:
        database = Database(url)
        try:
            asyncio.run(live_through(database, tmp_path))
        finally:
            database.engine.dispose()


def served(line: str) -> argparse.Namespace:
    """What `meowze serve` reads from a command line in a file."""
    words = shlex.split(line.replace("$$(hostname -i)", "10.0.0.2").replace("$$", "$"), comments=True)
    if words[:2] == ["sh", "-c"]:
        words = shlex.split(words[2])
    start = next(k for k, word in enumerate(words) if Path(word).name == "meowze")
    return parser(lambda key, **values: "").parse_args(words[start + 1 :])


def test_the_files_for_hosts_are_right(tmp_path: Path) -> None:
    """nginx takes its file, and the server takes the command lines of the unit and of the compose file."""
    unit = (DEPLOY / "meowze.service").read_text(encoding="utf-8").replace("\\\n", " ")
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    lines = [re.findall(r"(?m)^ExecStart=(.*)$", unit)[0]]
    lines += [service["command"] for name, service in compose["services"].items() if name.startswith("meowze")]
    assert len(lines) == 4
    for chosen in map(served, lines):
        Settings("postgresql://x@y/z", chosen.host, workers=chosen.workers, internal=chosen.internal)
        assert chosen.internal
    inside = [
        service["networks"]["inside"]["ipv4_address"]
        for service in compose["services"].values()
        if "depends_on" in service
    ]
    named = re.findall(r"server 10\.0\.0\.(\d+):8440", (DEPLOY / "nginx.conf").read_text(encoding="utf-8"))
    assert [address.rpartition(".")[2] for address in inside] == named
    with nginx(tmp_path, [free_port() + 100]) as address:
        assert Answer(address, "GET", "/").status == 502
