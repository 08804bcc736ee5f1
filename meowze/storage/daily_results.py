"""The results of games of the day in a database, for some days."""

import sqlalchemy as sql

from meowze.room.journal import ListedResult
from meowze.storage.batch_writer import DAILY_MOST, DAILY_PAST, DAILY_RESULT, FORGOTTEN, NOT_DAILY, Values, now
from meowze.storage.journal_store import JournalStore
from meowze.storage.schema import DAILY, DAILY_ORDER

SELECT = sql.select(*(DAILY.c[name] for name in ListedResult._fields))


class DailyTable:
    """The results of all days that are kept."""

    def __init__(self, store: JournalStore) -> None:
        self._store = store

    async def keep(self, result: ListedResult) -> None:
        """Store a result in the place of an earlier one of this device that is no better."""
        same = DAILY.c.game == result.game, DAILY.c.day == result.day, DAILY.c.device == result.device
        for earlier in await self._store.read(SELECT.where(*same)):
            if (earlier.worth, -earlier.hints) >= (result.worth, -result.hints):
                return
        day: Values = {"of": result.game, "on": result.day}
        own: Values = {"of": result.game, "on": result.day, "by": result.device}
        new: Values = {**result._asdict(), "at": now()}
        await self._store.queue.put((NOT_DAILY, [own]), (DAILY_RESULT, [new]), (DAILY_MOST, [day]))

    async def of_day(self, game: str, day: str) -> list[ListedResult]:
        """All results of a day, the best one first; of equal ones that with fewer hints, then the first."""
        query = SELECT.where(DAILY.c.game == game, DAILY.c.day == day).order_by(*DAILY_ORDER)
        return [ListedResult(**row._asdict()) for row in await self._store.read(query)]

    async def forget(self, device: str) -> None:
        """Delete all results of a device."""
        await self._store.queue.put((FORGOTTEN, [{"by": device}]))

    async def sweep(self, before: str) -> None:
        """Delete the results of days before this one."""
        await self._store.queue.put((DAILY_PAST, [{"on": before}]))
