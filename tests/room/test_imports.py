"""A room can be used where there is only Python and msgspec, such as in a browser: no event loop, no database."""

import os
import subprocess
import sys
from pathlib import Path

import meowze.room

FOLDER = Path(meowze.room.__file__).parent
MODULES = [
    ".".join(("meowze", "room", *path.relative_to(FOLDER).with_suffix("").parts)).removesuffix(".__init__")
    for path in sorted(FOLDER.rglob("*.py"))
]
FORBIDDEN = (
    "asyncio socket ssl selectors concurrent.futures multiprocessing sqlite3 subprocess "
    "sqlalchemy litestar fluent numba numpy "
    "meowze.backends meowze.server meowze.storage meowze.texts meowze.worker_process"
).split()
CODE = f"""
import importlib, sys

class OnlyPythonAndMsgspec:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in sys.stdlib_module_names | {{"meowze", "msgspec"}}:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, OnlyPythonAndMsgspec())
for name in {MODULES!r}:
    importlib.import_module(name)
print(*sorted(set({FORBIDDEN!r}) & set(sys.modules)))
"""


def test_the_room_needs_only_python_and_msgspec() -> None:
    """All its modules are imported without any other package, and bring in neither an event loop nor processes."""
    assert len(MODULES) > 10
    plain = {
        name: value for name, value in os.environ.items() if not name.startswith("COV")
    }  # nobody counts lines there
    line = [sys.executable, "-c", CODE]
    done = subprocess.run(line, capture_output=True, text=True, check=False, cwd=FOLDER.parents[1], env=plain)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == []
