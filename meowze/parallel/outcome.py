"""What becomes of a task, and what all executors have in common."""

import traceback
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar, cast

Task = TypeVar("Task")
Result = TypeVar("Result")
Prepare = Callable[[], object]

ATTEMPTS = 3  # a task that has lost this many workers is given up: it is probably what ends them


class ParallelError(RuntimeError):
    """A long computation cannot go on."""


class TaskFailed(ParallelError):
    """The function raised an exception; the message contains its traceback."""


class WorkerLost(ParallelError):
    """The workers that did this task have ended before it was done, one after the other."""


@dataclass(frozen=True)
class Outcome(Generic[Result]):
    """What became of the task with this number, counted from 0: a value, or an error."""

    number: int
    value: Result | None
    error: ParallelError | None = None

    def result(self) -> Result:
        """The value that the function returned; raises the error if there is none."""
        if self.error is not None:
            raise self.error
        return cast(Result, self.value)


class Executor(Protocol):
    """Where tasks are done."""

    def map(
        self, function: Callable[[Task], Result], tasks: Sequence[Task], prepare: Prepare | None = None
    ) -> Generator[Outcome[Result], None, None]:
        """The outcomes of all tasks as they are done; `prepare` is called on each machine before they begin."""


def attempted(function: Callable[[Task], Result], task: Task, number: int) -> Outcome[Result]:
    """Do one task here."""
    try:
        return Outcome(number, function(task))
    except Exception:
        return Outcome(number, None, TaskFailed(f"task {number} failed:\n{traceback.format_exc()}"))


def call(function: Prepare) -> None:
    """The task of preparing a machine."""
    function()


def lost(number: int) -> Outcome[Result]:
    """The outcome of a task that is given up."""
    return Outcome(number, None, WorkerLost(f"task {number} was given up: {ATTEMPTS} workers ended while doing it"))
