"""For those who learn, by HTTP: positions to study, outside any room, and reviews of games."""

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from meowze.live.errors import TooMany
from meowze.live.setup_answers import SetupQuestion
from meowze.live.story_answers import StoryQuestion
from meowze.live.study_answers import StudyQuestion
from meowze.live.variation_answers import RecordQuestion, TreeQuestion
from meowze.server.api.devices import token_of
from meowze.server.api.presence import while_there
from meowze.server.api.problems import AnyRequest, asker, json_answer

HINT_SECONDS = 10


@post("/api/study", status_code=200, include_in_schema=False)
async def show_study(data: JSONBody[StudyQuestion], request: AnyRequest, state: State) -> Response[bytes]:
    """A position after some actions: what is seen, what is legal, what the last one did."""
    return json_answer(await state.learn.study(data, asker(request)))


@post("/api/study/edit", status_code=200, include_in_schema=False)
async def edit_study(data: JSONBody[SetupQuestion], request: AnyRequest, state: State) -> Response[bytes]:
    """A position that is set up by hand, after a change, and what can be changed in it."""
    return json_answer(await state.learn.set_up(data, asker(request)))


@post("/api/study/tree", status_code=200, include_in_schema=False)
async def show_tree(data: JSONBody[RecordQuestion], request: AnyRequest, state: State) -> Response[bytes]:
    """A record as a tree of variations."""
    return json_answer(await state.learn.variations(data, asker(request)))


@post("/api/study/record", status_code=200, include_in_schema=False)
async def write_tree(data: JSONBody[TreeQuestion], request: AnyRequest, state: State) -> Response[bytes]:
    """A tree of variations as a record."""
    return json_answer(await state.learn.variations(data, asker(request)))


@post("/api/stories", status_code=200, include_in_schema=False)
async def show_story(data: JSONBody[StoryQuestion], request: AnyRequest, state: State) -> Response[bytes]:
    """A board of a game's story after some actions, and whether its aim is reached."""
    return json_answer(await state.learn.story(data, asker(request)))


@post("/api/study/hint", status_code=200, include_in_schema=False)
async def give_hint(data: JSONBody[StudyQuestion], request: AnyRequest, state: State) -> Response[bytes]:
    """What a strong bot would play there, and why."""
    _limit(request, state)
    return json_answer(await while_there(request, state.learn.hint(data, asker(request))))


@get("/api/replays/{id:str}/review", include_in_schema=False)
async def show_review(id: FromPath[str], request: AnyRequest, state: State) -> Response[bytes]:
    """What each turn of a finished game was worth."""
    _limit(request, state)
    return json_answer(await while_there(request, state.reviews.review(id, token_of(request), asker(request))))


def _limit(request: AnyRequest, state: State) -> None:
    """What bots are asked counts as a hint."""
    address = request.client.host if request.client else ""
    if not state.limits.may_ask_hint(address, token_of(request) or address):
        raise TooMany("slow-down", seconds=HINT_SECONDS)
