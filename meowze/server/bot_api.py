"""For programs that play: a stream of events, a line each, and acts posted one by one, with the token of a seat."""

import asyncio
import secrets
from collections.abc import AsyncIterator

import msgspec
from litestar import Response, get, post
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from meowze.room import events
from meowze.room.company import device_of
from meowze.room.encoding import encode
from meowze.room.names import ANIMALS, some_names
from meowze.server.lobby import Lobby
from meowze.server.rest_api import NOT_KEPT, AnyRequest, Stranger

LINES = "application/x-ndjson"
LONGEST_QUEUE = 64
SILENCE = 15.0  # seconds after which an empty line says that the stream lives


class Chair(msgspec.Struct, frozen=True):
    """The seat to sit down on."""

    seat: int


class BotAct(msgspec.Struct, frozen=True):
    """An action of a seat; `at` is the number of the position it was chosen in, `id` the program's own."""

    seat: int
    at: int
    id: str
    action: str


@get("/api/bot/rooms/{room:str}/stream", media_type=LINES, response_headers=NOT_KEPT)
async def stream_events(room: FromPath[str], request: AnyRequest, state: State, since: FromQuery[int] = -1) -> Stream:
    """Every message of a table as it happens, one JSON object a line; an empty line now and then means nothing."""
    hello = events.Hello(since, bearer(request))
    device_of((await state.lobby.find(room)).id, hello.token)
    return Stream(_lines(state.lobby, room, hello), media_type=LINES)


@post("/api/bot/rooms/{room:str}/sit", status_code=200)
async def sit_down(data: JSONBody[Chair], room: FromPath[str], request: AnyRequest, state: State) -> Response[bytes]:
    """Sit down on a free seat under a name that the server chooses."""
    table = await state.lobby.find(room)
    name, animal = some_names(1, table.room.company.names)[0], secrets.choice(ANIMALS)
    wish = events.Sit(data.seat, name, animal, secrets.token_hex(8))
    return await _done(state.lobby, room, wish, bearer(request))


@post("/api/bot/rooms/{room:str}/act", status_code=200)
async def post_act(data: JSONBody[BotAct], room: FromPath[str], request: AnyRequest, state: State) -> Response[bytes]:
    """Act for a seat: what came of it, or 409 with the reason and the table as it is."""
    wish = events.Act(data.seat, data.at, data.id, data.action)
    return await _done(state.lobby, room, wish, bearer(request))


class Listener:
    """Takes messages of a table for one reader who may be slow; one who is too slow is let go."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[str] = asyncio.Queue(LONGEST_QUEUE)
        self.slow = False

    def __call__(self, text: str) -> None:
        """Take a message; never waits."""
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.slow = True

    async def next(self) -> str:
        """The next message, or nothing after a while of silence."""
        try:
            async with asyncio.timeout(SILENCE):
                return await self.queue.get()
        except TimeoutError:
            return ""


def bearer(request: AnyRequest) -> str:
    """The token in the header `Authorization: Bearer …`."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise Stranger("this needs the header Authorization: Bearer <the token of your seat>")
    return token.strip()


async def _lines(lobby: Lobby, room: str, hello: events.Hello) -> AsyncIterator[str]:
    listener = Listener()
    async with lobby.visit(room) as table:
        try:
            await table.listen(listener, hello)
            while not listener.slow:
                yield f"{await listener.next()}\n"
        finally:
            table.deafen(listener)


async def _done(lobby: Lobby, room: str, wish: events.Wish, token: str) -> Response[bytes]:
    """Do what is wished for the device with this token, and answer: done, or refused and why."""
    heard: list[str] = []
    async with lobby.visit(room) as table:
        device = device_of(table.id, token)
        await table.begin(lambda: table.room.asked(wish, device), wish.id, heard.append)
    text = heard[0] if heard else encode(events.Done(wish.id))
    refused = msgspec.json.decode(text)["type"] == "refused"
    return Response(text.encode(), status_code=409 if refused else 200, media_type=MediaType.JSON, headers=NOT_KEPT)
