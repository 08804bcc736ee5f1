"""All that one address may do here, together: every part of the server asks the same budgets."""

import time
from collections.abc import Callable

from meowze.server.rate_limit import CodeGuesses, Held, OpenedRooms, Pace, RateLimiter
from meowze.server.settings import Settings

PATIENCE = 10.0  # seconds that a request or a socket waits for its turn
ARRIVAL_PATIENCE = 2.5  # seconds' worth of connections that may come at once
LIMIT_SECONDS = 30.0
HOUR = 3600.0
GUESS_SECONDS = 600.0


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
        self.guesses = CodeGuesses(settings.wrong_codes, GUESS_SECONDS)
        self.pictures = RateLimiter(settings.pictures, LIMIT_SECONDS)
        self.openings = RateLimiter(settings.openings, HOUR)
        self.opened_rooms = OpenedRooms()
