"""`meowze puzzles`: a progress bar while bots play games and puzzles are looked for in them, then a file or lines."""

import argparse
import sys
import time
from collections.abc import Generator
from contextlib import closing

from rich.console import Console
from rich.progress import Progress

from meowze.cli.arguments import Say
from meowze.games import game_named
from meowze.learn.puzzle_maker import Dig, dig
from meowze.learn.puzzle_search import prepare
from meowze.learn.puzzles import Puzzle, packed, puzzles_of, theme_named
from meowze.learn.strengths import with_strengths
from meowze.parallel import Cluster, Cores, Executor, Outcome
from meowze.texts import command_line_texts

GAMES_A_PUZZLE = 200  # so many games are searched for each puzzle that is wanted; then it is enough


def run(chosen: argparse.Namespace) -> None:
    """Make the puzzles that were asked for; all themes where none is named."""
    game = game_named(chosen.game).name
    themes = [chosen.theme] if chosen.theme else [theme.name for theme in puzzles_of(game_named(game)).THEMES]
    for name in themes:
        theme_named(game, name)
    executor: Executor = Cluster(chosen.cluster) if chosen.cluster else Cores(chosen.processes)
    say = command_line_texts(chosen.language).say
    found: list[Puzzle] = []
    for name in themes:
        found += with_strengths(made(game, name, chosen, executor, say))
    if chosen.output:
        chosen.output.write_bytes(packed(game, found))
    else:
        for puzzle in found:
            print(puzzle.line())


def made(game: str, theme: str, chosen: argparse.Namespace, executor: Executor, say: Say) -> list[Puzzle]:
    """So many puzzles of a theme, or as many as are found in the time; in the order of the games they come from."""
    tasks = [Dig(game, theme, f"{chosen.seed}/{k}") for k in range(GAMES_A_PUZZLE * chosen.count)]
    found: dict[int, Puzzle] = {}
    until = time.monotonic() + (chosen.seconds or float("inf"))
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty()) as bar:
        shown = bar.add_task(say("puzzles-looking", theme=theme), total=chosen.count)
        try:
            with closing(dug(executor, tasks)) as outcomes:
                for outcome in outcomes:
                    puzzle = outcome.result()
                    if puzzle is not None:
                        found[outcome.number] = puzzle
                        bar.advance(shown)
                    if len(found) == chosen.count or time.monotonic() > until:
                        break
        except KeyboardInterrupt:
            print(say("arena-stopped"), file=sys.stderr)
    return [found[number] for number in sorted(found)]


def dug(executor: Executor, tasks: list[Dig]) -> Generator[Outcome[Puzzle | None], None, None]:
    """What is found in each game; closing it ends the search."""
    yield from executor.map(dig, tasks, prepare(tasks[0].game))
