"""The bots that can sit at a table, as a room needs to know them: a level, a name, an animal."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from meowze.games.errors import Misfit

SUBSTITUTE_LEVEL = 2  # of the bot that plays for somebody who is away or whose time is up


class Character(Protocol):
    """A bot that can sit at a table."""

    @property
    def level(self) -> int:
        """How well it plays, from 1."""

    @property
    def name(self) -> str:
        """What it is called."""

    @property
    def animal(self) -> str:
        """What it looks like."""


class Bots(NamedTuple):
    """All bots that can be asked to a table."""

    characters: Sequence[Character] = ()

    def find(self, level: int) -> Character | None:
        """The bot of a level, if there is one."""
        return next((bot for bot in self.characters if bot.level == level), None)

    def character(self, level: int) -> Character:
        """The bot of a level, or an error that says which levels there are."""
        found = self.find(level)
        if found:
            return found
        levels = " or ".join(str(bot.level) for bot in self.characters)
        raise Misfit("seats", f"a bot has level {levels}, not {level}" if levels else "there are no bots here")


NO_BOTS = Bots()
