"""Bots as a table needs them: who they are, where they think, and one question at a time that can be called off."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any, NamedTuple, Protocol

from meowze.games.errors import Misfit
from meowze.play.position import Position


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


class Thought(Protocol):
    """A question that a bot thinks about."""

    @property
    def answer(self) -> "Future[Any]":
        """What it will say."""

    def cancel(self) -> None:
        """Stop thinking."""


class Workers(Protocol):
    """Where bots think: other processes, never this one."""

    def ask(self, position: Position, seat: int, bot: str, seconds: float | None = None) -> Thought:
        """What a bot plays there; the answer is the text of an action."""

    def hint(self, position: Position, seat: int, seconds: float | None = None) -> Thought:
        """What a strong bot would play there; the answer is the text of an action and the reasons for it."""


class Bots(NamedTuple):
    """The bots of a server; without workers there are none."""

    workers: Workers | None = None
    characters: Sequence[Character] = ()

    def known(self, level: int) -> Character | None:
        """The bot of a level, if there is one."""
        return next((bot for bot in self.characters if bot.level == level), None)

    def character(self, level: int) -> Character:
        """The bot of a level, or an error that says which levels there are."""
        found = self.known(level)
        if found:
            return found
        levels = " or ".join(str(bot.level) for bot in self.characters)
        raise Misfit("seats", f"a bot has level {levels}, not {level}" if levels else "there are no bots here")


class Thinking:
    """At most one question at a time for one table."""

    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self.at = -1  # the position that is thought about
        self._thought: Thought | None = None

    def begin(
        self,
        at: int,
        position: Position,
        level: int,
        answered: Callable[[int, str], None],
        failed: Callable[[int], None],
    ) -> None:
        """Ask a bot about a position, unless one thinks about it already."""
        workers, bot = self.bots.workers, self.bots.known(level)
        if workers is None or bot is None or position.mover is None or at == self.at:
            return
        self.stop()
        self.at = at
        self._thought = workers.ask(position.seen(position.mover), position.mover, bot.name)
        loop = asyncio.get_running_loop()
        self._thought.answer.add_done_callback(
            lambda future: loop.call_soon_threadsafe(self._hear, at, future, answered, failed)
        )

    def stop(self) -> None:
        """Call off what is thought about."""
        if self._thought is not None:
            self._thought.cancel()
        self._thought, self.at = None, -1

    def _hear(
        self, at: int, future: "Future[str]", answered: Callable[[int, str], None], failed: Callable[[int], None]
    ) -> None:
        if at != self.at or future.cancelled():
            return
        self._thought = None
        if error := future.exception():
            logging.getLogger("meowze").error("a bot failed", exc_info=error)
            failed(at)
        else:
            answered(at, future.result())
