"""What all processes on one database must remember together: who opened which rooms, and records that were brought,
and what of their budgets addresses have used.

Nothing of it is kept for longer than a day.
"""

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Any

import sqlalchemy as sql
from sqlalchemy.dialects.postgresql import insert

from meowze.storage.batch_writer import now
from meowze.storage.database import engine_for
from meowze.storage.journal_store import ask
from meowze.storage.schema import BROUGHT, BUDGETS, OPENINGS

MAX_BROUGHT = 1000  # records
HOUR = 3600.0  # after which a budget is full again
CLOCK = sql.cast(sql.func.extract("epoch", sql.func.clock_timestamp()), sql.Double)


class SharedMemory:
    """The shared tables of a PostgreSQL database."""

    def __init__(self, target: str) -> None:
        self._engine = engine_for(target)
        self._threads = ThreadPoolExecutor(2, "memory")

    async def opened_by(self, who: str) -> list[str]:
        """The rooms that this one has opened within a day."""
        query = sql.select(OPENINGS.c.room).where(OPENINGS.c.who == _hash(who), OPENINGS.c.at > _day_ago())
        rooms: list[str] = await self._run(lambda connection: list(connection.scalars(query)))
        return rooms

    async def note_opening(self, who: str, room: str) -> None:
        """This one has opened a room."""
        row = {"who": _hash(who), "room": room, "at": now()}
        await self._run(lambda connection: connection.execute(insert(OPENINGS).values(row).on_conflict_do_nothing()))

    async def keep_record(self, id: str, text: str) -> None:
        """Keep a record that somebody brought; of too many the oldest goes."""
        row = {"id": id, "text": text, "at": now()}
        newest = sql.select(BROUGHT.c.id).order_by(BROUGHT.c.at.desc()).limit(MAX_BROUGHT)

        def keep(connection: sql.Connection) -> None:
            added = insert(BROUGHT).values(row)
            connection.execute(added.on_conflict_do_update(index_elements=["id"], set_={"at": row["at"]}))
            connection.execute(sql.delete(BROUGHT).where(BROUGHT.c.id.not_in(newest)))

        await self._run(keep)

    async def record(self, id: str) -> str | None:
        """The text of a record that somebody brought."""
        text: str | None = await self._run(lambda c: c.scalar(sql.select(BROUGHT.c.text).where(BROUGHT.c.id == id)))
        return text

    async def spend(self, what: str, counts: Mapping[str, int], most: int, seconds: float) -> dict[str, float]:
        """Add what each has spent; how much of `most`, which is refilled in so many seconds, each has used now."""
        whose = {_hash(who): who for who in counts}

        def spend(connection: sql.Connection) -> dict[str, float]:
            used: dict[str, float] = {}
            for hashed in sorted(whose):  # always in this order: nobody waits for somebody who waits for them
                row = {"what": what, "who": hashed, "used": max(0, counts[whose[hashed]]), "at": CLOCK}
                added = insert(BUDGETS).values(row)
                passed = sql.func.greatest(added.excluded.at - BUDGETS.c.at, 0.0)
                left = sql.func.greatest(BUDGETS.c.used - passed * (most / seconds), 0.0)
                now_used = sql.func.greatest(left + counts[whose[hashed]], 0.0)
                changed = added.on_conflict_do_update(
                    index_elements=["what", "who"], set_={"used": now_used, "at": added.excluded.at}
                )
                used[whose[hashed]] = float(connection.scalars(changed.returning(BUDGETS.c.used)).one())
            return used

        found: dict[str, float] = await self._run(spend)
        return found

    async def sweep(self) -> None:
        """Forget what is older than a day, and budgets that are full again."""

        def sweep(connection: sql.Connection) -> None:
            for table in (OPENINGS, BROUGHT):
                connection.execute(sql.delete(table).where(table.c.at <= _day_ago()))
            connection.execute(sql.delete(BUDGETS).where(BUDGETS.c.at <= CLOCK - HOUR))

        await self._run(sweep)

    async def close(self) -> None:
        """Let go of the database."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self._engine.dispose)

    async def _run(self, work: Callable[[sql.Connection], Any]) -> Any:
        def in_thread() -> Any:
            with self._engine.begin() as connection:
                return work(connection)

        return await ask(self._threads, in_thread)


def _hash(who: str) -> str:
    return sha256(who.encode()).hexdigest()[:32]


def _day_ago() -> str:
    return (datetime.now(UTC) - timedelta(days=1)).isoformat(timespec="milliseconds")
