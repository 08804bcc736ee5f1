"""Files of positions and records: the only place of this package that writes and reads them."""

import errno
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType
from typing import TypeAlias

from meowze.games.errors import Unreadable

Place: TypeAlias = str | os.PathLike[str]


def save(place: Place, kinds: Mapping[str, Callable[[], bytes]]) -> None:
    """Write a file of the kind that the end of its name says; what cannot be written is not made at all."""
    path = Path(place)
    make = kinds.get(path.suffix.lower())
    if make is None:
        raise Unreadable(f"{path.name}: expected a name that ends in {' or '.join(kinds)}")
    check_writable(path)
    path.write_bytes(make())


def check_writable(path: Path) -> None:
    """Raise the error that writing this file would raise, before the work of making it."""
    if not path.parent.is_dir():
        raise _error(errno.ENOENT, path.parent)
    if path.is_dir():
        raise _error(errno.EISDIR, path)
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise _error(errno.EACCES, path)


def load(place: Place) -> str:
    """The text of a file."""
    return Path(place).read_text(encoding="utf-8")


def pictures() -> ModuleType:
    """The module that draws in pixels; without the extra that it needs, an error says how to get it."""
    from meowze import pictures as found

    return found


def _error(number: int, path: Path) -> OSError:
    return OSError(number, os.strerror(number), str(path))
