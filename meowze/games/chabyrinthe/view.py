"""What a seat sees of a Chabyrinthe position and what happened in a step, as plain dataclasses."""

from dataclasses import dataclass
from typing import Literal

Shape = Literal["elbow", "straight", "tee", "cross", "bridge", "double-elbow", "dead-end"]
Mode = Literal["points", "teams", "cooperative", "solitaire"]


@dataclass(frozen=True)
class Card:
    """A gutter card as it lies; `joins` has the joined sides of each gutter, such as ("ne", "sw")."""

    name: str  # "D0", as in position text
    shape: Shape
    turn: int
    joins: tuple[str, ...]


@dataclass(frozen=True)
class Square:
    """A cell of the square and the card on it, if it is dealt."""

    cell: str
    card: Card | None


@dataclass(frozen=True)
class Cat:
    """A cat outside the square; its coat, 0 to 4, tells it from others of its value."""

    place: str
    value: int
    coat: int = 0


@dataclass(frozen=True)
class Chair:
    """A seat: its score by the rule book, the values of the cats it has won, lowest first, and their coats."""

    score: int
    cats: tuple[int, ...]
    coats: tuple[int, ...] = ()


@dataclass(frozen=True)
class Team:
    """Partners, and the sum of their cats."""

    seats: tuple[int, ...]
    score: int


@dataclass(frozen=True)
class View:
    """Everything a seat may see; in Chabyrinthe every seat sees the same."""

    board: int  # 4 or 3
    mode: Mode
    counted: Literal["points", "turns"]  # the unit of the scores
    squares: tuple[Square, ...]  # row by row from a1
    places: tuple[str, ...]  # clockwise from an
    homes: tuple[str, ...]
    cats: tuple[Cat, ...]
    top: Card | None
    pile: int  # cards in the gutter pile, its top included
    under: tuple[Card, ...]  # put back under the pile, oldest first
    unseen: tuple[int, ...]  # counts by shape, in the order of Shape
    strays: tuple[int, ...]  # cats of value 3, 4, 5 in their pile
    chairs: tuple[Chair, ...]
    seat: int | None  # whose turn it is; none before lots are drawn
    done: int  # actions made in this turn
    actions: int  # actions in a whole turn
    turns: int  # turns finished
    over: bool
    winners: tuple[int, ...]
    verdict: int  # how well a solitaire or co-operative game was solved, 1 (best) to 7, else 0
    scale: tuple[int, ...] = ()  # towards a verdict: the most turns of each band but the last
    teams: tuple[Team, ...] = ()  # none unless teams play
    game: Literal["chabyrinthe"] = "chabyrinthe"


@dataclass(frozen=True)
class Way:
    """A cat and its way home, cell by cell; a bridge or double elbow may occur twice."""

    place: str
    value: int
    home: str
    cells: tuple[str, ...]


@dataclass(frozen=True)
class Moved:
    """A home that moved to another place."""

    source: str
    target: str


@dataclass(frozen=True)
class Fact:
    """What happened in one step; only the fields that belong to its kind are set."""

    kind: Literal["dealt", "turned", "pushed", "stopped", "drawn", "returned", "homed", "arrived", "began"]
    seat: int | None = None
    cell: str = ""  # dealt, turned
    quarters: int = 0  # turned, pushed: quarter turns clockwise
    door: str = ""  # pushed
    card: Card | None = None  # dealt, turned, pushed (as it lies in the square), drawn, returned
    out: Card | None = None  # pushed: the card that went under the pile
    ways: tuple[Way, ...] = ()  # homed
    homes: tuple[Moved, ...] = ()  # homed
    place: str = ""  # arrived
    value: int = 0  # arrived
    coats: tuple[int, ...] = ()  # homed: of the cat of each way; arrived: of the one cat


@dataclass(frozen=True)
class Offer:
    """A legal action that would win cats, with their ways home."""

    action: str
    ways: tuple[Way, ...]

    def __str__(self) -> str:
        return f"{self.action}: " + ", ".join(f"cat {way.value} from {way.place} to {way.home}" for way in self.ways)
