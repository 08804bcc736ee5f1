"""Programs from outside Python that some tests need. `python tests/programs.py` installs what is missing.

Only the standard library is used here: this runs before anything is installed.
"""

import glob
import os
import shutil
import subprocess
import sys
from typing import NamedTuple


class Program(NamedTuple):
    """The names a program goes by, the packages that bring it, and folders to look in besides PATH."""

    commands: tuple[str, ...]
    packages: tuple[str, ...]
    folders: tuple[str, ...] = ()


PROGRAMS = {
    "chromium": Program(("chromium", "chromium-browser", "google-chrome"), ("chromium", "fonts-dejavu-core")),
    "initdb": Program(("initdb",), ("postgresql",), ("/usr/lib/postgresql/*/bin",)),  # PostgreSQL, for hosts' databases
    "nginx": Program(("nginx",), ("nginx-light",), ("/usr/sbin",)),  # a web server before ours, as hosts have one
    "WebKitWebDriver": Program(("WebKitWebDriver",), ("webkit2gtk-driver",)),
    "Xvfb": Program(("Xvfb",), ("xvfb",)),  # a screen that nobody sees, for WebKitGTK
}


def path(name: str) -> str | None:
    """Where the program is, or None."""
    program = PROGRAMS[name]
    folders = [os.environ.get("PATH", os.defpath)]
    folders += sorted((found for pattern in program.folders for found in glob.glob(pattern)), reverse=True)
    found = (shutil.which(command, path=os.pathsep.join(folders)) for command in program.commands)
    return next(filter(None, found), None)


def advice(*names: str) -> str:
    """The line that installs these programs."""
    packages = (package for name in names for package in PROGRAMS[name].packages)
    return f"apt-get install -y --no-install-recommends {' '.join(packages)}"


def required() -> bool:
    """Whether a missing program is a failure: so where CI is set, else its tests are skipped."""
    return os.environ.get("CI", "").lower() in {"1", "true", "yes"}


def install(names: list[str]) -> None:
    """Install by apt-get, quietly; what went wrong is printed."""
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for line in ("apt-get update", advice(*names)):
        done = subprocess.run(line.split(), env=env, capture_output=True, text=True, check=False)
        if done.returncode:
            print(f"{line}: {done.stderr.strip()}", file=sys.stderr)


def main() -> int:
    """Install what is missing if we may, else print how; fail only where nothing may be missing."""
    missing = [name for name in PROGRAMS if not path(name)]
    if missing and os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"Installing {', '.join(missing)} for the tests that need it")
        install(missing)
        missing = [name for name in missing if not path(name)]
    if missing:
        print(f"Missing: {', '.join(missing)}. To install: sudo {advice(*missing)}", file=sys.stderr)
    return 1 if missing and required() else 0


if __name__ == "__main__":
    sys.exit(main())
