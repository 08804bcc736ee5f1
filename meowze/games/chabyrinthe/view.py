"""What a seat sees of a Chabyrinthe position, and what a step was: plain dataclasses of names."""

from dataclasses import dataclass
from typing import Literal

Shape = Literal["elbow", "straight", "tee", "cross", "bridge", "double-elbow", "dead-end"]
Mode = Literal["points", "teams", "cooperative", "solitaire"]


@dataclass(frozen=True)
class Card:
    """A gutter card as it lies: `joins` are its gutters, each the sides it joins, such as ("ne", "sw")."""

    name: str  # "D0", as in position text
    shape: Shape
    turn: int
    joins: tuple[str, ...]


@dataclass(frozen=True)
class Square:
    """A cell of the square and the card on it (none before it is dealt)."""

    cell: str
    card: Card | None


@dataclass(frozen=True)
class Cat:
    """A cat outside the square."""

    place: str
    value: int


@dataclass(frozen=True)
class Chair:
    """A seat: its score by the rule book and the values of the cats it has won, lowest first."""

    score: int
    cats: tuple[int, ...]


@dataclass(frozen=True)
class View:
    """Everything a seat may see; in Chabyrinthe every seat sees the same."""

    board: int  # 4 or 3
    mode: Mode
    counted: Literal["points", "turns"]  # what the scores are
    squares: tuple[Square, ...]  # row by row from a1
    places: tuple[str, ...]  # clockwise from an
    homes: tuple[str, ...]
    cats: tuple[Cat, ...]
    top: Card | None
    pile: int  # cards in the gutter pile, its top included
    under: tuple[Card, ...]  # put back, longest lain first
    unseen: tuple[int, ...]  # by shape, in the order of Shape
    strays: tuple[int, ...]  # cats in the pile of value 3, 4, 5
    chairs: tuple[Chair, ...]
    seat: int | None  # whose turn it is; none before the lot
    done: int  # actions made in this turn
    actions: int  # actions a turn has
    turns: int  # turns finished
    over: bool
    winners: tuple[int, ...]
    verdict: int  # success scale 1 (best) to 7 of a solved solitaire or co-operative game, else 0
    game: Literal["chabyrinthe"] = "chabyrinthe"


@dataclass(frozen=True)
class Way:
    """A cat and its way home, cell by cell (a bridge or double elbow may come twice)."""

    place: str
    value: int
    home: str
    cells: tuple[str, ...]


@dataclass(frozen=True)
class Moved:
    """A home that was carried on."""

    source: str
    target: str


@dataclass(frozen=True)
class Fact:
    """What one step was; only the fields that belong to its kind are filled."""

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


@dataclass(frozen=True)
class Offer:
    """A legal action that would win, with the ways that would light up."""

    action: str
    ways: tuple[Way, ...]

    def __str__(self) -> str:
        return f"{self.action}: " + ", ".join(f"cat {way.value} from {way.place} to {way.home}" for way in self.ways)
