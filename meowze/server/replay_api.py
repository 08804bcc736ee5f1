"""Replays by HTTP: a game step by step, its record, its pictures, records that somebody brings, the best results."""

import asyncio
import time

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody

from meowze.play.record import write_record
from meowze.room.seating import MOST_SEATS
from meowze.server.picture_worker import KINDS, Order
from meowze.server.rate_limit import Purses
from meowze.server.replay import LONGEST, Best, NewRecord, Replay, Shown
from meowze.server.rest_api import NOT_KEPT, TooMany

AnyRequest = Request[object, object, State]
BRIEFLY = {"cache-control": "private, max-age=300"}
MOST_PLACES = 5


@get("/api/replays/{id:str}", response_headers=NOT_KEPT, include_in_schema=False)
async def show_replay(id: FromPath[str], state: State, seat: FromQuery[int | None] = None) -> Response[bytes]:
    """A finished game, told step by step: as it was, or as a seat was told it."""
    return await _told(await state.replays.find(id), seat)


@get("/api/replays/{id:str}/looks", response_headers=NOT_KEPT, include_in_schema=False)
async def show_looks(
    id: FromPath[str], state: State, first: FromQuery[int] = 0, seat: FromQuery[int | None] = None
) -> Response[bytes]:
    """Some of its positions from one on, as a seat saw them or as who was to play did."""
    shown = await state.replays.find(id)
    return _json(await asyncio.to_thread(shown.looks, first, seat))


@get("/api/replays/{id:str}/record", media_type=MediaType.TEXT, response_headers=NOT_KEPT)
async def show_record(id: FromPath[str], state: State) -> str:
    """Its record as text."""
    return write_record((await state.replays.find(id)).record)


@get("/api/replays/{id:str}/{name:str}")
async def show_picture(
    id: FromPath[str], name: FromPath[str], request: AnyRequest, state: State, seat: FromQuery[int | None] = None
) -> Response[bytes]:
    """A picture: `12.svg` or `12.png` of the position after 12 steps, `game.gif` or `game.webp` of the whole game."""
    _spend(state.pictures, request)
    shown = await state.replays.find(id)
    order = _order(shown, name, seat)
    return Response(await state.gallery.picture(order), media_type=KINDS[order.kind], headers=BRIEFLY)


@post("/api/records", request_max_body_size=2 * LONGEST, include_in_schema=False)
async def bring_record(data: JSONBody[NewRecord], request: AnyRequest, state: State) -> Response[bytes]:
    """A record that somebody brings, to be seen here for a while; a damaged one is explained."""
    _spend(state.pictures, request)
    return await _told(await state.replays.bring(data.text), None)


@get("/api/best", response_headers=NOT_KEPT)
async def list_best(
    game: FromQuery[str], state: State, seats: FromQuery[int] = 1, options: FromQuery[str] = ""
) -> list[Best]:
    """The best results here of those who played alone or together, by game, seats and options."""
    known = 1 <= seats <= MOST_SEATS
    found = await state.lobby.storage.best(game, seats, options, MOST_PLACES) if known else ()
    return [Best(f"best-{result.id}", result.turns, result.at[:10]) for result in found]


async def _told(shown: Shown, seat: int | None) -> Response[bytes]:
    replay: Replay = await asyncio.to_thread(shown.replay, seat)
    return _json(replay)


def _json(answer: object) -> Response[bytes]:
    return Response(msgspec.json.encode(answer), media_type=MediaType.JSON, headers=NOT_KEPT)


def _order(shown: Shown, name: str, seat: int | None) -> Order:
    what, _, ending = name.partition(".")
    kind = next((known for known in KINDS if known == ending), None)
    moving = kind in ("gif", "webp")
    if kind is None or moving != (what == "game") or not (moving or (what.isascii() and what.isdigit())):
        raise NotFoundException("There is no such picture: it is called game.gif, game.webp, 12.svg or 12.png.")
    step = 0 if moving else int(what[:9])
    shown.position(step)
    return Order(write_record(shown.record), kind, step, shown.seen(seat))


def _spend(purses: Purses, request: AnyRequest) -> None:
    address = request.client.host if request.client else ""
    if not purses.spend(address, time.monotonic()):
        raise TooMany("pictures")
