"""Figures of the running server in the text form that Prometheus reads.

Counters and histograms belong to the process, as in every Prometheus client: what they count happens in many places.
"""

import os
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import accumulate
from types import MappingProxyType
from typing import NamedTuple

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
PAGE = 4096
STARTED = time.time()


class Histogram:
    """How long something took, counted in buckets from which Prometheus derives quantiles."""

    def __init__(self) -> None:
        self._counts = [0] * (len(SECONDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """It took so long once more."""
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    def samples(self) -> "Iterator[Sample]":
        """The buckets, each with all that was no slower, then the sum and the number."""
        bounds = [*map(_number, SECONDS), "+Inf"]
        totals = list(accumulate(self._counts))
        for bound, total in zip(bounds, totals, strict=True):
            yield Sample(total, {"le": bound}, "_bucket")
        yield Sample(self._sum, {}, "_sum")
        yield Sample(totals[-1], {}, "_count")


class Sample(NamedTuple):
    """One value of a metric; `labels` and `ending` tell it from the others."""

    value: float
    labels: Mapping[str, str] = MappingProxyType({})
    ending: str = ""


class Metric(NamedTuple):
    """One metric: a `counter` only grows, a `gauge` goes up and down, a `histogram` holds buckets."""

    name: str
    kind: str
    says: str
    samples: list[Sample]


ACT_SECONDS = Histogram()  # from an act's arrival at its room until it is stored and told
SAVE_SECONDS = Histogram()  # from the moment a change is queued until it is in the database
REFUSALS: Counter[str] = Counter()  # by kind: the key of a refusal, `http-<status>` or `close-<code of a socket>`


def count_refusal(kind: str) -> None:
    """Something was refused; without a kind it is what only a program gets wrong."""
    REFUSALS[kind or "unreadable"] += 1


class ProcessMonitor:
    """Counts for this process what happens in its rooms."""

    def acted(self, seconds: float) -> None:
        """An act was stored and told so many seconds after it came."""
        ACT_SECONDS.observe(seconds)

    def refused(self, kind: str) -> None:
        """Something was refused."""
        count_refusal(kind)


def gauge(name: str, says: str, value: float) -> Metric:
    """A metric with one value, which goes up and down."""
    return Metric(name, "gauge", says, [Sample(value)])


def counter(name: str, says: str, value: float) -> Metric:
    """A metric with one value, which only grows."""
    return Metric(name, "counter", says, [Sample(value)])


def labelled(name: str, kind: str, says: str, label: str, values: dict[str, float]) -> Metric:
    """A metric with a value for each of some words."""
    return Metric(name, kind, says, [Sample(value, {label: word}) for word, value in sorted(values.items())])


def histogram(name: str, says: str, of: Histogram) -> Metric:
    """A metric with the buckets of a histogram."""
    return Metric(name, "histogram", says, list(of.samples()))


def write_metrics(metrics: list[Metric]) -> str:
    """All metrics as text."""
    return "".join(map(_text, metrics))


def merge_metrics(texts: Mapping[str, str]) -> str:
    """The metrics of several processes as one text: the same metrics, each value labelled with its process."""
    heads: dict[str, list[str]] = {}
    values: dict[str, list[str]] = {}
    for process, text in texts.items():
        name = ""
        for line in text.splitlines():
            if line.startswith("#"):
                name = line.split()[2]
                if line not in heads.setdefault(name, []):
                    heads[name].append(line)
            else:
                values.setdefault(name, []).append(_with_process(line, process))
    return "".join(f"{line}\n" for name in heads for line in (*heads[name], *values.get(name, ())))


def _with_process(line: str, process: str) -> str:
    named, _, value = line.rpartition(" ")
    name, _, labels = named.partition("{")
    return f'{name}{{worker="{_escaped(process)}"{"," if labels else "}"}{labels} {value}'


def process_metrics() -> list[Metric]:
    """What Prometheus asks of every process, under its usual names; less where the system does not tell."""
    times = os.times()
    return [
        counter("process_cpu_seconds_total", "Processor time of this process.", times.user + times.system),
        gauge("process_start_time_seconds", "When this process started, in seconds since 1970.", STARTED),
        gauge("process_resident_memory_bytes", "Memory of this process.", _memory_bytes()),
        gauge("process_open_fds", "Open files and sockets.", _open_files()),
        gauge("process_max_fds", "How many files and sockets may be open.", _most_files()),
    ]


def _text(metric: Metric) -> str:
    head = f"# HELP {metric.name} {metric.says}\n# TYPE {metric.name} {metric.kind}\n"
    return head + "".join(
        f"{metric.name}{ending}{_labels(labels)} {_number(value)}\n" for value, labels, ending in metric.samples
    )


def _labels(labels: Mapping[str, str]) -> str:
    return "{" + ",".join(f'{name}="{_escaped(word)}"' for name, word in labels.items()) + "}" if labels else ""


def _escaped(word: str) -> str:
    return word.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


def _number(value: float) -> str:
    """A number in full: `:g` would round counters from a million on."""
    return str(int(value)) if value == int(value) else repr(float(value))


def _memory_bytes() -> int:
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * PAGE
    except OSError:
        return 0


def _open_files() -> int:
    try:
        return len(os.listdir("/proc/self/fd"))
    except OSError:
        return 0


def _most_files() -> int:
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 0
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
