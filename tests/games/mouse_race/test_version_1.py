"""What version 1 of the Mouse race rules wrote is read by today's: records, positions, and a database with rooms.

The files were written by that version and are never written again.
"""

import asyncio
import json
import shutil
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from meowze.cli.main import main
from meowze.games.errors import Unreadable
from meowze.live.lobby import load_room
from meowze.play.position import Position
from meowze.play.record import read_record, write_record
from meowze.room.bots import NO_BOTS
from meowze.room.company import device_of
from meowze.room.decision import Change
from meowze.room.messages import incoming
from meowze.room.room import Room, finished_games
from meowze.server.room_reader import ProcessReader
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
        with closing(ProcessReader()) as reader:
            room = await load_room(store, id, NO_BOTS, reader)
        rows = await store.rows(id)
        await store.close()
        return room, sorted(finished_games(room.header, rows))

    return asyncio.run(load())


def without_options(position: str) -> str:
    """A position text up to its options and the version of the rules."""
    return position.partition(" with:")[0]


@pytest.mark.parametrize("file", [file for file in RECORDS if file != "shut-in.txt"])
def test_records_are_translated(file: str) -> None:
    """A record plays on with the cats on the victim's side, as then, and to the same result."""
    text = (FOLDER / file).read_text(encoding="utf-8")
    record = read_record(text)
    now = write_record(record)
    assert not record.stopped
    assert read_record(now) == record
    zone = "anywhere" if "cat_zone=anywhere" in text else "side"
    assert f"cat_zone={zone}" in record.start.options
    assert now.splitlines()[8:] == text.splitlines()[8:]
    assert "rules: 2" in now.splitlines()


def test_a_record_stops_where_the_rules_differ() -> None:
    """Three cats would shut a mouse in for ever (MD14): reading stops before the third, and says so."""
    record = read_record((FOLDER / "shut-in.txt").read_text(encoding="utf-8"))
    assert record.position.turns == 4
    assert record.actions[-1] == "cat"
    assert record.stopped == (
        "line 13: this game was played by version 1 of the rules; from here on version 2 differs: "
        "b2 is not possible: that would shut a mouse in its corner (MD14)"
    )


def test_the_terminal_says_where_it_stopped(capsys: pytest.CaptureFixture[str]) -> None:
    """`meowze replay` tells the game up to there, then why it goes no further."""
    main(["replay", str(FOLDER / "shut-in.txt")])
    assert "version 1 of the rules" in capsys.readouterr().out.splitlines()[-1]


def test_other_versions_are_refused() -> None:
    """A version that is not known is an error that says what was expected."""
    text = (FOLDER / "standard.txt").read_text(encoding="utf-8")
    with pytest.raises(Unreadable, match="line 3: expected the version of the rules, '2', found '3'"):
        read_record(text.replace("rules: 1", "rules: 3"))
    with pytest.raises(Unreadable, match=r"rules: expected a version that can be read, \[1, 2\], not 7"):
        Position.read("mouse-race", f"{POSITIONS[0]} rules:7")


def test_options_must_be_those_of_the_position() -> None:
    """A record of version 1 whose line of options says something else is refused, as one of today is."""
    text = (FOLDER / "standard.txt").read_text(encoding="utf-8")
    with pytest.raises(Unreadable, match="line 4: expected the options of the position, 'cat_zone=side'"):
        read_record(text.replace("options: standard", "options: finish=scent"))


def test_positions_are_translated() -> None:
    """Where cats may lie is written out; all else is as it was."""
    for text in POSITIONS:
        position = Position.read("mouse-race", text)
        zone = "cat_zone=anywhere" if "cat_zone=anywhere" in text else "cat_zone=side"
        assert zone in position.options
        assert without_options(position.text) == without_options(text)
        assert Position.read("mouse-race", position.text) == position


@pytest.mark.parametrize("id", [id for id in ROOMS if id != "dfghjk"])
def test_rooms_go_on(id: str, tmp_path: Path) -> None:
    """A room is as it was left, and its game can be played on."""
    room, finished = opened(id, tmp_path)
    position, was = room.position, ROOMS[id]
    assert (list(room.company.names), room.state.n, room.state.at) == (was["names"], was["n"], was["at"])
    assert finished == was["finished"]
    assert not room.state.stopped
    if position is None:
        assert was["position"] is None
        return
    assert without_options(position.text) == without_options(was["position"])
    seat = position.mover
    assert seat is not None
    act = room.act(incoming.Act(seat, room.state.at, "next", "miss"))
    room.commit(act)
    assert room.position
    assert room.position.turns == position.turns + 1


def test_a_room_stops_where_the_rules_differ(tmp_path: Path) -> None:
    """The last position that can be played is shown, the reason is told, and the next game is possible."""
    room, finished = opened("dfghjk", tmp_path)
    assert room.position
    assert room.position.turns == 4
    assert not finished
    assert "version 1 of the rules" in room.state.stopped
    assert room.state.at == ROOMS["dfghjk"]["at"]
    again = room.decide(incoming.Rematch(id="again"), device_of("dfghjk", "a" * 32))
    assert isinstance(again, Change)
    room.commit(again)
    assert not room.state.stopped
    assert room.position.turns == 0
