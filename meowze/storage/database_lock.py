"""One server for one SQLite file: a lock beside it, which says who holds it and ends with its process."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

from msgspec import MsgspecError, json

from meowze.games.errors import MeowzeError
from meowze.storage.database import engine_for, file_of

LOCKED_BYTE = 4096  # behind what is written: where nobody could read what is locked, it can be read


class Holder(NamedTuple):
    """The server that uses a database; its address is known once it listens."""

    process: int
    url: str = ""


NOBODY = Holder(0)


class DatabaseInUse(MeowzeError):
    """A database that another server uses."""

    def __init__(self, name: str, process: str, url: str) -> None:
        super().__init__(f"{name} is used by another Meowze: process {process}, at {url}")
        self.with_key("database-in-use", name=name, process=process, url=url)


class DatabaseLock:
    """Held while a server or a command uses a file; a database server has none (`ownership`)."""

    def __init__(self, database: Path | str) -> None:
        engine = engine_for(database)
        self._name = file_of(engine)
        self._path = self._name and self._name.with_name(f"{self._name.name}-lock")
        engine.dispose()
        self._file: int | None = None

    def __enter__(self) -> Self:
        """Take the lock; fails if somebody holds it."""
        while self._path and self._file is None:
            file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
            if not _lock(file):
                os.close(file)
                holder = self.holder()
                raise DatabaseInUse(str(self._name), str(holder.process or "?"), holder.url or "?")
            if _is_at(file, self._path):
                self._file = file
            else:  # whoever held it has just removed it
                os.close(file)
        self.tell("")
        return self

    def holder(self) -> Holder:
        """Who holds the lock, as far as it is known."""
        try:
            return _holder(self._path.read_bytes() if self._path else b"")
        except OSError:
            return NOBODY

    def tell(self, url: str) -> None:
        """Say where this server is, to others who want the same file."""
        if self._file is not None:
            os.ftruncate(self._file, 0)
            os.lseek(self._file, 0, os.SEEK_SET)
            os.write(self._file, json.encode(Holder(os.getpid(), url)))

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let go of it."""
        file, self._file = self._file, None
        if file is not None and self._path:
            if sys.platform != "win32":  # there an open file cannot be removed
                with suppress(OSError):
                    self._path.unlink()
            os.close(file)


def _holder(text: bytes) -> Holder:
    try:
        return json.decode(text, type=Holder)
    except MsgspecError:
        return NOBODY


def _is_at(file: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(file), path.stat())
    except FileNotFoundError:
        return False


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> bool:
        os.lseek(file, LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
