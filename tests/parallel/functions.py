"""Functions that the tests of long computations run in other processes; a task that contains a path leaves marks."""

import os
import random
import signal
import threading
import time
from pathlib import Path


def draw(seed: int) -> tuple[int, float]:
    """A number that the seed decides."""
    return seed, random.Random(seed).random()


def meet(folder: str) -> int:
    """The process that does this task, which is not done before another process does one."""
    (Path(folder) / str(os.getpid())).touch()
    while len(list(Path(folder).iterdir())) < 2:
        time.sleep(0.01)
    return os.getpid()


def threads(_: int) -> str | None:
    """How many threads the libraries of this process may use."""
    return os.environ.get("OMP_NUM_THREADS")


def half(number: int) -> float:
    """Fails for one number."""
    return 1 / (number - 3)


def ill(number: int) -> object:
    """A result that cannot be sent."""
    return threading.Lock() if number == 1 else number


def die_once(task: tuple[int, str]) -> int:
    """Ends its process by force the first time that one of the tasks is done."""
    number, folder = task
    mark = Path(folder) / "died"
    if number == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def die_always(number: int) -> int:
    """Ends its process by force with one of the tasks."""
    if number == 2:
        os._exit(3)
    return number * number


def count_call(folder: str) -> None:
    """Leaves one more mark."""
    (Path(folder) / f"{time.time_ns()}-{os.getpid()}").touch()


def marks(folder: str) -> int:
    """How many marks there are."""
    return len(list(Path(folder).iterdir()))


def stay_in_folder(text: str) -> str:
    """Where the text is a folder, says there which process does it, and does not come to an end."""
    if Path(text).is_dir():
        (Path(text) / str(os.getpid())).touch()
        time.sleep(600)
    return text


def die_at_once(*_: object) -> None:
    """Ends the process."""
    os._exit(3)
