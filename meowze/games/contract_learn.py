"""What a game brings along for those who learn it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Protocol

from meowze.games.contract_rules import S


@dataclass(frozen=True)
class StoryBoard(Generic[S]):
    """One board of a story: a position, what is to be reached, and a way to reach it with as few actions as possible.

    The message `<game>-story-<name>` says it in words. The cells and places of `aim` glow from the start: they show
    what is wanted, not how. Those of `marked` glow when somebody needs help. `picture` tells the aim to those who
    cannot read: symbols of the game's art, first who or what, then where to.
    """

    name: str
    position: str
    reached: Callable[[S], bool]
    solution: tuple[str, ...]
    marked: tuple[str, ...] = ()
    aim: tuple[str, ...] = ()
    picture: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    seed: int = 1  # of nature's draws


NOTHING = "nothing"  # what can be put where nothing shall be


@dataclass(frozen=True)
class Editable:
    """A place of a position that is set up by hand: what is there, and what can be put there.

    The place is a cell or a place of the board, or something beside it, such as the seat whose turn it is. What is put
    takes the place of what is there; where several things can be, it is added, or taken away if it is there already.
    """

    place: str
    holds: tuple[str, ...]
    choices: tuple[str, ...]
    turns: bool = False  # whether what is there can be turned
    moves: bool = False  # whether it can be moved to another place


class Setup(Protocol):
    """How the positions of a game are set up by hand: small changes of the text of a position.

    A text that comes out need not be possible: whoever reads it finds out. What cannot be done at all is refused.
    """

    def editables(self, text: str) -> tuple[Editable, ...]:
        """Every place where something can be changed."""

    def put(self, text: str, place: str, what: str) -> str:
        """One of the choices is put there."""

    def turn(self, text: str, place: str) -> str:
        """What is there is turned by a quarter, clockwise."""

    def move(self, text: str, place: str, to: str) -> str:
        """What is there is moved; where something lies already, the two change places."""
