"""The server as whoever asks it meets it: rooms and records by HTTP, whole games, and its memory over restarts."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from meowze import __version__
from meowze.games import GAMES
from meowze.games.errors import Unreadable
from meowze.play.record import read_record
from meowze.room.messages import incoming
from meowze.room.pairing import ALPHABET
from meowze.server.offered_games import offered
from meowze.server.settings import Settings
from meowze.texts import LANGUAGES
from tests.server.serving import TWO_HERE, Answer, choice, new_room, new_token, opened, process, running, seated


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that all tests of this file share."""
    with running(tmp_path_factory.mktemp("data") / "games.sqlite") as address:
        yield address


def here(*names: str) -> list[dict[str, str]]:
    """Seats at one device."""
    return [{"who": "here", "name": name} for name in names]


# ---- asked and answered once


def test_games_come_from_the_table_of_games(address: str) -> None:
    """Every game is told with its presets and switches, and every preset can be opened for each of its seats."""
    cards = Answer(address, "GET", "/api/games").json
    assert [card["name"] for card in cards] == list(GAMES)
    for card in cards:
        assert {switch["name"] for switch in card["switches"]} == set(GAMES[card["name"]].rules.Options._fields)
        assert all(switch["allows"] for switch in card["switches"])
        assert all(len(switch["usual"]) == len(card["seats"]) for switch in card["switches"])
        for preset in card["presets"]:
            assert preset["language"] in ("", *LANGUAGES)
            for seats in preset["seats"]:
                assert seats in card["seats"]
                chairs = here(*(f"Player {seat}" for seat in range(seats)))
                opened(address, new_token(), game=card["name"], seats=chairs, preset=preset["name"])


def test_room_ids_are_short_codes(address: str) -> None:
    """An id is six letters and digits that nobody confuses, never the same, and found in capitals too."""
    ids = {opened(address, new_token()) for _ in range(5)}
    assert len(ids) == 5
    assert all(len(id) == 8 and set(id) <= set(ALPHABET) for id in ids)
    assert not set(ALPHABET) & set("aeiou01l")
    id = ids.pop()
    assert Answer(address, "GET", f"/api/rooms/{id.upper()}").json["room"] == id


def test_room_from_outside(address: str) -> None:
    """Who has the link sees the game, who sits there, and whether it has begun."""
    seats = [{"who": "here"}, {"who": "link"}]
    room = opened(address, new_token(), seats=seats, preset="", options="board=3x3")
    found = Answer(address, "GET", f"/api/rooms/{room}").json
    assert (found["game"], found["options"], found["phase"], found["closed"]) == (
        "chabyrinthe",
        "board=3x3",
        "waiting",
        False,
    )
    assert [(seat["who"], seat["taken"]) for seat in found["seats"]] == [("here", True), ("link", False)]
    playing = opened(address, new_token())
    assert Answer(address, "GET", f"/api/rooms/{playing}").json["phase"] == "playing"


def test_preset_and_options_go_together(address: str) -> None:
    """A room may be opened by a preset, by options, or by both."""
    token = new_token()
    with seated(address, opened(address, token, options="limit=40"), token) as client:
        assert client.table["options"] == "board=3x3,limit=40"
    with seated(address, opened(address, token, preset="", options=""), token) as client:
        assert client.table["options"] == ""


@pytest.mark.parametrize(
    ("body", "words"),
    [
        (b"", "could not be read"),
        (b"{", "could not be read"),
        (b"\xff\xfe", "could not be read"),
        (b"[]", "could not be read"),
        ({}, "game"),
        ({"seats": 2}, "seats"),
        ({"game": "chess"}, "does not offer the game chess"),
        ({"seats": here(*"abcdefghi"), "preset": ""}, "1 to 8 seats"),
        ({"seats": here(*"abcde"), "preset": ""}, "1 to 4 seats"),
        ({"seats": []}, "seats"),
        ({"seats": [{"who": "cat"}]}, "who"),
        ({"seats": [{"who": "bot", "level": "high"}, *TWO_HERE]}, "level"),
        ({"preset": "lions"}, "no preset 'lions'"),
        ({"preset": "", "options": "board=5x5"}, "4x4 or 3x3"),
        ({"preset": "", "options": "mode=teams"}, "mode=teams"),
        ({"options": "board=4x4"}, "twice"),
        ({"preset": "", "options": "nonsense"}, "nonsense"),
        ({"seats": here("Ada", "Ben, Cleo")}, "commas"),
        ({"seats": here("Ada", "Ben\nresult: 9")}, "a name has"),
        ({"seats": here("Ada", "x" * 17)}, "a name has"),
        ({"token": "short"}, "token"),
        (b'{"game": "chabyrinthe", "seats": [{"who": "here", "name": "\\ud800"}], "token": "x"}', "could not be read"),
    ],
)
def test_wrong_request_is_explained(address: str, body: Any, words: str) -> None:
    """Whatever is wrong with a new room is said in one line with status 400."""
    whole = new_room(new_token()) | body if isinstance(body, dict) and body else body
    answer = Answer(address, "POST", "/api/rooms", whole)
    assert answer.status == 400
    assert words in answer.json["error"]
    assert "Traceback" not in answer.text


