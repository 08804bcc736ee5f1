"""What a position of any game is worth when nobody has thought about it: the goal of the rules."""

from typing import Any

goal: Any = None


def value(s: Any, seat: int, sight: int) -> int:
    """The goal of this seat."""
    found: int = goal(s, seat)
    return found
