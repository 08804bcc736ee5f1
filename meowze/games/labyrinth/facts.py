"""Views, facts and previews of Labyrinth, made from states."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from operator import itemgetter
from typing import Any, Literal

from meowze.games.contract import Values
from meowze.games.grid import Actions, has
from meowze.games.labyrinth import rules
from meowze.games.labyrinth.notation import ACTS, CELLS, DOORS, cell_name, cell_names, door_name, tile_name
from meowze.games.labyrinth.previews import reaches
from meowze.games.labyrinth.rules import HAND, State
from meowze.games.labyrinth.text import seat_number
from meowze.games.labyrinth.treasures import TREASURES
from meowze.games.labyrinth.view import Carried, Chair, Fact, Offer, Shape, Square, Tile, View

SHAPES: dict[str, Shape] = {"L": "corner", "I": "straight", "T": "tee", "X": "cross", "U": "dead-end"}
EVERY_DOOR = tuple(DOORS)
DID: tuple[Literal["nothing", "push", "walk"], ...] = ("nothing", "push", "walk")


def tile_view(s: State, cell: int) -> Tile | None:
    """The tile on a cell as it is shown; the hand is cell 49."""
    return _tile(rules.opens_at(s, cell), rules.mark_at(s, cell))


# The nine planes of a maze, four sides and five bits of the mark, are joined into one number, 64 bits each. Shifted by
# a cell, its bits in COLUMN are all that the planes say about that cell.
PLANES, WIDTH = 9, 64
COLUMN = sum(1 << WIDTH * k for k in range(PLANES))


class _Cell(dict[int, Square]):
    """A cache of the squares that one cell has shown, by the bits in its column."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __missing__(self, column: int) -> Square:
        bits = sum((column >> WIDTH * k & 1) << k for k in range(PLANES))
        square = self[column] = Square(self.name, _tile(bits & 15, bits >> 4))
        return square


_CELLS = (*map(_Cell, CELLS), _Cell("hand"))


# A server shows the same maze to several seats, and again after a walk.
@lru_cache(maxsize=2048)
def _maze(planes: tuple[int, ...]) -> tuple[tuple[Square, ...], Tile | None]:
    """The squares of the board and the tile in hand, from all planes."""
    packed = sum([plane << WIDTH * k for k, plane in enumerate(planes)])
    *squares, hand = [known[packed >> cell & COLUMN] for cell, known in enumerate(_CELLS)]
    return tuple(squares), hand.tile


@cache
def _tile(opens: int, mark: int) -> Tile | None:
    if opens == 0:
        return None
    name = tile_name(opens, mark)
    sides = "".join(side for k, side in enumerate("nesw") if opens >> k & 1)
    return Tile(name, SHAPES[name[0]], int(name[1]), sides, TREASURES[mark - 1] if mark else "")


@lru_cache(maxsize=1024)
def treasures(cards: int) -> tuple[str, ...]:
    """The treasures on a set of cards, by name."""
    return tuple(name for k, name in enumerate(TREASURES) if cards >> k & 1)


@lru_cache(maxsize=4096)
def _chairs(seats: int, pawns: int, found: tuple[int, ...], held: int, left: int) -> tuple[Chair, ...]:
    """The seats as everybody sees them."""
    return tuple(
        Chair(
            cell_name(pawns >> 6 * seat & 63),
            cell_name(rules.corner(seats, seat)),
            treasures(found[seat]),
            seat_number(held, seat) + seat_number(left, seat),
        )
        for seat in range(seats)
    )


def own(s: State, viewer: int | None) -> dict[str, Any]:
    """The fields of a view that differ from viewer to viewer; the state is the one that this seat may know."""
    return {"viewer": viewer, "cards": treasures(s.hands[viewer]) if viewer is not None else ()}


