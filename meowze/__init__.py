"""Meowze: three tile-maze board games to play, to watch and to study."""

from typing import TYPE_CHECKING

from meowze.games import GAMES, game_named
from meowze.games.contract import Fact, Game, Offer, SomeGame, View
from meowze.games.errors import Illegal, MeowzeError, Misfit, MissingExtra, NoDice, Unreadable, WrongType
from meowze.games.options import Option, Preset
from meowze.play.dice import Dice, DiceLike, Secure, Seeded
from meowze.play.notes import Branch, Note
from meowze.play.perft import perft
from meowze.play.position import Position, Step
from meowze.play.record import Record, read_record, write_record

if TYPE_CHECKING:
    from meowze.bots.bot import Bot, Who

    def games() -> dict[str, SomeGame]:
        """All games by name; at run time it is the package `meowze.games`, which can be called."""


__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "Branch",
    "Dice",
    "DiceLike",
    "Fact",
    "Game",
    "Illegal",
    "MeowzeError",
    "Misfit",
    "MissingExtra",
    "NoDice",
    "Note",
    "Offer",
    "Option",
    "Position",
    "Preset",
    "Record",
    "Secure",
    "Seeded",
    "Step",
    "Unreadable",
    "View",
    "WrongType",
    "bot",
    "game",
    "games",
    "perft",
    "read_record",
    "write_record",
]


def game(name: str) -> SomeGame:
    """A game by its name.

    >>> game("labyrinth").seats
    (1, 2, 3, 4)
    """
    return game_named(name)


def bot(who: "Who", *, seconds: float | None = None, nodes: int | None = None, seed: int | str | None = None) -> "Bot":
    """A bot by character ("Juno"), by level (1 to 5), "random", "greedy", "file.py:function", or a function.

    It thinks as long as it does at the table, or for so many seconds about a turn, or about so many states (nodes).
    The same seed and nodes give the same game again.

    >>> position = Position.deal("mouse-race", options="first=0", dice=Dice(7))
    >>> bot("random", seed=1).choose(position) in position.legal
    True
    """
    from meowze.bots.bot import Bot  # with the search, which many programs never need

    return Bot(who, seconds=seconds, nodes=nodes, seed=seed)
