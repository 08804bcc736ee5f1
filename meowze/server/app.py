"""The server put together: pages, the HTTP interface, sockets and streams around one lobby."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar, Response, get
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Server
from litestar.params import FromPath

from meowze import __version__
from meowze.live.bot_turns import BotWorkers
from meowze.live.daily_api import DailyApi
from meowze.live.learn_api import LearnApi
from meowze.live.offered_games import OfferedGames
from meowze.live.replay_library import ReplayLibrary
from meowze.live.review_api import ReviewApi
from meowze.live.room_api import RoomApi
from meowze.room.bots import NO_BOTS, Bots
from meowze.server.api import (
    daily_routes,
    info_routes,
    learn_routes,
    program_routes,
    puzzle_routes,
    replay_routes,
    room_routes,
)
from meowze.server.api.problems import AnyRequest, answer_problem
from meowze.server.cleanup import clean_up_hourly
from meowze.server.connection import SocketRouter
from meowze.server.limits import Limits
from meowze.server.lobby import ServerLobby
from meowze.server.metrics import SAVE_SECONDS
from meowze.server.middleware import RequestGuard
from meowze.server.offered_games import offered
from meowze.server.picture_worker import PictureMaker
from meowze.server.replay_queue import ReplayQueue
from meowze.server.settings import Settings
from meowze.server.shared_budgets import Exchange
from meowze.server.static_files import ENGINE, FRAMES, POLICY, find_page, has_engine
from meowze.storage.daily_results import DailyTable
from meowze.storage.journal_store import JournalStore
from meowze.storage.journal_writer import ThreadWriter, WriterFactory
from meowze.storage.ownership import Ownership
from meowze.storage.shared_memory import SharedMemory

MAX_BODY = 16384
ROUTES = [
    info_routes.list_games,
    info_routes.list_bots,
    info_routes.tell_here,
    info_routes.tell_health,
    info_routes.tell_readiness,
    info_routes.draw_qr,
    info_routes.tell_metrics,
    room_routes.open_room,
    room_routes.show_room,
    room_routes.delete_room,
    room_routes.leave_seats,
    room_routes.read_record,
    room_routes.read_record_sheet,
    room_routes.list_records,
    replay_routes.show_replay,
    replay_routes.show_looks,
    replay_routes.tell_story,
    replay_routes.show_moment,
    replay_routes.show_record,
    replay_routes.show_branch,
    replay_routes.show_position,
    replay_routes.show_picture,
    replay_routes.upload_record,
    replay_routes.list_best,
    daily_routes.list_daily,
    daily_routes.show_daily_best,
    daily_routes.add_daily_result,
    daily_routes.forget_daily,
    learn_routes.show_study,
    learn_routes.edit_study,
    learn_routes.show_tree,
    learn_routes.write_tree,
    learn_routes.show_review,
    learn_routes.show_story,
    learn_routes.give_hint,
    puzzle_routes.list_puzzles,
    puzzle_routes.show_puzzle,
    puzzle_routes.play_puzzle,
    program_routes.stream_events,
    program_routes.sit_down,
    program_routes.post_act,
]


def application(
    settings: Settings,
    bots: Bots = NO_BOTS,
    workers: BotWorkers | None = None,
    journal_writer: WriterFactory = ThreadWriter,
    lobbies: list[ServerLobby] | None = None,
    siblings: Path | None = None,
) -> RequestGuard:
    """The server as an ASGI application; `bots` can be asked to its tables, and `workers` think for them.

    When it has started its lobby is added to `lobbies`. Workers of one machine have a folder in common, `siblings`.
    """
    ownership = Ownership(str(settings.database)) if settings.internal else None
    limits, games = Limits(settings), offered(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = JournalStore(settings.database, journal_writer, SAVE_SECONDS.observe)
        await store.start()
        if ownership:
            await ownership.start(settings.internal)
        lobby = ServerLobby(store, bots, workers, games, ownership=ownership)
        if lobbies is not None:
            lobbies.append(lobby)
        async with _running(app.state, lobby, ownership, games):
            yield

    app = Litestar(
        [*ROUTES, show_page],
        lifespan=[lifespan],
        exception_handlers={Exception: answer_problem},
        request_max_body_size=MAX_BODY,
        openapi_config=_openapi(settings),
        logging_config=None,
        state=_state(settings, limits),
    )
    return _sharing(app, ownership, siblings) if ownership else RequestGuard(SocketRouter(app), settings, limits)


def _state(settings: Settings, limits: Limits) -> State:
    """What the answers to requests need before anything runs."""
    shared = SharedMemory(str(settings.database)) if settings.internal else None
    policy = {"content-security-policy": POLICY + ENGINE + FRAMES} if has_engine(settings.pages) else {}
    return State({"settings": settings, "limits": limits, "shared": shared, "policy": policy, "siblings": None})


def _sharing(app: Litestar, ownership: Ownership, siblings: Path | None) -> RequestGuard:
    """The guard of a server that shares its database with others."""
    from meowze.server.passing_on import PassingOn, SharingGuard
    from meowze.server.sibling_metrics import SiblingMetrics

    settings = app.state.settings
    if siblings:
        app.state.siblings = SiblingMetrics(siblings, settings.internal, ownership)
    passing_on = PassingOn(SocketRouter(app), lambda: app.state.lobby)
    return SharingGuard(passing_on, settings, app.state.limits, ownership.secret)


@asynccontextmanager
async def _running(
    state: State, lobby: ServerLobby, ownership: Ownership | None, games: OfferedGames
) -> AsyncIterator[None]:
    """All that works while the server runs, closed at its end."""
    store, shared = lobby.store, state.shared
    replayer = ReplayQueue()
    replays = ReplayLibrary(store, replayer, shared)
    state.lobby, state.pictures = lobby, PictureMaker()
    state.daily = DailyApi(games, replays, DailyTable(store))
    state.api = RoomApi(lobby, replays, games, state.daily)
    state.learn = LearnApi(replayer, games, lobby.workers)
    state.reviews = ReviewApi(state.api, lobby.workers)
    working = [asyncio.create_task(clean_up_hourly(store, state.settings, lambda: lobby.rooms, ownership, shared))]
    if shared:
        working.append(asyncio.create_task(Exchange(state.limits.shared, shared, state.limits.clock).run()))
    try:
        yield
    finally:
        for task in working:
            task.cancel()
        state.pictures.close()
        replays.close()
        await lobby.close()
        if shared:
            await shared.close()


@get(["/", "/{path:path}"], sync_to_thread=False, include_in_schema=False)
def show_page(request: AnyRequest, state: State, path: FromPath[str] = "") -> Response[bytes]:
    """A page, or a file that belongs to one."""
    page = find_page(path, state.settings.pages, request.scope["raw_path"].count(b"/") - 1)
    headers = {"cache-control": page.cache, **state.policy}
    return Response(page.body, status_code=page.status, media_type=page.media, headers=headers)


def _openapi(settings: Settings) -> OpenAPIConfig:
    """The description of the interface for programs; its paths come after the public path."""
    servers = [Server(settings.public_path or "/")]
    return OpenAPIConfig(
        "Meowze", __version__, servers=servers, path="/api/schema", render_plugins=[JsonRenderPlugin()]
    )
