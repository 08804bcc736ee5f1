"""The files of `make wasm`, built once for all these tests."""

import subprocess
import sys
from pathlib import Path

import pytest

from meowze.backends.gather import game_folder
from meowze.games import GAMES
from tests.paths import ROOT


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the module, the TypeScript and the JavaScript of every game."""
    compiler = ROOT / "web" / "node_modules" / ".bin" / "tsc"
    if not compiler.exists():
        pytest.skip("the TypeScript compiler is missing: make web")
    folder = tmp_path_factory.mktemp("wasm")
    laws = [f"meowze.games.{game_folder(game.rules)}.rules" for game in GAMES.values()]
    subprocess.run([sys.executable, "-m", "meowze.backends.wasm", folder, *laws], check=True, cwd=ROOT)
    options = "--strict --noUncheckedIndexedAccess --target es2022 --module es2022".split()
    subprocess.run([compiler, *options, *folder.glob("*.ts")], check=True)
    return folder
