"""How much one may ask for: so many things in so many seconds, so many open rooms. The time is given."""

from collections import OrderedDict

MOST_KEPT = 10_000  # addresses remembered at once


class Credits:
    """A purse of `most` credits that fills again within `seconds`."""

    __slots__ = ("_left", "_most", "_seconds", "_then")

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._left, self._then = float(most), 0.0

    def spend(self, now: float) -> bool:
        """Take one credit; false if there is none left."""
        self._left = min(self._most, self._left + max(0.0, now - self._then) * self._most / self._seconds)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Purses:
    """A purse for each address; those not used for longest are forgotten first."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._purses: OrderedDict[str, Credits] = OrderedDict()

    def spend(self, address: str, now: float) -> bool:
        """Take one credit of this address; false if it has none left."""
        purse = self._purses.setdefault(address, Credits(self._most, self._seconds))
        self._purses.move_to_end(address)
        if len(self._purses) > MOST_KEPT:
            self._purses.popitem(last=False)
        return purse.spend(now)


class Openings:
    """Which rooms an address or a device has opened; kept in memory only, and forgotten with the server."""

    def __init__(self) -> None:
        self._opened: OrderedDict[str, list[str]] = OrderedDict()

    def of(self, who: str) -> list[str]:
        """The rooms this one has opened."""
        return self._opened.get(who, [])

    def note(self, who: str, rooms: list[str]) -> None:
        """These are the rooms this one has opened."""
        self._opened[who] = rooms
        self._opened.move_to_end(who)
        if len(self._opened) > MOST_KEPT:
            self._opened.popitem(last=False)
