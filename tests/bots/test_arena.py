"""The arena: thinking times without loading, intervals that say what is known, and bots that fail lose only a game."""

import json
import math
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from meowze import backends
from meowze.bots import arena, compile_search, engine
from meowze.bots.arena import Match, Result, Tally, one_game, results
from meowze.bots.strength import distribution, elo, estimate, quantile
from meowze.cli.main import main
from meowze.parallel import Cluster, Cores, Executor
from tests.paths import ROOT

OWN = '''
import os, sys, time
from pathlib import Path

FOLDER = Path(__file__).parent


def play(position, seat, budget, dice):
    return dice.choice(position.legal)


def fail(position, seat, budget, dice):
    """Fails in the second half of the games."""
    if position.turns > 4 and seat == 1:
        return {}["nothing"]
    return dice.choice(position.legal)


def choose(position, seat, budget, dice):
    return dice.choice([])


def leave(position, seat, budget, dice):
    sys.exit("no more")


def wrong(position, seat, budget, dice):
    return "nonsense"


def silent(position, seat, budget, dice):
    return None


def few():
    return "pass"


def end(position, seat, budget, dice):
    os._exit(7)


def wait(position, seat, budget, dice):
    """Never answers in the fourth game of a process."""
    mine = f"{os.getpid()}-"
    (FOLDER / f"{mine}{seat}-{dice.getstate()[1][0]}").touch()  # two for each game: before and after the first number
    if len(list(FOLDER.glob(f"{mine}*"))) > 6:
        (FOLDER / "waits").touch()
        time.sleep(600)
    return dice.choice(position.legal)
'''
SHORT = ("--options", "limit=10", "--json")


@pytest.fixture
def own(tmp_path: Path) -> str:
    """A file with bots of a user."""
    file = tmp_path / "own.py"
    file.write_text(OWN)
    return str(file)


# ------------------------------------------------------------------------------------ times


class Clock:
    """A clock that only moves while a search is loaded."""

    def __init__(self) -> None:
        self.now, self.load = 0.0, backends.load

    def __call__(self) -> float:
        """The time."""
        return self.now

    def slow_load(self, *arguments: object, **more: object) -> object:
        """Load a search in a thousand seconds."""
        self.now += 1000
        return self.load(*arguments, **more)  # type: ignore[arg-type]


def test_loading_is_no_thinking_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first turn of a bot takes no longer because its search is loaded or compiled."""
    clock = Clock()
    monkeypatch.setattr(backends, "load", clock.slow_load)
    monkeypatch.setattr(arena, "perf_counter", clock)
    engine._loaded.cache_clear()
    compile_search.prepare.cache_clear()
    result = one_game(Match("mouse-race", ("1", "random"), "1", "limit=4", rate=1000), 0)
    assert clock.now == 1000
    assert sum(result.seconds) == 0
    assert min(result.own_turns) > 0


def test_the_mean_time_is_that_of_all_turns() -> None:
    """A short game counts for less than a long one."""
    tally = Tally("a", 2)
    tally.add(0, Result(0, (0,), 10, own_turns=(1, 1), seconds=(0.5, 0.0)), together=False)
    tally.add(0, Result(1, (0,), 10, own_turns=(9, 9), seconds=(0.5, 0.0)), together=False)
    assert tally.summary()["ms_per_turn"] == 100


# ------------------------------------------------------------------------------------ strength


def test_an_interval_contains_the_estimate_and_is_wide_after_two_games() -> None:
    """A 2:0 says little: the weaker bot may well have won it; the upper limit is far above the estimate."""
    summary = Tally("a", 2, wins=2, games=2).summary()
    assert summary["low"] < -100
    assert summary["high"] > summary["elo"] + 500
    other = Tally("b", 2, wins=0, games=2).summary()
    assert [other["elo"], other["low"], other["high"]] == [-summary["elo"], -summary["high"], -summary["low"]]


def test_more_games_make_it_surer() -> None:
    """The interval shrinks around the share of wins, and holds it from the beginning."""
    widths = []
    for games in (0, 4, 40, 400, 4000, 400_000):
        found = estimate(games * 3 / 4, games, 2)
        assert 0 < found.low < found.share < found.high < 1
        widths.append(found.high - found.low)
    assert widths == sorted(widths, reverse=True)
    assert found.share == pytest.approx(0.75, abs=1e-5)


@pytest.mark.parametrize("bots", [2, 3, 4])
def test_without_games_all_are_equal(bots: int) -> None:
    """The estimate is a lead of 0 Elo; nobody has won more than all games or less than none."""
    assert elo(estimate(0, 0, bots).share, bots) == pytest.approx(0)
    for wins, games in ((0, 1), (1, 1), (0, 1_000_000), (1_000_000, 1_000_000)):
        found = estimate(wins, games, bots)
        assert all(map(math.isfinite, (elo(share, bots) for share in (found.low, found.share, found.high))))


def test_the_beta_distribution() -> None:
    """With whole numbers it is a sum of binomial terms; Jeffreys' interval of 2:0 as it stands in tables."""
    for a, b, x in ((1, 1, 0.3), (2, 5, 0.1), (7, 3, 0.9), (40, 60, 0.4)):
        n = a + b - 1
        wanted = sum(math.comb(n, k) * x**k * (1 - x) ** (n - k) for k in range(a, n + 1))
        assert distribution(x, a, b) == pytest.approx(wanted, rel=1e-10)
        assert quantile(wanted, a, b) == pytest.approx(x, rel=1e-8)
    assert estimate(2, 2, 2).low == pytest.approx(0.33318, abs=1e-5)
    assert estimate(2, 2, 2).high == pytest.approx(0.99978, abs=1e-5)
    assert round(elo(0.75, 2)) == 191
    assert elo(0.25, 4) == 0


