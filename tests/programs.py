"""External programs that some tests need. `python tests/programs.py` installs the missing ones.

Only the standard library is used here: this runs before anything is installed.
"""

import glob
import os
import shutil
import subprocess
import sys
from typing import NamedTuple


class Program(NamedTuple):
    """The possible names of a program, the packages that contain it, and folders to search besides PATH."""

    commands: tuple[str, ...]
    packages: tuple[str, ...]
    folders: tuple[str, ...] = ()


PROGRAMS = {
    "chromium": Program(("chromium", "chromium-browser", "google-chrome"), ("chromium", "fonts-dejavu-core")),
    "initdb": Program(("initdb",), ("postgresql",), ("/usr/lib/postgresql/*/bin",)),  # PostgreSQL, the other database
    "nginx": Program(("nginx",), ("nginx-light",), ("/usr/sbin",)),  # a reverse proxy in front of our server
    "WebKitWebDriver": Program(("WebKitWebDriver",), ("webkit2gtk-driver",)),
    "Xvfb": Program(("Xvfb",), ("xvfb",)),  # a virtual display for WebKitGTK
}


def path(name: str) -> str | None:
    """The path of a program, or None."""
    program = PROGRAMS[name]
    folders = [os.environ.get("PATH", os.defpath)]
    folders += sorted((found for pattern in program.folders for found in glob.glob(pattern)), reverse=True)
    found = (shutil.which(command, path=os.pathsep.join(folders)) for command in program.commands)
    return next(filter(None, found), None)


def advice(*names: str) -> str:
    """The command that installs these programs."""
    packages = (package for name in names for package in PROGRAMS[name].packages)
    return f"apt-get install -y --no-install-recommends {' '.join(packages)}"


def required() -> bool:
    """Whether a missing program makes tests fail, as in CI, instead of skipping them."""
    return os.environ.get("CI", "").lower() in {"1", "true", "yes"}


def install(names: list[str]) -> None:
    """Install programs with apt-get; only errors are printed."""
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for line in ("apt-get update", advice(*names)):
        done = subprocess.run(line.split(), env=env, capture_output=True, text=True, check=False)
        if done.returncode:
            print(f"{line}: {done.stderr.strip()}", file=sys.stderr)


def main() -> int:
    """Install missing programs as root, else print the command; the exit code is 1 only in CI."""
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
