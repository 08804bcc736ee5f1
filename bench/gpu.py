"""The rules on a GPU: whether it plays the same games as the processor, and how fast. Needs numba-cuda and a card.

`python -m bench.gpu` proves and measures all games; `--prove` or `--measure` does one of the two. It compares whole
states: some hundreds of games under random switches after every action, thousands at the end of random play. Of
environments it compares everything that they tell, of self-play (which needs torch) all samples.
"""

import argparse
import random
import statistics
import sys
import time
from typing import Any

import numpy

from bench.units import unit_of
from meowze.backends import BackendError, cpu, cuda
from meowze.backends.batch import Batch, columns, spread_seeds
from meowze.envs import VectorEnv
from meowze.games import GAMES, AnyGame
from meowze.games.grid import nth, size
from meowze.training.course import Course, Plan
from tests.games.sampling import random_options


def switches(game: AnyGame, count: int) -> list[Any]:
    """So many states before the deal, under switches chosen by chance."""
    luck = random.Random(game.name)
    chosen = (random_options(game.name, luck) for _ in range(count))
    return [game.started(options, seats) for options, seats in chosen]


class Mixed:
    """Games under many switches at once, on both backends; `same` compares every word of every state."""

    def __init__(self, game: AnyGame, count: int) -> None:
        self.here: Any = cpu.load(game.rules)
        self.there: Any = cuda.load(game.rules)
        rows = columns(switches(game, count))
        self.arrays = [rows, spread_seeds(1, count), numpy.zeros(count, dtype=numpy.int64)]
        self.on_card = [cuda.numba_cuda().to_device(array) for array in self.arrays]

    def play(self, count: int) -> None:
        """The same random play on both; the first one deals."""
        self.here.play_all(*self.arrays, count)
        self.there.play_all(*self.on_card, count)

    def same(self) -> bool:
        """Whether states, lucks and finished games are equal."""
        pairs = zip(self.arrays, self.on_card, strict=True)
        return all(numpy.array_equal(array, card.copy_to_host()) for array, card in pairs)


def prove_every_action(game: AnyGame, games: int = 600, actions: int = 300) -> str:
    """Random play under random switches, compared after the deal and after every action."""
    mixed = Mixed(game, games)
    mixed.play(0)
    assert mixed.same(), f"{game.name}: the deals differ"
    for k in range(actions):
        mixed.play(1)
        assert mixed.same(), f"{game.name}: the states differ after action {k + 1}"
    return (
        f"{games} games under random switches, equal after each of {actions} actions, {mixed.arrays[2].sum()} finished"
    )


def prove_thousands(game: AnyGame, games: int = 20_000, actions: int = 400) -> str:
    """Many more games, compared at the end."""
    mixed = Mixed(game, games)
    mixed.play(actions)
    assert mixed.same(), f"{game.name}: the states differ"
    return f"{games} games under random switches, equal after {actions} actions each, {mixed.arrays[2].sum()} finished"


def prove_batches(game: AnyGame, kinds: int = 2, games: int = 4_000, actions: int = 300) -> str:
    """Batches, whose switches are constants: random play, then actions given from outside, some of them illegal."""
    luck = random.Random(1)
    for first in switches(game, kinds):
        here, there = (Batch(game.rules, first.options, first.seats, games, 7, backend) for backend in ("cpu", "cuda"))
        for batch in (here, there):
            batch.play(actions)
        for _ in range(20):
            here.look()
            words = [(int(a), int(b), int(c)) for a, b, c in here.legal.T]
            codes = numpy.array([nth(w, luck.randrange(size(w))) for w in words])
            codes[::50] = 183  # nature's, or nobody's
            for batch in (here, there):
                batch.act(codes)
        there.look()
        for name in ("rows", "lucks", "finished", "ended", "goals"):
            assert numpy.array_equal(getattr(here, name), getattr(there, name).copy_to_host()), f"{game.name}: {name}"
    return f"{kinds} batches of {games} games, equal after {actions} random and 20 given actions"


SHORT = Plan(games=2_000, epochs=1, meetings=200)
TOLD = ("obs", "flat", "mask", "seat", "reward", "terminated", "truncated", "illegal", "final_obs", "final_flat")


