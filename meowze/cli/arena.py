"""`meowze arena`: a progress bar while bots play, then a table or JSON; Ctrl-C prints what is known so far."""

import argparse
import json
import sys
from contextlib import closing
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from meowze.bots.arena import Match, Result, Tally, results, tallies, together
from meowze.bots.players import player
from meowze.bots.strength_chart import Strength, strength_svg
from meowze.cli.arguments import Say
from meowze.games import game_named
from meowze.games.errors import Unreadable
from meowze.parallel import Cluster, Cores, Executor, ParallelError
from meowze.texts import command_line_texts

SHOWN = 100  # failures that the JSON tells one by one


def run(chosen: argparse.Namespace) -> None:
    """Play the match that was asked for and print what came of it; the exit status is 1 if something went wrong."""
    game = game_named(chosen.game)
    bots = tuple(name.strip() for name in chosen.bots.split(","))
    for name in bots:
        player(name, game.name)
    if len(bots) not in game.seats:
        allowed = [str(seats) for seats in game.seats]
        error = Unreadable(f"{game.name} is for {' or '.join(allowed)} bots, not {len(bots)}")
        raise error.with_key("arena-bots", game=game.name, allowed=", ".join(allowed), bots=len(bots))
    match = Match(game.name, bots, chosen.seed, chosen.options, chosen.seconds)
    if chosen.svg and together(match):
        raise Unreadable("Elo points need rivals, and here everybody is on the same side").with_key("arena-no-rivals")
    executor: Executor = Cluster(chosen.cluster) if chosen.cluster else Cores(chosen.processes)
    say = command_line_texts(chosen.language).say
    found, failed, trouble = play(match, chosen.games, executor, say)
    if chosen.json:
        print(json.dumps(as_json(match, found, failed)))
    else:
        Console().print(figures(found, say))
    if chosen.svg:
        shares = [Strength(tally.bot, tally.estimate) for tally in found]
        chosen.svg.write_text(strength_svg(f"{game.name}: {found[0].games} games", shares), encoding="utf-8")
    for line in (*failures(match, failed, say), *trouble):
        print(line, file=sys.stderr)
    if failed or trouble:
        sys.exit(1)


def play(match: Match, games: int, executor: Executor, say: Say) -> tuple[list[Tally], list[Result], list[str]]:
    """Play until all games are over or something stops it: the figures, the games that failed, and what stopped it."""
    shared, found, failed = together(match), tallies(match), list[Result]()
    console, silent = Console(stderr=True), not sys.stderr.isatty()
    try:
        with closing(results(match, games, executor)) as played:
            for result in track(played, say("arena-playing"), games, console=console, disable=silent):
                failed += [result] if result.error else []
                for place, tally in enumerate(found):
                    tally.add(place, result, shared)
    except KeyboardInterrupt:
        print(say("arena-stopped"), file=sys.stderr)
    except ParallelError as error:
        return found, failed, [str(error)]
    return found, failed, []


def as_json(match: Match, found: list[Tally], failed: list[Result]) -> dict[str, Any]:
    """The figures of all bots, and where there are any, the games that failed."""
    summary: dict[str, Any] = {"game": match.game, "bots": [tally.summary() for tally in found]}
    if failed:
        named = [None if result.failed is None else match.bots[result.failed] for result in failed[:SHOWN]]
        rows = zip(failed, named, strict=False)
        summary["failures"] = [{"number": result.number, "bot": bot, "error": result.error} for result, bot in rows]
    return summary


def failures(match: Match, failed: list[Result], say: Say) -> list[str]:
    """A line for each bot that lost games by its own failure, with the first of them, and one for void games."""
    lines = []
    for place, bot in enumerate(match.bots):
        own = sorted((result for result in failed if result.failed == place), key=lambda result: result.number)
        if own:
            first = own[0]
            lines.append(say("arena-failed", bot=bot, games=len(own), number=first.number, error=first.error))
    void = sum(result.void for result in failed)
    return [*lines, say("arena-void", games=void)] if void else lines


def figures(found: list[Tally], say: Say) -> Table:
    """The figures of all bots as a table."""
    rows = [tally.summary() for tally in found]
    columns = list(dict.fromkeys(name for row in rows for name in row if name != "histogram"))
    table = Table(*(say("arena-column", column=name) for name in columns))
    for row in rows:
        table.add_row(*(str(row.get(name, "")) for name in columns))
    return table