# ------------------------------------------------------------------------------------ failures


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("fail", "own.py:15: KeyError: 'nothing'"),
        ("choose", "own.py:20: IndexError"),  # not the line of `random` that raised it
        ("leave", "own.py:24: SystemExit: no more"),
        ("wrong", "answered 'nonsense': "),
        ("silent", "answered None, not the text of one action"),
        ("few", "TypeError: few() takes 0 positional arguments"),
    ],
)
def test_a_bot_that_fails_loses_that_game(own: str, bot: str, said: str) -> None:
    """The others win it, and what was wrong is told with its place."""
    result = one_game(Match("mouse-race", ("random", f"{own}:{bot}", "random"), "1", "limit=10,players=2-to-4"), 0)
    assert (result.winners, result.failed, result.void) == ((0, 2), 1, False)
    assert said in result.error
    tallies = [Tally(name, 3) for name in "abc"]
    for place, tally in enumerate(tallies):
        tally.add(place, result, together=False)
    assert [(tally.wins, tally.failures) for tally in tallies] == [(0.5, 0), (0, 1), (0.5, 0)]


def test_the_other_games_are_played_and_counted(own: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The figures come as usual; afterwards the failures are told, and the exit status says so too."""
    with pytest.raises(SystemExit) as ended:
        main(["arena", "mouse-race", "--games", "6", "--processes", "1", *SHORT, "--bots", f"{own}:fail,random"])
    said = capsys.readouterr()
    found = json.loads(said.out)
    first, other = found["bots"]
    assert ended.value.code == 1
    assert (first["games"], first["failures"], other["games"]) == (6, 3, 6)
    assert "failures" not in other
    assert [(row["number"], row["bot"]) for row in found["failures"]] == [(k, f"{own}:fail") for k in (1, 3, 5)]
    assert "failed and lost 3 games because of that, the first of them number 1: " in said.err
    assert "KeyError: 'nothing'" in said.err
    assert "Traceback" not in said.err


def test_a_bot_that_ends_its_process_costs_only_void_games(own: str) -> None:
    """It cannot be told from other ends of a process, so the game counts for nobody."""
    match = Match("mouse-race", (f"{own}:end", "random"), "1", "limit=10")
    found = list(results(match, 2, Cores(2)))
    assert [result.void for result in found] == [True, True]
    tally = Tally("a", 2)
    tally.add(0, found[0], together=False)
    assert tally.games == 0


def test_ctrl_c_prints_what_was_played(own: str) -> None:
    """The interrupt of a terminal reaches all processes; the results of the games that are over are printed."""
    words = ["arena", "mouse-race", "--games", "400", "--processes", "2", *SHORT, "--bots", f"{own}:wait,random"]
    running = subprocess.Popen(
        [sys.executable, "-m", "meowze", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        start_new_session=True, env=os.environ | {"PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    until, waits = time.monotonic() + 120, Path(own).parent / "waits"
    while not waits.exists():
        assert time.monotonic() < until
        assert running.poll() is None
        time.sleep(0.02)
    os.killpg(running.pid, signal.SIGINT)
    out, errors = running.communicate(timeout=120)
    assert 2 <= json.loads(out)["bots"][0]["games"] < 400
    assert errors.splitlines() == ["stopped; this is known so far:"]
    assert running.returncode == 0


# ------------------------------------------------------------------------------------ where games are played


def played(executor: Executor) -> dict[int, tuple[object, ...]]:
    """A match between a search, counted in states, and a random player: all but the times."""
    match = Match("mouse-race", ("2", "greedy"), "same", "limit=20", rate=20_000)
    found = results(match, 6, executor)
    return {r.number: (r.winners, r.turns, r.solved, r.cut_off, r.own_turns, r.error) for r in found}


def test_processes_play_the_same_games() -> None:
    """A game depends on the match and its number, and not on who plays it when."""
    here = played(Cores(1))
    assert sorted(here) == list(range(6))
    assert played(Cores(2)) == here


@pytest.mark.proof
@pytest.mark.filterwarnings("ignore::FutureWarning", "ignore::ResourceWarning")  # of Ray
def test_a_cluster_plays_the_same_games() -> None:
    """On Ray too."""
    pytest.importorskip("ray", reason="Ray is not installed")
    assert played(Cluster("local")) == played(Cores(1))


@pytest.mark.proof
def test_the_command_line_plays_on_a_cluster() -> None:
    """By its address; where there is none, in one sentence."""
    pytest.importorskip("ray", reason="Ray is not installed")
    words = ["arena", "mouse-race", "--games", "6", "--bots", "random,random", *SHORT, "--cluster"]
    line, there = [sys.executable, "-m", "meowze", *words], os.environ | {"PYTHONPATH": str(ROOT)}
    done = subprocess.run([*line, "local"], capture_output=True, text=True, env=there, check=True, timeout=300)
    assert json.loads(done.stdout)["bots"][0]["games"] == 6
    none = subprocess.run([*line, "auto"], capture_output=True, text=True, env=there, check=False, timeout=300)
    assert none.returncode == 2
    assert none.stderr.startswith("meowze: there is no Ray cluster at auto: ")
    assert len(none.stderr.splitlines()) == 1
