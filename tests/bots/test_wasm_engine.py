"""The search as WebAssembly under Node decides as the one that is compiled for the CPU."""

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.node_search import TYPESCRIPT, NodeSearch, page_code
from meowze.backends import wasm
from meowze.bots import compile_wasm
from meowze.bots.characters import BOTS, skill_of
from meowze.bots.compile_wasm import module_of
from meowze.bots.mind import Budget, Mind
from meowze.bots.wasm_engine import WasmEngine
from meowze.games import GAMES
from meowze.games.contract import AnyGame
from meowze.play.dice import Seeded
from meowze.play.position import Position
from tests.games.nim import GAME
from tests.games.sampling import walk
from tests.paths import ROOT

PATIENT = 3600.0  # seconds: only the number of states ends a search
LARGEST = 80 * 1024  # bytes of a module


@pytest.fixture(scope="module")
def code(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's code that loads a module."""
    if not TYPESCRIPT.exists():
        pytest.skip("the TypeScript compiler is missing: make web")
    return page_code(tmp_path_factory.mktemp("engine"))


def nim_positions(count: int) -> Iterator[Position]:
    """Positions of the small game, with sets of up to 250 actions."""
    for number in range(count):
        dice = random.Random(number)
        yield Position.deal("nim", 2, f"heap={dice.randrange(2, 500)},most={dice.randrange(2, 250)}", Seeded(number))


def game_positions(name: str, games: int) -> Iterator[Position]:
    """Ten positions, with a seat to act, of each of these games with random options."""
    for number in range(games):
        found = [position for position, _ in walk(name, number) if position.mover is not None]
        yield from random.Random(number).sample(found, min(10, len(found)))


def compare(game: AnyGame, file: Path, code: Path, positions: Iterator[Position], nodes: int) -> int:
    """Let all levels choose in all positions, on both; how many choices were compared."""
    file.write_bytes(module_of(game))
    assert file.stat().st_size < LARGEST
    compared = 0
    with NodeSearch(code, file) as module:
        minds = Mind(game, "cpu"), Mind(game, WasmEngine(game.rules, module))
        for position in positions:
            for bot in BOTS:
                found = []
                for mind in minds:
                    mind.planned, budget, seat = None, Budget(PATIENT, nodes), position.mover or 0
                    dice = random.Random(compared)
                    action = mind.choose(position, seat, skill_of(game.name, bot.level), budget, dice)
                    found.append((action, mind.planned, budget.used, dice.random()))
                assert found[0] == found[1], position.text
                compared += 1
    return compared


def test_the_small_game_is_decided_alike(tmp_path: Path, code: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All levels choose and plan the same actions after as many states, in a game that nobody has made fast."""
    monkeypatch.setattr("meowze.games.installed_games", lambda: {GAME.name: GAME})
    assert compare(GAME, tmp_path / "nim.wasm", code, nim_positions(12), 2000) == 60


@pytest.mark.proof
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_decided_alike(game: str, tmp_path: Path, code: Path) -> None:
    """All levels choose and plan the same actions after as many states, in hundreds of positions of every game."""
    positions = game_positions(game, 40)
    assert compare(GAMES[game], tmp_path / "game.wasm", code, positions, 3000) > 1500


@pytest.mark.proof
def test_pyodide_decides_alike(tmp_path: Path, code: Path) -> None:
    """With Python in Pyodide, as in a browser, all levels choose the same actions after as many states."""
    asked, expected = [], []
    for name, game in GAMES.items():
        compile_wasm.write(tmp_path, name)
        mind = Mind(game, "cpu")
        for position in game_positions(name, 6):
            for bot in BOTS:
                mind.planned, budget, seat = None, Budget(PATIENT, 3000), position.mover or 0
                asked.append((name, position.text, seat, bot.level, budget.nodes))
                action = mind.choose(position, seat, skill_of(name, bot.level), budget, random.Random(bot.level))
                expected.append([action, budget.used])
    (tmp_path / "questions.json").write_text(json.dumps(asked), encoding="utf-8")
    paths = Path(__file__).with_name("pyodide_search.mjs"), TYPESCRIPT.with_name("pyodide"), code, ROOT, tmp_path
    done = subprocess.run(["node", *map(str, paths)], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == expected
    assert len(expected) > 700


def test_a_module_is_compiled_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It comes from the cache until a source or a compiler changes."""
    made: list[object] = []

    def built(*arguments: object) -> bytes:
        made.append(arguments)
        return b"module"

    monkeypatch.setenv("MEOWZE_CACHE", str(tmp_path))
    monkeypatch.setattr(wasm, "built", built)
    assert [module_of(GAME), module_of(GAME)] == [b"module"] * 2
    assert len(made) == 1
    monkeypatch.setattr(wasm, "version", lambda name: "another one")
    module_of(GAME)
    assert len(made) == 2


def test_the_command_names_the_games_there_are(tmp_path: Path) -> None:
    """A game that does not exist is told with those that do, in one line below the usage."""
    line = [sys.executable, "-m", "meowze.bots.compile_wasm", str(tmp_path), "chess"]
    done = subprocess.run(line, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 2
    assert next(iter(GAMES)) in done.stderr.splitlines()[-1]


@pytest.mark.proof
def test_the_command_writes_all_games(tmp_path: Path) -> None:
    """Each game gets a file of its own name."""
    subprocess.run([sys.executable, "-m", "meowze.bots.compile_wasm", str(tmp_path)], check=True, cwd=ROOT)
    assert {file.stem for file in tmp_path.iterdir()} == set(GAMES)
    assert {file.read_bytes()[:4] for file in tmp_path.iterdir()} == {b"\0asm"}
