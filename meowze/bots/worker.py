"""Bots in processes of their own: a search never holds up a table, can be cancelled, and answers before the rules are
compiled, by the same search in plain Python.
"""

import contextlib
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from meowze.backends import cpu, usual_backend
from meowze.bots.compile_search import compiled, is_ready
from meowze.bots.mind import Mind, Slices, finished
from meowze.bots.questions import END, HINT, TASK, Answer, NoAnswer, Question, Task, Thinkers, Thought, answered
from meowze.games import game_named
from meowze.worker_process import WorkerLost, WorkerProcess, be_nice

PORTION_SECONDS = 0.05  # of a task, after which whoever is more urgent has its turn


@dataclass(frozen=True)
class Portion:
    """The next part of a task, which a process knows by its number."""

    task: Task
    number: int


class Workers(Thinkers):
    """The processes that think, each with a thread that carries questions there and answers back, most urgent first.

    They are started when they are first needed. A task takes seconds, so a process does a portion of it at a time:
    no table whose bot is to act waits for its end, and no memory is needed for processes that only have tasks.
    """

    def __init__(self, count: int = 1) -> None:
        super().__init__()
        self.hints_at_once, self.tasks_at_once = count, (count + 1) // 2
        self._asked: queue.PriorityQueue[tuple[int, int, Thought | None]] = queue.PriorityQueue()
        self._workers = [WorkerProcess("meowze.bots.worker:minds_of_a_process") for _ in range(count)]
        self._threads: list[threading.Thread] = []

    @property
    def running(self) -> int:
        """How many processes think, or wait to be asked again."""
        return sum(worker.is_running for worker in self._workers)

    def close(self) -> None:
        """Let the processes end."""
        for k in range(len(self._threads)):
            self._asked.put((END, k, None))
        for thread in self._threads:
            thread.join(timeout=3)

    def _begin(self, thought: Thought) -> None:
        with self._lock:
            if not self._threads:
                self._threads = [
                    threading.Thread(target=self._serve, args=(each,), daemon=True) for each in self._workers
                ]
                for thread in self._threads:
                    thread.start()
        self._asked.put((thought.question.order, thought.number, thought))

    def _serve(self, worker: WorkerProcess) -> None:
        with contextlib.suppress(Closed):
            while True:
                self._answer_next(worker, TASK)
        worker.kill()

    def _answer_next(self, worker: WorkerProcess, least_urgent: int, wait: bool = True) -> bool:
        """Answer the next question if it is urgent enough; false if there is none."""
        try:
            asked = self._asked.get(wait)
        except queue.Empty:
            return False
        order, _, thought = asked
        if thought is None:
            raise Closed
        if order > least_urgent:
            self._asked.put(asked)
            return False
        if thought.answer.set_running_or_notify_cancel():
            self._answer(worker, thought)
        return True

    def _answer(self, worker: WorkerProcess, thought: Thought) -> None:
        thought.stop = partial(worker.cancel, thought.number)
        try:
            answer = self._ask_process(worker, thought)
        except WorkerLost:
            thought.answer.set_exception(NoAnswer("the bot's process ended; please try again"))
        except Closed:
            thought.answer.set_exception(NoAnswer("there are no bots any more"))
            raise
        else:
            thought.answer.set_result(answer)

    def _ask_process(self, worker: WorkerProcess, thought: Thought) -> Answer:
        """The answer of a process; between the portions of a task it answers everything that is more urgent."""
        question, number = thought.question, thought.number
        if not isinstance(question, Task):
            answer: Answer = worker.ask(question, number)
            return answer
        while (found := worker.ask(Portion(question, number), number)) is None:
            while self._answer_next(worker, HINT, wait=False):
                pass
        return str(found)


class Closed(Exception):
    """Nothing more will be asked."""


# ------------------------------------------------------------------------------------ in the process


class Minds:
    """The search of each game: in plain Python at once, compiled as soon as that is ready."""

    def __init__(self) -> None:
        sys.setswitchinterval(0.001)
        self._minds: dict[tuple[str, str, bool], Mind] = {}
        self._tasks: dict[int, Slices[Answer]] = {}
        self._compiled: set[str] = set()
        self._wanted: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._begun: set[str] = set()
        threading.Thread(target=self._compile, daemon=True).start()

    def answer(self, asked: Question | Portion, cancelled: Callable[[], bool]) -> Answer | None:
        """The action's text, for a hint with its reasons; for a portion of a task its result, or none yet."""
        if isinstance(asked, Portion):
            return self._go_on(asked, cancelled)
        return finished(answered(self.mind(asked.game), asked, cancelled))

    def close(self) -> None:
        """Nothing more will be asked."""

    def mind(self, game: str, for_tasks: bool = False) -> Mind:
        """The best search that is ready for a game; tasks have one of their own, since others come in between."""
        if game not in self._begun:
            self._begun.add(game)
            self._wanted.put(game)
        key = game, "cpu" if game in self._compiled else "python", for_tasks
        if key not in self._minds:
            self._minds[key] = Mind(game_named(game), key[1])
        return self._minds[key]

    def _go_on(self, portion: Portion, cancelled: Callable[[], bool]) -> Answer | None:
        until = time.perf_counter() + PORTION_SECONDS
        slices = self._tasks.pop(portion.number, None)
        if slices is None:
            slices = answered(self.mind(portion.task.game, for_tasks=True), portion.task, cancelled)
        while time.perf_counter() < until:
            try:
                next(slices)
            except StopIteration as end:
                answer: Answer = end.value
                return answer
        self._tasks[portion.number] = slices
        return None

    def _compile(self) -> None:
        while usual_backend() == "cpu":  # without a compiler plain Python goes on
            game = self._wanted.get()
            with contextlib.suppress(Exception):  # a compiler that fails
                if not is_ready(game):
                    # Another process compiles into the cache: it needs memory and time that are missed here.
                    line = [sys.executable, "-m", "meowze.bots.compile_search", game]
                    subprocess.run(line, stdin=subprocess.DEVNULL, check=False)
                compiled(game)
                self._compiled.add(game)
                cpu.release_compiler()


def minds_of_a_process() -> Minds:
    """The minds of a process that does nothing else: tables go first where processors are short."""
    be_nice()
    return Minds()