def view(s: State, viewer: int | None = None) -> View:
    """What a seat sees. The state is the one that this seat may know."""
    over = rules.over(s) == 1
    squares, hand = _maze((s.north, s.east, s.south, s.west, *s.marks))
    return View(
        squares=squares,
        doors=EVERY_DOOR,
        hand=hand,
        last=door_name(s.last) if s.last >= 0 else "",
        barred=door_name(rules.opposite(s.last)) if s.last >= 0 and s.did == 0 and not over else "",
        chairs=_chairs(s.seats, s.pawns, s.found, s.held, s.left),
        **own(s, viewer),
        seat=s.seat if s.seat >= 0 else None,
        did=DID[s.did],
        turns=s.turns,
        over=over,
        winners=tuple(seat for seat in range(s.seats) if rules.won(s, seat)) if over else (),
    )


def offers(s: State) -> tuple[Offer, ...]:
    """The cells in reach of the mover after each legal push; pushes with the same cells are grouped."""
    if s.phase != rules.PUSHING:
        return ()
    chosen, pushes = _chooser(rules.legal(s)), dict[int, list[str]]()
    for push, cells in zip(chosen(ACTS), chosen(reaches(s)), strict=True):
        pushes.setdefault(cells, []).append(push)
    return tuple(Offer(tuple(some), cell_names(cells)) for cells, some in pushes.items())


@cache
def _chooser(legal: Actions) -> Callable[[tuple[Any, ...]], tuple[Any, ...]]:
    """A function that picks the entries of the legal pushes out of a list for all pushes."""
    return itemgetter(*(code for code in range(rules.WALK) if has(legal, code)))


def way(s: State, source: int, target: int) -> tuple[str, ...]:
    """A shortest way between two cells, both included: a breadth-first search, then traced back."""
    below, right = rules.joints(s)
    layers = [1 << source]
    while not layers[-1] >> target & 1:
        layers.append(rules.flood_step(below, right, layers[-1]))
    back = [1 << target]
    for layer in reversed(layers[:-1]):
        near = rules.flood_step(below, right, back[-1]) & layer
        back.append(near & -near)
    return tuple(cell_name(cell.bit_length() - 1) for cell in reversed(back))


def _pushed(s: State, action: int, after: State) -> Fact:
    door, quarters = divmod(action, 4)
    moved = tuple(
        Carried(seat, cell_name(rules.pawn(s, seat)), cell_name(rules.pawn(after, seat)))
        for seat in range(s.seats)
        if rules.pawn(s, seat) != rules.pawn(after, seat)
    )
    return Fact(
        "pushed",
        s.seat,
        door=door_name(door),
        quarters=quarters,
        tile=tile_view(after, rules.entry(door)),
        out=tile_view(after, HAND),
        carried=moved,
    )


def fact(s: State, action: int, after: State) -> Fact:
    """What happened in a step, secrets included."""
    if action < rules.WALK:
        return _pushed(s, action, after)
    if action < rules.TILE:
        target = action - rules.WALK
        return Fact("walked", s.seat, cell=cell_name(target), way=way(s, rules.pawn(s, s.seat), target))
    if action < rules.CARD:
        cell = rules.next_square(s)
        if cell == HAND:
            return Fact("left-over", tile=tile_view(after, HAND))
        return Fact("dealt", cell=cell_name(cell), tile=tile_view(after, cell))
    if action < rules.SEAT:
        return Fact("looked", rules.looker(s, s.seat, s.did), treasure=TREASURES[action - rules.CARD])
    if action < rules.FIND:
        return Fact("began", action - rules.SEAT)
    return Fact("found", s.seat, treasure=TREASURES[rules.mark_at(s, rules.pawn(s, s.seat)) - 1])


def together(s: State) -> bool:
    """Whether all seats play for the same result: only if there is one player."""
    return s.seats == 1


def known(step: Fact, viewer: int | None) -> Fact:
    """A fact as a seat may know it: the card that another seat looked at stays secret (LD18)."""
    return replace(step, treasure="") if step.kind == "looked" and step.seat != viewer else step


def told(step: Fact, names: Sequence[str]) -> Iterator[tuple[str, Values]]:
    """The message that narrates a step; a walk to the pawn's own cell is told as staying."""
    values: Values = {"who": names[step.seat or 0], "cell": step.cell, "door": step.door, "quarters": step.quarters}
    values |= {"treasure": step.treasure, "shape": step.tile.shape if step.tile else ""}
    yield "stayed" if step.kind == "walked" and len(step.way) == 1 else step.kind, values
