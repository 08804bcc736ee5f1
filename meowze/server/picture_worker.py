"""Pictures of games, made in other processes one after the other; the last ones are kept in memory."""

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from typing import Literal, NamedTuple

from meowze.games.errors import MeowzeError
from meowze.live.errors import Busy, NoReplay
from meowze.live.lru_cache import LruCache
from meowze.live.replay import ReplayedGame
from meowze.play.record import read_record
from meowze.server.work_queue import FailedRequest, Failure, WorkQueue, answered
from meowze.texts import name_texts
from meowze.worker_process import WorkerLost, be_nice

WORKER = "meowze.server.picture_worker:PictureWorker"
MAX_PICTURES, MAX_FILMS = (24, 8), (6, 2)  # that are asked for and not yet made, and of these from one address
CACHE_BYTES, ENTRY_BYTES = 8 * 2**20, 300  # a film of a long game, several of usual ones, or hundreds of pictures
FILMS = ("gif", "webp")
Kind = Literal["svg", "png", "gif", "webp"]
MEDIA_TYPES: dict[Kind, str] = {"svg": "image/svg+xml", "png": "image/png", "gif": "image/gif", "webp": "image/webp"}


class NoPicture(MeowzeError):
    """A picture that cannot be made now."""

    key = "picture-failed"


class PictureRequest(NamedTuple):
    """A picture of the position after a step, or of the whole game."""

    record: str
    kind: Kind
    step: int = 0
    seat: int | None = None  # through whose eyes
    language: str = "en"  # of the names below it


class PictureMaker:
    """Makes pictures, each once while it is remembered; films, which take long, in a process of their own."""

    def __init__(self, cache_bytes: int = CACHE_BYTES) -> None:
        self._cache: LruCache[PictureRequest, bytes] = LruCache(cache_bytes, lambda made: ENTRY_BYTES + len(made))
        self._pictures, self._films = WorkQueue(WORKER, *MAX_PICTURES), WorkQueue(WORKER, *MAX_FILMS, stops=True)

    @property
    def waiting(self) -> int:
        """How many pictures are asked for and not made yet."""
        return len(self._pictures) + len(self._films)

    @property
    def running(self) -> int:
        """How many processes make pictures."""
        return self._pictures.running + self._films.running

    async def picture(self, request: PictureRequest, who: str) -> bytes:
        """A picture, remembered or made."""
        key = request._replace(record=sha256(request.record.encode()).hexdigest())
        cached = self._cache.get(key)
        return cached if cached is not None else self._cache.put(key, await self._make(request, who, key))

    async def _make(self, request: PictureRequest, who: str, key: PictureRequest) -> bytes:
        queue = self._films if request.kind in FILMS else self._pictures
        try:
            return bytes(await queue.ask(request, who, key))
        except Busy:
            text = "Many pictures are being made just now: please try again in a minute."
            raise NoPicture(text).with_key("picture-busy") from None
        except WorkerLost:
            raise NoPicture("This picture could not be made: please try again.") from None
        except FailedRequest as error:
            raise NoReplay(str(error)).with_key(error.key, **error.values) from None

    def close(self) -> None:
        """Make nothing more."""
        self._pictures.close()
        self._films.close()


# ------------------------------------------------------------------------------------ in the process


class PictureWorker:
    """Makes pictures in the process."""

    def __init__(self) -> None:
        be_nice()

    def answer(self, request: PictureRequest, cancelled: Callable[[], bool]) -> bytes | Failure:
        """A picture as a file."""
        made: bytes | Failure = answered(self.picture, request)
        return made

    def picture(self, request: PictureRequest) -> bytes:
        """A picture as a file, if the game has that step and that seat."""
        told = read_record(request.record)
        record = replace(told, names=name_texts(request.language).names(told.names))
        game = ReplayedGame(record)
        seen = game.seen(request.seat)
        seat = seen.seat
        if request.kind == "gif":
            return record.gif(seat)
        if request.kind == "webp":
            return record.webp(seat)
        if request.kind == "png":
            return game.position(request.step).png(seat, record.names)
        return game.svg(request.step, seen, record.names)

    def close(self) -> None:
        """Nothing more will be asked."""
