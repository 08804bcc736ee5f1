"""The course of training: games of self-play on all cores, a fit, and the next games with what was learned."""

import os
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from types import SimpleNamespace

import numpy as np
from numpy.typing import NDArray

from meowze import backends
from meowze.bots import search
from meowze.games.contract import AnyGame
from meowze.games.errors import MeowzeError
from meowze.games.lesson import Lesson
from meowze.training import self_play
from meowze.training.network import Network, Words

CHUNK = 64  # games that one thread plays before it is asked again
NO_NETWORK = np.zeros(8, np.int64)


@dataclass(frozen=True)
class Plan:
    """How long to train. The same plan gives the same weights, but for the rounding of another NumPy."""

    seed: int = 1
    rounds: int = 6
    games: int = 20_000  # in each round
    hidden: int = 16
    epochs: int = 3


@dataclass(frozen=True)
class Report:
    """What one round did."""

    number: int
    games: int
    samples: int
    loss: float
    seconds: float


def loaded(game: AnyGame, backend: str) -> SimpleNamespace:
    """Self-play of a game on a backend."""
    strategy = game.strategy
    if strategy.features is None:
        raise MeowzeError(f"{game.name} has no features to learn from: its strategy names none")
    modules = (search, strategy.evaluation, strategy.features, self_play)
    return backends.load(game.rules, backend, *modules, entries=("record_games", "store_row"))


class Course:
    """Training for one lesson of a game, round after round; in plain Python where there is no compiler."""

    def __init__(self, game: AnyGame, lesson: Lesson, plan: Plan, backend: str = "") -> None:
        backend = backend or backends.usual_backend()
        self.game, self.lesson, self.plan = game, lesson, plan
        self.law = loaded(game, backend)
        start = game.started(lesson.options, lesson.seats)
        self.root = backends.memory(backend, 1, backends.width(game.rules.State))[0]
        self.law.store_row(self.root, start)
        assert game.strategy.features is not None
        self.width = len(game.strategy.features.features(start, 0))
        self.network: Network | None = None
        self.net: Words = NO_NETWORK

    def round(self, number: int) -> Report:
        """Play the games of one round and fit the network to them."""
        begun, plan = time.perf_counter(), self.plan
        samples, labels, games = self.play(number)
        if not len(labels):
            raise MeowzeError(f"no game of {self.game.name} came to its end within {self.lesson.most} turns")
        if self.network is None:
            self.network = Network.begun(samples, plan.hidden, plan.seed)
        loss = self.network.fit(samples, labels, plan.epochs, plan.seed + number)
        self.net = self.network.rounded()
        return Report(number, games, len(labels), loss, time.perf_counter() - begun)

    def play(self, number: int) -> tuple[NDArray[np.int16], NDArray[np.int32], int]:
        """The samples and labels of one round, and how many games they come from."""
        chunks = range(max(1, self.plan.games // CHUNK))
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            parts = list(pool.map(partial(self._chunk, number), chunks))
        samples, labels = (np.concatenate([part[k] for part in parts]) for k in (0, 1))
        return samples, labels, sum(part[2] for part in parts)

    def _chunk(self, number: int, chunk: int) -> tuple[NDArray[np.int16], NDArray[np.int32], int]:
        lesson = self.lesson
        room = CHUNK * lesson.seats * lesson.most
        samples, labels = np.zeros((room, self.width), np.int16), np.zeros(room, np.int32)
        luck = int(np.random.default_rng([self.plan.seed, number, chunk]).integers(1 << 62))
        sight = -1 if self.network else self.game.strategy.CLASSIC.sight
        settings = (self.root, sight, lesson.draws, lesson.explore, lesson.most, luck, CHUNK)
        count, games = self.law.record_games(self.net, samples, labels, *settings)
        return samples[:count].copy(), labels[:count].copy(), games
