"""Backup and restore between both engines, also while games go on."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from meowze.cli.main import main
from meowze.room.journal import Ending, Header, Result, Row
from meowze.storage.backup import BackupRefused, back_up, restore
from meowze.storage.database import UnusableDatabase
from meowze.storage.database_lock import DatabaseInUse, DatabaseLock
from meowze.storage.journal_store import JournalStore
from tests.paths import DATA
from tests.storage.test_journal_store import HEADER, OPEN, OTHER, Target, run, started

ROWS = [OPEN, Row(1, 0, "a", "act", "b2+"), Row(2, None, "", "nature", "ý 🐱")]
ROOMS = [f"room{k}" for k in range(12)]


async def fill(target: Target, header: Header = HEADER) -> None:
    """Store a room with a result."""
    storage = await started(target)
    await storage.open(header, ROWS[:1])
    await storage.append(header.room, ROWS[1:], Ending(True, Result(0, "id", "game", 1, "", 2**40, 3)))
    await storage.close()


async def found(target: Target) -> list[object]:
    """All that is stored."""
    storage = await started(target)
    headers = await storage.headers()
    rows = [await storage.rows(header.room) for header in headers]
    best = [result._replace(at="") for result in await storage.best_results("game", 1, "", 5)]
    await storage.close()
    return [headers, rows, best]


def test_a_backup_is_restored_into_either_engine(target: Target, tmp_path: Path) -> None:
    """Everything comes back, from each engine into each; games that are there already are not lost by mistake."""
    run(fill(target))
    before, file = asyncio.run(found(target)), tmp_path / "backup #1?.sqlite"
    assert back_up(target, file) == (1, 3, ())
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == [file.name]
    with pytest.raises(BackupRefused, match="exists already"):
        back_up(target, file)
    assert back_up(target, file, force=True) == (1, 3, ())
    for place in (tmp_path / "new" / "games.sqlite", target):
        if place == target:
            with pytest.raises(BackupRefused, match="holds games"):
                restore(file, place)
            run(delete_all(target))
            run(fill(target, OTHER))
            restore(file, place, force=True)
        else:
            assert restore(file, place) == (1, 3, ())
        assert asyncio.run(found(place)) == before


async def delete_all(target: Target) -> None:
    """Leave nothing."""
    storage = await started(target)
    await storage.delete_unvisited("9999", over=True)
    await storage.close()


def test_a_restore_never_mixes_with_what_was_there(tmp_path: Path) -> None:
    """A file is not restored under a server that runs; and its write-ahead log and witness do not outlive it."""
    games, file = tmp_path / "games.sqlite", tmp_path / "backup.sqlite"
    run(fill(games))
    before = asyncio.run(found(games))
    back_up(games, file)
    for end in ("wal", "shm", "mark"):
        (tmp_path / f"games.sqlite-{end}").write_bytes(b"from before")
    with DatabaseLock(games), pytest.raises(DatabaseInUse):
        restore(file, games, force=True)
    restore(file, games, force=True)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backup.sqlite", "games.sqlite"]
    assert asyncio.run(found(games)) == before


def test_what_cannot_be_backed_up_or_restored_is_explained(tmp_path: Path) -> None:
    """A missing file, the database itself, something else; nothing is made or changed by a mistake."""
    games, file, other = (tmp_path / name for name in ("games.sqlite", "backup.sqlite", "other.sqlite"))
    with pytest.raises(FileNotFoundError):
        back_up(games, file)
    run(fill(games))
    with pytest.raises(BackupRefused, match="itself"):
        back_up(games, games, force=True)
    with pytest.raises(FileNotFoundError):
        restore(file, games, force=True)
    file.write_text("no database " * 100, encoding="utf-8")
    with pytest.raises(UnusableDatabase, match="not a database"):
        restore(file, games, force=True)
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE something (x)")
    with pytest.raises(UnusableDatabase, match="no tables of Meowze"):
        restore(other, games, force=True)
    with pytest.raises(BackupRefused, match="holds games"):
        restore(games, other)  # a database of something else is not empty
    assert len(asyncio.run(found(games))[0]) == 1  # type: ignore[arg-type]


def test_a_backup_of_an_earlier_version_is_brought_up_to_date(tmp_path: Path) -> None:
    """A database of version 0.1.0 is copied as it is, and restored as this version needs it."""
    old, file, new = DATA / "v0.1.0" / "games.sqlite", tmp_path / "backup.sqlite", tmp_path / "games.sqlite"
    copy = tmp_path / "old.sqlite"
    copy.write_bytes(old.read_bytes())
    contents = back_up(copy, file)
    assert contents.rooms > 5
    assert restore(file, new) == contents
    assert len(asyncio.run(found(new))[0]) == contents.rooms  # type: ignore[arg-type]


def test_damage_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The commands say what they copied, and which rooms were damaged before."""
    games, file = tmp_path / "games.sqlite", tmp_path / "backup.sqlite"
    run(fill(games))
    with closing(sqlite3.connect(games)) as connection, connection:
        connection.execute("UPDATE journal SET text = 'x' WHERE n = 1")
    main(["--language", "en", "backup", str(file), "--database", str(games)])
    said = capsys.readouterr().out
    assert said == f"{file} is written. Tables: 1, events: 3\nDamaged tables: {HEADER.room}\n"
    main(["--language", "en", "restore", str(file), "--database", str(games), "--force"])
    assert capsys.readouterr().out.startswith(f"{file} is restored. Tables: 1, events: 3\n")
    with pytest.raises(SystemExit):
        main(["--language", "en", "restore", str(file), "--database", str(games)])
    assert "--force replaces them" in capsys.readouterr().err


def test_a_backup_under_load_is_a_moment(target: Target, tmp_path: Path) -> None:
    """While rooms are written, each backup holds of each room all that was acknowledged before it, and a prefix."""
    begun, over = threading.Event(), threading.Event()
    acknowledged = dict.fromkeys(ROOMS, -1)

    async def write(storage: JournalStore, room: str) -> None:
        await storage.open(Header(room, "game", "2026"), [OPEN])
        n = 0
        while not over.is_set():
            acknowledged[room], n = n, n + 2
            await storage.append(room, [Row(n - 1, 0, f"{n}", "act", "x" * (n % 50)), Row(n, None, "", "nature", "y")])
            if min(acknowledged.values()) > 10:
                begun.set()

    async def load() -> None:
        storage = await started(target)
        await asyncio.gather(*(write(storage, room) for room in ROOMS))
        await storage.close()

    def backups() -> Iterator[tuple[Path, dict[str, int]]]:
        for k in range(4):
            before, file = dict(acknowledged), tmp_path / f"backup{k}.sqlite"
            back_up(target, file)
            yield file, before

    writing = threading.Thread(target=run, args=(load(),))
    writing.start()
    try:
        assert begun.wait(120)
        made = list(backups())
    finally:
        over.set()
        writing.join()

    async def compare() -> None:
        whole = await started(target)
        rows = {room: await whole.rows(room) for room in ROOMS}
        await whole.close()
        for k, (file, before) in enumerate(made):
            place = tmp_path / f"restored{k}.sqlite"
            assert restore(file, place).damaged == ()
            restored = await started(place)
            for room in ROOMS:
                there = await restored.rows(room)
                assert there == rows[room][: len(there)]
                assert there[-1].n >= before[room]
                assert len(there) % 2 == 1  # no half change
            await restored.close()

    run(compare())