def test_too_large_request_is_refused(address: str) -> None:
    """A body of megabytes is not read."""
    answer = Answer(address, "POST", "/api/rooms", b" " * 100_000)
    assert answer.status == 413
    assert answer.json["error"]


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/rooms/bcdfgh", 404),
        ("GET", "/api/rooms/bcdfgh/record", 404),
        ("GET", "/api/rooms/bcdfgh/record.json", 404),
        ("GET", "/api/rooms/bcdfgh/records", 404),
        ("GET", "/api/rooms/%27%20OR%201/record", 404),
        ("GET", "/api/nothing", 404),
        ("DELETE", "/api/games", 405),
        ("GET", "/api/rooms", 405),
        ("GET", "/api/qr?path=room/bcdfgh", 409),  # this server listens on loopback only
        ("GET", "/api/qr", 400),
    ],
)
def test_unknown_address_is_explained(address: str, method: str, path: str, status: int) -> None:
    """An unknown room, address or method is told as JSON."""
    answer = Answer(address, method, path)
    assert answer.status == status
    assert answer.json["error"]


def test_health_and_here(address: str) -> None:
    """The server tells that it lives and can save, and that no other device reaches it."""
    assert Answer(address, "GET", "/api/health").json == {"version": __version__}
    ready = Answer(address, "GET", "/api/health/ready")
    assert (ready.status, ready.json) == (200, {"version": __version__, "database": "fine", "lost": False})
    everything = dict.fromkeys(("friends", "phones", "pictures", "films"), True)
    assert Answer(address, "GET", "/api/here").json == {"urls": [], "reachable": False, "capabilities": everything}


def test_openapi_names_every_question(address: str) -> None:
    """The description that programs read has every address but the pages, with types for what goes in."""
    found = Answer(address, "GET", "/api/schema/openapi.json").json
    assert {path for path in found["paths"] if path.startswith("/api/rooms")} == {
        "/api/rooms",
        "/api/rooms/{room}",
        "/api/rooms/{room}/record",
        "/api/rooms/{room}/record.json",
        "/api/rooms/{room}/seats",
        "/api/rooms/{room}/records",
    }
    assert "NewRoom" in json.dumps(found["paths"]["/api/rooms"]["post"]["requestBody"])


# ---- records


def test_record_of_the_game_so_far(address: str) -> None:
    """The record is a text that reads back to the table; the same as JSON."""
    token = new_token()
    room = opened(address, token, seats=here("Ada 🐱", "Ben"))
    with seated(address, room, token) as client:
        client.act("b2+")
        client.act("bn1")
        answer = Answer(address, "GET", f"/api/rooms/{room}/record")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        record = read_record(answer.text)
        assert record.names == ("Ada 🐱", "Ben")
        assert record.actions[:2] == ("b2+", "bn1")
        sheet = Answer(address, "GET", f"/api/rooms/{room}/record.json").json
        assert tuple(sheet["actions"]) == record.actions
        assert (sheet["position"], sheet["over"], sheet["scores"]) == (record.start.text, False, [])


def test_record_with_secrets_waits(address: str) -> None:
    """No record of a running game tells what somebody may not know; one that has not begun has none."""
    room = opened(address, new_token(), game="labyrinth", preset="")
    for path in ("record", "record.json"):
        answer = Answer(address, "GET", f"/api/rooms/{room}/{path}")
        assert (answer.status, "secrets" in answer.json["error"]) == (400, True)
    assert Answer(address, "GET", f"/api/rooms/{room}/records").json == []
    waiting = opened(address, new_token(), seats=[{"who": "here"}, {"who": "link"}])
    assert Answer(address, "GET", f"/api/rooms/{waiting}/record").status == 409


