"""A game of another package: installed from examples/, it is found by its entry point, here and in bots' processes."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.paths import ROOT

WAYS = {1: 9, 2: 72, 3: 504, 4: 3024, 5: 15120, 6: 54720}  # sequences of moves, as everybody counts them


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package in it, as pip installs it."""
    folder = tmp_path_factory.mktemp("site")
    line = [sys.executable, "-m", "pip", "install", "-qq", "--no-deps", "--no-build-isolation", "--no-index"]
    line += ["--disable-pip-version-check", "--target", str(folder), str(ROOT / "examples" / "tic_tac_toe")]
    subprocess.run(line, check=True, capture_output=True)
    return folder


def python(site: Path, *words: str, code: int = 0) -> str:
    """What a Python says that finds the package."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(site), str(ROOT))), "PYTHONWARNINGS": "error"}
    done = subprocess.run([sys.executable, *words], env=env, capture_output=True, text=True, check=False, cwd=site)
    assert done.returncode == code, done.stderr
    return done.stdout if code == 0 else done.stderr


def meowze(site: Path, *words: str, code: int = 0) -> str:
    """What the command line says."""
    return python(site, "-m", "meowze", *words, code=code)


@pytest.mark.parametrize("depth", WAYS)
def test_its_rules_are_right(site: Path, depth: int) -> None:
    """It has as many ways to be played as everybody counts."""
    found = json.loads(meowze(site, "perft", "tic-tac-toe", "--depth", str(depth), "--json"))
    assert found["leaves"] == WAYS[depth]


def test_it_is_on_the_command_line(site: Path) -> None:
    """Help names it; it is played in the terminal to its end, with its board."""
    assert "tic-tac-toe" in meowze(site, "play", "--help")
    told = meowze(site, "play", "tic-tac-toe", "--terminal", "--random", "2", "--seed", "2")
    assert "a1 | b1 | c1" in told
    assert "X  |" in told


def test_it_is_in_the_library(site: Path) -> None:
    """A position by its name: played, drawn, written as a record."""
    code = """
from meowze import Position, Record, Seeded, write_record
position = Position.deal("tic-tac-toe", 2, "", Seeded(1)).play("b2 a1 c3")
print(position.letters(), position.mover, len(position.svg()) > 300)
print(write_record(Record(Position.deal("tic-tac-toe", 2, "", Seeded(1)), ("Ann", "Ben")).play("b2 a1")))
"""
    told = python(site, "-c", code)
    assert "O  | b1 | c1\na2 | X  | c2\na3 | b3 | X  1 True" in told
    assert "game: tic-tac-toe" in told


def test_it_is_an_environment(site: Path) -> None:
    """What a seat sees, and a game of learners in a batch: crosses win in the first row."""
    code = """
from meowze import Position, Seeded
from meowze.envs import VectorEnv, observe
print(observe(Position.deal("tic-tac-toe", 2, "", Seeded(1)).play("b2 a1"), 0).planes.sum(axis=(1, 2)))
env = VectorEnv("tic-tac-toe", games=3, threads=1)
for code in (0, 3, 1, 4, 2):
    now = env.step([code] * 3)
print(now.reward.tolist(), now.final_obs[:, 1].sum())
"""
    told = python(site, "-c", code)
    assert told.splitlines() == ["[7 1 1]", "[[1.0, -1.0], [1.0, -1.0], [1.0, -1.0]] 9"]


def test_bots_in_other_processes_find_it(site: Path) -> None:
    """The arena plays it in two processes: the strongest bot loses to nobody who plays at random."""
    words = ("--bots", "5,random", "--games", "6", "--processes", "2", "--seconds", "0.05", "--json")
    best, other = json.loads(meowze(site, "arena", "tic-tac-toe", *words))["bots"]
    assert (best["games"], other["wins"]) == (6, 0)


def test_without_the_package_it_is_unknown(tmp_path: Path) -> None:
    """The error names the games that there are."""
    said = meowze(tmp_path, "perft", "tic-tac-toe", "--depth", "1", code=2)
    assert "there is no game 'tic-tac-toe'; there are chabyrinthe, labyrinth, mouse-race" in said
