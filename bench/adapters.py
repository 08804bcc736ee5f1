"""How fast the PettingZoo environments are, beside connect four of PettingZoo itself.

A step is what a learner does: look at the observation and the mask, play a random legal action. Every round measures
all rows, so that a busy moment of the machine touches them alike; a figure is the median of the rounds.
"""

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import numpy

from meowze.envs.pettingzoo import env, raw_env
from meowze.envs.table import Backend
from meowze.games import GAMES

PEER = "connect_four_v3"
GOALS = {"env": 2.5, "raw": 4.0}  # times as fast as the peer
Makers = dict[str, Callable[[], Any]]


def peer() -> Makers:
    """Connect four. Its drawing needs pygame, its rules do not."""
    sys.modules.setdefault("pygame", ModuleType("pygame"))
    from pettingzoo.classic.connect_four import connect_four

    return {"env": connect_four.env, "raw": connect_four.raw_env}


def ours(game: str, backend: Backend) -> Makers:
    """One of our games, for two seats with its usual options."""
    return {"env": lambda: env(game, backend=backend), "raw": lambda: raw_env(game, backend=backend)}


def steps_a_second(environment: Any, seconds: float) -> float:
    """Random play for so many seconds, game after game."""
    luck, steps = random.Random(1), 0
    environment.reset(seed=1)
    begun = time.perf_counter()
    while (passed := time.perf_counter() - begun) < seconds:
        for _ in range(100):
            seen, _, over, cut, _ = environment.last()
            if over or cut:
                environment.reset()
                continue
            codes = numpy.flatnonzero(seen["action_mask"]).tolist()
            environment.step(codes[int(luck.random() * len(codes))])
            steps += 1
    return steps / passed


def rows(games: list[str], rounds: int, seconds: float, backend: Backend) -> Iterator[dict[str, Any]]:
    """The speed of each environment, with and without wrappers, and how often that of the peer."""
    makers = {PEER: peer()} | {game: ours(game, backend) for game in games}
    made = {(name, kind): make() for name, kinds in makers.items() for kind, make in kinds.items()}
    found: dict[tuple[str, str], list[float]] = {key: [] for key in made}
    for environment in made.values():
        steps_a_second(environment, 0)  # compiles
    for _ in range(rounds):
        for key, environment in made.items():
            found[key].append(steps_a_second(environment, seconds))
    speeds = {key: statistics.median(values) for key, values in found.items()}
    for (name, kind), speed in speeds.items():
        times = speed / speeds[PEER, kind]
        yield {"name": name, "kind": kind, "steps_a_second": round(speed), "times_peer": round(times, 2)}


def main() -> None:
    """Print a line for each environment."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--backend", choices=("cpu", "python"), default="cpu")
    parser.add_argument("--json", action="store_true")
    words = parser.parse_args()
    for row in rows(words.games, words.rounds, words.seconds, words.backend):
        goal = "" if row["name"] == PEER else f"   goal {GOALS[row['kind']]}"
        line = (
            f"{row['name']:<16} {row['kind']}  {row['steps_a_second']:>9,} steps/s  {row['times_peer']:>6.2f} ×{goal}"
        )
        print(json.dumps(row) if words.json else line, flush=True)


if __name__ == "__main__":
    main()
