"""`meowze arena`: a progress bar while bots play, then a table or JSON; Ctrl-C prints what is known so far."""

import argparse
import json
import os
import sys

from rich.console import Console
from rich.progress import track
from rich.table import Table

from meowze.bots.arena import Match, Tally, results, tallies, together
from meowze.bots.players import player
from meowze.games import game_named
from meowze.games.errors import Unreadable


def run(chosen: argparse.Namespace) -> None:
    """Play the match that was asked for and print what came of it."""
    game = game_named(chosen.game)
    bots = tuple(name.strip() for name in chosen.bots.split(","))
    for name in bots:
        player(name, game.name)
    if len(bots) not in game.seats:
        raise Unreadable(f"{game.name} is for {' or '.join(map(str, game.seats))} bots, not {len(bots)}")
    match = Match(game.name, bots, chosen.seed, chosen.options, chosen.seconds)
    shared = together(match)
    found = tallies(match)
    played = results(match, chosen.games, chosen.processes or os.cpu_count() or 1)
    try:
        for result in track(
            played, "playing", chosen.games, console=Console(stderr=True), disable=not sys.stderr.isatty()
        ):
            for place, tally in enumerate(found):
                tally.add(place, result, shared)
    except KeyboardInterrupt:
        print("stopped; this is known so far:", file=sys.stderr)
    if chosen.json:
        print(json.dumps({"game": game.name, "bots": [tally.summary() for tally in found]}))
    else:
        Console().print(figures(found))


def figures(found: list[Tally]) -> Table:
    """The figures of all bots as a table."""
    rows = [tally.summary() for tally in found]
    columns = list(dict.fromkeys(name for row in rows for name in row if name != "histogram"))
    table = Table(*columns)
    for row in rows:
        table.add_row(*(str(row.get(name, "")) for name in columns))
    return table
