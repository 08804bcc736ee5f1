"""What is asked once and answered once: games, rooms, records, links, figures. Errors are lines for people."""

import logging
from datetime import UTC, datetime, timedelta
from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery, JSONBody

from meowze import __version__
from meowze.games import GAMES, AnyGame
from meowze.games.errors import MeowzeError
from meowze.play.record import Record, write_record
from meowze.room import events
from meowze.room.journal import Damaged
from meowze.room.refusals import Refusal, reason
from meowze.room.room import finished_games
from meowze.server.addresses import reachable_urls
from meowze.server.api_types import Health, RecordSheet, Summary, record_sheet, summary
from meowze.server.lobby import Lobby, NoRoom
from meowze.server.metrics import Metric, memory_bytes, write_metrics
from meowze.server.picture_worker import Crowded
from meowze.server.qr import qr_svg
from meowze.server.rate_limit import Openings
from meowze.server.replay import NoReplay
from meowze.storage.journal_store import Unstored

AnyRequest = Request[object, object, State]
NOT_KEPT = {"cache-control": "no-store"}
SVG = "image/svg+xml"
METRICS_TEXT = "text/plain; version=0.0.4; charset=utf-8"


class NotYet(Refusal):
    """What cannot be shown at this moment."""


class TooMany(Refusal):
    """More than one address or device may have."""


class Stranger(MeowzeError):
    """Somebody without the token that is needed."""


@get("/api/games", sync_to_thread=False)
def list_games() -> list[events.GameCard]:
    """The games with their presets and switches."""
    return [game_card(game) for game in GAMES.values()]


@get("/api/bots", sync_to_thread=False)
def list_bots(state: State) -> list[events.BotCard]:
    """The bots that can be asked to a table, the gentlest first."""
    return [events.BotCard(bot.level, bot.name) for bot in state.lobby.bots.characters]


@get("/api/here", response_headers=NOT_KEPT)
async def tell_here(state: State) -> events.Here:
    """Where other devices reach this server."""
    urls = tuple(reachable_urls(state.settings))
    return events.Here(urls, bool(urls))


@get("/api/health", response_headers=NOT_KEPT)
async def tell_health(state: State) -> Health:
    """Whether the server lives and reaches its database."""
    await state.lobby.storage.header("")
    return Health(__version__)


@get("/api/qr", media_type=SVG, response_headers=NOT_KEPT)
async def draw_qr(path: FromQuery[str], state: State) -> Response[bytes]:
    """The QR picture of a page of this server, as other devices reach it."""
    urls = reachable_urls(state.settings)
    if not urls:
        raise NotYet("only-here")
    return Response(qr_svg(urls[0] + path.lstrip("/")), media_type=SVG)


@post("/api/rooms")
async def open_room(data: JSONBody[events.NewRoom], request: AnyRequest, state: State) -> events.Opened:
    """Open a room."""
    address = request.client.host if request.client else ""
    settings, keys = state.settings, (f"address {address}", f"device {data.token}")
    for key, most in zip(keys, (settings.rooms_per_address, settings.rooms_per_device), strict=True):
        await _check_openings(state.openings, state.lobby, key, most)
    start = (await state.replays.find(data.replay)).position(data.step) if data.replay else None
    room = await state.lobby.open(data, start)
    for key in keys:
        state.openings.note(key, [*state.openings.of(key), room])
    return events.Opened(room)


@get("/api/rooms/{room:str}", response_headers=NOT_KEPT)
async def show_room(room: FromPath[str], state: State) -> Summary:
    """A room as anybody may see it who has its link or its code."""
    return summary((await state.lobby.find(room)).room)


@get("/api/rooms/{room:str}/record", media_type=MediaType.TEXT, response_headers=NOT_KEPT)
async def read_record(room: FromPath[str], state: State) -> str:
    """The game of a room as text; one with secrets when it is over."""
    return write_record(await _record(state.lobby, room))


