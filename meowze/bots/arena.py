"""The arena: bots play many games, seats rotated, the same luck for all rotations of a deal."""

import math
import multiprocessing
import random
import signal
import statistics
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from meowze.bots.characters import SEARCHES
from meowze.bots.compile_search import prepare
from meowze.bots.mind import Budget
from meowze.bots.players import player, thinks
from meowze.games.errors import MeowzeError
from meowze.play.dice import Seeded
from meowze.play.position import Position

LONGEST = 3000  # turns; a game that is not over then is drawn


@dataclass(frozen=True)
class Match:
    """Who meets in which game. Each bot gets its usual time or these seconds, in either case `share` of it; with a
    `rate` so many states a second are counted instead of looking at the clock, so that a busy machine changes nothing.
    """

    game: str
    bots: tuple[str, ...]
    seed: str = "1"
    options: str = ""
    seconds: float | None = None
    share: float = 1.0
    rate: int | None = None

    def budget(self, usual: float) -> Budget:
        """What a bot that usually takes so long for a turn may spend on one search."""
        seconds = self.share * (usual if self.seconds is None else self.seconds) / SEARCHES
        return Budget(seconds) if self.rate is None else Budget(nodes=max(1, round(seconds * self.rate)))


@dataclass(frozen=True)
class Result:
    """One game: by bot (not by seat) who won, how long it took and how long each thought a turn."""

    winners: tuple[int, ...]
    turns: int
    solved: bool
    milliseconds: tuple[float, ...]


class Fault(MeowzeError):
    """A bot that did what no bot may."""


def one_game(match: Match, number: int) -> Result:
    """Game number so and so of a match: bot k sits on seat (k + number) of the deal number // seats."""
    seats = len(match.bots)
    luck = Seeded(f"{match.seed}/{number // seats}")
    sitting = [(seat - number) % seats for seat in range(seats)]
    plays = [player(name, match.game) for name in match.bots]
    dice = [random.Random(f"{match.seed}/{number // seats}/{bot}") for bot in range(seats)]
    spent, turns = [0.0] * seats, [0] * seats
    position = Position.deal(match.game, seats, match.options, luck)
    last = (-1, -1)
    while not position.over and position.turns < LONGEST:
        seat = position.mover
        assert seat is not None
        bot = sitting[seat]
        play, usual = plays[bot]
        begun = time.perf_counter()
        action = play(position.seen(seat), seat, match.budget(usual), dice[bot])
        spent[bot] += time.perf_counter() - begun
        turns[bot] += last != (position.turns, seat)
        last = (position.turns, seat)
        if str(action).split() != [action]:
            raise Fault(f"{match.bots[bot]} answered {action!r}, not the text of one action")
        position = position.play(action, luck)
    winners = tuple(sitting[seat] for seat in position.winners)
    milliseconds = tuple(1000 * spent[bot] / max(1, turns[bot]) for bot in range(seats))
    return Result(winners, position.turns, position.over and bool(position.winners), milliseconds)


def _played(task: tuple[Match, int]) -> Result | str:
    try:
        return one_game(*task)
    except MeowzeError as error:
        return str(error)


def results(match: Match, games: int, processes: int) -> Iterator[Result]:
    """All games of a match, as they end."""
    tasks = [(match, number) for number in range(games)]
    if processes == 1:
        yield from (_checked(_played(task)) for task in tasks)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(1, _deaf) as pool:
        pool.map(prepare, {match.game} if any(map(thinks, match.bots)) else ())  # once, before many need it
    with context.Pool(min(processes, games), _deaf) as pool:
        for found in pool.imap_unordered(_played, tasks):
            yield _checked(found)


def _deaf() -> None:
    """Ctrl-C is for the process that prints."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _checked(found: Result | str) -> Result:
    if isinstance(found, str):
        raise Fault(found)
    return found


@dataclass
class Tally:
    """What is known of one bot so far."""

    bot: str
    seats: int
    wins: float = 0
    draws: int = 0
    games: int = 0
    times: list[float] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)

    def add(self, place: int, result: Result, together: bool) -> None:
        """One more game."""
        self.games += 1
        self.times.append(result.milliseconds[place])
        if together:
            self.wins += result.solved
            if result.solved:
                self.turns.append(result.turns)
        elif place in result.winners and len(result.winners) < self.seats:
            self.wins += 1 / len(result.winners)
        elif not result.winners or len(result.winners) == self.seats:
            self.draws += 1

    @property
    def decided(self) -> int:
        """Games that were no draw."""
        return self.games - self.draws

    @property
    def share(self) -> tuple[float, float, float]:
        """The share of decided games that were won, with its 95 % interval (Wilson's)."""
        if not self.decided:
            return 1 / self.seats, 0.0, 1.0
        n, p, z = self.decided, self.wins / self.decided, 1.96
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return p, middle - half, middle + half

    def elo(self, share: float) -> float:
        """The lead in Elo over the others that such a share of wins means."""
        share = min(max(share, 0.5 / (self.games + 1)), 1 - 0.5 / (self.games + 1))
        return 400 * math.log10(share * (self.seats - 1) / (1 - share))

    def summary(self) -> dict[str, Any]:
        """The figures of one bot."""
        share, low, high = self.share
        found: dict[str, Any] = {"bot": self.bot, "wins": round(self.wins, 2), "draws": self.draws, "games": self.games}
        if self.seats > 1 and not self.turns:
            found |= {"elo": round(self.elo(share)), "low": round(self.elo(low)), "high": round(self.elo(high))}
        found["ms_per_turn"] = round(statistics.mean(self.times), 2) if self.times else 0.0
        if self.turns:
            found |= {"mean_turns": round(statistics.mean(self.turns), 3)}
            found |= {"histogram": dict(sorted(Counter(self.turns).items()))}
        return found


def tallies(match: Match) -> list[Tally]:
    """An empty tally for each bot."""
    return [Tally(name, len(match.bots)) for name in match.bots]


def together(match: Match) -> bool:
    """Whether all seats win or lose together, as alone or in the co-operative game."""
    position = Position.deal(match.game, len(match.bots), match.options, Seeded(match.seed))
    return position.together
