"""Long computations: one function over many tasks, on all cores of this computer or on a Ray cluster.

    for outcome in Cores().map(function, tasks):  # or Cluster("auto")
        print(outcome.number, outcome.result())

The function must be importable, and its result must depend on its task alone: where luck is needed, the task contains
a seed. Then the results are the same on one core, on many and on a cluster. They come in the order in which they are
ready. A task whose worker is lost is done again by another one. Leaving the loop, by Ctrl-C too, stops all workers.
"""

from meowze.parallel.cluster import Cluster
from meowze.parallel.cores import Cores
from meowze.parallel.outcome import Executor, Outcome, ParallelError, TaskFailed, WorkerLost

__all__ = ["Cluster", "Cores", "Executor", "Outcome", "ParallelError", "TaskFailed", "WorkerLost"]
