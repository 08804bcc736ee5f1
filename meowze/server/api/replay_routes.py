"""Replays by HTTP: a game step by step, its record, its pictures, uploaded records, the best results."""

import asyncio
import time

import msgspec
from litestar import Response, get, post
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody

from meowze.play.position import OPEN, Seen
from meowze.room.room import Room
from meowze.room.room_setup import MAX_SEATS
from meowze.server.api.devices import require_replay, token_of, visited
from meowze.server.api.problems import NO_STORE, AnyRequest, TooMany
from meowze.server.picture_worker import MEDIA_TYPES, PictureRequest
from meowze.server.rate_limit import RateLimiter
from meowze.server.replay import MAX_RECORD, Best, Listener, NewRecord, ReplayedGame, Story
from meowze.texts import available

FIVE_MINUTES = {"cache-control": "private, max-age=300"}
MAX_RESULTS = 5


@get("/api/replays/{id:str}", response_headers=NO_STORE, include_in_schema=False)
async def show_replay(
    id: FromPath[str], request: AnyRequest, state: State, seat: FromQuery[int | None] = None
) -> Response[bytes]:
    """A finished game step by step: as it was, or as a seat was told it."""
    game = await _found(state, id, request)
    return await _replay(game, game.seen(seat))


@get("/api/replays/{id:str}/looks", response_headers=NO_STORE, include_in_schema=False)
async def show_looks(
    id: FromPath[str],
    request: AnyRequest,
    state: State,
    first: FromQuery[int] = 0,
    seat: FromQuery[int | None] = None,
) -> Response[bytes]:
    """Some of its positions from one on, as a seat saw them or as whoever was to play did."""
    game = await _found(state, id, request)
    return _json(await asyncio.to_thread(game.looks, first, game.seen(seat)))


@get("/api/replays/{id:str}/record", media_type=MediaType.TEXT, response_headers=NO_STORE)
async def show_record(id: FromPath[str], request: AnyRequest, state: State) -> str:
    """Its record as text."""
    return (await _found(state, id, request)).text


@get("/api/replays/{id:str}/{name:str}")
async def show_picture(
    id: FromPath[str],
    name: FromPath[str],
    request: AnyRequest,
    state: State,
    seat: FromQuery[int | None] = None,
    language: FromQuery[str] = "en",
) -> Response[bytes]:
    """A picture: `12.svg` or `12.png` of the position after 12 steps, `game.gif` or `game.webp` of the whole game."""
    _limit(state.limits.pictures, request)
    wanted = _picture_request(await _found(state, id, request), name, seat)._replace(language=available(language))
    picture = await state.pictures.picture(wanted)
    return Response(picture, media_type=MEDIA_TYPES[wanted.kind], headers=FIVE_MINUTES)


@post("/api/rooms/{room:str}/story", status_code=200, include_in_schema=False)
async def tell_story(room: FromPath[str], data: JSONBody[Listener], state: State) -> Response[bytes]:
    """The game that is being played in a room, as a device there may know it."""
    found, seen = await _visited(state, room, data.token)
    at, game = found.state.at, state.replays.running(found)
    told = await asyncio.to_thread(game.told, seen)
    return _json(Story(at, game.record.start.turns, told))


@post("/api/rooms/{room:str}/story/{step:int}", status_code=200, include_in_schema=False)
async def show_moment(
    room: FromPath[str], step: FromPath[int], data: JSONBody[Listener], state: State
) -> Response[bytes]:
    """The position after so many steps of it."""
    found, seen = await _visited(state, room, data.token)
    return _json(await asyncio.to_thread(state.replays.running(found).look, step, seen))


@post("/api/records", request_max_body_size=2 * MAX_RECORD, include_in_schema=False)
async def upload_record(data: JSONBody[NewRecord], request: AnyRequest, state: State) -> Response[bytes]:
    """Upload a record to watch it here for a while; a damaged one is explained."""
    _limit(state.limits.pictures, request)
    return await _replay(await state.replays.add_record(data.text), OPEN)


@get("/api/best", response_headers=NO_STORE)
async def list_best(
    game: FromQuery[str], state: State, seats: FromQuery[int] = 1, options: FromQuery[str] = ""
) -> list[Best]:
    """The best results here of those who played alone or together, by game, seats and options."""
    possible = 1 <= seats <= MAX_SEATS
    found = await state.lobby.store.best_results(game, seats, options, MAX_RESULTS) if possible else ()
    return [Best(f"best-{result.id}", result.turns, result.at[:10]) for result in found]


async def _visited(state: State, id: str, token: str) -> tuple[Room, Seen]:
    """A room, and the eyes of a device there: of its seat, or of everybody if it has none or several."""
    live = await visited(state, id, token)
    return live.room, Seen(live.room.company.rights(live.admitted(token)).only)


async def _found(state: State, id: str, request: AnyRequest) -> ReplayedGame:
    """A game to watch again, for a device that may."""
    await require_replay(state, id, token_of(request))
    game: ReplayedGame = await state.replays.find(id)
    return game


async def _replay(game: ReplayedGame, seen: Seen) -> Response[bytes]:
    return _json(await asyncio.to_thread(game.replay, seen))


def _json(answer: object) -> Response[bytes]:
    return Response(msgspec.json.encode(answer), media_type=MediaType.JSON, headers=NO_STORE)


def _picture_request(game: ReplayedGame, name: str, seat: int | None) -> PictureRequest:
    what, _, ending = name.partition(".")
    kind = next((known for known in MEDIA_TYPES if known == ending), None)
    moving = kind in ("gif", "webp")
    if kind is None or moving != (what == "game") or not (moving or (what.isascii() and what.isdigit())):
        raise NotFoundException("There is no such picture: it is called game.gif, game.webp, 12.svg or 12.png.")
    step = 0 if moving else int(what[:9])
    game.position(step)
    return PictureRequest(game.text, kind, step, game.seen(seat))


def _limit(limiter: RateLimiter, request: AnyRequest) -> None:
    address = request.client.host if request.client else ""
    if not limiter.allow(address, time.monotonic()):
        raise TooMany("pictures", seconds=30)
