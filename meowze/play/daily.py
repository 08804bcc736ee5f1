"""The daily roof: a game alone whose deal and draws follow from the game and the day (UTC), the same for everybody.

Nothing about it is secret: whoever looks for the luck of a day, today's or next year's, can find it out.
"""

from datetime import date
from typing import NamedTuple

from meowze.games import game_named
from meowze.games.contract import SomeGame
from meowze.games.errors import MeowzeError, Unreadable
from meowze.games.options import DailyDeal
from meowze.play.dice import Seeded
from meowze.play.position import Position
from meowze.play.record import Record


class NotDaily(MeowzeError):
    """A record that is no solved game of the day."""

    key = "not-daily"


class DailyResult(NamedTuple):
    """How well somebody solved the game of a day."""

    name: str  # as the record has it
    turns: int
    worth: int  # higher is better


def daily_deal(game: SomeGame) -> DailyDeal:
    """What is played of a game every day; an error if it has nothing."""
    if game.daily is None:
        raise Unreadable(f"{game.name} has no daily game").with_key("no-daily", game=game.name)
    return game.daily


def checked_day(day: str) -> str:
    """A day as it is written everywhere, such as 2026-11-16.

    >>> checked_day("16 November")
    Traceback (most recent call last):
    meowze.games.errors.Unreadable: a day is written like 2026-11-16, not '16 November'
    """
    try:
        if date.fromisoformat(day).isoformat() == day:
            return day
    except (TypeError, ValueError):
        pass
    raise Unreadable(f"a day is written like 2026-11-16, not {day!r}").with_key("no-day", day=str(day))


def daily_luck(game: str, day: str) -> Seeded:
    """The luck of a day: the k-th draw from a pile is the same for everybody, whatever they played before."""
    return Seeded(f"daily/{game_named(game).name}/{checked_day(day)}")


def deal_daily(game: str, day: str) -> Position:
    """The game of a day after its deal.

    >>> import meowze
    >>> name = next(name for name in meowze.GAMES if meowze.game(name).daily)
    >>> deal_daily(name, "2026-11-16") == deal_daily(name, "2026-11-16") != deal_daily(name, "2026-11-17")
    True
    """
    return Position.deal(game, 1, daily_deal(game_named(game)).options, daily_luck(game, day))


def daily_result(record: Record, game: str, day: str) -> DailyResult:
    """The result of a record, if it is the game of this day, played with the luck of this day and solved."""
    luck, position = daily_luck(game, day), record.start
    if position != deal_daily(game, day):
        raise NotDaily(f"this record does not begin with the deal of {day}")
    for step in record.steps():
        outcomes = {} if step.forced else position.outcomes
        if outcomes and position.action_code(step.action) != luck.roll(position.pile, tuple(outcomes.items())):
            raise NotDaily(f"this record does not have the luck of {day}")
        position = step.position
    if not (position.over and position.winners) or record.stopped:
        raise NotDaily("this game was not solved")
    return DailyResult(record.names[0], position.turns, position.worth)
