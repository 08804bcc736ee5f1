"""Pairing codes: with one a device is lent a seat, once and within minutes. Reads no clock; the time is given."""

import secrets

ALPHABET = "bcdfghjkmnpqrstvwxz23456789"  # no vowels make no words; 0, 1 and l are not to be confused
CODE_LENGTH = 8
CODE_SECONDS = 300


def some_code(length: int) -> str:
    """A code that nobody can guess and anybody can read out."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


class Lending:
    """The codes of one room that are still good, at most one a seat."""

    def __init__(self) -> None:
        self._codes: dict[int, tuple[str, float]] = {}

    def lend(self, seat: int, now: float) -> str:
        """A fresh code for a seat; an older one is good no more."""
        code = some_code(CODE_LENGTH)
        self._codes[seat] = (code, now + CODE_SECONDS)
        return code

    def claim(self, code: str, now: float) -> int | None:
        """The seat that this code lends, which is then used up; none if it is not good."""
        code = code.strip().lower()
        for seat, (known, until) in self._codes.items():
            if secrets.compare_digest(known.encode(), code.encode()) and now < until:
                del self._codes[seat]
                return seat
        return None
