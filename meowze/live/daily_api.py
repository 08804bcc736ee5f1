"""The games of the day: what is played today, and the best results of those who put theirs on the list of a server."""

from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Protocol

import msgspec

from meowze.games import game_named
from meowze.live.offered_games import OfferedGames
from meowze.live.replay_library import ReplayLibrary
from meowze.play.daily import checked_day, daily_deal
from meowze.room.company import device_of
from meowze.room.journal import ListedResult
from meowze.room.names import is_generated, random_names
from meowze.room.refusal import Refusal

MAX_SHOWN = 10
DAYS = 2  # for which results are taken: today and yesterday
KEEP_DAYS = 7  # then they are deleted
SCOPE = "daily"  # of the hash by which the list knows a device


class DailyCard(msgspec.Struct, frozen=True):
    """The game of today: everybody plays the same one on this day (UTC)."""

    game: str
    day: str
    options: str
    most: tuple[int, ...]  # the most turns for all moons, for one moon fewer, and so on; the last moon is for everybody
    listed: bool  # whether there is a list of the best results here


class DailyEntry(msgspec.Struct, frozen=True):
    """A result on the list; results with hints are marked with how many."""

    name: str
    turns: int
    hints: int
    mine: bool


class DailyBest(msgspec.Struct, frozen=True):
    """The best results of a day, the best one first, and how many there are in all."""

    best: tuple[DailyEntry, ...]
    count: int
    mine: int  # the rank of this device, counted from 1; 0 for none


class NewDailyResult(msgspec.Struct, frozen=True):
    """The record of a solved game of the day, and how many hints the device has counted."""

    text: str
    hints: int = 0


class DailyResults(Protocol):
    """Where the results of the last days are stored."""

    async def keep(self, result: ListedResult) -> None:
        """Store a result in the place of an earlier one of this device that is no better."""

    async def of_day(self, game: str, day: str) -> Sequence[ListedResult]:
        """All results of a day, the best one first; of equal ones that with fewer hints, then the first."""

    async def forget(self, device: str) -> None:
        """Delete all results of a device."""


def day_now() -> date:
    """Today, by UTC."""
    return datetime.now(UTC).date()


class DailyApi:
    """Answers questions about games of the day; without `results` there is no list."""

    def __init__(
        self,
        games: OfferedGames,
        replays: ReplayLibrary,
        results: DailyResults | None = None,
        today: Callable[[], date] = day_now,
    ) -> None:
        self._games, self._replays, self._results, self._today = games, replays, results, today

    def cards(self) -> list[DailyCard]:
        """What is played today."""
        day, listed = self._today().isoformat(), self._results is not None
        found = [(game.name, game.daily) for game in self._games.values() if game.daily]
        return [DailyCard(name, day, daily.options, daily.most, listed) for name, daily in found]

    def require_present(self, day: str) -> None:
        """Refuse days that are over or have not begun."""
        days = [(self._today() - timedelta(days=k)).isoformat() for k in range(DAYS)]
        if checked_day(day) not in days:
            raise Refusal("daily-day", day=day)

    async def best(self, game: str, day: str, token: str = "") -> DailyBest:
        """The best results of a day, and where the device with this token stands."""
        found = await self._required().of_day(self._game(game), checked_day(day))
        device = device_of(SCOPE, token) if token else ""
        entries = [DailyEntry(each.name, each.turns, each.hints, each.device == device) for each in found]
        mine = next((rank for rank, entry in enumerate(entries, start=1) if entry.mine), 0)
        return DailyBest(tuple(entries[:MAX_SHOWN]), len(entries), mine)

    async def add(self, game: str, day: str, result: NewDailyResult, token: str, who: str) -> DailyBest:
        """Put a result on the list, if its record replays with the luck of that day; its name is a generated one."""
        game, device, results = self._game(game), device_of(SCOPE, token), self._required()
        self.require_present(day)
        found = await self._replays.daily_result(result.text, game, day, who)
        name = found.name if is_generated(found.name) else random_names(1)[0]
        hints = min(max(result.hints, 0), 999)
        await results.keep(ListedResult(game, day, device, name, found.worth, found.turns, hints))
        return await self.best(game, day, token)

    async def forget(self, token: str) -> None:
        """Delete all results of a device from the lists."""
        if self._results:
            await self._results.forget(device_of(SCOPE, token))

    def _game(self, name: str) -> str:
        game = game_named(name)
        daily_deal(game)
        return game.name

    def _required(self) -> DailyResults:
        if self._results is None:
            raise Refusal("daily-no-list")
        return self._results
