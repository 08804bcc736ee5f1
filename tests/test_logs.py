"""The log: lines for people, or one JSON object a line; no code of a room in either."""

import json
import logging
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from meowze.logs import KEY, MOST, JsonLines, TextLines, room_tag
from tests.paths import ROOT
from tests.server.serving import Answer, new_token, opened, process, seated


def record(message: str, *values: object, error: BaseException | None = None, **extra: object) -> logging.LogRecord:
    """An event of the past."""
    info = (type(error), error, error.__traceback__) if error else None
    found = logging.LogRecord("meowze", logging.ERROR, __file__, 1, message, values, info)
    found.created = 1_800_000_000.25
    vars(found).update(extra)
    return found


def test_an_event_is_one_json_object() -> None:
    """Time, level and event, what was added, and the error in the same line, whatever it holds."""
    error = ValueError("two\nlines")
    line = JsonLines().format(record("%s failed", "saving", error=error, room="1a2b", seconds=0.5))
    assert "\n" not in line
    told = json.loads(line)
    assert told.pop("error").endswith("ValueError: two\nlines")
    assert told == {
        "time": "2027-01-15T08:00:00.250+00:00",
        "level": "error",
        "logger": "meowze",
        "event": "saving failed",
        "room": "1a2b",
        "seconds": 0.5,
    }


def test_an_event_is_a_line_for_people() -> None:
    """The same as text; nobody can forge a second line or colour the terminal by what they send."""
    plain = TextLines().format(record("saved %s", "a\nb\x1b[31m", room="1a2b"))
    assert plain == "2027-01-15 08:00:00 error: saved a\\nb\\x1b[31m (room=1a2b)"
    assert len(TextLines().format(record("x" * 100_000))) < 2 * MOST
    assert TextLines().format(record("no", error=KeyError("y"))).splitlines()[-1] == "KeyError: 'y'"


def test_a_room_has_a_tag(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same for a room as long as the key stays, another one with another key, and not its code."""
    monkeypatch.setenv(KEY, "one")
    first = room_tag("bcdfgh")
    assert first == room_tag("bcdfgh") != room_tag("bcdfgj")
    assert "bcdfgh" not in first
    monkeypatch.setenv(KEY, "two")
    assert room_tag("bcdfgh") != first
    monkeypatch.delenv(KEY)
    assert room_tag("bcdfgh") == room_tag("bcdfgh"), "without a key one is drawn"


CRASH = """
from meowze.worker_process import WorkerLost, WorkerProcess
class Fails:
    def answer(self, request, cancelled): raise ValueError("oh no")
    def close(self): pass
if __name__ == "__main__":
    from meowze.logs import set_up_logs
    set_up_logs("json")
    try:
        WorkerProcess("crash:Fails").ask(1)
    except WorkerLost:
        pass
    raise KeyError("the end")
"""


def test_all_processes_write_the_same_form(tmp_path: Path) -> None:
    """A worker that crashes, and the process that started it, leave JSON objects, not tracebacks."""
    (tmp_path / "crash.py").write_text(CRASH, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "crash.py"],
        cwd=tmp_path,
        env={"PYTHONPATH": f"{ROOT}:{tmp_path}", "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    worker, first = map(json.loads, done.stderr.splitlines())
    assert worker["event"] == first["event"] == "this process ends"
    assert worker["error"].endswith("ValueError: oh no")
    assert first["error"].endswith("KeyError: 'the end'")


def test_a_server_logs_json(tmp_path: Path) -> None:
    """Every line of its standard error is an object; the first tells that it has started, none the code of a room."""
    words = ("serve", "--port", "0", "--database", str(tmp_path / "games.sqlite"), "--log", "json")
    with process(*words) as (server, address):
        token = new_token()
        room = opened(address, token)
        with seated(address, room, token) as client:
            client.act(client.table["legal"][0])
        assert Answer(address, "GET", f"/api/rooms/{room}").status == 200
        server.send_signal(signal.SIGTERM)
        _, logged = server.communicate(timeout=60)
    lines = [json.loads(line) for line in logged.splitlines()]
    assert lines[0]["event"] == "started"
    assert lines[0]["level"] == "info"
    assert room not in logged
