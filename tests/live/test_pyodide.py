"""Rooms and their host run in Pyodide, which is CPython 3.14 in WebAssembly, as they run here."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from meowze.games import GAMES
from tests import programs
from tests.paths import ROOT, TESTS

PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
HERE = TESTS / "live"
PLATFORM = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--abi", "cp314"]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The one package that a room needs, built for Pyodide, in the version that is locked."""
    folder = tmp_path_factory.mktemp("wheel")
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    pinned = next(line.split()[0] for line in lock.splitlines() if line.startswith("msgspec=="))
    line = [sys.executable, "-m", "pip", "download", "-qq", "--no-deps", "--only-binary", ":all:", *PLATFORM]
    done = subprocess.run([*line, "-d", str(folder), pinned], capture_output=True, text=True, check=False)
    if done.returncode:
        missing = f"{pinned} for Pyodide cannot be fetched: {done.stderr[-300:]}"
        (pytest.fail if programs.required() else pytest.skip)(missing)
    return next(folder.glob("*.whl"))


def in_pyodide(program: str, wheel: Path) -> Any:
    """The result of a program of this folder."""
    if not PYODIDE.is_dir():
        pytest.skip("pyodide is missing: make web")
    line = ["node", str(HERE / "pyodide.mjs"), str(PYODIDE), str(ROOT), str(wheel), str(HERE / program)]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def test_a_room_is_played_in_pyodide_as_here(wheel: Path) -> None:
    """Forty acts of each game and an undo write the same journals; the game of a day has the same luck."""
    there = in_pyodide("pyodide_game.py", wheel)
    code = f"import runpy; print(runpy.run_path({str(HERE / 'pyodide_game.py')!r})['result'])"
    here = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    for what in ("journals", "daily"):
        assert there[what] == json.loads(here.stdout)[what]
    assert there["version"] == [3, 14]


def test_a_host_is_played_on_in_pyodide(wheel: Path) -> None:
    """Bots answer, a hint and an undo are given, and after a reload the game goes on, without threads or processes."""
    found = in_pyodide("pyodide_host.py", wheel)
    fine = {"room": "here-", "same": True, "hint": True, "undone": "undone", "record": True, "saved": True}
    assert found == {"version": [3, 14], "games": dict.fromkeys(GAMES, fine)}
