"""What the planes and counters of each game mean, compared with what its views say in words."""

from collections.abc import Iterable
from typing import Any

import numpy
import pytest

from meowze import Position
from meowze.envs import layout, observe
from tests.games.sampling import walk

SIDES = {"n": "north", "e": "east", "s": "south", "w": "west"}
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}
Cell = tuple[int, int]


def cell(name: str) -> Cell:
    """The row and column of a cell such as d4."""
    return int(name[1:]) - 1, "abcdefghijklm".index(name[0])


def told(position: Position, seat: int) -> tuple[dict[str, set[Cell]], dict[str, int]]:
    """The cells of each plane and the number of each counter, by name."""
    names = layout(position.game, position.options, position.seats)
    planes, counters = observe(position, seat)
    cells = {
        name: {(int(r), int(c)) for r, c in numpy.argwhere(p)} for name, p in zip(names.planes, planes, strict=True)
    }
    return cells, dict(zip(names.counters, counters.tolist(), strict=True))


def positions(name: str, seed: int) -> Iterable[tuple[Position, int]]:
    """Some positions of a game in which a seat is to act, and a seat that looks at each of them."""
    found = [position for position, _ in walk(name, seed) if position.mover is not None]
    return [(position, k % position.seats) for k, position in enumerate(found[::5])]


def around(position: Position, seat: int) -> Iterable[tuple[int, int]]:
    """The seats in the order of turns from this one on, each with its number in names."""
    return [(k, (seat + k) % position.seats) for k in range(position.seats)]


@pytest.mark.parametrize("seed", range(8))
def test_labyrinth(seed: int) -> None:
    """Openings, treasures, pawns, corners, the loose tile and the cards left."""
    for position, seat in positions("labyrinth", seed):
        view: Any = position.view(seat)
        planes, counters = told(position, seat)
        tiles = {cell(square.cell): square.tile for square in view.squares}
        opened = {treasure for chair in view.chairs for treasure in chair.found}
        for letter, side in SIDES.items():
            assert planes[f"open-{side}"] == {at for at, tile in tiles.items() if letter in tile.opens}
            assert counters[f"hand-{side}"] == (letter in view.hand.opens)
        assert planes["wanted"] == {at for at, tile in tiles.items() if tile.treasure in view.cards}
        assert planes["treasure"] == {at for at, tile in tiles.items() if tile.treasure and tile.treasure not in opened}
        assert counters["hand-wanted"] == (view.hand.treasure in view.cards)
        assert counters["hand-treasure"] == (bool(view.hand.treasure) and view.hand.treasure not in opened)
        assert counters["cards-in-hand"] == len(view.cards)
        assert (counters["push"], counters["walk"]) == ((1, 0) if view.did == "nothing" else (0, 1))
        assert counters["last-door"] == (view.doors.index(view.last) + 1 if view.last else 0)
        for k, other in around(position, seat):
            chair = view.chairs[other]
            assert planes[f"pawn-{k}"] == {cell(chair.pawn)}
            assert planes[f"corner-{k}"] == {cell(chair.corner)}
            assert counters[f"turn-{k}"] == (view.seat == other)
            assert counters[f"cards-left-{k}"] == chair.left


def place(name: str, size: int) -> Cell:
    """The row and column of a place such as bn or 2e, in the border around the square."""
    side = name[-1]
    if side in "ns":
        return (0 if side == "n" else size + 1), "abcd".index(name[0]) + 1
    return int(name[0]), (0 if side == "w" else size + 1)


@pytest.mark.parametrize("seed", range(8))
def test_chabyrinthe(seed: int) -> None:
    """Gutters, homes, cats, piles, what has been won and who are partners."""
    for position, seat in positions("chabyrinthe", seed):
        view: Any = position.view(seat)
        planes, counters = told(position, seat)
        cards = {cell(square.cell): square.card for square in view.squares}
        for number, gutter in enumerate(("first", "second")):
            for letter, side in SIDES.items():
                open_there = {at for at, card in cards.items() if letter in (*card.joins, "")[number]}
                assert planes[f"{gutter}-{side}"] == {(row + 1, column + 1) for row, column in open_there}
                assert counters[f"top-{gutter}-{side}"] == (letter in (*view.top.joins, "")[number])
                under = (*view.under[0].joins, "")[number] if view.under else ""
                assert counters[f"under-{gutter}-{side}"] == (letter in under)
        assert planes["home"] == {place(name, view.board) for name in view.homes}
        for k, value in enumerate((3, 4, 5)):
            assert planes[f"cat-{value}"] == {place(c.place, view.board) for c in view.cats if c.value == value}
            assert counters[f"pile-{value}"] == view.strays[k]
        shapes = ("elbow", "straight", "tee", "cross", "bridge", "double-elbow", "dead-end")
        assert tuple(counters[f"unseen-{shape}"] for shape in shapes) == view.unseen
        assert counters["under"] == len(view.under)
        assert counters["rotated"] + counters["pushed"] == view.done
        for k, other in around(position, seat):
            assert counters[f"turn-{k}"] == (view.seat == other)
            for value in (3, 4, 5):
                assert counters[f"won-{value}-{k}"] == view.chairs[other].cats.count(value)
            partners = any({seat, other} == set(team.seats) for team in view.teams)
            assert counters[f"partner-{k}"] == (partners and k > 0)


@pytest.mark.parametrize("seed", range(8))
def test_mouse_race(seed: int) -> None:
    """Paths, cats, ends, what is in hand and in the bag, and whom a cat is laid against."""
    for position, seat in positions("mouse-race", seed):
        view: Any = position.view(seat)
        planes, counters = told(position, seat)
        tiles = [tile for chair in view.chairs for tile in chair.path]
        for letter, side in SIDES.items():
            assert planes[f"path-{side}"] == {cell(tile.cell) for tile in tiles if tile.joins[0] == OPPOSITE[letter]}
        assert planes["cat"] == set(map(cell, view.cats))
        assert planes["scent"] == set(map(cell, view.scent))
        for kind in ("straight", "curve", "cat"):
            assert counters[kind] == (view.hand == kind)
        assert tuple(counters[f"bag-{kind}"] for kind in ("straights", "curves", "cats")) == view.bag
        assert counters["turns-left"] == (min(127, view.limit - view.turns) if view.limit else 127)
        for k, other in around(position, seat):
            chair = view.chairs[other]
            assert planes[f"end-{k}"] == {cell(chair.path[-1].cell if chair.path else chair.corner)}
            assert planes[f"next-{k}"] >= set(map(cell, chair.exits))
            assert len(planes[f"next-{k}"]) == (1 if chair.path else 2)
            assert counters[f"turn-{k}"] == (view.seat == other)
            assert counters[f"path-{k}"] == len(chair.path)
            assert counters[f"victim-{k}"] == (view.hand == "cat" and view.target == other)
