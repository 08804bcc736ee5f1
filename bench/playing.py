"""How tables are played at while a server is measured: at a pace, or at full speed."""

import asyncio
import random
import time
from typing import Any

from bench.processes import busy
from bench.sides import TIC_TAC_TOE, Game, Side

ACTS_A_GAME = 5  # tic-tac-toe may end after so many
PACED_PAUSE, PACED_SECONDS = 0.25, 10.0  # between two acts of a table, and how long they play
WARM_ROUNDS = 5  # at full speed, before several processes are compared: a new one is slower


async def keep_pace(game: Game, seconds: float, pause: float) -> list[float]:
    """An act at one table every so many seconds; how long each took until the other seat received it."""
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
        self.forget()

    def forget(self) -> None:
        """Count from now on."""
        self.spent, self.used, self.own, self.late = 0.0, 0.0, 0.0, list[float]()

    async def play(self, tables: int) -> None:
        """One round of a few acts at each table."""
        self.games = [await _renewed(game, self.side) for game in self.games]
        self.games += [await self.side.game() for _ in range(tables - len(self.games))]
        start, before, own = time.perf_counter(), busy(self.pid), time.process_time()
        played = await asyncio.gather(*map(_play_on, self.games))
        self.spent, self.used = self.spent + time.perf_counter() - start, self.used + busy(self.pid) - before
        self.own += time.process_time() - own
        self.late += [seconds for some in played for seconds in some]

    def figures(self) -> dict[str, Any]:
        """What has come of all rounds."""
        speed, cost, own = (each / len(self.late) for each in (self.spent, self.used, self.own))
        row = {"server": self.side.name, "tables": len(self.games), "acts_per_second": round(1 / speed)}
        costs = {"server_ms_an_act": round(cost * 1000, 2), "client_ms_an_act": round(own * 1000, 2)}
        return row | spread(self.late) | costs


async def play_together(sides: list[FullSpeed], rounds: int, tables: int) -> None:
    """Play at all servers at the same time; the first rounds do not count."""
    for k in range(WARM_ROUNDS + rounds):
        if k == WARM_ROUNDS:
            for side in sides:
                side.forget()
        await asyncio.gather(*(side.play(tables) for side in sides))


async def at_a_pace(side: FullSpeed) -> dict[str, Any]:
    """What an act costs at the tables of a server that is not busy: at full speed processes disturb each other."""
    games = [await _renewed(game, side.side) for game in side.games]
    start, before = time.perf_counter(), busy(side.pid)
    played = await asyncio.gather(*(keep_pace(game, PACED_SECONDS, PACED_PAUSE) for game in games))
    acts, spent = sum(map(len, played)), time.perf_counter() - start
    cost = (busy(side.pid) - before) / acts * 1000
    return {"paced_acts_per_second": round(acts / spent), "paced_server_ms_an_act": round(cost, 2)}


async def _renewed(game: Game, side: Side) -> Game:
    """A new game if the old one may not last another round."""
    if not game.over and side.played != TIC_TAC_TOE:
        return game
    await game.close()
    return await side.game()


async def _play_on(game: Game) -> list[float]:
    late = list[float]()
    while len(late) < ACTS_A_GAME and not game.over:
        late.append(await game.act())
    return late


def spread(late: list[float]) -> dict[str, float]:
    """How long most acts took, and the slowest ones."""
    ranked = sorted(late)
    return {f"p{share}_ms": round(ranked[len(ranked) * share // 100] * 1000, 1) for share in (50, 99)}
