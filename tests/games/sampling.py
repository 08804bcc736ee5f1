"""What the tests over all games share: switches chosen by chance, players that get somewhere, states walked through."""

import importlib
import random
from collections.abc import Iterator
from types import ModuleType

from meowze.games import GAMES
from meowze.games.contract import AnyGame, AnyState
from meowze.play.position import Position

GAME_NAMES = sorted(GAMES)


def sample(name: str) -> ModuleType:
    """The module `sample` of a game's tests: its `options`, perhaps a `good_action`."""
    return importlib.import_module(f"tests.games.{name.replace('-', '_')}.sample")


def random_options(name: str, luck: random.Random) -> tuple[str, int]:
    """Options of a game over all its switches, and a number of seats that fits them."""
    options, seats = sample(name).options(luck)
    return str(options), int(seats)


def winning(game: AnyGame, state: AnyState, luck: random.Random, codes: tuple[int, ...]) -> int:
    """An action of a player who looks at a few actions and takes one that scores."""
    if hasattr(sample(game.name), "good_action"):
        return int(sample(game.name).good_action(state, luck, codes))
    for code in luck.sample(codes, min(40, len(codes))):
        after = game.rules.step(state, code)
        while (forced := game.rules.forced(after)) >= 0:
            after = game.rules.step(after, forced)
        if game.rules.goal(after, game.rules.mover(state)) > game.rules.goal(state, game.rules.mover(state)):
            return code
    return luck.choice(codes)


def chosen(position: Position, luck: random.Random, eager: float = 0.75) -> int:
    """Nature's outcome by weight; a seat's action that scores as often as it is eager, else any."""
    game, state, codes = position.game, position.state, position.codes
    if position.mover is None:
        return luck.choices(codes, [game.rules.chance(state, code) for code in codes])[0]
    return winning(game, state, luck, codes) if luck.random() < eager else luck.choice(codes)


def walk(name: str, seed: int, usual: bool = False) -> Iterator[tuple[Position, int]]:
    """A whole game under random switches (or the usual ones, by players who aim at nothing), move by move."""
    luck = random.Random(f"{name}/{seed}")
    options, seats = ("", 2) if usual else random_options(name, luck)
    position = Position.deal(name, seats, options)
    while not position.over:
        code = chosen(position, luck, 0 if usual else 0.75)
        yield position, code
        position = Position(position.game, position.game.rules.step(position.state, code))
    yield position, -1
