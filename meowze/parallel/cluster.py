"""Tasks on a Ray cluster (https://www.ray.io): many machines, or a cluster of one that is started here."""

import logging
import os
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from meowze.extras import needs
from meowze.games.errors import MeowzeError
from meowze.parallel.outcome import ATTEMPTS, Outcome, ParallelError, Prepare, Result, Task, attempted, call, lost

LOCAL = "local"
AHEAD = 4  # tasks for each core that wait at the cluster


class ClusterError(MeowzeError):
    """A cluster that cannot be used from here."""


@dataclass(frozen=True)
class Cluster:
    """A Ray cluster by its address: `host:6379`, `ray://host:10001`, `auto` for the one that runs here, or `local`.

    `local` starts a cluster of this machine alone and ends it afterwards. A program that is already connected by
    `ray.init` uses that cluster whatever the address.
    """

    address: str = "auto"

    def map(
        self, function: Callable[[Task], Result], tasks: Sequence[Task], prepare: Prepare | None = None
    ) -> Generator[Outcome[Result], None, None]:
        """The outcomes of all tasks as they are done; `prepare` is called on each machine before they begin."""
        ray = _ray()
        ours = not ray.is_initialized()
        if ours:
            _connect(ray, self.address)
        pending: dict[Any, int] = {}
        try:
            if prepare is not None:
                _prepare_machines(ray, prepare)
            remote = ray.remote(num_cpus=1, max_retries=ATTEMPTS - 1)(attempted)
            shared, numbers = ray.put(function), iter(range(len(tasks)))
            most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while True:
                for number in islice(numbers, most - len(pending)):
                    pending[remote.remote(shared, tasks[number], number)] = number
                if not pending:
                    return
                (done,), _ = ray.wait(list(pending), num_returns=1)
                yield _fetched(ray, done, pending.pop(done))
        finally:
            for reference in pending:
                ray.cancel(reference, force=True)
            if ours:
                ray.shutdown()


def _ray() -> Any:
    with needs("cluster"):
        import ray
    return ray


def _connect(ray: Any, address: str) -> None:
    more: dict[str, Any] = {}
    if address == LOCAL:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        more = {"include_dashboard": False}
    try:
        ray.init(address, logging_level=logging.ERROR, log_to_driver=False, **more)
    except (ConnectionError, RuntimeError, ValueError) as error:
        why = str(error).partition("\n")[0]
        message = f"there is no Ray cluster at {address!r}: {why}"
        raise ClusterError(message).with_key("no-cluster", address=address, why=why) from error


def _prepare_machines(ray: Any, prepare: Prepare) -> None:
    """Call this once on each machine that does tasks."""
    affinity = ray.util.scheduling_strategies.NodeAffinitySchedulingStrategy
    machines = [node["NodeID"] for node in ray.nodes() if node["Alive"] and node["Resources"].get("CPU")]
    once, called = ray.remote(num_cpus=1)(attempted), []
    for number, machine in enumerate(machines):
        there = once.options(scheduling_strategy=affinity(machine, soft=True))
        called.append(there.remote(call, prepare, number))
    for number, reference in enumerate(called):
        _fetched(ray, reference, number).result()


def _fetched(ray: Any, reference: Any, number: int) -> Outcome[Any]:
    errors = ray.exceptions
    try:
        outcome: Outcome[Any] = ray.get(reference)
    except (errors.WorkerCrashedError, errors.NodeDiedError, errors.OutOfMemoryError, errors.ObjectLostError):
        return lost(number)
    except errors.RayError as error:
        raise ParallelError(f"the cluster could not begin task {number}: {error}") from error
    return outcome
