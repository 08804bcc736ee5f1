"""What a bot learns from: how many matches are left over when rounds of four are taken, and whose turn it is."""

from tests.games.nim.rules import State


def features(s: State, seat: int) -> tuple[int, ...]:
    """Which of four remainders it is, if it is this seat's turn, and which if it is the other's."""
    at = s.heap % 4 + (0 if s.turns % 2 == seat else 4)
    return (
        1 if at == 0 else 0, 1 if at == 1 else 0, 1 if at == 2 else 0, 1 if at == 3 else 0,
        1 if at == 4 else 0, 1 if at == 5 else 0, 1 if at == 6 else 0, 1 if at == 7 else 0,
    )  # fmt: skip
