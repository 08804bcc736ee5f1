"""The script that measures the speed of a module in Node."""

import subprocess
from pathlib import Path

from meowze.backends.gather import game_folder
from meowze.games import GAMES
from tests.paths import ROOT


def test_random_play_is_measured(built: Path) -> None:
    """The script prints how many seconds the random actions took."""
    name = game_folder(next(iter(GAMES.values())).rules)
    line = ["node", str(ROOT / "bench" / "wasm.mjs"), str(built), name, "1000"]
    assert 0 < float(subprocess.run(line, capture_output=True, text=True, check=True).stdout) < 60
