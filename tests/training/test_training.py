"""Evaluations learned by self-play: a game is learned, a seed always gives the same weights, rounding is harmless."""

import importlib
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from meowze.games import GAMES
from meowze.games.errors import MeowzeError
from meowze.games.grid import CERTAIN, probability
from meowze.training import __main__ as command
from meowze.training.course import Course, Plan
from meowze.training.network import Network, source
from meowze.training.self_play import network_odds
from tests.games.nim import GAME
from tests.games.nim import rules as nim

PLAN = Plan(seed=3, rounds=2, games=256, hidden=8, epochs=4)
LESSON = GAME.strategy.LESSONS[0]._replace(explore=300)


def trained(backend: str) -> Course:
    """Nim after all rounds of the plan."""
    course = Course(GAME, LESSON, PLAN, backend)
    for number in range(PLAN.rounds):
        report = course.round(number)
        assert (report.number, report.games) == (number, PLAN.games)
    return course


def test_nim_is_learned() -> None:
    """Whoever leaves a multiple of four wins, and nothing else does: the network says so after 512 games."""
    course = trained("python")
    features: Any = GAME.strategy.features
    worths = []
    for heap in (8, 9, 10, 11):  # and the other seat is to take
        state = nim.start(nim.Options(), 2)._replace(heap=heap, turns=1)
        worths.append(probability(network_odds(course.net, features.features(state, 0))))
    assert worths[0] > 0.6 * CERTAIN
    assert max(worths[1:]) < 0.5 * CERTAIN


def test_the_same_seed_gives_the_same_weights_on_every_backend() -> None:
    """Compiled and plain self-play leave the same samples, so that the weights are equal."""
    assert trained("cpu").net.tolist() == trained("python").net.tolist()


def test_a_network_as_source_and_as_numbers_is_the_same_function() -> None:
    """The generated function, the row of ints and the network with real numbers agree."""
    dice = np.random.default_rng(1)
    samples = dice.integers(-40, 100, (500, 6)).astype(np.int16)
    samples[:, 4] = 7  # never changes
    labels = (CERTAIN * (samples[:, 0] > samples[:, 1])).astype(np.int32)
    network = Network.begun(samples.mean(0), samples.std(0), 5, 2)
    losses = [network.fit(samples, labels, 30, 3) for _ in range(2)]
    assert losses[1] < losses[0] < 0.69
    net, space = network.rounded(), dict[str, Any]()
    text = source("odds", "Odds.", net)
    assert max(map(len, text.splitlines())) <= 120
    assert "x[4]" not in text
    exec(text, space)
    for row in samples[:50]:
        x = tuple(map(int, row))
        active = np.maximum((row - network.mean) / network.deviation @ network.inner + network.inner_bias, 0)
        exact = float(active @ network.outer + network.outer_bias[0]) / np.log(2) * 1024
        assert network_odds(net.tolist(), x) == space["odds"](x) == pytest.approx(exact, abs=16, rel=0.01)


def test_probabilities_are_whole_numbers_in_order() -> None:
    """The probability grows with the odds, that of the opposite is the rest, and it never leaves its bounds."""
    found = [probability(odds) for odds in range(-30_000, 30_001, 50)]
    assert found == sorted(found)
    assert all(one + other == CERTAIN for one, other in zip(found, reversed(found), strict=True))
    assert found[0] > 0
    assert probability(1024) == pytest.approx(CERTAIN * 2 / 3, rel=0.001)


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.strategy.LESSONS])
def test_weights_fit_the_features(game: str) -> None:
    """Every lesson has its function in `weights.py`, which says where it comes from and uses features that exist."""
    strategy = GAMES[game].strategy
    assert strategy.features is not None
    weights = importlib.import_module(strategy.features.__name__.replace("features", "weights"))
    assert all(word in str(weights.__doc__) for word in ("seed", "games", "minutes"))
    assert Path(str(weights.__file__)).stat().st_size < 100_000
    for lesson in strategy.LESSONS:
        position = GAMES[game].started(lesson.options, lesson.seats)
        x = strategy.features.features(position, 0)
        odds = {getattr(weights, lesson.name)(tuple(random.Random(k).randrange(100) for _ in x)) for k in range(9)}
        assert len(odds) > 1


def test_the_command_writes_the_weights(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """`python -m meowze.training GAME` writes a module with a function for each lesson."""
    monkeypatch.setattr("meowze.games.installed_games", lambda: {GAME.name: GAME})
    file = tmp_path / "weights.py"
    words = f"training nim --rounds 1 --games 64 --epochs 1 --hidden 2 --output {file}"
    monkeypatch.setattr("sys.argv", words.split())
    command.main()
    space = dict[str, Any]()
    exec(file.read_text(encoding="utf-8"), space)
    assert isinstance(space["odds"]((1, 0, 0, 0, 0, 0, 0, 0)), int)
    assert "64 games" in space["__doc__"]


def test_a_game_that_never_ends_teaches_nothing() -> None:
    """Games longer than the lesson allows leave no samples, and that is said."""
    course = Course(GAME, LESSON._replace(most=2), PLAN, "python")
    with pytest.raises(MeowzeError, match="no game of nim came to its end within 2 turns"):
        course.round(0)
