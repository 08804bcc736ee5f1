"""`python -m meowze.training GAME`: learn the evaluation of a game by self-play and write its `weights.py`."""

import argparse
import json
import subprocess
import time
from dataclasses import asdict
from pathlib import Path

from meowze.games import game_named
from meowze.games.contract import AnyGame
from meowze.training.course import Course, Plan
from meowze.training.network import source

HEAD = '''"""The weights of what bots have learned. Generated:
{command}

{lines}
"""
# fmt: off
'''


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
    parser.add_argument("--output", type=Path, help="the file to write; without it the game's own weights.py")
    chosen = vars(parser.parse_args())
    game, output = game_named(chosen.pop("game")), chosen.pop("output")
    plan = Plan(**chosen)
    text = learned(game, plan)
    (output or Path(str(game.strategy.evaluation.__file__)).with_name("weights.py")).write_text(text, encoding="utf-8")


def learned(game: AnyGame, plan: Plan) -> str:
    """Train all lessons of a game; the source of its weights."""
    functions, lines = [], [f"Commit {commit()}, seed {plan.seed}, {plan.hidden} hidden units."]
    for lesson in game.strategy.LESSONS:
        course, begun, games = Course(game, lesson, plan), time.perf_counter(), 0
        for number in range(plan.rounds):
            report = course.round(number)
            games += report.games
            print(json.dumps({"lesson": lesson.name} | asdict(report)), flush=True)
        minutes = (time.perf_counter() - begun) / 60
        lines.append(f"{lesson.name}: {games:,} games in {minutes:.1f} minutes, last loss {report.loss:.4f}.")
        functions.append(source(lesson.name, "The logarithm of the odds of a win.", course.net))
    settings = " ".join(f"--{name} {number}" for name, number in asdict(plan).items())
    command = f"python -m meowze.training {game.name} {settings}"
    return HEAD.format(command=command, lines="\n".join(lines)) + "\n\n" + "\n\n".join(functions)


def commit() -> str:
    """The commit whose rules and features were used, as far as git knows it."""
    asked = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    return asked.stdout.strip() or "unknown"


if __name__ == "__main__":
    main()
