"""Keeps the log short whatever clients do: long lines are cut, and lines of one kind come only so often."""

import logging
import time
from asyncio import CancelledError
from collections.abc import Callable

from h11 import RemoteProtocolError
from uvicorn.protocols.utils import ClientDisconnected

from meowze.live.lru_cache import LruCache
from meowze.live.token_bucket import TokenBucket

LOGGERS = ("meowze", "uvicorn.error", "asyncio")
MAX_LINE = 500  # characters
MAX_KINDS = 1_000  # remembered at once
LINES, LINES_SECONDS = 10, 60.0  # of one kind
# What clients cause, and what the end of the server does: no fault of the program.
NO_FAULTS = (ClientDisconnected, ConnectionError, RemoteProtocolError, UnicodeError, CancelledError)


class LogLimit(logging.Filter):
    """Lets a line pass if there were not too many of its kind lately, and then says how many were left out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._kinds: LruCache[tuple[str, str, str], _Kind] = LruCache(MAX_KINDS)

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write a line; it may be made shorter."""
        error = record.exc_info[1] if record.exc_info else None
        place = f"{type(error).__name__} {_place(error)}" if error else ""
        key = (record.name, str(record.msg), place)
        kind = self._kinds.get(key) or self._kinds.put(key, _Kind())
        if not kind.bucket.take(self._clock()):
            kind.left_out += 1
            return False
        text = record.getMessage().strip()
        if record.name != "meowze" and isinstance(error, NO_FAULTS):
            text, record.exc_info = f"{text} ({error})", None
        more = f" (and {kind.left_out} more like this)" if kind.left_out else ""
        kind.left_out = 0
        record.msg, record.args = (text if len(text) <= MAX_LINE else f"{text[:MAX_LINE]}…") + more, ()
        return True


class _Kind:
    def __init__(self) -> None:
        self.bucket, self.left_out = TokenBucket(LINES, LINES_SECONDS), 0


def _place(error: BaseException) -> str:
    """Where an error was raised."""
    trace = error.__traceback__
    while trace and trace.tb_next:
        trace = trace.tb_next
    return f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace else ""


def limit_logs() -> None:
    """Keep the log of this process short from now on."""
    for name in LOGGERS:
        logger = logging.getLogger(name)
        for earlier in [each for each in logger.filters if isinstance(each, LogLimit)]:
            logger.removeFilter(earlier)
        logger.addFilter(LogLimit())
