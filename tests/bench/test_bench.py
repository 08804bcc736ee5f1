"""Every script in bench/ runs, as small as it can be, and prints the figures that it promises."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bench import abuse, pages, search, server, site
from bench.attacks import ATTACKS, Attacker
from bench.ladder import LADDERS
from bench.ladder import rows as ladder_rows
from bench.node_search import TYPESCRIPT
from meowze.backends import cuda
from meowze.bots.characters import BOTS
from meowze.games import GAMES
from tests.browser.static import built_site
from tests.conftest import program
from tests.envs.test_vector import TABLES
from tests.games.nim import GAME as NIM
from tests.paths import ROOT

FIRST = next(iter(GAMES))
SCRIPTS = {file.stem for file in (ROOT / "bench").iterdir() if file.suffix in {".py", ".mjs"}}
ELSEWHERE = {
    "attacks",
    "node_search",
    "playing",
    "processes",
    "raw_client",
    "sides",
    "site_acts",
    "units",
    "wasm",
}  # used by other tests
GENERIC = ("adapters", "envs", "gpu", "luck", "pages", "search", "sides", "site", "start", "steps", "tune")
needs_pages = pytest.mark.skipif(not (ROOT / "meowze/web/index.html").is_file(), reason="the pages are not built")


def run(name: str, *words: str) -> subprocess.CompletedProcess[str]:
    """What a script does in a Python of its own."""
    line = [sys.executable, "-m", f"bench.{name}", *words]
    return subprocess.run(line, capture_output=True, text=True, check=False, cwd=ROOT, timeout=300)


def printed(name: str, *words: str) -> str:
    """What a script prints."""
    done = run(name, *words)
    assert done.returncode == 0, done.stderr
    return done.stdout


def objects(name: str, *words: str) -> list[dict[str, Any]]:
    """The JSON objects that a script prints, one a line."""
    return [json.loads(line) for line in printed(name, *words).splitlines()]


def test_every_script_is_run_here() -> None:
    """A new script gets a test."""
    tested = {name.split("_")[1] for name in globals() if name.startswith("test_")} - {"every"}
    assert tested == SCRIPTS - ELSEWHERE


def test_every_game_is_measured_alike() -> None:
    """Scripts that measure any game name none; what differs stands in units.py, aims in ladder.py."""
    sources = [(ROOT / "bench" / f"{name}.py").read_text(encoding="utf-8") for name in GENERIC]
    assert [game for game in GAMES for source in sources if game in source] == []


def test_adapters() -> None:
    """Steps a second with and without wrappers, beside PettingZoo's own game, as objects or lines."""
    words = f"--games {FIRST} --rounds 1 --seconds 0.01 --backend python".split()
    found = objects("adapters", *words, "--json")
    assert [row["kind"] for row in found] == ["env", "raw"] * 2
    assert [row["times_peer"] for row in found[:2]] == [1, 1]
    assert all(row["steps_a_second"] > 0 for row in found)
    assert printed("adapters", *words).count("steps/s") == 4


def test_envs() -> None:
    """Steps a second of a game on one core, as an object or a line; options that the tests have compiled already."""
    name, options, _ = TABLES["labyrinth"]
    words = (str(name), "--options", options, "--part", "0.02", "--rounds", "1")
    first = objects("envs", *words, "--json")[0]
    assert (first["env"], first["where"], first["games"]) == (name, "one core", 512)
    assert first["steps_per_second"] > 1000
    assert re.match(rf"{name} +one core +512 games +[\d,]+ steps/s", printed("envs", *words))


def test_abuse() -> None:
    """Tables play on while somebody floods the server; delays and memory for each attack, as objects or lines."""
    words = "ping-flood --tables 2 --pause 0.2 --seconds 1 --calm 0 --no-bot --json".split()
    found = objects("abuse", *words)
    assert [row["attack"] for row in found] == ["nothing", "ping_flood"]
    for row in found:
        assert row["acts"] > 0
        assert 0 < row["p50_ms"] <= row["p99_ms"]
        assert 0 < row["before_mb"] <= row["peak_mb"]
    assert "ping_flood" in abuse.line(found[1])
    assert abuse.is_fine(found[1] | {"p99_ms": 99, "peak_mb": 399, "back_s": 0, "lost": 0}, 1)
    assert not abuse.is_fine(found[1] | {"p99_ms": 101}, 1)


