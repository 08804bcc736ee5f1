"""For a game without secrets: `seen, guess = no_secrets.seen, no_secrets.guess`."""

from meowze.games.contract import AnyState


def seen(s: AnyState, seat: int) -> AnyState:
    """What a seat may know: everything."""
    return s


def guess(s: AnyState, seat: int, roll: int) -> AnyState:
    """A complete state that agrees with what the seat knows: this one."""
    return s
