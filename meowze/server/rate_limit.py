"""How much one may ask for: so many requests in some seconds, so many open rooms. The caller says what time it is."""

from meowze.server.lru_cache import LruCache

MAX_ADDRESSES = 10_000  # remembered at once


class TokenBucket:
    """A bucket of tokens: each request takes one, and an empty bucket is full again after `seconds`."""

    __slots__ = ("_left", "_most", "_seconds", "_then")

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._left, self._then = float(most), 0.0

    def take(self, now: float) -> bool:
        """Take a token; false if none is left."""
        self._left = min(self._most, self._left + max(0.0, now - self._then) * self._most / self._seconds)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class RateLimiter:
    """A bucket for each address."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._buckets: LruCache[str, TokenBucket] = LruCache(MAX_ADDRESSES)

    def allow(self, address: str, now: float) -> bool:
        """Whether this address may ask once more."""
        bucket = self._buckets.get(address) or self._buckets.put(address, TokenBucket(self._most, self._seconds))
        return bucket.take(now)


class OpenedRooms:
    """Which rooms an address or a device has opened; only in memory, so the server forgets them when it ends."""

    def __init__(self) -> None:
        self._rooms: LruCache[str, list[str]] = LruCache(MAX_ADDRESSES)

    def of(self, who: str) -> list[str]:
        """The rooms that this one has opened."""
        return self._rooms.get(who) or []

    def note(self, who: str, rooms: list[str]) -> None:
        """These are the rooms that this one has opened."""
        self._rooms.put(who, rooms)
