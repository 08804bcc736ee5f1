"""Puzzles, by HTTP: what there is, one of them, and what has become of it."""

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from meowze.live.puzzle_answers import PuzzleMove
from meowze.server.api.problems import AnyRequest, asker, json_answer


@get("/api/puzzles/{game:str}", include_in_schema=False)
async def list_puzzles(game: FromPath[str], request: AnyRequest, state: State) -> Response[bytes]:
    """The themes of a game and the ids of its puzzles."""
    return json_answer(await state.learn.puzzles.themes(game, asker(request)))


@get("/api/puzzles/{game:str}/{id:str}", include_in_schema=False)
async def show_puzzle(
    game: FromPath[str], id: FromPath[str], request: AnyRequest, state: State, day: FromQuery[str] = ""
) -> Response[bytes]:
    """A puzzle without its solution."""
    return json_answer(await state.learn.puzzles.puzzle(game, id, day, asker(request)))


@post("/api/puzzles/{game:str}/{id:str}", status_code=200, include_in_schema=False)
async def play_puzzle(
    game: FromPath[str],
    id: FromPath[str],
    data: JSONBody[PuzzleMove],
    request: AnyRequest,
    state: State,
    day: FromQuery[str] = "",
) -> Response[bytes]:
    """What has become of a puzzle after some actions."""
    return json_answer(await state.learn.puzzles.played(game, id, day, data, asker(request)))
