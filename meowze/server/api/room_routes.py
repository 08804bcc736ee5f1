"""Rooms by HTTP: open one, look at it from outside, read its records."""

import asyncio
import math
from datetime import UTC, datetime, timedelta

from litestar import get, post
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody

from meowze.play.record import Record, write_record
from meowze.room.messages.incoming import NewRoom
from meowze.room.refusal import Refusal
from meowze.room.room import Room, finished_games
from meowze.server.addresses import is_this_computer
from meowze.server.api.answer_types import Opened, RecordSheet, Summary, record_sheet, summary
from meowze.server.api.devices import require_replay, token_of, visited
from meowze.server.api.problems import NO_STORE, AnyRequest, NotYet, TooMany
from meowze.server.lobby import Lobby
from meowze.server.rate_limit import OpenedRooms, network_of

HOUR = 3600


@post("/api/rooms")
async def open_room(data: JSONBody[NewRoom], request: AnyRequest, state: State) -> Opened:
    """Open a room."""
    address, settings, limits = request.client.host if request.client else "", state.settings, state.limits
    opened, keys = limits.opened_rooms, (f"address {network_of(address)}", f"device {data.token}")
    guest = settings.home_only and not is_this_computer(address, (request.scope["server"] or ("",))[0])
    per_address = settings.rooms_per_guest if guest else settings.rooms_per_address
    most = dict(zip(keys, (per_address, settings.rooms_per_device), strict=True))
    for key in (key for key in keys if opened.count(key) >= most[key]):
        await _forget_finished(opened, state.lobby, key)
    for key in keys:
        if opened.count(key) >= most[key]:
            raise TooMany("too-many", count=most[key], seconds=HOUR)
    with opened.opening(*keys):
        if not limits.openings.allow(address, limits.clock()):
            raise TooMany("openings", seconds=math.ceil(limits.openings.bucket(address).wait()))
        if data.replay:
            await require_replay(state, data.replay, data.token)
        start = (await state.replays.find(data.replay)).position(data.step) if data.replay else None
        room = await state.lobby.open(data, start)
        for key in keys:
            opened.note(key, [*opened.of(key), room])
    limits.guesses.found(address, room)
    return Opened(room)


@get("/api/rooms/{room:str}", response_headers=NO_STORE)
async def show_room(room: FromPath[str], request: AnyRequest, state: State) -> Summary:
    """A room as anybody may see it who has its link or its code; a closed one only as those who belong there."""
    return summary((await visited(state, room, token_of(request))).room)


@get("/api/rooms/{room:str}/record", media_type=MediaType.TEXT, response_headers=NO_STORE)
async def read_record(room: FromPath[str], request: AnyRequest, state: State) -> str:
    """The game of a room as text; one with secrets when it is over."""
    return write_record(_record((await visited(state, room, token_of(request))).room))


@get("/api/rooms/{room:str}/record.json", response_headers=NO_STORE)
async def read_record_sheet(room: FromPath[str], request: AnyRequest, state: State) -> RecordSheet:
    """The same as JSON."""
    return record_sheet(_record((await visited(state, room, token_of(request))).room))


@get("/api/rooms/{room:str}/records", response_headers=NO_STORE)
async def list_records(room: FromPath[str], request: AnyRequest, state: State) -> list[RecordSheet]:
    """All games that were played to their end in a room, the oldest first."""
    header = (await visited(state, room, token_of(request))).room.header
    rows = await state.lobby.store.rows(header.room)
    records = await asyncio.to_thread(finished_games, header, rows)
    return [record_sheet(record) for record in records.values()]


def _record(room: Room) -> Record:
    if room.position is None:
        raise NotYet("not-begun")
    if room.position.secret:
        raise Refusal("secrets")
    return room.record


async def _forget_finished(opened: OpenedRooms, lobby: Lobby, who: str) -> None:
    """Count no longer the rooms that are finished or were not visited for a day."""
    day_ago = (datetime.now(UTC) - timedelta(days=1)).isoformat(timespec="milliseconds")
    asked = opened.of(who)
    unfinished = await lobby.store.unfinished(asked, day_ago)
    opened.note(who, [*unfinished, *(room for room in opened.of(who) if room not in asked)])
