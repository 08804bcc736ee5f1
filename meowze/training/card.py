"""Games of self-play on a GPU, in step, and the fit with torch on the same card: nothing is copied in between."""

import os
from collections.abc import Iterator
from functools import cache
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from meowze import backends
from meowze.backends import DeviceArray, cuda
from meowze.backends.batch import columns
from meowze.bots import search
from meowze.extras import installed, needs
from meowze.games.contract import AnyGame, AnyRules
from meowze.games.lesson import Lesson
from meowze.training import kernels, self_play
from meowze.training.network import Network, Words
from meowze.training.samples import Ends, Lucks, Samples, labelled
from meowze.training.torch_fit import fit, ranges

THREADS = 128  # a block
ROOM = 6 << 30  # bytes of the card that the features of games in play may take
LOOK = 8  # acts after which it is asked whether all games are over


@cache
def loaded(rules: AnyRules, evaluation: ModuleType, features: ModuleType) -> SimpleNamespace:
    """The kernels of a game; they serve all lessons, since to compile them takes a minute."""
    return cuda.load_kernels(rules, (search, evaluation, features, self_play), kernels)


class Card:
    """Plays the games of a lesson on the card, the next actions of all games at once."""

    def __init__(self, game: AnyGame, lesson: Lesson) -> None:
        os.environ.setdefault("CUBLAS_WORKSPACE_CONFIG", ":4096:8")  # so that sums of products are always equal
        self.cuda = cuda.available_gpu()
        with needs("research"):
            import torch
        self.torch: Any = torch
        strategy, self.lesson = game.strategy, lesson
        assert strategy.features is not None
        first = game.started(lesson.options, lesson.seats)
        self.kernels, self.actions = loaded(game.rules, strategy.evaluation, strategy.features), game.rules.ACTIONS
        self.first = columns([first]).T
        self.width = len(strategy.features.features(first, 0))

    def play(self, groups: list[tuple[Words, Lucks]], explore: int) -> Samples:
        """Groups of games, each with a judge for every seat: what they teach."""
        games = (played for nets, lucks in groups for played in self._waves(nets, lucks, explore))
        return self.joined([labelled(*played, self.lesson.horizon) for played in games])

    def joined(self, parts: list[Samples]) -> Samples:
        """All these samples in one."""
        features, labels = (self.torch.cat([part[k] for part in parts]) for k in (0, 1))
        return Samples(features, labels, sum(part.games for part in parts))

    def ends(self, nets: Words, lucks: Lucks) -> Ends:
        """Games without exploration: each seat's part of the win, then the turns, for every game."""
        return np.concatenate([ends.cpu().numpy() for _, _, ends in self._waves(nets, lucks, 0)], axis=1)

    def begun(self, samples: Samples, hidden: int, seed: int) -> Network:
        """A network that knows nothing but the range of the features."""
        return Network.begun(*ranges(samples.features), hidden, seed)

    def fit(self, network: Network, samples: Samples, epochs: int, seed: int) -> float:
        """Fit a network; the mean loss of the last epoch."""
        return fit(network, samples.features, samples.labels, epochs, seed)

    def _waves(self, nets: Words, lucks: Lucks, explore: int) -> Iterator[tuple[Any, Any, Any]]:
        """The games, as many at once as find room."""
        most = max(1, ROOM // (2 * self.lesson.most * self.lesson.seats * self.width + 16 * self.actions))
        for k in range(0, len(lucks), most):
            yield self._wave(nets, lucks[k : k + most], explore)

    def _wave(self, nets: Words, lucks: Lucks, explore: int) -> tuple[Any, Any, Any]:
        lesson, games, put = self.lesson, len(lucks), self.cuda.to_device
        rows, judges, random = put(np.repeat(self.first, games, 0)), put(nets), put(lucks)
        found = self._empty((games, self.actions, 2), np.int64)
        samples = self._empty((lesson.most, games, lesson.seats, self.width), np.int16)
        kept, ends = self._empty((lesson.most, games), np.int32), self._empty((lesson.seats + 1, games), np.int32)
        told = [self._tensor(array) for array in (samples, kept, ends)]
        for tensor in told[1:]:
            tensor.zero_()
        acts, now = 0, (found, rows, judges, random, ends)
        while acts % LOOK or not bool((told[2][-1] != 0).all()):
            self.kernels.judge_all[blocks(games * self.actions), THREADS](*now, lesson.horizon, lesson.draws, explore)
            self.kernels.act_all[blocks(games), THREADS](*now, samples, kept, explore)
            acts += 1
        return told[0], told[1], told[2]

    def _empty(self, shape: tuple[int, ...], kind: Any) -> Any:
        return self.cuda.device_array(shape, kind)

    def _tensor(self, array: Any) -> Any:
        """The same memory as a tensor."""
        return self.torch.from_dlpack(DeviceArray(array, self.cuda.synchronize))


def blocks(threads: int) -> int:
    """How many blocks have so many threads."""
    return (threads + THREADS - 1) // THREADS


def available() -> bool:
    """Whether there is a card, and torch to fit with."""
    try:
        cuda.available_gpu()
    except backends.BackendError:
        return False
    return installed("torch")
