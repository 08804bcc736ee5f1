"""The files of `make wasm`, made once for all tests and workers."""

import subprocess
import sys
from pathlib import Path

import pytest

from meowze.backends.gather import game_folder
from meowze.games import GAMES
from tests.paths import ROOT
from tests.shared import made_once


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the module, the TypeScript and the JavaScript of every game."""
    compiler = ROOT / "web" / "node_modules" / ".bin" / "tsc"
    if not compiler.exists():
        pytest.skip("the TypeScript compiler is missing: make web")

    def make(folder: Path) -> None:
        laws = [f"meowze.games.{game_folder(game.rules)}.rules" for game in GAMES.values()]
        subprocess.run([sys.executable, "-m", "meowze.backends.wasm", folder, *laws], check=True, cwd=ROOT)
        options = "--strict --noUncheckedIndexedAccess --target es2022 --module es2022".split()
        subprocess.run([compiler, *options, *folder.glob("*.ts")], check=True)

    return made_once(tmp_path_factory, "wasm", make)
