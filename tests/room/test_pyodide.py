"""The room, play and the games run in Pyodide, which is CPython 3.14 in WebAssembly, as they run here."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests import programs
from tests.paths import ROOT, TESTS

PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
HERE = TESTS / "room"
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


def test_a_room_is_played_in_pyodide_as_here(wheel: Path) -> None:
    """Forty acts of each game and an undo write the same journals."""
    if not PYODIDE.is_dir():
        pytest.skip("pyodide is missing: make web")
    program = HERE / "pyodide_game.py"
    line = ["node", str(HERE / "pyodide.mjs"), str(PYODIDE), str(ROOT), str(wheel), str(program)]
    there = json.loads(subprocess.run(line, capture_output=True, text=True, check=True).stdout.splitlines()[-1])
    code = f"import runpy; print(runpy.run_path({str(program)!r})['result'])"
    here = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert there["journals"] == json.loads(here.stdout)["journals"]
    assert there["version"] == [3, 14]
