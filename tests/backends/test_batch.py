"""Batches of games on the CPU, with which the GPU is compared."""

from typing import Any

import numpy
import pytest

from meowze import backends
from meowze.backends.batch import Batch, columns, spread_seeds
from meowze.backends.loops import LONGEST
from meowze.games import GAMES
from meowze.games.grid import nth, size
from meowze.games.mouse_race import rules as mouse_race
from tests.games.sampling import GAME_NAMES

every_game = pytest.mark.parametrize("name", GAME_NAMES)


def states(batch: Batch, rules: Any) -> list[Any]:
    """The states of a batch, read by the rules in plain Python."""
    law = backends.load(rules, "python")
    return [law.load_row([int(word) for word in batch.rows[:, i]]) for i in range(batch.games)]


@pytest.mark.parametrize(("games", "actions"), [(12, 100), pytest.param(200, 1000, marks=pytest.mark.proof)])
@every_game
def test_a_batch_plays_as_one_game_does(name: str, games: int, actions: int) -> None:
    """Random play of a batch equals random play of each single game, and always ends with a seat to act."""
    rules = GAMES[name].rules
    options = rules.Options(limit=2)  # the same as in the next test, so that the rules are compiled only once
    batch, law = Batch(rules, options, 2, games, seed=3), backends.load(rules, "python")
    first, lucks = rules.start(options, 2), [int(luck) for luck in spread_seeds(3, games)]
    dealt = [law.random_play(first, luck, 0) for luck in lucks]
    assert states(batch, rules) == [s for s, _, _ in dealt]
    batch.play(actions)
    played = [law.random_play(s, luck, actions) for s, luck, _ in dealt]
    assert states(batch, rules) == [s for s, _, _ in played]
    assert list(zip(batch.lucks, batch.finished, strict=True)) == [(luck, ended) for _, luck, ended in played]
    batch.look()
    assert batch.movers.min() >= 0


@every_game
def test_given_actions_are_played_and_illegal_ones_are_not(name: str) -> None:
    """Each game plays its action and nature's moves, reports the goals at its end, and ignores an illegal action."""
    rules = GAMES[name].rules
    batch = Batch(rules, rules.Options(limit=2), 2, 30)
    ended = 0
    for turn in range(12):
        batch.look()
        before = states(batch, rules)
        legal = [(int(a), int(b), int(c)) for a, b, c in batch.legal.T]
        assert legal == [rules.legal(s) for s in before]
        assert list(batch.movers) == [rules.mover(s) for s in before]
        codes = numpy.array([nth(words, turn % size(words)) for words in legal])
        codes[::7] = (-1, rules.ACTIONS - 1, 1 << 40)[turn % 3]
        batch.act(codes)
        assert set(batch.ended[::7]) == {-1}
        assert states(batch, rules)[::7] == before[::7]
        for i in set(range(30)) - set(range(0, 30, 7)):
            after = rules.step(before[i], int(codes[i]))
            if rules.over(after):
                ended += 1
                assert batch.ended[i] == 1
                assert list(batch.goals[:, i]) == [rules.goal(after, seat) for seat in range(2)]
    assert ended


def test_lucks_are_far_apart() -> None:
    """The generator states from two neighbouring seeds are all different and fill the whole range."""
    lucks = numpy.concatenate([spread_seeds(1, 50_000), spread_seeds(2, 50_000)])
    assert len(set(lucks.tolist())) == 100_000
    assert lucks.min() >= 0
    assert lucks.max() < 1 << 62
    assert abs(float(numpy.mean(lucks / (1 << 62))) - 0.5) < 0.01


def test_columns_hold_states() -> None:
    """`columns` puts each state into a column, from which it can be read back."""
    rules = GAMES[GAME_NAMES[0]].rules
    s = rules.start(rules.Options(), 2)
    assert columns([s, s]).shape == (backends.width(rules.State), 2)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"seats": 9}, "does not fit 9 seats"),
        ({"games": 0}, "needs one game or more"),
        ({"seed": -1}, "a seed below 2"),
        ({"backend": "abacus"}, "on cpu or cuda, not on 'abacus'"),
    ],
)
def test_a_batch_says_what_is_wrong(wrong: dict[str, Any], told: str) -> None:
    """Wrong arguments raise an error that explains what is wrong."""
    rules = GAMES[GAME_NAMES[0]].rules
    given = {"rules": rules, "options": rules.Options(), "seats": 2, "games": 4} | wrong
    with pytest.raises(backends.BackendError, match=told):
        Batch(**given)


