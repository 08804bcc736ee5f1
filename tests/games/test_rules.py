"""Properties of the rules of every game, on every backend."""

import importlib
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from meowze import backends
from meowze.backends.gather import game_folder
from meowze.games import GAMES
from meowze.games.grid import has, nth, popcount, size
from tests.games.sampling import GAME_NAMES, any_state, random_options, walk

every_game = pytest.mark.parametrize("name", GAME_NAMES)


def leaves(value: Any) -> Any:
    """All numbers of a state."""
    if isinstance(value, tuple):
        for part in value:
            yield from leaves(part)
    else:
        yield value


@every_game
def test_a_game_has_its_test_fixtures(name: str) -> None:
    """Each game has a naive twin and random options, so that the tests over all games include it.

    mypy checks that its modules have the functions of the contract.
    """
    folder = f"tests.games.{game_folder(GAMES[name].rules)}"
    assert importlib.import_module(f"{folder}.twin").Naive
    assert random_options(name, random.Random(1))


@every_game
@pytest.mark.parametrize("seed", range(6))
def test_states_are_plain_ints_below_two_to_the_62(name: str, seed: int) -> None:
    """All numbers in states are ints, not bools, that fit every backend, and states are hashable."""
    for position, _ in walk(name, seed):
        for value in leaves(position.state):
            assert type(value) is int
            assert -1 <= value < 1 << 62
        assert hash(any_state(position)) == hash(tuple(any_state(position)))


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_legal_why_and_chance_agree(name: str, seed: int) -> None:
    """An action is legal exactly if no rule forbids it; nature's legal actions have a weight, those of seats none."""
    rules = GAMES[name].rules
    for position, _ in walk(name, seed):
        s: Any = position.state
        legal = rules.legal(s)
        for code in range(rules.ACTIONS):
            assert has(legal, code) == (rules.why(s, code) == 0)
            if rules.mover(s) == rules.NATURE and not rules.over(s):
                assert has(legal, code) == (rules.chance(s, code) > 0)
            else:
                assert rules.chance(s, code) == 0
        assert rules.why(s, -1)
        assert rules.why(s, rules.ACTIONS)
        assert (size(legal) == 0) == (rules.over(s) == 1)
        if rules.forced(s) >= 0:
            assert [code for code in range(rules.ACTIONS) if has(legal, code)] == [rules.forced(s)]


@every_game
@pytest.mark.parametrize("seed", range(6))
def test_outcomes_share_the_odds_by_their_weights(name: str, seed: int) -> None:
    """Over all numbers below `odds`, `outcome` gives each outcome as often as its weight, in the order of codes."""
    rules = GAMES[name].rules
    for position, _ in walk(name, seed):
        s: Any = position.state
        if rules.mover(s) == rules.NATURE and not rules.over(s):
            weights = [rules.chance(s, code) for code in range(rules.ACTIONS)]
            laid_out = [code for code, weight in enumerate(weights) for _ in range(weight)]
            assert [rules.outcome(s, rest) for rest in range(rules.odds(s))] == laid_out


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_a_pile_counts_its_draws(name: str, seed: int) -> None:
    """Nature's draws from each pile are numbered 0, 1, 2, …, so that a seed determines each of them."""
    rules = GAMES[name].rules
    drawn: dict[int, set[int]] = {}
    for position, _ in walk(name, seed):
        s: Any = position.state
        if rules.over(s) or rules.mover(s) != rules.NATURE or rules.forced(s) >= 0:
            continue
        pile, number, _, size = rules.pile(s)
        assert number not in drawn.setdefault(pile, set())
        assert size or number == len(drawn[pile])
        drawn[pile].add(number)


