"""Workers of one machine move a whole connection to the process that owns its room, so that nothing is passed on later.

The first bytes of a connection say which room it is for. If a sibling has that room in use, the open file goes to it
by a Unix socket, together with what was read. To the sibling it looks as if it had accepted the connection itself.
"""

import asyncio
import os
import re
import socket
from array import array
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from meowze.games.errors import MeowzeError
from meowze.storage.ownership import Owner

SOCKET = re.compile(rb"GET [^ ?]*/api/rooms/([^/ ?]+)/socket[ ?]")
PASSED_ON = b"x-meowze-passed-on"  # such a connection has a process at its other end
MAX_HEAD = 16384
MAX_TASKS = 200  # connections that are looked after at once; what comes beyond that is passed on
TRIES, RETRY_SECONDS = 100, 0.01  # while the sibling has not taken what came before


class Rooms(Protocol):
    """What must be known of the rooms."""

    async def owner_elsewhere(self, id: str) -> Owner | None:
        """The other process that has this room in use, if any."""


class Mover:
    """Moves connections to siblings and takes theirs; each has a socket in one folder, named after its address."""

    def __init__(self, folder: Path, address: str, rooms: Callable[[], Rooms]) -> None:
        self._folder, self._rooms = folder, rooms
        self._path = folder / address
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._make: Callable[[bytes], asyncio.Protocol] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, make: Callable[[bytes], asyncio.Protocol]) -> None:
        """Take what siblings move here; `make` makes the protocol of a connection whose first bytes were read."""
        self._make = make
        self._socket.bind(str(self._path))
        asyncio.get_running_loop().add_reader(self._socket, self._take)

    def close(self) -> None:
        """Take nothing more."""
        with suppress(RuntimeError):
            asyncio.get_running_loop().remove_reader(self._socket)
        self._socket.close()
        self._path.unlink(missing_ok=True)

    @property
    def is_ready(self) -> bool:
        """Whether it can look after one more connection."""
        return len(self._tasks) < MAX_TASKS

    def do(self, work: Any) -> None:
        """Run something that nobody waits for."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def move(self, room: str, file: int, head: bytes) -> bool:
        """Move a connection to the sibling that has the room in use; false if it stays here."""
        try:
            owner = await self._rooms().owner_elsewhere(room)
        except MeowzeError:
            return False
        path = self._folder / owner.address if owner else None
        if path is None or not path.exists():
            return False
        for _ in range(TRIES):
            try:
                # `send_fds` of Python 3.11 forgets the address.
                rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [file]))]
                self._socket.sendmsg([head], rights, 0, str(path))
                return True
            except BlockingIOError:
                await asyncio.sleep(RETRY_SECONDS)
            except OSError:  # it has just ended
                return False
        return False

    def _take(self) -> None:
        with suppress(BlockingIOError):
            while True:
                head, files, _, _ = socket.recv_fds(self._socket, MAX_HEAD, 1)
                for file in files:
                    self.do(self._adopt(socket.socket(fileno=file), head))

    async def _adopt(self, connection: socket.socket, head: bytes) -> None:
        assert self._make
        connection.setblocking(False)
        with suppress(OSError):  # it may be gone already
            make = partial(self._make, head)
            await asyncio.get_running_loop().connect_accepted_socket(make, connection)


def movable(protocol: type[Any], mover: Mover) -> type[Any]:
    """The same protocol for connections that may be moved before their first request is read."""

    class Movable(protocol):  # type: ignore[misc]
        stays = False
        moved_here = b""  # what a sibling has read

        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(transport)
            if self.moved_here:
                self.stays = True
                super().data_received(self.moved_here)

        def data_received(self, data: bytes) -> None:
            wanted = (
                None if self.stays else SOCKET.match(data)
            )  # a head in pieces is rare: what it asks for is passed on
            self.stays = True
            if wanted and len(data) <= MAX_HEAD and PASSED_ON not in data.lower() and mover.is_ready:
                self.transport.pause_reading()
                mover.do(self._move(wanted[1].decode("latin-1"), data))
            else:
                super().data_received(data)

        async def _move(self, room: str, head: bytes) -> None:
            # A copy: the client may go meanwhile, and then the number of the file would be another connection's.
            file = os.dup(self.transport.get_extra_info("socket").fileno())
            try:
                moved = await mover.move(room, file, head)
            finally:
                os.close(file)
            if self.transport.is_closing():
                return
            if moved:
                self.transport.abort()  # here only: the sibling has it open
            else:
                super().data_received(head)
                self.transport.resume_reading()

    return Movable
