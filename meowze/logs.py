"""What the server writes to its log: lines for people, or one JSON object a line for programs (`--log json`).

Neither holds addresses, names, tokens or the codes of rooms: whoever knows a code may watch. Events about a room carry
`room_tag` instead. Worker processes inherit the form and the key of the tags by the environment.
"""

import json
import logging
import os
import secrets
import sys
import traceback
from datetime import UTC, datetime
from hashlib import blake2b
from types import TracebackType
from typing import Any

FORMS = ("text", "json")
FORM, KEY = "MEOWZE_LOG", "MEOWZE_LOG_KEY"  # in the environment
MOST = 2_000  # characters of an event; an error may have five times as many
USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


def room_tag(room: str) -> str:
    """A room in the log: the same tag for the same room, from which nobody finds the code without the key.

    The key is drawn at each start; a host who sets MEOWZE_LOG_KEY has the same tags on all machines and for ever.
    """
    key = os.environ.setdefault(KEY, secrets.token_hex(16))
    return blake2b(room.encode(), key=key.encode()[:64], digest_size=4).hexdigest()


def set_up_logs(form: str = "", level: int = logging.WARNING) -> None:
    """Write the log to the standard error from now on, in this process and those that it starts."""
    os.environ[FORM] = form or os.environ.get(FORM, FORMS[0])
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if os.environ[FORM] == "json" else TextLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("meowze").setLevel(level)
    sys.excepthook = _log_crash


class TextLines(logging.Formatter):
    """`2026-11-16 12:00:00 error: a change failed (room=1f3a90c2)`, and the error below it."""

    def format(self, record: logging.LogRecord) -> str:
        """An event as text; control characters are escaped, so that nobody can forge a line."""
        when = _when(record).strftime("%Y-%m-%d %H:%M:%S")
        more = ", ".join(f"{name}={value}" for name, value in _more(record).items())
        line = f"{when} {record.levelname.lower()}: {_event(record)}" + (f" ({more})" if more else "")
        line = "".join(char if char.isprintable() else repr(char)[1:-1] for char in line)
        return "\n".join([line, *_error(record)])


class JsonLines(logging.Formatter):
    """`{"time": …, "level": "error", "event": "a change failed", "room": …, "error": …}`."""

    def format(self, record: logging.LogRecord) -> str:
        """An event as a JSON object in one line."""
        told: dict[str, Any] = {
            "time": _when(record).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": _event(record),
            **_more(record),
        }
        if error := _error(record):
            told["error"] = "\n".join(error)
        return json.dumps(told, ensure_ascii=False, default=str)


def _when(record: logging.LogRecord) -> datetime:
    return datetime.fromtimestamp(record.created, UTC)


def _event(record: logging.LogRecord) -> str:
    text = record.getMessage()
    return text if len(text) <= MOST else f"{text[:MOST]}…"


def _more(record: logging.LogRecord) -> dict[str, Any]:
    """What was given as `extra`."""
    return {name: value for name, value in vars(record).items() if name not in USUAL}


def _error(record: logging.LogRecord) -> list[str]:
    if not record.exc_info or not record.exc_info[1]:
        return []
    return "".join(traceback.format_exception(*record.exc_info)).strip()[-MOST * 5 :].splitlines()


def _log_crash(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    logging.getLogger("meowze").critical("this process ends", exc_info=(kind, error, trace))
