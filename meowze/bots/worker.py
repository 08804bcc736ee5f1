"""Bots in processes of their own: a search never holds up a table, can be cancelled, and answers before the rules are
compiled, by the same search in plain Python.
"""

import contextlib
import queue
import subprocess
import sys
import threading
from collections.abc import Callable
from functools import partial

from meowze.backends import cpu, usual_backend
from meowze.bots.compile_search import compiled
from meowze.bots.mind import Mind, finished
from meowze.bots.questions import END, Answer, NoAnswer, Question, Task, Thinkers, Thought, answered
from meowze.games import game_named
from meowze.worker_process import WorkerLost, WorkerProcess


class Workers(Thinkers):
    """The processes that think, started when they are first needed."""

    def __init__(self, count: int = 1) -> None:
        super().__init__()
        self._count = count
        self._asked: queue.PriorityQueue[tuple[int, int, Thought | None]] = queue.PriorityQueue()
        self._threads: list[threading.Thread] = []

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

    def _begin(self, thought: Thought) -> None:
        with self._lock:
            if not self._threads:
                self._threads = [threading.Thread(target=self._serve, daemon=True) for _ in range(self._count)]
                for thread in self._threads:
                    thread.start()
        self._asked.put((thought.question.order, thought.number, thought))

    def _serve(self) -> None:
        """Carry questions to one process and answers back."""
        worker = WorkerProcess("meowze.bots.worker:Minds")
        while (thought := self._asked.get()[2]) is not None:
            if thought.answer.set_running_or_notify_cancel():
                thought.stop = partial(worker.cancel, thought.number)
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
