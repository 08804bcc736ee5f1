"""A room in use: changes one after the other, each stored in the journal before anybody is told of it."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Collection
from functools import partial
from typing import NamedTuple

from meowze.games.errors import MeowzeError
from meowze.logs import room_tag
from meowze.room.company import device_of
from meowze.room.encoding import encode
from meowze.room.messages import incoming, outgoing
from meowze.room.names import ANIMALS, random_names
from meowze.room.pairing import CODE_SECONDS, PairingCodes
from meowze.room.refusal import Refusal, require
from meowze.room.room import Change, Refused, Room
from meowze.room.updates import catch_up, refused_message, refused_with_table
from meowze.server.autopilot import Autopilot
from meowze.server.bot_turns import BotWorkers
from meowze.server.broadcast import Broadcast, Connection, Dismiss
from meowze.server.hints import Hints
from meowze.server.metrics import ACT_SECONDS, count_refusal
from meowze.server.offered_games import OfferedGames, require_offered
from meowze.server.rate_limit import TokenBucket
from meowze.server.refusal_text import refused_by, with_words
from meowze.server.room_reader import RoomReader
from meowze.storage.errors import TakenOver
from meowze.storage.journal_store import JournalStore

HOST_AWAY = 120.0  # seconds after which another host is named
PAUSE = 0.7  # seconds before a bot's act, so that people see what was played before it
MAX_EMOTES, EMOTE_SECONDS = 4, 10.0
Decide = Callable[[], Change | Refused | outgoing.Done]
NOTHING = outgoing.Done("")


class Closed(Refusal):
    """A room that is closed to newcomers."""


class Submission(NamedTuple):
    """A change that waits for its turn or is being stored; whoever asked for it may go away meanwhile."""

    decide: Decide
    id: str
    connection: Connection | None
    device: str = ""  # that asks for it
    done: asyncio.Future[None] | None = None  # for somebody who waits for it
    since: float = 0.0  # when it began to wait


class LiveRoom:
    """A room in use."""

    def __init__(
        self,
        room: Room,
        store: JournalStore,
        workers: BotWorkers | None = None,
        games: OfferedGames | None = None,
        reader: RoomReader | None = None,
        clock: Callable[[], float] = time.monotonic,
        pause: float = PAUSE,
        host_away: float = HOST_AWAY,
        owner: int | None = None,
    ) -> None:
        self.room = room
        self.owner = owner  # the epoch of this process, where several share the database
        self.farewells: set[Callable[[], None]] = set()  # what sends each client away when the room is given up
        self.deleted = False
        self.broadcast = Broadcast()
        self.queue: deque[Submission] = deque()  # the first of them is being stored
        self.visitors = 0
        self._store, self._games, self._clock = store, games, clock
        self._reader = reader or RoomReader()
        self._unsure = False  # whether the journal may hold more than the room
        self._reading: asyncio.Task[None] | None = None
        self._pairing_codes = PairingCodes()
        self._emotes: dict[str, TokenBucket] = {}
        self._left: dict[str, float] = {}  # when a device went away
        self._loaded = clock()
        self._autopilot = Autopilot(self, workers, pause, host_away)
        self._hints = Hints(self, workers)

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

    def admitted(self, token: str) -> str:
        """The device with this token, or none without one, if it may look in; a closed room is for its own people."""
        device = device_of(self.id, token) if token else ""
        if not self.room.company.admits(device):
            raise Closed("closed")
        return device

    async def connect(self, connection: Connection, hello: incoming.Hello, dismiss: Dismiss | None = None) -> bool:
        """Send a client what it missed or the whole table, and every message until it may no longer look in.

        `dismiss` is then called, once, with the reason. False if the code it shows is wrong.
        """
        require(not self.deleted, "no-room")
        right = True
        if hello.code:
            right = await self._redeem(connection, hello.code, device_of(self.id, hello.token) if hello.token else "")
        device = self.admitted(hello.token)
        self.broadcast.add(connection, device, dismiss)
        connection(encode(catch_up(self.id, self.room.state, hello.since, self.room.company.rights(device))))
        self.broadcast.send_presence(self.room.company)
        self._autopilot.check()
        if self.room.company.clock:
            connection(encode(self._autopilot.time))
        return right

    def disconnect(self, connection: Connection) -> None:
        """Send a client nothing more."""
        device = self.broadcast.remove(connection)
        if any(self.room.company.rights(device)):
            self._left[device] = self._clock()
        self.broadcast.send_presence(self.room.company)
        self._autopilot.check()
        self._hints.check()

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
        self._hints.cancel()
        await self.submit(lambda: NOTHING)

    def dispose(self) -> None:
        """Let go of those who look after this room and refer to it: its memory is free at once, not some time later."""
        self._autopilot.stop()
        self._hints.cancel()
        del self._autopilot, self._hints

    def give_up(self) -> None:
        """Send everybody away to where the room is now, if it is anywhere, and begin nothing more."""
        self._autopilot.stop()
        for farewell in tuple(self.farewells):
            farewell()

    async def delete(self) -> None:
        """Delete all that is stored of this room and send everybody away; nothing is stored any more."""
        self.deleted = True
        try:
            await self.close()
            await self._store.delete(self.id)
        except Exception:
            self.deleted = False
            self._autopilot.check()
            raise
        self.give_up()

    # ------------------------------------------------------------------------------------ requests

    def receive(self, message: incoming.TableRequest | incoming.AskNames, connection: Connection) -> None:
        """Do what a client asks for when its turn comes and tell everybody, or tell the client alone why not."""
        device = self.broadcast.connections.get(connection)
        try:
            if device is None:
                raise Refusal("hello-first")
            self._handle(message, connection, device)
        except MeowzeError as error:
            count_refusal(error.key)
            connection(encode(refused_message(refused_by(getattr(message, "id", ""), error))))

    def _handle(self, message: incoming.TableRequest | incoming.AskNames, connection: Connection, device: str) -> None:
        if isinstance(message, incoming.AskNames):
            connection(encode(outgoing.Names(random_names(5, self.room.company.names), ANIMALS)))
        elif isinstance(message, incoming.Pair):
            self._issue_code(message, connection, device)
        elif isinstance(message, incoming.Hint):
            self._hints.ask(message, device, lambda answer: connection(encode(answer)))
        else:
            if isinstance(message, incoming.Emote) and self.room.company.rights(device).acts:
                self._limit_emotes(device)
            if isinstance(message, incoming.Rematch) and self._games is not None:
                require_offered(self._games, message.game or self.room.state.game)
            self._enqueue(Submission(lambda: self.decide(message, device), message.id, connection, device))

    def decide(self, message: incoming.RoomRequest, device: str) -> Change | Refused | outgoing.Done:
        """What a message would change; a bot takes over for somebody only while they are away."""
        decision, company = self.room.decide(message, device), self.room.company
        if isinstance(message, incoming.Substitute) and isinstance(decision, Change) and self._is_here(message.seat):
            return Refused.by(message.id, Refusal("is-here", name=company.names[message.seat]))
        return decision

    def _is_here(self, seat: int) -> bool:
        return seat in self.room.company.people and self.seconds_away(self.room.company.acting(seat)) is None

    def _issue_code(self, pair: incoming.Pair, connection: Connection, device: str) -> None:
        if pair.seat not in self.room.company.rights(device).acts:
            raise Refusal("not-yours")
        code = self._pairing_codes.issue(pair.seat, device, self._clock())
        connection(encode(outgoing.Code(pair.id, pair.seat, code, CODE_SECONDS)))

    async def _redeem(self, connection: Connection, code: str, device: str) -> bool:
        """Hand a seat to a device; false if this is no code of this room, nor was one for this device."""
        if not device:
            raise Refusal("no-token")
        loan = self._pairing_codes.redeem(code, self._clock())
        if loan is not None:
            await self.submit(lambda: self.room.pair(loan.seat, loan.device, device), "", connection, device)
        elif not any(self.room.company.rights(device)):  # the answer to an earlier hello may have been lost
            connection(encode(refused_message(refused_by("", Refusal("pairing")))))
            return False
        return True

    def _limit_emotes(self, device: str) -> None:
        if not self._emotes.setdefault(device, TokenBucket(MAX_EMOTES, EMOTE_SECONDS)).take(self._clock()):
            raise Refusal("breath")

    # ------------------------------------------------------------------------------------ changes

    def submit(
        self, decide: Decide, id: str = "", connection: Connection | None = None, device: str = ""
    ) -> asyncio.Future[None]:
        """Make a change when its turn comes; done when it was stored and sent, or answered."""
        done = asyncio.get_running_loop().create_future()
        self._enqueue(Submission(decide, id, connection, device, done))
        return done

    def _enqueue(self, submission: Submission) -> None:
        # No task: a change waits only for its turn and the disk, and nobody who goes away can stop it half-way.
        self.queue.append(submission._replace(since=time.perf_counter()))
        if len(self.queue) == 1:
            self._process_queue()

    def _process_queue(self) -> None:
        """Decide about the first in the queue, and so on until something must be stored or read."""
        while self.queue:
            if self._unsure:
                self._reading = asyncio.create_task(self._read_again())
                return
            try:
                require(not self.deleted, "no-room")
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
            self._dismiss_strangers()
            self.broadcast.send_update(self.id, change)
            if change.steps:
                ACT_SECONDS.observe(time.perf_counter() - self.queue[0].since)
            self._autopilot.check()
            self._hints.check()
        except Exception as error:
            self._fail(error)
        else:
            self._finish(NOTHING)
        self._process_queue()

    async def _read_again(self) -> None:
        """After a failed write only the journal knows whether it was made."""
        try:
            old, (rows, damaged) = self.room, await self._store.journal(self.id)
            if not rows and damaged is None:  # somebody has deleted it in the database
                self.deleted, self._unsure = True, False
                self.give_up()
                raise Refusal("no-room")
            state = await self._reader.read(old.header, rows)
            self.room = Room(old.header, old.dice, old.bots, state, damaged is not None)
            self._unsure = False
            self._dismiss_strangers()
            self.broadcast.send_snapshots(self.room)
        except Exception as error:
            self._fail(error)
        self._process_queue()

    def _dismiss_strangers(self) -> None:
        """Let those go who may no longer look in: the room was closed, or they have given up their seat in it."""
        company = self.room.company
        strangers = [each for each, device in self.broadcast.connections.items() if not company.admits(device)]
        for connection in strangers:
            self.broadcast.dismiss(connection, Closed("closed"))
        if strangers:
            self.broadcast.send_presence(company)

    def _fail(self, error: Exception) -> None:
        """Answer that the first in the queue was not done, and why."""
        if isinstance(error, TakenOver):
            self.give_up()
        if not isinstance(error, MeowzeError):
            logging.getLogger("meowze").error("a change failed", extra={"room": room_tag(self.id)}, exc_info=error)
            error = Refusal("failed")
        self._finish(refused_by(self.queue[0].id, error))

    def _finish(self, decision: Refused | outgoing.Done) -> None:
        """Take the first from the queue, tell whoever waits for it, and answer it if there is something to say."""
        submission = self.queue.popleft()
        if isinstance(decision, Refused):
            count_refusal(decision.key)
        if submission.done and not submission.done.done():
            submission.done.set_result(None)
        if submission.connection and decision is not NOTHING:
            try:
                submission.connection(encode(self._answer(decision, submission.device)))
            except Exception:  # what waits behind it must go on
                logging.getLogger("meowze").exception("an answer failed", extra={"room": room_tag(self.id)})

    def _answer(self, decision: Refused | outgoing.Done, device: str) -> outgoing.Outgoing:
        if isinstance(decision, outgoing.Done):
            return decision
        refused, company = with_words(decision), self.room.company
        if not company.admits(device):
            return refused_message(refused)
        return refused_with_table(self.id, self.room.state, refused, company.rights(device))
