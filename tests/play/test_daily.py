"""The game of a day: the same deal and the same luck for everybody, and records that are none are found out."""

import hashlib
import random
from dataclasses import replace

import pytest

from meowze.backends import load
from meowze.games import GAMES
from meowze.games.errors import Unreadable
from meowze.games.options import DailyDeal
from meowze.play.daily import NotDaily, checked_day, daily_deal, daily_luck, daily_result, deal_daily
from meowze.play.dice import Seeded
from meowze.play.position import Position
from meowze.play.record import read_record
from tests.play.daily_games import DAILY, DAY, NEXT_DAY, played, solved

each_game = pytest.mark.parametrize("game", DAILY)
DEALS = {  # never changed: a record of yesterday must replay after an update too
    "chabyrinthe": "56a162e30bb118f1",
    "labyrinth": "00a9833ef1a983d2",
}


@each_game
def test_the_deal_of_a_day_is_settled(game: str) -> None:
    """The deal of a day is what it always was; the next day has another."""
    deal = deal_daily(game, DAY)
    assert hashlib.sha256(deal.text.encode()).hexdigest()[:16] == DEALS[game]
    assert deal != deal_daily(game, NEXT_DAY)
    assert deal.seats == 1
    assert deal.together


@each_game
def test_draws_do_not_depend_on_what_was_played(game: str) -> None:
    """The k-th draw of a pile is the same in two games that are played differently, as long as it is possible."""
    drawn: list[dict[object, str]] = []
    for seed in (1, 2):
        position, found = deal_daily(game, DAY), dict[object, str]()
        for step in played(position, daily_luck(game, DAY), seed).steps():
            if position.outcomes and not step.forced:
                found.setdefault(position.pile[:2], step.action)
            position = step.position
        drawn.append(found)
    first = sorted(set(drawn[0]) & set(drawn[1]), key=str)[:6]
    assert first
    assert [drawn[0][pile] for pile in first] == [drawn[1][pile] for pile in first]


@each_game
def test_a_solved_record_has_a_result(game: str) -> None:
    """A record that replays with the luck of its day says how many turns were needed."""
    record = read_record(solved(game))
    assert daily_result(record, game, DAY) == ("Brave Owl", record.position.turns, record.position.worth)


@each_game
def test_other_luck_is_refused(game: str) -> None:
    """Neither another deal, nor other draws after the same deal, nor the game of another day, nor half a game."""
    record = read_record(solved(game))
    other_draws = played(record.start, Seeded(random.Random(3).random().hex()), 0)
    half = replace(record, actions=record.actions[:4], reached=None)
    for wrong, day, why in (
        (played(Position.deal(game, 1, daily_deal(GAMES[game]).options, Seeded(3)), Seeded(3), 0), DAY, "the deal"),
        (other_draws, DAY, "the luck"),
        (record, NEXT_DAY, "the deal"),
        (half, DAY, "not solved"),
    ):
        with pytest.raises(NotDaily, match=why):
            daily_result(wrong, game, day)


def test_days_are_written_in_one_way() -> None:
    """A day that is none, or is written otherwise, is refused in words."""
    for wrong in ("", "today", "2026-11-31", "20261116", "2026-W47-1", 5):
        with pytest.raises(Unreadable, match="written like 2026-11-16"):
            checked_day(wrong)  # type: ignore[arg-type]


def test_a_game_without_a_daily_deal_says_so() -> None:
    """A game need not have one."""
    without = next(name for name, game in GAMES.items() if not game.daily)
    with pytest.raises(Unreadable, match="has no daily game"):
        deal_daily(without, DAY)


def test_moons() -> None:
    """The fewest turns get all moons, the most still get one."""
    deal = DailyDeal("", (5, 7, 9))
    assert [deal.moons(turns) for turns in (1, 5, 6, 7, 9, 10, 999)] == [4, 4, 3, 3, 2, 1, 1]


@pytest.mark.parametrize("backend", ["python", pytest.param("cpu", marks=pytest.mark.proof)])
@each_game
def test_the_luck_is_the_same_on_every_backend(game: str, backend: str) -> None:
    """The rules of a backend ask the same dice in the same order, and come to the same end."""
    law, luck, record = load(GAMES[game].rules, backend), daily_luck(game, DAY), read_record(solved(game))
    position, state, draws = record.start, record.start.state, 0
    for step in record.steps():
        code = position.action_code(step.action)
        if position.outcomes and not step.forced:
            weights = [(outcome, law.chance(state, outcome)) for outcome in position.outcomes]
            assert luck.roll(law.pile(state), weights) == code
            draws += 1
        state, position = law.step(state, code), step.position
    assert draws
    assert law.over(state)
