"""Which process a room belongs to, where several serve one PostgreSQL database.

Each process has a row in `servers` under its epoch, a number that no other process ever had, and holds one advisory
lock of that number on a connection of its own: it lives as long as the lock is held. A room names its owner's epoch.
Whoever writes to a room names it too, so a process that was taken for dead cannot write any more (`batch_writer`).
"""

import asyncio
import logging
import os
import secrets
import socket
import threading
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from meowze.room.journal_errors import StorageError
from meowze.storage.batch_writer import now
from meowze.storage.database import engine_for, message_of
from meowze.storage.journal_store import ask
from meowze.storage.schema import ROOMS, SERVERS

LIVING, SWEEPER = 8441, 8442  # the first keys of our advisory locks
HEARTBEAT_SECONDS = 2.0
SILENCE_MILLISECONDS = 12_000  # PostgreSQL ends the session of a process that has said nothing for so long
RETRY_SECONDS = 0.5
# After PostgreSQL was restarted its clients need a moment to come back: until then nobody is taken for dead.
GRACE = "5 seconds"
IS_DEAD = (
    "(pg_try_advisory_xact_lock_shared(:living, {owner}) AND pg_postmaster_start_time() < now() - interval '"
    + GRACE
    + "')"
)
TAKE = sql.text(
    "UPDATE rooms SET owner = :epoch WHERE room = :room AND (owner IS NULL OR owner = :epoch OR "
    + IS_DEAD.format(owner="owner")
    + ") RETURNING room"
)
FORGET_DEAD = sql.text(f"DELETE FROM servers WHERE epoch <> :epoch AND {IS_DEAD.format(owner='epoch')} RETURNING epoch")
LIVE_SERVERS = sql.select(SERVERS.c.name, SERVERS.c.address).where(
    sql.not_(sql.func.pg_try_advisory_xact_lock_shared(LIVING, SERVERS.c.epoch))
)
Renewed = Callable[[int, Collection[str]], None]  # told the new epoch and the rooms that are still this process's own


class Owner(NamedTuple):
    """The process that has a room in use."""

    epoch: int
    address: str = ""  # where it takes what is passed on
    secret: str = ""


