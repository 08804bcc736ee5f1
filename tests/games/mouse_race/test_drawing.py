"""Mouse race: the art is drawn by its own rules, sheets show the table, letters as well."""

import re
from dataclasses import replace
from importlib.resources import files
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from meowze.games import game_named
from meowze.games.mouse_race.drawing import INKS, LINES, heading, letters, lie, line, sheet, spot
from meowze.games.mouse_race.view import Chair, PathTile, View
from meowze.games.sheet import Stamp, parts, svg
from meowze.play.dice import Seeded
from meowze.play.position import Position
from tests.games.chabyrinthe.test_drawing import SVG, along, inked, luminance, symbol

OPEN = {"straight": "ns", "curve": "ne"}
JOINS = ("ns", "sn", "ew", "we", "ne", "en", "es", "se", "sw", "ws", "nw", "wn")
COLOURS = ("#e69f00", "#3f93d6", "#009e73", "#d55e00")
PLATES = {"a1": "0", "m1": "1", "m13": "2", "a13": "3"}
BURNT, CHIP = "#4a2813", "#fbe8c8"
SCENT = tuple(f"{column}{row}" for row in (6, 7, 8) for column in "fgh" if (column, row) != ("g", 7))
STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


def name(column: int, row: int) -> str:
    return f"{chr(ord('a') + column)}{row + 1}"


def walked(corner: str, first: str, ends: str) -> Chair:
    """A seat whose path leaves its corner by this side; its tiles' new ends point as told."""
    (x, y), side, tiles = spot(corner), first, []
    for end in ends:
        x, y = x + STEPS[side][0], y + STEPS[side][1]
        tiles.append(PathTile(name(x, y), "nesw"["swne".index(side)] + end))
        side = end
    return Chair(corner, tuple(tiles), (name(x + STEPS[side][0], y + STEPS[side][1]),))


def waiting(corner: str) -> Chair:
    """A seat without a path."""
    column, row = spot(corner)
    return Chair(corner, (), (name(abs(column - 1), row), name(column, abs(row - 1))))


def table(**changes: object) -> View:
    """A view of two seats at the start; what is not named is quiet."""
    view = View(
        chairs=(waiting("a1"), waiting("m13")),
        cats=(),
        cheese="g7",
        scent=SCENT,
        hand=None,
        bag=(72, 72, 20),
        target=None,
        side=(),
        way=(),
        seat=0,
        turns=0,
        limit=400,
        over=False,
        winners=(),
    )
    return replace(view, **changes)  # type: ignore[arg-type]


BUSY = table(
    chairs=(
        walked("a1", "e", "esseess"),
        walked("m1", "s", "swwwss"),
        walked("m13", "w", "wnwnnww"),
        walked("a13", "n", "een"),
    ),
    cats=("h4", "e7", "f8", "c11"),
    hand="cat",
    bag=(60, 55, 15),
    target=1,
    turns=16,
)


# The art


@pytest.fixture(scope="module")
def art() -> ET.Element:
    return ET.fromstring(files("meowze.games.mouse_race").joinpath("art.svg").read_text(encoding="utf-8"))


def test_the_reach_of_a_cat_is_drawn_in_the_colour_of_its_victim() -> None:
    """Free squares of the side and the way are marked, the way where both overlap."""
    view = table(hand="cat", target=1, side=("m13", "m12", "l12"), way=("l12", "k11"))
    drawn = [(stamp.symbol, stamp.ink) for stamp in stamps(view) if stamp.symbol in ("side", "way")]
    assert drawn == [("side", INKS[2]), ("way", INKS[2]), ("way", INKS[2])]  # of two, the second sits opposite


