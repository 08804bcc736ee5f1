"""Keeps the lists of puzzles that come with the package.

    python -m tools.puzzle_lists again GAME [THEME...] --output FILE             # measures the shipped puzzles anew
    python -m tools.puzzle_lists features GAME [THEME...] --output FILE          # the same without new tries of bots
    python -m tools.puzzle_lists more GAME THEME --count 300 --seed 7 --output FILE   # finds new ones
    python -m tools.puzzle_lists join GAME FILE...                               # writes the list of the package

Each puzzle is appended to the file as soon as it is measured, so that a long run can be stopped at any time and goes on
where it was. `join` takes the shipped puzzles with their latest measurements, then new ones: a puzzle keeps its id for
ever.
"""

import argparse
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from meowze.games import game_named
from meowze.learn.puzzle_maker import Dig, dig, measured_again, with_features_again
from meowze.learn.puzzle_search import prepare
from meowze.learn.puzzles import Puzzle, packed, puzzles_of, read_lines, shipped
from meowze.learn.strengths import with_strengths
from meowze.parallel import Cores

FILES = Path(__file__).parents[1] / "meowze" / "learn" / "puzzle_files"
MOST = 1000  # puzzles of a theme
GAMES_A_PUZZLE = 20
Task = TypeVar("Task")


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("again", "features", "more", "join"))
    parser.add_argument("game")
    parser.add_argument("rest", nargs="*", help="themes, or files to join")
    parser.add_argument("--count", type=int, default=MOST)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--processes", type=int)
    parser.add_argument("--output", type=Path)
    chosen = parser.parse_args()
    if chosen.what == "join":
        (FILES / f"{chosen.game}.txt.z").write_bytes(packed(chosen.game, joined(chosen.game, chosen.rest)))
    elif chosen.what != "more":
        themes, done = chosen.rest, measured_before(chosen.game, chosen.output)
        wanted = [p for p in shipped(chosen.game).values() if (not themes or p.theme in themes) and key(p) not in done]
        append(chosen, measured_again if chosen.what == "again" else with_features_again, wanted, len(wanted))
    else:
        for theme in chosen.rest:
            tasks = [Dig(chosen.game, theme, f"{chosen.seed}/{k}") for k in range(GAMES_A_PUZZLE * chosen.count)]
            append(chosen, dig, tasks, chosen.count)


def append(
    chosen: argparse.Namespace, function: Callable[[Task], Puzzle | None], tasks: Sequence[Task], count: int
) -> None:
    """Write what comes of the tasks, at most so many lines, until the time is over."""
    until, done = time.monotonic() + chosen.seconds, 0
    outcomes = Cores(chosen.processes).map(function, tasks, prepare(chosen.game))
    with closing(outcomes), chosen.output.open("a", encoding="utf-8") as file:
        for outcome in outcomes:
            if puzzle := outcome.result():
                print(puzzle.line(), file=file, flush=True)
                done += 1
            if done == count or time.monotonic() > until:
                break
    print(f"{chosen.game} {chosen.what} {' '.join(chosen.rest)}: {done}", flush=True)


def key(puzzle: Puzzle) -> tuple[str, str]:
    """What makes a puzzle the same one, however it is measured."""
    return puzzle.theme, puzzle.position


def measured_before(game: str, file: Path) -> dict[tuple[str, str], Puzzle]:
    """The puzzles in a file of lines, if there is one; a line that was cut off is left out."""
    whole = file.read_text(encoding="utf-8").rpartition("\n")[0] if file.exists() else ""
    return {key(puzzle): puzzle for puzzle in read_lines(game, whole.split("\n") if whole else [])}


def joined(game: str, files: Iterable[str], most: int = MOST) -> list[Puzzle]:
    """The shipped puzzles as they were measured last, and new ones, with their strengths."""
    latest = {key(puzzle): puzzle for puzzle in shipped(game).values()}
    for name in files:
        latest |= measured_before(game, Path(name))
    found: list[Puzzle] = []
    for theme in puzzles_of(game_named(game)).THEMES:
        ours = [puzzle for puzzle in latest.values() if puzzle.theme == theme.name]
        found += with_strengths(ours[:most])
    return found


if __name__ == "__main__":
    main()
