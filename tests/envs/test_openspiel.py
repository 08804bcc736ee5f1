"""The games in OpenSpiel: its own tests, chance, secrecy, resampling, serialisation."""

import os
import pickle
import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

import meowze.envs.openspiel  # noqa: E402, F401
from meowze import Position  # noqa: E402
from meowze.envs import observe, returns  # noqa: E402
from meowze.games import GAMES  # noqa: E402
from meowze.games.errors import Illegal  # noqa: E402
from tests.envs.setups import ALL, Setup, all_setups, some_setups  # noqa: E402
from tests.paths import ROOT  # noqa: E402

NAMES = [f"meowze_{name.replace('-', '_')}" for name in GAMES]
every_game = pytest.mark.parametrize("name", NAMES)


def load(setup: Setup, **more: str | int) -> Any:
    """A game of OpenSpiel."""
    name = f"meowze_{setup.game.replace('-', '_')}"
    return pyspiel.load_game(name, {"preset": setup.preset, "seats": setup.seats, **more})


def moved(state: Any, luck: random.Random) -> None:
    """Play a random action, or one of chance's outcomes by its probability."""
    if state.is_chance_node():
        codes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(luck.choices(codes, weights)[0])
    else:
        state.apply_action(luck.choice(state.legal_actions()))


def walk(game: Any, seed: int) -> Iterator[Any]:
    """The states of a random game."""
    state, luck = game.new_initial_state(), random.Random(seed)
    while not state.is_terminal():
        yield state
        moved(state, luck)
    yield state


# ---- OpenSpiel's own test: a random game, every state of which is copied, stored and read again


@some_setups
def test_their_random_simulation(setup: Setup, capfd: pytest.CaptureFixture[str]) -> None:
    """Legal actions, chance, copies, history, tensors, returns; states survive being stored."""
    pyspiel.random_sim_test(load(setup, limit=6), num_sims=1, serialize=True, verbose=False)


@pytest.mark.proof
@all_setups
def test_their_random_simulation_of_longer_games(setup: Setup, capfd: pytest.CaptureFixture[str]) -> None:
    """The same with all presets and all numbers of seats."""
    pyspiel.random_sim_test(load(setup, limit=150), num_sims=2, serialize=True, verbose=False)


# ---- parameters


def test_every_switch_is_a_parameter() -> None:
    """Beside the seats and the preset; a game is loaded again from its text, a wrong word is explained."""
    for game in GAMES.values():
        found = pyspiel.load_game(f"meowze_{game.name.replace('-', '_')}")
        assert set(found.get_parameters()) == {"seats", "preset", *(s.name for s in game.notation.SWITCHES)}
    for setup in ALL:
        game = load(setup, first="0")
        again = pyspiel.load_game(str(game))
        assert str(again) == str(game)
        assert again.num_players() == setup.seats
        words = GAMES[setup.game].option_words(again.new_initial_state().moment.state)
        expected = Position.undealt(setup.game, setup.seats, preset=setup.preset)
        assert words == GAMES[setup.game].option_words(expected.state) | {"first": "0"}


def test_switches_change_the_preset() -> None:
    """A switch that is given counts more than the preset; numbers are numbers, words are words."""
    game = pyspiel.load_game("meowze_labyrinth(preset=short,secrets='2',limit=9,cards=open,seats=3)")
    options = game.new_initial_state().moment.state.options
    assert (options.secrets, options.limit, options.cards) == (2, 9, 1)
    with pytest.raises(ValueError, match="cards can be top or open"):
        pyspiel.load_game("meowze_labyrinth(cards=shut)")
    with pytest.raises(ValueError, match="has no preset"):
        pyspiel.load_game("meowze_labyrinth(preset=tiny)")
    with pytest.raises(ValueError, match="1 to 4 seats"):
        pyspiel.load_game("meowze_labyrinth(seats=7)")


@every_game
def test_what_cannot_happen_is_refused(name: str) -> None:
    """An illegal action, an outcome that chance does not have, anything after the end."""
    for state in walk(pyspiel.load_game(name, {"limit": 2}), 1):
        possible = state.legal_actions()
        for code in (-2, 10_000, next(code for code in range(999) if code not in possible)):
            with pytest.raises(Illegal, match=f"action {code} is not possible"):
                state.apply_action(code)


