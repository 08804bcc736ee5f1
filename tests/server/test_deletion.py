"""Deleting a room: by its host, by the operator; and leaving one for good."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from meowze.cli.main import main
from tests.server.serving import PATIENCE, Answer, Client, new_token, opened, running, seated

TABLES = ("rooms", "journal", "results")
APART = [{"who": "here", "name": "Zoraida"}, {"who": "link"}]


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database of the server."""
    return tmp_path_factory.mktemp("data") / "games.sqlite"


@pytest.fixture(scope="module")
def address(file: Path) -> Iterator[str]:
    """A server that all tests of this file share."""
    with running(file) as address:
        yield address


def erase(address: str, path: str, token: str) -> Answer:
    """Ask for something to be deleted."""
    return Answer(address, "DELETE", path, Authorization=f"Bearer {token}")


def stored(file: Path, room: str) -> int:
    """How many rows of the database belong to a room."""
    with sqlite3.connect(file) as games:
        counts = [games.execute(f"SELECT count(*) FROM {table} WHERE room = ?", (room,)) for table in TABLES]
        return sum(count.fetchone()[0] for count in counts)


def closing_code(client: Client) -> int | None:
    """With which code the server closes a socket."""
    try:
        while True:
            client.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_the_host_deletes_a_room(address: str, file: Path) -> None:
    """All rows of it go, results too, others stay, whoever is there is sent away and finds no room any more."""
    host, guest = new_token(), new_token()
    room, other = opened(address, host), opened(address, host)
    with sqlite3.connect(file) as games:
        result: Any = (room, 3, "aa", "labyrinth", 1, "", 5, 7, "2026-01-01")
        games.execute(f"INSERT INTO results VALUES ({','.join('?' * len(result))})", result)
    with seated(address, room, host) as first, seated(address, room, guest) as second:
        first.act(first.table["legal"][0])
        before = stored(file, room)
        assert before > 4
        assert erase(address, f"/api/rooms/{room}", host).status == 204
        assert [closing_code(first), closing_code(second)] == [4503, 4503]
    assert stored(file, room) == 0
    assert stored(file, other) > 0
    assert Answer(address, "GET", f"/api/rooms/{room}").status == 404
    assert Answer(address, "GET", "/api/replays/best-aa").status == 404
    with seated(address, room, host, hello=False) as again:
        assert closing_code(again) == 4404
    assert erase(address, f"/api/rooms/{room}", host).status == 404


def test_a_stream_of_a_deleted_room_ends(address: str) -> None:
    """A program that listens is let go, too."""
    host = new_token()
    room = opened(address, host)
    with closing(HTTPConnection(address, timeout=PATIENCE)) as program:
        program.request("GET", f"/api/bot/rooms/{room}/stream", headers={"Authorization": f"Bearer {host}"})
        stream = program.getresponse()
        assert b'"table"' in stream.readline()
        assert erase(address, f"/api/rooms/{room}", host).status == 204
        stream.read()  # to its end


def test_only_the_host_deletes_a_room(address: str, file: Path) -> None:
    """Not a guest, not somebody without a token or with a bad one; the game goes on."""
    host = new_token()
    room = opened(address, host)
    answer = erase(address, f"/api/rooms/{room}", new_token())
    assert (answer.status, answer.json["key"]) == (403, "host-only")
    assert Answer(address, "DELETE", f"/api/rooms/{room}").status == 401
    assert erase(address, f"/api/rooms/{room}", "short").status == 400
    with seated(address, room, host) as client:
        assert client.act(client.table["legal"][0])["type"] == "moved"
    assert stored(file, room) > 0


def test_deleted_bytes_are_overwritten(address: str, file: Path) -> None:
    """After a checkpoint nothing of a typed name is left in the file."""
    host = new_token()
    seats = [{"who": "here", "name": "Xiomara"}, {"who": "link"}]
    room = opened(address, host, seats=seats)
    assert b"Xiomara" in file.read_bytes() + Path(f"{file}-wal").read_bytes()
    assert erase(address, f"/api/rooms/{room}", host).status == 204
    with sqlite3.connect(file) as games:
        games.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert b"Xiomara" not in file.read_bytes()


def test_a_device_leaves_its_seats(address: str) -> None:
    """They are free then, and a typed name gives way to a generated one; who has none leaves nothing."""
    host = new_token()
    room = opened(address, host, seats=APART)
    assert erase(address, f"/api/rooms/{room}/seats", new_token()).status == 204
    assert Answer(address, "GET", f"/api/rooms/{room}").json["seats"][0]["name"] == "Zoraida"
    assert erase(address, f"/api/rooms/{room}/seats", host).status == 204
    left = Answer(address, "GET", f"/api/rooms/{room}").json["seats"][0]
    assert not left["taken"]
    assert left["name"] != "Zoraida"


def test_the_operator_deletes_a_room(address: str, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By the command line, while the server runs and people sit there: when they play on they are sent away."""
    host = new_token()
    room = opened(address, host)
    with seated(address, room, host) as client:
        main(["delete", room.upper(), "--database", str(file)])
        assert f"room {room} is deleted" in capsys.readouterr().out
        assert stored(file, room) == 0
        for id in ("first", "second"):  # the first fails, the second finds out why
            assert client.act(client.table["legal"][0], id)["type"] == "refused"
        assert closing_code(client) == 4503
    assert stored(file, room) == 0
    with pytest.raises(SystemExit):
        main(["delete", room, "--database", str(file)])
    assert f"there is no room '{room}'" in capsys.readouterr().err
