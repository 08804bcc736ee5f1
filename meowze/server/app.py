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
from meowze.server import rest, showing, streams
from meowze.server.gallery import Gallery
from meowze.server.guard import HALF_A_MINUTE, Guard
from meowze.server.limits import Openings, Purses
from meowze.server.lobby import Lobby
from meowze.server.pages import find_page
from meowze.server.replays import Replays
from meowze.server.room import NO_BOTS
from meowze.server.scribe import Aside, Hired
from meowze.server.settings import Settings
from meowze.server.sockets import Sockets
from meowze.server.storage import Storage
from meowze.server.sweep import sweep_on
from meowze.server.thinking import Bots

LARGEST_BODY = 16384
ROUTES = [
    rest.list_games,
    rest.list_bots,
    rest.tell_here,
    rest.tell_health,
    rest.draw_qr,
    rest.open_room,
    rest.show_room,
    rest.read_record,
    rest.read_record_sheet,
    rest.list_records,
    rest.tell_metrics,
    showing.show_replay,
    showing.show_looks,
    showing.show_record,
    showing.show_picture,
    showing.bring_record,
    showing.list_best,
    streams.stream_events,
    streams.sit_down,
    streams.post_act,
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
    def show_page(request: rest.AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
        page = find_page(path, settings.pages, request.scope["raw_path"].count(b"/") - 1)
        return Response(
            page.body, status_code=page.status, media_type=page.media, headers={"cache-control": page.cache}
        )

    app = Litestar(
        [*ROUTES, show_page],
        lifespan=[lobby],
        exception_handlers={Exception: rest.answer_problem},
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
