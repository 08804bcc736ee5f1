"""Pairing codes: one code hands a seat to one more device, within a few minutes. The caller says what time it is."""

import secrets

ALPHABET = "bcdfghjkmnpqrstvwxz23456789"  # no vowels, so no words; no 0, 1 and l, which are easily confused
CODE_LENGTH = 8
CODE_SECONDS = 300


def random_code(length: int) -> str:
    """A code that nobody can guess and anybody can read out."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


class PairingCodes:
    """The valid codes of one room, at most one for each seat."""

    def __init__(self) -> None:
        self._codes: dict[int, tuple[str, float]] = {}

    def issue(self, seat: int, now: float) -> str:
        """A new code for a seat; an older one is no longer valid."""
        code = random_code(CODE_LENGTH)
        self._codes[seat] = (code, now + CODE_SECONDS)
        return code

    def redeem(self, code: str, now: float) -> int | None:
        """The seat that this code is for, which uses it up; none if the code is not valid."""
        code = code.strip().lower()
        for seat, (known, until) in self._codes.items():
            if secrets.compare_digest(known.encode(), code.encode()) and now < until:
                del self._codes[seat]
                return seat
        return None
