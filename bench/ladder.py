"""How well the bots play: each level against the one below, against plain players, and alone. `make ladder`.

Thinking is counted in states, not seconds, at the rate that a free core was seen to reach, so that a busy machine
changes nothing but the time this takes. The seeds are fresh: nothing was tuned on them.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any, NamedTuple

from meowze.bots.arena import Match, results, tallies, together
from meowze.bots.characters import BOTS
from meowze.bots.strength import Estimate
from meowze.bots.strength_chart import Strength, strength_svg
from meowze.parallel import Cluster, Cores, Executor

TENTH, WHOLE = 0.1, 1.0  # of the time a level has
NEIGHBOURS = {f"{k + 1},{k}" for k in range(1, len(BOTS))}


class Row(NamedTuple):
    """One match of the ladder and what its first bot is to reach: a share of wins, or a mean number of turns."""

    game: str
    bots: str
    games: int
    budget: float
    aim: float
    options: str = ""


class Ladder(NamedTuple):
    """How the levels of a game are compared, and what else is measured there."""

    rate: int  # states a second that a free core was seen to look at
    options: str = ""
    games: int = 220
    step: float = 0.64  # what a level wins against the one below: 100 Elo
    far: float = 0.9  # what the highest wins against the lowest
    more: tuple[Row, ...] = ()


LADDERS = {
    "chabyrinthe": Ladder(
        rate=3_000_000,
        more=(
            Row("chabyrinthe", "5", 200, WHOLE, 6.3),
            Row("chabyrinthe", "5", 200, WHOLE, 4.8, "board=3x3"),
        ),
    ),
    "labyrinth": Ladder(
        rate=3_000_000,  # in play-outs
        options="secrets=4",
        more=(
            Row("labyrinth", "5,greedy", 200, TENTH, 0.65, "secrets=4"),
            Row("labyrinth", "5,greedy,greedy", 201, TENTH, 0.34, "secrets=4"),
            Row("labyrinth", "5,greedy,greedy,greedy", 200, TENTH, 0.4, "secrets=4"),
        ),
    ),
    "mouse-race": Ladder(  # where luck decides more
        rate=1_800_000, games=500, step=0.586, far=0.75, more=(Row("mouse-race", "5,greedy", 200, TENTH, 0.65),)
    ),
}


def rows(game: str, ladder: Ladder) -> list[Row]:
    """What is measured in a game."""
    steps = [Row(game, f"{k + 1},{k}", ladder.games, TENTH, ladder.step, ladder.options) for k in range(1, len(BOTS))]
    top = len(BOTS)
    far = Row(game, f"{top},1", 220, TENTH, ladder.far, ladder.options)
    whole = Row(game, f"{top},{top - 1}", 40, WHOLE, 0.5, ladder.options)
    return [*steps, far, whole, *ladder.more]


def measured(row: Row, seed: str, executor: Executor) -> dict[str, Any]:
    """One row: the figures of its first bot."""
    bots, rate = tuple(row.bots.split(",")), LADDERS[row.game].rate
    match = Match(row.game, bots, seed, row.options, share=row.budget, rate=rate)
    shared, found, begun = together(match), tallies(match), time.perf_counter()
    for result in results(match, row.games, executor):
        for place, tally in enumerate(found):
            tally.add(place, result, shared)
    first = found[0]
    figures = first.summary() | {"games": row.games, "minutes": round((time.perf_counter() - begun) / 60, 1)}
    if not shared:
        share, sure = first.wins / max(1, first.decided), first.estimate
        figures |= {"decided": first.decided, "share": round(share, 3)}
        figures |= {"from": round(sure.low, 3), "to": round(sure.high, 3), "reached": share >= row.aim}
    else:
        figures |= {"reached": bool(first.turns) and sum(first.turns) / len(first.turns) <= row.aim}
    return row._asdict() | figures


def picture(game: str, steps: list[dict[str, Any]]) -> str:
    """How far each level is above the one below."""
    shares = [
        Strength(" against ".join(step["bots"].split(",")), Estimate(step["share"], step["from"], step["to"]))
        for step in steps
    ]
    return strength_svg(f"{game}: each level against the one below", shares, 2)


def main() -> None:
    """Measure and print, one JSON object a row."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--game", choices=LADDERS, help="this game only")
    parser.add_argument("--only", default="", help="rows with these bots only, such as `2,1 3,2`")
    parser.add_argument("--scale", type=float, default=1.0, help="part of the games")
    parser.add_argument("--processes", type=int, help="all cores without it")
    parser.add_argument("--cluster", help="the address of a Ray cluster, instead of this computer")
    parser.add_argument("--svg", type=Path, help="a folder for pictures of the levels, one a game")
    chosen = parser.parse_args()
    executor = Cluster(chosen.cluster) if chosen.cluster else Cores(chosen.processes)
    steps: dict[str, list[dict[str, Any]]] = {}
    for row in (row for game, ladder in LADDERS.items() for row in rows(game, ladder)):
        if chosen.game in (None, row.game) and (not chosen.only or row.bots in chosen.only.split()):
            games = max(len(row.bots.split(",")), round(row.games * chosen.scale))
            figures = measured(row._replace(games=games), chosen.seed, executor)
            print(json.dumps(figures), flush=True)
            if chosen.svg and row.bots in NEIGHBOURS and row.budget == TENTH:
                steps.setdefault(row.game, []).append(figures)
    for game, found in steps.items():
        (chosen.svg / f"ladder-{game}.svg").write_text(picture(game, found), encoding="utf-8")


if __name__ == "__main__":
    main()
