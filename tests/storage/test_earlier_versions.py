"""What version 0.1.0 wrote can still be opened: its database with all rooms in it, and its records.

The files were written by that version and are never written again.
"""

import asyncio
import json
import shutil
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from meowze.live.lobby import load_room
from meowze.play.position import Position
from meowze.play.record import read_record, write_record
from meowze.room.room import finished_games
from meowze.server.room_reader import ProcessReader
from meowze.storage.journal_store import JournalStore
from tests.paths import DATA
from tests.room.rooms import BOTS

FOLDER = DATA / "v0.1.0"
ROOMS: dict[str, dict[str, Any]] = json.loads((FOLDER / "rooms.json").read_text(encoding="utf-8"))


def text_now(room: dict[str, Any]) -> str | None:
    """The position of a room as the rules of today write it."""
    return Position.read(room["game"], room["position"]).text if room["position"] else None


@pytest.mark.parametrize("id", ROOMS)
def test_rooms_of_0_1_0_go_on(id: str, tmp_path: Path) -> None:
    """A room is as it was left: seats, names, numbers, the position; and its finished games are found."""
    shutil.copy(FOLDER / "games.sqlite", tmp_path)

    async def found() -> dict[str, Any]:
        storage = JournalStore(tmp_path / "games.sqlite")
        await storage.start()
        with closing(ProcessReader()) as reader:
            room = await load_room(storage, id, BOTS, reader)
        now, position, rows = room.state, room.position, await storage.rows(id)
        await storage.close()
        return {
            "game": now.game,
            "names": list(now.company.names),
            "n": now.n,
            "at": now.at,
            "options": now.options,
            "position": position.text if position else None,
            "over": bool(position and position.over),
            "turns": position.turns if position else None,
            "seats": [seat.who for seat in now.company.seats],
            "finished": sorted(finished_games(room.header, rows)),
            "closed": now.company.closed,
        }

    assert asyncio.run(found()) == {**ROOMS[id], "position": text_now(ROOMS[id])}


@pytest.mark.parametrize("file", sorted(path.name for path in FOLDER.glob("*.txt")))
def test_records_of_0_1_0_are_read(file: str) -> None:
    """A record is replayed to its end and written again: letter by letter, if the rules are still the same."""
    text = (FOLDER / file).read_text(encoding="utf-8")
    record = read_record(text)
    now = write_record(record)
    assert read_record(now) == record
    assert not record.stopped
    assert now.splitlines()[8:] == text.splitlines()[8:]
    if record.start.game.version == 1:
        assert now == text


def test_results_of_0_1_0_are_listed(tmp_path: Path) -> None:
    """The best games alone are still known."""
    shutil.copy(FOLDER / "games.sqlite", tmp_path)

    async def best() -> list[int]:
        storage = JournalStore(tmp_path / "games.sqlite")
        await storage.start()
        found = await storage.best_results("chabyrinthe", 1, "", 5)
        await storage.close()
        return [result.turns for result in found]

    assert asyncio.run(best()) == [11]
