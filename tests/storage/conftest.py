"""Databases of both kinds."""

from pathlib import Path

import pytest

from tests.storage.postgres import emptied


@pytest.fixture(params=["sqlite", "postgresql"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return tmp_path / "a % ? #" / "games.sqlite"
    return emptied(request.getfixturevalue("postgresql"))
