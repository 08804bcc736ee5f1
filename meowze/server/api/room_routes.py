"""Rooms by HTTP: open one, look at it from outside, read its records."""

import math
import secrets
from datetime import UTC, datetime, timedelta
from functools import partial

from litestar import Response, delete, get, post
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from meowze.play.position import Position
from meowze.room.messages.incoming import Leave, NewRoom
from meowze.room.messages.outgoing import Done
from meowze.room.refusal import Refusal
from meowze.room.room import Change, Refused, Room
from meowze.server.addresses import is_this_computer
from meowze.server.api.answer_types import Opened, RecordSheet, Summary, summary
from meowze.server.api.devices import bearer, require_replay, token_of, visited
from meowze.server.api.problems import NO_STORE, AnyRequest, NotYet, TooMany, asker, json_answer
from meowze.server.live_room import LiveRoom
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
        start = await _start(state, data, asker(request)) if data.replay else None
        room = await state.lobby.open(data, start)
        for key in keys:
            opened.note(key, [*opened.of(key), room])
            if state.shared:
                await state.shared.note_opening(key, room)
    limits.guesses.found(address, room)
    return Opened(room)


@get("/api/rooms/{room:str}", response_headers=NO_STORE)
async def show_room(room: FromPath[str], request: AnyRequest, state: State) -> Summary:
    """A room as anybody may see it who has its link or its code; a closed one only as those who belong there."""
    return summary((await visited(state, room, token_of(request))).room)


@get("/api/rooms/{room:str}/record", media_type=MediaType.TEXT, response_headers=NO_STORE)
async def read_record(room: FromPath[str], request: AnyRequest, state: State) -> str:
    """The game of a room as text; one with secrets when it is over."""
    found = await _open_game(state, room, request)
    return bytes(await state.replays.of_room(found, "text", asker(request))).decode()


@get("/api/rooms/{room:str}/record.json", responses={200: ResponseSpec(RecordSheet)})
async def read_record_sheet(room: FromPath[str], request: AnyRequest, state: State) -> Response[bytes]:
    """The same as JSON."""
    found = await _open_game(state, room, request)
    return json_answer(await state.replays.of_room(found, "sheet", asker(request)))


@get("/api/rooms/{room:str}/records", responses={200: ResponseSpec(list[RecordSheet])})
async def list_records(room: FromPath[str], request: AnyRequest, state: State) -> Response[bytes]:
    """All games that were played to their end in a room, the oldest first."""
    id = (await visited(state, room, token_of(request))).id
    games = await state.replays.finished_games(id, asker(request))
    return json_answer(b"[" + b",".join(game.sheet for game in games) + b"]")


@delete("/api/rooms/{room:str}")
async def delete_room(room: FromPath[str], request: AnyRequest, state: State) -> None:
    """Delete a room and all that is stored of it; for its host."""
    await state.lobby.delete(room, bearer(request))


@delete("/api/rooms/{room:str}/seats")
async def leave_seats(room: FromPath[str], request: AnyRequest, state: State) -> None:
    """Give up all seats of this device for good; a name that was typed for one goes with it."""
    async with state.lobby.visit(room) as live:
        device = live.admitted(bearer(request))
        for seat in live.room.company.rights(device).acts:
            await live.submit(partial(_leave, live, seat, device), device=device)


def _leave(live: LiveRoom, seat: int, device: str) -> Change | Refused | Done:
    return live.room.decide(Leave(seat, secrets.token_hex(8)), device)


async def _open_game(state: State, id: str, request: AnyRequest) -> Room:
    """A room whose game may be read by whoever asks."""
    room = (await visited(state, id, token_of(request))).room
    if room.position is None:
        raise NotYet("not-begun")
    if room.position.secret:
        raise Refusal("secrets")
    return room


async def _start(state: State, asked: NewRoom, who: str) -> Position:
    """The position from which a room goes on."""
    await require_replay(state, asked.replay, asked.token)
    found: Position = await state.replays.position(await state.replays.find(asked.replay, who), asked.step, who)
    return found


async def _forget_finished(opened: OpenedRooms, lobby: Lobby, who: str) -> None:
    """Count no longer the rooms that are finished or were not visited for a day."""
    day_ago = (datetime.now(UTC) - timedelta(days=1)).isoformat(timespec="milliseconds")
    asked = opened.of(who)
    unfinished = await lobby.store.unfinished(asked, day_ago)
    opened.note(who, [*unfinished, *(room for room in opened.of(who) if room not in asked)])
