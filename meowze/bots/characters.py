"""The five bots, the same in each game, and their skill in each game."""

from dataclasses import dataclass

from meowze.games import game_named
from meowze.games.errors import Unreadable
from meowze.games.skill import Skill


@dataclass(frozen=True)
class Character:
    """A bot as it is shown to people."""

    level: int
    name: str
    animal: str


BOTS = (
    Character(1, "Pip", "mouse"),
    Character(2, "Mochi", "kitten"),
    Character(3, "Basil", "cat"),
    Character(4, "Juno", "mouse"),
    Character(5, "Professor", "cat"),
)

TIMES = (0.05, 0.05, 0.05, 0.3, 1.0)  # seconds for a turn, by level
SEARCHES = 2  # the most searches in one turn; each gets an equal part of the time


def character(text: str) -> Character | None:
    """A character by level or name, or None."""
    return next((bot for bot in BOTS if text.lower() in (str(bot.level), bot.name.lower())), None)


def skill_of(game: str, level: int) -> Skill:
    """The search settings of a level in a game."""
    if not 1 <= level <= len(BOTS):
        raise Unreadable(f"there is no level {level}; there are 1 to {len(BOTS)}")
    return game_named(game).strategy.SKILLS[level - 1]