def test_abuse_waits_for_the_compiler() -> None:
    """What a search needs while it is compiled, once a machine, is not taken for what an attack needs."""
    assert not abuse.compiles(os.getpid())
    line = [sys.executable, "-c", "print(flush=True); input()", "compile_search"]
    with subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as compiler:
        assert compiler.stdout
        compiler.stdout.readline()
        assert abuse.compiles(os.getpid())
        compiler.kill()
    assert not abuse.compiles(os.getpid())


def test_abuse_knows_its_attacks() -> None:
    """An attack that does not exist is told with those that do, and each is one."""
    assert "hint_flood" in run("abuse", "nonsense").stderr
    assert all(callable(getattr(Attacker, name)) for name in ATTACKS)


def test_alone() -> None:
    """No level needs fewer turns than the exhaustive search found."""
    (found,) = objects("alone", "--boards", "2", "--level", "1", "--share", "0.1")
    assert found["boards"] == 2
    assert 1 <= found["fewest"] <= found["needed"]
    assert found["more"] == pytest.approx(found["needed"] / found["fewest"] - 1)


def test_gpu() -> None:
    """Without a card one line says so."""
    if cuda.numba_cuda().is_available():
        pytest.skip("there is a card here")
    done = run("gpu")
    assert done.returncode == 1
    assert (done.stdout, done.stderr.count("\n")) == ("", 1)
    assert "no NVIDIA card" in done.stderr


def test_ladder() -> None:
    """One match: the figures of its first bot, and whether the aim was reached."""
    (found,) = objects("ladder", "--game", FIRST, "--only", "2,1", "--scale", "0", "--processes", "1")
    assert (found["game"], found["bots"], found["games"], found["budget"]) == (FIRST, "2,1", 2, 0.1)
    assert found["from"] <= found["share"] <= found["to"]
    assert found["reached"] == (found["share"] >= found["aim"])


def test_tune(tmp_path: Path) -> None:
    """Every match of a file, also between bots that are given by their settings."""
    file = tmp_path / "matches"
    file.write_text(f"{FIRST} - 2 depth=1,sight=0,states=50 1\n\n{FIRST} - 1 1\n")
    match, alone = objects("tune", str(file), "--processes", "1")
    assert (match["game"], match["games"], match["bots"][1]) == (FIRST, 2, "1")
    assert match["from"] <= match["won"] <= match["to"]
    assert alone["solved"] <= alone["games"] == 1


@pytest.mark.parametrize(
    ("game", "more"), [("mouse-race", "--against random"), ("labyrinth", "--judge 1 --against random greedy,random")]
)
def test_luck(game: str, more: str) -> None:
    """A player who knows the draws to come, or the cards of the others, at tables of two and three."""
    found = objects("luck", game, "--games", "1", "--processes", "1", *more.split())
    assert [row["rivals"] for row in found] == more.partition("--against ")[2].split()
    assert all(row["games"] == 1 and row["from"] <= row["share"] <= row["to"] for row in found)


def test_calibration() -> None:
    """What chances were said and what was won, in one game of two."""
    (found,) = objects("calibration", "--game", FIRST, "--games", "2", "--seats", "2", "--processes", "1")
    assert (found["game"], found["games"]) == (FIRST, 2)
    assert found["fitted"]["scale"] >= 0
    assert all(0 <= won <= 1 for _, _, won in found["seats"]["2"]["bands"])


def test_puzzles() -> None:
    """A row for each theme of each game, then a line for all of them and one for the size of each file."""
    lines = printed("puzzles").splitlines()
    themes = [theme.name for game in GAMES.values() if game.puzzles for theme in game.puzzles.THEMES]
    assert [line.split(" | ")[1] for line in lines[2 : 2 + len(themes)]] == themes
    assert [line.partition(":")[0] for line in lines[-len(GAMES) :]] == list(GAMES)


def test_every_game_has_a_ladder() -> None:
    """Each level meets the one below it in each game."""
    assert LADDERS.keys() == GAMES.keys()
    for game, ladder in LADDERS.items():
        asked = {row.bots for row in ladder_rows(game, ladder)}
        assert {f"{bot.level},{bot.level - 1}" for bot in BOTS[1:]} <= asked


