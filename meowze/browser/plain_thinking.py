"""Bots that think in plain Python beside the room: slow and shallow, but at once, where nothing is compiled yet."""

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import Future
from typing import Generic, TypeVar

from meowze.bots.characters import SEARCHES, TIMES, character, skill_of
from meowze.bots.hints import reasons
from meowze.bots.mind import Budget, Mind
from meowze.games.errors import Unreadable
from meowze.live.bot_turns import Advice
from meowze.play.position import Position

T = TypeVar("T")
HINT_LEVEL, HINT_SECONDS = 5, 0.5


class PlainThought(Generic[T]):
    """A question that is answered when the event loop comes to it."""

    def __init__(self, think: Callable[[], T]) -> None:
        self.answer: Future[T] = Future()
        self._think = think
        asyncio.get_running_loop().call_soon(self._begin)

    def cancel(self) -> None:
        """Nobody wants the answer any more."""
        self.answer.cancel()

    def _begin(self) -> None:
        if self.answer.set_running_or_notify_cancel():
            try:
                self.answer.set_result(self._think())
            except Exception as error:
                self.answer.set_exception(error)


class PlainThinking:
    """Answers for all bots of this browser."""

    def __init__(self) -> None:
        self._minds: dict[str, Mind] = {}

    def ask(self, position: Position, seat: int, bot: str, seconds: float | None = None) -> PlainThought[str]:
        """What a bot plays there."""
        known = character(bot)
        if known is None:
            raise Unreadable(f"there is no bot {bot!r}; there are levels 1 to {len(TIMES)}")
        level, limit = known.level, (TIMES[known.level - 1] if seconds is None else seconds) / SEARCHES
        return PlainThought(lambda: self._choose(position, seat, level, limit))

    def hint(self, position: Position, seat: int, seconds: float | None = None) -> PlainThought[Advice]:
        """What a strong bot would play there, and why."""

        def think() -> Advice:
            action = self._choose(position, seat, HINT_LEVEL, HINT_SECONDS if seconds is None else seconds)
            return action, reasons(position, seat, action)

        return PlainThought(think)

    @property
    def waiting(self) -> dict[str, int]:
        """Nobody counts them here."""
        return {"bot": 0, "hint": 0}

    @property
    def running(self) -> int:
        """There are no processes."""
        return 0

    def _choose(self, position: Position, seat: int, level: int, seconds: float) -> str:
        game, seen = position.game, position.seen(seat)
        mind = self._minds.setdefault(game.name, Mind(game, "python"))
        skill = skill_of(game.name, level)
        code = mind.choose(seen, seat, skill, Budget(seconds), random.Random(repr((seen.state, skill))))
        return game.notation.action_text(seen.state, code)
