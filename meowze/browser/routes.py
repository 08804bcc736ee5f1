"""The addresses under which a page asks questions: the same as those of a server."""

import re
from collections.abc import Mapping
from urllib.parse import parse_qs, unquote

import msgspec

from meowze.browser.package_data import PackageData
from meowze.games import GAMES
from meowze.games.errors import Unreadable
from meowze.live.answer_types import Capabilities, Here, Opened, Problem
from meowze.live.learn_api import LearnApi
from meowze.live.puzzle_answers import PuzzleMove
from meowze.live.replay import Listener, NewRecord
from meowze.live.review_api import ReviewApi
from meowze.live.room_api import RoomApi
from meowze.live.setup_answers import SetupQuestion
from meowze.live.story_answers import StoryQuestion
from meowze.live.study_answers import StudyQuestion
from meowze.live.variation_answers import RecordQuestion, TreeQuestion
from meowze.room.messages.incoming import NewRoom

JSON, TEXT, SVG = "application/json", "text/plain; charset=utf-8", "image/svg+xml"
HERE = Here((), False, Capabilities(friends=False, phones=False, pictures=False, films=False))
Answer = tuple[int, str, str | bytes]  # the status, the content type and the body
Query = Mapping[str, str]
SVG_NAME = re.compile(r"[0-9]{1,9}\.svg")
ME = ""  # who asks: there is only one


class Routes:
    """Finds the answer to each question."""

    def __init__(self, api: RoomApi, learn: LearnApi, reviews: ReviewApi, data: PackageData) -> None:
        self._api, self._learn, self._reviews, self._data = api, learn, reviews, data

    async def answer(self, method: str, path: str, token: str, body: str) -> Answer:
        """The answer to a question."""
        address, _, asked = path.partition("?")
        parts = tuple(unquote(part) for part in address.strip("/").split("/"))
        query = {name: values[-1] for name, values in parse_qs(asked, keep_blank_values=True).items()}
        match method.upper():
            case "GET":
                found = await self._info(parts, query) or await self._about_room(parts, token)
                found = found or await self._replay(parts, query, token) or await self._puzzles(parts, query, "")
            case "POST":
                found = await self._post(parts, body) or await self._study(parts, body)
                found = found or await self._puzzles(parts, query, body)
            case "DELETE":
                found = await self._delete(parts, token)
            case _:
                found = None
        return found or _json(Problem(f"there is no {method.upper()} {address}"), 404)

    async def _info(self, parts: tuple[str, ...], query: Query) -> Answer | None:
        match parts:
            case ("games",):
                return _json(self._api.games())
            case ("bots",):
                return _json(self._api.bots())
            case ("here",):
                return _json(HERE)
            case ("daily",):
                return _json(self._api.daily.cards())
            case ("best",):
                game, seats, options = query.get("game", ""), _number(query, "seats", 1), query.get("options", "")
                return _json(await self._api.best(game, seats, options))
        return None

    async def _about_room(self, parts: tuple[str, ...], token: str) -> Answer | None:
        match parts:
            case ("rooms", room):
                return _json(await self._api.summary(room, token))
            case ("rooms", room, "record"):
                return 200, TEXT, await self._api.record_text(room, token, ME)
            case ("rooms", room, "record.json"):
                return _ready(await self._api.record_sheet(room, token, ME))
            case ("rooms", room, "records"):
                return _ready(await self._api.record_sheets(room, token, ME))
        return None

    async def _replay(self, parts: tuple[str, ...], query: Query, token: str) -> Answer | None:
        seat = _number(query, "seat", 0) if "seat" in query else None
        match parts:
            case ("replays", id):
                return _ready(await self._api.replay(id, seat, token, ME))
            case ("replays", id, "looks"):
                return _ready(await self._api.looks(id, _number(query, "first", 0), seat, token, ME))
            case ("replays", id, "review"):
                return _ready(await self._reviews.review(id, token, ME))
            case ("replays", id, "record"):
                return 200, TEXT, (await self._api.find_game(id, token, ME)).text
            case ("replays", id, "branches", step, number) if step.isdecimal() and number.isdecimal():
                return _ready(await self._api.branch(id, int(step), int(number), token, ME))
            case ("replays", id, "position", number) if number.isdecimal():
                return 200, TEXT, await self._api.position_text(id, int(number), token, ME)
            case ("replays", id, name) if SVG_NAME.fullmatch(name):
                picture = await self._api.svg(id, int(name.removesuffix(".svg")), seat, token, ME)
                return 200, SVG, picture.decode()
        return None

    async def _post(self, parts: tuple[str, ...], body: str) -> Answer | None:
        match parts:
            case ("rooms",):
                asked = msgspec.json.decode(body, type=NewRoom)
                return _json(Opened(await self._api.open_room(asked, ME)), 201)
            case ("records",):
                text = msgspec.json.decode(body, type=NewRecord).text
                return _ready(await self._api.replays.add_record(text, ME), 201)
            case ("rooms", room, "story"):
                return _ready(await self._api.story(room, _listener(body), ME))
            case ("rooms", room, "story", step) if step.isdecimal():
                return _ready(await self._api.moment(room, int(step), _listener(body), ME))
        return None

    async def _study(self, parts: tuple[str, ...], body: str) -> Answer | None:
        match parts:
            case ("study",):
                return _ready(await self._learn.study(msgspec.json.decode(body, type=StudyQuestion), ME))
            case ("study", "edit"):
                return _ready(await self._learn.set_up(msgspec.json.decode(body, type=SetupQuestion), ME))
            case ("study", "tree"):
                return _ready(await self._learn.variations(msgspec.json.decode(body, type=RecordQuestion), ME))
            case ("study", "record"):
                return _ready(await self._learn.variations(msgspec.json.decode(body, type=TreeQuestion), ME))
            case ("stories",):
                return _ready(await self._learn.story(msgspec.json.decode(body, type=StoryQuestion), ME))
            case ("study", "hint"):
                return _ready(await self._learn.hint(msgspec.json.decode(body, type=StudyQuestion), ME))
        return None

    async def _puzzles(self, parts: tuple[str, ...], query: Query, body: str) -> Answer | None:
        puzzles, day = self._learn.puzzles, query.get("day", "")
        if parts[0] == "puzzles" and len(parts) > 1 and parts[1] in GAMES:
            await self._data.bring(f"learn/puzzle_files/{parts[1]}.txt.z")
        match parts:
            case ("puzzles", game) if not body:
                return _ready(await puzzles.themes(game, ME))
            case ("puzzles", game, id) if body:
                move = msgspec.json.decode(body, type=PuzzleMove)
                return _ready(await puzzles.played(game, id, day, move, ME))
            case ("puzzles", game, id):
                return _ready(await puzzles.puzzle(game, id, day, ME))
        return None

    async def _delete(self, parts: tuple[str, ...], token: str) -> Answer | None:
        match parts:
            case ("rooms", room):
                await self._api.delete_room(room, token)
            case ("rooms", room, "seats"):
                await self._api.leave_seats(room, token)
            case _:
                return None
        return 204, JSON, ""


def _number(query: Query, name: str, otherwise: int) -> int:
    try:
        return int(query.get(name, otherwise))
    except ValueError:
        raise Unreadable(f"{name} is a number, not {query[name]!r}") from None


def _listener(body: str) -> str:
    return msgspec.json.decode(body, type=Listener).token


def _json(answer: object, status: int = 200) -> Answer:
    return _ready(msgspec.json.encode(answer), status)


def _ready(answer: bytes, status: int = 200) -> Answer:
    return status, JSON, answer.decode()
