"""A server whose database is away or damaged: what people are told, and that they may come back."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from meowze.room.messages import incoming
from tests.server.serving import Answer, new_room, new_token, opened, running, seated


def execute(file: Path, statement: str) -> None:
    """Change the database behind the server's back."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement)


def test_whoever_finds_no_database_may_come_back(tmp_path: Path) -> None:
    """Sockets are closed with 4503, requests answered with 503 and when to come again; what is wrong is for the log."""
    file, token = tmp_path / "games.sqlite", new_token()
    with running(file) as address:
        room = opened(address, token)
    with running(file) as address:
        execute(file, "ALTER TABLE rooms RENAME TO away")
        for answer, key in (
            (Answer(address, "GET", f"/api/rooms/{room}"), "unread"),
            (Answer(address, "POST", "/api/rooms", new_room(token)), "unsaved"),
        ):
            assert (answer.status, answer.json["key"]) == (503, key)
            assert int(answer.headers["retry-after"]) > 0
            assert "rooms" not in answer.text
        with connect(f"ws://{address}/api/rooms/{room}/socket") as socket:
            with pytest.raises(ConnectionClosed) as caught:
                socket.recv(timeout=60)
            assert caught.value.rcvd
            assert (caught.value.rcvd.code, "rooms" in caught.value.rcvd.reason) == (4503, False)
        assert Answer(address, "GET", "/api/health").status == 200
        execute(file, "DROP TABLE notes")
        ready = Answer(address, "GET", "/api/health/ready")
        assert (ready.status, ready.json["database"]) == (503, "failed")
        execute(file, "ALTER TABLE away RENAME TO rooms")
        with seated(address, room, token) as client:
            assert client.act("b2+")["type"] == "moved"
            execute(file, "ALTER TABLE journal RENAME TO gone")
            act = {
                "seat": client.table["mover"],
                "at": client.table["at"],
                "id": "a",
                "action": client.table["legal"][0],
            }
            answer = Answer(address, "POST", f"/api/bot/rooms/{room}/act", act, authorization=f"Bearer {token}")
            assert (answer.status, answer.json["key"], "retry-after" in answer.headers) == (503, "unsaved", True)


def test_a_damaged_room_can_be_looked_at(tmp_path: Path) -> None:
    """It is shown as far as it is right, says so, and takes nothing more; other rooms go on."""
    file, token = tmp_path / "games.sqlite", new_token()
    with running(file) as address:
        room, other = opened(address, token), opened(address, token)
        with seated(address, room, token) as client:
            for _ in range(4):
                client.act(client.table["legal"][0])
            good = client.table
            client.act(client.table["legal"][0])
    execute(file, f"UPDATE journal SET text = text || 'x' WHERE room = '{room}' AND n = {good['n'] + 1}")
    with running(file) as address:
        with seated(address, room, token) as client:
            table = client.table
            assert (table["n"], table["view"]["squares"]) == (good["n"], good["view"]["squares"])
            assert (table["company"]["stopped"], table["legal"], table["undo"]) == ("damaged", [], False)
            for ask in (
                incoming.Act(0, table["at"], "a", good["legal"][0]),
                incoming.Undo(table["at"], "b"),
                incoming.Rematch("c"),
                incoming.Emote(0, "purr", "d"),
            ):
                refused = client.ask(ask)
                assert (refused["type"], refused["key"]) == ("refused", "damaged")
        assert Answer(address, "GET", f"/api/rooms/{room}/records").status == 409
        with seated(address, other, token) as client:
            assert client.act("b2+")["type"] == "moved"
    with closing(sqlite3.connect(file)) as connection:
        kept = connection.execute("SELECT max(n) FROM journal WHERE room = ?", (room,)).fetchone()[0]
    assert kept > good["n"]
