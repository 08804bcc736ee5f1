"""A room in use: who listens; one change after the other, saved, then told."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from meowze.games.errors import MeowzeError
from meowze.room import events
from meowze.room.bots import Bots
from meowze.room.company import device_of
from meowze.room.encoding import Alike, encode
from meowze.room.names import ANIMALS, some_names
from meowze.room.pairing import CODE_SECONDS, Lending
from meowze.room.refusals import Refusal
from meowze.room.room import NO_BOTS, Change, Refused, Room
from meowze.room.updates import Concern, barred, concern, missed, refused, table_for, told
from meowze.server.autopilot import Steward
from meowze.server.rate_limit import Credits
from meowze.storage.journal_store import Storage

HOST_AWAY = 120.0
PAUSE = 0.7  # seconds before a bot's act, so that people see what was played before it
EMOTES, EMOTE_SECONDS = 4, 10.0
Ear = Callable[[str], None]  # takes a message for one client; never waits
Ask = Callable[[], Change | Refused | events.Done]
NOTHING = events.Done("")


class Asked(NamedTuple):
    """A change that waits for its turn or is being saved; whoever asked for it may go away meanwhile."""

    ask: Ask
    id: str
    ear: Ear | None
    done: asyncio.Future[None] | None = None  # for somebody who waits for it


class OpenTable:
    """A room in use."""

    def __init__(
        self,
        room: Room,
        storage: Storage,
        bots: Bots = NO_BOTS,
        clock: Callable[[], float] = time.monotonic,
        pause: float = PAUSE,
        host_away: float = HOST_AWAY,
    ) -> None:
        self.room = room
        self.ears: dict[Ear, str] = {}  # the device of each, those who have been here longest in front
        self.asked: deque[Asked] = deque()  # the first of them is being saved
        self.visitors = 0
        self._storage, self._clock = storage, clock
        self._doubtful = False
        self._reading: asyncio.Task[None] | None = None
        self._steward = Steward(self, bots, pause, host_away)
        self._lending = Lending()
        self._emotes: dict[str, Credits] = {}
        self._left: dict[str, float] = {}  # when a device went away
        self._opened = clock()

    @property
    def id(self) -> str:
        """The room's short code."""
        return self.room.header.room

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is going on."""
        return not (self.ears or self.asked or self.visitors or self._steward.busy)

    # ------------------------------------------------------------------------------------ coming and going

    async def listen(self, ear: Ear, hello: events.Hello) -> None:
        """Give a client what it missed or the whole table, and from now on every message."""
        device = device_of(self.id, hello.token) if hello.token else ""
        if hello.code:
            await self._claim(ear, hello.code, device)
        rights = self.room.company.rights(device)
        if self.room.company.closed and not any(rights):
            raise Refusal("closed")
        self.ears.setdefault(ear, device)
        ear(encode(missed(self.id, self.room.now, hello.since, rights)))
        self._presence()
        self._steward.look()

    def deafen(self, ear: Ear) -> None:
        """Tell a client nothing more."""
        device = self.ears.pop(ear, "")
        if any(self.room.company.rights(device)):
            self._left[device] = self._clock()
        self._presence()
        self._steward.look()

    async def close(self) -> None:
        """Finish what was begun, and begin nothing more."""
        self._steward.stop()
        await self.begin(lambda: NOTHING)

    def away(self, devices: set[str]) -> float | None:
        """For how many seconds all of these devices have been away; none if one is here."""
        if not devices.isdisjoint(self.ears.values()):
            return None
        return self._clock() - max((self._left.get(device, self._opened) for device in devices), default=self._opened)

    def _presence(self) -> None:
        acting = {device: self.room.company.rights(device).acts for device in self.ears.values()}
        seats = sorted({seat for seats in acting.values() for seat in seats})
        watching = sum(not acting[device] for device in self.ears.values())
        text = encode(events.Presence(tuple(seats), watching))
        for ear in tuple(self.ears):
            ear(text)

    # ------------------------------------------------------------------------------------ doing

    def take(self, message: events.Asking | events.AskNames, ear: Ear) -> None:
        """Do what a client asks, when it is its turn, and tell everybody, or tell the client alone why not."""
        if isinstance(message, events.AskNames):
            ear(encode(events.Names(some_names(5, self.room.company.names), ANIMALS)))
            return
        device = self.ears.get(ear)
        try:
            if device is None:
                raise Refusal("hello-first")
            self._do(message, ear, device)
        except MeowzeError as error:
            ear(encode(barred(message.id, error)))

    def _do(self, message: events.Asking, ear: Ear, device: str) -> None:
        if isinstance(message, events.Pair):
            self._pair(message, ear, device)
        elif isinstance(message, events.Hint):
            self._steward.hint(message, device, lambda answer: ear(encode(answer)))
        else:
            if isinstance(message, events.Emote) and self.room.company.rights(device).acts:
                self._spend_breath(device)
            self._ask(Asked(lambda: self.room.asked(message, device), message.id, ear))

    def begin(self, ask: Ask, id: str = "", ear: Ear | None = None) -> asyncio.Future[None]:
        """Make a change when it is its turn; done when it was saved and told, or answered."""
        done = asyncio.get_running_loop().create_future()
        self._ask(Asked(ask, id, ear, done))
        return done

    def _ask(self, asked: Asked) -> None:
        # No task: an act waits for nothing but its turn and the disk, and whoever asked for it cannot stop it half-way.
        self.asked.append(asked)
        if len(self.asked) == 1:
            self._go_on()

    def _go_on(self) -> None:
        """Do what was asked for first, and so on until something must be saved or read."""
        while self.asked:
            if self._doubtful:
                self._reading = asyncio.create_task(self._make_sure())
                return
            try:
                answer = self.asked[0].ask()
                if isinstance(answer, Change):
                    self._save(answer)
                    return
            except Exception as error:
                self._fail(error)
            else:
                self._finish(answer)

    def _save(self, change: Change) -> None:
        saved = self._storage.append(self.id, change.rows, change.over, change.result, change.reopened)
        self._doubtful = True
        saved.add_done_callback(partial(self._saved, change))

    def _saved(self, change: Change, saved: asyncio.Future[None]) -> None:
        try:
            saved.result()
            self._doubtful = False
            self.room.keep(change)
            self._tell(change)
            self._steward.look()
        except Exception as error:
            self._fail(error)
        else:
            self._finish(NOTHING)
        self._go_on()

    async def _make_sure(self) -> None:
        """After a failed write only the journal knows whether it was made: read it again."""
        try:
            rows = await self._storage.rows(self.id)
            self.room = Room.replayed(self.room.header, rows, self.room.dice, self.room.bots)
            self._doubtful = False
            for ear, device in tuple(self.ears.items()):
                ear(encode(table_for(self.id, self.room.now, self.room.company.rights(device))))
        except Exception as error:
            self._fail(error)
        self._go_on()

    def _fail(self, error: Exception) -> None:
        """Answer that what was asked for first was not done, and why."""
        if not isinstance(error, MeowzeError):
            logging.getLogger("meowze").error("a change failed", exc_info=error)
            error = Refusal("failed")
        self._finish(Refused.by(self.asked[0].id, error))

    def _finish(self, answer: Refused | events.Done) -> None:
        """Answer what was asked for first, if there is something to say, and let those go on who waited for it."""
        asked = self.asked.popleft()
        if asked.done and not asked.done.done():
            asked.done.set_result(None)
        if asked.ear and answer is not NOTHING:
            try:
                asked.ear(encode(self._answer(answer, asked.ear)))
            except Exception:  # what waits behind it must go on
                logging.getLogger("meowze").exception("an answer failed")

    def _answer(self, answer: Refused | events.Done, ear: Ear) -> events.Outgoing:
        if isinstance(answer, events.Done):
            return answer
        return refused(self.id, self.room.now, answer, self.room.company.rights(self.ears.get(ear, "")))

    def _tell(self, change: Change) -> None:
        texts, eyes = dict[Concern, str](), Alike()
        for ear, device in tuple(self.ears.items()):
            key = concern(change, device)
            if key not in texts:
                texts[key] = encode(told(self.id, change, key, eyes))
            ear(texts[key])
        if change.before.company.grants != change.after.company.grants:
            self._presence()

    # ------------------------------------------------------------------------------------ one device

    def _pair(self, pair: events.Pair, ear: Ear, device: str) -> None:
        if pair.seat not in self.room.company.rights(device).acts:
            raise Refusal("not-yours")
        code = self._lending.lend(pair.seat, self._clock())
        ear(encode(events.Code(pair.id, pair.seat, code, CODE_SECONDS)))

    async def _claim(self, ear: Ear, code: str, device: str) -> None:
        if not device:
            raise Refusal("no-token")
        seat = self._lending.claim(code, self._clock())
        if seat is not None:
            await self.begin(lambda: self.room.paired(seat, device), "", ear)
        elif not any(self.room.company.rights(device)):  # the answer to an earlier hello may have been lost
            ear(encode(barred("", Refusal("pairing"))))

    def _spend_breath(self, device: str) -> None:
        if not self._emotes.setdefault(device, Credits(EMOTES, EMOTE_SECONDS)).spend(self._clock()):
            raise Refusal("breath")
