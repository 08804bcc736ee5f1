"""The arena: bots play many games against each other. Each deal is played once with every rotation of the seats."""

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

from meowze.backends.loops import LONGEST
from meowze.bots.characters import SEARCHES
from meowze.bots.compile_search import prepare
from meowze.bots.mind import Budget
from meowze.bots.players import player, thinks
from meowze.games.errors import MeowzeError
from meowze.play.dice import Seeded
from meowze.play.position import Position


@dataclass(frozen=True)
class Match:
    """Which bots play which game, and how long they may think.

    A bot gets `share` times its usual time, or times `seconds` if that is given. With a `rate` the clock is replaced by
    a number of states: rate times the seconds. Results then do not depend on the load of the machine.
    """

    game: str
    bots: tuple[str, ...]
    seed: str = "1"
    options: str = ""
    seconds: float | None = None
    share: float = 1.0
    rate: int | None = None

    def budget(self, usual: float) -> Budget:
        """The budget of one search for a bot whose usual time for a turn is `usual` seconds."""
        seconds = self.share * (usual if self.seconds is None else self.seconds) / SEARCHES
        return Budget(seconds) if self.rate is None else Budget(nodes=max(1, round(seconds * self.rate)))


@dataclass(frozen=True)
class Result:
    """The result of one game, with bots in the order of the match: the winners, and each bot's mean time for a turn."""

    winners: tuple[int, ...]
    turns: int
    solved: bool
    cut_off: bool  # after LONGEST turns; nobody has won, and it is no draw either
    milliseconds: tuple[float, ...]


class Fault(MeowzeError):
    """A bot broke the rules of the arena."""


def one_game(match: Match, number: int) -> Result:
    """Play one game of a match: in game `number`, bot k has seat (k + number) modulo the number of seats.

    Games with the same number // seats have the same deal.
    """
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
    return Result(winners, position.turns, position.over and bool(position.winners), not position.over, milliseconds)


def _play_task(task: tuple[Match, int]) -> Result | str:
    try:
        return one_game(*task)
    except MeowzeError as error:
        return str(error)


def results(match: Match, games: int, processes: int) -> Iterator[Result]:
    """The results of all games of a match, in the order in which the games end."""
    tasks = [(match, number) for number in range(games)]
    if processes == 1:
        yield from (_result_or_fault(_play_task(task)) for task in tasks)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(1, _ignore_interrupts) as pool:
        # Compile once, before all processes need the search.
        pool.map(prepare, {match.game} if any(map(thinks, match.bots)) else ())
    with context.Pool(min(processes, games), _ignore_interrupts) as pool:
        for found in pool.imap_unordered(_play_task, tasks):
            yield _result_or_fault(found)


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the main process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _result_or_fault(found: Result | str) -> Result:
    if isinstance(found, str):
        raise Fault(found)
    return found


@dataclass
class Tally:
    """The results of one bot so far."""

    bot: str
    seats: int
    wins: float = 0
    draws: int = 0
    games: int = 0
    cut_off: int = 0
    times: list[float] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)

    def add(self, place: int, result: Result, together: bool) -> None:
        """Count one more game; `place` is the bot's index in the match."""
        self.games += 1
        self.times.append(result.milliseconds[place])
        if result.cut_off:
            self.cut_off += 1
        elif together:
            self.wins += result.solved
            if result.solved:
                self.turns.append(result.turns)
        elif place in result.winners and len(result.winners) < self.seats:
            self.wins += 1 / len(result.winners)
        elif not result.winners or len(result.winners) == self.seats:
            self.draws += 1

    @property
    def decided(self) -> int:
        """The number of games that were neither draws nor cut off."""
        return self.games - self.draws - self.cut_off

    @property
    def share(self) -> tuple[float, float, float]:
        """The share of decided games that were won, with its 95 % Wilson interval."""
        if not self.decided:
            return 1 / self.seats, 0.0, 1.0
        n, p, z = self.decided, self.wins / self.decided, 1.96
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return p, middle - half, middle + half

    def elo(self, share: float) -> float:
        """The lead in Elo over the other bots that corresponds to this share of wins."""
        share = min(max(share, 0.5 / (self.games + 1)), 1 - 0.5 / (self.games + 1))
        return 400 * math.log10(share * (self.seats - 1) / (1 - share))

    def summary(self) -> dict[str, Any]:
        """The results as numbers to print."""
        share, low, high = self.share
        found: dict[str, Any] = {"bot": self.bot, "wins": round(self.wins, 2), "draws": self.draws, "games": self.games}
        if self.seats > 1 and not self.turns:
            found |= {"elo": round(self.elo(share)), "low": round(self.elo(low)), "high": round(self.elo(high))}
        if self.cut_off:
            found["cut_off"] = self.cut_off
        found["ms_per_turn"] = round(statistics.mean(self.times), 2) if self.times else 0.0
        if self.turns:
            found |= {"mean_turns": round(statistics.mean(self.turns), 3)}
            found |= {"histogram": dict(sorted(Counter(self.turns).items()))}
        return found


def tallies(match: Match) -> list[Tally]:
    """An empty tally for each bot."""
    return [Tally(name, len(match.bots)) for name in match.bots]


def together(match: Match) -> bool:
    """Whether all seats win or lose together: a solitaire or co-operative game."""
    position = Position.deal(match.game, len(match.bots), match.options, Seeded(match.seed))
    return position.together