def test_every_picture_is_there(art: ET.Element) -> None:
    wanted = {"table", "board", "square", "scent", "aroma", "cheese", "plate", "cloth", "panel", "panel-on", *OPEN}
    wanted |= {"shadow", "light", "glow", "side", "way", "exit", "corner-free", "bag"}
    wanted |= {"bag-straight", "bag-curve", "bag-cat"}
    wanted |= {"crumb", "lids-0", "lids-1", "lids-2"}
    wanted |= {f"cat-{k}" for k in range(3)} | {f"digit-{k}" for k in range(10)}
    kinds = ("line-straight", "line-curve", "mark", "end", "mouse", "corner", "seat")
    wanted |= {f"{kind}-{k}" for kind in kinds for k in range(4)}
    assert [s.get("viewBox") for s in art.iter(f"{SVG}symbol")] == ["0 0 100 100"] * len(wanted)
    assert {s.get("id") for s in art.iter(f"{SVG}symbol")} == wanted


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
    assert len(ET.tostring(art)) < 60_000


def test_digits_and_seats_are_those_of_the_other_games() -> None:
    for shared in (*(f"digit-{k}" for k in range(10)), *(f"seat-{k}" for k in range(4))):
        assert parts("meowze.games.mouse_race")[shared].split() == parts("meowze.games.labyrinth")[shared].split()


@pytest.mark.parametrize(("kind", "count"), [("mouse", 4), ("cat", 3), ("corner", 4), ("end", 4), ("mark", 4)])
def test_pictures_of_a_kind_differ_in_more_than_colour(art: ET.Element, kind: str, count: int) -> None:
    drawn = [ET.tostring(symbol(art, f"{kind}-{k}")).split(b">", 1)[1] for k in range(count)]
    assert len({re.sub(rb"#[0-9a-f]+", b"#", picture) for picture in drawn}) == count


@pytest.mark.parametrize("shape", OPEN)
def test_lines_meet_at_the_middle_of_open_edges_only(art: ET.Element, shape: str) -> None:
    for side in "nesw":
        for k, drawn in enumerate([f"line-{shape}-{seat}" for seat in range(4)] + [shape]):
            face = symbol(art, drawn)
            if side in OPEN[shape]:
                edge = {offset: inked(face, along(side, offset)) for offset in (-19.5, -18.5, 0, 18.5, 19.5)}
                assert edge[-19.5] == edge[19.5] == []
                assert edge[-18.5][-1] == edge[18.5][-1] == BURNT  # a line is 38 wide
                assert edge[0][-1] == (*COLOURS, "#7a4a28")[k]
            else:
                assert not any(inked(face, along(side, offset)) for offset in range(-48, 49, 2))


def contrast(first: str, second: str) -> float:
    dark, bright = sorted((luminance(first), luminance(second)))
    return (bright + 0.05) / (dark + 0.05)


def test_lines_stand_out(art: ET.Element) -> None:
    assert contrast(BURNT, CHIP) >= 3
    for colour in COLOURS:
        assert contrast(colour, BURNT) >= 3
    for ink in INKS:
        assert contrast(ink, "#e6c08a") >= 3
        assert contrast(ink, "#f9d160") >= 3
    for field, fill in (("square", "#e6c08a"), ("scent", "#f9d160")):
        assert fill in {element.get("fill") for element in symbol(art, field)}


# The sheet


def stamps(view: View, *lit: str) -> list[Stamp]:
    return [stamp for stamp in sheet(view, lit).stamps if isinstance(stamp, Stamp)]


def test_sheet_shows_the_table() -> None:
    names = [stamp.symbol for stamp in stamps(BUSY)]
    assert (names.count("square"), names.count("scent"), names.count("cheese")) == (169, 8, 1)
    assert names.count("straight") + names.count("curve") == 7 + 6 + 7 + 3 + 4  # and one for each seat
    assert [names.count(f"line-straight-{k}") + names.count(f"line-curve-{k}") for k in range(4)] == [8, 7, 8, 4]
    assert [names.count(f"end-{k}") for k in range(4)] == [1] * 4
    assert [names.count(f"corner-{k}") for k in range(4)] == [1] * 4
    assert [names.count(f"mouse-{k}") for k in range(4)] == [2, 3, 2, 2]  # one is shown as the cat's victim
    assert sum(names.count(f"cat-{k}") for k in range(3)) == 4 + 1
    assert (names.count("panel-on"), names.count("panel"), names.count("bag")) == (1, 3 + 1, 1)
    assert names.count("exit") == 3  # a cat bars the fourth
    assert "glow" not in names