@get("/api/rooms/{room:str}/record.json", response_headers=NOT_KEPT)
async def read_record_sheet(room: FromPath[str], state: State) -> RecordSheet:
    """The same as JSON."""
    return record_sheet(await _record(state.lobby, room))


@get("/api/rooms/{room:str}/records", response_headers=NOT_KEPT)
async def list_records(room: FromPath[str], state: State) -> list[RecordSheet]:
    """All games that were played to their end in a room, the oldest first."""
    header = (await state.lobby.find(room)).room.header
    rows = await state.lobby.storage.rows(header.room)
    return [record_sheet(record) for record in finished_games(header, rows).values()]


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def tell_metrics(state: State) -> Response[str]:
    """Figures of the running server, as Prometheus reads them."""
    lobby, storage = state.lobby, state.lobby.storage
    text = write_metrics(
        [
            Metric("rooms", "gauge", "rooms in memory", len(lobby.tables)),
            Metric(
                "listeners",
                "gauge",
                "connected sockets and streams",
                sum(len(table.ears) for table in lobby.tables.values()),
            ),
            Metric("changes_total", "counter", "changes stored since the start", storage.changes),
            Metric("commits_total", "counter", "transactions they took", storage.commits),
            Metric("memory_bytes", "gauge", "memory of this process", memory_bytes()),
        ]
    )
    return Response(text, headers=NOT_KEPT | {"content-type": METRICS_TEXT})


def game_card(game: AnyGame) -> events.GameCard:
    """A game as the page that opens rooms needs it."""
    notation = game.notation
    presets = tuple(events.Preset(preset.name, preset.options, preset.seats) for preset in notation.PRESETS)
    switches = tuple(events.Switch(switch.name, tuple(switch.words), switch.allows) for switch in notation.SWITCHES)
    return events.GameCard(game.name, game.seats, presets, switches)


def answer_problem(request: AnyRequest, error: Exception) -> Response[events.Problem]:
    """Any error as a status and a line for the person who asked."""
    status, problem = 500, problem_of(Refusal("failed"))
    if isinstance(error, HTTPException):
        status, problem = error.status_code, events.Problem(_detail(error))
    elif isinstance(error, MeowzeError):
        status, problem = _status(error), problem_of(error)
    else:
        logging.getLogger("meowze").error("%s failed", request.url.path, exc_info=error)
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=NOT_KEPT)


def problem_of(error: MeowzeError) -> events.Problem:
    """An error as programs read it and as pages say it."""
    return events.Problem(str(error), *reason(error))


async def _record(lobby: Lobby, id: str) -> Record:
    room = (await lobby.find(id)).room
    if room.position is None:
        raise NotYet("not-begun")
    if room.position.secret:
        raise Refusal("secrets")
    return room.record


async def _check_openings(openings: Openings, lobby: Lobby, who: str, most: int) -> None:
    """Only who has opened many rooms is looked at closely: those that ended or that nobody visits do not count."""
    if len(openings.of(who)) < most:
        return
    day_ago = (datetime.now(UTC) - timedelta(days=1)).isoformat(timespec="milliseconds")
    openings.note(who, await lobby.storage.unfinished(openings.of(who), day_ago))
    if len(openings.of(who)) >= most:
        raise TooMany("too-many", count=most)


def _detail(error: HTTPException) -> str:
    """What is wrong with a request; a part that does not fit is named."""
    if error.status_code != 400:
        return error.detail
    found: list[dict[str, Any]] = [part for part in error.extra or () if isinstance(part, dict)]
    told = "; ".join(f"{part['key']}: {part['message']}" if "key" in part else part["message"] for part in found)
    return f"this request could not be read: {told or error.detail}"


def _status(error: MeowzeError) -> int:
    statuses = {
        NoRoom: 404,
        NoReplay: 404,
        Crowded: 503,
        Damaged: 409,
        NotYet: 409,
        Unstored: 503,
        TooMany: 429,
        Stranger: 401,
    }
    return statuses.get(type(error), 400)