class Ownership:
    """This process among those that share the database."""

    def __init__(self, target: str) -> None:
        self.epoch = 0
        self.secret = secrets.token_urlsafe(32)
        self.on_renewed: Renewed = lambda epoch, rooms: None
        self._engine = engine_for(target)
        self._connection: sql.Connection | None = None  # holds the lock
        self._using = threading.Lock()  # the connection, one thread at a time
        self._ending = threading.Event()
        self._threads = ThreadPoolExecutor(4, "claims")  # of its own: whoever comes in does not wait for replays
        self._address = ""
        self._loop: asyncio.AbstractEventLoop | None = None
        self._heart = threading.Thread(target=self._beat, name="ownership", daemon=True)

    async def start(self, address: str) -> None:
        """Join the others; `address` is where they pass on to this process what belongs to it."""
        self._address, self._loop = address, asyncio.get_running_loop()
        await ask(self._threads, self._register)
        self._heart.start()

    async def close(self) -> None:
        """Leave the others: own nothing any more."""
        self._ending.set()
        if self._heart.is_alive():
            await asyncio.to_thread(self._heart.join)
        with suppress(StorageError):  # without the database the lock is gone anyway
            await self.release_all()
            await ask(self._threads, self._leave)
        await asyncio.to_thread(self._engine.dispose)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def claim(self, room: str) -> Owner | None:
        """The owner of a room: this process if it belonged to nobody who lives; none if there is no such room."""
        return await ask(self._threads, self._claim, room)

    async def at(self, addresses: Collection[str]) -> list[Owner]:
        """The processes at these addresses."""
        return await ask(self._threads, self._at, addresses)

    async def release_all(self) -> None:
        """Own no room any more."""
        await ask(self._threads, self._release_all)

    async def may_sweep(self) -> bool:
        """Whether this process is the one that deletes old rooms; it stays it as long as it lives."""
        return await ask(self._threads, self._may_sweep)

    # ------------------------------------------------------------------------------------ in a thread

    def _claim(self, room: str) -> Owner | None:
        with self._engine.begin() as connection:
            # The second look finds who was quicker.
            for _ in range(2):
                found = connection.execute(
                    sql.select(ROOMS.c.owner, SERVERS.c.address, SERVERS.c.secret)
                    .outerjoin(SERVERS, SERVERS.c.epoch == ROOMS.c.owner)
                    .where(ROOMS.c.room == room)
                ).first()
                if found is None:
                    return None
                values = {"epoch": self.epoch, "room": room, "living": LIVING}
                if found.owner == self.epoch or connection.execute(TAKE, values).first():
                    return Owner(self.epoch)
                if found.owner is not None and found.address is not None:
                    return Owner(found.owner, found.address, found.secret)
        raise StorageError("the owner of this room is just changing")

    def _at(self, addresses: Collection[str]) -> list[Owner]:
        columns = SERVERS.c.epoch, SERVERS.c.address, SERVERS.c.secret
        query = sql.select(*columns).where(SERVERS.c.address.in_(addresses)).order_by(SERVERS.c.epoch)
        with self._engine.begin() as connection:
            found = [Owner(*row) for row in connection.execute(query)]
        return list({owner.address: owner for owner in found}.values())  # the last one there: others are dead

    def _release_all(self) -> None:
        with self._engine.begin() as connection:
            connection.execute(sql.update(ROOMS).where(ROOMS.c.owner == self.epoch).values(owner=None))

    def _may_sweep(self) -> bool:
        with self._using:
            if self._connection is None:
                return False
            with self._connection.begin():
                chosen = bool(self._connection.scalar(sql.select(sql.func.pg_try_advisory_lock(SWEEPER, 0))))
                if chosen:
                    values = {"living": LIVING, "epoch": self.epoch}
                    dead = self._connection.scalars(FORGET_DEAD, values).all()
                    self._connection.execute(sql.update(ROOMS).where(ROOMS.c.owner.in_(dead)).values(owner=None))
                return chosen

    # ------------------------------------------------------------------------------------ staying alive

    def _register(self) -> Collection[str]:
        """Get an epoch and its lock, and take along the rooms that nobody took meanwhile; which ones these are."""
        connection, before = self._engine.connect(), self.epoch
        row = {"address": self._address, "secret": self.secret, "name": f"{socket.gethostname()} {os.getpid()}"}
        try:
            with connection.begin():
                connection.execute(
                    sql.select(sql.func.set_config("idle_session_timeout", str(SILENCE_MILLISECONDS), False))
                )
                added = sql.insert(SERVERS).values(started=now(), **row).returning(SERVERS.c.epoch)
                epoch = connection.scalars(added).one()
                connection.execute(sql.select(sql.func.pg_advisory_lock(LIVING, epoch)))
                connection.execute(sql.delete(SERVERS).where(SERVERS.c.epoch == before))
                moved = sql.update(ROOMS).where(ROOMS.c.owner == before).values(owner=epoch).returning(ROOMS.c.room)
                rooms = set(connection.scalars(moved))
        except BaseException:
            connection.invalidate()
            connection.close()
            raise
        self._connection, self.epoch = connection, epoch
        return rooms

    def _leave(self) -> None:
        if self._connection:
            with self._connection.begin():
                self._connection.execute(sql.delete(SERVERS).where(SERVERS.c.epoch == self.epoch))
            self._disconnect()

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection:
            with suppress(SQLAlchemyError):
                connection.invalidate()  # back in the pool it would still hold the lock
                connection.close()

    def _beat(self) -> None:
        """Say now and then that this process lives; come back as another one when the lock was lost."""
        while not self._ending.wait(HEARTBEAT_SECONDS):
            with self._using:
                try:
                    assert self._connection
                    with self._connection.begin():
                        self._connection.execute(sql.select(1))
                except SQLAlchemyError as error:
                    logging.getLogger("meowze").error("the lock of this process was lost: %s", message_of(error))
                    self._disconnect()
                    self._renew()

    def _renew(self) -> None:
        while not self._ending.is_set():
            try:
                rooms = self._register()
            except SQLAlchemyError:
                self._ending.wait(RETRY_SECONDS)
                continue
            if self._loop:
                with suppress(RuntimeError):  # the loop may be gone
                    self._loop.call_soon_threadsafe(self._renewed, self.epoch, rooms)
            return

    def _renewed(self, epoch: int, rooms: Collection[str]) -> None:
        self.on_renewed(epoch, rooms)
