"""A bot's turn: it is asked for an action, one question at a time for one table, and can be called off."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Protocol, TypeVar

from meowze.games.reason import Reason
from meowze.play.position import Position
from meowze.room.bots import Bots

T = TypeVar("T")
Advice = tuple[str, Sequence[Reason]]  # the text of an action and the reasons for it


class Thought(Protocol[T]):
    """A question that a bot thinks about."""

    @property
    def answer(self) -> "Future[T]":
        """What it will say."""

    def cancel(self) -> None:
        """Stop thinking."""


class BotWorkers(Protocol):
    """Where bots think: in other processes, or beside the room. They are told only what the seat may know."""

    def ask(self, position: Position, seat: int, bot: str, seconds: float | None = None) -> Thought[str]:
        """What a bot plays there: the text of an action."""

    def hint(self, position: Position, seat: int, seconds: float | None = None) -> Thought[Advice]:
        """What a strong bot would play there."""

    def review(self, game: str, text: str, seconds: float) -> Thought[str]:
        """What each turn of a game was worth, by the text of its record: a `Review` as JSON."""

    @property
    def waiting(self) -> dict[str, int]:
        """How many questions have no answer yet, by kind."""

    @property
    def running(self) -> int:
        """How many processes think."""

    @property
    def hints_at_once(self) -> int:
        """How many hints can be thought about at the same time."""

    @property
    def tasks_at_once(self) -> int:
        """How many reviews can be made at the same time."""


class BotTurn:
    """The question that a bot of one table thinks about, if any."""

    def __init__(self, bots: Bots, workers: BotWorkers | None) -> None:
        self.bots, self.workers = bots, workers
        self.at = -1  # the number of the position
        self._thought: Thought[str] | None = None

    def begin(
        self,
        at: int,
        position: Position,
        level: int,
        on_answer: Callable[[int, str], None],
        on_failure: Callable[[int], None],
    ) -> None:
        """Ask a bot about a position, unless it thinks about it already."""
        bot = self.bots.find(level)
        if self.workers is None or bot is None or position.mover is None or at == self.at:
            return
        self.cancel()
        self.at = at
        self._thought = self.workers.ask(position, position.mover, bot.name)
        loop = asyncio.get_running_loop()
        self._thought.answer.add_done_callback(
            lambda future: loop.call_soon_threadsafe(self._answered, at, future, on_answer, on_failure)
        )

    def cancel(self) -> None:
        """Call the bot off."""
        if self._thought is not None:
            self._thought.cancel()
        self._thought, self.at = None, -1

    def _answered(
        self,
        at: int,
        future: "Future[str]",
        on_answer: Callable[[int, str], None],
        on_failure: Callable[[int], None],
    ) -> None:
        if at != self.at or future.cancelled():
            return
        self._thought = None
        if error := future.exception():
            logging.getLogger("meowze").error("a bot failed", exc_info=error)
            on_failure(at)
        else:
            on_answer(at, future.result())
