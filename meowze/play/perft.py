"""Perft: counting the ways to play on, the usual test of rules."""

from meowze.games.errors import Unreadable, WrongType
from meowze.play.actions import codes_of
from meowze.play.arguments import whole
from meowze.play.position import Position


def perft(position: Position, depth: int) -> int:
    """The number of sequences of `depth` moves, by seats and by nature; forced moves are not counted.

    >>> perft(Position.undealt("mouse-race", options="first=0"), 2)
    5
    """
    if not isinstance(position, Position):
        raise WrongType(f"position={position!r}: expected a Position")
    if whole("depth", depth) < 0:
        raise Unreadable("depth must be 0 or more")
    if depth == 0:
        return 1
    rules = position.game.rules
    total = 0
    for code in codes_of(rules.legal(position.state)):
        state = rules.step(position.state, code)
        while (forced := rules.forced(state)) >= 0:
            state = rules.step(state, forced)
        total += perft(Position(position.game, state), depth - 1)
    return total
