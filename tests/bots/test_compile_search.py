"""Compiling the search of a game into the cache, once a machine."""

import queue
import subprocess
from pathlib import Path

import pytest

from meowze.backends import cpu
from meowze.bots import compile_search, worker
from meowze.bots.compile_search import compile_into_cache, is_ready

pytest.importorskip("numba")


@pytest.fixture
def prepared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """An empty cache, and the games for which a compiler was asked, which does nothing here."""
    games = list[str]()
    monkeypatch.setenv("MEOWZE_CACHE", str(tmp_path))
    monkeypatch.setattr(compile_search, "prepare", games.append)
    return games


def test_a_search_is_ready_when_all_of_it_was_compiled(prepared: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The sign holds for one game and for one machine with one compiler."""
    assert not is_ready("labyrinth")
    compile_into_cache("labyrinth")
    assert prepared == ["labyrinth"]
    assert is_ready("labyrinth")
    assert not is_ready("mouse-race")
    monkeypatch.setattr(cpu, "version", lambda package: "another one")
    assert not is_ready("labyrinth")


def test_a_compiler_that_fails_leaves_no_sign(prepared: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Then the next process tries again."""

    def fail(game: str) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(compile_search, "prepare", fail)
    with pytest.raises(OSError, match="full"):
        compile_into_cache("labyrinth")
    assert not is_ready("labyrinth")


def test_nothing_is_ready_where_nothing_can_be_written(prepared: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a cache there is no sign, and that is no error."""
    monkeypatch.setattr(cpu, "cache_folder", lambda *given: None)
    compile_into_cache("labyrinth")
    assert not is_ready("labyrinth")


@pytest.mark.parametrize("ready", [False, True])
def test_what_is_ready_needs_no_process_to_compile(
    ready: bool, prepared: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that compiles, or looks whether that was done, takes more memory than the one that thinks."""
    minds = worker.Minds.__new__(worker.Minds)
    minds._compiled, minds._wanted = set(), queue.SimpleQueue()
    minds._wanted.put("labyrinth")
    backends, started = ["cpu", "python"], list[list[str]]()
    monkeypatch.setattr(worker, "usual_backend", lambda: backends.pop(0))
    monkeypatch.setattr(worker, "compiled", lambda game: None)
    monkeypatch.setattr(cpu, "release_compiler", lambda: None)
    monkeypatch.setattr(subprocess, "run", lambda line, **how: started.append(line))
    if ready:
        compile_into_cache("labyrinth")
    minds._compile()
    assert bool(started) is not ready
    assert minds._compiled == {"labyrinth"}
