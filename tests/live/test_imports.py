"""A room, and a host of rooms, can be used where there is only Python and msgspec, such as in a browser."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import meowze

FOLDER = Path(meowze.__file__).parent
PACKAGES = "sqlalchemy litestar fluent numba numpy"
PROCESSES = "multiprocessing sqlite3"
PARTS = "meowze.server meowze.storage meowze.texts meowze.worker_process"
# What each part does without: a room needs no event loop; a host needs one, but no threads, processes and databases.
FORBIDDEN = {
    "room": f"asyncio socket ssl subprocess concurrent.futures meowze.backends {PROCESSES} {PACKAGES} {PARTS}",
    "browser": f"{PROCESSES} {PACKAGES} {PARTS} concurrent.futures.thread concurrent.futures.process",
}
# What is not there at all in a browser: importing it fails, as it does there.
MISSING = {"room": "", "browser": "ssl _ssl sqlite3 _sqlite3 multiprocessing _multiprocessing"}
CODE = """
import importlib, sys

class OnlyPythonAndMsgspec:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top in {missing!r} or top not in sys.stdlib_module_names | {{"meowze", "msgspec"}}:
            raise ModuleNotFoundError(name, name=name)

sys.meta_path.insert(0, OnlyPythonAndMsgspec())
for name in {modules!r}:
    importlib.import_module(name)
print(*sorted(set({forbidden!r}) & set(sys.modules)))
"""


def modules(part: str) -> list[str]:
    """All modules of a part of the package."""
    paths = sorted((FOLDER / part).rglob("*.py"))
    names = (".".join(("meowze", *path.relative_to(FOLDER).with_suffix("").parts)) for path in paths)
    return [name.removesuffix(".__init__") for name in names]


@pytest.mark.parametrize("part", FORBIDDEN)
def test_it_needs_only_python_and_msgspec(part: str) -> None:
    """All its modules are imported without any other package, and bring in nothing that a browser does not have."""
    names = modules("room") if part == "room" else modules("live") + modules("browser")
    assert len(names) > 10
    code = CODE.format(missing=MISSING[part].split(), modules=names, forbidden=FORBIDDEN[part].split())
    plain = {
        name: value for name, value in os.environ.items() if not name.startswith("COV")
    }  # nobody counts lines there
    line = [sys.executable, "-c", code]
    done = subprocess.run(line, capture_output=True, text=True, check=False, cwd=FOLDER.parent, env=plain)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == []
