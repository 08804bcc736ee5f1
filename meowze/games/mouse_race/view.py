"""What a seat sees of a Mouse race position and what happened in a step, as plain dataclasses."""

from dataclasses import dataclass
from typing import Literal

Kind = Literal["straight", "curve", "cat"]


@dataclass(frozen=True)
class PathTile:
    """A tile of a path: its cell and the two sides that its line joins, such as "we"; the second is the new end."""

    cell: str
    joins: str


@dataclass(frozen=True)
class Chair:
    """A seat: the corner of its mouse, its path from there, and where its next tile could be laid."""

    corner: str
    path: tuple[PathTile, ...]
    exits: tuple[str, ...]  # the squares for the next tile: one, or the two beside the corner


@dataclass(frozen=True)
class View:
    """Everything a seat may see; only future draws are hidden."""

    chairs: tuple[Chair, ...]
    cats: tuple[str, ...]  # cells
    cheese: str
    scent: tuple[str, ...]
    hand: Kind | None
    bag: tuple[int, int, int]  # straights, curves, cats
    target: int | None  # the seat a cat in hand is laid against
    side: tuple[str, ...]  # that seat's side of the board, if the cat may lie there
    way: tuple[str, ...]  # that seat's way to the cheese, if the cat may lie there
    seat: int | None  # whose turn it is; none before lots are drawn
    turns: int  # turns finished
    limit: int  # turns until the game is a draw, 0 for none
    over: bool
    winners: tuple[int, ...]
    game: Literal["mouse-race"] = "mouse-race"


@dataclass(frozen=True)
class Fact:
    """What happened in one step; only the fields that belong to its kind are set."""

    kind: Literal["began", "drew", "drawn", "laid", "cat-laid", "returned", "missed", "took-cat", "took-own"]
    seat: int | None = None
    tile: Kind | None = None  # drawn, laid, returned
    cell: str = ""  # laid, cat-laid, took-cat, took-own
    joins: str = ""  # laid: the sides that its line joins, the new end second
    target: int | None = None  # cat-laid: against whom


@dataclass(frozen=True)
class Offer:
    """A way to lay the path tile in hand: its square, its line, and the square it would point at."""

    action: str
    cell: str
    joins: str
    exit: str

    def __str__(self) -> str:
        return f"{self.action}: on {self.cell}, pointing at {self.exit}"
