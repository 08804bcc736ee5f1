"""Reviews by their address: made by the bots, remembered, given up when nobody waits, and notes in replays."""

import asyncio
import json
from concurrent.futures import Future
from typing import Any, ClassVar

import pytest

from meowze import GAMES, Record, read_record
from meowze.bots.mind import Mind, finished
from meowze.bots.questions import REVIEW, TASK, Task, answered
from meowze.games.errors import Unreadable
from meowze.live.errors import Busy
from meowze.live.replay import ReplayedGame
from meowze.live.replay_library import FoundGame
from meowze.live.review_api import MAX_EACH, ReviewApi
from meowze.live.room_api import RoomApi
from meowze.play.position import Position
from meowze.room.refusal import Refusal
from tests.paths import DATA

GAME = read_record((DATA / "record-1" / "mouse-race.txt").read_text(encoding="utf-8"))


class Found(RoomApi):
    """Knows one game."""

    def __init__(self) -> None:
        """It needs no rooms."""

    async def find_game(self, id: str, token: str, who: str) -> FoundGame:
        """The game, whatever is asked for."""
        return FoundGame(id, GAME.text)


class Reviewers:
    """Bots that review at once, or never."""

    waiting: ClassVar[dict[str, int]] = {}
    running = 0
    hints_at_once = tasks_at_once = 1

    def __init__(self, silent: bool = False) -> None:
        self.silent, self.asked, self.cancelled = silent, list[tuple[str, str]](), 0
        self.answer: Future[Any] = Future()

    def ask(self, position: Position, seat: int, bot: str, seconds: float | None = None) -> "Reviewers":
        """Nobody asks for turns here."""
        raise AssertionError

    def hint(self, position: Position, seat: int, seconds: float | None = None) -> "Reviewers":
        """Nobody asks for hints here."""
        raise AssertionError

    def review(self, game: str, text: str, seconds: float) -> "Reviewers":
        """A review that says nothing."""
        self.asked.append((game, text))
        if not self.silent:
            self.answer.set_result("{}")
        return self

    def cancel(self) -> None:
        """Nobody waits any more."""
        self.cancelled += 1


def test_a_review_is_made_once() -> None:
    """The bots get the text of the record; the second one who asks gets what was remembered."""
    bots = Reviewers()
    api = ReviewApi(Found(), bots)

    async def ask() -> list[bytes]:
        return [await api.review("some", "", ""), await api.review("some", "", "")]

    assert asyncio.run(ask()) == [b"{}", b"{}"]
    assert bots.asked == [("mouse-race", GAME.text)]


class SlowReviewers(Reviewers):
    """Bots that review when they are allowed to."""

    def __init__(self) -> None:
        super().__init__()
        self.allowed: list[Future[Any]] = []

    def review(self, game: str, text: str, seconds: float) -> "Reviewers":
        """A review for later."""
        self.asked.append((game, text))
        thought = Reviewers()
        self.allowed.append(thought.answer)
        return thought


def test_those_who_want_reviews_take_turns() -> None:
    """The same game is reviewed once for all; whoever asks for many lets others go between them, or is refused."""
    bots, texts = SlowReviewers(), {name: f"{GAME.text}\n{name}" for name in ("a1", "a2", "a3", "b1")}

    class Several(Found):
        async def find_game(self, id: str, token: str, who: str) -> FoundGame:
            return FoundGame(id, texts[id])

    async def ask() -> None:
        api = ReviewApi(Several(), bots)
        asking = []
        for name in ("a1", "a1", "a2", "a3", "b1"):
            asking.append(asyncio.create_task(api.review(name, "", name[0])))
            await asyncio.sleep(0.001)
        for k in range(4):
            while len(bots.allowed) <= k:
                await asyncio.sleep(0.001)
            bots.allowed[k].set_result("{}")
        assert await asyncio.gather(*asking) == [b"{}"] * 5

    asyncio.run(asyncio.wait_for(ask(), 60))
    assert [text for _, text in bots.asked] == [texts[name] for name in ("a1", "a2", "b1", "a3")]


def test_too_many_reviews_are_refused() -> None:
    """One address may have a few games waiting."""
    bots, names = SlowReviewers(), [f"g{k}" for k in range(MAX_EACH)]

    class Many(Found):
        async def find_game(self, id: str, token: str, who: str) -> FoundGame:
            return FoundGame(id, f"{GAME.text}\n{id}")

    async def ask() -> None:
        api = ReviewApi(Many(), bots)
        asking = [asyncio.create_task(api.review(name, "", "a")) for name in names]
        await asyncio.sleep(0.001)
        with pytest.raises(Busy):
            await api.review("more", "", "a")
        other = asyncio.create_task(api.review("more", "", "b"))
        await asyncio.sleep(0.001)
        assert not other.done()
        for task in (*asking, other):
            task.cancel()
        await asyncio.gather(*asking, other, return_exceptions=True)

    asyncio.run(ask())


def test_nobody_waits_for_a_review() -> None:
    """A review is called off when whoever asked has gone."""
    bots = Reviewers(silent=True)

    async def leave() -> None:
        asking = asyncio.create_task(ReviewApi(Found(), bots).review("some", "", ""))
        while not bots.asked:
            await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        while not bots.cancelled:
            await asyncio.sleep(0)

    asyncio.run(asyncio.wait_for(leave(), 60))
    assert bots.cancelled == 1


def test_no_bots() -> None:
    """Where there are no bots, that is said."""
    with pytest.raises(Refusal) as caught:
        asyncio.run(ReviewApi(Found(), None).review("some", "", ""))
    assert caught.value.key == "no-bots"


def test_a_review_is_a_task_of_the_bots() -> None:
    """A mind answers the task with the review as JSON, after all turns and hints, or stops when it is called off."""
    short = Record(GAME.start, GAME.names).play("draw straight s")
    task = Task("mouse-race", REVIEW, short.text, 0.2)
    assert task.order == TASK
    mind = Mind(GAMES["mouse-race"], "python")
    told = finished(answered(mind, task, lambda: False))
    assert isinstance(told, str)
    assert [choice["played"] for choice in json.loads(told)["choices"]] == ["draw", "s"]
    assert finished(answered(mind, task, lambda: True)) == ""


def test_notes_stand_at_their_steps() -> None:
    """A replay has the notes of its record, after the steps that they are about, forced moves counted."""
    record = GAME.note("hello", at=0).note("well done", "!", at=len(GAME.actions))
    shown = ReplayedGame(record.note(at=1, branch="miss")).replay("some", (), ReplayedGame(record).seen(None))
    found = [(note.step, note.comment, note.mark, [way.actions for way in note.branches]) for note in shown.notes]
    assert found == [(0, "hello", "", []), (1, "", "", [("miss",)]), (len(shown.told), "well done", "!", [])]


def test_a_branch_is_a_game_of_its_own() -> None:
    """A branch is told by what happens in it, and is watched in place of the step; elsewhere there is none."""
    game = ReplayedGame(GAME.note(at=1, branch="miss"))
    assert [fact.kind for fact in game.notes[0].branches[0].facts] == ["missed"]
    assert game.branch(1, 0).actions == ("miss",)
    for step, number in ((0, 0), (1, 1), (2, 0), (10_000, 0)):
        with pytest.raises(Unreadable, match="there is no branch"):
            game.branch(step, number)
