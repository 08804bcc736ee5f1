"""Shared by the tests over all games: random options, players that make progress, and random games."""

import importlib
import random
from collections.abc import Iterator
from types import ModuleType
from typing import Any

from meowze.games import GAMES
from meowze.games.contract import AnyGame, AnyState
from meowze.play.position import Position

GAME_NAMES = sorted(GAMES)


def sample(name: str) -> ModuleType:
    """The module `sample` in a game's tests, with `options` and perhaps `good_action`."""
    return importlib.import_module(f"tests.games.{name.replace('-', '_')}.sample")


def random_options(name: str, luck: random.Random) -> tuple[str, int]:
    """Random options of a game, and a number of seats that fits them."""
    options, seats = sample(name).options(luck)
    return str(options), int(seats)


def winning(game: AnyGame, state: AnyState, luck: random.Random, codes: tuple[int, ...]) -> int:
    """A player who tries a few actions and takes one that scores, else a random one."""
    if hasattr(sample(game.name), "good_action"):
        return int(sample(game.name).good_action(state, luck, codes))
    for code in luck.sample(codes, min(40, len(codes))):
        after = game.rules.step(state, code)
        while (forced := game.rules.forced(after)) >= 0:
            after = game.rules.step(after, forced)
        if game.rules.goal(after, game.rules.mover(state)) > game.rules.goal(state, game.rules.mover(state)):
            return code
    return luck.choice(codes)


def any_state(position: Position) -> Any:
    """The state of a position, for functions that take that of one game."""
    return position.state


def chosen(position: Position, luck: random.Random, eager: float = 0.75) -> int:
    """A random outcome of nature by weight; for a seat a scoring action with probability `eager`, else any action."""
    if position.mover is None:
        outcomes = position.outcomes
        return luck.choices(tuple(outcomes), tuple(outcomes.values()))[0]
    game, state, codes = position.game, position.state, position.codes
    return winning(game, state, luck, codes) if luck.random() < eager else luck.choice(codes)


def walk(name: str, seed: int, usual: bool = False) -> Iterator[tuple[Position, int]]:
    """A whole game, move by move, with random options and players who try to score.

    With `usual` it has the default options and random players.
    """
    luck = random.Random(f"{name}/{seed}")
    options, seats = ("", 2) if usual else random_options(name, luck)
    position = Position.undealt(name, seats, options)
    while not position.over:
        code = chosen(position, luck, 0 if usual else 0.75)
        yield position, code
        position = Position(position.game, position.game.rules.step(position.state, code))
    yield position, -1
