"""The page from an installation to a trained policy keeps its promise."""

import re
from typing import Any

import numpy
import pytest

from tests.paths import ROOT


@pytest.mark.proof
def test_the_tutorial_learns() -> None:
    """Results climb from about 0; all that is random comes from seeds."""
    text = (ROOT / "docs" / "envs-tutorial.md").read_text(encoding="utf-8")
    *lesson, _ = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    space: dict[str, Any] = {}
    for code in lesson:
        exec(code, space)
    results = space["results"]
    assert len(results) == 10_000
    assert numpy.mean(results[:1_000]) < 0.1
    assert numpy.mean(results[-1_000:]) > 0.3
