"""Many games at once in Gymnasium: the same rules for each of them, ends, rivals."""

import random
from typing import Any

import gymnasium
import numpy
import pytest

from meowze import Position
from meowze.backends import BackendError
from meowze.bots.mind import Budget
from meowze.envs import EnvError, action_mask, observe
from meowze.envs.gymnasium_vector import MeowzeVectorEnv
from meowze.envs.registration import env_id
from tests.envs.test_vector import TABLES

GAMES = 20
OPTIONS = TABLES["labyrinth"][1]  # those of other tests, so that they are compiled once


def made(**more: Any) -> MeowzeVectorEnv:
    """As Gymnasium makes it."""
    environment = gymnasium.make_vec(env_id("labyrinth"), num_envs=GAMES, options=OPTIONS, **more)
    assert isinstance(environment, MeowzeVectorEnv)
    return environment


def chosen(seen: Any, luck: random.Random) -> Any:
    """A random legal action for each game."""
    return numpy.array([luck.choice(numpy.flatnonzero(mask).tolist()) for mask in seen["action_mask"]])


def check(environment: MeowzeVectorEnv, seen: Any) -> None:
    """Everywhere it is the seat's turn, and it sees what `observe` shows."""
    assert environment.observation_space.contains(seen)
    for i, seat in enumerate(environment.seat.tolist()):
        position = environment.games.position(i)
        assert position.mover == seat
        planes, counters = observe(position, seat)
        assert numpy.array_equal(seen["observation"][i], planes)
        assert numpy.array_equal(seen["counters"][i], counters)
        assert numpy.array_equal(seen["action_mask"][i], action_mask(position))


@pytest.mark.parametrize("seat", [1, None])
def test_games_are_played_and_dealt_anew(seat: int | None) -> None:
    """Rewards come with the end of a game, from both sides; what the seat saw last is kept."""
    environment, luck = made(seat=seat), random.Random(1)
    info: Any
    seen, info = environment.reset(seed=1)
    check(environment, seen)
    assert set(environment.seat.tolist()) == ({0, 1} if seat is None else {seat})
    assert info["seat"].tolist() == environment.seat.tolist()
    rewards = list[float]()
    for number in range(60):
        seen, reward, terminated, truncated, info = environment.step(chosen(seen, luck))
        if number % 5 == 0:
            check(environment, seen)
        assert not truncated.any()
        assert not reward[~terminated].any()
        assert info.get("_final_obs", numpy.zeros(GAMES, bool)).tolist() == terminated.tolist()
        for i in numpy.flatnonzero(terminated):
            last = info["final_obs"][i]
            assert environment.single_observation_space.contains(last)
            assert last["observation"].any()
            assert not last["action_mask"].any()
        rewards += reward[terminated].tolist()
    assert set(rewards) == {-1.0, 0.0, 1.0}


def test_equal_seeds_give_equal_games() -> None:
    """And other seeds other ones."""
    texts = []
    for seed in (1, 1, 2):
        environment, luck = made(), random.Random(1)
        seen, _ = environment.reset(seed=seed)
        for _ in range(5):
            seen, *_ = environment.step(chosen(seen, luck))
        texts.append([environment.games.position(i).text for i in range(GAMES)])
    assert texts[0] == texts[1] != texts[2]


def test_an_illegal_action_ends_only_its_game() -> None:
    """With -1; the last observation is what the seat saw when it was to act."""
    environment = made()
    seen, _ = environment.reset(seed=1)
    actions = chosen(seen, random.Random(1))
    actions[3] = numpy.flatnonzero(seen["action_mask"][3] == 0)[0]
    before = seen["observation"][3]
    info: Any
    _, reward, terminated, _, info = environment.step(actions)
    assert (reward[3], terminated[3]) == (-1, True)
    assert numpy.array_equal(info["final_obs"][3]["observation"], before)
    assert terminated.sum() == 1


def test_a_function_as_a_rival() -> None:
    """It is asked for each game in which its seat is to act, and sees what its seat may know."""
    asked = list[tuple[Position, int]]()

    def rival(position: Position, seat: int, budget: Budget, dice: random.Random) -> str:
        asked.append((position, seat))
        return dice.choice(position.legal)

    environment = made(rivals=rival, seat=0)
    seen, _ = environment.reset(seed=1)
    for _ in range(2):
        seen, *_ = environment.step(chosen(seen, random.Random(1)))
    assert len(asked) > GAMES
    assert all(seat == 1 and position.mover == 1 and position == position.seen(1) for position, seat in asked)


def test_drawing_and_wrong_calls() -> None:
    """Each game is drawn as its seat sees it; mistakes are explained."""
    environment = made(render_mode="ansi")
    environment.reset(seed=1)
    frames = environment.render()
    assert frames is not None
    assert frames[5] == environment.games.position(5).letters(0)
    assert made().render() is None
    with pytest.raises(EnvError, match="None or one of 0 to 1"):
        made(seat=2)
    with pytest.raises(BackendError, match="one whole number for each of the 20 games"):
        environment.step(numpy.zeros(3, numpy.int64))