def prove_envs(game: AnyGame, kinds: int = 2, games: int = 1_003, steps: int = 120) -> str:
    """Environments: everything they tell after every step, some actions illegal, games ending and being cut off."""
    luck, ended = numpy.random.default_rng(1), 0
    for first in switches(game, kinds):
        options = game.options_text(first)
        here, there = (
            VectorEnv(game, options, first.seats, games, backend=backend, max_turns=25) for backend in ("cpu", "cuda")
        )
        now, other = here.reset(seed=5), there.reset(seed=5)
        for k in range(steps):
            for name in TOLD:
                one, two = (numpy.asarray(getattr(step, name)) for step in (now, other))
                assert numpy.array_equal(one, two), f"{game.name}: {name} differs after step {k}"
            for seat in range(first.seats):
                pairs = zip(here.observe(seat), there.observe(seat), strict=True)
                assert all(numpy.array_equal(one, numpy.asarray(two)) for one, two in pairs), (
                    f"{game.name}: seat {seat}"
                )
            codes = (luck.random(now.mask.shape, numpy.float32) * now.mask).argmax(1)
            codes[::50] = 183  # nature's, or nobody's
            now, other = here.step(codes), there.step(codes)
            ended += int(now.terminated.sum() + now.truncated.sum())
        assert all(here.position(i) == there.position(i) for i in range(0, games, 100))
        here.put(3, here.position(4))
        there.put(3, there.position(4))
        assert here.position(3) == there.position(3) == here.position(4)
    return f"{kinds} environments of {games} games, equal after each of {steps} steps, {ended} games ended"


def prove_training(game: AnyGame, games: int = 300) -> str:
    """Self-play leaves the same samples as on the processor, and the same seed gives the same weights twice."""
    told = []
    for lesson in game.strategy.LESSONS:
        here, there = (Course(game, lesson, SHORT, backend) for backend in ("cpu", "cuda"))
        nets = numpy.repeat(here.best[None], lesson.seats, 0)
        one, two = (course.player.play([(nets, here.lucks(0, games))], lesson.explore) for course in (here, there))
        rows = [numpy.column_stack([numpy.asarray(part) for part in (one.features, one.labels)])]
        rows += [numpy.column_stack([part.cpu().numpy() for part in (two.features, two.labels)])]
        first, second = (each[numpy.lexsort(each.T)] for each in rows)
        assert numpy.array_equal(first, second), f"{game.name}: the samples of {lesson.name} differ"
        again = Course(game, lesson, SHORT, "cuda")
        for course in (there, again):
            course.round(0)
        assert there.net.tolist() == again.net.tolist(), f"{game.name}: the weights of {lesson.name} differ"
        told.append(f"{lesson.name} {len(one.labels)} samples")
    return f"self-play of {games} games: {', '.join(told)} equal, the same weights twice"


def speed(batch: Any, count: int, rounds: int = 5) -> float:
    """Random actions of seats a second, the median of several rounds."""
    card = cuda.numba_cuda()
    batch.play(5_000)  # until the games are no longer in step
    seconds = []
    for _ in range(rounds):
        card.synchronize()
        start = time.perf_counter()
        batch.play(count)
        card.synchronize()
        seconds.append(time.perf_counter() - start)
    return float(batch.games * count / statistics.median(seconds))


def usage(kernel: Any) -> str:
    """What a thread of a compiled kernel takes."""
    (registers,), (local,) = kernel.code.get_regs_per_thread().values(), kernel.code.get_local_mem_per_thread().values()
    return f"{registers} registers, {local} bytes of local memory, {kernel.games} games to a block"


def measure(game: AnyGame, sizes: tuple[int, ...] = (1 << 16, 1 << 18, 1 << 20), count: int = 2000) -> None:
    """Random play of two seats with the usual switches."""
    unit = unit_of(game)
    for games in sizes:
        batch = Batch(game.rules, game.rules.Options(), 2, games, 1, "cuda")
        pace = speed(batch, count) / unit.actions
        print(f"{game.name:12} {games:9,} games {pace / 1e9:7.2f} billion {unit.name}/s", flush=True)
    print(f"{game.name:12} {usage(batch.law.play_all)}", flush=True)


def main() -> None:
    """Prove, then measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--prove", action="store_true")
    parser.add_argument("--measure", action="store_true")
    parser.add_argument("--training", action="store_true", help="prove self-play only")
    parser.add_argument("games", nargs="*", default=list(GAMES))
    chosen = parser.parse_args()
    both = chosen.prove == chosen.measure and not chosen.training
    try:
        print(cuda.available_gpu().get_current_device().name)
    except BackendError as error:
        sys.exit(f"bench.gpu: {error}")
    for name in chosen.games:
        if both or chosen.measure:
            measure(GAMES[name])
        if both or chosen.prove or chosen.training:
            proofs = (prove_every_action, prove_thousands, prove_batches, prove_envs)
            for proof in (prove_training,) if chosen.training else proofs:
                start = time.perf_counter()
                print(f"{name:12} {proof(GAMES[name])} ({time.perf_counter() - start:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
