"""Pictures of games, made in another process one after the other; the last ones are kept as long as there is room."""

import asyncio
import multiprocessing
import signal
from collections import OrderedDict
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Literal, NamedTuple

from meowze.games.errors import MeowzeError
from meowze.games.sheet import svg
from meowze.play.position import Seen
from meowze.play.record import read_record

MOST_WAITING = 12
ROOM_BYTES = 32 * 2**20
Kind = Literal["svg", "png", "gif", "webp"]
KINDS: dict[Kind, str] = {"svg": "image/svg+xml", "png": "image/png", "gif": "image/gif", "webp": "image/webp"}


class Crowded(MeowzeError):
    """More pictures are wanted than can be made."""


class Order(NamedTuple):
    """A picture: of the position after a step, or of the whole game."""

    record: str
    kind: Kind
    step: int
    seen: Seen


def make(order: Order) -> bytes:
    """A picture, here and now."""
    from meowze.pictures import film, png, sheet_of  # the server itself starts without them

    record = read_record(order.record)
    if order.kind in ("gif", "webp"):
        return film(record, order.kind, order.seen)
    position = [record.start, *(step.position for step in record.steps())][order.step]
    if order.kind == "png":
        return png(position, order.seen, record.names)
    return svg(sheet_of(position, order.seen, record.names)).encode()


def work(way: Connection) -> None:
    """Make pictures until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this process
    with suppress(EOFError):
        while True:
            way.send_bytes(make(way.recv()))


class Gallery:
    """Makes pictures, each once while it is remembered."""

    def __init__(self, room: int = ROOM_BYTES) -> None:
        self._room = room
        self._made: OrderedDict[Order, bytes] = OrderedDict()
        self._making: dict[Order, asyncio.Task[bytes]] = {}
        self._one = asyncio.Lock()
        self._closed = False
        self._worker: BaseProcess | None = None
        self._way: Connection | None = None

    async def picture(self, order: Order) -> bytes:
        """A picture, remembered or made."""
        if order in self._made:
            self._made.move_to_end(order)
            return self._made[order]
        if order not in self._making:
            if len(self._making) >= MOST_WAITING:
                raise Crowded("Many pictures are being made just now: please try again in a minute.")
            self._making[order] = asyncio.create_task(self._make(order))
        return await asyncio.shield(self._making[order])

    async def _make(self, order: Order) -> bytes:
        try:
            async with self._one:
                made = await asyncio.to_thread(self._asked, order)
        finally:
            del self._making[order]
        self._made[order] = made
        while sum(map(len, self._made.values())) > self._room:
            self._made.popitem(last=False)
        return made

    def _asked(self, order: Order) -> bytes:
        if self._closed:
            raise Crowded("The server is closing.")
        try:
            way = self._way or self._begun()
            way.send(order)
            return way.recv_bytes()
        except (EOFError, OSError):
            self._let_go()
            raise Crowded("This picture could not be made: please try again.") from None

    def _begun(self) -> Connection:
        """The way to a worker, started when somebody first wants a picture; spawned, as the server has threads."""
        context = multiprocessing.get_context("spawn")
        self._way, theirs = context.Pipe()
        self._worker = context.Process(target=work, args=(theirs,), daemon=True)
        self._worker.start()
        theirs.close()
        return self._way

    def close(self) -> None:
        """Make nothing more."""
        self._closed = True
        self._let_go()

    def _let_go(self) -> None:
        """End the worker; the thread that waits for it may come here at the same time."""
        worker, way, self._worker, self._way = self._worker, self._way, None, None
        if worker and way:
            worker.terminate()
            worker.join()
            way.close()
