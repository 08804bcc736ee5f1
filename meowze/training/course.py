"""The course of training: games of self-play, a fit, a meeting of the checkpoints, and the next games."""

import time
from collections import deque
from dataclasses import dataclass
from itertools import pairwise
from typing import Protocol

import numpy as np

from meowze import backends
from meowze.bots.strength import Estimate, estimate
from meowze.games.contract import AnyGame
from meowze.games.errors import MeowzeError
from meowze.games.grid import CERTAIN
from meowze.games.lesson import Lesson
from meowze.training.card import Card
from meowze.training.network import Network, Words
from meowze.training.samples import Ends, Lucks, Samples
from meowze.training.threads import Threads

REMEMBERED = 6  # rounds whose games are fitted


@dataclass(frozen=True)
class Plan:
    """How long to train. The same plan gives the same weights, but for the rounding of another machine."""

    seed: int = 1
    rounds: int = 6
    games: int = 20_000  # in each round
    hidden: int = 16
    epochs: int = 3
    meetings: int = 1_000  # games in which each checkpoint meets the best one so far


class Player(Protocol):
    """What plays games and fits networks: the cores of this machine, or a GPU."""

    def play(self, groups: list[tuple[Words, Lucks]], explore: int) -> Samples:
        """Groups of games, each with a judge for every seat: what they teach."""

    def joined(self, parts: list[Samples]) -> Samples:
        """All these samples in one."""

    def ends(self, nets: Words, lucks: Lucks) -> Ends:
        """Games without exploration: each seat's part of the win, then the turns, for every game."""

    def begun(self, samples: Samples, hidden: int, seed: int) -> Network:
        """A network that knows nothing but the range of the features."""

    def fit(self, network: Network, samples: Samples, epochs: int, seed: int) -> float:
        """Fit a network; the mean loss of the last epoch."""


@dataclass(frozen=True)
class Report:
    """What one round did: its loss, and how its checkpoint fared against the best one before."""

    number: int
    games: int
    samples: int
    loss: float
    met: float  # the share that the checkpoint wins, or the turns that it needs
    before: float  # the same of the best judge before: an even share, or its turns
    best: int  # the round whose checkpoint is the best so far
    playing: float  # seconds
    fitting: float
    meeting: float


def player_for(game: AnyGame, lesson: Lesson, backend: str) -> Player:
    """What plays the games of a lesson on a backend."""
    if game.strategy.features is None:
        raise MeowzeError(f"{game.name} has no features to learn from: its strategy names none")
    return Card(game, lesson) if backend == "cuda" else Threads(game, lesson, backend)


class Course:
    """Training for one lesson of a game, round after round; in plain Python where there is no compiler."""

    def __init__(self, game: AnyGame, lesson: Lesson, plan: Plan, backend: str = "") -> None:
        self.game, self.lesson, self.plan = game, lesson, plan
        self.player = player_for(game, lesson, backend or backends.usual_backend())
        self.network: Network | None = None
        self.memory: deque[Samples] = deque(maxlen=REMEMBERED)
        self.net: Words = np.array([game.strategy.CLASSIC.sight], np.int64)
        self.best, self.best_round = self.net, -1

    def lucks(self, number: int, games: int, purpose: int = 0) -> Lucks:
        """The luck of each game, and that of its seats."""
        return np.random.default_rng([self.plan.seed, number, purpose]).integers(0, 1 << 62, (games, 2))

    def round(self, number: int) -> Report:
        """Play games, fit the network to them, and let it meet the best judge so far.

        The newest checkpoint plays half of the games, so that it learns from its own mistakes; the best judge so far
        plays the others. Games of the last rounds are fitted as well: otherwise each network repeats the mistakes of
        the one before the last.
        """
        plan, times = self.plan, [time.perf_counter()]
        lucks, half = self.lucks(number, plan.games), (plan.games + 1) // 2
        seated = [stacked([net] * self.lesson.seats) for net in (self.net, self.best)]
        played = self.player.play([(seated[0], lucks[:half]), (seated[1], lucks[half:])], self.lesson.explore)
        self.memory.append(played)
        samples = self.player.joined([*self.memory])
        times.append(time.perf_counter())
        if not len(samples.labels):
            raise MeowzeError(f"no game of {self.game.name} came to its end within {self.lesson.most} turns")
        if self.network is None:
            self.network = self.player.begun(samples, plan.hidden, plan.seed)
        loss = self.player.fit(self.network, samples, plan.epochs, plan.seed + number)
        self.net = self.network.rounded()
        times.append(time.perf_counter())
        met, before = self.meet(number)
        times.append(time.perf_counter())
        seconds = (round(end - begun, 2) for begun, end in pairwise(times))
        return Report(number, played.games, len(played.labels), loss, met, before, self.best_round, *seconds)

    @property
    def learned(self) -> Words:
        """The best checkpoint; the last one if none was better than the evaluation made by hand."""
        return self.net if self.best_round < 0 else self.best

    def meet(self, number: int) -> tuple[float, float]:
        """Play the checkpoint of this round against the best one before; the better one is the best from now on."""
        lucks, seats = self.lucks(number, max(1, self.plan.meetings // self.lesson.seats), 1), self.lesson.seats
        if self.lesson.together:
            turns, before = (self.turns_needed(net, lucks) for net in (self.net, self.best))
            if turns <= before:
                self.best, self.best_round = self.net, number
            return round(turns, 3), round(before, 3)
        share = self.share_won(lucks)
        if share.share >= 1 / seats:
            self.best, self.best_round = self.net, number
        return round(share.share, 4), round(1 / seats, 4)

    def share_won(self, lucks: Lucks) -> Estimate:
        """What the present network wins against the best one so far: each deal is played once from every seat."""
        seats, won, games = self.lesson.seats, 0.0, 0
        for seat in range(seats):
            ends = self.player.ends(stacked([self.net if k == seat else self.best for k in range(seats)]), lucks)
            won += int(ends[seat].sum()) / CERTAIN
            games += int((ends[-1] > 0).sum())
        return estimate(won, games, seats)

    def turns_needed(self, net: Words, lucks: Lucks) -> float:
        """The mean number of turns in which seats with this judge finish; games that are cut off count in full."""
        turns = self.player.ends(stacked([net] * self.lesson.seats), lucks)[-1]
        return float(np.where(turns > 0, turns, self.lesson.most).mean())


def stacked(nets: list[Words]) -> Words:
    """Judges of different length as the rows of one array."""
    found = np.zeros((len(nets), max(map(len, nets))), np.int64)
    for row, net in zip(found, nets, strict=True):
        row[: len(net)] = net
    return found
