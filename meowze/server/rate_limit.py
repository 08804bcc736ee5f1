"""How much one may ask for: budgets in time, things held at once, open rooms. The caller says what time it is.

A budget belongs to a network: an IPv4 address, or the /64 of an IPv6 address, all of which one house has.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from meowze.live.lru_cache import LruCache
from meowze.live.token_bucket import TokenBucket

MAX_ADDRESSES = 10_000  # remembered at once
MAX_KNOWN = 100_000  # rooms that networks have found
GUESS_PATIENCE, GUESS_PAUSE = 10.0, 0.05  # seconds to wait for codes that others try, and between two looks
SAVED_SECONDS = 0.25  # what was not used in this time may be used at once; more would hold up others


@lru_cache(maxsize=MAX_ADDRESSES)
def network_of(address: str) -> str:
    """What shares one budget: an IPv4 address, the /64 of an IPv6 address; anything else is itself."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return str(known)
    return str(known.ipv4_mapped or IPv6Address(int(known) >> 64 << 64))


class RateLimiter:
    """A bucket for each network."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._buckets: LruCache[str, TokenBucket] = LruCache(MAX_ADDRESSES)

    def bucket(self, address: str) -> TokenBucket:
        """The bucket of an address."""
        network = network_of(address)
        return self._buckets.get(network) or self._buckets.put(network, TokenBucket(self._most, self._seconds))

    def allow(self, address: str, now: float) -> bool:
        """Whether this address may ask once more."""
        return self.bucket(address).take(now)


class Pace:
    """So many a second for each network: a few at once, and what is more waits until it is due."""

    def __init__(self, per_second: int, patience: float) -> None:
        self._each, self._patience = 1 / per_second, patience
        self._due: LruCache[str, float] = LruCache(MAX_ADDRESSES)

    def wait(self, address: str, now: float, count: int = 1) -> float | None:
        """Seconds to wait before going on; none, and nothing is spent, if that is longer than anybody should wait."""
        network = network_of(address)
        due = max(self._due.get(network) or 0.0, now - SAVED_SECONDS)
        if due - now > self._patience:
            return None
        self._due.put(network, due + count * self._each)
        return max(0.0, due - now)


class Held:
    """How many things each network holds at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """Hold one more; false if this network has as many as it may."""
        network = network_of(address)
        if self._held[network] >= self._most:
            return False
        self._held[network] += 1
        return True

    def give_back(self, address: str) -> None:
        """One less is held."""
        network = network_of(address)
        self._held[network] -= 1
        if not self._held[network]:
            del self._held[network]


class CodeGuesses:
    """Counts wrong codes: a network that guesses is told nothing more, but comes back to rooms it has found before."""

    def __init__(self, limiter: RateLimiter) -> None:
        self._limiter = limiter
        self._known: LruCache[tuple[str, str], bool] = LruCache(MAX_KNOWN)

    def attempt(self, address: str, code: str, now: float) -> "Attempt":
        """Try a code; until it is known whether it is right, it counts as wrong here."""
        if self._known.get((network_of(address), code.lower())):
            return Attempt()
        bucket = self._limiter.bucket(address)
        return Attempt(bucket) if bucket.hold(now) else Attempt(wait=bucket.wait())

    async def attempt_in_turn(self, address: str, code: str, clock: Callable[[], float]) -> "Attempt":
        """The same, but while others only try their codes it waits for them: a whole school comes back at once."""
        until = clock() + GUESS_PATIENCE
        while (attempt := self.attempt(address, code, clock())).wait:
            if not self._limiter.bucket(address).held or clock() >= until:
                break
            await asyncio.sleep(GUESS_PAUSE)
        return attempt

    def found(self, address: str, code: str) -> None:
        """This network knows this code now."""
        self._known.put((network_of(address), code.lower()), True)


class Attempt:
    """A code that somebody tries; not before they have waited so many seconds. What it was is said once."""

    def __init__(self, bucket: TokenBucket | None = None, wait: float = 0.0) -> None:
        self._bucket, self.wait = bucket, wait

    def was_wrong(self) -> None:
        """It was wrong, and they know it now."""
        if bucket := self._said():
            bucket.spend()

    def was_not_wrong(self) -> None:
        """It was right, or nothing was learnt about it."""
        if bucket := self._said():
            bucket.give_back()

    def _said(self) -> TokenBucket | None:
        bucket, self._bucket = self._bucket, None
        return bucket


class OpenedRooms:
    """Which rooms an address or a device has opened; only in memory, so the server forgets them when it ends."""

    def __init__(self) -> None:
        self._rooms: LruCache[str, list[str]] = LruCache(MAX_ADDRESSES)
        self._opening: Counter[str] = Counter()

    def of(self, who: str) -> list[str]:
        """The rooms that this one has opened."""
        return self._rooms.get(who) or []

    def count(self, who: str) -> int:
        """How many rooms this one has opened or is opening."""
        return len(self.of(who)) + self._opening[who]

    def note(self, who: str, rooms: list[str]) -> None:
        """These are the rooms that this one has opened."""
        self._rooms.put(who, rooms)

    @contextmanager
    def opening(self, *all_who: str) -> Iterator[None]:
        """They are opening a room, which counts as opened meanwhile."""
        self._opening.update(all_who)
        try:
            yield
        finally:
            self._opening.subtract(all_who)
            self._opening += Counter()  # without those that open nothing
