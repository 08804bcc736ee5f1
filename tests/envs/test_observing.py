"""What a seat sees as arrays: layouts, secrecy, masks and returns of every game."""

import random
from itertools import pairwise
from typing import Any

import numpy
import pytest

from meowze import Position, Seeded
from meowze.envs import EnvError, action_mask, layout, observe, returns
from meowze.games import GAMES
from meowze.games.plain import plain_game
from tests.games.nim import GAME, rules
from tests.games.sampling import GAME_NAMES, random_options, walk

every_game = pytest.mark.parametrize("name", GAME_NAMES)


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_an_observation_has_the_shape_of_its_layout(name: str, seed: int) -> None:
    """Planes are 0 or 1, counters 0 to 127, at every moment of a game and for every seat."""
    for position, _ in list(walk(name, seed))[::7]:
        found = layout(name, position.options, position.seats)
        assert len(set(found.planes)) == len(found.planes)
        assert len(set(found.counters)) == len(found.counters)
        for seat in range(position.seats):
            planes, counters = observe(position, seat)
            assert planes.shape == found.shape
            assert counters.shape == (len(found.counters),)
            assert planes.dtype == counters.dtype == numpy.int8
            assert set(numpy.unique(planes)) <= {0, 1}
            assert counters.min() >= 0


@every_game
@pytest.mark.parametrize("seed", range(12))
def test_what_a_seat_may_not_know_changes_nothing(name: str, seed: int) -> None:
    """Positions that differ only in what a seat may not know look the same to it."""
    luck = random.Random(seed)
    for position, _ in list(walk(name, seed))[:: 1 + seed]:
        for seat in range(position.seats):
            state = position.game.rules.guess(position.state, seat, luck.randrange(2**62))
            other = observe(Position(position.game, state), seat)
            assert all(map(numpy.array_equal, other, observe(position, seat)))


def test_own_cards_are_seen_and_those_of_rivals_are_not() -> None:
    """A seat sees where its own treasure lies, and only there; what its rival looks for is nowhere."""
    position = Position.deal("labyrinth", 2, "next_card=at-once,first=0", Seeded(1))
    wanted = layout("labyrinth").planes.index("wanted")
    treasures = {square.tile.treasure: k for k, square in enumerate(position.view().squares) if square.tile}
    for seat in (0, 1):
        (card,) = position.view(seat).cards
        assert numpy.flatnonzero(observe(position, seat).planes[wanted]).tolist() == [treasures[card]]


@every_game
@pytest.mark.parametrize("seed", range(6))
def test_turning_the_table_turns_the_seats(name: str, seed: int) -> None:
    """What a seat has is found again in what its rivals see, at its place in the order of turns."""
    for position, _ in list(walk(name, seed))[::9]:
        found, seats = layout(name, position.options, position.seats), position.seats
        views = [observe(position, seat) for seat in range(seats)]
        for names, part in ((found.planes, 0), (found.counters, 1)):
            for k, text in enumerate(names):
                word, _, number = text.rpartition("-")
                if word + "-0" in names and number.isdigit() and not word.startswith(("cat", "pile", "partner")):
                    for seat in range(seats):
                        mine = views[(seat + int(number)) % seats][part][names.index(f"{word}-0")]
                        assert numpy.array_equal(views[seat][part][k], mine), text


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_a_mask_holds_the_legal_actions_of_a_seat(name: str, seed: int) -> None:
    """The mask is what `codes` lists; when nature is to move or the game is over, it is empty."""
    for position, _ in walk(name, seed):
        codes = list(position.codes) if position.mover is not None else []
        mask = action_mask(position)
        assert mask.dtype == numpy.bool_
        assert mask.shape == (layout(name, position.options, position.seats).actions,)
        assert numpy.flatnonzero(mask).tolist() == codes


@every_game
def test_returns_follow_the_winners(name: str) -> None:
    """Zeros until the game is over; then rivals share a sum of 0, winners above losers, and partners have the same."""
    for seed in range(20):
        *before, (last, _) = walk(name, seed)
        assert not any(returns(position).any() for position, _ in before[::20])
        found = returns(last)
        assert found.dtype == numpy.float32
        if last.together:
            assert set(found) == {1.0 if last.winners else -1.0}
        else:
            assert abs(float(found.sum())) < 1e-6
            assert bool(found.any()) == (0 < len(last.winners) < last.seats)
            for seat in range(last.seats):
                assert (found[seat] > 0) == (seat in last.winners and len(last.winners) < last.seats)
            assert max(abs(found)) in (0, 1)


def test_a_winner_among_four() -> None:
    """One winner of four has 1, each of the others -1/3."""
    options, seats = "finish=scent,first=0", 4
    position = Position.undealt("mouse-race", seats, options)
    before: Any = position.state
    state = before._replace(winner=2, phase=5)
    assert returns(Position(position.game, state)) == pytest.approx([-1 / 3, -1 / 3, 1, -1 / 3])


def test_wrong_calls_are_explained() -> None:
    """A seat that does not exist, options that do not fit, a game without an observation."""
    position = Position.deal(GAME_NAMES[0], 2, "", Seeded(1))
    for seat in (-1, 2, None, "0"):
        with pytest.raises(EnvError, match="the seats of this game are 0 to 1"):
            observe(position, seat)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="seats"):
        layout(GAME_NAMES[0], "", 9)
    with pytest.raises(EnvError, match="nim has no observation"):
        layout(plain_game("nim", rules))


def test_the_fourth_game_is_observed() -> None:
    """A game of the tests has its own observation; large counters are cut."""
    position = Position.undealt(GAME, 2, "heap=600,most=250")
    planes, counters = observe(position, 1)
    assert layout(GAME).planes == ("heap", "turn-0", "turn-1")
    assert planes.reshape(3, -1)[0].tolist() == [600 >> k & 1 for k in range(12)]
    assert [int(plane.sum()) for plane in planes[1:]] == [0, 12]
    assert counters.tolist() == [127, 127, 0, 1]
    assert action_mask(position).all()
    assert action_mask(position).shape == (250,)
    assert returns(Position.undealt(GAME, 2, "heap=1").play(0)).tolist() == [1, -1]


@every_game
def test_every_number_of_seats_has_a_layout(name: str) -> None:
    """Fewer seats need fewer numbers; what belongs to no seat stays where it is."""
    game, luck = GAMES[name], random.Random(1)
    chosen = dict(random_options(name, luck)[::-1] for _ in range(200))
    assert set(chosen) == set(game.seats)
    layouts = [layout(game, chosen[seats], seats) for seats in game.seats]
    for fewer, more in pairwise(layouts):
        assert more.planes[: len(fewer.planes)] == fewer.planes
        assert more.counters[: len(fewer.counters)] == fewer.counters
