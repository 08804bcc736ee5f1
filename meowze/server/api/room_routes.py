"""Rooms by HTTP: open one, look at it from outside, read its records."""

import math
from datetime import UTC, datetime, timedelta

from litestar import Response, delete, get, post
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from meowze.live.answer_types import Opened, RecordSheet, Summary
from meowze.live.errors import TooMany
from meowze.room.messages.incoming import NewRoom
from meowze.server.addresses import is_this_computer
from meowze.server.api.devices import token_of
from meowze.server.api.problems import NO_STORE, AnyRequest, asker, json_answer
from meowze.server.lobby import ServerLobby
from meowze.server.rate_limit import OpenedRooms, network_of

HOUR = 3600


@post("/api/rooms")
async def open_room(data: JSONBody[NewRoom], request: AnyRequest, state: State) -> Opened:
    """Open a room."""
    address, settings, limits = request.client.host if request.client else "", state.settings, state.limits
    opened, keys = limits.opened_rooms, (f"address {network_of(address)}", f"device {data.token}")
    guest = settings.home_only and not is_this_computer(address, (request.scope["server"] or ("",))[0])
    per_address = settings.rooms_per_guest if guest else settings.rooms_per_address
    for key in keys if state.shared else ():
        opened.note(key, await state.shared.opened_by(key))
    most = dict(zip(keys, (per_address, settings.rooms_per_device), strict=True))
    for key in (key for key in keys if opened.count(key) >= most[key]):
        await _forget_finished(opened, state.lobby, key)
    for key in keys:
        if opened.count(key) >= most[key]:
            raise TooMany("too-many", count=most[key], seconds=HOUR)
    with opened.opening(*keys):
        if not limits.openings.allow(address, limits.clock()):
            raise TooMany("openings", seconds=math.ceil(limits.openings.bucket(address).wait()))
        room: str = await state.api.open_room(data, asker(request))
        for key in keys:
            opened.note(key, [*opened.of(key), room])
            if state.shared:
                await state.shared.note_opening(key, room)
    limits.guesses.found(address, room)
    return Opened(room)


@get("/api/rooms/{room:str}", response_headers=NO_STORE)
async def show_room(room: FromPath[str], request: AnyRequest, state: State) -> Summary:
    """A room as anybody may see it who has its link or its code; a closed one only as those who belong there."""
    found: Summary = await state.api.summary(room, token_of(request))
    return found


@get("/api/rooms/{room:str}/record", media_type=MediaType.TEXT, response_headers=NO_STORE)
async def read_record(room: FromPath[str], request: AnyRequest, state: State) -> str:
    """The game of a room as text; one with secrets when it is over."""
    return str(await state.api.record_text(room, token_of(request), asker(request)))


@get("/api/rooms/{room:str}/record.json", responses={200: ResponseSpec(RecordSheet)})
async def read_record_sheet(room: FromPath[str], request: AnyRequest, state: State) -> Response[bytes]:
    """The same as JSON."""
    return json_answer(await state.api.record_sheet(room, token_of(request), asker(request)))


@get("/api/rooms/{room:str}/records", responses={200: ResponseSpec(list[RecordSheet])})
async def list_records(room: FromPath[str], request: AnyRequest, state: State) -> Response[bytes]:
    """All games that were played to their end in a room, the oldest first."""
    return json_answer(await state.api.record_sheets(room, token_of(request), asker(request)))


@delete("/api/rooms/{room:str}")
async def delete_room(room: FromPath[str], request: AnyRequest, state: State) -> None:
    """Delete a room and all that is stored of it; for its host."""
    await state.api.delete_room(room, token_of(request))


@delete("/api/rooms/{room:str}/seats")
async def leave_seats(room: FromPath[str], request: AnyRequest, state: State) -> None:
    """Give up all seats of this device for good; a name that was typed for one goes with it."""
    await state.api.leave_seats(room, token_of(request))


async def _forget_finished(opened: OpenedRooms, lobby: ServerLobby, who: str) -> None:
    """Count no longer the rooms that are finished or were not visited for a day."""
    day_ago = (datetime.now(UTC) - timedelta(days=1)).isoformat(timespec="milliseconds")
    asked = opened.of(who)
    unfinished = await lobby.store.unfinished(asked, day_ago)
    opened.note(who, [*unfinished, *(room for room in opened.of(who) if room not in asked)])
