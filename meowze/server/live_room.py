"""A room in use: changes one after the other, each stored in the journal before anybody is told of it."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Collection
from functools import partial
from typing import NamedTuple

from meowze.games.errors import MeowzeError
from meowze.room.company import device_of
from meowze.room.encoding import encode
from meowze.room.messages import incoming, outgoing
from meowze.room.names import ANIMALS, random_names
from meowze.room.pairing import CODE_SECONDS, PairingCodes
from meowze.room.refusal import Refusal
from meowze.room.room import Change, Refused, Room
from meowze.room.updates import catch_up, refused_message, refused_with_table
from meowze.server.autopilot import Autopilot
from meowze.server.bot_turns import BotWorkers
from meowze.server.broadcast import Broadcast, Connection
from meowze.server.offered_games import OfferedGames, require_offered
from meowze.server.rate_limit import TokenBucket
from meowze.server.refusal_text import refused_by, with_words
from meowze.storage.journal_store import JournalStore, TakenOver

HOST_AWAY = 120.0  # seconds after which another host is named
PAUSE = 0.7  # seconds before a bot's act, so that people see what was played before it
MAX_EMOTES, EMOTE_SECONDS = 4, 10.0
Decide = Callable[[], Change | Refused | outgoing.Done]
NOTHING = outgoing.Done("")


class Submission(NamedTuple):
    """A change that waits for its turn or is being stored; whoever asked for it may go away meanwhile."""

    decide: Decide
    id: str
    connection: Connection | None
    done: asyncio.Future[None] | None = None  # for somebody who waits for it


class LiveRoom:
    """A room in use."""

    def __init__(
        self,
        room: Room,
        store: JournalStore,
        workers: BotWorkers | None = None,
        games: OfferedGames | None = None,
        clock: Callable[[], float] = time.monotonic,
        pause: float = PAUSE,
        host_away: float = HOST_AWAY,
        owner: int | None = None,
    ) -> None:
        self.room = room
        self.owner = owner  # the epoch of this process, where several share the database
        self.farewells: set[Callable[[], None]] = set()  # what sends each client away when the room is given up
        self.broadcast = Broadcast()
        self.queue: deque[Submission] = deque()  # the first of them is being stored
        self.visitors = 0
        self._store, self._games, self._clock = store, games, clock
        self._unsure = False  # whether the journal may hold more than the room
        self._reading: asyncio.Task[None] | None = None
        self._pairing_codes = PairingCodes()
        self._emotes: dict[str, TokenBucket] = {}
        self._left: dict[str, float] = {}  # when a device went away
        self._loaded = clock()
        self._autopilot = Autopilot(self, workers, pause, host_away)

    @property
    def id(self) -> str:
        """The room's short code."""
        return self.room.header.room

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is going on."""
        return not (self.devices or self.queue or self.visitors or self._autopilot.busy)

    # ------------------------------------------------------------------------------------ connections

    @property
    def devices(self) -> Collection[str]:
        """The devices that are connected, those that have been here longest first."""
        return self.broadcast.devices

    async def connect(self, connection: Connection, hello: incoming.Hello) -> None:
        """Send a client what it missed or the whole table, and every message from now on."""
        device = device_of(self.id, hello.token) if hello.token else ""
        if hello.code:
            await self._redeem(connection, hello.code, device)
        rights = self.room.company.rights(device)
        if self.room.company.closed and not any(rights):
            raise Refusal("closed")
        self.broadcast.connections.setdefault(connection, device)
        connection(encode(catch_up(self.id, self.room.state, hello.since, rights)))
        self.broadcast.send_presence(self.room.company)
        self._autopilot.check()
        if self.room.company.clock:
            connection(encode(self._autopilot.time))

    def disconnect(self, connection: Connection) -> None:
        """Send a client nothing more."""
        device = self.broadcast.connections.pop(connection, "")
        if any(self.room.company.rights(device)):
            self._left[device] = self._clock()
        self.broadcast.send_presence(self.room.company)
        self._autopilot.check()

    def seconds_away(self, devices: set[str]) -> float | None:
        """For how many seconds all of these devices have been away; none if one is here."""
        if not devices.isdisjoint(self.devices):
            return None
        return self._clock() - max((self._left.get(device, self._loaded) for device in devices), default=self._loaded)

    def now(self) -> float:
        """The time in seconds."""
        return self._clock()

    def tell_time(self, time: outgoing.Time) -> None:
        """Tell everybody how much time is left."""
        self.broadcast.send(encode(time))

    async def close(self) -> None:
        """Finish what was begun, and begin nothing more."""
        self._autopilot.stop()
        await self.submit(lambda: NOTHING)

    def give_up(self) -> None:
        """Send everybody away to where the room is now, and begin nothing more."""
        self._autopilot.stop()
        for farewell in tuple(self.farewells):
            farewell()

    # ------------------------------------------------------------------------------------ requests

    def receive(self, message: incoming.TableRequest | incoming.AskNames, connection: Connection) -> None:
        """Do what a client asks for when its turn comes and tell everybody, or tell the client alone why not."""
        if isinstance(message, incoming.AskNames):
            connection(encode(outgoing.Names(random_names(5, self.room.company.names), ANIMALS)))
            return
        device = self.broadcast.connections.get(connection)
        try:
            if device is None:
                raise Refusal("hello-first")
            self._handle(message, connection, device)
        except MeowzeError as error:
            connection(encode(refused_message(refused_by(message.id, error))))

    def _handle(self, message: incoming.TableRequest, connection: Connection, device: str) -> None:
        if isinstance(message, incoming.Pair):
            self._issue_code(message, connection, device)
        elif isinstance(message, incoming.Hint):
            self._autopilot.hint(message, device, lambda answer: connection(encode(answer)))
        else:
            if isinstance(message, incoming.Emote) and self.room.company.rights(device).acts:
                self._limit_emotes(device)
            if isinstance(message, incoming.Rematch) and self._games is not None:
                require_offered(self._games, message.game or self.room.state.game)
            self._enqueue(Submission(lambda: self.room.decide(message, device), message.id, connection))

    def _issue_code(self, pair: incoming.Pair, connection: Connection, device: str) -> None:
        if pair.seat not in self.room.company.rights(device).acts:
            raise Refusal("not-yours")
        code = self._pairing_codes.issue(pair.seat, self._clock())
        connection(encode(outgoing.Code(pair.id, pair.seat, code, CODE_SECONDS)))

    async def _redeem(self, connection: Connection, code: str, device: str) -> None:
        if not device:
            raise Refusal("no-token")
        seat = self._pairing_codes.redeem(code, self._clock())
        if seat is not None:
            await self.submit(lambda: self.room.pair(seat, device), "", connection)
        elif not any(self.room.company.rights(device)):  # the answer to an earlier hello may have been lost
            connection(encode(refused_message(refused_by("", Refusal("pairing")))))

    def _limit_emotes(self, device: str) -> None:
        if not self._emotes.setdefault(device, TokenBucket(MAX_EMOTES, EMOTE_SECONDS)).take(self._clock()):
            raise Refusal("breath")

    # ------------------------------------------------------------------------------------ changes

    def submit(self, decide: Decide, id: str = "", connection: Connection | None = None) -> asyncio.Future[None]:
        """Make a change when its turn comes; done when it was stored and sent, or answered."""
        done = asyncio.get_running_loop().create_future()
        self._enqueue(Submission(decide, id, connection, done))
        return done

    def _enqueue(self, submission: Submission) -> None:
        # No task: a change waits only for its turn and the disk, and nobody who goes away can stop it half-way.
        self.queue.append(submission)
        if len(self.queue) == 1:
            self._process_queue()

    def _process_queue(self) -> None:
        """Decide about the first in the queue, and so on until something must be stored or read."""
        while self.queue:
            if self._unsure:
                self._reading = asyncio.create_task(self._read_again())
                return
            try:
                decision = self.queue[0].decide()
                if isinstance(decision, Change):
                    self._store_change(decision)
                    return
            except Exception as error:
                self._fail(error)
            else:
                self._finish(decision)

    def _store_change(self, change: Change) -> None:
        stored = self._store.append(self.id, change.rows, change.over, change.result, change.reopened, self.owner)
        self._unsure = True
        stored.add_done_callback(partial(self._stored, change))

    def _stored(self, change: Change, stored: asyncio.Future[None]) -> None:
        try:
            stored.result()
            self._unsure = False
            self.room.commit(change)
            self.broadcast.send_update(self.id, change)
            self._autopilot.check()
        except Exception as error:
            self._fail(error)
        else:
            self._finish(NOTHING)
        self._process_queue()

    async def _read_again(self) -> None:
        """After a failed write only the journal knows whether it was made."""
        try:
            old, (rows, damaged) = self.room, await self._store.journal(self.id)
            replay = partial(Room.replay, old.header, rows, old.dice, old.bots, damaged is not None)
            self.room = await asyncio.to_thread(replay)
            self._unsure = False
            self.broadcast.send_snapshots(self.room)
        except Exception as error:
            self._fail(error)
        self._process_queue()

    def _fail(self, error: Exception) -> None:
        """Answer that the first in the queue was not done, and why."""
        if isinstance(error, TakenOver):
            self.give_up()
        if not isinstance(error, MeowzeError):
            logging.getLogger("meowze").error("a change failed", exc_info=error)
            error = Refusal("failed")
        self._finish(refused_by(self.queue[0].id, error))

    def _finish(self, decision: Refused | outgoing.Done) -> None:
        """Take the first from the queue, tell whoever waits for it, and answer it if there is something to say."""
        submission = self.queue.popleft()
        if submission.done and not submission.done.done():
            submission.done.set_result(None)
        if submission.connection and decision is not NOTHING:
            try:
                submission.connection(encode(self._answer(decision, submission.connection)))
            except Exception:  # what waits behind it must go on
                logging.getLogger("meowze").exception("an answer failed")

    def _answer(self, decision: Refused | outgoing.Done, connection: Connection) -> outgoing.Outgoing:
        if isinstance(decision, outgoing.Done):
            return decision
        rights = self.room.company.rights(self.broadcast.connections.get(connection, ""))
        return refused_with_table(self.id, self.room.state, with_words(decision), rights)
