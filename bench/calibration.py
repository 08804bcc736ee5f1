"""Whether the chances in reviews are right: how often positions of a value are won. `python -m bench.calibration`

Bots of the fourth level play each other. After each turn the position is judged for the seat that has played, as a
review does it. The scales that make what happened most likely are found in half of the games; the table shows for the
other half how often seats win whose chance was said to be so high by the scales in use.
"""

import argparse
import json
import math
import random
from collections.abc import Sequence
from dataclasses import replace
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

LEVEL = 4  # of all who play
NODES = 300  # states that a bot may visit before an action, once it has looked at all of them
BANDS = 10  # of the table
POSITIONS = 20_000  # about so many are judged for a number of seats
FINEST = 1.02  # the last step in the search for scales


class Sample(NamedTuple):
    """A position as a seat sees it after its turn, and the share of the win that it gets in the end."""

    value: int
    seats: int
    rest: float
    won: float


@cache
def mind_of(game: str) -> Mind:
    """The bots, and the evaluation."""
    return Mind(game_named(game), ArrayEngine(game_named(game), usual_backend()))


def one_game(game: str, seats: int, seed: str, number: int) -> list[Sample]:
    """The positions of one game."""
    luck, dice, mind = Seeded(f"{seed}/{number}"), random.Random(f"{seed}/{number}"), mind_of(game)
    skill = mind.game.strategy.SKILLS[LEVEL - 1]
    engine, sight = mind.engine, mind.game.strategy.JUDGEMENT.sight
    assert isinstance(engine, ArrayEngine)
    position = Position.deal(game, seats, "", luck)
    judged: list[tuple[int, int, float]] = []
    while not position.over and position.turns < LONGEST:
        seat, turns = position.mover, position.turns
        assert seat is not None
        position = position.play(mind.choose(position, seat, skill, Budget(nodes=NODES), dice), luck)
        if position.turns != turns and not position.over:
            state = position.seen(seat).state
            judged.append((seat, int(engine.law.value(state, seat, sight)), mind.game.strategy.rest(state)))
    winners = position.winners
    return [Sample(value, seats, rest, (seat in winners) / len(winners)) for seat, value, rest in judged if winners]


def loss(judgement: Judgement, samples: Sequence[Sample]) -> float:
    """How badly chances fit what happened: the mean of the negative logarithm of what was said."""
    total = 0.0
    for value, seats, rest, won in samples:
        chance = min(1 - 1e-6, max(1e-6, judgement.chance(value, seats, rest)))
        total -= won * math.log(chance) + (1 - won) * math.log(1 - chance)
    return total / len(samples)


def best_scales(judgement: Judgement, samples: Sequence[Sample]) -> Judgement:
    """The scales that make what happened most likely, by steps that shrink; a linear judgement has only its own."""
    if judgement.linear:
        return judgement
    best, step = replace(judgement, early=judgement.early or judgement.scale), 2.0
    least = loss(best, samples)
    while step > FINEST:
        tried = [
            replace(best, scale=best.scale * late, early=(best.early or 1.0) * early)
            for late in (1 / step, 1.0, step)
            for early in (1 / step, 1.0, step)
        ]
        found, chosen = min(((loss(one, samples), k) for k, one in enumerate(tried)))
        if found < least:
            least, best = found, tried[chosen]
        else:
            step = math.sqrt(step)
    return best


def bands(judgement: Judgement, samples: Sequence[Sample]) -> list[tuple[int, float, float]]:
    """For each tenth of chances: how many positions, what was said on average, and what was won."""
    found: list[list[tuple[float, float]]] = [[] for _ in range(BANDS)]
    for value, seats, rest, won in samples:
        chance = judgement.chance(value, seats, rest)
        found[min(BANDS - 1, int(chance * BANDS))].append((chance, won))
    return [(len(band), *(sum(part) / len(band) for part in zip(*band, strict=True))) for band in found if band]


def measured(game: str, seats: Sequence[int], games: int, seed: str, processes: int | None) -> dict[str, object]:
    """The scales that fit half of the games, and for each number of seats how the scales in use fit the others."""
    judgement = game_named(game).strategy.JUDGEMENT
    fit, tables = list[Sample](), dict[int, object]()
    for count in seats:
        play = partial(one_game, game, count, seed)
        outcomes = sorted(Cores(processes).map(play, range(games)), key=lambda outcome: outcome.number)
        played = [outcome.result() for outcome in outcomes]
        weight = max(1, sum(map(len, played)) // POSITIONS)  # positions of a game are alike: few of them are enough
        chosen = [samples[k % weight :: weight] for k, samples in enumerate(played)]
        fit += [sample for samples in chosen[::2] for sample in samples]
        held_out = [sample for samples in chosen[1::2] for sample in samples]
        table = [(count, round(said, 3), round(won, 3)) for count, said, won in bands(judgement, held_out)]
        tables[count] = {"loss": round(loss(judgement, held_out), 4), "bands": table}
    best = best_scales(judgement, fit)
    scales = {"scale": round(best.scale), "early": round(best.early or best.scale)}
    return {"game": game, "games": games, "fitted": scales, "loss": round(loss(best, fit), 4), "seats": tables}


def main() -> None:
    """Measure and print, one JSON object for each game."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--seed", default="calibration")
    parser.add_argument("--processes", type=int)
    chosen = parser.parse_args()
    for game in [chosen.game] if chosen.game else GAMES:
        found = measured(game, chosen.seats, chosen.games, chosen.seed, chosen.processes)
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
