"""The games in PettingZoo: its own tests, its conventions, and equal games on both backends."""

import copy
import pickle
import random
from typing import Any

import numpy
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils import turn_based_aec_to_parallel, wrappers

from meowze.envs import EnvError, action_mask, observe, returns
from meowze.envs.pettingzoo import env, raw_env
from meowze.envs.table import open_table
from meowze.games import GAMES, AnyGame
from meowze.games.errors import Illegal
from tests.envs.setups import Setup, all_setups, some_setups
from tests.games.nim import GAME
from tests.games.sampling import random_options

every_game = pytest.mark.parametrize("game", GAMES)
# What `api_test` remarks about every environment whose observation is a dict, unless it knows its name, and about the
# mask of an agent whose game has ended.
remarks = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


def made(setup: Setup, limit: int, backend: Any = "python") -> env:
    """An environment whose games end after some turns, and which samples the same actions every time."""
    environment = env(setup.game, setup.seats, f"limit={limit}", setup.preset, backend=backend)
    environment.reset(seed=1)
    for agent in environment.agents:
        environment.action_space(agent).seed(1)
    return environment


# ---- PettingZoo's own tests


@remarks
@some_setups
def test_their_tests(setup: Setup) -> None:
    """The interface, and equal games from equal seeds."""
    api_test(made(setup, 8), num_cycles=60)
    seed_test(lambda: made(setup, 8), num_cycles=60)


@remarks
@pytest.mark.proof
@all_setups
def test_their_tests_on_whole_games(setup: Setup) -> None:
    """With all presets, all numbers of seats, and both backends."""
    for backend in ("python", "cpu"):
        api_test(made(setup, 0, backend), num_cycles=1500)
        seed_test(lambda backend=backend: made(setup, 0, backend), num_cycles=1500)


class Forgiving(wrappers.BaseWrapper):  # type: ignore[misc]  # it ships no types
    """Takes any action for a legal one: a parallel test plays without masks."""

    def step(self, action: int | None) -> None:
        """Play the action if it is legal, else the first one that is."""
        seen = self.observe(self.agent_selection)
        if action is not None and not seen["action_mask"][action]:
            action = int(seen["action_mask"].argmax())
        super().step(action)


@some_setups
def test_their_parallel_test(setup: Setup) -> None:
    """Games in turns become parallel ones in which only the action of the agent to act counts."""
    parallel_api_test(turn_based_aec_to_parallel(Forgiving(made(setup, 8))), num_cycles=60)


def test_parallel_play_at_once_is_refused() -> None:
    """The other conversion is for games in which all act at the same moment."""
    assert env("labyrinth").metadata["is_parallelizable"] is False


# ---- a game


@every_game
def test_a_game_is_that_of_the_rules(game: str) -> None:
    """Agents, observations, masks and results are those of the position at every step."""
    environment, luck = env(game, 3 if game != "mouse-race" else 4, "limit=14", backend="python"), random.Random(1)
    environment.reset(seed=5)
    for agent in environment.agent_iter():
        seen, reward, over, cut, _ = environment.last()
        position, seat = environment.table.position, int(agent[-1])
        assert seen is not None
        for part, expected in zip(seen.values(), observe(position, seat), strict=False):
            assert numpy.array_equal(part, expected)
        if over:
            assert not cut
            assert not seen["action_mask"].any()
            assert reward == pytest.approx(returns(position)[seat])
            environment.step(None)
        else:
            assert reward == 0
            assert position.mover == seat
            assert numpy.array_equal(seen["action_mask"], action_mask(position))
            environment.step(luck.choice(position.codes))
    assert environment.table.position.over


@every_game
def test_others_see_but_cannot_act(game: str) -> None:
    """An agent that is not to act has an empty mask and its own view."""
    environment = env(game, backend="python")
    environment.reset(seed=1)
    agent = next(agent for agent in environment.agents if agent != environment.agent_selection)
    seen = environment.observe(agent)
    assert not seen["action_mask"].any()
    assert numpy.array_equal(seen["observation"], observe(environment.table.position, int(agent[-1])).planes)