@needs_pages
def test_pages(chromium: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The weight of a page, how soon it can be played, and how even a push is, as objects or lines."""
    (found,) = objects("pages", FIRST, "--rounds", "1", "--json")
    assert 10 < found["kilobytes"] < 1000
    assert found["playable_seconds"] > 0
    assert found["push_frames"] > 0
    assert found.keys() >= {"push_p95_ms", "push_begins_ms", "push_late_frames"}
    pages.tell(found)
    assert f"playable after {found['playable_seconds']} s (at most" in capsys.readouterr().out


def test_search(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """States a second on the CPU and as WebAssembly, as an object or a line, of a game that is quickly compiled."""
    if not TYPESCRIPT.exists():
        pytest.skip("the TypeScript compiler is missing: make web")
    monkeypatch.setattr("meowze.games.installed_games", lambda: {NIM.name: NIM})
    words = ["search", NIM.name, "--rounds", "1", "--positions", "1"]
    monkeypatch.setattr(sys, "argv", [*words, "--json"])
    search.main()
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == NIM.name
    assert min(found["cpu"], found["wasm"], found["share"]) > 0
    monkeypatch.setattr(sys, "argv", words)
    search.main()
    assert re.match(r"nim +[\d,]+ states/s on the CPU +[\d,]+ as WebAssembly +[\d.]+\n", capsys.readouterr().out)


def test_server(capsys: pytest.CaptureFixture[str]) -> None:
    """Acts a second and delays at a person's pace and at full speed, as an object or lines."""
    words = "pace full churn --tables 2 --seconds 0.7 --pause 0.2 --full-tables 50 --rounds 1"
    (found,) = objects("server", *words.split(), *"--only-ours --rooms 2 --rest 0 --json".split())
    same, full = found["full"]
    for row, acts in ((found["pace"], 2), (same, 250), (full, 250)):
        assert 0 < row["p50_ms"] <= row["p99_ms"]
        assert min(row["acts_per_second"], row["client_ms_an_act"]) > 0
        assert row.get("acts", 250) >= acts
    assert found["churn"]["mb_before"] > 0
    assert "ratio" not in found
    server.tell(found)
    assert f"full speed: {full['acts_per_second']} acts/s" in capsys.readouterr().out


@pytest.mark.proof
def test_server_processes(capsys: pytest.CaptureFixture[str]) -> None:
    """What an act costs with one process and with two, of one server and of several, at a pace and at full speed."""
    program("initdb")
    (found,) = objects("server", *"workers --workers 1 2 --rounds 1 --json".split())
    assert [row["workers"] for row in found["workers"]] == [1, 2]
    for row in found["workers"]:
        assert min(row[f"{kind}server_ms_an_act"] for kind in ("", "paced_", "apart_")) > 0
    server.tell(found)
    assert capsys.readouterr().out.count("as servers of one process each") == 2


def test_server_tells_what_it_needs() -> None:
    """Too short a time is explained, and what can be measured."""
    assert "pace, full" in run("server", "nonsense").stderr
    assert "three pauses at least" in run("server", "--seconds", "1").stderr


@needs_pages
def test_start() -> None:
    """Milliseconds to import the library; seconds until the first page, and the processor's."""
    told = re.fullmatch(
        r"import meowze (\d+) ms, .*\nfirst page, warm +([\d.]+) s, +([\d.]+) s of processor time\n",
        printed("start", "warm", "--starts", "1"),
    )
    assert told
    assert min(float(told[1]), float(told[2])) > 0


def test_steps() -> None:
    """Speeds in Python and compiled, beside chess, as objects or lines."""
    found = objects("steps", FIRST, "--rounds", "1", "--part", "0.01", "--json")
    assert [(row["game"], row["backend"]) for row in found[:3]] == [
        ("chess", "python-chess"),
        (FIRST, "python"),
        (FIRST, "cpu"),
    ]
    assert all(row["per_second"] > 0 for row in found)


@needs_pages
def test_site() -> None:
    """Sizes of a site, which is not too heavy; `make proof` measures its starts too."""
    (found,) = objects("site", "--json", "--rounds", "0", "--site", str(built_site()))
    assert 3 < found["engine_sent"] <= site.MOST["engine_sent"] < found["engine"]
    assert 0 < found["pages_sent"] < found["pages"]


@needs_pages
@pytest.mark.proof
def test_site_starts(chromium: str) -> None:
    """Times of first starts, later ones and slow ones."""
    (found,) = objects("site", "--json", "--rounds", "1", "--site", str(built_site()))
    assert all(found[name] > 0 for name in ("first_seconds", "later_seconds", "slow_seconds"))
