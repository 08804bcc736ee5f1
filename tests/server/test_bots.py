"""The interface for programs: a stream of lines, acts by post, and the example bot, which plays whole games with it."""

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from meowze.bots.characters import BOTS
from meowze.bots.questions import Question
from meowze.bots.worker import Workers
from meowze.games import GAMES
from meowze.play.dice import Seeded
from meowze.play.position import Position
from meowze.room.bots import Bots
from tests.games.sampling import sample
from tests.paths import ROOT
from tests.server.serving import PATIENCE, TWO_HERE, Answer, choice, new_token, opened, running, seated

ONE_BY_LINK = [{"who": "here", "name": ""}, {"who": "link"}]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that all tests of this file share."""
    with running(tmp_path_factory.mktemp("data") / "games.sqlite") as address:
        yield address


def post(address: str, room: str, what: str, token: str, **body: Any) -> Answer:
    """What comes of a post to the bot API."""
    return Answer(address, "POST", f"/api/bot/rooms/{room}/{what}", body, Authorization=f"Bearer {token}")


@contextmanager
def playing(line: list[str]) -> Iterator[subprocess.Popen[str]]:
    """A program that plays; it is stopped at the latest when the test is."""
    with subprocess.Popen(line, stdout=subprocess.PIPE, text=True) as bot:
        try:
            yield bot
        finally:
            bot.kill()


@contextmanager
def stream(address: str, room: str, token: str, since: int = -1) -> Iterator[Iterator[Any]]:
    """The messages of a table, as they come."""
    with closing(HTTPConnection(address, timeout=PATIENCE)) as connection:
        path = f"/api/bot/rooms/{room}/stream?since={since}"
        connection.request("GET", path, headers={"Authorization": f"Bearer {token}"})
        response = connection.getresponse()
        assert (response.status, response.headers.get_content_type()) == (200, "application/x-ndjson")
        yield (json.loads(line) for line in response if line.strip())


def test_bots_are_listed(tmp_path: Path, address: str) -> None:
    """The page that opens rooms learns who can be asked to the table; a server without bots has none."""
    assert Answer(address, "GET", "/api/bots").json == []
    with running(tmp_path / "games.sqlite", bots=Bots(BOTS)) as other:
        listed = Answer(other, "GET", "/api/bots").json
    assert [(bot["level"], bot["name"]) for bot in listed] == [(bot.level, bot.name) for bot in BOTS]


@pytest.mark.parametrize("game", GAMES)
def test_example_bot_plays_a_whole_game(address: str, game: str) -> None:
    """Thirty lines of standard library sit down at a table and play to the end against somebody at a socket."""
    token, luck = new_token(), random.Random(3)
    room = opened(address, token, game=game, seats=ONE_BY_LINK, preset="", options=sample(game).QUICK)
    line = [sys.executable, str(ROOT / "examples" / "bot.py"), f"http://{address}/", room, "1"]
    with seated(address, room, token) as client, playing(line) as bot:
        assert client.table["type"] == "waiting"
        client.hear("changed")
        while not client.table["view"]["over"]:
            if client.table["legal"]:
                assert client.act(choice(client.table, luck))["type"] == "moved"
            else:
                client.hear("moved")
        out, _ = bot.communicate(timeout=PATIENCE)
        assert (bot.returncode, out.startswith("over:")) == (0, True)
    (record,) = Answer(address, "GET", f"/api/rooms/{room}/records").json
    assert (record["game"], record["over"], record["names"]) == (game, True, client.table["names"])


def test_stream_tells_what_happens(address: str) -> None:
    """The stream begins with the table, or with what was missed, and then tells every event."""
    token = new_token()
    room = opened(address, token, seats=TWO_HERE)
    with stream(address, room, token) as messages:
        table = next(message for message in messages if message["type"] == "table")
        act = {"seat": table["mover"], "at": table["at"], "id": "one", "action": table["legal"][0]}
        answer = post(address, room, "act", token, **act)
        assert (answer.status, answer.json) == (200, {"type": "done", "id": "one"})
        moved = next(message for message in messages if message["type"] == "moved")
        assert (moved["id"], moved["first"]) == ("one", table["n"] + 1)
    with stream(address, room, token, since=table["n"]) as messages:
        again = next(message for message in messages if message["type"] == "moved")
        assert again["facts"] == moved["facts"]


def test_an_act_is_done_once_and_explained_when_refused(address: str) -> None:
    """The same act again is done, not played again; a stale or foreign one is 409 with a reason."""
    token = new_token()
    room = opened(address, token)
    with seated(address, room, token) as client:
        table = client.table
        act = {"seat": table["mover"], "at": table["at"], "id": "one", "action": table["legal"][0]}
        assert post(address, room, "act", token, **act).status == 200
        assert post(address, room, "act", token, **act).json == {"type": "done", "id": "one"}
        late = post(address, room, "act", token, **act | {"id": "two"})
        assert (late.status, late.json["type"]) == (409, "refused")
        assert late.json["why"]
        other = post(address, room, "act", new_token(), **act | {"id": "three"})
        assert (other.status, other.json["id"]) == (409, "three")
        assert other.json["table"]["legal"] == []


def test_a_seat_that_is_taken_is_refused(address: str) -> None:
    """Nobody is pushed from a chair, and there are only so many."""
    room = opened(address, new_token())
    for seat in (0, 7, -1):
        assert post(address, room, "sit", new_token(), seat=seat).status in (400, 409)


@pytest.mark.parametrize("header", [{}, {"Authorization": "Basic x"}, {"Authorization": "Bearer"}])
def test_without_a_token_nothing_is_told(address: str, header: dict[str, str]) -> None:
    """Who has no token is told what is missing, with status 401; a token that cannot be one with 400."""
    room = opened(address, new_token())
    for method, path in (("GET", "stream"), ("POST", "act"), ("POST", "sit")):
        body = {"seat": 0, "at": 0, "id": "x", "action": "b2+"}
        answer = Answer(address, method, f"/api/bot/rooms/{room}/{path}", body, **header)
        assert (answer.status, "Bearer" in answer.json["error"]) == (401, True)
        wrong = Answer(address, method, f"/api/bot/rooms/{room}/{path}", body, Authorization="Bearer short")
        assert (wrong.status, "32 to 64" in wrong.json["error"]) == (400, True)


def test_stream_of_an_unknown_room(address: str) -> None:
    """An unknown room is a 404 before anything is streamed."""
    assert Answer(address, "GET", "/api/bot/rooms/zzzzzz/stream", Authorization=f"Bearer {new_token()}").status == 404


def test_example_is_short() -> None:
    """Thirty lines, as promised."""
    lines = (ROOT / "examples" / "bot.py").read_text(encoding="utf-8").splitlines()
    assert len([line for line in lines if line.strip()]) <= 32
    assert Path(ROOT / "examples" / "bot.py").is_file()


def test_bots_are_told_only_what_their_seat_may_know() -> None:
    """What goes to the process is the position as the seat sees it, for an act and for a hint."""
    position = Position.deal("labyrinth", 2, "first=0", Seeded(1))
    workers = Workers(0)  # without processes
    assert position.seen(1) != position  # seat 0 has looked at a card
    for seat in (0, 1):
        for thought in (workers.ask(position, seat, "1"), workers.hint(position, seat)):
            assert isinstance(thought.question, Question)
            assert thought.question.state == position.seen(seat).state
