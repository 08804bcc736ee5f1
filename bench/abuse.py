"""How honest tables fare while somebody attacks the server: each attack in turn, from one address of its own.

Every table plays from its own address of this machine (127.0.0.0/8, so Linux only), the server has its usual limits.
"""

import argparse
import asyncio
import gc
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from websockets.exceptions import WebSocketException

from bench.attacks import ATTACKS
from bench.processes import CODE, family, resident
from bench.sides import Meowze, MeowzeGame, joined, post
from meowze.games import GAMES
from meowze.server.open_connections import raise_file_limit

MOST_P99_MS, MOST_MB, BACK_SECONDS = 100, 400, 30
SETTLE = 3.0  # seconds between the end of an attack and a table's last act that counts
LONGEST = 60.0  # seconds that an act may take
PING = 10.0
ENEMY = "127.66.0.1"
BOT = [{"who": "here"}, {"who": "bot", "level": 1}]


@contextmanager
def server() -> Iterator[tuple[str, int]]:
    """A server with its usual limits in a process of its own; its address and its process."""
    with tempfile.TemporaryDirectory() as folder:
        line = [sys.executable, "-c", f"{CODE}serve(Settings(sys.argv[1], port=0))", f"{folder}/games.sqlite"]
        with subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
            assert process.stdout
            try:
                yield process.stdout.readline().partition("//")[2].partition("/")[0], process.pid
            finally:
                process.kill()


class Act(NamedTuple):
    """An act of an honest table: when it was begun, and how long it took."""

    begun: float
    seconds: float


