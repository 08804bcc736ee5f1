"""Bots in processes of their own: a search never holds up a table, can be cancelled, and answers before the rules are
compiled, by the same search in plain Python.
"""

import contextlib
import queue
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any

from meowze.backends import cpu, usual_backend
from meowze.bots.compile_search import compiled
from meowze.bots.mind import Mind, finished
from meowze.bots.questions import END, REVIEW, Answer, NoAnswer, Question, Task, answered, hint_for, turn_of
from meowze.games import game_named
from meowze.play.position import Position
from meowze.worker_process import WorkerLost, WorkerProcess


@dataclass
class Thought:
    """A question under way; `answer` holds the action's text, for a hint a pair of it and the reasons."""

    question: Question | Task
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
        return self._begin(turn_of(position, seat, bot, seconds))

    def hint(self, position: Position, seat: int, seconds: float | None = None) -> Thought:
        """A good move for this seat, and why: (action's text, reasons)."""
        return self._begin(hint_for(position, seat, seconds))

    def review(self, game: str, text: str, seconds: float) -> Thought:
        """A review of the text of a record as JSON, after all turns and hints."""
        return self._begin(Task(game, REVIEW, text, seconds))

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

    def _begin(self, question: Question | Task) -> Thought:
        with self._lock:
            self._number += 1
            thought = Thought(question, self._number)
            self._open[question.hint] += 1
            if not self._threads:
                self._threads = [threading.Thread(target=self._serve, daemon=True) for _ in range(self._count)]
                for thread in self._threads:
                    thread.start()
        thought.answer.add_done_callback(lambda _: self._answered(question.hint))
        self._asked.put((question.order, thought.number, thought))
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
                    answer = worker.ask(thought.question, thought.number)
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

    def answer(self, question: Question | Task, cancelled: Callable[[], bool]) -> Answer:
        """The action's text, for a hint with its reasons."""
        return finished(answered(self.mind(question.game), question, cancelled))

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
                cpu.release_compiler()
