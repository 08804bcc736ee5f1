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
from meowze.worker_process import WorkerLost, WorkerProcess, be_nice

IDLE_SECONDS = 15.0  # after which a process for tasks ends with all its memory: the next task starts another one


class Workers(Thinkers):
    """The processes that think, started when they are first needed.

    Tasks have some of their own: they take seconds, and a table whose bot is to act would wait for their end.
    """

    def __init__(self, count: int = 1) -> None:
        super().__init__()
        self.hints_at_once, self.tasks_at_once = count, (count + 1) // 2
        self._for_tables = Crew("meowze.bots.worker:Minds", self.hints_at_once)
        self._for_tasks = Crew("meowze.bots.worker:PatientMinds", self.tasks_at_once, IDLE_SECONDS)

    @property
    def running(self) -> int:
        """How many processes think, or wait to be asked again."""
        return self._for_tables.running + self._for_tasks.running

    def close(self) -> None:
        """Let the processes end."""
        for crew in (self._for_tables, self._for_tasks):
            crew.close()

    def _begin(self, thought: Thought) -> None:
        crew = self._for_tasks if isinstance(thought.question, Task) else self._for_tables
        crew.put(thought)


class Crew:
    """Some processes, each with a thread that carries questions there and answers back, the most urgent ones first."""

    def __init__(self, target: str, count: int, idle_seconds: float | None = None) -> None:
        self.asked: queue.PriorityQueue[tuple[int, int, Thought | None]] = queue.PriorityQueue()
        self._workers = [WorkerProcess(target) for _ in range(count)]
        self._threads: list[threading.Thread] = []
        self._idle_seconds = idle_seconds
        self._lock = threading.Lock()

    @property
    def running(self) -> int:
        """How many processes there are."""
        return sum(worker.is_running for worker in self._workers)

    def put(self, thought: Thought) -> None:
        """Have a question answered."""
        with self._lock:
            if not self._threads:
                self._threads = [
                    threading.Thread(target=self._serve, args=(each,), daemon=True) for each in self._workers
                ]
                for thread in self._threads:
                    thread.start()
        self.asked.put((thought.question.order, thought.number, thought))

    def close(self) -> None:
        """Let the processes end."""
        for k in range(len(self._threads)):
            self.asked.put((END, k, None))
        for thread in self._threads:
            thread.join(timeout=3)

    def _serve(self, worker: WorkerProcess) -> None:
        while True:
            try:
                thought = self.asked.get(timeout=self._idle_seconds if worker.is_running else None)[2]
            except queue.Empty:
                worker.stop()
                continue
            if thought is None:
                break
            if thought.answer.set_running_or_notify_cancel():
                self._answer(worker, thought)
        worker.kill()

    def _answer(self, worker: WorkerProcess, thought: Thought) -> None:
        thought.stop = partial(worker.cancel, thought.number)
        try:
            answer = worker.ask(thought.question, thought.number)
        except WorkerLost:
            thought.answer.set_exception(NoAnswer("the bot's process ended; please try again"))
        else:
            thought.answer.set_result(answer)


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


class PatientMinds(Minds):
    """The same for tasks, which nobody at a table waits for."""

    def __init__(self) -> None:
        be_nice()
        super().__init__()
