"""Views, facts and offers of Labyrinth: states turned into names."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache, lru_cache
from operator import itemgetter
from typing import Any, Literal

from meowze.play.labyrinth.previews import reaches
from meowze.play.labyrinth.text import seat_number
from meowze.play.labyrinth.treasures import TREASURES
from meowze.play.labyrinth.view import Carried, Chair, Fact, Offer, Shape, Square, Tile, View
from meowze.play.labyrinth.words import ACTS, CELLS, DOORS, cell_name, cell_names, door_name, tile_name
from meowze.rules import labyrinth as rules
from meowze.rules.grid import Actions, has
from meowze.rules.labyrinth import BOARD, HAND, State

SHAPES: dict[str, Shape] = {"L": "corner", "I": "straight", "T": "tee", "X": "cross", "U": "dead-end"}
EVERY_DOOR = tuple(DOORS)
DID: tuple[Literal["nothing", "push", "walk"], ...] = ("nothing", "push", "walk")


def tile_view(s: State, cell: int) -> Tile | None:
    """The tile on a cell by name; the hand is cell 49."""
    return _tile(rules.opens_at(s, cell), rules.mark_at(s, cell))


# A server shows the same maze to several seats, also after a walk: it is made once. So is each of its few tiles.
@lru_cache(maxsize=2048)
def _squares(planes: tuple[int, ...]) -> tuple[Square, ...]:
    """The board from its planes: written in binary side by side, each column is a cell, the last cell first."""
    columns = zip(*(f"{plane & BOARD:049b}" for plane in planes), strict=True)
    return tuple(map(_square, reversed(CELLS), columns))[::-1]


@cache
def _square(name: str, bits: tuple[str, ...]) -> Square:
    return Square(name, _tile(_number(bits[:4]), _number(bits[4:])))


def _number(bits: tuple[str, ...]) -> int:
    return int("".join(reversed(bits)), 2)


@cache
def _tile(opens: int, mark: int) -> Tile | None:
    if opens == 0:
        return None
    name = tile_name(opens, mark)
    sides = "".join(side for k, side in enumerate("nesw") if opens >> k & 1)
    return Tile(name, SHAPES[name[0]], int(name[1]), sides, TREASURES[mark - 1] if mark else "")


@lru_cache(maxsize=1024)
def treasures(cards: int) -> tuple[str, ...]:
    """A set of cards by name."""
    return tuple(name for k, name in enumerate(TREASURES) if cards >> k & 1)


def chair(s: State, seat: int) -> Chair:
    """A seat as everybody sees it."""
    left = seat_number(s.held, seat) + seat_number(s.left, seat)
    return _chair(rules.pawn(s, seat), rules.corner(s.seats, seat), s.found[seat], left)


@lru_cache(maxsize=4096)
def _chair(pawn: int, corner: int, found: int, left: int) -> Chair:
    return Chair(cell_name(pawn), cell_name(corner), treasures(found), left)


def view(s: State, viewer: int | None = None) -> View:
    """What a seat sees; the state is the one that this seat may know."""
    barred = s.last >= 0 and s.did == 0 and not rules.over(s)
    return View(
        squares=_squares((s.north, s.east, s.south, s.west, *s.marks)),
        doors=EVERY_DOOR,
        hand=tile_view(s, HAND),
        last=door_name(s.last) if s.last >= 0 else "",
        barred=door_name(rules.opposite(s.last)) if barred else "",
        chairs=tuple(chair(s, seat) for seat in range(s.seats)),
        viewer=viewer,
        cards=treasures(s.hands[viewer]) if viewer is not None else (),
        seat=s.seat if s.seat >= 0 else None,
        did=DID[s.did],
        turns=s.turns,
        over=rules.over(s) == 1,
        winners=tuple(seat for seat in range(s.seats) if rules.won(s, seat)),
    )


def reach(s: State, seat: int) -> tuple[str, ...]:
    """The cells that a seat's pawn can walk to."""
    return cell_names(rules.reach(s, seat))


def offers(s: State) -> tuple[Offer, ...]:
    """Each legal push with the cells then in reach of the mover; many pushes open the same ones."""
    if s.phase != rules.PUSHING:
        return ()
    chosen, pushes = _chooser(rules.legal(s)), dict[int, list[str]]()
    for push, cells in zip(chosen(ACTS), chosen(reaches(s)), strict=True):
        pushes.setdefault(cells, []).append(push)
    return tuple(Offer(tuple(some), cell_names(cells)) for cells, some in pushes.items())


@cache
def _chooser(legal: Actions) -> Callable[[tuple[Any, ...]], tuple[Any, ...]]:
    """Picks the legal pushes out of a list of all."""
    return itemgetter(*(code for code in range(rules.WALK) if has(legal, code)))


def way(s: State, source: int, target: int) -> tuple[str, ...]:
    """A shortest way between two cells, both included: growth out from the start, then back step by step."""
    below, right = rules.joints(s)
    layers = [1 << source]
    while not layers[-1] >> target & 1:
        layers.append(rules.grown(below, right, layers[-1]))
    back = [1 << target]
    for layer in reversed(layers[:-1]):
        near = rules.grown(below, right, back[-1]) & layer
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
    """What a step was, as somebody sees it who may know everything."""
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
    """Whether all play for the same result: one who is alone."""
    return s.seats == 1


def known(step: Fact, viewer: int | None) -> Fact:
    """A fact as a seat may know it: which card another one looked at stays secret (LD18)."""
    return replace(step, treasure="") if step.kind == "looked" and step.seat != viewer else step
