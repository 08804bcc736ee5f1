"""`python -m meowze.training GAME`: learn the evaluation of a game by self-play and write its `weights.py`."""

import argparse
import json
import shutil
import subprocess
import time
from dataclasses import asdict, fields
from pathlib import Path

from meowze.backends import BACKENDS, usual_backend
from meowze.games import game_named
from meowze.games.contract import AnyGame
from meowze.games.errors import MeowzeError
from meowze.training import card
from meowze.training.course import Course, Plan
from meowze.training.network import source

HEAD = '''"""The weights of what bots have learned. Generated:
{command}

{lines}
"""
# fmt: off
'''
WIN = "The logarithm of the odds of a win."
TURNS = "The logarithm of the odds that a turn of {most} is still needed."


def main() -> None:
    """Train every lesson of a game, tell each round as one line of JSON, and write the weights."""
    usual = Plan()
    parser = argparse.ArgumentParser(prog="python -m meowze.training", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seed", type=int, default=usual.seed)
    parser.add_argument("--rounds", type=int, default=usual.rounds)
    parser.add_argument("--games", type=int, default=usual.games, help="in each round")
    parser.add_argument("--hidden", type=int, default=usual.hidden, help="units of the network")
    parser.add_argument("--epochs", type=int, default=usual.epochs)
    parser.add_argument("--meetings", type=int, default=usual.meetings, help="games between checkpoints")
    parser.add_argument("--backend", choices=BACKENDS, help="cuda where there is a card and torch, without it")
    parser.add_argument("--lessons", default="", help="these only, separated by commas")
    parser.add_argument("--output", type=Path, help="the file to write; without it the game's own weights.py")
    parser.add_argument("--checkpoints", type=Path, help="a folder for the weights after each round")
    parser.add_argument("--commit", help="of the code, where git cannot be asked")
    chosen = parser.parse_args()
    plan = Plan(**{field.name: getattr(chosen, field.name) for field in fields(Plan)})
    try:
        game = game_named(chosen.game)
    except MeowzeError as error:
        parser.error(str(error))
    backend = chosen.backend or ("cuda" if card.available() else usual_backend())
    lessons = chosen.lessons.split(",") if chosen.lessons else []
    known = [lesson.name for lesson in game.strategy.LESSONS]
    if not known or not set(lessons) <= set(known):
        parser.error(f"{game.name} has the lessons {', '.join(known) or 'none: its strategy names no features'}")
    text = Training(game, plan, backend, chosen.commit or commit(), chosen.checkpoints).learned(lessons)
    own = Path(str(game.strategy.evaluation.__file__)).with_name("weights.py")
    (chosen.output or own).write_text(text, encoding="utf-8")


class Training:
    """All lessons of a game, one after the other."""

    def __init__(self, game: AnyGame, plan: Plan, backend: str, commit: str, checkpoints: Path | None = None) -> None:
        self.game, self.plan, self.backend, self.checkpoints = game, plan, backend, checkpoints
        self.lines = [f"Commit {commit}, backend {backend}, seed {plan.seed}, {plan.hidden} hidden units."]

    def learned(self, only: list[str]) -> str:
        """Train these lessons, or all of them; the source of the weights."""
        lessons = [lesson for lesson in self.game.strategy.LESSONS if not only or lesson.name in only]
        functions = [self.lesson(Course(self.game, lesson, self.plan, self.backend)) for lesson in lessons]
        settings = " ".join(f"--{name} {number}" for name, number in asdict(self.plan).items())
        command = f"python -m meowze.training {self.game.name} {settings}"
        command += f" --lessons {','.join(only)}" if only else ""
        return HEAD.format(command=command, lines="\n".join(self.lines)) + "\n\n" + "\n\n".join(functions)

    def lesson(self, course: Course) -> str:
        """Train one lesson; the source of its function, with the weights of the best checkpoint."""
        name, begun, games = course.lesson.name, time.perf_counter(), 0
        purpose = TURNS.format(most=course.lesson.most) if course.lesson.together else WIN
        for number in range(self.plan.rounds):
            report = course.round(number)
            games += report.games
            print(json.dumps({"lesson": name} | asdict(report)), flush=True)
            if self.checkpoints:
                self.checkpoints.mkdir(parents=True, exist_ok=True)
                file = self.checkpoints / f"{name}-{number}.py"
                file.write_text(source(name, purpose, course.net), encoding="utf-8")
        minutes = (time.perf_counter() - begun) / 60
        told = f"{name}: {games:,} games in {minutes:.1f} minutes, last loss {report.loss:.4f}"
        best = course.best_round + 1 if course.best_round >= 0 else self.plan.rounds
        self.lines.append(f"{told}, best after round {best}.")
        return source(name, purpose, course.learned)


def commit() -> str:
    """The commit whose rules and features were used, as far as git knows it."""
    if not shutil.which("git"):
        return "unknown"
    asked = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    return asked.stdout.strip() or "unknown"


if __name__ == "__main__":
    main()
