"""Pictures of games, made in another process one after the other; the last ones are kept in memory."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Literal, NamedTuple

from meowze.games.errors import MeowzeError
from meowze.games.sheet import svg
from meowze.play.position import Seen
from meowze.play.record import read_record
from meowze.server.lru_cache import LruCache
from meowze.texts import texts
from meowze.worker_process import WorkerLost, WorkerProcess

MAX_WAITING = 12
CACHE_BYTES = 32 * 2**20
Kind = Literal["svg", "png", "gif", "webp"]
MEDIA_TYPES: dict[Kind, str] = {"svg": "image/svg+xml", "png": "image/png", "gif": "image/gif", "webp": "image/webp"}


class NoPicture(MeowzeError):
    """A picture that cannot be made now."""

    key = "picture-failed"


class PictureRequest(NamedTuple):
    """A picture of the position after a step, or of the whole game."""

    record: str
    kind: Kind
    step: int
    seen: Seen
    language: str = "en"  # of the names below it


class PictureMaker:
    """Makes pictures, each once while it is remembered."""

    def __init__(self, cache_bytes: int = CACHE_BYTES) -> None:
        self._cache: LruCache[PictureRequest, bytes] = LruCache(cache_bytes, len)
        self._making: dict[PictureRequest, asyncio.Task[bytes]] = {}
        self._one_at_a_time = asyncio.Lock()
        self._closed = False
        self._worker = WorkerProcess("meowze.server.picture_worker:PictureWorker")

    @property
    def waiting(self) -> int:
        """How many pictures are asked for and not made yet."""
        return len(self._making)

    @property
    def running(self) -> int:
        """How many processes make pictures."""
        return int(self._worker.is_running)

    async def picture(self, request: PictureRequest) -> bytes:
        """A picture, remembered or made."""
        cached = self._cache.get(request)
        if cached is not None:
            return cached
        if request not in self._making:
            if len(self._making) >= MAX_WAITING:
                text = "Many pictures are being made just now: please try again in a minute."
                raise NoPicture(text).with_key("picture-busy")
            self._making[request] = asyncio.create_task(self._make(request))
        return await asyncio.shield(self._making[request])

    async def _make(self, request: PictureRequest) -> bytes:
        try:
            async with self._one_at_a_time:
                if self._closed:
                    raise NoPicture("The server is closing.")
                made: bytes = await asyncio.to_thread(self._worker.ask, request)
        except WorkerLost:
            raise NoPicture("This picture could not be made: please try again.") from None
        finally:
            del self._making[request]
        return self._cache.put(request, made)

    def close(self) -> None:
        """Make nothing more."""
        self._closed = True
        self._worker.kill()


# ------------------------------------------------------------------------------------ in the process


class PictureWorker:
    """Makes pictures in the process."""

    def answer(self, request: PictureRequest, cancelled: Callable[[], bool]) -> bytes:
        """A picture as a file."""
        from meowze.pictures import film, png, sheet_of  # the server itself starts without them

        told = read_record(request.record)
        record = replace(told, names=texts(request.language).names(told.names))
        if request.kind in ("gif", "webp"):
            return film(record, request.kind, request.seen)
        position = [record.start, *(step.position for step in record.steps())][request.step]
        if request.kind == "png":
            return png(position, request.seen, record.names)
        return svg(sheet_of(position, request.seen, record.names)).encode()

    def close(self) -> None:
        """Nothing more will be asked."""
