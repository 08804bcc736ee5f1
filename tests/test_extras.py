"""Packages that only a part needs: what is said where one is missing, and what works without them."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from meowze import GAMES, Position, Seeded, backends
from meowze.bots import compile_search
from meowze.bots.characters import BOTS
from meowze.bots.mind import Budget, Mind
from meowze.bots.players import player
from meowze.bots.worker import Minds
from meowze.extras import installed, needs
from meowze.games.errors import MeowzeError, MissingExtra
from meowze.texts import PlainTexts, Texts, command_line_texts
from tests.paths import ROOT
from tests.texts.locales import Message, messages


def test_what_is_missing_is_an_error_that_names_the_extra() -> None:
    """Of both kinds: one of ours, and an ImportError."""
    with (
        pytest.raises(MissingExtra, match=r'needs nowhere_at_all, .*: pip install "meowze\[fast\]"$') as raised,
        needs("fast"),
    ):
        import nowhere_at_all.deeper  # type: ignore[import-not-found]  # noqa: F401
    assert isinstance(raised.value, MeowzeError)
    assert isinstance(raised.value, ImportError)


def test_the_outermost_extra_decides() -> None:
    """A command knows better what its user wants than the module in which something is missing."""
    with pytest.raises(MissingExtra, match=r"needs nowhere_at_all, .*meowze\[play\]"), needs("play"), needs("table"):
        import nowhere_at_all  # noqa: F401


def test_a_mistake_of_ours_is_no_missing_extra() -> None:
    """A module of Meowze that does not exist is a fault, and no advice helps."""
    with pytest.raises(ModuleNotFoundError, match="meowze"), needs("play"):
        import meowze.nowhere  # type: ignore[import-not-found]  # noqa: F401


def test_installed_packages_are_found() -> None:
    """Without being imported."""
    assert installed("numba")
    assert not installed("nowhere_at_all")


def values_of(message: Message, number: int) -> dict[str, str | int]:
    """Something for each variable of a message: where it is counted a number, else its name."""
    counted = {variable: number for variable, keys, _ in message.choices if "one" in keys}
    return {name: name for name in message.variables} | counted


@pytest.mark.parametrize("number", [1, 2, 5])
def test_plain_texts_are_the_same_texts(number: int) -> None:
    """Without the package for Fluent the command line says exactly the same in English."""
    plain, fluent = PlainTexts(), Texts("en", "cli")
    for key, message in messages("en", "cli").items():
        values = values_of(message, number)
        assert plain.has(key)
        assert plain.say(key, **values) == fluent.say(key, **values)
    assert plain.say("arena-column", column="low") == fluent.say("arena-column", column="low") == "low"
    assert not plain.has("nothing")


def test_the_command_line_speaks_english_without_fluent(monkeypatch: pytest.MonkeyPatch) -> None:
    """In whatever language it was asked."""
    command_line_texts.cache_clear()
    monkeypatch.setattr("meowze.texts.installed", lambda package: False)
    assert command_line_texts("de").say("in-browser") == "in the browser"
    command_line_texts.cache_clear()


@pytest.fixture
def without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if numba and numpy were not installed."""
    monkeypatch.setattr(backends, "installed", lambda package: False)
    monkeypatch.setitem(sys.modules, "numba", None)
    monkeypatch.setitem(sys.modules, "numpy", None)


@pytest.mark.usefixtures("without_numba")
@pytest.mark.parametrize("game", GAMES)
def test_every_bot_plays_without_numba(game: str) -> None:
    """In plain Python, by the same search; what is to be prepared is nothing then."""
    assert Mind(GAMES[game]).engine.backend == "python"
    compile_search.prepare.__wrapped__(game)
    dice, luck = Seeded(2), random.Random(2)
    position = Position.deal(game, 2, "", dice)
    bots = [player(str(bot.level), game)[0] for bot in BOTS] + [player("greedy", game)[0]]
    for turn in range(12):
        assert position.mover is not None
        action = bots[turn % len(bots)](position.seen(position.mover), position.mover, Budget(nodes=20), luck)
        assert action in position.legal
        position = position.play(action, dice)


@pytest.mark.usefixtures("without_numba")
def test_workers_do_not_try_to_compile_without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    """They answer in plain Python, and start no process that would fail."""
    monkeypatch.setattr(subprocess, "run", lambda *words, **more: pytest.fail("a compiler was started"))
    minds = Minds()
    minds._compile()  # returns at once
    assert minds.mind(next(iter(GAMES))).engine.backend == "python"


def test_a_checkout_is_linked_into_an_environment(tmp_path: Path) -> None:
    """`make play` builds nothing: the environment finds the package and has its command."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "env"], check=True)
    python, command = (tmp_path / "env" / "bin" / name for name in ("python", "meowze"))
    subprocess.run([python, "-m", "tools.link_checkout"], cwd=ROOT, check=True)
    told = subprocess.run([command, "--version"], cwd=tmp_path, check=True, capture_output=True, text=True)
    assert told.stdout.startswith("meowze ")
