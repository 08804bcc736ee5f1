"""Games of the day by HTTP: what is played today, and the list of the best results."""

import math

from litestar import delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from meowze.live.daily_api import DailyApi, DailyBest, DailyCard, NewDailyResult
from meowze.live.errors import TooMany
from meowze.live.replay_library import MAX_RECORD
from meowze.server.api.devices import bearer, token_of
from meowze.server.api.problems import NO_STORE, AnyRequest, asker


@get("/api/daily", response_headers=NO_STORE)
async def list_daily(state: State) -> list[DailyCard]:
    """What is played today, game by game."""
    return _api(state).cards()


@get("/api/daily/{game:str}/{day:str}", response_headers=NO_STORE)
async def show_daily_best(game: FromPath[str], day: FromPath[str], request: AnyRequest, state: State) -> DailyBest:
    """The best results of a day here, and the rank of the device that asks."""
    return await _api(state).best(game, day, token_of(request))


@post("/api/daily/{game:str}/{day:str}", status_code=200, request_max_body_size=2 * MAX_RECORD)
async def add_daily_result(
    game: FromPath[str], day: FromPath[str], data: JSONBody[NewDailyResult], request: AnyRequest, state: State
) -> DailyBest:
    """Put a solved game of today or yesterday on the list; its record must replay with the luck of that day."""
    limits, address, token = state.limits, asker(request), bearer(request)
    if not limits.daily.allow(address, limits.clock()):
        raise TooMany("daily-many", seconds=math.ceil(limits.daily.bucket(address).wait()))
    return await _api(state).add(game, day, data, token, address)


@delete("/api/daily")
async def forget_daily(request: AnyRequest, state: State) -> None:
    """Delete all results of this device from the lists."""
    await _api(state).forget(bearer(request))


def _api(state: State) -> DailyApi:
    api: DailyApi = state.daily
    return api
