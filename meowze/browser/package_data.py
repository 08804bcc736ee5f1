"""Package data that is too large for the first download: it comes into the package when it is first asked for."""

from collections.abc import Awaitable
from pathlib import Path
from typing import Protocol

from meowze.live.errors import NotLoaded

PACKAGE = Path(__file__).parents[1]


class Buffer(Protocol):
    """Bytes of the browser."""

    def to_bytes(self) -> bytes:
        """The same as bytes of Python."""


class DataFiles(Protocol):
    """Where such files come from; in a browser they lie beside the engine."""

    def data(self, path: str, /) -> Awaitable[Buffer]:
        """A file by its path below the package; fails if it cannot be had."""


class PackageData:
    """Brings files into the package, where whoever needs them reads them as on a server."""

    def __init__(self, files: DataFiles, package: Path = PACKAGE) -> None:
        self._files, self._package = files, package

    async def bring(self, path: str) -> Path:
        """The file at a path below the package, once it is there; `NotLoaded` if it cannot be had now."""
        file = self._package / path
        if not file.is_file():
            try:
                content = (await self._files.data(path)).to_bytes()
            except Exception as error:  # whatever the browser says
                raise NotLoaded("not-loaded") from error
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
        return file
