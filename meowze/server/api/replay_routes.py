"""Replays by HTTP: a game step by step, its record, its pictures, uploaded records, the best results."""

import time

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody

from meowze.live.errors import TooMany
from meowze.live.replay import Best, Listener, NewRecord
from meowze.live.replay_library import MAX_RECORD, FoundGame
from meowze.server.api.devices import token_of
from meowze.server.api.presence import while_there
from meowze.server.api.problems import NO_STORE, AnyRequest, asker, json_answer
from meowze.server.picture_worker import FILMS, MEDIA_TYPES, Kind, PictureRequest
from meowze.server.rate_limit import RateLimiter
from meowze.texts import available

FIVE_MINUTES = {"cache-control": "private, max-age=300"}


@get("/api/replays/{id:str}", include_in_schema=False)
async def show_replay(
    id: FromPath[str], request: AnyRequest, state: State, seat: FromQuery[int | None] = None
) -> Response[bytes]:
    """A finished game step by step: as it was, or as a seat was told it."""
    return json_answer(await state.api.replay(id, seat, token_of(request), asker(request)))


@get("/api/replays/{id:str}/looks", include_in_schema=False)
async def show_looks(
    id: FromPath[str], request: AnyRequest, state: State, first: FromQuery[int] = 0, seat: FromQuery[int | None] = None
) -> Response[bytes]:
    """Some of its positions from one on, as a seat saw them or as whoever was to play did."""
    return json_answer(await state.api.looks(id, first, seat, token_of(request), asker(request)))


@get("/api/replays/{id:str}/record", media_type=MediaType.TEXT, response_headers=NO_STORE)
async def show_record(id: FromPath[str], request: AnyRequest, state: State) -> str:
    """Its record as text."""
    return (await _found(state, id, request)).text


@get("/api/replays/{id:str}/branches/{step:int}/{number:int}", include_in_schema=False)
async def show_branch(
    id: FromPath[str], step: FromPath[int], number: FromPath[int], request: AnyRequest, state: State
) -> Response[bytes]:
    """The game as one of the branches in place of a step has it."""
    return json_answer(await state.api.branch(id, step, number, token_of(request), asker(request)))


@get("/api/replays/{id:str}/position/{step:int}", media_type=MediaType.TEXT, include_in_schema=False)
async def show_position(id: FromPath[str], step: FromPath[int], request: AnyRequest, state: State) -> str:
    """Its position after so many steps, as text."""
    return str(await state.api.position_text(id, step, token_of(request), asker(request)))


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
    kind, step = _picture_named(name)
    game = await _found(state, id, request)
    asked = PictureRequest(game.text, kind, step, seat, available(language))
    picture = await while_there(request, state.pictures.picture(asked, asker(request)))
    return Response(picture, media_type=MEDIA_TYPES[kind], headers=FIVE_MINUTES)


@post("/api/rooms/{room:str}/story", status_code=200, include_in_schema=False)
async def tell_story(
    room: FromPath[str], data: JSONBody[Listener], request: AnyRequest, state: State
) -> Response[bytes]:
    """The game that is being played in a room, as a device there may know it."""
    return json_answer(await state.api.story(room, data.token, asker(request)))


@post("/api/rooms/{room:str}/story/{step:int}", status_code=200, include_in_schema=False)
async def show_moment(
    room: FromPath[str], step: FromPath[int], data: JSONBody[Listener], request: AnyRequest, state: State
) -> Response[bytes]:
    """The position after so many steps of it."""
    return json_answer(await state.api.moment(room, step, data.token, asker(request)))


@post("/api/records", request_max_body_size=2 * MAX_RECORD, include_in_schema=False)
async def upload_record(data: JSONBody[NewRecord], request: AnyRequest, state: State) -> Response[bytes]:
    """Upload a record to watch it here for a while; a damaged one is explained."""
    _limit(state.limits.pictures, request)
    return json_answer(await state.api.replays.add_record(data.text, asker(request)), 201)


@get("/api/best", response_headers=NO_STORE)
async def list_best(
    game: FromQuery[str], state: State, seats: FromQuery[int] = 1, options: FromQuery[str] = ""
) -> list[Best]:
    """The best results here of those who played alone or together, by game, seats and options."""
    best: list[Best] = await state.api.best(game, seats, options)
    return best


async def _found(state: State, id: str, request: AnyRequest) -> FoundGame:
    """A game to watch again, for a device that may."""
    game: FoundGame = await state.api.find_game(id, token_of(request), asker(request))
    return game


def _picture_named(name: str) -> tuple[Kind, int]:
    """The kind of a picture, and the step that it shows."""
    what, _, ending = name.partition(".")
    kind = next((known for known in MEDIA_TYPES if known == ending), None)
    moving = kind in FILMS
    if kind is None or moving != (what == "game") or not (moving or (what.isascii() and what.isdigit())):
        raise NotFoundException("There is no such picture: it is called game.gif, game.webp, 12.svg or 12.png.")
    return kind, 0 if moving else int(what[:9])


def _limit(limiter: RateLimiter, request: AnyRequest) -> None:
    if not limiter.allow(asker(request), time.monotonic()):
        raise TooMany("pictures", seconds=30)
