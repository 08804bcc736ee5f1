"""Games of self-play on all cores of this machine, and the fit with NumPy."""

import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from meowze import backends
from meowze.bots import search
from meowze.games.contract import AnyGame
from meowze.games.lesson import Lesson
from meowze.training import self_play
from meowze.training.network import Network, Words
from meowze.training.samples import Ends, Lucks, Samples, labelled

CHUNK = 64  # games that one thread plays before it is asked again


class Threads:
    """Plays the games of a lesson, compiled for the processor or in plain Python."""

    def __init__(self, game: AnyGame, lesson: Lesson, backend: str) -> None:
        strategy = game.strategy
        assert strategy.features is not None
        modules = (search, strategy.evaluation, strategy.features, self_play)
        self.law = backends.load(game.rules, backend, *modules, entries=("record_games", "store_row"))
        self.lesson, self.backend, self.start = lesson, backend, game.started(lesson.options, lesson.seats)
        self.words = backends.width(game.rules.State)
        self.width = len(strategy.features.features(self.start, 0))

    def play(self, groups: list[tuple[Words, Lucks]], explore: int) -> Samples:
        """Groups of games, each with a judge for every seat: what they teach."""
        games = (played for nets, lucks in groups for played in self._all(nets, lucks, explore))
        return self.joined([labelled(*played, self.lesson.horizon) for played in games])

    def joined(self, parts: list[Samples]) -> Samples:
        """All these samples in one."""
        features, labels = (np.concatenate([part[k] for part in parts]) for k in (0, 1))
        return Samples(features, labels, sum(part.games for part in parts))

    def ends(self, nets: Words, lucks: Lucks) -> Ends:
        """Games without exploration: each seat's part of the win, then the turns, for every game."""
        return np.concatenate([ends for _, _, ends in self._all(nets, lucks, 0)], axis=1)

    def begun(self, samples: Samples, hidden: int, seed: int) -> Network:
        """A network that knows nothing but the range of the features."""
        features = samples.features
        return Network.begun(features.mean(0, dtype=np.float64), features.std(0, dtype=np.float64), hidden, seed)

    def fit(self, network: Network, samples: Samples, epochs: int, seed: int) -> float:
        """Fit a network; the mean loss of the last epoch."""
        return network.fit(samples.features, samples.labels, epochs, seed)

    def _all(self, nets: Words, lucks: Lucks, explore: int) -> list[tuple[Any, Any, Ends]]:
        chunks = [lucks[k : k + CHUNK] for k in range(0, len(lucks), CHUNK)]
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return list(pool.map(lambda chunk: self._chunk(nets, chunk, explore), chunks))

    def _chunk(self, nets: Words, lucks: Lucks, explore: int) -> tuple[Any, Any, Ends]:
        lesson, games = self.lesson, len(lucks)
        rows = backends.memory(self.backend, games, self.words)
        for row in rows:
            self.law.store_row(row, self.start)
        features = np.zeros((lesson.most, games, lesson.seats, self.width), np.int16)
        kept, ends = np.zeros((lesson.most, games), np.int32), np.zeros((lesson.seats + 1, games), np.int32)
        random = lucks.tolist() if self.backend == "python" else lucks.copy()
        self.law.record_games(nets, rows, random, features, kept, ends, lesson.horizon, lesson.draws, explore)
        return features, kept, ends
