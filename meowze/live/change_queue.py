"""The changes of one room, one after the other: each is decided, stored in the journal, and only then made and told."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import NamedTuple, Protocol

from meowze.games.errors import MeowzeError
from meowze.live.broadcast import Connection
from meowze.live.interfaces import Journal, RoomReader
from meowze.logs import room_tag
from meowze.room.decision import Change, Refused
from meowze.room.journal_errors import TakenOver
from meowze.room.messages import outgoing
from meowze.room.refusal import Refusal, require
from meowze.room.room import Room

Decide = Callable[[], Change | Refused | outgoing.Done]
NOTHING = outgoing.Done("")


class Submission(NamedTuple):
    """A change that waits for its turn or is being stored; whoever asked for it may go away meanwhile."""

    decide: Decide
    id: str
    connection: Connection | None
    device: str  # that asks for it
    done: asyncio.Future[None] | None  # for somebody who waits for it
    since: float  # when it began to wait


class Listener(Protocol):
    """Who is told what becomes of the changes of a room."""

    def storing(self, change: Change) -> None:
        """A change is being stored: what there will be to tell of it can be made ready."""

    def changed(self, change: Change, since: float) -> None:
        """A change was stored and made; it had waited since then."""

    def read_again(self) -> None:
        """The room is as its journal has it, which may be different from what was told."""

    def gone(self) -> None:
        """The room is not here any more: it was deleted, or it belongs to somebody else."""

    def answer(self, submission: Submission, decision: Refused | outgoing.Done) -> None:
        """Nothing was changed, and this is why."""


class ChangeQueue:
    """A room, and the changes that wait to be made in it."""

    def __init__(
        self, room: Room, journal: Journal, reader: RoomReader, listener: Listener, owner: int | None = None
    ) -> None:
        self.room = room
        self.owner = owner  # the epoch of this process, where several share the database
        self.deleted = False
        self.waiting: deque[Submission] = deque()  # the first of them is being stored
        self._journal, self._reader, self._listener = journal, reader, listener
        self._unsure = False  # whether the journal may hold more than the room
        self._reading: asyncio.Task[None] | None = None

    def dispose(self) -> None:
        """Let go of the listener, which refers to this queue."""
        del self._listener

    def submit(
        self, decide: Decide, id: str = "", connection: Connection | None = None, device: str = ""
    ) -> asyncio.Future[None]:
        """Make a change when its turn comes; done when it was stored and sent, or answered."""
        done = asyncio.get_running_loop().create_future()
        self.add(decide, id, connection, device, done)
        return done

    def add(
        self,
        decide: Decide,
        id: str,
        connection: Connection | None,
        device: str,
        done: asyncio.Future[None] | None = None,
    ) -> None:
        """The same for somebody who does not wait for it."""
        # No task: a change waits only for its turn and the disk, and nobody who goes away can stop it half-way.
        self.waiting.append(Submission(decide, id, connection, device, done, time.perf_counter()))
        if len(self.waiting) == 1:
            self._process()

    def _process(self) -> None:
        """Decide about the first in the queue, and so on until something must be stored or read."""
        while self.waiting:
            if self._unsure:
                self._reading = asyncio.create_task(self._read_again())
                return
            try:
                require(not self.deleted, "no-room")
                decision = self.waiting[0].decide()
                if isinstance(decision, Change):
                    self._store(decision)
                    return
            except Exception as error:
                self._fail(error)
            else:
                self._finish(decision)

    def _store(self, change: Change) -> None:
        stored = self._journal.append(self.room.header.room, change.rows, change.ending, self.owner)
        self._unsure = True
        stored.add_done_callback(partial(self._stored, change))
        asyncio.get_running_loop().call_soon(self._prepare, self._listener, change)  # while it is being stored

    def _prepare(self, listener: Listener, change: Change) -> None:
        if self._unsure:  # or else it was stored and told meanwhile
            listener.storing(change)

    def _stored(self, change: Change, stored: asyncio.Future[None]) -> None:
        try:
            stored.result()
            self._unsure = False
            self.room.commit(change)
            self._listener.changed(change, self.waiting[0].since)
        except Exception as error:
            self._fail(error)
        else:
            self._finish(NOTHING)
        self._process()

    async def _read_again(self) -> None:
        """After a failed write only the journal knows whether it was made."""
        try:
            old, (rows, damaged) = self.room, await self._journal.journal(self.room.header.room)
            if not rows and damaged is None:  # somebody has deleted it in the database
                self.deleted, self._unsure = True, False
                self._listener.gone()
                raise Refusal("no-room")
            state = await self._reader.read(old.header, rows)
            self.room = Room(old.header, old.dice, old.bots, state, damaged is not None)
            self._unsure = False
            self._listener.read_again()
        except Exception as error:
            self._fail(error)
        self._process()

    def _fail(self, error: Exception) -> None:
        """Answer that the first in the queue was not done, and why."""
        if isinstance(error, TakenOver):
            self._listener.gone()
        if not isinstance(error, MeowzeError):
            self._log("a change failed", error)
            error = Refusal("failed")
        self._finish(Refused.by(self.waiting[0].id, error))

    def _finish(self, decision: Refused | outgoing.Done) -> None:
        """Take the first from the queue, tell whoever waits for it, and answer it if there is something to say."""
        submission = self.waiting.popleft()
        if submission.done and not submission.done.done():
            submission.done.set_result(None)
        if decision is not NOTHING:
            try:
                self._listener.answer(submission, decision)
            except Exception as error:  # what waits behind it must go on
                self._log("an answer failed", error)

    def _log(self, what: str, error: Exception) -> None:
        logging.getLogger("meowze").error(what, extra={"room": room_tag(self.room.header.room)}, exc_info=error)
