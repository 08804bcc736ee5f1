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
from meowze.cli.arguments import Say
from meowze.games import game_named
from meowze.games.errors import Unreadable
from meowze.texts import command_line_texts


def run(chosen: argparse.Namespace) -> None:
    """Play the match that was asked for and print what came of it."""
    game = game_named(chosen.game)
    bots = tuple(name.strip() for name in chosen.bots.split(","))
    for name in bots:
        player(name, game.name)
    if len(bots) not in game.seats:
        allowed = [str(seats) for seats in game.seats]
        error = Unreadable(f"{game.name} is for {' or '.join(allowed)} bots, not {len(bots)}")
        raise error.with_key("arena-bots", game=game.name, allowed=", ".join(allowed), bots=len(bots))
    match = Match(game.name, bots, chosen.seed, chosen.options, chosen.seconds)
    shared, say = together(match), command_line_texts(chosen.language).say
    found = tallies(match)
    played = results(match, chosen.games, chosen.processes or os.cpu_count() or 1)
    try:
        for result in track(
            played, say("arena-playing"), chosen.games, console=Console(stderr=True), disable=not sys.stderr.isatty()
        ):
            for place, tally in enumerate(found):
                tally.add(place, result, shared)
    except KeyboardInterrupt:
        print(say("arena-stopped"), file=sys.stderr)
    if chosen.json:
        print(json.dumps({"game": game.name, "bots": [tally.summary() for tally in found]}))
    else:
        Console().print(figures(found, say))


def figures(found: list[Tally], say: Say) -> Table:
    """The figures of all bots as a table."""
    rows = [tally.summary() for tally in found]
    columns = list(dict.fromkeys(name for row in rows for name in row if name != "histogram"))
    table = Table(*(say("arena-column", column=name) for name in columns))
    for row in rows:
        table.add_row(*(str(row.get(name, "")) for name in columns))
    return table