# ---- whole games


@pytest.mark.parametrize("seats", [1, 3])
def test_whole_game_over_the_socket(address: str, seats: int) -> None:
    """A game is played to its end, numbers without gaps, and its record has the same scores; so has the next one."""
    token, luck = new_token(), random.Random(seats)
    room = opened(address, token, seats=here("Ada", "Ben", "Cleo")[:seats])
    with seated(address, room, token) as client:
        for game in range(2):
            while client.table["mover"] is not None:
                last = client.table["n"]
                moved = client.act(choice(client.table, luck), f"{game}-{last}")
                assert (moved["type"], moved["first"]) == ("moved", last + 1)
            assert client.table["view"]["over"]
            scores = [chair["score"] for chair in client.table["view"]["chairs"]]
            record = read_record(Answer(address, "GET", f"/api/rooms/{room}/record").text)
            assert (record.position.over, list(record.position.scores)) == (True, scores)
            records = Answer(address, "GET", f"/api/rooms/{room}/records").json
            assert (len(records), records[-1]["scores"]) == (game + 1, scores)
            client.ask(incoming.Rematch(f"again{game}"))
        assert len(Answer(address, "GET", f"/api/rooms/{room}/records").json) == 2


# ---- restarts


def test_new_server_on_the_same_file_loses_nothing(tmp_path: Path) -> None:
    """The table, its numbers, its ids and its undo are there again after a restart."""
    database, luck, token = tmp_path / "games.sqlite", random.Random(7), new_token()
    with running(database) as first:
        room = opened(first, token)
        with seated(first, room, token) as client:
            for _ in range(8):
                client.act(choice(client.table, luck))
            act = incoming.Act(client.table["mover"], client.table["at"], "last", choice(client.table, luck))
            before = client.ask(act)["table"]
    with running(database) as second, seated(second, room, token) as client:
        assert client.table == before
        assert client.ask(act) == {"type": "done", "id": "last"}
        assert client.ask(incoming.Undo(before["at"], "back"))["type"] == "undone"


def test_killed_server_loses_nothing(tmp_path: Path) -> None:
    """What a client was told is still so after the server was killed in the middle of the game."""
    database, luck, token = str(tmp_path / "deep" / "games.sqlite"), random.Random(8), new_token()
    words = ("serve", "--port", "0", "--database", database)
    with process(*words) as (server, first):
        room = opened(first, token)
        with seated(first, room, token) as client:
            for _ in range(10):
                client.act(choice(client.table, luck))
            server.kill()
            server.wait()
    with process(*words) as (server, second), seated(second, room, token) as again:
        assert again.table == client.table
        assert again.act(choice(again.table, luck))["type"] == "moved"


def test_games_of_others_are_offered_where_the_host_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is installed but neither built in nor switched on is not listed, opened or played as a rematch."""
    monkeypatch.setattr("meowze.server.offered_games.GAMES", {"chabyrinthe": GAMES["chabyrinthe"]})
    token, other = new_token(), {"game": "labyrinth", "preset": ""}
    with running(tmp_path / "games.sqlite") as address:
        assert [game["name"] for game in Answer(address, "GET", "/api/games").json] == ["chabyrinthe"]
        refused = Answer(address, "POST", "/api/rooms", new_room(token, **other))
        assert (refused.status, refused.json["key"], refused.json["values"]) == (
            400,
            "game-not-offered",
            {"game": "labyrinth"},
        )
        with seated(address, opened(address, token), token) as client:
            again = client.ask(incoming.Rematch("r", "labyrinth"))
            assert (again["type"], again["key"]) == ("refused", "game-not-offered")
            assert again["why"] == "This server does not offer the game labyrinth."
            assert client.ask(incoming.Rematch("s"))["what"] == "deal"
    with running(tmp_path / "games.sqlite", extra_games=("labyrinth",)) as address:
        assert [game["name"] for game in Answer(address, "GET", "/api/games").json] == ["chabyrinthe", "labyrinth"]
        room = opened(address, token, **other)
    with running(tmp_path / "games.sqlite") as address, seated(address, room, token) as client:
        assert client.table["game"] == "labyrinth"
        assert client.ask(incoming.Rematch("t"))["key"] == "game-not-offered"


def test_a_game_that_is_not_installed_cannot_be_switched_on() -> None:
    """The host is told so at the start."""
    with pytest.raises(Unreadable, match="there is no game 'chess'"):
        offered(Settings("x", extra_games=("chess",)))
