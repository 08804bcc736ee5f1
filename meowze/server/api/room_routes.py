"""Rooms by HTTP: open one, look at it from outside, read its records."""

import asyncio
from datetime import UTC, datetime, timedelta

from litestar import get, post
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody

from meowze.play.record import Record, write_record
from meowze.room.messages.incoming import NewRoom
from meowze.room.refusal import Refusal
from meowze.room.room import finished_games
from meowze.server.api.answer_types import Opened, RecordSheet, Summary, record_sheet, summary
from meowze.server.api.problems import NO_STORE, AnyRequest, NotYet, TooMany
from meowze.server.lobby import Lobby
from meowze.server.rate_limit import OpenedRooms


@post("/api/rooms")
async def open_room(data: JSONBody[NewRoom], request: AnyRequest, state: State) -> Opened:
    """Open a room."""
    address = request.client.host if request.client else ""
    settings, keys = state.settings, (f"address {address}", f"device {data.token}")
    for key in keys if state.shared else ():
        state.opened_rooms.note(key, await state.shared.opened_by(key))
    for key, most in zip(keys, (settings.rooms_per_address, settings.rooms_per_device), strict=True):
        await _limit_rooms(state.opened_rooms, state.lobby, key, most)
    start = (await state.replays.find(data.replay)).position(data.step) if data.replay else None
    room = await state.lobby.open(data, start)
    for key in keys:
        state.opened_rooms.note(key, [*state.opened_rooms.of(key), room])
        if state.shared:
            await state.shared.note_opening(key, room)
    return Opened(room)


@get("/api/rooms/{room:str}", response_headers=NO_STORE)
async def show_room(room: FromPath[str], state: State) -> Summary:
    """A room as anybody may see it who has its link or its code."""
    return summary((await state.lobby.find(room)).room)


@get("/api/rooms/{room:str}/record", media_type=MediaType.TEXT, response_headers=NO_STORE)
async def read_record(room: FromPath[str], state: State) -> str:
    """The game of a room as text; one with secrets when it is over."""
    return write_record(await _record(state.lobby, room))


@get("/api/rooms/{room:str}/record.json", response_headers=NO_STORE)
async def read_record_sheet(room: FromPath[str], state: State) -> RecordSheet:
    """The same as JSON."""
    return record_sheet(await _record(state.lobby, room))


@get("/api/rooms/{room:str}/records", response_headers=NO_STORE)
async def list_records(room: FromPath[str], state: State) -> list[RecordSheet]:
    """All games that were played to their end in a room, the oldest first."""
    header = (await state.lobby.find(room)).room.header
    rows = await state.lobby.store.rows(header.room)
    records = await asyncio.to_thread(finished_games, header, rows)
    return [record_sheet(record) for record in records.values()]


async def _record(lobby: Lobby, id: str) -> Record:
    room = (await lobby.find(id)).room
    if room.position is None:
        raise NotYet("not-begun")
    if room.position.secret:
        raise Refusal("secrets")
    return room.record


async def _limit_rooms(opened: OpenedRooms, lobby: Lobby, who: str, most: int) -> None:
    """Refuse one more room to whoever has too many; finished ones and those not visited for a day do not count."""
    if len(opened.of(who)) < most:
        return
    day_ago = (datetime.now(UTC) - timedelta(days=1)).isoformat(timespec="milliseconds")
    opened.note(who, await lobby.store.unfinished(opened.of(who), day_ago))
    if len(opened.of(who)) >= most:
        raise TooMany("too-many", count=most)
