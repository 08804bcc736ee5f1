"""What workers of a test run share is made once."""

import threading
import uuid
from pathlib import Path

import pytest

from tests.shared import made_once


def unused_name() -> str:
    """The name of a folder that no other test and no other worker has."""
    return f"shared-{uuid.uuid4()}"


def test_the_first_one_makes_it_and_the_others_wait(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Of four that need it at once one makes it, and all have it whole."""
    made, seen, name = list[int](), list[str](), unused_name()
    tmp_path_factory.getbasetemp()  # pytest makes it at the first question, and not for several threads at once

    def make(folder: Path) -> None:
        made.append(1)
        (folder / "file").write_text("whole", encoding="utf-8")

    def need() -> None:
        seen.append((made_once(tmp_path_factory, name, make) / "file").read_text(encoding="utf-8"))

    needs = [threading.Thread(target=need) for _ in range(4)]
    for one in needs:
        one.start()
    for one in needs:
        one.join()
    assert (len(made), seen) == (1, ["whole"] * 4)


def test_what_cannot_be_made_fails_everywhere(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Nobody waits for what will never be there."""

    def make(folder: Path) -> None:
        raise OSError(f"no room for {folder.name}")

    name = unused_name()
    with pytest.raises(OSError, match="no room"):
        made_once(tmp_path_factory, name, make)
    with pytest.raises(pytest.fail.Exception, match="another worker could not make"):
        made_once(tmp_path_factory, name, make)
