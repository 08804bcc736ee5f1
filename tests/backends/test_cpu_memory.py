"""The memory that the compiler of the cpu backend holds."""

import sys
from pathlib import Path

import pytest

from meowze.backends import cpu

numba = pytest.importorskip("numba")


def unchanged_parts_of_the_compiler() -> int:
    """How much of the compiler's code and constants is in this process, in KB."""
    found, counted = 0, False
    for line in Path("/proc/self/smaps").read_text(encoding="utf-8").splitlines():
        if not line.partition(" ")[0].endswith(":"):
            counted = line.split()[1] in ("r-xp", "r--p") and cpu.COMPILER in line
        elif counted and line.startswith("Rss:"):
            found += int(line.split()[1])
    return found


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux is asked for it")
def test_the_compiler_is_let_go_and_comes_back() -> None:
    """Its code and constants leave the memory, what it has compiled goes on, and it compiles again."""
    one = numba.njit(lambda x: x + 1)
    assert one(1) == 2
    before = unchanged_parts_of_the_compiler()
    cpu.release_compiler()
    assert unchanged_parts_of_the_compiler() < before / 8
    assert one(2) == 3
    assert numba.njit(lambda x: x * 3)(2) == 6
