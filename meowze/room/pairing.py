"""Pairing codes: one code hands a seat to one more device, within a few minutes. The caller says what time it is."""

import secrets
from typing import NamedTuple

ALPHABET = "bcdfghjkmnpqrstvwxz23456789"  # no vowels, so no words; no 0, 1 and l, which are easily confused
CODE_LENGTH = 8
CODE_SECONDS = 300


def random_code(length: int) -> str:
    """A code that nobody can guess and anybody can read out."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


class Loan(NamedTuple):
    """A seat, and the device that lends it to another one."""

    seat: int
    device: str


class PairingCodes:
    """The valid codes of one room, at most one for each seat."""

    def __init__(self) -> None:
        self._codes: dict[int, tuple[str, str, float]] = {}

    def issue(self, seat: int, device: str, now: float) -> str:
        """A new code for a seat, asked for by a device that acts for it; an older one is no longer valid."""
        code = random_code(CODE_LENGTH)
        self._codes[seat] = (code, device, now + CODE_SECONDS)
        return code

    def redeem(self, code: str, now: float) -> Loan | None:
        """The seat that this code is for and who lends it, which uses the code up; none if it is not valid."""
        code = code.strip().lower()
        for seat, (known, device, until) in self._codes.items():
            if secrets.compare_digest(known.encode(), code.encode()) and now < until:
                del self._codes[seat]
                return Loan(seat, device)
        return None
