"""The examples of learning: their bots play without PyTorch, the search finds a win, and with PyTorch they learn."""

import importlib.util
import os
import random
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy
import pytest

from meowze import GAMES, Position, Seeded
from meowze.bots.mind import Budget
from meowze.envs import layout, returns
from tests.games.sampling import chosen, sample
from tests.paths import ROOT

SMALL = "--device cpu --iterations 2 --width 16 --layers 1 --matches 2 --points 1 --share 0.01 --processes 2".split()
OF_ONE = {
    "ppo": "--games 32 --rows 8 --epochs 1 --parts 2".split(),
    "self_play": "--tasks 2 --games 2 --simulations 4 --minibatch 32".split(),
}


def example(name: str) -> ModuleType:
    """An example as a module."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # for its dataclasses
    spec.loader.exec_module(module)
    return module


def network(game: str) -> list[tuple[Any, Any]]:
    """A small network with random weights."""
    found, random_numbers = layout(game, "", 2), numpy.random.default_rng(1)
    planes, height, width = found.shape
    sizes = [planes * height * width + len(found.counters) + found.actions, 16, found.actions + 1]
    return [
        (random_numbers.normal(0, 0.05, (after, size)).astype(numpy.float32), numpy.zeros(after, numpy.float32))
        for size, after in pairwise(sizes)
    ]


def save(game: str, file: Path) -> None:
    """Write a network as the examples do."""
    arrays = {
        f"{kind}{k}": layer[j] for k, layer in enumerate(network(game)) for j, kind in enumerate(("weight", "bias"))
    }
    numpy.savez(file, **arrays)


@pytest.mark.parametrize("game", GAMES)
def test_bots_of_the_examples_play(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Legal actions in each game, the same ones with the same dice, and without PyTorch."""
    save(game, tmp_path / "curve.npz")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, "torch", raising=False)
    position = Position.deal(game, 2, sample(game).SHORT, Seeded(1))
    for name in OF_ONE:
        play = example(name).play
        for _ in range(6):
            seat = position.mover
            assert seat is not None
            first, again = (play(position.seen(seat), seat, Budget(), random.Random(7)) for _ in range(2))
            assert first == again
            assert first in position.legal
            position = position.play(first, Seeded(1))
    assert "torch" not in sys.modules


@pytest.mark.parametrize("game", GAMES)
def test_the_search_takes_a_win(game: str) -> None:
    """Where an action wins at once, the search plays it and teaches it, whatever the network thinks."""
    search, found = example("self_play").search, 0
    for seed in range(200):
        position = ending(game, seed)
        if position is None:
            continue
        seat = position.mover or 0
        wins = {code for code in position.codes if wins_for(position, code, seat)}
        others = [after(position, code) for code in position.codes if code not in wins]
        if wins and others and all(other.over or other.mover != seat for other in others):
            ((code, policy),) = search(
                network(game), [position.seen(seat)], 2 * len(position.codes), random.Random(1), noise=0.0
            )
            assert code in wins
            assert policy.argmax() in wins
            assert policy.sum() == pytest.approx(1, abs=1e-5)
            found += 1
        if found == 3:
            break
    assert found == 3


def ending(game: str, seed: int) -> Position | None:
    """The last position in which a seat acts, of a game between players who try to score; nothing if it takes long."""
    luck = random.Random(seed)
    position, last = Position.undealt(game, 2, sample(game).SHORT), None
    while not position.over:
        if position.turns > 150:
            return None
        last = position if position.mover is not None else last
        position = Position(position.game, position.game.rules.step(position.state, chosen(position, luck)))
    return last


def after(position: Position, code: int) -> Position:
    """The position after an action and what nature does."""
    return Position(position.game, position.game.rules.step(position.state, code)).rolled(Seeded(1))


def wins_for(position: Position, code: int, seat: int) -> bool:
    """Whether an action ends the game with a win."""
    return bool(returns(after(position, code))[seat] == 1)


@pytest.mark.proof
@pytest.mark.parametrize("name", OF_ONE)
@pytest.mark.parametrize("game", GAMES)
def test_examples_learn(name: str, game: str, tmp_path: Path) -> None:
    """A small run to its end, with a picture and a network that plays."""
    pytest.importorskip("torch", reason="PyTorch is not installed")
    line = [sys.executable, str(ROOT / "examples" / f"{name}.py"), "--game", game, "--options", sample(game).SHORT]
    done = subprocess.run(
        [*line, *SMALL, *OF_ONE[name], "--out", str(tmp_path / "curve.svg")], capture_output=True, text=True,
        check=False, timeout=900, env=os.environ | {"PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "   2: " in done.stdout
    assert (tmp_path / "curve.svg").read_text().count("<circle") == 10
    assert (tmp_path / "curve.npz").exists()


class GiftEnv:
    """A game for the learner: seat 0 gives the other seat a chance to win (1) or none (0), and seat 1 takes it."""

    def __init__(self, game: str, options: str, seats: int, games: int, **_: object) -> None:
        self.games, self.luck = games, numpy.random.default_rng(1)
        self.layout = SimpleNamespace(shape=(1, 1, 4), actions=4, counters=("second", "chance"))
        self.second, self.chance = numpy.zeros(games, numpy.bool_), numpy.zeros(games, numpy.int64)

    def reset(self, _: int) -> SimpleNamespace:
        """The first positions."""
        nothing = numpy.zeros(self.games, numpy.bool_)
        return self.told(nothing, nothing)

    def step(self, action: Any) -> SimpleNamespace:
        """Play; a game has one action of each seat."""
        won = self.second & (self.chance == 1) & (action == self.cue)
        self.chance = numpy.where(self.second, 0, action)
        self.second = ~self.second
        return self.told(won, ~self.second)

    def told(self, won: Any, ended: Any) -> SimpleNamespace:
        """The arrays of a `TimeStep`."""
        self.cue = self.luck.integers(0, 4, self.games)
        obs = (numpy.arange(4) == self.cue[:, None]).astype(numpy.int8).reshape(-1, 1, 1, 4)
        return SimpleNamespace(
            obs=obs,
            flat=numpy.stack([16 * self.second, 16 * self.chance], 1).astype(numpy.int8),
            mask=self.second[:, None] | (numpy.arange(4) < 2),
            seat=self.second.astype(numpy.int8),
            reward=won[:, None] * numpy.array([-1, 1], numpy.float32),
            terminated=ended,
            truncated=numpy.zeros(self.games, numpy.bool_),
        )


@pytest.mark.proof
def test_ppo_minds_the_other_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """It learns to take a win, and not to give one away: a gain of the next seat is its own loss."""
    pytest.importorskip("torch", reason="PyTorch is not installed")
    ppo = example("ppo")
    monkeypatch.setattr(ppo, "VectorEnv", GiftEnv)
    words = "--device cpu --games 256 --rows 16 --width 32 --layers 1 --rate 3e-3 --parts 4"
    monkeypatch.setattr(sys, "argv", ["ppo.py", *words.split()])
    learner = ppo.Learner(ppo.arguments())
    gifts = []
    for _ in range(30):
        batch = learner.played()
        learner.learn(batch)
        gifts.append(float((batch.action[batch.seat == 0] == 1).float().mean()))
    assert gifts[0] > 0.4
    assert gifts[-1] < 0.05