@pytest.mark.parametrize(("game", "backend"), [*((game, "python") for game in GAMES), ("labyrinth", "cpu")])
def test_what_an_agent_may_not_know_changes_nothing(game: str, backend: Any) -> None:
    """Games that differ only in secrets of others look the same to an agent, all the time."""
    environment, luck, worlds = env(game, options="limit=20", backend=backend), random.Random(1), 0
    environment.reset(seed=7)
    while environment.table.ended == 0:
        table, state = environment.table, environment.table.position.state
        for seat, agent in enumerate(environment.agents):
            seen = environment.observe(agent)
            other = env(game, options="limit=20", backend=backend)
            other.reset(seed=1)
            other.table.resume(table.game.rules.guess(state, seat, luck.getrandbits(62)), 1)
            worlds += other.table.position != table.position
            assert all(map(numpy.array_equal, seen.values(), other.observe(agent).values()))
        environment.step(luck.choice(codes(environment, True)))
    assert (worlds > 0) == (game == "labyrinth")  # the others have no secrets


def test_what_is_returned_is_ones_own() -> None:
    """Nobody changes the game by writing into an observation."""
    environment = env("labyrinth", backend="python")
    environment.reset(seed=1)
    before = environment.observe(environment.agent_selection)
    before["action_mask"][:] = 1
    after = environment.observe(environment.agent_selection)
    assert not after["action_mask"].all()


@pytest.mark.usefixtures("cut_off")
def test_a_long_game_is_truncated() -> None:
    """A game that is not over after the most turns is truncated, not terminated, without a reward."""
    environment = env("labyrinth", backend="python")
    environment.reset(seed=1)
    while not any(environment.truncations.values()):
        environment.step(int(environment.table.mask.argmax()))
    assert environment.truncations == {"player_0": True, "player_1": True}
    assert environment.terminations == {"player_0": False, "player_1": False}
    assert environment.rewards == {"player_0": 0, "player_1": 0}


def test_seeds() -> None:
    """A seed gives the same series of games; the games of a series differ."""
    one, other = env("labyrinth", backend="python"), env("labyrinth", backend="python")
    one.reset(seed=3)
    other.reset(seed=3)
    series = []
    for _ in range(3):
        assert one.table.position == other.table.position
        series.append(one.table.position)
        one.reset()
        other.reset()
    assert len(set(series)) == 3


# ---- mistakes


def codes(environment: Any, legal: bool) -> list[int]:
    """The codes that are legal, or those that are not."""
    return [int(code) for code in numpy.flatnonzero(environment.table.mask == legal)]


