"""For programs that play: a stream of messages, a line each, and acts posted one by one, with the token of a seat."""

import asyncio
import secrets
from collections.abc import AsyncIterator

import msgspec
from litestar import Response, get, post
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from meowze.room.company import device_of
from meowze.room.encoding import encode
from meowze.room.messages import incoming, outgoing
from meowze.room.names import ANIMALS, random_names
from meowze.server.api.problems import NO_STORE, AnyRequest, NoToken
from meowze.server.lobby import Lobby

NDJSON = "application/x-ndjson"
MAX_QUEUE = 64
SILENCE_SECONDS = 15.0  # then an empty line shows that the stream still works


class SeatChoice(msgspec.Struct, frozen=True):
    """The seat to sit down on."""

    seat: int


class ProgramAct(msgspec.Struct, frozen=True):
    """An action of a seat; `at` is the number of the position it was chosen in, `id` the program's own."""

    seat: int
    at: int
    id: str
    action: str


@get("/api/bot/rooms/{room:str}/stream", media_type=NDJSON, response_headers=NO_STORE)
async def stream_events(room: FromPath[str], request: AnyRequest, state: State, since: FromQuery[int] = -1) -> Stream:
    """Every message of a table as it happens, one JSON object a line; an empty line now and then means nothing."""
    hello = incoming.Hello(since, bearer(request))
    device_of((await state.lobby.find(room)).id, hello.token)
    return Stream(_lines(state.lobby, room, hello), media_type=NDJSON)


@post("/api/bot/rooms/{room:str}/sit", status_code=200)
async def sit_down(
    data: JSONBody[SeatChoice], room: FromPath[str], request: AnyRequest, state: State
) -> Response[bytes]:
    """Sit down on a free seat under a name that the server chooses."""
    live = await state.lobby.find(room)
    name, animal = random_names(1, live.room.company.names)[0], secrets.choice(ANIMALS)
    sit = incoming.Sit(data.seat, name, animal, secrets.token_hex(8))
    return await _answer(state.lobby, room, sit, bearer(request))


@post("/api/bot/rooms/{room:str}/act", status_code=200)
async def post_act(
    data: JSONBody[ProgramAct], room: FromPath[str], request: AnyRequest, state: State
) -> Response[bytes]:
    """Act for a seat: what came of it, or 409 with the reason and the table as it is."""
    act = incoming.Act(data.seat, data.at, data.id, data.action)
    return await _answer(state.lobby, room, act, bearer(request))


class StreamConnection:
    """Queues the messages of a room for one reader; one that falls too far behind is disconnected."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[str] = asyncio.Queue(MAX_QUEUE)
        self.too_slow = False  # or sent away

    def __call__(self, text: str) -> None:
        """Queue a message; never waits."""
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.too_slow = True

    def send_away(self) -> None:
        """End the stream, since the room is elsewhere now: whoever reads it comes back."""
        self.too_slow = True
        self("")

    async def next(self) -> str:
        """The next message, or an empty line after some silence."""
        try:
            async with asyncio.timeout(SILENCE_SECONDS):
                return await self.queue.get()
        except TimeoutError:
            return ""


def bearer(request: AnyRequest) -> str:
    """The token in the header `Authorization: Bearer …`."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise NoToken("this needs the header Authorization: Bearer <the token of your seat>")
    return token.strip()


async def _lines(lobby: Lobby, room: str, hello: incoming.Hello) -> AsyncIterator[str]:
    connection = StreamConnection()
    async with lobby.visit(room) as live:
        live.farewells.add(connection.send_away)
        try:
            await live.connect(connection, hello)
            while not connection.too_slow:
                yield f"{await connection.next()}\n"
        finally:
            live.farewells.discard(connection.send_away)
            live.disconnect(connection)


async def _answer(lobby: Lobby, room: str, message: incoming.RoomRequest, token: str) -> Response[bytes]:
    """Do what the device with this token asks for, and answer: done, or refused and why."""
    answers: list[str] = []
    async with lobby.visit(room) as live:
        device = device_of(live.id, token)
        await live.submit(lambda: live.room.decide(message, device), message.id, answers.append)
    text = answers[0] if answers else encode(outgoing.Done(message.id))
    refused = msgspec.json.decode(text)["type"] == "refused"
    return Response(text.encode(), status_code=409 if refused else 200, media_type=MediaType.JSON, headers=NO_STORE)