# ---- chance and results


@every_game
def test_chance_has_the_odds_of_the_rules(name: str) -> None:
    """The probabilities are the weights of the rules, and no forced move is ever asked for."""
    for state in walk(pyspiel.load_game(name, {"limit": 12}), 1):
        moment = state.moment
        if state.is_chance_node():
            position = moment.position
            total = sum(position.chances.values())
            expected = {position.action_code(text): weight / total for text, weight in position.chances.items()}
            assert dict(state.chance_outcomes()) == pytest.approx(expected)
        assert moment.game.rules.forced(moment.state) == -1


@every_game
def test_the_result_is_that_of_the_environments(name: str) -> None:
    """0 until the end; then what `returns` gives."""
    *before, last = walk(pyspiel.load_game(name, {"limit": 30}), 3)
    assert last.returns() == pytest.approx(returns(last.moment.position).tolist())
    assert last.current_player() == pyspiel.PlayerId.TERMINAL
    assert before


def test_results_of_four_sum_up_to_nothing() -> None:
    """More exactly than single precision allows."""
    *_, last = walk(pyspiel.load_game("meowze_chabyrinthe(preset=kittens,seats=4)"), 3)
    assert sorted(set(last.returns())) == [-1 / 3, 1]
    assert abs(sum(last.returns())) < 1e-12


def test_teams_and_together() -> None:
    """Rivals share a sum of 0; those who play together have the same result."""
    kinds = {setup: load(setup).get_type().utility for setup in ALL}
    utility = pyspiel.GameType.Utility
    assert {kinds[s] for s in ALL if s.seats == 1 or s.preset == "cooperative"} == {utility.IDENTICAL}
    assert {kinds[s] for s in ALL if s.seats == 2 and s.preset != "cooperative"} == {utility.ZERO_SUM}


def test_a_long_game_is_cut_off(cut_off: int) -> None:
    """A game that is not over after the most turns ends there, with 0 for everybody."""
    *_, last = walk(pyspiel.load_game(NAMES[0]), 2)
    assert last.moment.state.turns == cut_off
    assert not last.moment.position.over
    assert last.returns() == [0, 0]


# ---- secrecy


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_what_a_player_may_not_know_changes_nothing(name: str, seed: int) -> None:
    """Resampled states have the same information state and observation for the player, as text and as tensors."""
    luck = random.Random(seed)
    for state in walk(pyspiel.load_game(name, {"limit": 14, "seats": 2 + 2 * (seed % 2)}), seed):
        if luck.random() > 0.15:
            continue
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, luck.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
            assert other.history() == []


def test_resampling_draws_the_secrets_anew() -> None:
    """In Labyrinth the rival's card is another one each time, the own one stays."""
    state = next(s for s in walk(pyspiel.load_game("meowze_labyrinth", {"next_card": "at-once"}), 1) if playable(s))
    me = state.current_player()
    hands = [state.resample_from_infostate(me, random.Random(k).random).moment.state.hands for k in range(40)]
    assert len({hand[me] for hand in hands}) == 1
    assert len({hand[1 - me] for hand in hands}) > 10


def playable(state: Any) -> bool:
    """Whether a player is to act."""
    return not state.is_chance_node() and not state.is_terminal()


def test_an_information_state_remembers() -> None:
    """Two ways to the same position are two information states, but one observation."""
    state = next(filter(playable, walk(pyspiel.load_game(NAMES[0]), 1)))
    for a, b in combinations(state.legal_actions(), 2):
        one, other = state.child(a), state.child(b)
        if playable(one) and playable(other) and b in one.legal_actions() and a in other.legal_actions():
            one, other = one.child(b), other.child(a)
            if str(one) == str(other):
                assert one.observation_string(0) == other.observation_string(0)
                assert one.information_state_string(0) != other.information_state_string(0)
                return
    pytest.fail("no two actions lead to the same position in either order")


