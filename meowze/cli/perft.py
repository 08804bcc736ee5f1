"""`meowze perft`: counts the ways to play on from a position."""

import argparse
import json
import time

from meowze.cli.table import usual_seats
from meowze.games import game_named
from meowze.play.perft import perft
from meowze.play.position import Position
from meowze.texts import command_line_texts


def run(chosen: argparse.Namespace) -> None:
    """Count and print, as a line or as JSON."""
    if chosen.position is None:
        seats = chosen.seats or usual_seats(game_named(chosen.game).seats)
        position = Position.undealt(chosen.game, seats, chosen.options)
    else:
        position = Position.read(chosen.game, chosen.position)
    start = time.perf_counter()
    leaves = perft(position, chosen.depth)
    seconds = time.perf_counter() - start
    if chosen.json:
        found = {"game": chosen.game, "position": position.text, "depth": chosen.depth, "leaves": leaves}
        print(json.dumps({**found, "seconds": round(seconds, 3)}))
    else:
        say = command_line_texts(chosen.language).say
        print(say("perft-found", leaves=str(leaves), depth=chosen.depth, seconds=f"{seconds:.1f}"))
