"""Everybody who can sit in the arena: characters, `random`, `greedy`, and a function of one's own."""

import importlib.util
import random
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from meowze.bots.characters import TIMES, character, skill_of
from meowze.bots.mind import Budget, Mind
from meowze.games import game_named
from meowze.games.errors import Unreadable
from meowze.games.skill import Skill
from meowze.play.position import Position

# What a bot is: the seat's own sight of the position, the seat, how long it may think, its dice; the action's text.
Play = Callable[[Position, int, Budget, random.Random], str]

GREED = Skill(depth=2, sight=0, draws=4)  # the plainest wish, one whole turn


@lru_cache(maxsize=12)
def mind(game: str, backend: str = "cpu") -> Mind:
    """The search of a game; made once."""
    return Mind(game_named(game), backend)


def random_player(position: Position, seat: int, budget: Budget, dice: random.Random) -> str:
    """Any legal action."""
    return dice.choice(position.legal)


def searcher(game: str, skill: Skill) -> Play:
    """A player who looks as far as this skill goes."""

    def play(position: Position, seat: int, budget: Budget, dice: random.Random) -> str:
        code = mind(game).choose(position, seat, skill, budget, dice)
        return position.game.notation.action_text(position.state, code)

    return play


def player(text: str, game: str) -> tuple[Play, float]:
    """A player by the name it has in the arena, and the seconds a turn that it usually takes."""
    bot = character(text)
    if bot is not None:
        return searcher(game, skill_of(game, bot.level)), TIMES[bot.level - 1]
    if text == "random":
        return random_player, 1.0
    if text == "greedy":
        return searcher(game, GREED), 1.0
    if ":" in text:
        return own_player(text), 1.0
    raise Unreadable(f"there is no bot {text!r}; give 1 to 5, a character's name, random, greedy, or file.py:function")


def thinks(text: str) -> bool:
    """Whether this player needs the compiled search."""
    return character(text) is not None or text == "greedy"


def own_player(text: str) -> Play:
    """The function of a file of one's own."""
    file, _, name = text.rpartition(":")
    if not Path(file).is_file():
        raise Unreadable(f"there is no file {file}")
    spec = importlib.util.spec_from_file_location(Path(file).stem, file)
    if spec is None or spec.loader is None:
        raise Unreadable(f"{file} is not a Python file")
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise Unreadable(f"{file} cannot be run: {error}") from error
    if not callable(getattr(module, name, None)):
        raise Unreadable(f"{file} has no function {name}")
    play: Play = getattr(module, name)
    return play
