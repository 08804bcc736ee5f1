"""Why a hint is a good move."""

from meowze.games.reason import Reason
from meowze.play.position import Position


def reasons(position: Position, seat: int, actions: str) -> tuple[Reason, ...]:
    """Why these actions are good for the seat, using only what it may know."""
    before = position.seen(seat)
    return tuple(position.game.strategy.reasons(before.state, before.play(actions).state, seat))
