"""What a room in use needs from outside: where its rows are stored, who reads long ones, who counts what happens."""

import asyncio
from collections.abc import Sequence
from typing import Protocol

from meowze.room.journal import NO_ENDING, BestResult, Ending, Header, Row
from meowze.room.room import Room
from meowze.room.room_state import RoomState


class Journal(Protocol):
    """Where the rows of all rooms are stored; what it cannot store or read it answers with a `StorageError`."""

    def open(self, header: Header, rows: Sequence[Row]) -> asyncio.Future[None]:
        """Store a new room with its first rows; `AlreadyStored` if there is one with this code."""

    def append(
        self, room: str, rows: Sequence[Row], ending: Ending = NO_ENDING, owner: int | None = None
    ) -> asyncio.Future[None]:
        """Store the rows of one change, all or none; done when they are stored.

        With an `owner` it fails with `TakenOver` if the room belongs to somebody else by now.
        """

    async def journal(self, room: str) -> tuple[list[Row], int | None]:
        """The rows of a room as far as they are whole, and the number of the first damaged one; no rows if none."""

    async def rows(self, room: str) -> list[Row]:
        """The rows of a room from its opening; fails if one of them is damaged."""

    async def header(self, room: str) -> Header | None:
        """What never changes about a room; none if there is no such room."""

    async def last_number(self, room: str) -> int | None:
        """The number of the last row of a room; none if there is no such room."""

    async def touch(self, room: str, finished: bool = False, release: int | None = None) -> None:
        """Note that somebody visited a room, and whether its game is finished."""

    async def delete(self, room: str) -> bool:
        """Delete a room with all that belongs to it; whether there was one."""

    async def best_results(self, game: str, seats: int, options: str, most: int) -> list[BestResult]:
        """The best results of a game with so many seats and these options, the best one first."""

    async def result(self, id: str) -> BestResult | None:
        """A result by its id."""

    async def close(self) -> None:
        """Store what waits to be stored, then nothing more."""


class RoomReader(Protocol):
    """Reads rooms from their rows, which may take long."""

    async def read(self, header: Header, rows: Sequence[Row]) -> RoomState:
        """The state of the room that wrote these rows."""

    def close(self) -> None:
        """Read nothing more."""


class Monitor(Protocol):
    """Counts what happens, for whoever runs the server."""

    def acted(self, seconds: float) -> None:
        """An act was stored and told so many seconds after it came."""

    def refused(self, kind: str) -> None:
        """Something was refused: the key of the refusal, or empty for what only a program gets wrong."""


class DirectReader:
    """Reads rooms where it is asked to."""

    async def read(self, header: Header, rows: Sequence[Row]) -> RoomState:
        """The state of the room that wrote these rows."""
        return Room.replay(header, rows).state

    def close(self) -> None:
        """There is nothing to close."""


class NoMonitor:
    """Counts nothing."""

    def acted(self, seconds: float) -> None:
        """An act took so long."""

    def refused(self, kind: str) -> None:
        """Something was refused."""
