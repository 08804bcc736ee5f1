"""The server as a browser meets it: a real one on the loopback address, its answers, its errors, its memory."""

import json
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from meowze.play.games import GAMES
from meowze.play.record import read_record
from meowze.server import app, events, sockets
from meowze.server.app import NoPort, application, configured, listening
from meowze.server.lobby import ALPHABET

ROOT = Path(__file__).parents[1]
NEW = {"game": "chabyrinthe", "seats": 2, "names": ["Ada", "Ben"], "preset": "kittens"}


@contextmanager
def running(database: Path, pages: Path) -> Iterator[str]:
    """A server in a thread of its own; its address."""
    with listening("127.0.0.1", 0) as listener:
        server = uvicorn.Server(configured(application(database, pages)))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
        thread.start()
        while not server.started and thread.is_alive():
            time.sleep(0.01)
        try:
            yield f"127.0.0.1:{listener.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built pages, as small as can be."""
    folder = tmp_path_factory.mktemp("pages")
    (folder / "index.html").write_text("<!doctype html><title>the page</title>", encoding="utf-8")
    (folder / "assets").mkdir()
    (folder / "assets" / "index-1a2b.js").write_text("start()", encoding="utf-8")
    (folder / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (folder.parent / "secret.txt").write_text("secret", encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, pages: Path) -> Iterator[str]:
    """A server that all tests of this file share."""
    with running(tmp_path_factory.mktemp("data") / "games.sqlite3", pages) as address:
        yield address


class Answer:
    """What came back: status, headers, text."""

    def __init__(self, address: str, method: str, path: str, body: Any = None, **headers: str) -> None:
        data = body if body is None or isinstance(body, bytes) else json.dumps(body)
        with closing(HTTPConnection(address, timeout=10)) as connection:
            connection.request(method, path, data, headers)
            response = connection.getresponse()
            self.status, self.headers = response.status, response.headers
            self.text = response.read().decode()

    @property
    def json(self) -> Any:
        """The body as JSON."""
        return json.loads(self.text)


def opened(address: str, **other: Any) -> str:
    """A new room."""
    return str(Answer(address, "POST", "/api/rooms", NEW | other).json["room"])


class Client:
    """A player's socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: Any = None

    def say(self, message: Any) -> None:
        """Send without waiting."""
        plain = isinstance(message, str | bytes)
        self.socket.send(message if plain else msgspec.json.encode(message).decode())

    def hear(self) -> Any:
        """The next message."""
        message = json.loads(self.socket.recv(timeout=10))
        self.table = message if message["type"] == "table" else message.get("table") or self.table
        return message

    def ask(self, message: Any) -> Any:
        """Send, and the answer."""
        self.say(message)
        return self.hear()

    def act(self, action: str, id: str = "") -> Any:
        """An action of whoever is to act."""
        at = self.table["at"]
        return self.ask(events.Act(self.table["mover"] or 0, at, id or f"at{at}", action))


@contextmanager
def seated(address: str, room: str, hello: bool = True) -> Iterator[Client]:
    """A client at a table that has said hello."""
    with connect(f"ws://{address}/api/rooms/{room}/socket") as socket:
        client = Client(socket)
        if hello:
            assert client.ask(events.Hello())["type"] == "table"
        yield client


def choice(table: Any, luck: random.Random) -> str:
    """Any action, one that wins if there is one."""
    return str(luck.choice([offer["action"] for offer in table["offers"]] or table["legal"]))


# ---- asked and answered once


def test_games_come_from_the_table_of_games(address: str) -> None:
    """Every game is told with its presets and switches, and every preset can be opened for each of its seats."""
    cards = Answer(address, "GET", "/api/games").json
    assert [card["name"] for card in cards] == list(GAMES)
    for card in cards:
        assert {switch["name"] for switch in card["switches"]} == set(GAMES[card["name"]].rules.Options._fields)
        assert all(switch["allows"] for switch in card["switches"])
        for preset in card["presets"]:
            for seats in preset["seats"]:
                names = [f"Player {seat}" for seat in range(seats)]
                body = {"game": card["name"], "seats": seats, "preset": preset["name"], "names": names}
                assert Answer(address, "POST", "/api/rooms", body).status == 201
                assert seats in card["seats"]


def test_room_ids_cannot_be_guessed(address: str) -> None:
    """An id is ten letters and digits that nobody confuses, and never the same."""
    ids = {opened(address) for _ in range(5)}
    assert len(ids) == 5
    assert all(len(id) == 10 and set(id) <= set(ALPHABET) for id in ids)
    assert not set(ALPHABET) & set("aeiou01l")


def test_preset_and_options_go_together(address: str) -> None:
    """A room may be opened by a preset, by options, or by both."""
    with seated(address, opened(address, options="limit=40")) as client:
        assert client.table["options"] == "board=3x3,limit=40"
    with seated(address, opened(address, preset="", options="")) as client:
        assert client.table["options"] == ""


@pytest.mark.parametrize(
    ("body", "words"),
    [
        (b"", "could not be read"),
        (b"{", "could not be read"),
        (b"\xff\xfe", "could not be read"),
        (b"[]", "could not be read"),
        ({}, "game"),
        ({**NEW, "seats": "2"}, "seats"),
        ({**NEW, "game": "chess"}, "no game 'chess'"),
        ({**NEW, "seats": 9, "names": ["x"] * 9, "preset": ""}, "1 to 4 seats"),
        ({**NEW, "seats": -1}, "seats"),
        ({**NEW, "seats": 10**30}, "seats"),
        ({**NEW, "preset": "lions"}, "no preset 'lions'"),
        ({**NEW, "preset": "", "options": "board=5x5"}, "4x4 or 3x3"),
        ({**NEW, "preset": "", "options": "mode=teams"}, "mode=teams"),
        ({**NEW, "options": "board=4x4"}, "twice"),
        ({**NEW, "preset": "", "options": "nonsense"}, "nonsense"),
        ({**NEW, "names": ["Ada"]}, "2 seats but 1 names"),
        ({**NEW, "names": ["Ada", "  "]}, "a name has"),
        ({**NEW, "names": ["Ada", "Ben, Cleo"]}, "commas"),
        ({**NEW, "names": ["Ada", "Ben\nresult: 9"]}, "a name has"),
        ({**NEW, "names": ["Ada", "x" * 41]}, "a name has"),
        (b'{"game": "chabyrinthe", "seats": 2, "names": ["\\ud800", "x"]}', "could not be read"),
    ],
)
def test_wrong_request_is_explained(address: str, body: Any, words: str) -> None:
    """Whatever is wrong with a new room is said in one line with status 400."""
    answer = Answer(address, "POST", "/api/rooms", body)
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
        ("GET", "/api/rooms/bcdfghjkmn/record", 404),
        ("GET", "/api/rooms/%27%20OR%201/record", 404),
        ("GET", "/api/nothing", 404),
        ("DELETE", "/api/games", 405),
        ("GET", "/api/rooms", 405),
    ],
)
def test_unknown_address_is_explained(address: str, method: str, path: str, status: int) -> None:
    """An unknown room, address or method is told as JSON."""
    answer = Answer(address, method, path)
    assert answer.status == status
    assert answer.json["error"]


def test_record_of_the_game_so_far(address: str) -> None:
    """The record is a text that reads back to the table."""
    room = opened(address, names=["Ada 🐱", "Ben"])
    with seated(address, room) as client:
        client.act("b2+")
        client.act("bn1")
        answer = Answer(address, "GET", f"/api/rooms/{room}/record")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        record = read_record(answer.text)
        assert record.names == ("Ada 🐱", "Ben")
        assert record.actions[:2] == ("b2+", "bn1")
        assert json.loads(msgspec.json.encode(record.position.view())) == client.table["view"]


# ---- the socket, a test a message


def test_hello_is_answered_by_the_table(address: str) -> None:
    """The first message gives everything a client needs, and it may be said again."""
    room = opened(address)
    with seated(address, room) as client:
        table = client.table
        assert (table["room"], table["game"], table["n"]) == (room, "chabyrinthe", 0)
        assert table["legal"]
        assert client.ask(events.Hello(since=0)) == table


def test_act_is_told_to_all(address: str) -> None:
    """Everybody at the table hears what happened, with the same words."""
    room = opened(address)
    with seated(address, room) as one, seated(address, room) as other:
        told = one.act("bn1", "first")
        assert (told["type"], told["first"], told["id"]) == ("moved", 1, "first")
        assert told["facts"][0]["kind"] == "pushed"
        assert len(told["facts"]) == len(told["lines"])
        assert other.hear() == told


def test_nobody_hears_of_another_table(address: str) -> None:
    """Tables do not disturb each other."""
    with seated(address, opened(address)) as one, seated(address, opened(address)) as other:
        one.act("b2+")
        assert other.ask(events.Ping()) == {"type": "pong"}


def test_undo_is_told_to_all(address: str) -> None:
    """Everybody sees the table as it was before."""
    room = opened(address)
    with seated(address, room) as one, seated(address, room) as other:
        before = one.table
        one.act("b2+")
        other.hear()
        undone = other.ask(events.Undo(other.table["at"], "back"))
        assert one.hear() == undone
        assert (undone["type"], undone["id"]) == ("undone", "back")
        assert undone["table"] == before | {"n": 2, "at": 2}


def test_ping_is_answered(address: str) -> None:
    """A client can ask whether the server is there, before hello too."""
    with seated(address, opened(address), hello=False) as client:
        assert client.ask(events.Ping()) == {"type": "pong"}


def test_refusal_goes_to_the_one_who_asked(address: str) -> None:
    """A refused act is explained with its rule and a fresh table, and nobody else hears of it."""
    room = opened(address)
    with seated(address, room) as one, seated(address, room) as other:
        refused = one.act("stop", "s")
        assert (refused["type"], refused["id"], refused["rule"]) == ("refused", "s", "CD4")
        assert refused["table"] == other.table
        assert other.ask(events.Ping()) == {"type": "pong"}


def test_double_act_is_played_once(address: str) -> None:
    """An act that is sent again after a reconnect is answered, not played again."""
    room = opened(address)
    with seated(address, room) as client:
        act = events.Act(client.table["mover"], 0, "once", "b2+")
        client.ask(act)
    with seated(address, room) as client:
        again = client.ask(act)
        assert (again["type"], again["id"], again["first"], again["table"]["n"]) == ("moved", "once", 1, 1)
        assert client.ask(events.Ping()) == {"type": "pong"}


def test_two_acts_at_once_are_one_after_the_other(address: str) -> None:
    """Of two acts chosen in the same position one is played and the other refused."""
    room = opened(address)
    with seated(address, room) as one, seated(address, room) as other:
        mover = one.table["mover"]
        one.say(events.Act(mover, 0, "one", "b2+"))
        other.say(events.Act(mover, 0, "other", "b2-"))
        heard = {message["id"]: message["type"] for message in (one.hear(), other.hear(), *_late(one, other))}
        assert sorted(heard.values()) == ["moved", "refused"]
        assert one.ask(events.Hello())["n"] == 1


def _late(*clients: Client) -> Iterator[Any]:
    """What comes before an answer to ping."""
    for client in clients:
        client.say(events.Ping())
        while (message := client.hear())["type"] != "pong":
            yield message


@pytest.mark.parametrize(
    ("message", "words"),
    [
        ("", "could not be read"),
        ("hello", "could not be read"),
        (b"\xff\x00", "could not be read"),
        ("[]", "could not be read"),
        ("{}", "type"),
        ('{"type": "dance"}', "dance"),
        ('{"type": "table"}', "table"),
        ('{"type": "act", "id": "k"}', "seat"),
        ('{"type": "act", "id": "k", "seat": "0", "at": 0, "action": "b2+"}', "seat"),
        ('{"type": "act", "id": "\\ud800", "seat": 0, "at": 0, "action": "b2+"}', "could not be read"),
        ("x" * 5000, "4096"),
        ("[" * 4000, "could not be read"),
    ],
)
def test_malformed_message_is_refused(address: str, message: str | bytes, words: str) -> None:
    """A message nobody understands is refused with a reason, and the socket stays."""
    with seated(address, opened(address)) as client:
        refused = client.ask(message)
        assert (refused["type"], refused["table"]) == ("refused", None)
        assert words in refused["why"]
        assert refused["id"] == ("k" if '"k"' in str(message) else "")
        assert client.ask(events.Ping()) == {"type": "pong"}


def test_strange_numbers_and_texts_are_refused(address: str) -> None:
    """Right in form but not in sense: refused by the table, nothing breaks."""
    with seated(address, opened(address)) as client:
        at, mover = client.table["at"], client.table["mover"]
        for act in (
            events.Act(mover, at, "a", "b2+ b2+"),
            events.Act(mover, at, "a", "🐱\x00"),
            events.Act(10**30, at, "a", "b2+"),
            events.Act(-1, at, "a", "b2+"),
            events.Act(mover, 10**30, "a", "b2+"),
            events.Act(mover, at, "", "b2+"),
        ):
            assert client.ask(act)["type"] == "refused"
        assert client.ask(events.Hello())["n"] == 0


def test_act_before_hello_is_refused(address: str) -> None:
    """Who has not said hello is not at the table yet."""
    with seated(address, opened(address), hello=False) as client:
        refused = client.ask(events.Act(0, 0, "k", "b2+"))
        assert (refused["type"], refused["id"]) == ("refused", "k")
        assert "hello" in refused["why"]


def test_huge_frame_ends_the_socket(address: str) -> None:
    """What is far too large is not even read."""
    with seated(address, opened(address)) as client:
        with pytest.raises(ConnectionClosed) as closed:
            client.ask("x" * 100_000)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


@pytest.mark.parametrize("room", ["bcdfghjkmn", "x", "%00"])
def test_socket_of_an_unknown_room(address: str, room: str) -> None:
    """The socket is closed with a code of its own and a reason for people."""
    with connect(f"ws://{address}/api/rooms/{room}/socket") as socket:
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == sockets.NO_ROOM
        assert "no such table" in closed.value.rcvd.reason


def test_sockets_are_not_compressed(address: str) -> None:
    """Compression would cost more memory for each socket than all the rest."""
    with connect(f"ws://{address}/api/rooms/{opened(address)}/socket", compression="deflate") as socket:
        assert socket.response is not None
        assert "Sec-WebSocket-Extensions" not in socket.response.headers


# ---- whole games


@pytest.mark.parametrize("seats", [1, 3])
def test_whole_game_over_the_socket(address: str, seats: int) -> None:
    """A game is played to its end, numbers without gaps, and its record has the same scores."""
    room = opened(address, seats=seats, names=["Ada", "Ben", "Cleo"][:seats])
    luck = random.Random(seats)
    with seated(address, room) as client:
        while client.table["mover"] is not None:
            last = client.table["n"]
            moved = client.act(choice(client.table, luck))
            assert (moved["type"], moved["first"]) == ("moved", last + 1)
        assert client.table["view"]["over"]
    record = read_record(Answer(address, "GET", f"/api/rooms/{room}/record").text)
    assert record.position.over
    assert list(record.position.scores) == [chair["score"] for chair in client.table["view"]["chairs"]]


def test_new_server_on_the_same_file_loses_nothing(tmp_path: Path, pages: Path) -> None:
    """The table, its numbers, its ids and its undo are there again after a restart."""
    database, luck = tmp_path / "games.sqlite3", random.Random(7)
    with running(database, pages) as first:
        room = opened(first)
        with seated(first, room) as client:
            for _ in range(8):
                client.act(choice(client.table, luck))
            act = events.Act(client.table["mover"], client.table["at"], "last", choice(client.table, luck))
            before = client.ask(act)["table"]
    with running(database, pages) as second, seated(second, room) as client:
        assert client.table == before
        assert client.ask(act)["table"] == before
        assert client.ask(events.Undo(before["at"], "back"))["type"] == "undone"


@contextmanager
def process(database: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, started as the command does; its address."""
    code = f"from pathlib import Path; from meowze.server.app import serve; serve(Path({str(database)!r}), port=0"
    line = [sys.executable, "-W", "error", "-c", f"{code}, open_browser=False)"]
    with subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT) as server:
        assert server.stdout is not None
        try:
            yield server, server.stdout.readline().split("//")[1].split("/")[0]
        finally:
            server.kill()


