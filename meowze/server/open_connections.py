"""The open connections of a server: how many there may be, and which of them are let go."""

import asyncio
import math
import socket
import struct
import sys
from asyncio import Transport
from contextlib import suppress
from typing import Protocol

from meowze.server.limits import Limits

if sys.platform != "win32":
    import resource

SWEEP_SECONDS = 2.0  # in which every connection is looked at once
AT_ONCE = 500  # of them: all acts wait meanwhile
WRITE_SECONDS = 20.0  # in which a client must read something
LEAST_READ = 4096  # bytes that it must read in this time
MOST_FILES = 2**17  # asked of the system; some would give a billion
RESERVE = 200  # files kept for the database, other processes and whatever else is opened
NO_LIMIT = 10_000  # connections where the system does not say how many files there may be


class Watched(Protocol):
    """A connection that can be let go."""

    client: tuple[str, int] | None
    server: tuple[str, int | None] | None
    transport: Transport

    def is_overdue(self, now: float) -> bool:
        """Whether the client had time enough."""


class OpenConnections:
    """The connections of this server: as many as an address may have and the system has files for."""

    def __init__(self, limits: Limits, most: int) -> None:
        self._limits, self._most = limits, most
        self._addresses: dict[Watched, str] = {}  # empty for a trusted proxy or another process: they speak for many
        self._unseen: list[Watched] = []  # what is still to be looked at in this round
        self._pause = SWEEP_SECONDS
        self._timer: asyncio.TimerHandle | None = None

    def add(self, connection: Watched) -> bool:
        """Keep an eye on a new connection; false if there are too many."""
        peer, settings = connection.client[0] if connection.client else "", self._limits.settings
        internal = connection.server is not None and settings.internal.endswith(f":{connection.server[1]}")
        address = "" if internal or settings.trusts(peer) else peer
        if len(self._addresses) >= self._most or (address and not self._may_come(address)):
            return False
        self._addresses[connection] = address
        if self._timer is None:
            self._sweep_later()
        return True

    def _may_come(self, address: str) -> bool:
        limits = self._limits
        return limits.arrivals.wait(address, limits.clock()) is not None and limits.connections.take(address)

    def remove(self, connection: Watched) -> None:
        """A connection has ended, or another object serves it now."""
        address = self._addresses.pop(connection, "")
        if address:
            self._limits.connections.give_back(address)

    def replace(self, old: Watched, new: Watched) -> None:
        """Another object serves the same connection from now on."""
        if old in self._addresses:
            self._addresses[new] = self._addresses.pop(old)

    def _sweep_later(self) -> None:
        if not self._addresses:
            self._unseen, self._pause = [], SWEEP_SECONDS
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(self._pause, self._sweep) if self._addresses else None

    def _sweep(self) -> None:
        """Look at some of the connections: at all of them by and by, so that nobody waits for long."""
        if not self._unseen:
            self._unseen = list(self._addresses)
            self._pause = SWEEP_SECONDS / max(1, math.ceil(len(self._unseen) / AT_ONCE))
        now, some = asyncio.get_running_loop().time(), self._unseen[-AT_ONCE:]
        del self._unseen[-AT_ONCE:]
        for connection in some:
            if connection in self._addresses and connection.is_overdue(now):
                let_go(connection.transport)
        self._sweep_later()


class UnreadBytes:
    """Notices a client that does not read what it is sent."""

    __slots__ = ("_left", "_since")

    def __init__(self) -> None:
        self._left, self._since = 0, 0.0

    def is_stuck(self, transport: Transport, now: float) -> bool:
        """Whether the client has read next to nothing for long, though something is there for it."""
        left = transport.get_write_buffer_size()
        if not left or not self._left or left <= self._left - LEAST_READ:
            self._left, self._since = left, now
        return now - self._since > WRITE_SECONDS


def let_go(transport: Transport) -> None:
    """End a connection at once; the system forgets what the client has not read, too."""
    used = transport.get_extra_info("socket")
    with suppress(AttributeError, OSError):  # there may be no socket any more, or one that does not know this
        used.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()


def raise_file_limit() -> None:
    """Ask the system for as many open files as it gives: each connection is one."""
    if sys.platform == "win32":  # it has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    with suppress(OSError, ValueError):  # then it stays as it is
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections() -> int:
    """How many connections there may be, so that some files are left for everything else."""
    if sys.platform == "win32":
        return NO_LIMIT
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    files = MOST_FILES if soft == resource.RLIM_INFINITY else soft
    return files - min(RESERVE, files // 4)
