"""What is asked once and answered once: the games, a new room, a record. Errors are lines for people."""

import logging

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.params import FromPath

from meowze.play.errors import MeowzeError, Unreadable
from meowze.play.games import GAMES, Game
from meowze.play.record import write_record
from meowze.server import events
from meowze.server.journal import Damaged
from meowze.server.lobby import NoRoom
from meowze.server.storage import Unstored

AnyRequest = Request[object, object, State]
NOT_KEPT = {"cache-control": "no-store"}


@get("/api/games", sync_to_thread=False)
def list_games() -> list[events.GameCard]:
    """The games with their presets and switches."""
    return [game_card(game) for game in GAMES.values()]


@post("/api/rooms")
async def open_room(request: AnyRequest, state: State) -> events.Opened:
    """Open a room."""
    try:
        asked = msgspec.json.decode(await request.body(), type=events.NewRoom)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Unreadable(f"this request could not be read: {error}") from error
    return events.Opened(await state.lobby.open(asked))


@get("/api/rooms/{room:str}/record", media_type=MediaType.TEXT, response_headers=NOT_KEPT)
async def read_record(room: FromPath[str], state: State) -> str:
    """The game of a room so far, as text."""
    table = await state.lobby.find(room)
    if table.room.position.secret:
        raise MeowzeError("this game has secrets: its record is shown when it is over")
    return write_record(table.room.record)


def game_card(game: Game) -> events.GameCard:
    """A game as the page that opens rooms needs it."""
    words = game.words
    presets = tuple(events.Preset(preset.name, preset.options, preset.seats) for preset in words.PRESETS)
    switches = tuple(events.Switch(switch.name, tuple(switch.words), switch.allows) for switch in words.SWITCHES)
    return events.GameCard(game.name, game.seats, presets, switches)


def answer_problem(request: AnyRequest, error: Exception) -> Response[events.Problem]:
    """Any error as a status and a line for the person who asked."""
    status, text = 500, "Something went wrong here."
    if isinstance(error, HTTPException):
        status, text = error.status_code, error.detail
    elif isinstance(error, MeowzeError):
        status, text = _status(error), str(error)
    else:
        logging.getLogger("meowze").error("%s failed", request.url.path, exc_info=error)
    return Response(events.Problem(text), status_code=status, media_type=MediaType.JSON, headers=NOT_KEPT)


def _status(error: MeowzeError) -> int:
    statuses = {NoRoom: 404, Damaged: 409, Unstored: 503}
    return statuses.get(type(error), 400)
