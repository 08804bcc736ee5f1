"""How much load the server bears: a thousand tables at a person's pace, memory, full speed beside boardgame.io.

The client is one process on the same machine, and its processor time is told; an act counts as done when the other
seat has received it.
"""

import argparse
import asyncio
import gc
import json
import os
import platform
import shutil
import sys
import time
from contextlib import ExitStack
from typing import Any

from bench.playing import ACTS_A_GAME, FullSpeed, at_a_pace, keep_pace, play_together, spread
from bench.processes import busy, family, ours, resident, theirs
from bench.sides import TIC_TAC_TOE, BoardGameIo, Meowze, MeowzeGame
from meowze.games import GAMES
from meowze.live.lobby import KEEP_SECONDS
from tests import programs
from tests.storage import postgres

PARTS = ("pace", "full", "workers", "churn")
PING = 10.0
SETTLED = 3.0  # seconds without a change of memory after which the server's other processes have started
SMALL_CHANGE = 256  # KB
FULL_TABLES = 50  # of each process at full speed
ENOUGH = 100  # with fewer tables memory is mostly chance
AT_ONCE = 50  # rooms that are opened and left at once
WARM = 0.1  # of all rooms, opened and left before memory is looked at


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
        used, own, start = busy(pid), time.process_time(), time.perf_counter()
        played = await asyncio.gather(*(keep_pace(game, chosen.seconds, chosen.pause) for game in games))
        late = [late for some in played for late in some]
        pinging.cancel()
        found = {
            "tables": tables,
            "pause": chosen.pause,
            "acts": len(late),
            **spread(late),
            "acts_per_second": round(len(late) / (time.perf_counter() - start)),
            "server_ms_an_act": round((busy(pid) - used) / len(late) * 1000, 2),
            "client_ms_an_act": round((time.process_time() - own) / len(late) * 1000, 2),
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


async def side_by_side(chosen: argparse.Namespace) -> list[dict[str, Any]]:
    """Both servers at full speed in turns, so that a busy moment of the machine touches them alike.

    Both play tic-tac-toe; ours also plays a game of its own, with more to say for every act.
    """
    with ExitStack() as stack:
        address, pid = stack.enter_context(ours(extra=TIC_TAC_TOE))
        sides = [FullSpeed(Meowze(address, game), pid) for game in (TIC_TAC_TOE, chosen.game)]
        if shutil.which("npm") and not chosen.only_ours:
            address, pid = stack.enter_context(theirs())
            sides.append(FullSpeed(BoardGameIo(address), pid))
        for _ in range(chosen.rounds):
            for side in sides:
                await side.play(chosen.full_tables)
        return [side.figures() for side in sides]


async def by_workers(chosen: argparse.Namespace) -> list[dict[str, Any]]:
    """One, two and four server processes on one PostgreSQL, each as busy as the others; the database is not counted.

    Each has as many tables and plays as many acts: what an act costs depends on how many others share its commit, and
    on how much its process has remembered. As many servers of one process each, which have nothing to do with each
    other, show how much of the difference is that of more processes than cores.
    """
    rows = []
    with postgres.running(programs.path("initdb") or "initdb") as url:
        for workers in chosen.workers:
            with ExitStack() as stack:
                (side,) = sides = _full_speed_sides(stack, url, 1, workers, chosen.game)
                await play_together(sides, chosen.rounds, FULL_TABLES * workers)
                row = {"workers": workers} | side.figures() | await at_a_pace(side)
            with ExitStack() as stack:
                sides = _full_speed_sides(stack, url, workers, 1, chosen.game)
                await play_together(sides, chosen.rounds, FULL_TABLES)
                cost = sum(side.used for side in sides) / sum(len(side.late) for side in sides) * 1000
                rows.append(row | {"apart_server_ms_an_act": round(cost, 2)})
    return rows


def _full_speed_sides(stack: ExitStack, url: str, servers: int, workers: int, game: str) -> list[FullSpeed]:
    started = [stack.enter_context(ours(postgres.new_database(url), workers)) for _ in range(servers)]
    return [FullSpeed(Meowze(address, game), pid) for address, pid in started]


async def churn(chosen: argparse.Namespace) -> dict[str, Any]:
    """Rooms that are opened, played at and left: how much more memory is used when they are no longer kept in it."""
    with ours() as (address, pid):
        side = Meowze(address, chosen.game)
        first = max(1, round(chosen.rooms * WARM))
        await _open_and_leave(side, first)
        await asyncio.sleep(chosen.rest)
        before = resident(pid)
        await _open_and_leave(side, chosen.rooms - first)
        await asyncio.sleep(chosen.rest)
        after = resident(pid)
        more = round((after / before - 1) * 100, 1)
        return {"rooms": chosen.rooms, "mb_before": round(before / 1024), "more_percent": more}


async def _open_and_leave(side: Meowze, rooms: int) -> None:
    for k in range(0, rooms, AT_ONCE):
        games = [await side.game() for _ in range(min(AT_ONCE, rooms - k))]
        await asyncio.gather(*(game.act() for game in games))
        await asyncio.gather(*(game.close() for game in games))


async def measure(chosen: argparse.Namespace) -> dict[str, Any]:
    """All figures that are asked for."""
    gc.disable()  # the client's own pauses would be taken for the server's
    found: dict[str, Any] = {"machine": f"{os.cpu_count()} cores, {platform.python_version()}"}
    if "pace" in chosen.parts:
        found["pace"] = await pace(chosen)
    if "full" in chosen.parts:
        full = found["full"] = await side_by_side(chosen)
        if len(full) > 2:
            found["ratio"] = round(full[0]["acts_per_second"] / full[2]["acts_per_second"], 2)
    if "workers" in chosen.parts:
        found["workers"] = await by_workers(chosen)
    if "churn" in chosen.parts:
        found["churn"] = await churn(chosen)
    return found


def tell(found: dict[str, Any]) -> None:
    """The figures as lines."""
    if paced := found.get("pace"):
        print(f"{paced['tables']} tables, an act each every {paced['pause']:g} s: {_line(paced)}")
        memory = (
            f"{paced['kb_a_socket']} KB a socket, {paced['kb_a_room']} KB a live room" if "kb_a_room" in paced else ""
        )
        print(memory or f"Memory is measured with {ENOUGH} tables or more")
    for row in found.get("full", ()):
        print(f"{row['server']}, full speed: {_line(row)}")
    if "ratio" in found:
        print(f"That is {found['ratio']} times as many acts a second of the same game")
    for row in found.get("workers", ()):
        print(f"{row['workers']} server processes, PostgreSQL: {_line(row)}")
        print(
            f"  at {row['paced_acts_per_second']} acts/s {row['paced_server_ms_an_act']} ms of the server's processor; "
            f"as servers of one process each, at full speed, {row['apart_server_ms_an_act']} ms"
        )
    if churned := found.get("churn"):
        print(
            f"{churned['rooms']} rooms opened and left: {churned['more_percent']} % more memory than after the first "
            f"tenth ({churned['mb_before']} MB)"
        )


def _line(row: dict[str, Any]) -> str:
    speed = f"{row['acts_per_second']} acts/s, p50 {row['p50_ms']} ms, p99 {row['p99_ms']} ms"
    costs = f"{row['server_ms_an_act']} ms of the server's processor an act, {row['client_ms_an_act']} of the client's"
    return f"{speed}, {costs}"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", help=f"what is measured: {', '.join(PARTS)}; all without a word")
    parser.add_argument("--tables", type=int, default=1000, help="at a person's pace")
    parser.add_argument("--pause", type=float, default=2, help="seconds between two acts of a table")
    parser.add_argument("--seconds", type=float, default=20, help="how long they play, three pauses at least")
    parser.add_argument(
        "--full-tables",
        type=int,
        default=200,
        help="tables at full speed beside boardgame.io: enough to keep a server busy",
    )
    parser.add_argument("--rounds", type=int, default=20, help=f"of {ACTS_A_GAME} acts a table at full speed")
    parser.add_argument("--game", choices=GAMES, default="labyrinth", help="what is played at our tables")
    parser.add_argument("--only-ours", action="store_true", help="without boardgame.io beside it")
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4], help="numbers of server processes")
    parser.add_argument("--rooms", type=int, default=6000, help="that are opened and left")
    parser.add_argument(
        "--rest", type=float, default=KEEP_SECONDS + 10, help="seconds after which nothing of them is left in memory"
    )
    parser.add_argument("--json", action="store_true", help="one object")
    chosen = parser.parse_args()
    if min(chosen.tables, chosen.rounds, chosen.full_tables) < 1 or chosen.seconds < 3 * chosen.pause:
        parser.error("it takes 1 table, 1 round and three pauses at least")
    if unknown := set(chosen.parts) - set(PARTS):
        parser.error(f"{', '.join(sorted(unknown))}: what is measured is {', '.join(PARTS)}")
    chosen.parts = chosen.parts or PARTS
    if "workers" in chosen.parts and not programs.path("initdb"):
        sys.exit(f"bench.server: several processes need PostgreSQL: {programs.advice('initdb')}")
    found = asyncio.run(measure(chosen))
    print(json.dumps(found)) if chosen.json else tell(found)


if __name__ == "__main__":
    main()
