"""A few figures of the running server in the text form that Prometheus reads."""

from typing import NamedTuple


class Metric(NamedTuple):
    """One figure: `counter` only grows, `gauge` goes up and down."""

    name: str
    kind: str
    says: str
    value: float


def write_metrics(metrics: list[Metric]) -> str:
    """All figures as text."""
    return "".join(
        f"# HELP meowze_{name} {says}\n# TYPE meowze_{name} {kind}\nmeowze_{name} {value:g}\n"
        for name, kind, says, value in metrics
    )


def memory_bytes() -> int:
    """The memory this process holds; 0 where the system does not tell."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * 4096
    except OSError:
        return 0
