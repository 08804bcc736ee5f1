"""Rooms by HTTP: open one, look at it from outside, read its records."""

from datetime import UTC, datetime, timedelta

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from meowze.play.position import Position
from meowze.room.messages.incoming import NewRoom
from meowze.room.refusal import Refusal
from meowze.room.room import Room
from meowze.server.api.answer_types import Opened, RecordSheet, Summary, summary
from meowze.server.api.problems import NO_STORE, AnyRequest, NotYet, TooMany, asker, json_answer
from meowze.server.lobby import Lobby
from meowze.server.rate_limit import OpenedRooms
from meowze.server.replay_library import ReplayLibrary


@post("/api/rooms")
async def open_room(data: JSONBody[NewRoom], request: AnyRequest, state: State) -> Opened:
    """Open a room."""
    address = request.client.host if request.client else ""
    settings, keys = state.settings, (f"address {address}", f"device {data.token}")
    for key, most in zip(keys, (settings.rooms_per_address, settings.rooms_per_device), strict=True):
        await _limit_rooms(state.opened_rooms, state.lobby, key, most)
    start = await _start(state.replays, data, asker(request)) if data.replay else None
    room = await state.lobby.open(data, start)
    for key in keys:
        state.opened_rooms.note(key, [*state.opened_rooms.of(key), room])
    return Opened(room)


@get("/api/rooms/{room:str}", response_headers=NO_STORE)
async def show_room(room: FromPath[str], state: State) -> Summary:
    """A room as anybody may see it who has its link or its code."""
    return summary((await state.lobby.find(room)).room)


@get("/api/rooms/{room:str}/record", media_type=MediaType.TEXT, response_headers=NO_STORE)
async def read_record(room: FromPath[str], request: AnyRequest, state: State) -> str:
    """The game of a room as text; one with secrets when it is over."""
    found = await _open_game(state.lobby, room)
    return bytes(await state.replays.of_room(found, "text", asker(request))).decode()


@get("/api/rooms/{room:str}/record.json", responses={200: ResponseSpec(RecordSheet)})
async def read_record_sheet(room: FromPath[str], request: AnyRequest, state: State) -> Response[bytes]:
    """The same as JSON."""
    found = await _open_game(state.lobby, room)
    return json_answer(await state.replays.of_room(found, "sheet", asker(request)))


@get("/api/rooms/{room:str}/records", responses={200: ResponseSpec(list[RecordSheet])})
async def list_records(room: FromPath[str], request: AnyRequest, state: State) -> Response[bytes]:
    """All games that were played to their end in a room, the oldest first."""
    games = await state.replays.finished_games(room.lower(), asker(request))
    return json_answer(b"[" + b",".join(game.sheet for game in games) + b"]")


async def _open_game(lobby: Lobby, id: str) -> Room:
    """A room whose game everybody may read."""
    room = (await lobby.find(id)).room
    if room.position is None:
        raise NotYet("not-begun")
    if room.position.secret:
        raise Refusal("secrets")
    return room


async def _start(replays: ReplayLibrary, asked: NewRoom, who: str) -> Position:
    """The position from which a room goes on."""
    return await replays.position(await replays.find(asked.replay, who), asked.step, who)


async def _limit_rooms(opened: OpenedRooms, lobby: Lobby, who: str, most: int) -> None:
    """Refuse one more room to whoever has too many; finished ones and those not visited for a day do not count."""
    if len(opened.of(who)) < most:
        return
    day_ago = (datetime.now(UTC) - timedelta(days=1)).isoformat(timespec="milliseconds")
    opened.note(who, await lobby.store.unfinished(opened.of(who), day_ago))
    if len(opened.of(who)) >= most:
        raise TooMany("too-many", count=most)
