"""What bots are asked: an action for a seat, a hint with its reasons, or a longer task; and how a mind answers it."""

import random
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from meowze.bots.characters import SEARCHES, TIMES, character, skill_of
from meowze.bots.hints import reasons
from meowze.bots.mind import Budget, Mind, Slices
from meowze.games import game_named
from meowze.games.contract import AnyState
from meowze.games.errors import MeowzeError, Unreadable
from meowze.games.reason import Reason
from meowze.games.skill import Skill
from meowze.play.position import Position

REVIEW = "meowze.learn.review:answer"  # a task
HINT_LEVEL, HINT_SECONDS = 5, 0.5
END, TURN, HINT, TASK = range(4)  # in this order: a table that waits for a bot goes before somebody who wants advice
Answer = str | tuple[str, tuple[Reason, ...]]  # an action, or a task's text; for a hint a pair with the reasons


class NoAnswer(MeowzeError):
    """A bot that could not be asked."""


@dataclass(frozen=True)
class Question:
    """What a bot is asked: only what the seat may know is part of it."""

    game: str
    state: AnyState
    seat: int
    skill: Skill
    seconds: float
    hint: bool = False

    @property
    def order(self) -> int:
        """Lower numbers are answered first."""
        return HINT if self.hint else TURN


@dataclass(frozen=True)
class Task:
    """Something that takes longer: a function (`module:name`) that is given a mind, a text and a time.

    It thinks in slices and answers with a text.
    """

    game: str
    function: str
    text: str
    seconds: float
    hint = True  # where questions are counted, it is one of those that no table waits for
    order = TASK


@dataclass
class Thought:
    """A question under way; `answer` holds the action's text, for a hint a pair of it and the reasons."""

    question: Question | Task
    number: int
    answer: "Future[Any]" = field(default_factory=Future)
    stop: Callable[[], object] = lambda: None  # ends the thinking where that takes more than an answer nobody wants

    def cancel(self) -> None:
        """Nobody wants the answer any more."""
        self.answer.cancel()
        self.stop()


class Thinkers(ABC):
    """Where bots think: takes questions, and counts those without an answer. Subclasses know who thinks."""

    hints_at_once = tasks_at_once = 1

    def __init__(self) -> None:
        self._number = 0
        self._open = {False: 0, True: 0}  # questions without an answer: turns, hints
        self._lock = threading.Lock()

    def ask(self, position: Position, seat: int, bot: str, seconds: float | None = None) -> Thought:
        """What this bot would do on this seat: its action's text."""
        return self._ask(turn_of(position, seat, bot, seconds))

    def hint(self, position: Position, seat: int, seconds: float | None = None) -> Thought:
        """A good move for this seat, and why: (action's text, reasons)."""
        return self._ask(hint_for(position, seat, seconds))

    def review(self, game: str, text: str, seconds: float) -> Thought:
        """A review of the text of a record as JSON, after all turns and hints."""
        return self._ask(Task(game, REVIEW, text, seconds))

    @property
    def waiting(self) -> dict[str, int]:
        """How many questions have no answer yet."""
        return {"bot": self._open[False], "hint": self._open[True]}

    @abstractmethod
    def _begin(self, thought: Thought) -> None:
        """Put a question to those who think."""

    def _ask(self, question: Question | Task) -> Thought:
        with self._lock:
            self._number += 1
            self._open[question.hint] += 1
            thought = Thought(question, self._number)
        thought.answer.add_done_callback(lambda _: self._answered(question.hint))
        self._begin(thought)
        return thought

    def _answered(self, hint: bool) -> None:
        with self._lock:
            self._open[hint] -= 1


def turn_of(position: Position, seat: int, bot: str, seconds: float | None = None) -> Question:
    """What this bot would do on this seat."""
    known = character(bot)
    if known is None:
        raise Unreadable(f"there is no bot {bot!r}; there are levels 1 to {len(TIMES)}")
    usual = TIMES[known.level - 1]
    return _question(position, seat, known.level, (usual if seconds is None else seconds) / SEARCHES, False)


def hint_for(position: Position, seat: int, seconds: float | None = None) -> Question:
    """A good move for this seat, and why."""
    return _question(position, seat, HINT_LEVEL, HINT_SECONDS if seconds is None else seconds, True)


def _question(position: Position, seat: int, level: int, seconds: float, hint: bool) -> Question:
    skill = skill_of(position.game.name, level)
    return Question(position.game.name, position.seen(seat).state, seat, skill, seconds, hint)


def answered(mind: Mind, question: Question | Task, cancelled: Callable[[], bool]) -> Slices[Answer]:
    """The answer of a mind, in slices."""
    if isinstance(question, Task):
        return (yield from _done(mind, question, cancelled))
    position = Position(game_named(question.game), question.state)
    budget = Budget(question.seconds, cancelled=cancelled)
    dice = random.Random(repr((question.state, question.skill)))
    code = yield from mind.think(position, question.seat, question.skill, budget, dice)
    action = position.game.notation.action_text(question.state, code)
    return (action, explained(mind, position, question.seat, action)) if question.hint else action


def _done(mind: Mind, task: Task, cancelled: Callable[[], bool]) -> Slices[str]:
    """The answer to a task; an empty one if nobody wants it any more."""
    module, _, name = task.function.partition(":")
    slices: Slices[str] = getattr(import_module(module), name)(mind, task.text, task.seconds)
    while not cancelled():
        try:
            next(slices)
        except StopIteration as end:
            return str(end.value)
        yield
    return ""


def explained(mind: Mind, position: Position, seat: int, action: str) -> tuple[Reason, ...]:
    """Why this action, with the one that is planned after it where nothing is left to chance between them."""
    if mind.planned is None or position.seen(seat).play(action).state != mind.planned[1]:
        return reasons(position, seat, action)
    _, after, second = mind.planned
    return reasons(position, seat, f"{action} {position.game.notation.action_text(after, second)}")
