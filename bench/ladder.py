"""How well the bots play: each level against the one below, against plain players, and alone. `make ladder`.

Thinking is counted in states, not seconds, at the rate that a free core was seen to reach, so that a busy machine
changes nothing but the time this takes. Seeds are fresh: nothing was tuned on them.
"""

import argparse
import json
import os
import time
from typing import NamedTuple

from meowze.bots.arena import Match, results, tallies, together

RATES = {"chabyrinthe": 3_000_000, "labyrinth": 300_000, "mouse-race": 1_800_000}  # states a second
LADDER = {"chabyrinthe": "", "labyrinth": "secrets=4", "mouse-race": ""}
TENTH, FULL = 0.1, 1.0


class Row(NamedTuple):
    """One match of the ladder and what the first bot is to reach: a share of wins, or a mean number of turns."""

    game: str
    bots: str
    games: int
    share: float
    aim: float
    options: str = ""


def rows() -> list[Row]:
    """What is measured."""
    found = []
    for game, options in LADDER.items():
        step, far = (0.55, 0.75) if game == "mouse-race" else (0.6, 0.9)
        found += [Row(game, f"{level + 1},{level}", 220, TENTH, step, options) for level in range(1, 5)]
        found.append(Row(game, "5,1", 220, TENTH, far, options))
        found.append(Row(game, "5,4", 40, FULL, 0.5, options))
    found += [
        Row("labyrinth", "5,greedy", 200, TENTH, 0.65, "secrets=4"),
        Row("labyrinth", "5,greedy,greedy", 201, TENTH, 0.34, "secrets=4"),
        Row("labyrinth", "5,greedy,greedy,greedy", 200, TENTH, 0.4, "secrets=4"),
        Row("mouse-race", "5,greedy", 200, TENTH, 0.65),
        Row("chabyrinthe", "5", 200, FULL, 6.3),
        Row("chabyrinthe", "5", 200, FULL, 4.8, "board=3x3"),
    ]
    return found


def measured(row: Row, seed: str, processes: int) -> dict[str, object]:
    """One row: the figures of its first bot."""
    match = Match(row.game, tuple(row.bots.split(",")), seed, row.options, share=row.share, rate=RATES[row.game])
    shared, found, begun = together(match), tallies(match), time.perf_counter()
    for result in results(match, row.games, processes):
        for place, tally in enumerate(found):
            tally.add(place, result, shared)
    first = found[0]
    figures = first.summary() | {"games": row.games, "minutes": round((time.perf_counter() - begun) / 60, 1)}
    if not shared:
        share, low, high = first.share
        figures |= {"decided": first.decided, "share": round(share, 3)}
        figures |= {"from": round(low, 3), "to": round(high, 3), "reached": share >= row.aim}
    else:
        figures |= {"reached": bool(first.turns) and sum(first.turns) / len(first.turns) <= row.aim}
    return row._asdict() | figures


def main() -> None:
    """Measure and print, one JSON object a row."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--game", default="")
    parser.add_argument("--only", default="", help="rows with these bots")
    parser.add_argument("--scale", type=float, default=1.0, help="part of the games")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    for row in rows():
        if chosen.game in ("", row.game) and chosen.only in ("", row.bots):
            games = max(len(row.bots.split(",")), round(row.games * chosen.scale))
            print(json.dumps(measured(row._replace(games=games), chosen.seed, chosen.processes)), flush=True)


if __name__ == "__main__":
    main()
