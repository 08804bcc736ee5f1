"""For programs that play: a stream of messages, a line each, and acts posted one by one, with the token of a seat."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator

import msgspec
from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from meowze.games.errors import MeowzeError
from meowze.live.live_room import LiveRoom
from meowze.room.encoding import encode
from meowze.room.journal_errors import NotSaved, StorageError
from meowze.room.messages import incoming, outgoing
from meowze.room.names import ANIMALS, random_names
from meowze.room.updates import refused_message
from meowze.server.api.devices import bearer
from meowze.server.api.problems import NO_STORE, AnyRequest, json_answer
from meowze.server.lobby import ServerLobby
from meowze.server.refusal_text import refused_by

NDJSON = "application/x-ndjson"
MAX_QUEUE = 64
STREAM_SECONDS = 3600.0  # then a program must ask again, for nobody knows whether it still reads
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
    await state.api.visited(room, hello.token)
    return Stream(_lines(state.lobby, room, hello), media_type=NDJSON)


@post("/api/bot/rooms/{room:str}/sit", status_code=200)
async def sit_down(
    data: JSONBody[SeatChoice], room: FromPath[str], request: AnyRequest, state: State
) -> Response[bytes]:
    """Sit down on a free seat under a name that the server chooses."""
    live: LiveRoom = await state.api.visited(room, bearer(request))
    name, animal = random_names(1, live.room.company.names)[0], secrets.choice(ANIMALS)
    sit = incoming.Sit(data.seat, name, animal, secrets.token_hex(8))
    return await _answer(state.lobby, room, sit, bearer(request))


@post("/api/bot/rooms/{room:str}/act", status_code=200)
async def post_act(
    data: JSONBody[ProgramAct], room: FromPath[str], request: AnyRequest, state: State
) -> Response[bytes]:
    """Act for a seat: what came of it, or 409 with the reason and the table as it is; 503 where it was not saved."""
    act = incoming.Act(data.seat, data.at, data.id, data.action)
    return await _answer(state.lobby, room, act, bearer(request))


class StreamConnection:
    """Queues the messages of a room for one reader; one that falls too far behind or may not look in is let go."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[str] = asyncio.Queue(MAX_QUEUE)
        self.ended = False
        self.farewell = ""  # why it may not look in any more

    def __call__(self, text: str) -> None:
        """Queue a message; never waits."""
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.ended = True

    def dismiss(self, why: MeowzeError) -> None:
        """End the stream with the reason."""
        self.farewell = encode(refused_message(refused_by("", why)))
        self("")  # for who waits for the next message
        self.ended = True

    def send_away(self) -> None:
        """End the stream, since the room is elsewhere now: whoever reads it comes back."""
        self("")
        self.ended = True

    async def next(self) -> str:
        """The next message, or an empty line after some silence."""
        try:
            async with asyncio.timeout(SILENCE_SECONDS):
                return await self.queue.get()
        except TimeoutError:
            return ""


async def _lines(lobby: ServerLobby, room: str, hello: incoming.Hello) -> AsyncIterator[str]:
    connection, end = StreamConnection(), time.monotonic() + STREAM_SECONDS
    async with lobby.visit(room) as live:
        live.farewells.add(connection.send_away)
        try:
            await live.connect(connection, hello, connection.dismiss)
            while not connection.ended and time.monotonic() < end:
                yield f"{await connection.next()}\n"
        except MeowzeError as error:  # too late for another status
            connection.dismiss(error)
        finally:
            live.farewells.discard(connection.send_away)
            live.disconnect(connection)
    if connection.farewell:
        yield f"{connection.farewell}\n"


async def _answer(lobby: ServerLobby, room: str, message: incoming.RoomRequest, token: str) -> Response[bytes]:
    """Do what the device with this token asks for, and answer: done, or refused and why."""
    answers: list[str] = []
    async with lobby.visit(room) as live:
        device = live.admitted(token)
        await live.submit(lambda: live.room.decide(message, device), message.id, answers.append, device)
    text = answers[0] if answers else encode(outgoing.Done(message.id))
    said = msgspec.json.decode(text)
    if said["type"] != "refused":
        return json_answer(text.encode())
    away = said["key"] in (StorageError.key, NotSaved.key)
    return json_answer(text.encode(), 503 if away else 409)
