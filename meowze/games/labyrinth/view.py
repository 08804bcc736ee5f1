"""What a seat sees of a Labyrinth position and what happened in a step, as plain dataclasses."""

from dataclasses import dataclass
from typing import Literal

Shape = Literal["corner", "straight", "tee", "cross", "dead-end"]


@dataclass(frozen=True)
class Tile:
    """A tile of the maze as it lies; `opens` has its open sides, such as "nes"; `treasure` may be empty."""

    name: str  # "T3m", as in position text
    shape: Shape
    turn: int
    opens: str
    treasure: str


@dataclass(frozen=True)
class Square:
    """A cell of the board and the tile on it, if it is dealt."""

    cell: str
    tile: Tile | None


@dataclass(frozen=True)
class Chair:
    """A seat as everybody sees it: its pawn, its start corner, the treasures found and the number of cards left."""

    pawn: str
    corner: str
    found: tuple[str, ...]  # treasures, in the order of TREASURES
    left: int  # cards still to be opened, in hand and in the pile


@dataclass(frozen=True)
class View:
    """Everything one seat may see."""

    squares: tuple[Square, ...]  # row by row from a1
    doors: tuple[str, ...]  # clockwise from bn
    hand: Tile | None  # the loose tile
    last: str  # the door of the last push, or empty
    barred: str  # the door at which no push is allowed now, or empty
    chairs: tuple[Chair, ...]
    viewer: int | None  # whose view this is; none for a spectator
    cards: tuple[str, ...]  # the treasures on the cards that this seat has looked at and not found
    seat: int | None  # whose turn it is; none before lots are drawn
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
    """What happened in one step; only the fields that belong to its kind are set."""

    kind: Literal["dealt", "left-over", "looked", "began", "pushed", "walked", "found"]
    seat: int | None = None
    cell: str = ""  # dealt, walked (where to)
    tile: Tile | None = None  # dealt, left-over, pushed (as it lies in the maze)
    door: str = ""  # pushed
    quarters: int = 0  # pushed
    out: Tile | None = None  # pushed: the tile that came out
    carried: tuple[Carried, ...] = ()  # pushed
    way: tuple[str, ...] = ()  # walked: cell by cell, including the start
    treasure: str = ""  # found, looked (only for the seat that looked)


@dataclass(frozen=True)
class Offer:
    """A set of cells, and the legal pushes after which the mover's pawn could walk to exactly these cells."""

    pushes: tuple[str, ...]
    cells: tuple[str, ...]

    def __str__(self) -> str:
        return f"{' '.join(self.pushes)}: {' '.join(self.cells)}"
