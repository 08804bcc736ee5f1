"""What the server says about itself: its games, its bots, where it is reached, whether it is well."""

from litestar import Response, get
from litestar.datastructures import State
from litestar.params import FromQuery

from meowze import __version__
from meowze.live.answer_types import BotCard, Capabilities, GameCard, Health, Here, Readiness
from meowze.live.errors import NotYet
from meowze.server.addresses import reachable_urls
from meowze.server.api.problems import NO_STORE, AnyRequest
from meowze.server.metrics import process_metrics, write_metrics
from meowze.server.qr import qr_svg
from meowze.server.server_metrics import server_metrics

SVG = "image/svg+xml"
ALL = Capabilities(friends=True, phones=True, pictures=True, films=True)
METRICS_TEXT = "text/plain; version=0.0.4; charset=utf-8"


@get("/api/games", sync_to_thread=False)
def list_games(state: State) -> list[GameCard]:
    """The games with their presets and switches."""
    cards: list[GameCard] = state.api.games()
    return cards


@get("/api/bots", sync_to_thread=False)
def list_bots(state: State) -> list[BotCard]:
    """The bots that can be asked to a table, the gentlest first."""
    cards: list[BotCard] = state.api.bots()
    return cards


@get("/api/here", response_headers=NO_STORE)
async def tell_here(state: State) -> Here:
    """Where other devices reach this server."""
    urls = tuple(reachable_urls(state.settings))
    return Here(urls, bool(urls), ALL)


@get("/api/health", response_headers=NO_STORE)
async def tell_health(state: State) -> Health:
    """Whether the server runs."""
    return Health(__version__)


@get("/api/health/ready", response_headers=NO_STORE)
async def tell_readiness(state: State) -> Response[Readiness]:
    """Whether games can be saved: something is written, and answered in good time whatever the database does."""
    store = state.lobby.store
    why = await store.probe()
    ready = Readiness(__version__, why or "fine", store.lost is not None)
    return Response(ready, status_code=503 if why else 200, headers=NO_STORE)


@get("/api/qr", media_type=SVG, response_headers=NO_STORE)
async def draw_qr(path: FromQuery[str], state: State) -> Response[bytes]:
    """The QR picture of a page of this server, as other devices reach it."""
    urls = reachable_urls(state.settings)
    if not urls:
        raise NotYet("only-here")
    return Response(qr_svg(urls[0] + path.lstrip("/")), media_type=SVG)


@get("/metrics", include_in_schema=False)
async def tell_metrics(request: AnyRequest, state: State) -> Response[str]:
    """Figures of the running server, as Prometheus reads them; where it has several workers, of all of them."""
    text = write_metrics(server_metrics(state.lobby, state.pictures) + process_metrics())
    if state.siblings:
        text = await state.siblings.with_own(text, request.scope)
    return Response(text, headers=NO_STORE | {"content-type": METRICS_TEXT})
