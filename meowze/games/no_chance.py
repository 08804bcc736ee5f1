"""For a law without luck: `chance, odds, outcome, forced, pile = no_chance.chance, no_chance.odds, …`."""

from meowze.games.contract import AnyState


def chance(s: AnyState, action: int) -> int:
    """Nothing is left to nature."""
    return 0


def odds(s: AnyState) -> int:
    """No weights."""
    return 0


def outcome(s: AnyState, rest: int) -> int:
    """No outcome."""
    return -1


def forced(s: AnyState) -> int:
    """Nothing follows by itself."""
    return -1


def pile(s: AnyState) -> tuple[int, int, int, int]:
    """Nothing is drawn."""
    return (0, 0, 0, 0)
