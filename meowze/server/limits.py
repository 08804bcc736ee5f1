"""All that one address may do here, together: every part of the server asks the same budgets."""

import time
from collections.abc import Callable

from meowze.server.rate_limit import CodeGuesses, Held, OpenedRooms, Pace, RateLimiter
from meowze.server.settings import Settings
from meowze.server.shared_budgets import SharedLimiter

PATIENCE = 10.0  # seconds that a request or a socket waits for its turn
ARRIVAL_PATIENCE = 2.5  # seconds' worth of connections that may come at once
LIMIT_SECONDS = 30.0
HOUR = 3600.0
GUESS_SECONDS = 600.0
HINT_SECONDS = 60.0


class Limits:
    """The budgets of every address."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.settings, self.clock = settings, clock
        self.requests = Pace(settings.requests, PATIENCE)
        self.handshakes = Pace(settings.handshakes, PATIENCE)
        self.frames = Pace(settings.frames, PATIENCE)
        self.arrivals = Pace(settings.requests, ARRIVAL_PATIENCE)  # of connections, which cannot wait
        self.connections = Held(settings.connections)  # as the system knows them
        self.underway = Held(settings.connections)  # requests and sockets, as a trusted proxy tells them apart
        self.streams = Held(settings.streams)
        self.wrong_codes = _limiter(settings, "wrong codes", settings.wrong_codes, GUESS_SECONDS)
        self.guesses = CodeGuesses(self.wrong_codes)
        self.pictures = RateLimiter(settings.pictures, LIMIT_SECONDS)
        self.openings = _limiter(settings, "openings", settings.openings, HOUR)
        self.daily = _limiter(settings, "daily results", settings.daily_results, HOUR)
        self.hints = RateLimiter(settings.hints, HINT_SECONDS)
        self.hints_of_devices = RateLimiter(settings.hints_per_device, HINT_SECONDS)
        self.opened_rooms = OpenedRooms()

    @property
    def shared(self) -> tuple[SharedLimiter, ...]:
        """Those that all processes on one database spend together."""
        return tuple(each for each in (self.wrong_codes, self.openings, self.daily) if isinstance(each, SharedLimiter))

    def may_ask_hint(self, address: str, token: str) -> bool:
        """Whether this device may ask for one more hint."""
        now = self.clock()
        return self.hints_of_devices.allow(f"device {token}", now) and self.hints.allow(address, now)


def _limiter(settings: Settings, what: str, most: int, seconds: float) -> RateLimiter:
    """A limiter of this process, or one that is shared with others where there may be others."""
    return SharedLimiter(what, most, seconds) if settings.internal else RateLimiter(most, seconds)