def test_killed_server_loses_nothing(tmp_path: Path) -> None:
    """What a client was told is still so after the server was killed in the middle of the game."""
    database, luck = tmp_path / "deep" / "games.sqlite3", random.Random(8)
    with process(database) as (server, first):
        room = opened(first)
        with seated(first, room) as client:
            for _ in range(10):
                client.act(choice(client.table, luck))
            server.kill()
            server.wait()
    with process(database) as (server, second), seated(second, room) as again:
        assert again.table == client.table
        assert again.act(choice(again.table, luck))["type"] == "moved"


def test_ctrl_c_ends_the_server_cleanly(tmp_path: Path) -> None:
    """The server ends at once and without a word, also while somebody sits at a table."""
    with process(tmp_path / "games.sqlite3") as (server, address), seated(address, opened(address)) as client:
        server.send_signal(signal.SIGINT)
        out, err = server.communicate(timeout=10)
        assert (server.returncode, out, err) == (0, "", "")
        with pytest.raises(ConnectionClosed):
            client.ask(events.Ping())
    assert [file.name for file in tmp_path.iterdir()] == ["games.sqlite3"]


def test_port_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """When the usual port is taken another one is used; one that was asked for is not replaced."""
    with listening("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(NoPort, match=str(port)):
            listening("127.0.0.1", port)
        monkeypatch.setattr(app, "PORT", port)
        with listening("127.0.0.1", port) as other:
            assert other.getsockname()[1] not in (0, port)


# ---- pages and what a browser may do


@pytest.mark.parametrize(
    ("path", "status", "media", "words"),
    [
        ("/", 200, "text/html", "the page"),
        ("/index.html", 200, "text/html", "the page"),
        ("/room/bcdfghjkmn", 200, "text/html", "the page"),
        ("/assets/index-1a2b.js", 200, "text/javascript", "start()"),
        ("/icon.svg", 200, "image/svg+xml", "<svg/>"),
        ("/assets/gone.js", 404, "text/html", "no such page"),
        ("/room/assets/index-1a2b.js", 404, "text/html", "no such page"),
        ("/assets", 404, "text/html", "no such page"),
        ("/../secret.txt", 404, "text/html", "no such page"),
        ("/..%2fsecret.txt", 404, "text/html", "no such page"),
        ("/%00", 404, "text/html", "no such page"),
    ],
)
def test_pages(address: str, path: str, status: int, media: str, words: str) -> None:
    """Files come with their kind, every room's address is the page, and nothing outside the pages is shown."""
    answer = Answer(address, "GET", path)
    assert (answer.status, answer.headers.get_content_type()) == (status, media)
    assert words in answer.text


def test_pages_are_cached_by_name(address: str) -> None:
    """Only what changes its name with its content is kept for ever."""
    assert "immutable" in Answer(address, "GET", "/assets/index-1a2b.js").headers["cache-control"]
    assert Answer(address, "GET", "/").headers["cache-control"] == "no-cache"


def test_pages_that_were_not_built_say_so(tmp_path: Path) -> None:
    """Without pages the server still answers, and tells how to build them."""
    with running(tmp_path / "games.sqlite3", tmp_path / "nothing") as address:
        answer = Answer(address, "GET", "/")
        assert answer.status == 503
        assert "make web" in answer.text
        assert Answer(address, "GET", "/api/games").status == 200


@pytest.mark.parametrize("path", ["/", "/assets/gone.js", "/api/games", "/api/nothing"])
def test_every_answer_is_guarded(address: str, path: str) -> None:
    """No script from elsewhere or inside a page, no guessing of kinds, no frames, no trace in other sites."""
    headers = Answer(address, "GET", path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'self';")
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "[", "127.0.0.2", ""])
def test_other_names_are_refused(address: str, host: str) -> None:
    """A foreign name that points at this machine opens nothing."""
    answer = Answer(address, "GET", "/api/games", Host=host)
    assert answer.status == 403
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://localhost.evil.example", "http://["])
def test_foreign_pages_are_refused(address: str, origin: str) -> None:
    """A page from elsewhere can neither open a room nor sit down at one."""
    assert Answer(address, "POST", "/api/rooms", NEW, Origin=origin).status == 403
    url = f"ws://{address}/api/rooms/{opened(address)}/socket"
    with pytest.raises(InvalidStatus) as refused, connect(url, origin=Origin(origin)):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("name", ["localhost", "127.0.0.1", "[::1]"])
def test_own_pages_are_welcome(address: str, name: str) -> None:
    """By each of its own names the server answers its own pages."""
    port = address.partition(":")[2]
    answer = Answer(address, "POST", "/api/rooms", NEW, Host=f"{name}:{port}", Origin=f"http://{name}:{port}")
    assert answer.status == 201


def test_listens_on_the_loopback_address_only() -> None:
    """Nobody in the network reaches a server that was not told so."""
    assert app.HOST == "127.0.0.1"
    with listening(app.HOST, 0) as listener:
        assert listener.getsockname()[0] == "127.0.0.1"
        assert listener.family == socket.AF_INET