class Honest:
    """People who play at a person's pace, and notice everything."""

    def __init__(self, side: Meowze, pause: float) -> None:
        self.side, self.pause = side, pause
        self.acts, self.bot_turns = list[Act](), list[Act]()
        self.lost = 0
        self.games: dict[int, MeowzeGame] = {}

    async def play(self, k: int) -> None:
        """One table for ever; after a lost connection or a finished game it begins a new one."""
        await asyncio.sleep(random.random() * self.pause)
        while True:
            try:
                await self._play_game(k)
            except (OSError, RuntimeError, TimeoutError, WebSocketException):
                self.lost += 1
                await asyncio.sleep(1)

    async def _play_game(self, k: int) -> None:
        game = self.games[k] = await asyncio.to_thread(self.side.table, f"127.1.{k // 250}.{k % 250 + 1}")
        for seat in (0, 1):
            await game.join(self.side.address, seat)
        due = time.perf_counter()
        while not game.over:
            begun = time.perf_counter()
            async with asyncio.timeout(LONGEST):
                self.acts.append(Act(begun, await game.act()))
            due = max(due + self.pause, time.perf_counter())
            await asyncio.sleep(due - time.perf_counter())
        await game.close()

    async def play_a_bot(self) -> None:
        """One table against a bot, to know how long its turns take."""
        while True:
            with suppress(OSError, RuntimeError, TimeoutError, WebSocketException):
                await self._play_bot_game()
            await asyncio.sleep(1)

    async def _play_bot_game(self) -> None:
        token, source = os.urandom(16).hex(), "127.2.0.1"
        asked = {"game": self.side.played, "seats": BOT, "token": token}
        room = (await asyncio.to_thread(post, self.side.address, "/api/rooms", asked, source))["room"]
        socket = await joined(f"ws://{self.side.address}/api/rooms/{room}/socket", source)
        await socket.send(json.dumps({"type": "hello", "token": token}))
        thinking: float | None = None
        while True:
            async with asyncio.timeout(PING):
                message = json.loads(await socket.recv())
            table = message if message["type"] == "table" else message.get("table") or {}
            if thinking is not None and message["type"] == "moved":
                self.bot_turns.append(Act(thinking, time.perf_counter() - thinking))
            thinking = time.perf_counter() if table.get("mover") == 1 else None
            if table.get("mover") == 0:
                await asyncio.sleep(0.5)
                act = {"type": "act", "seat": 0, "at": table["at"], "id": f"a{table['at']}"}
                await socket.send(json.dumps(act | {"action": random.choice(table["legal"])}))
            elif table and table.get("mover") is None:
                await socket.close()
                return

    async def ping(self) -> None:
        """A socket that says nothing for half a minute is let go."""
        while True:
            for game in tuple(self.games.values()):
                await asyncio.sleep(PING / len(self.games))
                for socket in game.sockets:
                    with suppress(WebSocketException):
                        await socket.send('{"type": "ping"}')
            await asyncio.sleep(0.1)

    def spread(self, since: float, until: float) -> dict[str, Any]:
        """How the acts of a time went."""
        late = sorted(act.seconds for act in self.acts if since <= act.begun < until)
        bots = [act.seconds for act in self.bot_turns if since <= act.begun < until]
        ranks = {share: late[len(late) * share // 100] for share in (50, 99)} if late else {}
        figures = {f"p{share}_ms": round(seconds * 1000, 1) for share, seconds in ranks.items()}
        return {"acts": len(late), **figures, "bot_s": round(max(bots), 1) if bots else None}


class Memory:
    """How much memory the server and its processes hold."""

    def __init__(self, pid: int) -> None:
        self.pid, self.peak = pid, 0.0

    def now(self) -> float:
        """In MB."""
        try:
            held = resident(self.pid) / 1024
        except OSError:  # a process has just ended
            return self.peak
        self.peak = max(self.peak, held)
        return held

    async def watch(self) -> None:
        """Note the highest."""
        while True:
            self.now()
            await asyncio.sleep(0.2)


def processor(pid: int) -> float:
    """Seconds of processor time that the process has used in which everything is played."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def phase(name: str, honest: Honest, memory: Memory, chosen: argparse.Namespace) -> dict[str, Any]:
    """One attack, or nothing, and the time after it until the memory is as before."""
    before = memory.peak = memory.now()
    lost = honest.lost
    start, used = time.perf_counter(), processor(memory.pid)
    if name == "nothing":
        await asyncio.sleep(chosen.seconds)
    else:
        words = [name, honest.side.address, ENEMY, chosen.game, str(chosen.seconds)]
        enemy = await asyncio.create_subprocess_exec(sys.executable, "-m", "bench.attacks", *words)
        if await enemy.wait():
            raise RuntimeError(f"{name} failed")
    end = time.perf_counter()
    peak, cores = memory.peak, (processor(memory.pid) - used) / (end - start)
    while time.perf_counter() < end + chosen.calm and memory.now() > before * 1.1 + 10:
        await asyncio.sleep(0.5)
    back = time.perf_counter() - end
    await asyncio.sleep(min(SETTLE, chosen.seconds))
    found = {"attack": name, **honest.spread(start, end), "cores": round(cores, 2), "lost": honest.lost - lost}
    found |= {"before_mb": round(before), "peak_mb": round(peak), "after_mb": round(memory.now())}
    return found | {"back_s": round(back, 1)}


async def _settled(memory: Memory, seconds: float) -> None:
    """Wait until the server has started its processes and loaded its bots, so that its memory stays as it is."""
    before = 0.0
    while abs(memory.now() - before) > before * 0.02 or compiles(memory.pid):
        before = memory.now()
        await asyncio.sleep(seconds)


def compiles(pid: int) -> bool:
    """Whether a process of the server compiles a search, which takes much memory, once a machine."""
    with suppress(OSError):  # one of them has just ended
        return any(b"compile_search" in Path(f"/proc/{one}/cmdline").read_bytes() for one in family(pid))
    return True


async def measure(chosen: argparse.Namespace) -> list[dict[str, Any]]:
    """All attacks one after the other."""
    gc.disable()  # the client's own pauses would be taken for the server's
    raise_file_limit()
    with server() as (address, pid):
        honest, memory = Honest(Meowze(address, chosen.game), chosen.pause), Memory(pid)
        work = [*(honest.play(k) for k in range(chosen.tables)), *([honest.play_a_bot()] if chosen.bot else [])]
        tasks = [asyncio.create_task(each) for each in (*work, honest.ping(), memory.watch())]
        while len({k for k, game in honest.games.items() if len(game.sockets) == 2}) < chosen.tables:
            await asyncio.sleep(0.1)
        await _settled(memory, min(SETTLE, chosen.seconds))
        found = list[dict[str, Any]]()
        for name in ("nothing", *chosen.attacks):
            found.append(await phase(name, honest, memory, chosen))
            print(json.dumps(found[-1]) if chosen.json else line(found[-1]), flush=True)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return found


def line(row: dict[str, Any]) -> str:
    """The figures of an attack."""
    times = ", ".join(f"p{share} {row.get(f'p{share}_ms', '-'):>6} ms" for share in (50, 99))
    bots = f"bots {row['bot_s'] if row['bot_s'] is not None else '-'} s, {row['cores']} cores"
    memory = f"{row['before_mb']} → {row['peak_mb']} → {row['after_mb']} MB, back after {row['back_s']} s"
    return f"{row['attack']:20} {row['acts']:6} acts, {times}, {bots}, {row['lost']} lost, {memory}"


def is_fine(row: dict[str, Any], calm: float) -> bool:
    """Whether the aims were reached."""
    back = row["back_s"] < calm
    return back and row["acts"] > 0 and row["p99_ms"] <= MOST_P99_MS and row["peak_mb"] <= MOST_MB and not row["lost"]


def main() -> None:
    """Attack and print; the exit status tells whether all aims were reached."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", help=f"{', '.join(ATTACKS)}; all of them by default")
    parser.add_argument("--tables", type=int, default=200, help="honest ones")
    parser.add_argument("--pause", type=float, default=2, help="seconds between two acts of a table")
    parser.add_argument("--seconds", type=float, default=20, help="that each attack lasts")
    parser.add_argument("--calm", type=float, default=BACK_SECONDS, help="seconds to wait for the memory afterwards")
    parser.add_argument("--game", choices=GAMES, default="labyrinth", help="what is played at the tables")
    parser.add_argument("--no-bot", action="store_false", dest="bot", help="without the table at which a bot plays")
    parser.add_argument("--json", action="store_true", help="an object a line")
    chosen = parser.parse_args()
    chosen.attacks = [name.replace("-", "_") for name in chosen.attacks] or list(ATTACKS)
    if not set(chosen.attacks) <= set(ATTACKS) or chosen.tables < 1:
        parser.error(f"it takes 1 table at least, and attacks out of {', '.join(ATTACKS)}")
    if not chosen.json:
        print(f"{chosen.tables} tables, {os.cpu_count()} cores, Python {platform.python_version()}")
    found = asyncio.run(measure(chosen))
    missed = [row["attack"] for row in found if not is_fine(row, chosen.calm)]
    if missed and not chosen.json:
        print(f"Missed {MOST_P99_MS} ms, {MOST_MB} MB or {chosen.calm:g} s: {', '.join(missed)}")


if __name__ == "__main__":
    main()
