"""A position that is set up by hand: small changes, each of which leads to a position that the rules know."""

from dataclasses import dataclass
from typing import Literal

from meowze.games.contract import Editable, Setup
from meowze.games.errors import MeowzeError, Misfit, Unreadable
from meowze.play.position import Position

How = Literal["put", "turn", "move"]


@dataclass(frozen=True)
class Change:
    """One change: something is put on a place, turned there, or moved from there to another place.

    `what` is one of the choices of the place, or the place to which something is moved.
    """

    place: str
    how: How
    what: str = ""


def editables(position: Position) -> tuple[Editable, ...]:
    """Every place of a position where something can be changed; none in a game that cannot be set up.

    >>> from meowze import Dice
    >>> position = Position.deal("mouse-race", options="first=0", dice=Dice(7))
    >>> next(each for each in editables(position) if each.place == "d4")
    Editable(place='d4', holds=(), choices=('cat', 'path-0', 'path-1'), turns=False, moves=False)
    """
    setup = position.game.setup
    return setup.editables(position.text) if setup else ()


def changed(position: Position, change: Change) -> Position:
    """The position after a change; one that cannot be made is refused with what is wrong.

    >>> from meowze import Dice
    >>> position = Position.deal("mouse-race", options="first=0", dice=Dice(7))
    >>> changed(position, Change("d4", "put", "cat")).view().cats
    ('d4',)
    >>> changed(position, Change("d4", "put", "elephant"))
    Traceback (most recent call last):
    meowze.games.errors.Misfit: elephant: at d4 there can be cat, path-0, path-1
    """
    setup = position.game.setup
    place = next((each for each in editables(position) if each.place == change.place), None)
    if setup is None or place is None:
        raise Misfit("place", f"{change.place}: nothing can be changed there")
    text = _text(setup, position.text, place, change)
    try:
        return Position.read(position.game, text)
    except Unreadable as error:
        raise error.with_key("setup-impossible", why=str(error)) from None


def _text(setup: Setup, text: str, place: Editable, change: Change) -> str:
    match change.how:
        case "put" if change.what in place.choices:
            return setup.put(text, place.place, change.what)
        case "turn" if place.turns:
            return setup.turn(text, place.place)
        case "move" if place.moves:
            return setup.move(text, place.place, change.what)
    raise _refusal(place, change)


def _refusal(place: Editable, change: Change) -> MeowzeError:
    if change.how == "put":
        there = ", ".join(place.choices) or "nothing else"
        return Misfit("put", f"{change.what}: at {place.place} there can be {there}")
    return Misfit(change.how, f"{change.how} {place.place}: what is there stays as it is")
