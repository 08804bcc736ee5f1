"""What a table does by itself: bots' turns, playing for somebody who is away, passing the host's place on, hints."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Protocol

from meowze.room import events
from meowze.room.bots import Bots, Thinking
from meowze.room.refusals import Refusal
from meowze.room.room import Change, Room
from meowze.room.updates import barred

AGAIN_SECONDS = 2.0
GENTLE = 1  # the level of the bot that plays for somebody who is away


class Tended(Protocol):
    """What a steward needs of its table."""

    room: Room
    ears: dict[Callable[[str], None], str]

    def begin(self, ask: Callable[[], Change], id: str = "") -> asyncio.Future[None]:
        """Make a change when it is its turn."""

    def away(self, devices: set[str]) -> float | None:
        """For how many seconds all of these devices have been away; none if one is here."""


class Steward:
    """Looks after one table: after each change, each coming and going, and when a time has passed."""

    def __init__(self, table: Tended, bots: Bots, pause: float, host_away: float) -> None:
        self.table = table
        self.thinking = Thinking(bots)
        self.pause, self.host_away = pause, host_away
        self._alarm: asyncio.TimerHandle | None = None

    def look(self) -> None:
        """See what there is to do now, and when to look again."""
        self._rest()
        if not self.table.ears and not self.table.room.company.people:
            self.thinking.stop()  # nobody will come back to see what a bot plays
            return
        waits = [wait for wait in (self._see_to_turn(), self._see_to_host()) if wait is not None]
        if waits:
            self._alarm = asyncio.get_running_loop().call_later(max(min(waits), 0.01), self.look)

    @property
    def busy(self) -> bool:
        """Whether a bot thinks or is about to act."""
        return self.thinking.at >= 0

    def stop(self) -> None:
        """Do nothing until looking again."""
        self._rest()
        self.thinking.stop()

    def _rest(self) -> None:
        if self._alarm:
            self._alarm.cancel()
        self._alarm = None

    def _see_to_turn(self) -> float | None:
        """Let a bot think if it is its turn; the seconds until an absent player's turn becomes a bot's."""
        room = self.table.room
        position, mover = room.position, room.position.mover if room.position else None
        if position is None or mover is None or room.now.stopped:
            self.thinking.stop()
            return None
        level, wait = self._player(mover)
        if not level:
            self.thinking.stop()
            return wait
        self.thinking.begin(room.now.at, position, level, self._play_soon, self._see_whether_played)
        return None

    def _player(self, seat: int) -> tuple[int, float | None]:
        """The level of the bot that plays a seat now; for a person 0 and the seconds until one does, if ever."""
        company = self.table.room.company
        if company.seats[seat].who == "bot":
            return company.seats[seat].level, None
        if not company.absent or not self.table.ears:
            return 0, None
        away = self.table.away({grant.device for grant in company.grants if grant.seat == seat and grant.acts})
        if away is None:
            return 0, None
        wait = company.absent - away
        return (0, wait) if wait > 0 else (GENTLE, None)

    def _play_soon(self, at: int, action: str) -> None:
        asyncio.get_running_loop().call_later(self.pause, self._play, at, action)

    def _play(self, at: int, action: str) -> None:
        room = self.table.room
        if at == room.now.at == self.thinking.at and room.position and room.position.mover is not None:
            act = events.Act(room.position.mover, at, f"bot-{at}", action)
            played = self.table.begin(lambda: self.table.room.act(act), act.id)
            played.add_done_callback(lambda _: self._see_whether_played(at))

    def _see_whether_played(self, at: int) -> None:
        """Ask again a little later if the act came to nothing, such as on a full disk."""
        if at == self.table.room.now.at == self.thinking.at:
            self.thinking.stop()
            if self.table.ears:
                asyncio.get_running_loop().call_later(AGAIN_SECONDS, self.look)

    def _see_to_host(self) -> float | None:
        """Pass the host's place on if its device has been away for long; the seconds until then."""
        room = self.table.room
        away = self.table.away({room.company.host})
        if away is None or not self.table.ears:
            return None
        if away < self.host_away:
            return self.host_away - away
        heir = next((device for device in self.table.ears.values() if room.company.rights(device).acts), None)
        if heir:
            self.table.begin(lambda: self.table.room.hosted(heir))
        return None

    def hint(self, hint: events.Hint, device: str, tell: Callable[[events.Outgoing], None]) -> None:
        """Ask a bot for the seat to move, if this device both sees it and acts for it."""
        room, workers = self.table.room, self.thinking.bots.workers
        rights, position = room.company.rights(device), room.position
        mover = position.mover if position else None
        if position is None or mover is None or mover not in rights.acts or mover not in rights.sees:
            raise Refusal("no-advice")
        if workers is None:
            raise Refusal("no-bots")
        loop, thought = asyncio.get_running_loop(), workers.hint(position.seen(mover), mover)
        thought.answer.add_done_callback(lambda done: loop.call_soon_threadsafe(_advise, hint.id, done, tell))


def _advise(id: str, done: "Future[Any]", tell: Callable[[events.Outgoing], None]) -> None:
    if done.cancelled() or done.exception():
        tell(barred(id, Refusal("bot-silent")))
    else:
        action, reasons = done.result()
        tell(events.Hinted(id, action, tuple(reasons)))
