"""The evaluation for a game that has none of its own: the `goal` of its rules."""

from meowze.games.contract import LAW, AnyState

goal = LAW.goal


def value(s: AnyState, seat: int, sight: int) -> int:
    """How well this seat is doing."""
    return goal(s, seat)


def obvious(s: AnyState, action: int) -> int:
    """No action is obvious."""
    return 0
