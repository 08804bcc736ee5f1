"""Solved games of a day for tests: somebody plays at random until it is solved."""

import random

from meowze.games import GAMES
from meowze.play.daily import daily_luck, deal_daily
from meowze.play.dice import DiceLike
from meowze.play.position import Position
from meowze.play.record import Record, write_record

DAILY = [name for name, game in GAMES.items() if game.daily]
DAY, NEXT_DAY = "2026-11-16", "2026-11-17"


def played(start: Position, dice: DiceLike, seed: int, name: str = "Brave Owl") -> Record:
    """A whole game from a position."""
    luck, position, actions = random.Random(seed), start, list[str]()
    while not position.over:
        for step in position.steps(luck.choice(position.legal), dice):
            actions += [] if step.forced else [step.action]
            position = step.position
    return Record(start, (name,), DAY, tuple(actions))


def solved(game: str, day: str = DAY, seed: int = 0, name: str = "Brave Owl") -> str:
    """The record of a solved game of a day."""
    return write_record(played(deal_daily(game, day), daily_luck(game, day), seed, name))
