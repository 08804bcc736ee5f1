"""What version 1 of the Mouse race rules wrote: records, positions, and a database with rooms.

The files were written by that version and are never written again.
"""

import asyncio
import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from meowze.play.position import Position
from meowze.play.record import read_record, write_record
from meowze.room.room import Room, finished_games
from meowze.server.lobby import load_room
from meowze.storage.journal_store import JournalStore
from tests.paths import DATA

FOLDER = DATA / "mouse-race-1"
POSITIONS = (FOLDER / "positions.txt").read_text(encoding="utf-8").splitlines()
RECORDS = sorted(path.name for path in FOLDER.glob("*.txt") if path.name != "positions.txt")
ROOMS: dict[str, dict[str, Any]] = json.loads((FOLDER / "rooms.json").read_text(encoding="utf-8"))


def opened(id: str, folder: Path) -> tuple[Room, list[int]]:
    """A room of the database, and the numbers of its finished games."""
    shutil.copy(FOLDER / "games.sqlite", folder)

    async def load() -> tuple[Room, list[int]]:
        store = JournalStore(folder / "games.sqlite")
        await store.start()
        room = await load_room(store, id)
        rows = await store.rows(id)
        await store.close()
        return room, sorted(finished_games(room.header, rows))

    return asyncio.run(load())


@pytest.mark.parametrize("file", RECORDS)
def test_records(file: str) -> None:
    """A record is read and written again."""
    text = (FOLDER / file).read_text(encoding="utf-8")
    assert write_record(read_record(text)) == text


def test_positions() -> None:
    """A position is read and written again."""
    for text in POSITIONS:
        assert Position.read("mouse-race", text).text == text


@pytest.mark.parametrize("id", ROOMS)
def test_rooms(id: str, tmp_path: Path) -> None:
    """A room is as it was left."""
    room, finished = opened(id, tmp_path)
    position, was = room.position, ROOMS[id]
    assert (list(room.company.names), room.state.n, room.state.at) == (was["names"], was["n"], was["at"])
    assert (position.text if position else None) == was["position"]
    assert finished == was["finished"]
