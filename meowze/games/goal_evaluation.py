"""What a position is worth in a game that has no evaluation of its own: the goal of its rules."""

from meowze.games.contract import LAW, AnyState

goal = LAW.goal


def value(s: AnyState, seat: int, sight: int) -> int:
    """The goal of this seat."""
    return goal(s, seat)


def obvious(s: AnyState, action: int) -> int:
    """No action is so plain that every bot notices it."""
    return 0
