"""A witness beside a SQLite file: the last row that was stored, which is missing when the write-ahead log was lost.

It is written after each commit, without waiting for the disk: after a power cut it may be a little old, never too new.
"""

import os
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

WIDTH = 96  # always as many characters, so that one write replaces all of it


class Marked(NamedTuple):
    """A row that was stored."""

    room: str
    number: int
    checksum: int


class Mark:
    """The file; whatever goes wrong with it stops nobody."""

    def __init__(self, database: Path) -> None:
        self.path, self._log = (database.with_name(f"{database.name}-{end}") for end in ("mark", "wal"))
        self._file: int | None = None

    def write(self, marked: Marked) -> None:
        """Note the last row that was stored."""
        self._replace(" ".join(map(str, marked)))

    def forget(self) -> None:
        """The row that was noted is about to be deleted."""
        self._replace("")

    def read(self) -> Marked | None:
        """The row that was noted last, if it can be read."""
        try:
            room, number, checksum = self.path.read_text(encoding="utf-8").split()
            return Marked(room, int(number), int(checksum))
        except (OSError, ValueError):
            return None

    def remove(self) -> None:
        """Remove it when everything is in the database itself; nothing is left to be witnessed then."""
        self.close()
        with suppress(OSError):
            if not self._log.exists():
                self.path.unlink()

    def close(self) -> None:
        """Let go of the file."""
        file, self._file = self._file, None
        if file is not None:
            os.close(file)

    def _replace(self, text: str) -> None:
        with suppress(OSError):
            if self._file is None:
                self._file = os.open(self.path, os.O_WRONLY | os.O_CREAT, 0o600)
            os.lseek(self._file, 0, os.SEEK_SET)
            os.write(self._file, text.ljust(WIDTH).encode())
