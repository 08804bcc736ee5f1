"""Bots in processes of their own: a search never holds up a table, can be cancelled, and answers before the rules are
compiled, by the same search in plain Python.
"""

import contextlib
import queue
import random
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any

from meowze.backends import usual_backend
from meowze.bots.characters import SEARCHES, TIMES, character, skill_of
from meowze.bots.compile_search import compiled
from meowze.bots.hints import reasons
from meowze.bots.mind import Budget, Mind
from meowze.games import game_named
from meowze.games.contract import AnyState
from meowze.games.errors import MeowzeError, Unreadable
from meowze.games.reason import Reason
from meowze.games.skill import Skill
from meowze.play.position import Position
from meowze.worker_process import WorkerLost, WorkerProcess

HINT_LEVEL, HINT_SECONDS = 5, 0.5
END, TURN, HINT = range(3)  # in this order: a table that waits for a bot goes before somebody who wants advice


class NoAnswer(MeowzeError):
    """A bot that could not be asked."""


@dataclass(frozen=True)
class Task:
    """What a worker is asked: only what the seat may know goes there."""

    game: str
    state: AnyState
    seat: int
    skill: Skill
    seconds: float
    hint: bool = False


@dataclass
class Thought:
    """A question under way; `answer` holds the action's text, for a hint a pair of it and the reasons."""

    task: Task
    number: int
    answer: "Future[Any]" = field(default_factory=Future)
    worker: WorkerProcess | None = None  # the process that thinks about it

    def cancel(self) -> None:
        """Nobody wants the answer any more."""
        self.answer.cancel()
        if self.worker:
            self.worker.cancel(self.number)


class Workers:
    """The processes that think, started when they are first needed."""

    def __init__(self, count: int = 1) -> None:
        self._count = count
        self._asked: queue.PriorityQueue[tuple[int, int, Thought | None]] = queue.PriorityQueue()
        self._threads: list[threading.Thread] = []
        self._number = 0
        self._lock = threading.Lock()
        self._open = {False: 0, True: 0}  # questions without an answer: turns, hints

    def ask(self, position: Position, seat: int, bot: str, seconds: float | None = None) -> Thought:
        """What this bot would do on this seat: its action's text."""
        known = character(bot)
        if known is None:
            raise Unreadable(f"there is no bot {bot!r}; there are levels 1 to {len(TIMES)}")
        usual = TIMES[known.level - 1]
        return self._begin(position, seat, known.level, (usual if seconds is None else seconds) / SEARCHES, False)

    def hint(self, position: Position, seat: int, seconds: float | None = None) -> Thought:
        """A good move for this seat, and why: (action's text, reasons)."""
        return self._begin(position, seat, HINT_LEVEL, HINT_SECONDS if seconds is None else seconds, True)

    @property
    def waiting(self) -> dict[str, int]:
        """How many questions have no answer yet."""
        return {"bot": self._open[False], "hint": self._open[True]}

    @property
    def running(self) -> int:
        """How many processes think, or wait to be asked again."""
        return sum(thread.is_alive() for thread in self._threads)

    def close(self) -> None:
        """Let the processes end."""
        for k in range(len(self._threads)):
            self._asked.put((END, k, None))
        for thread in self._threads:
            thread.join(timeout=3)

    def _begin(self, position: Position, seat: int, level: int, seconds: float, hint: bool) -> Thought:
        skill = skill_of(position.game.name, level)
        task = Task(position.game.name, position.seen(seat).state, seat, skill, seconds, hint)
        with self._lock:
            self._number += 1
            thought = Thought(task, self._number)
            self._open[hint] += 1
            if not self._threads:
                self._threads = [threading.Thread(target=self._serve, daemon=True) for _ in range(self._count)]
                for thread in self._threads:
                    thread.start()
        thought.answer.add_done_callback(lambda _: self._answered(hint))
        self._asked.put((HINT if hint else TURN, thought.number, thought))
        return thought

    def _answered(self, hint: bool) -> None:
        with self._lock:
            self._open[hint] -= 1

    def _serve(self) -> None:
        """Carry questions to one process and answers back."""
        worker = WorkerProcess("meowze.bots.worker:Minds")
        while (thought := self._asked.get()[2]) is not None:
            if thought.answer.set_running_or_notify_cancel():
                thought.worker = worker
                try:
                    answer = worker.ask(thought.task, thought.number)
                except WorkerLost:
                    thought.answer.set_exception(NoAnswer("the bot's process ended; please try again"))
                else:
                    thought.answer.set_result(answer)
        worker.kill()


# ------------------------------------------------------------------------------------ in the process


class Minds:
    """The search of each game: in plain Python at once, compiled as soon as that is ready."""

    def __init__(self) -> None:
        sys.setswitchinterval(0.001)
        self._plain: dict[str, Mind] = {}
        self._ready: dict[str, Mind] = {}
        self._wanted: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._begun: set[str] = set()
        threading.Thread(target=self._compile, daemon=True).start()

    def answer(self, task: Task, cancelled: Callable[[], bool]) -> Any:
        """The action's text, for a hint with its reasons."""
        position = Position(game_named(task.game), task.state)
        budget = Budget(task.seconds, cancelled=cancelled)
        mind = self.mind(task.game)
        code = mind.choose(position, task.seat, task.skill, budget, random.Random(repr((task.state, task.skill))))
        action = position.game.notation.action_text(task.state, code)
        return (action, explained(mind, position, task.seat, action)) if task.hint else action

    def close(self) -> None:
        """Nothing more will be asked."""

    def mind(self, game: str) -> Mind:
        """The best search that is ready for a game."""
        if game not in self._begun:
            self._begun.add(game)
            self._wanted.put(game)
        if game in self._ready:
            return self._ready[game]
        return self._plain.setdefault(game, Mind(game_named(game), "python"))

    def _compile(self) -> None:
        while usual_backend() == "cpu":  # without a compiler plain Python goes on
            game = self._wanted.get()
            # Another process compiles into the cache: it needs memory and time that are missed here.
            subprocess.run(
                [sys.executable, "-m", "meowze.bots.compile_search", game], stdin=subprocess.DEVNULL, check=False
            )
            with contextlib.suppress(Exception):  # a compiler that fails
                self._ready[game] = compiled(game)


def explained(mind: Mind, position: Position, seat: int, action: str) -> tuple[Reason, ...]:
    """Why this action, with the one that is planned after it where nothing is left to chance between them."""
    if mind.planned is None or position.seen(seat).play(action).state != mind.planned[1]:
        return reasons(position, seat, action)
    _, after, second = mind.planned
    return reasons(position, seat, f"{action} {position.game.notation.action_text(after, second)}")
