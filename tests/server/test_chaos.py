"""Bad networks and sudden deaths: games over a link that drops, delays, doubles and cuts, the server killed often.

No act that was acknowledged is lost, nobody sees another game than the others, and every game ends.
"""

import asyncio
import json
import os
import random
import signal
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from http.client import HTTPException
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from meowze.games import GAMES
from meowze.play.record import Record
from meowze.room.room import finished_games
from meowze.storage.journal_store import JournalStore
from tests.paths import ROOT
from tests.server.serving import Answer, free_port, new_room, new_token
from tests.storage.postgres import new_database

RESEND = 0.3  # seconds without an answer after which a client comes back and says it again
GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)
KINDS = ("server", "writer", "both")  # which processes are killed
WRITER = b"journal_writer:JournalWorker"
ALARMS = ("has lost what was saved", "is damaged")  # what a server must not say here
NOT_DONE = ("unsaved", "unread")
KILLS, TABLES, CHUNKS = (
    int(os.environ.get(name, most)) for name, most in (("KILLS", 100), ("TABLES", 20), ("CHUNKS", 10))
)
Target = Path | str


class Host:
    """The server and the process that writes its journal, killed and started again on the same port and database."""

    def __init__(self, database: Target, log: Path) -> None:
        self.database, self.log, self.port = database, log, free_port()
        self.kills = dict.fromkeys(KINDS, 0)
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start, and wait until it listens."""
        code = (
            "import sys; from meowze.server.run import serve; from meowze.server.settings import Settings;"
            "most = 10**6; serve(Settings(sys.argv[1], port=int(sys.argv[2]),"
            "messages=most, handshakes=most, frames=most, requests=most, openings=most, rooms_per_address=most,"
            "connections=most))"
        )
        line = [sys.executable, "-c", code, str(self.database), str(self.port)]
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *line, stdout=asyncio.subprocess.PIPE, stderr=log, cwd=ROOT
            )
        assert self.process.stdout
        assert f":{self.port}/" in (await self.process.stdout.readline()).decode(), self.log.read_text()

    def writer(self) -> int | None:
        """The process that writes the journal."""
        assert self.process
        for children in Path(f"/proc/{self.process.pid}/task").glob("*/children"):
            for child in children.read_text().split():
                with suppress(OSError):
                    if WRITER in Path(f"/proc/{child}/cmdline").read_bytes():
                        return int(child)
        return None

    async def kill(self, kind: str) -> None:
        """End processes without a warning; the server notices by itself when it has lost the other one."""
        assert self.process
        if kind != "server":
            while (writer := self.writer()) is None:
                await asyncio.sleep(0.01)
            with suppress(ProcessLookupError):
                os.kill(writer, signal.SIGKILL)
        if kind != "writer":
            await self.end()
        self.kills[kind] += 1

    async def end(self) -> None:
        """Kill the server."""
        if self.process and self.process.returncode is None:
            os.kill(self.process.pid, signal.SIGKILL)
            await self.process.wait()

    async def die_often(
        self, luck: random.Random, link: "Link", until: Callable[[], bool], lives: tuple[int, ...]
    ) -> None:
        """Kill and start again until it is enough; a life is so many messages, on every machine alike."""
        while not until():
            enough = link.carried + luck.randrange(30, 90) * luck.choice(lives)
            while not until() and link.carried < enough:
                await asyncio.sleep(0.01)
            if not until():
                kind = luck.choice(KINDS)
                await self.kill(kind)
                if kind != "writer":
                    await self.start()


class Link:
    """A proxy before the server: each message may be lost, late or doubled, and each connection may be cut."""

    def __init__(self, host: Host, luck: random.Random) -> None:
        self.host, self.luck, self.harm, self.carried = host, luck, 0, 0

    async def __call__(self, near: ServerConnection) -> None:
        """Carry one connection."""
        assert near.request
        try:
            url = f"ws://127.0.0.1:{self.host.port}{near.request.path}"
            async with connect(url, compression=None, open_timeout=5) as far:
                ways = [asyncio.create_task(self._carry(*way)) for way in ((near, far), (far, near))]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
        except GONE:
            pass

    async def _carry(self, source: Any, target: Any) -> None:
        with suppress(*GONE):
            async for message in source:
                chance = self.luck.random()
                self.carried += 1
                self.harm += chance < 0.12
                if chance < 0.02:
                    return
                if chance < 0.05:
                    continue
                if chance < 0.08:
                    await target.send(message)
                elif chance < 0.12:
                    await asyncio.sleep(self.luck.uniform(0.01, 0.1))
                await target.send(message)


class Player:
    """A real client of one seat: comes back by itself, says what was not answered again, and notes what it was told."""

    def __init__(self, url: str, seat: int, token: str, luck: random.Random) -> None:
        self.url, self.seat, self.token, self.luck = url, seat, token, luck
        self.n, self.over, self.moves = -1, False, 0
        self.acknowledged: list[tuple[int, str, str]] = []  # number, id, action
        self.seen: dict[int, Any] = {}  # what everybody may see of the table, by number
        self.pending: dict[str, Any] | None = None
        self.table: Any = None

    async def play(self) -> None:
        """Play until the game is over."""
        while not self.over:
            with suppress(*GONE):
                async with connect(self.url, compression=None, open_timeout=2, close_timeout=0.1) as socket:
                    await self._stay(socket)
            await asyncio.sleep(0.05)

    async def _stay(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "hello", "since": self.n, "token": self.token}))
        if self.pending:
            await socket.send(json.dumps(self.pending))
        while not self.over:
            async with asyncio.timeout(RESEND if self.pending or self.table is None else 3 * RESEND):
                message = json.loads(await socket.recv())
            self._take(message)
            if self.pending is None and self.table and self.table.get("legal"):
                self._choose()
                await socket.send(json.dumps(self.pending))

    def _take(self, message: dict[str, Any]) -> None:
        table = message if message["type"] in ("table", "waiting") else message.get("table")
        if self.pending and message.get("id") == self.pending["id"]:
            if message["type"] in ("moved", "done"):
                number = message.get("first", -1)
                self.acknowledged.append((number, self.pending["id"], self.pending["action"]))
            self.pending = None
        if table is None or table["n"] < self.n:
            return
        self.n, self.table = table["n"], table
        if table["type"] == "table":
            view = {key: table["view"][key] for key in ("squares", "chairs", "turns", "over") if key in table["view"]}
            assert self.seen.setdefault(table["n"], view) == view
            self.over = table["view"]["over"]

    def _choose(self) -> None:
        self.moves += 1
        offers = [offer["action"] for offer in self.table["offers"] if "action" in offer]
        action = self.luck.choice(offers or self.table["legal"])
        at, id = self.table["at"], f"{self.seat}-{self.moves}-{self.table['at']}"
        self.pending = {"type": "act", "seat": self.seat, "at": at, "id": id, "action": action}


@asynccontextmanager
async def proxied(host: Host, luck: random.Random) -> AsyncIterator[tuple[Link, int]]:
    """The bad link; its port."""
    link = Link(host, luck)
    async with serve(link, "127.0.0.1", 0, compression=None) as server:
        yield link, next(iter(server.sockets)).getsockname()[1]


async def asked(host: Host, path: str, body: Any, **headers: str) -> Answer:
    """The answer of a server that may be away; asked until one comes that is not about its database."""
    while True:
        with suppress(OSError, HTTPException):
            answer = await asyncio.to_thread(Answer, f"127.0.0.1:{host.port}", "POST", path, body, **headers)
            if answer.status not in (500, 503) and answer.json.get("key") not in NOT_DONE:
                return answer
        await asyncio.sleep(0.1)


async def game(host: Host, port: int, options: dict[str, str], luck: random.Random) -> tuple[str, list[Player]]:
    """A whole game of two devices over the bad link; its room and who played."""
    tokens = [new_token(), new_token()]
    seats = [{"who": "here"}, {"who": "link"}]
    room = (await asked(host, "/api/rooms", new_room(tokens[0], seats=seats, **options))).json["room"]
    sat = await asked(host, f"/api/bot/rooms/{room}/sit", {"seat": 1}, Authorization=f"Bearer {tokens[1]}")
    assert sat.status in (200, 409), sat.text  # 409: an earlier try was done, but its answer was lost
    url = f"ws://127.0.0.1:{port}/api/rooms/{room}/socket"
    players = [Player(url, seat, token, random.Random(luck.random())) for seat, token in enumerate(tokens)]
    await asyncio.gather(*(player.play() for player in players))
    return room, players


@asynccontextmanager
async def journal(database: Target) -> AsyncIterator[JournalStore]:
    """The journal of all rooms, to read in it."""
    storage = JournalStore(database)
    await storage.start()
    yield storage
    await storage.close()


async def stored(storage: JournalStore, room: str) -> tuple[dict[str, tuple[int, str]], list[Record]]:
    """What the journal holds of a room: its acts by id, and its finished games."""
    header, rows = await storage.header(room), await storage.rows(room)
    assert header
    ids = [row.id for row in rows if row.kind == "act"]
    assert len(ids) == len(set(ids)), "an act was played twice"
    acts = {row.id.rpartition("/")[2]: (row.n, row.text) for row in rows if row.kind == "act"}  # after its device
    return acts, list(finished_games(header, rows).values())


async def survive(
    database: Target,
    log: Path,
    games: list[dict[str, str]],
    seed: int,
    kills: int,
    lives: tuple[int, ...] = (1,),
    seconds: float = 3600,
) -> Counter[str]:
    """Play such games at once and again until so many kills were made; compare what was told with what is stored."""
    luck, host = random.Random(seed), Host(database, log)
    played: list[tuple[str, list[Player]]] = []

    def enough() -> bool:
        return sum(host.kills.values()) >= kills

    async def table(options: dict[str, str], port: int) -> None:
        while not enough():
            played.append(await game(host, port, options, luck))

    await host.start()
    try:
        async with proxied(host, luck) as (link, port), asyncio.timeout(seconds), asyncio.TaskGroup() as together:
            together.create_task(host.die_often(luck, link, enough, lives))
            for options in games:
                together.create_task(table(options, port))
    finally:
        await host.end()
    assert link.harm > 3
    said = log.read_text(encoding="utf-8")
    assert not [alarm for alarm in ALARMS if alarm in said]
    counted = Counter(host.kills)
    async with journal(database) as storage:
        for room, players in played:
            counted.update(tables=1, acknowledged=await compare(storage, room, players))
    return counted


async def compare(storage: JournalStore, room: str, players: Sequence[Player]) -> int:
    """Nothing that was acknowledged is lost and nobody saw anything else; how many acts there were."""
    acts, records = await stored(storage, room)
    assert len(records) == 1
    for player in players:
        assert player.acknowledged
        for number, id, action in player.acknowledged:
            assert acts[id][1] == action
            assert number in (-1, acts[id][0])
    one, other = players
    for n in one.seen.keys() & other.seen.keys():
        assert one.seen[n] == other.seen[n], f"two devices saw different tables at {n}"
    assert one.n == other.n
    assert set(records[0].actions) >= {action for _, _, action in one.acknowledged[-1:]}
    return sum(len(player.acknowledged) for player in players)


def test_games_survive_a_bad_link_and_a_dying_server(tmp_path: Path) -> None:
    """Short: three games at once."""
    games = [{"game": name, "preset": "", "options": "limit=12"} for name in GAMES]
    counted = asyncio.run(survive(tmp_path / "games.sqlite", tmp_path / "log", games, 1, 3))
    assert counted["tables"] >= 3


@pytest.mark.proof
@pytest.mark.parametrize("seed", range(CHUNKS))
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_many_games_survive(
    tmp_path: Path, kind: str, seed: int, request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]
) -> None:
    """Long: KILLS of the server, its writer or both over TABLES at once, CHUNKS times; some live for longer."""
    target = tmp_path / "games.sqlite" if kind == "sqlite" else new_database(request.getfixturevalue("postgresql"))
    names = list(GAMES)
    games = [{"game": names[k % len(names)], "preset": "", "options": "limit=40"} for k in range(TABLES)]
    many = max(1, TABLES // 20)  # more messages to a life: all tables come back before anybody plays
    counted = asyncio.run(survive(target, tmp_path / "log", games, seed, KILLS, (many, many, 8 * many)))
    assert sum(counted[name] for name in KINDS) >= KILLS
    with capsys.disabled():
        print(f"\n{kind} {seed}:", ", ".join(f"{name} {count}" for name, count in counted.items()))
