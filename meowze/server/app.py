"""The server put together: pages, questions, sockets, streams, around one lobby."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Response, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Server
from litestar.params import FromPath

from meowze import __version__
from meowze.room.bots import Bots
from meowze.room.room import NO_BOTS
from meowze.server import bot_api, replay_api, rest_api
from meowze.server.cleanup import sweep_on
from meowze.server.connection import Sockets
from meowze.server.lobby import Lobby
from meowze.server.middleware import HALF_A_MINUTE, Guard
from meowze.server.picture_worker import Gallery
from meowze.server.rate_limit import Openings, Purses
from meowze.server.replay import Replays
from meowze.server.settings import Settings
from meowze.server.static_files import find_page
from meowze.storage.journal_store import Storage
from meowze.storage.writer_process import Aside, Hired

LARGEST_BODY = 16384
ROUTES = [
    rest_api.list_games,
    rest_api.list_bots,
    rest_api.tell_here,
    rest_api.tell_health,
    rest_api.draw_qr,
    rest_api.open_room,
    rest_api.show_room,
    rest_api.read_record,
    rest_api.read_record_sheet,
    rest_api.list_records,
    rest_api.tell_metrics,
    replay_api.show_replay,
    replay_api.show_looks,
    replay_api.show_record,
    replay_api.show_picture,
    replay_api.bring_record,
    replay_api.list_best,
    bot_api.stream_events,
    bot_api.sit_down,
    bot_api.post_act,
]


def application(settings: Settings, bots: Bots = NO_BOTS, scribe: Hired = Aside) -> Guard:
    """The server as an ASGI application; `bots` sit at its tables, a `scribe` writes its journal."""

    @asynccontextmanager
    async def lobby(app: Litestar) -> AsyncIterator[None]:
        storage = Storage(settings.database, scribe)
        await storage.start()
        lobby = app.state.lobby = Lobby(storage, bots)
        app.state.replays, app.state.gallery = Replays(storage), Gallery()
        sweeping = asyncio.create_task(sweep_on(storage, settings, lambda: lobby.tables))
        try:
            yield
        finally:
            sweeping.cancel()
            app.state.gallery.close()
            await lobby.close()

    @get(["/", "/{path:path}"], sync_to_thread=False, include_in_schema=False)
    def show_page(request: rest_api.AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
        page = find_page(path, settings.pages, request.scope["raw_path"].count(b"/") - 1)
        return Response(
            page.body, status_code=page.status, media_type=page.media, headers={"cache-control": page.cache}
        )

    app = Litestar(
        [*ROUTES, show_page],
        lifespan=[lobby],
        exception_handlers={Exception: rest_api.answer_problem},
        request_max_body_size=LARGEST_BODY,
        openapi_config=_described(settings),
        logging_config=None,
    )
    app.state.settings, app.state.openings = settings, Openings()
    app.state.pictures = Purses(settings.pictures, HALF_A_MINUTE)
    return Guard(Sockets(app), settings)


def _described(settings: Settings) -> OpenAPIConfig:
    """What programs read about this server; a path of the public address comes before all others."""
    servers = [Server(settings.public_path or "/")]
    return OpenAPIConfig(
        "Meowze", __version__, servers=servers, path="/api/schema", render_plugins=[JsonRenderPlugin()]
    )
