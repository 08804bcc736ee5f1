"""Databases of both kinds, and a log without limits."""

import logging
from pathlib import Path

import pytest

from tests.storage.postgres import emptied


@pytest.fixture(params=["sqlite", "postgresql"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return tmp_path / "a % ? #" / "games.sqlite"
    return emptied(request.getfixturevalue("postgresql"))


@pytest.fixture(autouse=True)
def _whole_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that another test has started in this process may have limited the log."""
    monkeypatch.setattr(logging.getLogger("meowze"), "filters", [])