def test_an_illegal_action_ends_the_game() -> None:
    """As with the wrappers of PettingZoo, at every step: -1 for the agent that played it, 0 for the others."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env("labyrinth", 3, backend="python"), illegal_reward=-1)
    wrapped = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))
    ours, luck = env("labyrinth", 3, backend="python"), random.Random(1)
    for before in (0, 1, 7):
        for environment in (wrapped, ours):
            environment.reset(seed=2)
        for number in range(before + 1):
            code = luck.choice(codes(ours, number < before))
            for environment in (wrapped, ours):
                environment.step(code)
        assert ours.agents == ["player_0", "player_1", "player_2"]
        while ours.agents:
            assert wrapped.agent_selection == ours.agent_selection
            (seen, *values), (other, *others) = ours.last(), wrapped.last()
            assert values == others
            assert all(map(numpy.array_equal, seen.values(), other.values()))
            assert (ours.rewards, ours.terminations, ours.truncations) == (
                wrapped.rewards,
                wrapped.terminations,
                wrapped.truncations,
            )
            for environment in (wrapped, ours):
                environment.step(None)
        assert wrapped.agents == []


@every_game
def test_every_illegal_action_is_explained(game: str) -> None:
    """Each code that is not legal, on the smallest board too, names a rule."""
    preset = "kittens" if "kittens" in {preset.name for preset in GAMES[game].notation.PRESETS} else ""
    environment = raw_env(game, 2, preset=preset, backend="python")
    environment.reset(seed=1)
    for code in codes(environment, False):
        with pytest.raises(Illegal, match=rf"action {code} is not possible: .*\([A-Z]+\d+\)"):
            environment.step(code)


def test_an_illegal_action_without_checks_is_an_error() -> None:
    """It names the rule, or the actions that exist."""
    environment = raw_env("labyrinth", backend="python")
    environment.reset(seed=1)
    with pytest.raises(Illegal, match=r"\(L[RD]\d+\)"):
        environment.step(codes(environment, False)[0])
    wrong: Any
    for wrong in (-1, 10_000, "a", None, 1.5):
        with pytest.raises(EnvError, match="the actions of labyrinth are 0 to"):
            environment.step(wrong)


def test_wrong_calls() -> None:
    """What does not exist, and what comes too early, is said."""
    environment = env("labyrinth", backend="python")
    for call in (lambda: environment.step(0), lambda: environment.observe("player_0"), environment.render):
        with pytest.raises(AssertionError, match=r"reset\(\)"):
            call()
    environment.reset(seed=1)
    for wrong in (-1, 10_000, None):
        with pytest.raises(AssertionError, match="not in action space"):
            environment.step(wrong)
    with pytest.raises(EnvError, match="ansi, svg, rgb_array or None"):
        env("labyrinth", render_mode="human")
    with pytest.raises(EnvError, match="on python or cpu"):
        env("labyrinth", backend="cuda")  # type: ignore[arg-type]
    with pytest.raises(EnvError, match="the agents are player_0, player_1"):
        environment.observe("player_2")
    with pytest.raises(ValueError, match="there is no game"):
        env("chess")
    with pytest.raises(EnvError, match="give the name of a game"):
        env(7)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="1 to 4 seats"):
        env("labyrinth", 9)


# ---- drawing, copies, backends


@every_game
def test_drawing(game: str) -> None:
    """As letters, as SVG and as pixels, without secrets."""
    drawings: list[Any] = []
    for mode in ("ansi", "svg", "rgb_array", None):
        environment = env(game, render_mode=mode, backend="python")
        environment.reset(seed=1)
        drawings.append(environment.render())
        position = environment.table.position
    assert drawings[0] == position.letters()
    assert drawings[1] == position.svg()
    assert drawings[2].dtype == numpy.uint8
    assert drawings[2].shape[2] == 3
    assert drawings[3] is None


@pytest.mark.parametrize("backend", ["python", "cpu"])
def test_copies(backend: Any) -> None:
    """An environment in the middle of a game can be copied and pickled; copies go on alike and apart."""
    environment, luck = env("labyrinth", backend=backend), random.Random(1)
    environment.reset(seed=1)
    for _ in range(5):
        environment.step(luck.choice(codes(environment, True)))
    twins = [copy.deepcopy(environment), pickle.loads(pickle.dumps(environment))]
    for _ in range(6):
        code = luck.choice(codes(environment, True))
        for one in (environment, *twins):
            one.step(code)
    for twin in twins:
        assert twin.table.position == environment.table.position
        assert twin.agent_selection == environment.agent_selection
        twin.reset()
        assert twin.table.position != environment.table.position


def test_backends_play_the_same_game() -> None:
    """Compiled and in Python: equal positions, observations, masks and ends from equal numbers."""
    check_backends("labyrinth", [(2, "limit=40"), (4, "limit=9")])
    check_backends(GAME, [(2, "heap=80,most=70")])


@pytest.mark.proof
@every_game
def test_backends_play_the_same_games(game: str) -> None:
    """The same for every game and many options."""
    luck = random.Random(1)
    check_backends(game, [random_options(game, luck)[::-1] for _ in range(20)])


def check_backends(game: str | AnyGame, setups: list[tuple[int, str]]) -> None:
    """Play the same games on both backends, with each of these numbers of seats and options."""
    luck = random.Random(1)
    for seats, options in setups:
        tables = [open_table(game, seats, options, backend=backend) for backend in ("python", "cpu")]
        for _ in range(3):
            start = luck.getrandbits(62)
            for table in tables:
                table.deal(start)
            while not tables[0].ended:
                one, other = tables
                assert (one.position, one.seat, one.ended) == (other.position, other.seat, other.ended)
                seen = [table.look(seat) for table in tables for seat in range(seats)]
                for mine, theirs in zip(seen[:seats], seen[seats:], strict=True):
                    assert [part.dtype for part in mine] == [part.dtype for part in theirs]
                    assert all(map(numpy.array_equal, mine, theirs))
                code = int(luck.choice(numpy.flatnonzero(one.mask)))
                for table in tables:
                    table.act(code)
            assert tables[0].position == tables[1].position
            assert tables[0].returns == tables[1].returns
            assert tables[0].ended == tables[1].ended
            assert not tables[1].mask.any()
            with pytest.raises(EnvError, match=r"call reset\(\)"):
                tables[1].act(0)