def test_a_rival_sees_nothing_of_a_secret_draw() -> None:
    """Two different secret outcomes leave the information state of the others equal, that of the owner not."""
    state = pyspiel.load_game("meowze_labyrinth(next_card=at-once,first='0')").new_initial_state()
    luck = random.Random(1)
    while len({s.moment.state.hands for s in children(state)}) < 2:
        moved(state, luck)
    one, other, *_ = children(state)
    texts = [(a.information_state_string(k), b.information_state_string(k)) for k in (0, 1) for a, b in [(one, other)]]
    assert sorted(a == b for a, b in texts) == [False, True]


def children(state: Any) -> list[Any]:
    """The states after each outcome of chance; none elsewhere."""
    return [state.child(code) for code, _ in state.chance_outcomes()] if state.is_chance_node() else []


# ---- copies


@every_game
def test_states_survive_a_pickle(name: str) -> None:
    """With their information states, in the middle of a game."""
    for state in list(walk_copies(pyspiel.load_game(name, {"limit": 10}), 5))[::9]:
        again = pickle.loads(pickle.dumps(state))
        assert str(again) == str(state)
        assert again.information_state_string(1) == state.information_state_string(1)
        assert again.history() == state.history()


def walk_copies(game: Any, seed: int) -> Iterator[Any]:
    """Copies of the states of a random game."""
    return (state.clone() for state in walk(game, seed))


def test_tensors_are_the_observation() -> None:
    """The planes, then the counters, as `observe` gives them."""
    for state in walk(pyspiel.load_game(NAMES[1], {"limit": 3}), 2):
        for player in (0, 1):
            planes, counters = observe(state.moment.position, player)
            expected = numpy.concatenate([planes.reshape(-1), counters])
            assert state.observation_tensor(player) == expected.tolist()


def test_kinds_of_observation_that_do_not_exist() -> None:
    """Only all that one player knows can be observed; other kinds are an error that says so."""
    game = pyspiel.load_game(NAMES[0])
    with pytest.raises(ValueError, match="all that one player knows"):
        game.make_py_observer(pyspiel.IIGObservationType(public_info=False, perfect_recall=False))


# ---- their algorithms


@every_game
def test_their_search_plays(name: str) -> None:
    """Information-set search chooses legal actions, and so does a search that sees all."""
    game = pyspiel.load_game(name, {"limit": 6})
    rollout = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(1))
    blind = ismcts.ISMCTSBot(game, rollout, 2.0, 8, random_state=numpy.random.RandomState(1))
    sighted = mcts.MCTSBot(game, 2.0, 8, rollout, random_state=numpy.random.RandomState(1))
    state = next(s for s in walk(game, 4) if playable(s) and len(s.legal_actions()) > 1)
    assert blind.step(state) in state.legal_actions()
    assert sighted.step(state) in state.legal_actions()


def test_their_environment_steps() -> None:
    """The environment for reinforcement learning deals, shows legal actions and ends."""
    environment = rl_environment.Environment(pyspiel.load_game(NAMES[2], {"limit": 8}))
    step, luck = environment.reset(), random.Random(1)
    while not step.last():
        player = step.observations["current_player"]
        step = environment.step([luck.choice(step.observations["legal_actions"][player])])
    assert len(step.rewards) == 2
    assert Counter(map(abs, step.rewards))[0.0] in {0, 2}


def test_the_example_measures_and_draws(tmp_path: Path) -> None:
    """In small: a table, and a picture with a line for the rival."""
    words = "--simulations 2 4 --rivals random --games 2 --picture".split()
    line = [sys.executable, str(ROOT / "examples" / "openspiel_search.py"), *words, str(tmp_path / "strength.svg")]
    how: Any = {"capture_output": True, "text": True, "cwd": ROOT}
    done = subprocess.run(line, check=False, env={**os.environ, "PYTHONPATH": str(ROOT)}, **how)
    assert done.returncode == 0, done.stderr
    assert re.search(r"^random +[+-]\d\.\d\d +[+-]\d\.\d\d$", done.stdout, re.MULTILINE)
    drawn = ElementTree.parse(tmp_path / "strength.svg").getroot()
    assert [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")][-1] == "random"
    assert len(list(drawn.iter("{http://www.w3.org/2000/svg}polyline"))) == 1
