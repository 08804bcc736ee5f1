"""Bots in a browser: they think beside the room, in the same thread, a slice at a time."""

import asyncio
import heapq
import logging
import time
from collections.abc import Awaitable
from typing import Protocol

from meowze.bots.mind import Mind
from meowze.bots.questions import Answer, Thinkers, Thought, answered
from meowze.bots.wasm_engine import SearchModule, WasmEngine
from meowze.games import game_named

PAUSE_AFTER = 0.01  # seconds of thinking after which everything else has its turn; a slice may add some milliseconds


class Engines(Protocol):
    """Where the compiled search of a game comes from; in a browser a file beside the pages."""

    def load(self, game: str, /) -> Awaitable[SearchModule]:
        """The search of a game; fails if it cannot be had."""


class Thinking(Thinkers):
    """All bots of this browser: one thinks at a time, those whose table waits for them first."""

    def __init__(self, engines: Engines) -> None:
        super().__init__()
        self._engines = engines
        self._minds: dict[str, Mind] = {}
        self._asked: list[tuple[int, int, Thought]] = []  # a heap
        self._task: asyncio.Task[None] | None = None

    @property
    def running(self) -> int:
        """1 while a bot thinks."""
        return int(self._task is not None)

    def close(self) -> None:
        """Stop thinking."""
        if self._task is not None:
            self._task.cancel()
        for _, _, thought in self._asked:
            thought.cancel()

    def _begin(self, thought: Thought) -> None:
        heapq.heappush(self._asked, (thought.question.order, thought.number, thought))
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._serve())

    async def _serve(self) -> None:
        """Answer all questions, one after the other."""
        try:
            while self._asked:
                await self._settle(heapq.heappop(self._asked)[2])
        finally:
            self._task = None

    async def _settle(self, thought: Thought) -> None:
        """Answer one question, unless it is called off meanwhile."""
        try:
            answer = await self._think(thought)
        except asyncio.CancelledError:
            thought.cancel()
            raise
        except Exception as error:
            self._minds.pop(thought.question.game, None)  # a module that failed once is not trusted again
            if thought.answer.set_running_or_notify_cancel():
                thought.answer.set_exception(error)
        else:
            if thought.answer.set_running_or_notify_cancel():
                thought.answer.set_result(answer)

    async def _think(self, thought: Thought) -> Answer | None:
        """The answer; None if nobody wants it any more."""
        if thought.answer.cancelled():
            return None
        slices = answered(await self._mind(thought.question.game), thought.question, thought.answer.cancelled)
        pause = time.perf_counter() + PAUSE_AFTER
        while not thought.answer.cancelled():
            try:
                next(slices)
            except StopIteration as end:
                answer: Answer = end.value
                return answer
            if time.perf_counter() >= pause:
                await asyncio.sleep(0)
                pause = time.perf_counter() + PAUSE_AFTER
        return None

    async def _mind(self, game: str) -> Mind:
        """The search of a game: compiled, or for this time in plain Python if that cannot be had."""
        if game not in self._minds:
            table = game_named(game)
            try:
                module = await self._engines.load(game)
            except Exception:
                logging.getLogger("meowze").warning("no compiled search of %s", game, exc_info=True)
                return Mind(table, "python")
            self._minds[game] = Mind(table, WasmEngine(table.rules, module))
        return self._minds[game]
