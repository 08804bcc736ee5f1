"""A budget in time: so many at once, and then one now and then. The caller says what time it is."""


class TokenBucket:
    """A bucket of tokens: each request takes one, and an empty bucket is full again after `seconds`."""

    __slots__ = ("_left", "_most", "_seconds", "_then", "held")

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._left, self._then = float(most), 0.0
        self.held = 0  # tokens of which it is not known yet whether they are spent

    def take(self, now: float) -> bool:
        """Take a token; false if none is left."""
        self._left = min(self._most, self._left + max(0.0, now - self._then) * self._most / self._seconds)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def hold(self, now: float) -> bool:
        """Take a token that is then spent or given back."""
        taken = TokenBucket.take(self, now)
        self.held += taken
        return taken

    def spend(self) -> None:
        """A token that was held is gone."""
        self.held -= 1

    def give_back(self) -> None:
        """A token was held for nothing."""
        self.held -= 1
        self._left = min(self._most, self._left + 1)

    def wait(self) -> float:
        """Seconds from the last request until there is a token."""
        return max(0.0, 1 - self._left) * self._seconds / self._most
