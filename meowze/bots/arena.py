"""The arena: bots play many games against each other. Each deal is played once with every rotation of the seats."""

import random
import statistics
import traceback
from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Any

from meowze.backends.loops import LONGEST
from meowze.bots.characters import SEARCHES
from meowze.bots.compile_search import prepare
from meowze.bots.mind import Budget
from meowze.bots.players import Play, player, thinks
from meowze.bots.strength import Estimate, elo, estimate
from meowze.games.errors import MeowzeError
from meowze.parallel import Executor, WorkerLost
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
    """The result of one game, with bots in the order of the match: the winners, each bot's turns and seconds.

    A bot that fails loses the game to all the others: `failed` is the bot, and `error` what it did wrong. Where the
    process of a game was lost again and again, nobody knows which bot is to blame: the game is void, `failed` is None.
    """

    number: int
    winners: tuple[int, ...] = ()
    turns: int = 0
    solved: bool = False
    cut_off: bool = False  # after LONGEST turns; nobody has won, and it is no draw either
    own_turns: tuple[int, ...] = ()
    seconds: tuple[float, ...] = ()
    failed: int | None = None
    error: str = ""

    @property
    def void(self) -> bool:
        """Whether the game counts for nobody."""
        return self.failed is None and bool(self.error)


class Failure(Exception):
    """What a bot did wrong: it raised an exception, or its answer is no legal action."""


def one_game(match: Match, number: int) -> Result:
    """Play one game of a match: the seats rotate from game to game, with the same deal until all have been tried.

    Bot k has seat (k + number) modulo the number of seats. Teams rotate as a whole, so that partners stay partners.
    """
    seats, size = len(match.bots), team_size(match)
    deal = number // (seats // size)
    luck = Seeded(f"{match.seed}/{deal}")
    sitting = [(seat - size * number) % seats for seat in range(seats)]
    plays = [player(name, match.game) for name in match.bots]
    dice = [random.Random(f"{match.seed}/{deal}/{bot}") for bot in range(seats)]
    if any(map(thinks, match.bots)):
        prepare(match.game)  # loading is no part of anybody's thinking time
    seconds, turns = [0.0] * seats, [0] * seats
    position = Position.deal(match.game, seats, match.options, luck)
    last = (-1, -1)
    while not position.over and position.turns < LONGEST:
        seat = position.mover
        assert seat is not None
        bot = sitting[seat]
        play, usual = plays[bot]
        turns[bot] += last != (position.turns, seat)
        last = (position.turns, seat)
        begun = perf_counter()
        try:
            action = answer(play, position.seen(seat), seat, match.budget(usual), dice[bot])
            seconds[bot] += perf_counter() - begun
            position = played(position, action, luck)
        except Failure as failure:
            others = tuple(other for other in range(seats) if other != bot)
            times = tuple(turns), tuple(seconds)
            return Result(number, others, position.turns, False, False, *times, failed=bot, error=str(failure))
    winners, over = tuple(sitting[seat] for seat in position.winners), position.over
    return Result(number, winners, position.turns, over and bool(winners), not over, tuple(turns), tuple(seconds))


def team_size(match: Match) -> int:
    """How many seats play together against the others; teams sit side by side."""
    position = Position.deal(match.game, len(match.bots), match.options, Seeded(match.seed))
    teams = getattr(position.view(), "teams", ())
    return len(teams[0].seats) if teams else 1


def answer(play: Play, position: Position, seat: int, budget: Budget, dice: random.Random) -> str:
    """What a bot answers; whatever it raises is its failure, and the message says where in its file that was."""
    try:
        return play(position, seat, budget, dice)
    except (Exception, SystemExit) as error:
        frames = traceback.extract_tb(error.__traceback__)[1:]  # without this function
        places = [f"{frame.filename}:{frame.lineno}: " for frame in frames if frame.filename == frames[0].filename]
        raise Failure(f"{places[-1] if places else ''}{type(error).__name__}: {error}") from error


def played(position: Position, action: object, luck: Seeded) -> Position:
    """The position after a bot's answer."""
    if not isinstance(action, str) or action.split() != [action]:
        raise Failure(f"answered {action!r}, not the text of one action")
    try:
        return position.play(action, luck)
    except MeowzeError as error:
        raise Failure(f"answered {action!r}: {error}") from error


def results(match: Match, games: int, executor: Executor) -> Generator[Result, None, None]:
    """The results of all games of a match, in the order in which the games end."""
    compiling = partial(prepare, match.game) if any(map(thinks, match.bots)) else None
    for outcome in executor.map(partial(one_game, match), range(games), compiling):
        if isinstance(outcome.error, WorkerLost):
            yield Result(outcome.number, error="the process ended each time that this game was played")
        else:
            yield outcome.result()


@dataclass
class Tally:
    """The results of one bot so far."""

    bot: str
    seats: int
    wins: float = 0
    draws: int = 0
    games: int = 0
    cut_off: int = 0
    failures: int = 0
    own_turns: int = 0
    seconds: float = 0.0
    turns: list[int] = field(default_factory=list)  # of solved games

    def add(self, place: int, result: Result, together: bool) -> None:
        """Count one more game; `place` is the bot's index in the match."""
        if result.void:
            return
        self.games += 1
        self.failures += result.failed == place
        self.own_turns += result.own_turns[place]
        self.seconds += result.seconds[place]
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
    def estimate(self) -> Estimate:
        """The share of decided games that it wins, as far as these games tell."""
        return estimate(self.wins, self.decided, self.seats)

    def summary(self) -> dict[str, Any]:
        """The results as numbers to print."""
        found: dict[str, Any] = {"bot": self.bot, "wins": round(self.wins, 2), "draws": self.draws, "games": self.games}
        if self.seats > 1 and not self.turns:
            share = self.estimate
            found |= {"elo": round(elo(share.share, self.seats)), "low": round(elo(share.low, self.seats))}
            found |= {"high": round(elo(share.high, self.seats))}
        if self.cut_off:
            found["cut_off"] = self.cut_off
        if self.failures:
            found["failures"] = self.failures
        found["ms_per_turn"] = round(1000 * self.seconds / max(1, self.own_turns), 2)
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
