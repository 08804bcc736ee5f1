"""Shared by the tests of the environments."""

from collections.abc import Iterator

import pytest

from meowze.backends import loops
from meowze.envs import laws


@pytest.fixture
def cut_off(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Games in Python are cut off after so many turns."""
    monkeypatch.setattr(loops, "LONGEST", 5)
    laws.plain_law.cache_clear()
    yield loops.LONGEST
    laws.plain_law.cache_clear()
