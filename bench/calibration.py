"""Whether the chances in reviews are right: how often positions of a value are won. `python -m bench.calibration`

Bots of equal strength play each other. Before each turn the position is judged as a review does it. The scale that
makes these chances most likely is found by maximum likelihood; the table shows how often seats win whose chance was
said to be so high, on games that were not used for it.
"""

import argparse
import json
import math
import random
from collections.abc import Sequence
from functools import cache, partial
from typing import NamedTuple

from meowze.backends import usual_backend
from meowze.backends.loops import LONGEST
from meowze.bots.engine import ArrayEngine
from meowze.bots.mind import Budget, Mind
from meowze.games import GAMES, game_named
from meowze.games.judgement import Judgement
from meowze.parallel import Cores
from meowze.play.dice import Seeded
from meowze.play.position import Position

LEVELS = (2, 3, 4)  # who plays: each game one of these levels against itself
NODES = 3_000  # states that a bot may visit before an action
BANDS = 10  # of the table
SCALES = [round(10 * 1.05**k) for k in range(150)]  # among which the best is looked for


class Sample(NamedTuple):
    """A position as one seat sees it before its turn, and the share of the win that it gets in the end."""

    value: int
    seats: int
    won: float


@cache
def mind_of(game: str) -> Mind:
    """The bots, and the evaluation."""
    return Mind(game_named(game), ArrayEngine(game_named(game), usual_backend()))


def one_game(game: str, seats: int, seed: str, number: int) -> list[Sample]:
    """The positions of one game."""
    luck, dice, mind = Seeded(f"{seed}/{number}"), random.Random(f"{seed}/{number}"), mind_of(game)
    skill = mind.game.strategy.SKILLS[LEVELS[number % len(LEVELS)] - 1]
    engine, sight = mind.engine, mind.game.strategy.JUDGEMENT.sight
    assert isinstance(engine, ArrayEngine)
    position = Position.deal(game, seats, "", luck)
    values: list[tuple[int, int]] = []
    turn = -1
    while not position.over and position.turns < LONGEST:
        seat = position.mover
        assert seat is not None
        if position.turns != turn:
            values.append((seat, int(engine.law.value(position.seen(seat).state, seat, sight))))
            turn = position.turns
        position = position.play(mind.choose(position, seat, skill, Budget(nodes=NODES), dice), luck)
    winners = position.winners
    return [Sample(value, seats, (seat in winners) / len(winners)) for seat, value in values if winners]


def loss(judgement: Judgement, samples: Sequence[Sample]) -> float:
    """How badly chances fit what happened: the mean of the negative logarithm of what was said."""
    total = 0.0
    for value, seats, won in samples:
        chance = min(1 - 1e-6, max(1e-6, judgement.chance(value, seats)))
        total -= won * math.log(chance) + (1 - won) * math.log(1 - chance)
    return total / len(samples)


def best_scale(judgement: Judgement, samples: Sequence[Sample]) -> float:
    """The scale that makes what happened most likely; a linear judgement has only its own."""
    if judgement.linear:
        return judgement.scale
    return min(SCALES, key=lambda scale: loss(Judgement(judgement.sight, scale), samples))


def bands(judgement: Judgement, samples: Sequence[Sample]) -> list[tuple[int, float, float]]:
    """For each tenth of chances: how many positions, what was said on average, and what was won."""
    found: list[list[tuple[float, float]]] = [[] for _ in range(BANDS)]
    for value, seats, won in samples:
        chance = judgement.chance(value, seats)
        found[min(BANDS - 1, int(chance * BANDS))].append((chance, won))
    return [(len(band), *(sum(part) / len(band) for part in zip(*band, strict=True))) for band in found if band]


def measured(game: str, seats: int, games: int, seed: str, processes: int | None) -> dict[str, object]:
    """The scale that fits half of the games, and how well chances with the present scale fit the other half."""
    play = partial(one_game, game, seats, seed)
    played = [outcome.result() for outcome in sorted(Cores(processes).map(play, range(games)), key=lambda o: o.number)]
    judgement = game_named(game).strategy.JUDGEMENT
    fit, test = ([sample for samples in played[k::2] for sample in samples] for k in (0, 1))
    return {
        "game": game,
        "seats": seats,
        "games": games,
        "positions": len(fit) + len(test),
        "scale": judgement.scale,
        "best": best_scale(judgement, fit),
        "loss": round(loss(judgement, test), 4),
        "bands": [(count, round(said, 3), round(won, 3)) for count, said, won in bands(judgement, test)],
    }


def main() -> None:
    """Measure and print, one JSON object for each game and number of seats."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--seed", default="calibration")
    parser.add_argument("--processes", type=int)
    chosen = parser.parse_args()
    for game in [chosen.game] if chosen.game else GAMES:
        for seats in chosen.seats:
            print(json.dumps(measured(game, seats, chosen.games, chosen.seed, chosen.processes)), flush=True)


if __name__ == "__main__":
    main()
