"""Bots that think in a browser, beside the room: in slices, in order, and only as long as somebody wants the answer."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from functools import wraps
from typing import Any

import pytest
from meowze.live.bot_turns import BotWorkers

from meowze.bots.engine import ArrayEngine
from meowze.browser import thinking
from meowze.browser.thinking import Thinking
from meowze.games.contract import AnyRules
from meowze.games.skill import Skill
from meowze.play.dice import Seeded
from meowze.play.position import Position
from tests.games.nim import GAME


class Engine(ArrayEngine):
    """The search in plain Python, which counts its calls and may fail."""

    def __init__(self) -> None:
        super().__init__(GAME, "python")
        self.calls, self.broken = 0, False

    def try_turn(self, kept: int, seat: int, action: int, skill: Skill, luck: int) -> tuple[int, int]:
        """Search, or fail."""
        self.calls += 1
        if self.broken:
            raise RuntimeError("unreachable")
        return super().try_turn(kept, seat, action, skill, luck)


class Engines:
    """Where engines come from, if they can be had."""

    def __init__(self) -> None:
        self.loaded: list[Engine] = []
        self.there = True

    async def load(self, game: str, /) -> Any:
        """An engine, instead of the module that would be behind it."""
        await asyncio.sleep(0)
        if not self.there:
            raise OSError("no network")
        self.loaded.append(Engine())
        return self.loaded[-1]


@pytest.fixture
def engines(monkeypatch: pytest.MonkeyPatch) -> Engines:
    """Engines without modules, and a pause after every slice."""

    def engine(rules: AnyRules, module: Engine) -> Engine:
        return module

    monkeypatch.setattr("meowze.games.installed_games", lambda: {GAME.name: GAME})
    monkeypatch.setattr(thinking, "WasmEngine", engine)
    monkeypatch.setattr(thinking, "PAUSE_AFTER", 0)
    return Engines()


def position(options: str = "heap=3") -> Position:
    """A position of the small game, in which the best action takes all."""
    return Position.deal("nim", 2, options, Seeded(1))


def in_a_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run a test on asyncio."""

    @wraps(test)
    def run(**fixtures: Any) -> None:
        asyncio.run(test(**fixtures))

    return run


async def answer(future: "Future[Any]") -> Any:
    """The answer of a bot."""
    return await asyncio.wrap_future(future)


@in_a_loop
async def test_turns_and_hints_are_answered(engines: Engines) -> None:
    """A turn is an action, a hint an action with reasons; the search is loaded once."""
    bots: BotWorkers = Thinking(engines)
    turn, hint = bots.ask(position(), 0, "Professor"), bots.hint(position(), 0)
    assert bots.waiting == {"bot": 1, "hint": 1}
    assert bots.running == 1
    assert await answer(turn.answer) == "take3"
    assert await answer(hint.answer) == ("take3", ())
    assert bots.waiting == {"bot": 0, "hint": 0}
    assert len(engines.loaded) == 1


@in_a_loop
async def test_turns_go_before_hints(engines: Engines) -> None:
    """A table that waits for its bot is served before somebody who wants advice."""
    bots, order = Thinking(engines), list[Any]()
    thoughts = [bots.hint(position(), 0), *(bots.ask(position(), 0, "Pip") for _ in range(2))]
    for thought in thoughts:
        thought.answer.add_done_callback(order.append)
    while bots.running:
        await asyncio.sleep(0)
    assert [future is thoughts[k].answer for future, k in zip(order, (1, 2, 0), strict=True)] == [True] * 3


@in_a_loop
async def test_others_run_between_slices(engines: Engines) -> None:
    """While a bot thinks, everything else goes on after each slice."""
    thought, turns = Thinking(engines).ask(position("heap=60,most=40"), 0, "Professor"), 0
    while not thought.answer.done():
        await asyncio.sleep(0)
        turns += 1
    assert engines.loaded[0].calls > 40
    assert turns >= engines.loaded[0].calls


@in_a_loop
async def test_a_question_can_be_called_off(engines: Engines) -> None:
    """Nothing is searched any more for an answer that nobody wants, and the next question is answered."""
    bots = Thinking(engines)
    thought = bots.ask(position("heap=60,most=40"), 0, "Professor")
    while not engines.loaded or not engines.loaded[0].calls:
        await asyncio.sleep(0)
    thought.cancel()
    calls = engines.loaded[0].calls
    while bots.running:
        await asyncio.sleep(0)
    assert thought.answer.cancelled()
    assert engines.loaded[0].calls == calls
    waiting = bots.hint(position(), 0)
    bots.hint(position(), 0).cancel()
    assert await answer(waiting.answer) == ("take3", ())
    assert bots.waiting == {"bot": 0, "hint": 0}


@in_a_loop
async def test_nothing_is_left_after_closing(engines: Engines) -> None:
    """Who closes it cancels all questions, those that wait and the one under way."""
    bots = Thinking(engines)
    thoughts = [bots.ask(position("heap=60,most=40"), 0, "Professor") for _ in range(3)]
    while not engines.loaded or not engines.loaded[0].calls:
        await asyncio.sleep(0)
    bots.close()
    while bots.running:
        await asyncio.sleep(0)
    assert all(thought.answer.cancelled() for thought in thoughts)


@in_a_loop
async def test_without_a_module_plain_python_thinks(engines: Engines, caplog: pytest.LogCaptureFixture) -> None:
    """A module that cannot be loaded now is replaced by plain Python, and asked for again the next time."""
    bots, engines.there = Thinking(engines), False
    assert await answer(bots.ask(position(), 0, "Basil").answer) == "take3"
    assert "no compiled search of nim" in caplog.text
    engines.there = True
    assert await answer(bots.ask(position(), 0, "Basil").answer) == "take3"
    assert engines.loaded[0].calls


@in_a_loop
async def test_a_module_that_fails_is_replaced(engines: Engines) -> None:
    """The error goes to whoever asked; the next question gets a new module."""
    bots = Thinking(engines)
    await answer(bots.ask(position(), 0, "Basil").answer)
    engines.loaded[0].broken = True
    with pytest.raises(RuntimeError, match="unreachable"):
        await answer(bots.ask(position(), 0, "Basil").answer)
    assert await answer(bots.ask(position(), 0, "Basil").answer) == "take3"
    assert len(engines.loaded) == 2
