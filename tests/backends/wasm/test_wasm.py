"""The wasm backend plays the same games as Python, with every state equal, in Node and in Chromium."""

import base64
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import sync_playwright

from meowze.backends import BackendError, objects
from meowze.backends.gather import game_folder
from meowze.games import GAMES
from tests.backends.wasm.games import asked, expected
from tests.games.sampling import GAME_NAMES

HERE = Path(__file__).parent
LARGEST = 30_000
every_game = pytest.mark.parametrize("name", GAME_NAMES)


def file_of(name: str) -> str:
    """The name of a game's files."""
    return game_folder(GAMES[name].rules)


def in_node(built: Path, name: str, games: list[dict[str, Any]]) -> Any:
    """The answers of the module in Node."""
    command = ["node", str(HERE / "node.mjs"), str(built), file_of(name)]
    done = subprocess.run(command, input=json.dumps(games), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@every_game
def test_a_module_is_small_and_imports_nothing(built: Path, name: str) -> None:
    """Each module is at most 30 KB and has no imports."""
    assert (built / f"{file_of(name)}.wasm").stat().st_size <= LARGEST
    assert in_node(built, name, []) == {"imports": [], "games": []}


@every_game
def test_node_plays_the_same_games(built: Path, name: str) -> None:
    """In Node every state and answer of whole games with random options, and of random play, equals Python's."""
    games = [asked(name, seed) for seed in range(12)]
    assert in_node(built, name, games)["games"] == [expected(name, game) for game in games]


@every_game
def test_chromium_plays_the_same_games(built: Path, name: str, chromium: str) -> None:
    """In Chromium every state and answer equals Python's as well."""
    games = [asked(name, seed) for seed in range(20, 23)]
    texts = [(built / f"{file_of(name)}.js").read_bytes(), (HERE / "replay.mjs").read_bytes()]
    links = [f"data:text/javascript;base64,{base64.b64encode(text).decode()}" for text in texts]
    module = list((built / f"{file_of(name)}.wasm").read_bytes())
    code = """async ([law, harness, bytes, games]) =>
        (await import(harness)).replay(await import(law), new Uint8Array(bytes), games)"""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"], timeout=180_000)
        said = browser.new_page().evaluate(code, [*links, module, games])
        browser.close()
    assert said == {"imports": [], "games": [expected(name, game) for game in games]}


@pytest.mark.proof
@every_game
def test_thousands_of_games_end_alike(built: Path, name: str) -> None:
    """Thousands of random games with random options end in the same state, with the same luck, as on cpu."""
    games = [asked(name, seed, steps=False, count=400) for seed in range(5_000)]
    for k in range(0, len(games), 500):
        part = games[k : k + 500]
        assert in_node(built, name, part)["games"] == [expected(name, game, "cpu") for game in part]


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("declare void @dice()\ndefine void @f() { call void @dice() ret void }", "would import dice"),
        (
            f'@table = constant [60000 x i8] c"{"a" * 60000}"\ndefine ptr @f() {{ ret ptr @table }}',
            "constants need 60,000 bytes, and there is room for 49,152",
        ),
    ],
)
def test_what_no_module_can_have_is_told(code: str, told: str) -> None:
    """A module that would import a function is refused with its name, and one whose constants leave no stack."""
    from llvmlite import binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple("wasm32-unknown-unknown").create_target_machine()
    whole = llvm.parse_assembly(f'target triple = "wasm32-unknown-unknown"\n{code}')
    with pytest.raises(BackendError, match=told):
        objects.module(machine.emit_object(whole), ["f"])


@pytest.mark.parametrize("value", [0, 1, 63, 64, 127, 128, 8192, 65536, 1 << 31])
def test_numbers_of_a_binary(value: int) -> None:
    """Unsigned LEB128 numbers are read back as written, and signed ones have their sign in the last byte."""
    assert objects.Reader(objects.number(value)).number() == value
    assert objects.Reader(objects.signed(value)).number() == value
    assert objects.signed(value)[-1] & 0x40 == 0
