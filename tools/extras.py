"""`python -m tools.extras NAME...` prints what these extras need, one requirement a line, for `make lock`.

pip-compile reads pyproject.toml too, but it drops the markers of extras and takes `meowze[fast]` for another package.
"""

import re
import sys
import tomllib
from pathlib import Path

PROJECT = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
OWN = re.compile(rf"{PROJECT['name']}\[([\w,-]+)\]")


def requirements(*extras: str) -> list[str]:
    """What the package needs with these extras, sorted and each once; extras that name others are followed."""
    found = set[str](PROJECT["dependencies"])
    for line in (line for extra in extras for line in EXTRAS[extra]):
        own = OWN.fullmatch(line)
        found |= set(requirements(*own[1].split(","))) if own else {line}
    return sorted(found)


if __name__ == "__main__":
    print(*requirements(*sys.argv[1:]), sep="\n")
