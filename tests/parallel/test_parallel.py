"""Long computations: every task is done once, whichever worker is lost, with the same results everywhere."""

import importlib.util
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from meowze.games.errors import MissingExtra
from meowze.parallel import Cluster, Cores, Executor, ParallelError, TaskFailed, WorkerLost
from tests.parallel import functions
from tests.paths import ROOT

TASKS = range(20)
PATIENCE = 120.0  # seconds


@pytest.fixture(
    scope="module", params=["one process", "two processes", pytest.param("cluster", marks=pytest.mark.proof)]
)
def executor(request: pytest.FixtureRequest) -> Iterator[Executor]:
    """Where tasks are done: here, in processes, and on a Ray cluster of this machine, which stays for all tests."""
    if request.param != "cluster":
        yield Cores(1 if request.param == "one process" else 2)
        return
    ray = pytest.importorskip("ray", reason="Ray is not installed")
    ray.init("local", num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield Cluster()
    ray.shutdown()


pytestmark = pytest.mark.filterwarnings("ignore::FutureWarning", "ignore::ResourceWarning")  # of Ray


def by_processes(executor: Executor) -> bool:
    """Whether tasks are done in processes that can be lost."""
    return executor != Cores(1)


def test_results_are_the_same_everywhere(executor: Executor) -> None:
    """Each task has its result, by its number, in whatever order they come."""
    outcomes = list(executor.map(functions.draw, TASKS))
    assert sorted(outcome.number for outcome in outcomes) == list(TASKS)
    assert {o.number: o.result() for o in outcomes} == {number: functions.draw(number) for number in TASKS}
    assert list(executor.map(functions.draw, [])) == []


def test_several_processes_work_at_the_same_time(executor: Executor, tmp_path: Path) -> None:
    """And this process does none of the tasks unless it is the only one."""
    if by_processes(executor):
        workers = {outcome.result() for outcome in executor.map(functions.meet, [str(tmp_path)] * 9)}
        assert len(workers) > 1
        assert os.getpid() not in workers


def test_a_process_uses_one_core(executor: Executor, monkeypatch: pytest.MonkeyPatch) -> None:
    """Libraries that would use all cores in every process are told not to, and here nothing changes."""
    if by_processes(executor):
        monkeypatch.delenv("OMP_NUM_THREADS", raising=False)
        assert {outcome.result() for outcome in executor.map(functions.threads, [0])} == {"1"}
        assert "OMP_NUM_THREADS" not in os.environ


def test_a_failed_task_is_told_and_the_others_are_done(executor: Executor) -> None:
    """An exception belongs to its task, with its traceback."""
    outcomes = {outcome.number: outcome for outcome in executor.map(functions.half, range(5))}
    with pytest.raises(TaskFailed, match=r"(?s)task 3 failed.*in half.*ZeroDivisionError"):
        outcomes.pop(3).result()
    assert {number: o.result() for number, o in outcomes.items()} == {0: -1 / 3, 1: -1 / 2, 2: -1.0, 4: 1.0}


def test_the_task_of_a_lost_worker_is_done_again(executor: Executor, tmp_path: Path) -> None:
    """A worker that is killed costs no result."""
    if by_processes(executor):
        tasks = [(number, str(tmp_path)) for number in range(8)]
        outcomes = list(executor.map(functions.die_once, tasks))
        assert (tmp_path / "died").exists()
        assert {o.number: o.result() for o in outcomes} == {number: number * number for number in range(8)}


def test_a_task_that_ends_every_worker_is_given_up(executor: Executor) -> None:
    """After three workers; the others are done."""
    if by_processes(executor):
        outcomes = {outcome.number: outcome for outcome in executor.map(functions.die_always, range(6))}
        with pytest.raises(WorkerLost, match="task 2 was given up"):
            outcomes.pop(2).result()
        assert {number: o.result() for number, o in outcomes.items()} == {n: n * n for n in (0, 1, 3, 4, 5)}


def test_each_machine_is_prepared_once_before_all_tasks(executor: Executor, tmp_path: Path) -> None:
    """However many processes there are."""
    prepare = partial(functions.count_call, str(tmp_path))
    assert {o.result() for o in executor.map(functions.marks, [str(tmp_path)] * 9, prepare)} == {1}


def test_results_come_as_they_are_done_and_leaving_stops_the_workers(executor: Executor, tmp_path: Path) -> None:
    """The first ones are there while others are still being done; these end when nobody wants them any more."""
    if not by_processes(executor):
        return
    tasks = [*map(str, range(4)), str(tmp_path)]
    outcomes = executor.map(functions.stay_in_folder, tasks)
    assert sorted(next(outcomes).number for _ in range(4)) == [0, 1, 2, 3]
    (pid,) = wait_for_marks(tmp_path)
    outcomes.close()
    wait_for_end(pid)


def wait_for_marks(folder: Path) -> list[int]:
    """The processes that have begun to do tasks there."""
    until = time.monotonic() + PATIENCE
    while not (found := [int(path.name) for path in folder.iterdir()]):
        assert time.monotonic() < until
        time.sleep(0.02)
    return found


def wait_for_end(pid: int) -> None:
    """Until there is no such process."""
    until = time.monotonic() + PATIENCE
    while is_running(pid):
        assert time.monotonic() < until
        time.sleep(0.02)


def is_running(pid: int) -> bool:
    """Whether there is such a process; one that has ended and was not asked for its status is none."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


PROGRAM = """
import sys
from meowze.parallel import Cores
from tests.parallel import functions

if __name__ == "__main__":
    try:
        for outcome in Cores(2).map(functions.stay_in_folder, ["0", "1", "2", sys.argv[1]]):
            print(outcome.number, flush=True)
    except KeyboardInterrupt:
        print("stopped", flush=True)
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads /proc")
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGKILL])
def test_workers_end_with_the_program(tmp_path: Path, sign: signal.Signals) -> None:
    """Ctrl-C reaches all processes of a terminal, and only the first one minds it. A killed program leaves none."""
    program, folder = tmp_path / "program.py", tmp_path / "folder"
    program.write_text(PROGRAM)
    folder.mkdir()
    running = subprocess.Popen(
        [sys.executable, str(program), str(folder)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        start_new_session=True, env=os.environ | {"PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    (pid,) = wait_for_marks(folder)
    os.killpg(running.pid, sign) if sign == signal.SIGINT else running.send_signal(sign)
    out, errors = running.communicate(timeout=PATIENCE)
    wait_for_end(pid)
    assert errors == ""
    if sign == signal.SIGINT:
        assert sorted(out.split()) == ["0", "1", "2", "stopped"]


def test_a_function_that_workers_cannot_import_is_an_error() -> None:
    """At once, and not one process after the other."""
    with pytest.raises(ParallelError, match="cannot import the function"):
        list(Cores(2).map(Unknown(), TASKS))


class Unknown:
    """A function whose pickle cannot be read."""

    def __call__(self, task: int) -> int:
        """Never called."""
        return task

    def __reduce__(self) -> tuple[object, ...]:
        return int, ("not a number",)


def test_a_result_that_cannot_be_sent_is_told() -> None:
    """It belongs to its task."""
    outcomes = {outcome.number: outcome for outcome in Cores(2).map(functions.ill, range(3))}
    with pytest.raises(TaskFailed, match="result of task 1 cannot be pickled"):
        outcomes[1].result()
    assert outcomes[2].result() == 2


def test_processes_that_cannot_start_are_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """After three of them, and not for ever."""
    monkeypatch.setattr("meowze.parallel.cores._work", functions.die_at_once)
    with pytest.raises(ParallelError, match="3 worker processes ended before they began"):
        list(Cores(2).map(functions.draw, TASKS))


def test_a_number_of_processes_is_checked() -> None:
    """Before anything is done."""
    with pytest.raises(ParallelError, match="1 or more, or None for all cores, not 0"):
        Cores(0)


@pytest.mark.skipif(importlib.util.find_spec("ray") is not None, reason="Ray is installed")
def test_without_ray_the_extra_is_named() -> None:
    """One sentence says what is missing."""
    with pytest.raises(MissingExtra, match=r'pip install "meowze\[cluster\]"'):
        list(Cluster("local").map(functions.draw, TASKS))