@pytest.mark.parametrize("joins", JOINS)
def test_chips_are_turned_as_they_join(joins: str) -> None:
    shape, turn = lie(PathTile("c3", joins))
    assert {"nesw"[("nesw".index(side) + turn) % 4] for side in OPEN[shape]} == set(joins)


def test_lit_cells_glow() -> None:
    glows = [stamp.size for stamp in stamps(BUSY, "b3", "e7", "b1") if stamp.symbol == "glow"]
    assert [size > 110 for size in glows] == [False, True, True]  # around what lies there


@pytest.mark.parametrize("seats", game_named("mouse-race").seats)
def test_a_piece_has_the_colour_of_its_corner(seats: int) -> None:
    """In every number of players a corner has one colour, which its owner's piece shares; other corners have none."""
    view: Any = Position.deal("mouse-race", seats, "players=2-to-4", Seeded(1)).view()
    shown = stamps(view)
    plates = [stamp for stamp in shown if stamp.symbol.startswith("corner-")]
    owned = {chair.corner: k for k, chair in enumerate(view.chairs)}
    for plate, cell in zip(plates, PLATES, strict=True):
        kind = plate.symbol.removeprefix("corner-")
        assert kind == (PLATES[cell] if cell in owned else "free")
        here = [s for s in shown if s.symbol == f"mouse-{kind}" and abs(s.x - plate.x) + abs(s.y - plate.y) < 50]
        assert len(here) == (cell in owned)


def test_exits_point_away_from_the_path() -> None:
    turns = [stamp.turn for stamp in stamps(table()) if stamp.symbol == "exit"]
    assert ["nesw"[turn] for turn in turns] == ["e", "s", "w", "n"]
    barred = table(cats=("b1", "m12"))
    assert ["nesw"[stamp.turn] for stamp in stamps(barred) if stamp.symbol == "exit"] == ["s", "w"]
    assert [heading(chair, chair.exits[0]) for chair in BUSY.chairs] == ["s", "s", "w", "n"]


def test_a_tile_in_hand_bears_the_line_of_its_seat() -> None:
    lines = [stamp for stamp in stamps(table(hand="curve", seat=1)) if stamp.symbol == "line-curve-2"]
    assert [stamp.size for stamp in lines] == [170]


