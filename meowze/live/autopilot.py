"""What a room does by itself: bots' turns, bots for people who are away or late, another host."""

import asyncio
from collections.abc import Callable, Collection
from functools import partial
from typing import Protocol

from meowze.live.bot_turns import BotTurn, BotWorkers
from meowze.live.turn_clock import Turn, TurnClock
from meowze.room.bots import SUBSTITUTE_LEVEL
from meowze.room.decision import Change
from meowze.room.messages import incoming, outgoing
from meowze.room.room import Room

RETRY_SECONDS = 2.0


class RoomInUse(Protocol):
    """What an autopilot needs of its room."""

    @property
    def room(self) -> Room:
        """The room as it is now."""

    @property
    def devices(self) -> Collection[str]:
        """The devices that are connected, those that have been here longest first."""

    def now(self) -> float:
        """The time in seconds."""

    def tell_time(self, time: outgoing.Time) -> None:
        """Tell everybody how much time is left."""

    def submit(self, decide: Callable[[], Change | outgoing.Done], id: str = "") -> asyncio.Future[None]:
        """Make a change when its turn comes."""

    def seconds_away(self, devices: set[str]) -> float | None:
        """For how many seconds all of these devices have been away; none if one is here."""


class Autopilot:
    """Looks after one room: after each change, each coming and going, and when a certain time has passed."""

    def __init__(self, live: RoomInUse, workers: BotWorkers | None, pause: float, host_away: float) -> None:
        self.live = live
        self.bot_turn = BotTurn(live.room.bots, workers)
        self.turn_clock = TurnClock()
        self.pause, self.host_away = pause, host_away
        self._timer: asyncio.TimerHandle | None = None

    def check(self) -> None:
        """Do what is to be done now, and find out when to check again."""
        self._stop_timer()
        if not self.live.devices and not self.live.room.company.people:
            self.bot_turn.cancel()  # nobody will come back to see what a bot plays
            return
        self._welcome_back()
        checked = (self._check_turn(), self._check_clock(), self._check_host())
        waits = [wait for wait in checked if wait is not None]
        if waits:
            self._timer = asyncio.get_running_loop().call_later(max(min(waits), 0.01), self.check)

    @property
    def busy(self) -> bool:
        """Whether a bot thinks or is about to act."""
        return self.bot_turn.at >= 0

    def stop(self) -> None:
        """Do nothing until the next check."""
        self._stop_timer()
        self.bot_turn.cancel()

    def _stop_timer(self) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = None

    # ------------------------------------------------------------------------------------ turns of bots

    def _check_turn(self) -> float | None:
        """Let a bot think if it is its turn; the seconds until a bot takes the turn of somebody who is away."""
        room = self.live.room
        position, mover = room.position, room.position.mover if room.position else None
        full = room.state.game_full or room.state.journal_full
        if position is None or mover is None or room.state.stopped or full:
            self.bot_turn.cancel()
            return None
        level, wait = self._bot_level(mover)
        if not level:
            self.bot_turn.cancel()
            return wait
        self.bot_turn.begin(room.state.at, position, level, self._act_soon, self._retry_unless_played)
        return None

    def _bot_level(self, seat: int) -> tuple[int, float | None]:
        """The level of the bot that plays a seat now; for a person 0, and the seconds until a bot does, if ever."""
        company = self.live.room.company
        if company.seats[seat].who == "bot":
            return company.seats[seat].level, None
        if not self.live.devices:
            return 0, None
        if self.live.room.state.overdue:
            return SUBSTITUTE_LEVEL, None
        away = self.live.seconds_away(company.acting(seat))
        if away is None or company.substituted(seat):
            return 0 if away is None else company.seats[seat].level, None
        return 0, self._check_absence(seat, company.absent, away)

    def _check_absence(self, seat: int, limit: int, away: float) -> float | None:
        """Let a bot play for somebody who has been away for too long; the seconds until then."""
        if not limit or away < limit:
            return limit - away if limit else None
        self.live.submit(lambda: self.live.room.substitute(seat))
        return None

    def _welcome_back(self) -> None:
        """Give the seats back to those who are here again."""
        company = self.live.room.company
        for seat in range(len(company.seats)):
            if company.substituted(seat) and self.live.seconds_away(company.acting(seat)) is None:
                self.live.submit(partial(self.live.room.welcome_back, seat))

    def _act_soon(self, at: int, action: str) -> None:
        asyncio.get_running_loop().call_later(self.pause, self._act, at, action)

    def _act(self, at: int, action: str) -> None:
        room = self.live.room
        if at == room.state.at == self.bot_turn.at and room.position and room.position.mover is not None:
            act = incoming.Act(room.position.mover, at, f"bot-{at}", action)
            done = self.live.submit(lambda: self.live.room.act(act), act.id)
            done.add_done_callback(lambda _: self._retry_unless_played(at))

    def _retry_unless_played(self, at: int) -> None:
        """Ask again a little later if nothing came of the act, for example because the disk is full."""
        if at == self.live.room.state.at == self.bot_turn.at:
            self.bot_turn.cancel()
            if self.live.devices:
                asyncio.get_running_loop().call_later(RETRY_SECONDS, self.check)

    # ------------------------------------------------------------------------------------ the clock

    @property
    def time(self) -> outgoing.Time:
        """What is left of the time for this turn."""
        clock = self.turn_clock
        left = round(clock.left(self.live.now()), 1)
        return outgoing.Time(clock.turn.seat if clock.turn else None, left, clock.running)

    def _check_clock(self) -> float | None:
        """Let a bot play on for somebody whose time is up; the seconds until then."""
        turn, at, now = self._timed_turn(), self.live.room.state.at, self.live.now()
        if self.turn_clock.set(turn, turn is not None and self._others_wait(turn.seat), now):
            self.live.tell_time(self.time)
        if turn is None or not self.turn_clock.running:
            return None
        left = self.turn_clock.left(now)
        if left <= 0:
            self.live.submit(lambda: self.live.room.time_up(turn.seat, at))
        return left or None

    def _timed_turn(self) -> Turn | None:
        """The turn of a person for which the time is counted, if any."""
        state, company = self.live.room.state, self.live.room.company
        mover = state.position.mover if state.position else None
        if mover is None or not company.clock or state.stopped or state.overdue:
            return None
        playing = company.seats[mover].who == "bot" or company.substituted(mover)
        return None if playing else Turn(state.turn, mover, company.clock)

    def _others_wait(self, seat: int) -> bool:
        """Whether a device is here that acts for another person."""
        company = self.live.room.company
        return any(set(company.rights(device).acts) - {seat} for device in self.live.devices)

    # ------------------------------------------------------------------------------------ the host

    def _check_host(self) -> float | None:
        """Name another host if the host's device has been away for long; the seconds until then.

        The device that opened the room is the host again as soon as it is back.
        """
        room = self.live.room
        opener = room.company.opener
        if room.company.host != opener and opener in self.live.devices:
            self.live.submit(lambda: self.live.room.make_host(opener))
            return None
        away = self.live.seconds_away({room.company.host})
        if away is None or not self.live.devices:
            return None
        if away < self.host_away:
            return self.host_away - away
        heir = next((device for device in self.live.devices if room.company.rights(device).acts), None)
        if heir:
            self.live.submit(lambda: self.live.room.make_host(heir))
        return None
