"""How fast environments are: steps a second with masks and observations, on one core and on a GPU, beside their peers.

Every round measures all rows, so that a busy moment of the machine touches them alike; each figure is the median. The
policy is a random legal action, chosen outside the time that is measured, except for peers that have no batches. A row
whose package or card is missing is left out.
"""

import argparse
import importlib
import importlib.util
import json
import statistics
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy

from meowze.backends import BackendError, cuda
from meowze.envs import VectorEnv
from meowze.games import GAMES

Round = Callable[[], tuple[int, float]]  # answers how many steps and in how many seconds
LIMIT = "limit=100"  # without it games of random players would hardly end
ON_GPU = 1 << 18


class Row(NamedTuple):
    """What is measured."""

    name: str
    where: str
    games: int
    play: Round


def random_actions(mask: Any, luck: numpy.random.Generator) -> Any:
    """A random legal action in each game."""
    return (luck.random(mask.shape, numpy.float32) * mask).argmax(1)


def cpu_steps(name: str, options: str, games: int, steps: int) -> Round:
    """Steps on one core, in small batches that stay in its cache."""
    env, luck = VectorEnv(name, options, 2, games, threads=1), numpy.random.default_rng(1)
    now = env.reset(seed=1)
    for _ in range(50):  # until the games are no longer in step
        now = env.step(random_actions(now.mask, luck))

    def play() -> tuple[int, float]:
        seconds = 0.0
        for _ in range(steps):
            codes = random_actions(now.mask, luck)  # the arrays of the first step are those of all steps
            start = time.perf_counter()
            env.step(codes)
            seconds += time.perf_counter() - start
        return steps * games, seconds

    return play


def gpu_steps(name: str, options: str, games: int, steps: int) -> Round | None:
    """Steps on a GPU, where a small kernel chooses the first legal action after a random one."""
    try:
        card = cuda.available_gpu()
    except BackendError:
        return None

    @card.jit  # type: ignore[untyped-decorator]
    def choose(mask: Any, codes: Any, lucks: Any) -> None:
        i = card.grid(1)
        if i < codes.shape[0]:
            lucks[i] = (lucks[i] * 0x5851F42D4C957F2D + 0x14057B7EF767814F) & 0x7FFFFFFFFFFFFFFF
            code = (lucks[i] >> 33) % mask.shape[1]
            while not mask[i, code]:
                code = (code + 1) % mask.shape[1]
            codes[i] = code

    env = VectorEnv(name, options, 2, games, backend="cuda")
    now = env.reset(seed=1)
    codes, lucks = (card.to_device(numpy.arange(games, dtype=numpy.int64)) for _ in range(2))
    mask = card.as_cuda_array(now.mask)
    blocks = (games + 127) // 128

    def play() -> tuple[int, float]:
        seconds = 0.0
        for _ in range(steps):
            choose[blocks, 128](mask, codes, lucks)
            card.synchronize()
            start = time.perf_counter()
            env.step(codes)
            card.synchronize()
            seconds += time.perf_counter() - start
        return steps * games, seconds

    for _ in range(3):
        play()
    return play


def pgx_steps(name: str, games: int, steps: int) -> Round | None:
    """A game of pgx: many at once, compiled by JAX, the policy within."""
    if not importlib.util.find_spec("pgx"):
        return None
    jax, pgx = (importlib.import_module(package) for package in ("jax", "pgx"))
    importlib.import_module("pgx.experimental")
    env = pgx.make(name)
    step = jax.jit(jax.vmap(pgx.experimental.auto_reset(env.step, env.init)))

    def choose(state: Any, key: Any) -> Any:
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        return jax.random.categorical(key, logits, axis=1)

    choose_now = jax.jit(choose)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), games))
    keys = jax.random.split(jax.random.PRNGKey(2), games)

    def play() -> tuple[int, float]:
        nonlocal state
        seconds = 0.0
        for k in range(steps):
            codes = jax.block_until_ready(choose_now(state, jax.random.PRNGKey(k)))
            start = time.perf_counter()
            state = jax.block_until_ready(step(state, codes, keys))
            seconds += time.perf_counter() - start
        return steps * games, seconds

    play()
    return play


def rows(games: list[str], options: str, part: float) -> list[Row]:
    """All that is measured; `part` of the usual number of steps."""
    few, some = (max(2, round(part * count)) for count in (20, 200))
    wanted: list[tuple[str, str, int, Round | None]] = []
    for name in games:
        wanted.append((name, "one core", 512, cpu_steps(name, options, 512, some)))
        wanted.append((name, "GPU", ON_GPU, gpu_steps(name, options, ON_GPU, few)))
    for name in ("connect_four", "backgammon"):
        wanted.append((f"pgx {name}", "JAX", 4096, pgx_steps(name, 4096, few)))
    return [Row(name, where, count, play) for name, where, count, play in wanted if play]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--options", default=LIMIT)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--part", type=float, default=1.0, help="part of the usual number of steps a round")
    parser.add_argument("--json", action="store_true", help="one object a row")
    chosen = parser.parse_args()
    measured = rows(chosen.games, chosen.options, chosen.part)
    rounds = [[row.play() for row in measured] for _ in range(chosen.rounds)]
    for row, found in zip(measured, zip(*rounds, strict=True), strict=True):
        pace = round(statistics.median(steps / seconds for steps, seconds in found))
        if chosen.json:
            print(json.dumps({"env": row.name, "where": row.where, "games": row.games, "steps_per_second": pace}))
        else:
            print(f"{row.name:18} {row.where:9} {row.games:9,} games {pace:15,} steps/s")


if __name__ == "__main__":
    main()