def test_the_winner_sits_at_the_end_of_the_path() -> None:
    won = table(chairs=(walked("a1", "e", "esseesssese"), waiting("m13")), over=True, winners=(0,))
    shown = stamps(won)
    mouse = next(stamp for stamp in shown if stamp.symbol == "mouse-0" and stamp.size == 94)
    corner = next(stamp for stamp in shown if stamp.symbol == "corner-0")
    assert ((mouse.x - corner.x) // 104, (mouse.y - corner.y) // 104) == (5, 6)
    assert not [stamp for stamp in shown if stamp.symbol in ("end-0", "exit")]
    assert [stamp.symbol for stamp in shown].count("cheese") == 2


@pytest.mark.parametrize(
    "changes",
    [
        {"seat": None},
        {"hand": "straight", "seat": 1},
        {"hand": "cat", "target": None},
        {"over": True},
        {"over": True, "winners": (1,)},
        {"chairs": tuple(map(waiting, ("a1", "m1", "m13", "a13"))), "seat": 3, "bag": (0, 0, 0)},
    ],
)
def test_sheet_of_every_state(changes: dict[str, object]) -> None:
    view = table(**changes)
    ET.fromstring(text := svg(sheet(view, ("a1", "m13", "b1"))))
    assert set(re.findall(r"url\(#([^)]+)\)", text)) <= set(re.findall(r' id="([^"]+)"', text))
    picture = sheet(view)
    for stamp in stamps(view, "a1", "m13")[1:]:  # all but the ground
        assert 0 <= stamp.x <= picture.width - stamp.size
        assert 0 <= stamp.y <= picture.height - stamp.size


# Letters


LETTERS = """
    a  b  c  d  e  f  g  h  i  j  k  l  m
 1  0 ━━━━┓  ·  ·  ·  ·  ·  ·  ·  ·  ·  1
 2  ·  ·  ┃  ·  ·  ·  ·  ·  ·  ·  ·  ·  ║
 3  ·  ·  ┗━━━━━┓  ·  ·  ·  ·  ╔════════╝
 4  ·  ·  · [·] ┃  ·  ·  C  ·  ║  ·  ·  ·
 5  ·  ·  ·  ·  ↓  ·  ·  ·  ·  ↓  ·  ·  ·
 6  ·  ·  ·  ·  ·  :  :  :  ·  ·  ·  ·  ·
 7  ·  ·  ·  ·  C  :  *  :  ·  ·  ·  ·  ·
 8  ·  ·  ·  ·  ·  C  :  :  ·  ·  ·  ·  ·
 9  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
10  ·  ·  ·  ·  ·  ·  ·  ← ────╮  ·  ·  ·
11  ·  · [C] ·  ·  ·  ·  ·  ·  │  ·  ·  ·
12  ┌┄┄┄┄┄┘  ·  ·  ·  ·  ·  ·  ╰──╮  ·  ·
13  3  ·  ·  ·  ·  ·  ·  ·  ·  ·  ╰──── 2

hand: cat
bag: 60 straight, 55 curve, 15 cat
> seat 0 ━━━ corner a1, 7 tiles, points at e5
  seat 1 ═══ corner m1, 6 tiles, points at j5
  seat 2 ─── corner m13, 7 tiles, points at h10
  seat 3 ┄┄┄ corner a13, 3 tiles, points at c11, a cat
turn 17 of 400, seat 0 to lay a cat against seat 1
"""


def test_letters_of_a_table() -> None:
    assert letters(BUSY, ("d4", "c11")) == LETTERS.removeprefix("\n")


@pytest.mark.parametrize("seat", range(4))
def test_letters_end_at_the_edges_a_tile_joins(seat: int) -> None:
    reach = {glyph: sides for sides, glyph in LINES[seat].items()}
    for joins in JOINS:
        shown = line(seat, joins)
        assert set(reach[shown[1]]) == set(joins)
        assert (shown[0] != " ", shown[2] != " ") == ("w" in joins, "e" in joins)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({}, "turn 1 of 400, seat 0 to draw or to miss the turn\n"),
        ({"bag": (0, 0, 0)}, "turn 1 of 400, seat 0 to miss the turn: the bag is empty\n"),
        ({"hand": "straight", "turns": 7, "seat": 1}, "turn 8 of 400, seat 1 to lay a straight\n"),
        ({"hand": "cat", "target": 1}, "turn 1 of 400, seat 0 to lay a cat against seat 1\n"),
        ({"seat": None}, "before the lot\n"),
        ({"over": True, "turns": 30, "winners": (1,)}, "over after 30 turns\nwon by seat 1\n"),
        ({"over": True, "turns": 400}, "over after 400 turns\nwon by nobody\n"),
    ],
)
def test_letters_say_what_is_to_do(changes: dict[str, object], words: str) -> None:
    assert letters(table(**changes)).endswith(words)


def test_letters_say_where_paths_point() -> None:
    chairs = (walked("a1", "e", "e"), waiting("m13"))
    text = letters(table(chairs=chairs, cats=("c1",), hand="curve"))
    assert "hand: curve\nbag: 72 straight, 72 curve, 20 cat\n" in text
    assert "> seat 0 ━━━ corner a1, 1 tile, points at c1, a cat\n" in text
    assert "  seat 1 ═══ corner m13, 0 tiles, starts at l13 or m12\n" in text
    reached = letters(table(chairs=(walked("a1", "e", "esseesssese"), waiting("m13")), over=True, winners=(0,)))
    assert "  seat 0 ━━━ corner a1, 11 tiles, points at g7, the cheese\n" in reached


def test_letters_are_plain() -> None:
    text = letters(BUSY, ("d4", "c11"))
    assert not [row for row in text.splitlines() if row != row.rstrip()]
    lines = {glyph for glyphs in LINES for glyph in glyphs.values()}
    assert len(lines) == 4 * 6  # each seat has its own
    assert set(text) <= lines | set("·↓←↑→\n") | {chr(k) for k in range(32, 127)}
