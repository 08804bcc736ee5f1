"""How much load the server bears: a thousand tables at a person's pace, memory, full speed beside boardgame.io.

The client is one process on the same machine; an act counts as done when the other seat has received it.
"""

import argparse
import asyncio
import gc
import json
import os
import platform
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from bench.sides import BoardGameIo, Game, Meowze, MeowzeGame, Side
from meowze.games import GAMES

YARDSTICK = Path(__file__).parent / "boardgame"
UNLIMITED = "connections frames handshakes messages openings requests rooms_per_address rooms_per_device".split()
GENEROUS = ", ".join(f"{name}=10**6" for name in UNLIMITED)
CODE = "import sys; from meowze.server.run import serve; from meowze.server.settings import Settings; "
ACTS_A_GAME = 5  # tic-tac-toe may end after so many
PING = 10.0
SETTLED = 3.0  # seconds without a change of memory after which the server's other processes have started
SMALL_CHANGE = 256  # KB
FULL_TABLES = 50  # at full speed
ENOUGH = 100  # with fewer tables memory is mostly chance


@contextmanager
def ours() -> Iterator[tuple[str, int]]:
    """Our server in a process of its own, journal on disk; its address and its process."""
    with tempfile.TemporaryDirectory() as folder:
        line = [
            sys.executable,
            "-c",
            f"{CODE}serve(Settings(sys.argv[1], port=0, {GENEROUS}))",
            f"{folder}/games.sqlite",
        ]
        with subprocess.Popen(line, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout
            try:
                yield server.stdout.readline().partition("//")[2].partition("/")[0], server.pid
            finally:
                server.kill()


@contextmanager
def theirs() -> Iterator[tuple[str, int]]:
    """boardgame.io's server in a process of its own, games in memory; its address and its process."""
    if not (YARDSTICK / "node_modules").is_dir():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--loglevel=error"], cwd=YARDSTICK, check=True)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    line = ["node", "server.js", str(port)]
    with subprocess.Popen(line, cwd=YARDSTICK, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        try:
            while server.stdout.readline().strip() != "ready":
                pass
            yield f"localhost:{port}", server.pid
        finally:
            server.kill()


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    children = " ".join(file.read_text() for file in Path(f"/proc/{pid}/task").glob("*/children")).split()
    return [pid, *(one for child in children for one in family(int(child)))]


def resident(pid: int) -> float:
    """The memory of a process and of those it started, in KB."""
    pages = sum(int(Path(f"/proc/{one}/statm").read_text().split()[1]) for one in family(pid))
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024


def busy(pid: int) -> float:
    """Seconds of processor time that a process and those it started have used."""
    fields = [Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split() for one in family(pid)]
    return sum(int(found[11]) + int(found[12]) for found in fields) / os.sysconf("SC_CLK_TCK")


async def pace(chosen: argparse.Namespace) -> dict[str, Any]:
    """Many tables, an act each every two seconds: how long until the other seat receives it, and what it costs."""
    tables = chosen.tables
    with ours() as (address, pid):
        side = Meowze(address, chosen.game)
        await side.game()
        before = await _settled(pid)
        games = [side.table() for _ in range(tables)]
        pinging = asyncio.create_task(_ping(games))
        one = await _joined(games, side, 0, pid)
        two = await _joined(games, side, 1, pid)
        used, start = busy(pid), time.perf_counter()
        played = await asyncio.gather(*(_keep_pace(game, chosen.seconds, chosen.pause) for game in games))
        late = [late for some in played for late in some]
        pinging.cancel()
        found = {
            "tables": tables,
            "pause": chosen.pause,
            "acts": len(late),
            **_spread(late),
            "acts_per_second": round(len(late) / (time.perf_counter() - start)),
            "server_ms_an_act": round((busy(pid) - used) / len(late) * 1000, 2),
        }
        if tables < ENOUGH:
            return found
        socket_kb = (two - one) / tables
        room_kb = (one - before) / tables - socket_kb
        return found | {"kb_a_socket": round(socket_kb, 1), "kb_a_room": round(room_kb, 1)}


async def _settled(pid: int) -> float:
    """The server's memory when it no longer changes: one of its processes may still be starting on a busy machine."""
    memory, since = resident(pid), time.perf_counter()
    while len(family(pid)) < 2 or time.perf_counter() - since < SETTLED:
        await asyncio.sleep(0.1)
        if abs(resident(pid) - memory) > SMALL_CHANGE:
            memory, since = resident(pid), time.perf_counter()
    return resident(pid)


async def _joined(games: list[MeowzeGame], side: Meowze, seat: int, pid: int) -> float:
    """The server's memory when this seat of every table has come."""
    for k in range(0, len(games), 50):
        await asyncio.gather(*(game.join(side.address, seat) for game in games[k : k + 50]))
    await asyncio.sleep(1)
    return resident(pid)


async def _ping(games: list[MeowzeGame]) -> None:
    """A socket that says nothing for half a minute is let go; devices do not ping all at the same moment."""
    while True:
        for game in games:
            await asyncio.sleep(PING / len(games))
            for connection in game.sockets:
                await connection.send('{"type": "ping"}')


async def _keep_pace(game: Game, seconds: float, pause: float) -> list[float]:
    late, start = list[float](), time.perf_counter() + random.random() * pause
    end = start + seconds - pause
    while (wait := start - time.perf_counter()) > -seconds and start < end and not game.over:
        await asyncio.sleep(max(0.0, wait))
        late.append(await game.act())
        start += pause
    return late


class FullSpeed:
    """Acts one after the other at many tables of one server at once; opening tables is not counted."""

    def __init__(self, side: Side, pid: int) -> None:
        self.side, self.pid = side, pid
        self.games: list[Game] = []
        self.spent, self.used, self.late = 0.0, 0.0, list[float]()

    async def play(self, tables: int) -> None:
        """One round of a few acts at each table."""
        self.games = [await _renewed(game, self.side) for game in self.games]
        self.games += [await self.side.game() for _ in range(tables - len(self.games))]
        start, before = time.perf_counter(), busy(self.pid)
        played = await asyncio.gather(*map(_play_on, self.games))
        self.spent, self.used = self.spent + time.perf_counter() - start, self.used + busy(self.pid) - before
        self.late += [seconds for some in played for seconds in some]

    def figures(self) -> dict[str, Any]:
        """What has come of all rounds."""
        speed, cost = len(self.late) / self.spent, self.used / len(self.late)
        row = {"server": self.side.name, "tables": len(self.games), "acts_per_second": round(speed)}
        return row | _spread(self.late) | {"server_ms_an_act": round(cost * 1000, 2)}


async def side_by_side(chosen: argparse.Namespace) -> list[dict[str, Any]]:
    """Both servers at full speed in turns, so that a busy moment of the machine touches them alike; ours first."""
    with ExitStack() as stack:
        address, pid = stack.enter_context(ours())
        sides = [FullSpeed(Meowze(address, chosen.game), pid)]
        if shutil.which("npm") and not chosen.only_ours:
            address, pid = stack.enter_context(theirs())
            sides.append(FullSpeed(BoardGameIo(address), pid))
        for _ in range(chosen.rounds):
            for side in sides:
                await side.play(FULL_TABLES)
        return [side.figures() for side in sides]


async def _renewed(game: Game, side: Side) -> Game:
    """A new game if the old one may not last another round."""
    if not game.over and not isinstance(side, BoardGameIo):
        return game
    await game.close()
    return await side.game()


async def _play_on(game: Game) -> list[float]:
    late = list[float]()
    while len(late) < ACTS_A_GAME and not game.over:
        late.append(await game.act())
    return late


def _spread(late: list[float]) -> dict[str, float]:
    ranked = sorted(late)
    return {f"p{share}_ms": round(ranked[len(ranked) * share // 100] * 1000, 1) for share in (50, 99)}


async def measure(chosen: argparse.Namespace) -> dict[str, Any]:
    """All figures."""
    gc.disable()  # the client's own pauses would be taken for the server's
    found: dict[str, Any] = {"machine": f"{os.cpu_count()} cores, {platform.python_version()}"}
    found["pace"] = await pace(chosen)
    full = found["full"] = await side_by_side(chosen)
    if len(full) > 1:
        found["ratio"] = round(full[0]["acts_per_second"] / full[1]["acts_per_second"], 2)
    return found


def tell(found: dict[str, Any]) -> None:
    """The figures as lines."""
    paced = found["pace"]
    print(f"{paced['tables']} tables, an act each every {paced['pause']:g} s: {_line(paced)}")
    if "kb_a_room" in paced:
        print(f"{paced['kb_a_socket']} KB a socket, {paced['kb_a_room']} KB a live room")
    else:
        print(f"Memory is measured with {ENOUGH} tables or more")
    for row in found["full"]:
        print(f"{row['server']}, full speed: {_line(row)}")
    if "ratio" in found:
        print(f"That is {found['ratio']} times as many acts a second")


def _line(row: dict[str, Any]) -> str:
    speed = f"{row['acts_per_second']} acts/s, p50 {row['p50_ms']} ms, p99 {row['p99_ms']} ms"
    return f"{speed}, {row['server_ms_an_act']} ms of the server's processor an act"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000, help="at a person's pace")
    parser.add_argument("--pause", type=float, default=2, help="seconds between two acts of a table")
    parser.add_argument("--seconds", type=float, default=20, help="how long they play, three pauses at least")
    parser.add_argument("--rounds", type=int, default=20, help=f"of {ACTS_A_GAME} acts a table at full speed")
    parser.add_argument("--game", choices=GAMES, default="labyrinth", help="what is played at our tables")
    parser.add_argument("--only-ours", action="store_true", help="without boardgame.io beside it")
    parser.add_argument("--json", action="store_true", help="one object")
    chosen = parser.parse_args()
    if chosen.tables < 1 or chosen.rounds < 1 or chosen.seconds < 3 * chosen.pause:
        parser.error("it takes 1 table, 1 round and three pauses at least")
    found = asyncio.run(measure(chosen))
    print(json.dumps(found)) if chosen.json else tell(found)


if __name__ == "__main__":
    main()
