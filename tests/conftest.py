"""Shared by all tests: Hypothesis profiles, and fixtures for the external programs that some tests need."""

import os
import signal
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests import programs
from tests.storage import postgres

os.environ["LC_ALL"] = "C.UTF-8"  # English on every machine

# What a shell starts in the background ignores Ctrl-C, and so would the programs that tests start and stop with it.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# The first example may have to compile a backend, so deadlines and the "too slow" check make no sense.
settings.register_profile(
    "default",
    deadline=None,
    max_examples=50,
    derandomize=True,  # the same examples in every run; `make proof` tries others
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("proof", settings.get_profile("default"), max_examples=2000, derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


def program(name: str) -> str:
    """The path of a program; without it the test is skipped, or fails in CI."""
    found = programs.path(name)
    if not found:
        missing = f"{name} is missing: {programs.advice(name)}"
        if programs.required():
            pytest.fail(missing)
        pytest.skip(missing)
    return found


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of Chromium."""
    return program("chromium")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of a PostgreSQL server; each test makes databases of its own there."""
    with postgres.running(program("initdb")) as url:
        yield url


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Report which programs were missing, and how many tests were skipped for each."""
    reasons = [str(report.longrepr) for report in terminalreporter.stats.get("skipped", [])]
    for name in programs.PROGRAMS:
        skipped = sum(f"{name} is missing" in reason for reason in reasons)
        if skipped:
            terminalreporter.write_line(
                f"{skipped} tests skipped, {name} is missing: {programs.advice(name)}", yellow=True
            )
