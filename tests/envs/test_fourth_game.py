"""A game that exists only in the tests plays in every library, without a line changed outside its folder."""

from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

from meowze import games
from meowze.envs.gymnasium import MeowzeEnv
from meowze.envs.pettingzoo import env
from meowze.envs.registration import env_id, register_games
from tests.games.nim import GAME


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that a package with this game is installed."""
    monkeypatch.setattr(games, "installed_games", lambda: {GAME.name: GAME})


@pytest.mark.filterwarnings("ignore:Observation", "ignore:Action mask numpy array is all zeros")
@pytest.mark.parametrize("backend", ["python", "cpu"])
def test_pettingzoo(backend: Any) -> None:
    """Their test, on both backends, with more actions than a word has bits."""
    api_test(env("nim", options="heap=300,most=70", backend=backend), num_cycles=100)


def test_gymnasium() -> None:
    """It is registered by its name and passes their test."""
    register_games()
    environment = gymnasium.make(env_id("nim"), options="heap=30", backend="python").unwrapped
    assert isinstance(environment, MeowzeEnv)
    environment.action_space.seed(1)
    check_env(environment, skip_render_check=True)


def test_openspiel(capfd: pytest.CaptureFixture[str]) -> None:
    """It is registered by its name and passes their test."""
    pyspiel = pytest.importorskip("pyspiel")
    from meowze.envs.openspiel import register

    register()
    game = pyspiel.load_game("meowze_nim(heap=12)")
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    assert game.num_distinct_actions() == 250
