"""A room in use: who is connected to it, what they ask for, and what is told to all of them."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Collection

from meowze.games.errors import MeowzeError
from meowze.live.autopilot import Autopilot
from meowze.live.bot_turns import BotWorkers
from meowze.live.broadcast import Broadcast, Connection, Dismiss
from meowze.live.change_queue import NOTHING, ChangeQueue, Decide, Submission
from meowze.live.errors import Closed
from meowze.live.hints import Hints
from meowze.live.interfaces import DirectReader, Journal, Monitor, NoMonitor, RoomReader
from meowze.live.offered_games import OfferedGames, require_offered
from meowze.live.refusal_words import KEYS_ONLY, RefusalWords
from meowze.live.token_bucket import TokenBucket
from meowze.room.company import device_of
from meowze.room.decision import Change, Refused
from meowze.room.encoding import encode
from meowze.room.messages import incoming, outgoing
from meowze.room.names import ANIMALS, random_names
from meowze.room.pairing import CODE_SECONDS, PairingCodes
from meowze.room.refusal import Refusal, require
from meowze.room.room import Room
from meowze.room.updates import catch_up, refused_message, refused_with_table

HOST_AWAY = 120.0  # seconds after which another host is named
PAUSE = 0.7  # seconds before a bot's act, so that people see what was played before it
MAX_EMOTES, EMOTE_SECONDS = 4, 10.0


class LiveRoom:
    """A room in use."""

    def __init__(
        self,
        room: Room,
        journal: Journal,
        workers: BotWorkers | None = None,
        games: OfferedGames | None = None,
        reader: RoomReader | None = None,
        words: RefusalWords = KEYS_ONLY,
        monitor: Monitor | None = None,
        clock: Callable[[], float] = time.monotonic,
        pause: float = PAUSE,
        host_away: float = HOST_AWAY,
        owner: int | None = None,
    ) -> None:
        self.changes = ChangeQueue(room, journal, reader or DirectReader(), self, owner)
        self.farewells: set[Callable[[], None]] = set()  # what sends each client away when the room is given up
        self.broadcast = Broadcast()
        self.visitors = 0
        self.words, self.monitor = words, monitor or NoMonitor()
        self._journal, self._games, self._clock = journal, games, clock
        self._pairing_codes = PairingCodes()
        self._emotes: dict[str, TokenBucket] = {}
        self._left: dict[str, float] = {}  # when a device went away
        self._loaded = clock()
        self._autopilot = Autopilot(self, workers, pause, host_away)
        self._hints = Hints(self, workers, words)

    @property
    def room(self) -> Room:
        """The room as it is now."""
        return self.changes.room

    @property
    def id(self) -> str:
        """The room's short code."""
        return self.room.header.room

    @property
    def queue(self) -> deque[Submission]:
        """The changes that wait; the first of them is being stored."""
        return self.changes.waiting

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
        require(not self.changes.deleted, "no-room")
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

    # ------------------------------------------------------------------------------------ the end

    async def close(self) -> None:
        """Finish what was begun, and begin nothing more."""
        self._autopilot.stop()
        self._hints.cancel()
        await self.submit(lambda: NOTHING)

    def dispose(self) -> None:
        """Let go of those who look after this room and refer to it: its memory is free at once, not some time later."""
        self._autopilot.stop()
        self._hints.cancel()
        self.changes.dispose()
        del self._autopilot, self._hints

    def gone(self) -> None:
        """Send everybody away to where the room is now, if it is anywhere, and begin nothing more."""
        self._autopilot.stop()
        for farewell in tuple(self.farewells):
            farewell()

    async def delete(self) -> None:
        """Delete all that is stored of this room and send everybody away; nothing is stored any more."""
        self.changes.deleted = True
        try:
            await self.close()
            await self._journal.delete(self.id)
        except Exception:
            self.changes.deleted = False
            self._autopilot.check()
            raise
        self.gone()

    # ------------------------------------------------------------------------------------ requests

    def receive(self, message: incoming.TableRequest | incoming.AskNames, connection: Connection) -> None:
        """Do what a client asks for when its turn comes and tell everybody, or tell the client alone why not."""
        device = self.broadcast.connections.get(connection)
        try:
            if device is None:
                raise Refusal("hello-first")
            self._handle(message, connection, device)
        except MeowzeError as error:
            self.monitor.refused(error.key)
            connection(encode(refused_message(self.words.refused_by(getattr(message, "id", ""), error))))

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
            self.changes.add(lambda: self.decide(message, device), message.id, connection, device)

    def submit(
        self, decide: Decide, id: str = "", connection: Connection | None = None, device: str = ""
    ) -> asyncio.Future[None]:
        """Make a change when its turn comes; done when it was stored and sent, or answered."""
        return self.changes.submit(decide, id, connection, device)

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
            connection(encode(refused_message(self.words.refused_by("", Refusal("pairing")))))
            return False
        return True

    def _limit_emotes(self, device: str) -> None:
        if not self._emotes.setdefault(device, TokenBucket(MAX_EMOTES, EMOTE_SECONDS)).take(self._clock()):
            raise Refusal("breath")

    # ------------------------------------------------------------------------------------ what became of it

    def storing(self, change: Change) -> None:
        """Write what everybody will be told while the change is being stored."""
        self.broadcast.prepare_update(self.id, change)

    def changed(self, change: Change, since: float) -> None:
        """Tell everybody of a change that was stored and made."""
        self._dismiss_strangers()
        self.broadcast.send_update(self.id, change)
        if change.steps:
            self.monitor.acted(time.perf_counter() - since)
        self._autopilot.check()
        self._hints.check()

    def read_again(self) -> None:
        """Send everybody the table as the journal has it."""
        self._dismiss_strangers()
        self.broadcast.send_snapshots(self.room)

    def answer(self, submission: Submission, decision: Refused | outgoing.Done) -> None:
        """Tell who asked for something that it was not done, or had been done before."""
        if isinstance(decision, Refused):
            self.monitor.refused(decision.key)
        if submission.connection:
            submission.connection(encode(self._answer(decision, submission.device)))

    def _answer(self, decision: Refused | outgoing.Done, device: str) -> outgoing.Outgoing:
        if isinstance(decision, outgoing.Done):
            return decision
        refused, company = self.words.with_words(decision), self.room.company
        if not company.admits(device):
            return refused_message(refused)
        return refused_with_table(self.id, self.room.state, refused, company.rights(device))

    def _dismiss_strangers(self) -> None:
        """Let those go who may no longer look in: the room was closed, or they have given up their seat in it."""
        company = self.room.company
        strangers = [each for each, device in self.broadcast.connections.items() if not company.admits(device)]
        for connection in strangers:
            self.broadcast.dismiss(connection, Closed("closed"))
        if strangers:
            self.broadcast.send_presence(company)
