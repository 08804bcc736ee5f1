"""Who plays the other seats: a bot by name or level, `random`, or a function as in `docs/bots.md`."""

import random
from collections.abc import Callable
from typing import TypeAlias, cast

from meowze.bots.mind import Budget
from meowze.bots.players import Play, player
from meowze.envs.observing import EnvError
from meowze.play.position import Position

Rival: TypeAlias = str | int | Play
# The code of an action for the seat to act. None stands for random play, which environments choose from their masks.
Choice: TypeAlias = Callable[[Position, random.Random], int] | None


def choice_of(rival: object, game: str, seconds: float | None = None) -> Choice:
    """How a rival chooses. `seconds` is its time for an action; without it, a bot takes its usual time."""
    if rival == "random":
        return None
    if isinstance(rival, str | int):
        play, usual = player(str(rival), game)
    elif callable(rival):
        play, usual = cast(Play, rival), 1.0
    else:
        raise EnvError(f"rival {rival!r}: give a bot's name, its level 1 to 5, 'random', or a function")

    def choose(position: Position, dice: random.Random) -> int:
        seat = cast(int, position.mover)
        seen = position.seen(seat)
        text = play(seen, seat, Budget(seconds=usual if seconds is None else seconds), dice)
        return position.game.notation.action_code(seen.state, text)

    return choose


def choices_of(rivals: Rival | list[Rival], game: str, seats: int, seconds: float | None = None) -> list[Choice]:
    """One rival for all other seats, or one for each, in the order of turns after the own seat."""
    if not isinstance(rivals, list):
        return [choice_of(rivals, game, seconds)] * (seats - 1)
    if len(rivals) != seats - 1:
        raise EnvError(f"expected one rival, or a list of {seats - 1} for {seats} seats, not {len(rivals)}")
    return [choice_of(rival, game, seconds) for rival in rivals]


def checked_seat(seat: object, seats: int) -> int | None:
    """The seat that learns; None for each of them in turn."""
    if seat is None or (isinstance(seat, int) and 0 <= seat < seats):
        return seat
    raise EnvError(f"seat {seat!r}: give None or one of 0 to {seats - 1}")
