"""The games in Gymnasium: its own tests, rivals, rewards, seeds."""

import random
import warnings
from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env

from meowze import Position
from meowze.bots.mind import Budget
from meowze.envs import EnvError, observe, returns
from meowze.envs.gymnasium import MeowzeEnv
from meowze.envs.registration import env_id
from meowze.games import GAMES
from tests.envs.setups import Setup, all_setups, some_setups

every_game = pytest.mark.parametrize("game", GAMES)


def made(setup: Setup, **more: Any) -> MeowzeEnv:
    """An environment as Gymnasium makes it, without its wrappers."""
    environment = gymnasium.make(env_id(setup.game), seats=setup.seats, preset=setup.preset, **more).unwrapped
    assert isinstance(environment, MeowzeEnv)
    environment.action_space.seed(1)
    return environment


@some_setups
def test_their_test(setup: Setup) -> None:
    """Spaces, seeds, determinism and the values of every step."""
    check_env(made(setup, options="limit=8", backend="python"), skip_render_check=True)


@every_game
def test_their_test_of_drawing(game: str) -> None:
    """Each way to draw is what they expect of it; SVG is one that they do not know."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*svg.*")
        environment = gymnasium.make(env_id(game), backend="python").unwrapped
        environment.action_space.seed(1)
        check_env(environment)


@pytest.mark.proof
@all_setups
def test_their_test_on_whole_games(setup: Setup) -> None:
    """With all presets, all numbers of seats, and both backends."""
    for backend in ("python", "cpu"):
        check_env(made(setup, backend=backend), skip_render_check=True)


def played(environment: MeowzeEnv, seed: int) -> tuple[float, bool, bool]:
    """A game of random legal actions: the last reward, and how the game ended."""
    seen, info = environment.reset(seed=seed)
    luck = random.Random(seed)
    while True:
        position = environment.table.position
        assert position.mover == info["seat"] == environment.seat
        assert numpy.array_equal(seen["observation"], observe(position, environment.seat).planes)
        assert numpy.array_equal(seen["action_mask"], environment.action_masks())
        assert numpy.flatnonzero(seen["action_mask"]).tolist() == list(position.codes)
        seen, reward, over, cut, info = environment.step(luck.choice(position.codes))
        if over or cut:
            return reward, over, cut
        assert reward == 0


@every_game
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_seat_plays_among_rivals(game: str, seat: int | None) -> None:
    """It is asked only when it is to act; its reward is its result."""
    environment = MeowzeEnv(game, 2, "limit=20", seat=seat, backend="python")
    seats = set()
    for seed in range(6):
        reward, over, cut = played(environment, seed)
        assert (over, cut) == (True, False)
        assert reward == pytest.approx(returns(environment.table.position)[environment.seat])
        seats.add(environment.seat)
    assert seats == ({0, 1} if seat is None else {seat})


@every_game
def test_one_player_alone(game: str) -> None:
    """Where a game can be played alone there are no rivals."""
    if 1 in GAMES[game].seats:
        assert played(MeowzeEnv(game, 1, "limit=9", backend="python"), 1)[1]


@pytest.mark.usefixtures("cut_off")
def test_a_long_game_is_truncated() -> None:
    """A game that is not over after the most turns is truncated, not terminated."""
    assert played(MeowzeEnv("labyrinth", backend="python"), 1) == (0, False, True)


def test_seeds() -> None:
    """The same seed deals the same game to the same rivals; without one every game is another."""
    environment = MeowzeEnv("labyrinth", backend="python", rivals="random")
    deals = []
    for seed in (1, 1, None, None):
        environment.reset(seed=seed)
        deals.append(environment.table.position)
    assert deals[0] == deals[1]
    assert len(set(deals)) == 3


# ---- rivals


def asked() -> tuple[list[tuple[Position, int]], Any]:
    """A rival, and the list in which it writes down what it was asked."""
    questions: list[tuple[Position, int]] = []

    def rival(position: Position, seat: int, budget: Budget, dice: random.Random) -> str:
        questions.append((position, seat))
        return dice.choice(position.legal)

    return questions, rival


def test_a_function_as_a_rival() -> None:
    """It is asked like a bot of the arena, and sees only what its seat may know."""
    questions, rival = asked()
    played(MeowzeEnv("labyrinth", 3, "limit=9,next_card=at-once", seat=1, rivals=rival, backend="python"), 1)
    assert {seat for _, seat in questions} == {0, 2}
    for position, seat in questions:
        assert position.mover == seat
        assert position == position.seen(seat)


def test_a_rival_for_each_seat() -> None:
    """In the order of turns after the own seat."""
    (first, one), (second, other) = asked(), asked()
    played(MeowzeEnv("labyrinth", 3, "limit=9", seat=1, rivals=[one, other], backend="python"), 1)
    assert {seat for _, seat in first} == {2}
    assert {seat for _, seat in second} == {0}


@pytest.mark.parametrize("rival", ["Pip", 1, "greedy"])
def test_a_bot_as_a_rival(rival: str | int) -> None:
    """By its name, its level, or the word that the arena knows."""
    environment = MeowzeEnv("mouse-race", 2, "limit=4", rivals=rival, seconds=0.01, backend="python")
    assert played(environment, 1)[1]


# ---- mistakes


def test_an_illegal_action_ends_the_game() -> None:
    """With -1, and the reason."""
    environment = MeowzeEnv("labyrinth", backend="python")
    environment.reset(seed=1)
    code = int(numpy.flatnonzero(~environment.action_masks())[0])
    _, reward, over, cut, info = environment.step(code)
    assert (reward, over, cut) == (-1, True, False)
    assert "is not possible" in str(info["illegal"])
    with pytest.raises(EnvError, match=r"call reset\(\)"):
        environment.step(0)


def test_wrong_calls() -> None:
    """They say what was expected."""
    with pytest.raises(EnvError, match="None or one of 0 to 1"):
        MeowzeEnv("labyrinth", seat=2, backend="python")
    with pytest.raises(EnvError, match="a list of 2 for 3 seats"):
        MeowzeEnv("labyrinth", 3, rivals=["random"], backend="python")
    with pytest.raises(ValueError, match="there is no bot 'Tom'"):
        MeowzeEnv("labyrinth", rivals="Tom", backend="python")
    with pytest.raises(EnvError, match="a bot's name"):
        MeowzeEnv("labyrinth", rivals=None, backend="python")  # type: ignore[arg-type]
    with pytest.raises(EnvError, match="ansi, svg, rgb_array or None"):
        MeowzeEnv("labyrinth", render_mode="human", backend="python")
    with pytest.raises(EnvError, match=r"call reset\(\)"):
        MeowzeEnv("labyrinth", backend="python").step(0)


def test_a_seat_that_never_acts() -> None:
    """Options that end every game before the seat's first turn are an error, not an endless loop."""
    with pytest.raises(EnvError, match="before the seat came to act"):
        MeowzeEnv("labyrinth", 2, "first=0,limit=1", seat=1, backend="python").reset(seed=1)


# ---- drawing and names


@every_game
def test_drawing(game: str) -> None:
    """What the seat sees, its secrets but not those of others."""
    environment = MeowzeEnv(game, render_mode="ansi", backend="python")
    environment.reset(seed=1)
    assert environment.render() == environment.table.position.letters(0)


def test_every_game_is_registered() -> None:
    """By importing meowze.envs, made from the list of games."""
    assert {env_id(name) for name in GAMES} <= set(gymnasium.registry)
    assert "Meowze/MouseRace-v0" in gymnasium.registry
