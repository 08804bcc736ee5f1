"""Why a hint is a good move: small facts that a screen can put into words of any language."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from meowze.games.chabyrinthe import rules as roof
from meowze.games.labyrinth import evaluation as labyrinth
from meowze.games.labyrinth import rules as maze
from meowze.games.mouse_race import evaluation as mouserace
from meowze.games.mouse_race import rules as race
from meowze.play.position import Position

Kind = Literal[
    "wins-cats", "prepares", "finds-treasure", "opens-way", "comes-nearer", "goes-home", "reaches-cheese", "blocks",
    "frees-way", "draws",
]  # fmt: skip


@dataclass(frozen=True)
class Reason:
    """One thing that a move does: how many (cats, tiles, steps), and to whom if not to the mover."""

    kind: Kind
    count: int = 0
    seat: int | None = None


def _cats_home(s: Any) -> int:
    return sum(s.won >> (4 * k) & 15 for k in range(12))


def _chabyrinthe(before: Any, after: Any, seat: int) -> list[Reason]:
    # After a push a card is drawn before cats go home (CD27): those that have a way count already.
    places = range(4 * after.options.board)
    waiting = [place for place in places if after.cats & roof.spot(after.options.board, place)]
    soon = sum(roof.shelter(after, place) >= 0 for place in waiting)
    won = _cats_home(after) - _cats_home(before) or soon
    return [Reason("wins-cats", won)] if won else [Reason("prepares")]


def _labyrinth(before: Any, after: Any, seat: int) -> list[Reason]:
    if after.found[seat] != before.found[seat]:
        return [Reason("finds-treasure")]
    if maze.won(after, seat):
        return [Reason("goes-home")]
    wanted = labyrinth.targets(after, seat)
    if maze.mover(after) == seat and maze.reach(after, seat) & wanted:
        home = (before.held | before.left) >> (5 * seat) & 31 == 0
        return [Reason("goes-home" if home else "opens-way")]
    steps = [labyrinth.nearest(labyrinth.targets(s, seat), maze.pawn(s, seat)) for s in (before, after)]
    return [Reason("comes-nearer", steps[0] - steps[1])] if steps[1] < steps[0] else [Reason("prepares")]


def _mouse_race(before: Any, after: Any, seat: int) -> list[Reason]:
    if race.won(after, seat):
        return [Reason("reaches-cheese")]
    if after.phase == race.DRAWING:
        return [Reason("draws")]
    ways = [mouserace.way_left(s, seat, mouserace.free_plane(s)) for s in (before, after)]
    found = [Reason("comes-nearer", ways[0] - ways[1])] if ways[1] < ways[0] else []
    for other in range(before.seats):
        longer = [mouserace.way_left(s, other, mouserace.free_plane(s)) for s in (before, after)]
        if other != seat and longer[1] > longer[0]:
            found.append(Reason("blocks", longer[1] - longer[0], other))
    if not found and before.phase == race.CHOOSING and after.bag > before.bag:
        found.append(Reason("frees-way"))
    return found or [Reason("prepares")]


REASONS: dict[str, Callable[[Any, Any, int], list[Reason]]] = {
    "chabyrinthe": _chabyrinthe,
    "labyrinth": _labyrinth,
    "mouse-race": _mouse_race,
}


def reasons(position: Position, seat: int, actions: str) -> tuple[Reason, ...]:
    """What these actions do for the seat, as far as it may know."""
    before = position.seen(seat)
    find = REASONS.get(position.game.name)
    return tuple(find(before.state, before.play(actions).state, seat)) if find else ()
