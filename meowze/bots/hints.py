"""Why a hint is a good move, as far as the seat that asked may know."""

from meowze.games.reason import Reason
from meowze.play.position import Position


def reasons(position: Position, seat: int, actions: str) -> tuple[Reason, ...]:
    """What these actions do for the seat, as far as it may know."""
    before = position.seen(seat)
    return tuple(position.game.strategy.reasons(before.state, before.play(actions).state, seat))
