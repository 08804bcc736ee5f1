"""What a seat sees of a Labyrinth position, and what a step was: plain dataclasses of names."""

from dataclasses import dataclass
from typing import Literal

Shape = Literal["corner", "straight", "tee", "cross", "dead-end"]


@dataclass(frozen=True)
class Tile:
    """A tile of the maze as it lies: `opens` are its open sides, such as "nes"; `treasure` its name or empty."""

    name: str  # "T3m", as in position text
    shape: Shape
    turn: int
    opens: str
    treasure: str


@dataclass(frozen=True)
class Square:
    """A cell of the board and the tile on it (none before it is dealt)."""

    cell: str
    tile: Tile | None


@dataclass(frozen=True)
class Chair:
    """A seat as everybody sees it: where its pawn stands and starts, what it has found, how many cards are to open."""

    pawn: str
    corner: str
    found: tuple[str, ...]  # treasures, in the order of the list of treasures
    left: int  # cards still to be opened, in hand and in the pile


@dataclass(frozen=True)
class View:
    """Everything one seat may see."""

    squares: tuple[Square, ...]  # row by row from a1
    doors: tuple[str, ...]  # clockwise from bn
    hand: Tile | None  # the loose tile
    last: str  # the door of the last push, or empty
    barred: str  # the door where pushing is not allowed now, or empty
    chairs: tuple[Chair, ...]
    viewer: int | None  # whose view this is; none for what everybody may see
    cards: tuple[str, ...]  # the treasures this seat is looking for, as far as it has seen its cards
    seat: int | None  # whose turn it is; none before the lot
    did: Literal["nothing", "push", "walk"]
    turns: int  # turns finished
    over: bool
    winners: tuple[int, ...]
    game: Literal["labyrinth"] = "labyrinth"


@dataclass(frozen=True)
class Carried:
    """A pawn that a push moved."""

    seat: int
    source: str
    target: str


@dataclass(frozen=True)
class Fact:
    """What one step was; only the fields that belong to its kind are filled."""

    kind: Literal["dealt", "left-over", "looked", "began", "pushed", "walked", "found"]
    seat: int | None = None
    cell: str = ""  # dealt, walked (where to)
    tile: Tile | None = None  # dealt, left-over, pushed (as it lies in the maze)
    door: str = ""  # pushed
    quarters: int = 0  # pushed
    out: Tile | None = None  # pushed: the tile that came out
    carried: tuple[Carried, ...] = ()  # pushed
    way: tuple[str, ...] = ()  # walked: cell by cell, the start included
    treasure: str = ""  # found; looked: only for the seat that looked


@dataclass(frozen=True)
class Offer:
    """Cells that the mover's pawn could walk to, and the legal pushes after which it could walk to just these."""

    pushes: tuple[str, ...]
    cells: tuple[str, ...]

    def __str__(self) -> str:
        return f"{' '.join(self.pushes)}: {' '.join(self.cells)}"
