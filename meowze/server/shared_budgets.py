"""Budgets that all processes on one database spend together.

Each process counts for itself, and tells the database what was spent soon after that has become much, otherwise every
few seconds; it learns what the others have spent in return. So a process may allow a few too many at first, and all of
them pay for these later: over time a network gets no more than with a single process. While nobody spends anything
nothing is asked.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol

from meowze.live.token_bucket import TokenBucket
from meowze.room.journal_errors import StorageError
from meowze.server.rate_limit import RateLimiter, network_of

EXCHANGE_SECONDS = 5.0
MUCH = 10  # tokens of one network after which the others are told at once


class Spending(Protocol):
    """Where all processes write what was spent."""

    async def spend(self, what: str, counts: Mapping[str, int], most: int, seconds: float) -> dict[str, float]:
        """Add what each has spent; how much of `most`, which is refilled in so many seconds, each has used now."""


class SharedBucket(TokenBucket):
    """A bucket that knows what was taken from it since the others were told; what is held they are not told."""

    __slots__ = ("untold",)

    def __init__(self, most: int, seconds: float) -> None:
        super().__init__(most, seconds)
        self.untold = 0

    def take(self, now: float) -> bool:
        """Take a token; false if none is left."""
        taken = super().take(now)
        self.untold += taken
        return taken

    def spend(self) -> None:
        """A token that was held is gone."""
        super().spend()
        self.untold += 1

    def settle(self, used: float, now: float) -> None:
        """All processes together have used so many tokens, besides those that the others have not been told of."""
        self._left, self._then = self._most - used - self.untold - self.held, now


class SharedLimiter(RateLimiter):
    """A bucket for each network; `what` tells it from other limiters in the database."""

    def __init__(self, what: str, most: int, seconds: float) -> None:
        super().__init__(most, seconds)
        self.what = what
        self.on_much: Callable[[], None] = lambda: None
        self._used: dict[str, SharedBucket] = {}  # lately

    def bucket(self, address: str) -> SharedBucket:
        """The bucket of an address."""
        network = network_of(address)
        found = self._buckets.get(network) or self._buckets.put(network, SharedBucket(self._most, self._seconds))
        assert isinstance(found, SharedBucket)
        self._used[network] = found
        if found.untold >= MUCH:
            self.on_much()
        return found

    async def exchange(self, spending: Spending, clock: Callable[[], float]) -> None:
        """Tell what was spent here, and learn what was spent everywhere."""
        used, self._used = self._used, {}
        told = {network: bucket.untold for network, bucket in used.items() if bucket.untold}
        if not told:
            return
        for network, count in told.items():
            used[network].untold -= count
        try:
            everywhere = await spending.spend(self.what, told, self._most, self._seconds)
        except StorageError:  # told the next time
            for network, count in told.items():
                used[network].untold += count
                self._used[network] = used[network]
            return
        for network, amount in everywhere.items():
            used[network].settle(amount, clock())


class Exchange(NamedTuple):
    """The limiters of this process that are shared with others, and where they meet."""

    limiters: tuple[SharedLimiter, ...]
    spending: Spending
    clock: Callable[[], float]

    async def run(self, seconds: float = EXCHANGE_SECONDS) -> None:
        """Exchange for ever: every few seconds, and when much was spent."""
        much = asyncio.Event()
        for limiter in self.limiters:
            limiter.on_much = much.set
        while True:
            try:
                async with asyncio.timeout(seconds):
                    await much.wait()
            except TimeoutError:
                pass
            much.clear()
            for limiter in self.limiters:
                await limiter.exchange(self.spending, self.clock)
