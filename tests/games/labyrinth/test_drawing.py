"""Labyrinth: the art is drawn by its own rules, sheets show the table, letters as well."""

import re
from dataclasses import replace
from importlib.resources import files
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from meowze.games import game_named
from meowze.games.labyrinth.drawing import HEAVY, letters, sheet, spot, tile
from meowze.games.labyrinth.treasures import TREASURES
from meowze.games.labyrinth.view import Chair, Shape, Square, Tile, View
from meowze.games.sheet import Stamp, layout, svg
from meowze.play.dice import Seeded
from meowze.play.position import Position
from tests.games.chabyrinthe.test_drawing import SVG, along, inked, luminance, symbol

SHAPES: dict[str, tuple[Shape, str]] = {
    "L": ("corner", "ne"),
    "I": ("straight", "ns"),
    "T": ("tee", "esw"),
    "X": ("cross", "nesw"),
    "U": ("dead-end", "n"),
}
OPEN = dict(SHAPES.values())
TILES = [f"{shape}{turn}-" for shape, turns in zip("LITXU", (4, 2, 4, 1, 4), strict=True) for turn in range(turns)]
DOORS = ("bn", "dn", "fn", "2e", "4e", "6e", "fs", "ds", "bs", "6w", "4w", "2w")
PLATES = {"a1": "3", "g1": "0", "g7": "1", "a7": "2"}  # red, yellow, blue, green (docs/rules)
FLOOR = "#f6ecd3"
HEDGE = "#4c7d43"

ROWS = (
    "L1-I1-T0aI1-T0bI0-L2-"
    "/I0-X0-L0sU2-L2xI1-L3-"
    "/T3cI1-T3dL2-T0eL1tT1f"
    "/L1-U1-I1-T2nL3-U3-I0-"
    "/T3gL0-T2hI0-T1iL2uT1j"
    "/I1-T1oL3vT3pI0-L1wU0-"
    "/L0-I1-T2kT0qT2lT2rL3-"
)


def laid(name: str) -> Tile:
    shape, opens = SHAPES[name[0]]
    turned = {"nesw"[("nesw".index(side) + int(name[1])) % 4] for side in opens}
    treasure = "" if name[2] == "-" else TREASURES[ord(name[2]) - ord("a")]
    return Tile(name, shape, int(name[1]), "".join(side for side in "nesw" if side in turned), treasure)


def table(rows: str = ROWS, **changes: object) -> View:
    """A view with these tiles; what is not named is quiet."""
    names = [re.findall("...", row) for row in rows.split("/")]
    view = View(
        squares=tuple(
            Square(f"{'abcdefg'[x]}{y + 1}", None if name == "..." else laid(name))
            for y, row in enumerate(names)
            for x, name in enumerate(row)
        ),
        doors=DOORS,
        hand=laid("I0-"),
        last="",
        barred="",
        chairs=(Chair("a1", "a1", (), 12), Chair("g7", "g7", (), 12)),
        viewer=None,
        cards=(),
        seat=0,
        did="nothing",
        turns=0,
        over=False,
        winners=(),
    )
    return replace(view, **changes)  # type: ignore[arg-type]


BUSY = table(
    hand=laid("T0m"),
    last="4w",
    barred="4e",
    chairs=(Chair("c1", "a1", ("book", "bat"), 4), *(Chair("d4", corner, (), 6) for corner in ("g1", "g7", "a7"))),
    viewer=0,
    cards=("gold", "owl"),
    did="push",
    turns=7,
)


# The art


@pytest.fixture(scope="module")
def art() -> ET.Element:
    return ET.fromstring(files("meowze.games.labyrinth").joinpath("art.svg").read_text(encoding="utf-8"))


