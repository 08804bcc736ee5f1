"""For a game without chance: `chance, odds, outcome, forced, pile = no_chance.chance, no_chance.odds, …`."""

from meowze.games.contract import AnyState


def chance(s: AnyState, action: int) -> int:
    """Nature has no outcomes."""
    return 0


def odds(s: AnyState) -> int:
    """The sum of no weights."""
    return 0


def outcome(s: AnyState, rest: int) -> int:
    """No outcome."""
    return -1


def forced(s: AnyState) -> int:
    """There are no forced moves."""
    return -1


def pile(s: AnyState) -> tuple[int, int, int, int]:
    """Nothing is drawn."""
    return (0, 0, 0, 0)
