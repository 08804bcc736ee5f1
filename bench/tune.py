"""How strong settings of the search are: matches between bots, some of them given by their settings.

python -m bench.tune MATCHES --seed trial --minutes 8

MATCHES is a file with a match a line: the game, its options or -, the number of games, and the bots. A bot is one of
the arena, or the fields of a `Skill`, as in depth=2,sight=4,keep=6,turns=3,states=70000. The games of all matches are
played side by side, and what is known when the time is over is printed.
"""

import argparse
import json
import os
import random
import time
from concurrent.futures import ProcessPoolExecutor, wait
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from meowze.bots import arena
from meowze.bots.compile_search import prepare
from meowze.bots.mind import Budget
from meowze.bots.players import Play, player, searcher
from meowze.games.skill import Skill
from meowze.play.position import Position

STATES = 3_000_000  # a second, for bots of the arena
PATIENT = 3600.0  # seconds: only the number of states ends a search


class Entry(NamedTuple):
    """One match."""

    match: arena.Match
    games: int


def entry(line: str, seed: str, share: float) -> Entry:
    """A match from a line of the file."""
    game, options, games, *bots = line.split()
    match = arena.Match(game, tuple(bots), seed, "" if options == "-" else options, share=share, rate=STATES)
    return Entry(match, int(games))


def skill_from(text: str) -> Skill:
    """A skill from the settings that are given, as in depth=2,sight=4."""
    settings = {name: int(number) for name, number in (part.split("=") for part in text.split(","))}
    return replace(Skill(settings.pop("depth")), **settings)  # type: ignore[arg-type]


def by_settings(text: str, game: str) -> tuple[Play, float]:
    """A player of the arena, or one with the settings that are given."""
    if "=" not in text:
        return player(text, game)
    play = searcher(game, skill_from(text))

    def counted(position: Position, seat: int, _: Budget, dice: random.Random) -> str:
        return play(position, seat, Budget(PATIENT), dice)

    return counted, 1.0


def one_game(match: arena.Match, number: int) -> arena.Result:
    """One game of a match, in a process of its own."""
    prepare(match.game)
    arena.player = by_settings  # type: ignore[attr-defined]
    return arena.one_game(match, number)


def figures(entry: Entry, found: list[arena.Result]) -> dict[str, object]:
    """What the games of a match that were finished say about its first bot."""
    tallies, shared = arena.tallies(entry.match), arena.together(entry.match)
    for result in found:
        for place, tally in enumerate(tallies):
            tally.add(place, result, shared)
    first, match = tallies[0], entry.match
    row: dict[str, object] = {"game": match.game, "options": match.options, "bots": match.bots}
    row |= {"games": first.games, "ms": [round(1000 * t.seconds / max(1, t.own_turns), 1) for t in tallies[:2]]}
    if shared:
        return row | {"turns": round(sum(first.turns) / max(1, len(first.turns)), 3), "solved": len(first.turns)}
    sure = first.estimate
    row |= {"decided": first.decided, "won": round(100 * first.wins / max(1, first.decided), 1)}
    return row | {"from": round(100 * sure.low, 1), "to": round(100 * sure.high, 1)}


def main() -> None:
    """Play, and print a JSON object a match."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("matches", type=Path)
    parser.add_argument("--seed", default="trial")
    parser.add_argument("--share", type=float, default=0.1, help="part of the budget for bots of the arena")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    chosen = parser.parse_args()
    lines = [line for line in chosen.matches.read_text().splitlines() if line.strip()]
    entries, end = [entry(line, chosen.seed, chosen.share) for line in lines], time.monotonic() + 60 * chosen.minutes
    for game in {each.match.game for each in entries}:
        prepare(game)
    with ProcessPoolExecutor(chosen.processes) as processes:
        most = max(each.games for each in entries)
        asked = sorted(  # all matches get on equally fast
            ((number * most // each.games, k, number) for k, each in enumerate(entries) for number in range(each.games))
        )
        futures = {processes.submit(one_game, entries[k].match, number): k for _, k, number in asked}
        done, late = wait(futures, timeout=end - time.monotonic())
        for future in late:
            future.cancel()
        for k, each in enumerate(entries):
            print(json.dumps(figures(each, [future.result() for future in done if futures[future] == k])), flush=True)


if __name__ == "__main__":
    main()