def test_games_without_end_are_cut_off() -> None:
    """A game that has lasted LONGEST turns is replaced by a new deal and reported as cut off, not as a draw."""
    rules = GAMES["mouse-race"].rules
    options = rules.Options(limit=0, first=1)
    late = rules.start(options, 2)._replace(turns=LONGEST - 1)
    batch = Batch(rules, options, 2, 3)
    batch.rows[:] = columns([late, late, late._replace(turns=LONGEST - 2)])
    batch.act(numpy.array([mouse_race.MISS] * 3))
    assert list(batch.ended) == [2, 2, 0]
    assert batch.goals.any() == 0
    assert [s.turns for s in states(batch, rules)] == [0, 0, LONGEST - 1]
    batch.rows[:] = columns([late] * 3)
    batch.play(400)
    assert batch.finished.min() >= 1
    assert max(s.turns for s in states(batch, rules)) < 400


@pytest.mark.parametrize(
    "codes",
    [[0], numpy.zeros(3, int), numpy.zeros((30, 1), int), numpy.zeros(30), numpy.zeros(31, int), 5, None, ["0"] * 30],
)
def test_wrong_codes_move_nothing(codes: Any) -> None:
    """Too few or too many, in another shape, not whole: an error that says what is needed, before anything moves."""
    rules = GAMES[GAME_NAMES[0]].rules
    batch = Batch(rules, rules.Options(limit=2), 2, 30)
    rows, lucks = batch.rows.copy(), batch.lucks.copy()
    with pytest.raises(backends.BackendError, match="one whole number for each of the 30 games"):
        batch.act(codes)
    assert numpy.array_equal(batch.rows, rows)
    assert numpy.array_equal(batch.lucks, lucks)


def test_codes_may_be_a_list_or_small_numbers() -> None:
    """Whole numbers of any kind are taken: a list, bytes, every second one of a longer array."""
    rules = GAMES["mouse-race"].rules
    options = rules.Options(limit=2)
    played = []
    one = numpy.array([mouse_race.MISS] * 30)
    for codes in (one, one.tolist(), one.astype(numpy.uint8), numpy.repeat(one, 2)[::2]):
        batch = Batch(rules, options, 2, 30)
        batch.act(codes)
        played.append(states(batch, rules))
    assert played[0] == played[1] == played[2] == played[3]
    assert all(s.turns == 1 for s in played[0])


@every_game
def test_a_game_is_given_by_its_name_its_row_or_its_rules(name: str) -> None:
    """All three are the same batch, with options as a value or as text."""
    rules = GAMES[name].rules
    batches = [
        Batch(rules, rules.Options(limit=2), 2, 5),
        Batch(GAMES[name], rules.Options(limit=2), 2, 5),
        Batch(name, "limit=2", 2, 5),
    ]
    assert all(numpy.array_equal(batches[0].rows, batch.rows) for batch in batches)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (("chess", "", 2, 4), "there is no game 'chess'"),
        ((5, "", 2, 4), "needs the name of a game, its Game or its rules, not 5"),
        ((GAMES["labyrinth"].rules, "limit=2", 2, 4), "options as text"),
        (("labyrinth", "limit=x", 2, 4), "limit"),
        (("labyrinth", None, 2, 4), "options are text or"),
        (("labyrinth", "", "2", 4), "seats"),
        (("labyrinth", "", 2, "4"), "one game or more"),
    ],
)
def test_wrong_games_are_explained(given: tuple[Any, ...], told: str) -> None:
    """No raw error of Python reaches the caller."""
    with pytest.raises((backends.BackendError, ValueError), match=told):
        Batch(*given)


@every_game
def test_the_words_of_a_game_lie_side_by_side(name: str) -> None:
    """With one row for each word, a power of two of games would put all words of a game into few lines of the cache."""
    rules = GAMES[name].rules
    batch = Batch(rules, rules.Options(limit=2), 2, 64)
    assert batch.rows[:, 3].flags.c_contiguous
    assert batch.rows.shape == (backends.width(rules.State), 64)