def test_every_picture_is_there(art: ET.Element) -> None:
    wanted = {"board", "meadow", "cushion", "card-back", "card-face", "panel", "panel-on", "slot", "push", "walk"}
    wanted |= {
        "fixed",
        "glow",
        "light",
        "shadow",
        "medallion",
        "firefly",
        "door",
        "door-barred",
        "corner-free",
        *OPEN,
        *TREASURES,
    }
    wanted |= {f"lit-{shape}" for shape in OPEN} | {f"digit-{k}" for k in range(10)}
    wanted |= {f"{kind}-{k}" for kind in ("pawn", "corner", "seat") for k in range(4)}
    assert [s.get("viewBox") for s in art.iter(f"{SVG}symbol")] == ["0 0 100 100"] * len(wanted)
    assert {s.get("id") for s in art.iter(f"{SVG}symbol")} == wanted
    assert len(set(TREASURES)) == 24


def test_art_needs_nothing_but_itself(art: ET.Element) -> None:
    plain = {"svg", "defs", "symbol", "g", "path", "rect", "circle", "ellipse", "stop"}
    plain |= {"linearGradient", "radialGradient"}
    ids = [element.get("id") for element in art.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    for element in art.iter():
        assert element.tag.removeprefix(SVG) in plain
        assert not {"style", "class", "href", "filter", "font-family"} & set(element.attrib)
        for value in element.attrib.values():
            assert not value.startswith("url(") or value[5:-1] in ids
        assert not (element.text or "").strip()


@pytest.mark.parametrize("names", [TREASURES, [f"pawn-{k}" for k in range(4)], [f"corner-{k}" for k in range(4)]])
def test_pictures_of_a_kind_differ(art: ET.Element, names: list[str]) -> None:
    assert len({ET.tostring(symbol(art, name)).split(b">", 1)[1] for name in names}) == len(names)


@pytest.mark.parametrize("shape", OPEN)
def test_ways_meet_at_the_middle_of_open_edges_only(art: ET.Element, shape: Shape) -> None:
    face, light = symbol(art, shape), symbol(art, f"lit-{shape}")
    for side in "nesw":
        if side in OPEN[shape]:
            edge = {offset: inked(face, along(side, offset)) for offset in (-24, -18, -15, 0, 15, 18, 24)}
            assert not edge[-24] + edge[24]
            assert edge[-18][-1] == edge[18][-1] == "#cdb588"  # the shade of the wall: a way is 37 wide
            assert edge[-15][-1] == edge[0][-1] == edge[15][-1] == FLOOR
            assert [bool(inked(light, along(side, offset))) for offset in (-19, -18, 18, 19)] == [0, 1, 1, 0]
        else:
            for offset in range(-42, 43, 2):
                assert FLOOR not in inked(face, along(side, offset))
                assert not inked(light, along(side, offset))


@pytest.mark.parametrize("wall", [HEDGE, "#9d7b4f"])
def test_ways_stand_out_from_the_walls(art: ET.Element, wall: str) -> None:
    for shape in OPEN:
        assert wall in {element.get("fill") for element in symbol(art, shape)}
    assert (luminance(FLOOR) + 0.05) / (luminance(wall) + 0.05) >= 3


# The sheet


def stamps(view: View, *lit: str) -> list[Stamp]:
    return [stamp for stamp in sheet(view, lit).stamps if isinstance(stamp, Stamp)]


def test_sheet_shows_the_table() -> None:
    names = [stamp.symbol for stamp in stamps(BUSY)]
    assert sum(names.count(shape) for shape in OPEN) == 49 + 1
    assert names.count("fixed") == 16
    assert (names.count("door"), names.count("door-barred")) == (11, 1)
    assert [names.count(f"corner-{k}") for k in range(4)] == [1] * 4
    assert [names.count(f"pawn-{k}") for k in range(4)] == [2] * 4
    assert (names.count("panel-on"), names.count("panel"), names.count("cushion")) == (1, 3, 1)
    assert names.count("medallion") == 23 + 1 + 2
    assert names.count("slot") == 4 + 6 * 3
    assert (names.count("card-face"), names.count("book"), names.count("owl")) == (2, 2, 2)
    assert not [name for name in names if name.startswith(("lit-", "glow"))]


@pytest.mark.parametrize("seats", game_named("labyrinth").seats)
def test_a_piece_has_the_colour_of_its_corner(seats: int) -> None:
    """In every number of players a corner has one colour, which its owner's piece shares; other corners have none."""
    view: Any = Position.deal("labyrinth", seats, "", Seeded(1)).view()
    shown = stamps(view)
    plates = [stamp for stamp in shown if stamp.symbol.startswith("corner-")]
    owned = {chair.corner: k for k, chair in enumerate(view.chairs)}
    for plate, cell in zip(plates, ("a1", "g1", "a7", "g7"), strict=True):
        kind = plate.symbol.removeprefix("corner-")
        assert kind == (PLATES[cell] if cell in owned else "free")
        here = [s for s in shown if s.symbol == f"pawn-{kind}" and abs(s.x - plate.x) + abs(s.y - plate.y) < 50]
        assert len(here) == (cell in owned)


def test_others_see_no_cards() -> None:
    assert "card-face" not in {stamp.symbol for stamp in stamps(replace(BUSY, viewer=None, cards=()))}


def test_lit_cells_glow() -> None:
    shown = stamps(BUSY, "a1", "b1")
    lit = [(stamp.symbol, stamp.turn) for stamp in shown if stamp.symbol.startswith(("lit-", "glow"))]
    assert lit == [("lit-corner", 1), ("glow", 0), ("lit-straight", 1), ("glow", 0)]


def test_pawns_together_stand_apart() -> None:
    for cell in ("d4", "b2"):  # with and without a treasure
        view = replace(BUSY, chairs=tuple(replace(chair, pawn=cell) for chair in BUSY.chairs))
        pawns = [stamp for stamp in stamps(view) if stamp.symbol.startswith("pawn-") and stamp.size < 50]
        assert len({(pawn.x, pawn.y) for pawn in pawns}) == 4
        assert max(pawn.x for pawn in pawns) - min(pawn.x for pawn in pawns) < 60


def test_doors_lie_outside_the_maze() -> None:
    assert [spot(name) for name in ("bn", "2e", "fs", "6w", "g7")] == [(1, -1), (7, 1), (5, 7), (-1, 5), (6, 6)]
    arrows = [stamp for stamp in stamps(BUSY) if stamp.symbol.startswith("door")]
    assert [stamp.turn for stamp in arrows] == [0] * 3 + [1] * 3 + [2] * 3 + [3] * 3


@pytest.mark.parametrize(
    "changes",
    [
        {"hand": None, "seat": None},
        {"cards": TREASURES, "chairs": (Chair("a1", "a1", (), 24),)},
        {"over": True, "winners": (0,), "chairs": (Chair("a1", "a1", TREASURES, 0),)},
    ],
)
def test_sheet_of_every_state(changes: dict[str, object]) -> None:
    view = table("/".join(["L0-" + "..." * 6] * 7), **changes)
    ET.fromstring(text := svg(sheet(view, ("a1", "b1"))))
    assert set(re.findall(r"url\(#([^)]+)\)", text)) <= set(re.findall(r' id="([^"]+)"', text))
    picture = sheet(view)
    for stamp in stamps(view)[1:]:  # all but the ground
        assert 0 <= stamp.x <= picture.width - stamp.size
        assert 0 <= stamp.y <= picture.height - stamp.size


# Letters


LETTERS = """
       a    b    c    d    e    f    g
            ↓         ↓         ↓
                0               ┃
1      ╔═════════a══━━━━━━━b━━  ┃  ━━┓
       ║         ║         ┃    ┃    ┃
       ┃    ┃    ┃                   ┃
2  →   ┃  ━━╋━━  s━━  ●  ━━x  ━━━━━━━┛   ←
       ┃    ┃         ┃    ┃
       ┃         ┃                   ┃
3      c━━━━━━━  d━━━━┓  ━━e━━  t━━━━f
       ┃         ┃    ┃    ┃    ┃    ┃
                      ┃1   ┃         ┃
4  →   ┏━━  ●━━━━━━━━━n━━━━┛  ━━●    ┃   ×
       ┃             3 2             ┃
       ┃    ┃    ┃    ┃    ┃         ┃
5      g━━  ┗━━━━h━━  ┃  ━━i  ━━u  ━━j
       ┃              ┃    ┃    ┃    ┃
            ┃    ┃    ┃    ┃         ┃
6  → ━━━━━━━o  ━━v    p━━  ┃    w━━  ●   ←
            ┃         ┃    ┃    ┃
       ┃         ┃         ┃    ┃    ┃
7      ┗━━━━━━━━━k━━━━q━━━━l━━━━r━━━━┛
                      ┃
            ↑         ↑         ↑


hand  ━━m━━   tee, m bat
        ┃

> seat 0: at c1, home a1, 4 left  found a book, m bat
  seat 1: at d4, home g1, 6 left
  seat 2: at d4, home g7, 6 left
  seat 3: at d4, home a7, 6 left
seat 0 looks for b gold, u owl
turn 8, seat 0 to walk
"""


def test_letters_of_a_table() -> None:
    assert letters(BUSY, ("a1", "b1", "c1")) == LETTERS.removeprefix("\n")


@pytest.mark.parametrize("name", TILES)
def test_letters_end_at_the_edges_a_tile_opens(name: str) -> None:
    reach = {glyph: sides for sides, glyph in HEAVY.items()}
    rows = tile(laid(name))
    ends = {"n": rows[0][2], "e": rows[1][4], "s": rows[2][2], "w": rows[1][0]}
    assert {side for side, glyph in ends.items() if side in reach.get(glyph, "")} == set(laid(name).opens)
    assert reach.get(rows[1][2], laid(name).opens) == laid(name).opens
    assert [len(row) for row in rows] == [5, 5, 5]


@pytest.mark.parametrize(
    ("name", "lit", "drawing"),
    [
        ("L0-", False, ("  ┃  ", "  ┗━━", "     ")),
        ("T0m", False, ("     ", "━━m━━", "  ┃  ")),
        ("U2-", False, ("     ", "  ●  ", "  ┃  ")),
        ("X0-", True, ("  ║  ", "══╬══", "  ║  ")),
        ("L3x", True, ("  ║  ", "══x  ", "     ")),
    ],
)
def test_letters_of_a_tile(name: str, lit: bool, drawing: tuple[str, ...]) -> None:
    assert tile(laid(name), lit) == drawing


def test_letters_during_the_deal() -> None:
    text = letters(table("/".join(["L0-" + "..." * 6] * 7), hand=None, seat=None))
    assert text.count("·") == 6 * 7 + 1
    assert "hand    ·     none" in text
    assert text.endswith("before the lot\n")
    assert ">" not in text


def test_letters_when_it_is_over() -> None:
    assert letters(table(over=True, winners=(1,), turns=30)).endswith("over after 30 turns\nwon by seat 1\n")
    assert ">" not in letters(table(over=True, winners=(1,)))
    assert letters(table(over=True, turns=5)).endswith("over after 5 turns\nwon by nobody\n")


@pytest.mark.parametrize(("did", "words"), [("nothing", "to push"), ("push", "to walk"), ("walk", "has walked")])
def test_letters_say_what_is_to_do(did: str, words: str) -> None:
    assert letters(table(did=did, seat=1, turns=3)).endswith(f"turn 4, seat 1 {words}\n")


def test_letters_are_plain() -> None:
    text = letters(BUSY, ("a1",))
    assert not [line for line in text.splitlines() if line != line.rstrip()]
    assert set(text) <= set("━┃┏┓┗┛┣┫┳┻╋═║╔╗╚╝╠╣╦╩╬●·×↓←↑→\n") | {chr(k) for k in range(32, 127)}


def test_the_page_knows_all_treasures() -> None:
    assert tuple(layout("meowze.games.labyrinth")["treasures"]) == TREASURES
