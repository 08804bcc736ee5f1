"""The players of the arena: the characters, `random`, `greedy`, `classic`, and functions written by users."""

import importlib.util
import random
from collections.abc import Callable
from pathlib import Path

from meowze.bots.characters import TIMES, character, skill_of
from meowze.bots.mind import Budget, Mind
from meowze.games import game_named
from meowze.games.errors import Unreadable
from meowze.games.skill import Skill
from meowze.play.position import Position

# A bot is a function: from the position as its seat may know it, the seat, the budget and its random numbers, it
# returns the text of an action.
Play = Callable[[Position, int, Budget, random.Random], str]

GREED = Skill(depth=2, sight=0, draws=4)  # the simplest evaluation of one whole turn


def random_player(position: Position, seat: int, budget: Budget, dice: random.Random) -> str:
    """Plays a random legal action."""
    return dice.choice(position.legal)


def searcher(game: str, skill: Skill) -> Play:
    """A player that searches with this skill; several threads may ask it at once."""

    made: dict[str, Mind] = {}

    def play(position: Position, seat: int, budget: Budget, dice: random.Random) -> str:
        mind = made.get(game) or made.setdefault(game, Mind(game_named(game)))  # not before it is asked: it compiles
        code = mind.choose(position, seat, skill, budget, dice)
        return position.game.notation.action_text(position.state, code)

    return play


def player(text: str, game: str) -> tuple[Play, float]:
    """A player by its name in the arena, and its usual time for a turn in seconds."""
    bot = character(text)
    if bot is not None:
        return searcher(game, skill_of(game, bot.level)), TIMES[bot.level - 1]
    if text == "random":
        return random_player, 1.0
    if text == "greedy":
        return searcher(game, GREED), 1.0
    if text == "classic":
        return searcher(game, game_named(game).strategy.CLASSIC), TIMES[-1]
    if ":" in text:
        return own_player(text), 1.0
    known = "1 to 5, a character's name, random, greedy, classic, or file.py:function"
    raise Unreadable(f"there is no bot {text!r}; give {known}").with_key("no-player", bot=text)


def thinks(text: str) -> bool:
    """Whether this player needs the compiled search."""
    return character(text) is not None or text in ("greedy", "classic")


def own_player(text: str) -> Play:
    """The function of a user's file, given as file.py:function."""
    file, _, name = text.rpartition(":")
    if not Path(file).is_file():
        raise Unreadable(f"there is no file {file}").with_key("no-file", file=file)
    spec = importlib.util.spec_from_file_location(Path(file).stem, file)
    if spec is None or spec.loader is None:
        raise Unreadable(f"{file} is not a Python file").with_key("not-python", file=file)
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise Unreadable(f"{file} cannot be run: {error}").with_key("not-run", file=file, why=str(error)) from error
    if not callable(getattr(module, name, None)):
        raise Unreadable(f"{file} has no function {name}").with_key("no-function", file=file, name=name)
    play: Play = getattr(module, name)
    return play