@every_game
@pytest.mark.parametrize("seed", [*range(12), *(pytest.param(k, marks=pytest.mark.proof) for k in range(12, 40))])
def test_backends_give_the_same_states(name: str, seed: int) -> None:
    """The compiled rules give the same answers as plain Python throughout a whole game."""
    rules = GAMES[name].rules
    cpu = backends.load(rules, "cpu")
    for position, code in walk(name, seed):
        s: Any = position.state
        assert cpu.legal(s) == rules.legal(s)
        assert cpu.mover(s) == rules.mover(s)
        assert cpu.forced(s) == rules.forced(s)
        if rules.mover(s) == rules.NATURE and not rules.over(s):
            assert cpu.odds(s) == rules.odds(s)
            assert cpu.outcome(s, rules.odds(s) - 1) == rules.outcome(s, rules.odds(s) - 1)
        for seat in range(s.seats):
            assert cpu.score(s, seat) == rules.score(s, seat)
            assert cpu.won(s, seat) == rules.won(s, seat)
            assert cpu.goal(s, seat) == rules.goal(s, seat)
        if code >= 0:
            assert cpu.chance(s, code) == rules.chance(s, code)
            assert tuple(cpu.step(s, code)) == tuple(rules.step(s, code))


@every_game
def test_random_play_is_the_same_on_every_backend(name: str) -> None:
    """The same luck gives the same random games on every backend."""
    rules = GAMES[name].rules
    python, cpu = backends.load(rules, "python"), backends.load(rules, "cpu")
    for luck in range(20):
        s = rules.start(rules.Options(), 2)
        assert cpu.random_play(s, luck, 300) == python.random_play(s, luck, 300)


@every_game
def test_a_row_holds_a_state(name: str) -> None:
    """A state written into a row of words and read back is the same state, on both backends."""
    import numpy

    rules = GAMES[name].rules
    for backend in ("python", "cpu"):
        law = backends.load(rules, backend)
        for position, _ in walk(name, 1):
            row = numpy.zeros(backends.width(rules.State), dtype=numpy.int64)
            law.store_row(row, position.state)
            assert law.load_row(row) == position.state


@pytest.mark.parametrize(
    "name", [GAME_NAMES[0], *(pytest.param(name, marks=pytest.mark.proof) for name in GAME_NAMES[1:])]
)
def test_compiled_code_is_kept_for_the_next_start(name: str, tmp_path: Path) -> None:
    """A second process loads the code compiled by the first, compiles nothing, and gives the same answers."""
    code = f"""
import numpy
from meowze import backends
from meowze.games import GAMES
rules = GAMES[{name!r}].rules
law, s = backends.load(rules, "cpu"), rules.start(rules.Options(), 2)
row = numpy.zeros(backends.width(rules.State), dtype=numpy.int64)
law.store_row(row, s)
assert law.load_row(row) == s
print(hash(law.step(s, law.random_action(s, 5))), sum(law.step.stats.cache_misses.values()))
"""
    environment = {**os.environ, "MEOWZE_CACHE": str(tmp_path)}
    runs = [
        subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    ]
    (first, compiled), (second, again) = (run.split() for run in runs)
    assert first == second
    assert (compiled, again) == ("1", "0")


def test_a_backend_that_is_missing_says_what_there_is() -> None:
    """The error for an unknown backend lists the backends."""
    with pytest.raises(backends.BackendError, match="there is no backend 'abacus'; there are python, cpu, cuda"):
        backends.load(GAMES[GAME_NAMES[0]].rules, "abacus")


def test_a_backend_that_cannot_be_had_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without numba the error says how to install it."""
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(backends.BackendError, match=r"meowze\[fast\]"):
        backends.load(GAMES[GAME_NAMES[0]].rules, "cpu")


@pytest.mark.parametrize("seed", range(20))
def test_sets_of_actions_count_and_choose(seed: int) -> None:
    """`size`, `nth` and `has` agree with a plain list of the set bits."""
    luck = random.Random(seed)
    words = tuple(luck.getrandbits(62) & luck.getrandbits(62 if seed % 2 else 20) for _ in range(3))
    actions = (words[0], words[1], words[2])
    codes = [62 * k + bit for k, word in enumerate(words) for bit in range(62) if word >> bit & 1]
    assert size(actions) == len(codes)
    assert [nth(actions, k) for k in range(len(codes))] == codes
    assert [code for code in range(186) if has(actions, code)] == codes
    assert popcount((1 << 62) - 1) == 62
