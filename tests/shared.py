"""What is made once for all workers of a test run."""

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

PATIENCE = 600.0  # seconds


def made_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """A folder of this name, filled by the first worker that needs it; the others wait for it."""
    base = factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / name
    done, failed = (folder.with_name(f"{name}.{word}") for word in ("done", "failed"))
    try:
        folder.mkdir()
    except FileExistsError:
        return _waited(folder, done, failed)
    try:
        make(folder)
    except BaseException:
        failed.touch()
        raise
    done.touch()
    return folder


def _waited(folder: Path, done: Path, failed: Path) -> Path:
    until = time.monotonic() + PATIENCE
    while not done.exists():
        if failed.exists() or time.monotonic() > until:
            pytest.fail(f"another worker could not make {folder.name}")
        time.sleep(0.05)
    return folder
