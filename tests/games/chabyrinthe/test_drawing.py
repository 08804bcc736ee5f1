"""The art is drawn by its own rules, sheets become sound SVG, and letters show what lies on the table."""

import re
from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import files
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest

from meowze.games.chabyrinthe.drawing import HEAVY, letters, light, portrait, sheet, tile
from meowze.games.chabyrinthe.view import Card, Cat, Chair, Shape, Square, View, Way
from meowze.games.sheet import Label, Sheet, Stamp, svg

Point = tuple[float, float]

SVG = "{http://www.w3.org/2000/svg}"
SHAPES: dict[str, tuple[Shape, tuple[str, ...]]] = {
    "L": ("elbow", ("ne",)),
    "I": ("straight", ("ns",)),
    "T": ("tee", ("esw",)),
    "X": ("cross", ("nesw",)),
    "B": ("bridge", ("ns", "ew")),
    "D": ("double-elbow", ("ne", "sw")),
    "U": ("dead-end", ("n",)),
}
CARDS = [
    f"{shape}{turn}" for shape, turns in zip("LITXBDU", (4, 2, 4, 1, 1, 2, 4), strict=True) for turn in range(turns)
]
OPEN = {shape: "".join(joins) for shape, joins in SHAPES.values()}
MIDDLES: dict[str, Point] = {"n": (50, 0.2), "e": (99.8, 50), "s": (50, 99.8), "w": (0.2, 50)}


def card(name: str) -> Card:
    shape, joins = SHAPES[name[0]]
    turn = int(name[1])
    turned = ("".join("nesw"[("nesw".index(side) + turn) % 4] for side in join) for join in joins)
    return Card(name, shape, turn, tuple(turned))


def table(rows: str, **changes: object) -> View:
    """A view with these cards; what is not named is quiet."""
    names = [re.findall("..", row) for row in rows.split("/")]
    board = len(names)
    columns, lines = "abcd"[:board], "1234"[:board]
    view = View(
        board=board,
        mode="points",
        counted="points",
        squares=tuple(
            Square(f"{columns[x]}{y + 1}", None if name == ".." else card(name))
            for y, row in enumerate(names)
            for x, name in enumerate(row)
        ),
        places=(
            *(f"{c}n" for c in columns),
            *(f"{k}e" for k in lines),
            *(f"{c}s" for c in reversed(columns)),
            *(f"{k}w" for k in reversed(lines)),
        ),
        homes=(),
        cats=(),
        top=card("T0"),
        pile=10,
        under=(),
        unseen=(0,) * 7,
        strays=(5, 4, 3),
        chairs=(Chair(3, (3,), (0,)), Chair(9, (4, 5), (2, 1))),
        seat=0,
        done=1,
        actions=2,
        turns=7,
        over=False,
        winners=(),
        verdict=0,
    )
    return replace(view, **changes)  # type: ignore[arg-type]


SMALL = table(
    "L1I1L2/B0X0D0/I0T1U3",
    homes=("1e", "bs"),
    cats=(Cat("an", 3, 1), Cat("2w", 5)),
)
WAY = Way("2w", 5, "bs", ("a2", "b2", "b3"))


# The art


@pytest.fixture(scope="module")
def art() -> ET.Element:
    return ET.fromstring(files("meowze.games.chabyrinthe").joinpath("art.svg").read_text(encoding="utf-8"))


def symbol(art: ET.Element, name: str) -> ET.Element:
    found = art.find(f"{SVG}symbol[@id='{name}']")
    assert found is not None, name
    return found


def test_every_picture_is_there(art: ET.Element) -> None:
    wanted = {"roof", "home", "pile-back", "cat-back", "paw", "paw-done", "place", "door", "moon"}
    wanted |= set(OPEN) | {"bridge-over", "light-ne", "light-ns", "light-n", "sky", "yard", "shadow"}
    wanted |= {"town-west", "town-east", "window-lit"}
    wanted |= {f"cat-{k}" for k in range(15)} | {f"digit-{k}" for k in range(10)} | {f"seat-{k}" for k in range(4)}
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


def test_fifteen_cats_differ_and_wear_the_tag_at_one_spot(art: ET.Element) -> None:
    cats = [symbol(art, f"cat-{k}") for k in range(15)]
    assert len({ET.tostring(cat).split(b">", 1)[1] for cat in cats}) == 15
    for cat in cats:
        tag = list(cat)[-1]
        assert (tag.get("cx"), tag.get("cy"), tag.get("r")) == ("50", "68.4", "13")


def polylines(d: str) -> Iterator[list[Point]]:
    """The subpaths of a path as points, curves in sixteen pieces; only the commands that gutters use."""
    x = y = 0.0
    mirror: Point = (0, 0)
    points: list[Point] = []
    for command, rest in re.findall(r"([MHVhvCSqz])([^A-Za-z]*)", d):
        numbers = [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", rest)]
        if command == "M" and points:
            yield points
            points = []
        for ends in {"M": moves, "C": cubics, "S": cubics, "q": quadratics}.get(command, lines)(
            command, numbers, (x, y), mirror
        ):
            points += ends[0]
            (x, y), mirror = ends[0][-1], ends[1]
    yield points


Ends = Iterator[tuple[list[Point], Point]]


def moves(_: str, numbers: list[float], __: Point, ___: Point) -> Ends:
    assert len(numbers) == 2
    yield [(numbers[0], numbers[1])], (numbers[0], numbers[1])


def lines(command: str, numbers: list[float], at: Point, _: Point) -> Ends:
    for number in numbers:
        base = at if command in "hv" else (0, 0)
        at = (base[0] + number, at[1]) if command in "hH" else (at[0], base[1] + number)
        yield [at], at


def cubics(command: str, numbers: list[float], at: Point, mirror: Point) -> Ends:
    first = [2 * at[0] - mirror[0], 2 * at[1] - mirror[1]] if command == "S" else []
    assert len(first + numbers) == 6
    a, b, c, d, e, f = first + numbers
    yield [bezier([at, (a, b), (c, d), (e, f)], k / 16) for k in range(1, 17)], (c, d)


def quadratics(_: str, numbers: list[float], at: Point, __: Point) -> Ends:
    a, b, c, d = (at[k % 2] + number for k, number in enumerate(numbers))
    yield [bezier([at, (a, b), (c, d)], k / 16) for k in range(1, 17)], (a, b)


def bezier(points: list[Point], t: float) -> Point:
    while len(points) > 1:
        points = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(points)]
    return points[0]


def distance(p: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    t = max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length)) if length else 0.0
    return float(((p[0] - a[0] - t * dx) ** 2 + (p[1] - a[1] - t * dy) ** 2) ** 0.5)


def inside(p: Point, ring: list[Point]) -> bool:
    odd = False
    for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
        if (a[1] > p[1]) != (b[1] > p[1]) and p[0] < (b[0] - a[0]) * (p[1] - a[1]) / (b[1] - a[1]) + a[0]:
            odd = not odd
    return odd


def inked(symbol: ET.Element, p: Point) -> list[str]:
    """The opaque colours that paths lay on a point, lowest first (strokes as capsules, fills by even-odd)."""
    found = []
    for path in symbol.iter(f"{SVG}path"):
        fill, stroke = path.get("fill", "none"), path.get("stroke")
        if "fill-opacity" in path.attrib or "stroke-opacity" in path.attrib or fill.startswith("url"):
            continue
        for points in polylines(path.get("d", "")):
            reach = float(path.get("stroke-width", "1")) / 2
            near = any(distance(p, a, b) <= reach for a, b in pairwise(points))
            if (stroke and near) or (not stroke and fill != "none" and inside(p, points)):
                found.append(stroke or fill)
    return found


def along(side: str, offset: float) -> Point:
    x, y = MIDDLES[side]
    return (x + offset, y) if side in "ns" else (x, y + offset)


@pytest.mark.parametrize("shape", OPEN)
def test_gutters_meet_at_the_middle_of_open_edges_only(art: ET.Element, shape: Shape) -> None:
    gutter = symbol(art, shape)
    for side in "nesw":
        if side in OPEN[shape]:
            edge = {offset: inked(gutter, along(side, offset)) for offset in (-20, -18.5, -9, 0, 9, 18.5, 20)}
            assert edge[-20] == edge[20] == []
            assert edge[-18.5][-1] == edge[18.5][-1] == "#f4c598"
            assert edge[-9][-1] == edge[9][-1] == "#121a2b"
            assert edge[0][-1] == "#1f2a44"
        else:
            assert not any(inked(gutter, along(side, offset)) for offset in range(-42, 43, 2))


def test_gutters_that_do_not_join_do_not_touch(art: ET.Element) -> None:
    middle = [(50 + k, 50 - k) for k in range(-3, 4)]
    assert not any(inked(symbol(art, "double-elbow"), p) for p in middle)
    assert inked(symbol(art, "bridge"), (50, 50))[-1] == inked(symbol(art, "bridge-over"), (50, 50))[-1]
    assert inked(symbol(art, "bridge"), (30, 50))[-1] == "#f4c598"  # the rim of what passes over
    assert not inked(symbol(art, "dead-end"), (50, 75))


@pytest.mark.parametrize(("name", "sides"), [("light-n", "n"), ("light-ns", "ns"), ("light-ne", "ne")])
def test_light_reaches_the_edges(art: ET.Element, name: str, sides: str) -> None:
    assert "".join(side for side in "nesw" if inked(symbol(art, name), MIDDLES[side])) == sides


def luminance(colour: str) -> float:
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_gutters_stand_out_from_the_roof(art: ET.Element) -> None:
    tones = {fill for e in symbol(art, "roof") if (fill := e.get("fill", "")).startswith("#")}
    assert len(tones) > 5
    for tone in tones:
        assert (luminance(tone) + 0.05) / (luminance("#1f2a44") + 0.05) >= 3, tone


# SVG


def drawn(*stamps: Stamp | Label, title: str = "t") -> str:
    return svg(Sheet(200, 100, "#1c2346", stamps, "meowze.games.chabyrinthe", title))


def test_svg_holds_what_it_uses_and_nothing_else() -> None:
    root = ET.fromstring(drawn(Stamp("home", 0, 0), Stamp("elbow", 100, 0, turn=5), Stamp("home", 50, 0, 20)))
    ids = {e.get("id", "").split("-", 2)[2] for e in root.iter() if e.get("id")}
    assert ids == {"home", "elbow", "glow", "wall", "eaves", "window"}
    known = {f"#{e.get('id')}" for e in root.iter(f"{SVG}symbol")}
    uses = list(root.iter(f"{SVG}use"))
    assert len(uses) == 3
    assert {use.get("href") for use in uses} == known
    assert uses[1].get("transform") == "rotate(90 150 50)"
    assert "style" not in {key for element in root.iter() for key in element.attrib}


def test_svg_paints_refer_to_its_own_gradients() -> None:
    text = svg(sheet(SMALL, (WAY,)))
    assert set(re.findall(r"url\(#([^)]+)\)", text)) <= set(re.findall(r' id="([^"]+)"', text))


def test_two_pictures_share_no_id() -> None:
    one, two = (set(re.findall(r' id="([^"]+)"', drawn(Stamp("home", x, 0)))) for x in (0, 1))
    assert one
    assert not one & two


def test_words_are_escaped() -> None:
    text = drawn(Label('<b> & "c"', 5, 20, 16, ink='"red'), title="cats & <dogs>")
    root = ET.fromstring(text)
    assert [e.text for e in root if e.tag in (f"{SVG}title", f"{SVG}text")] == ["cats & <dogs>", '<b> & "c"']


def test_unknown_symbols_are_an_error() -> None:
    with pytest.raises(KeyError):
        drawn(Stamp("unicorn", 0, 0))


# The sheet


def symbols(view: View, *ways: Way) -> list[str]:
    return [stamp.symbol for stamp in sheet(view, ways).stamps if isinstance(stamp, Stamp)]


def test_sheet_shows_the_table() -> None:
    names = symbols(SMALL)
    assert names.count("roof") == 10
    assert names.count("home") == 2
    assert names.count("place") == 12 - 4
    assert [names.count(name) for name in ("paw", "paw-done")] == [1, 1]
    assert not [name for name in names if name.startswith("light")]
    for cat in SMALL.cats:
        where = names.index(portrait(cat.value, cat.coat))
        assert f"digit-{cat.value}" in names[where:]


def test_the_town_lights_a_window_for_each_cat_and_the_moon_travels() -> None:
    def drawn(symbol: str, **changes: object) -> list[Stamp]:
        found = [item for item in sheet(table("L0L0/L0L0", **changes)).stamps if isinstance(item, Stamp)]
        return [stamp for stamp in found if stamp.symbol == symbol]

    assert len(drawn("town-west")) == len(drawn("town-east")) == 1
    cats = [(), (3,), (3,) * 15]
    assert [len(drawn("window-lit", chairs=(Chair(0, won, won),))) for won in cats] == [0, 1, 15]
    moons = [drawn("moon", strays=strays, seat=None)[0].x for strays in ((5, 4, 4), (3, 2, 2), (0, 0, 0))]
    assert moons == sorted(set(moons))


def test_light_runs_from_the_cat_to_its_home() -> None:
    assert light([WAY]) == {"a2": [frozenset("we")], "b2": [frozenset("ws")], "b3": [frozenset("ns")]}
    names = symbols(SMALL, WAY)
    assert [names.count(name) for name in ("light-ns", "light-n", "light-ne", "bridge-over")] == [2, 2, 0, 1]
    assert names.index("bridge-over") == names.index("light-ns") + 1


@pytest.mark.parametrize("changes", [{"top": None}, {"seat": None}, {"over": True, "winners": (1,), "verdict": 2}])
def test_sheet_of_every_state(changes: dict[str, object]) -> None:
    ET.fromstring(svg(sheet(table("L0../....", **changes))))


# Letters


def test_letters_of_a_table() -> None:
    assert letters(SMALL, (WAY,)).splitlines() == [
        "           a      b      c",
        "          cat3    ·      ·",
        "        ╭     ╮╭     ╮╭     ╮",
        "1     ·    ┏━━━━━━━━━━━━━┓    ⌂",
        "        ╰  ┃  ╯╰     ╯╰  ┃  ╯",
        "        ╭  ┃  ╮╭  ┃  ╮╭  ┗━┓╮",
        "2  cat5 ══ ┃ ═════╗━━━━┓   ┗━ ·",
        "        ╰  ┃  ╯╰  ║  ╯╰┗━┓  ╯",
        "        ╭  ┃  ╮╭  ║  ╮╭     ╮",
        "3     ·    ┃   ━━━║   ━━━●    ·",
        "        ╰  ┃  ╯╰  ║  ╯╰     ╯",
        "           ·      ⌂      ·",
        "",
        "next  ╭     ╮   pile 10, put back 0",
        "      ━━━┳━━━   cats left 12: 5 of 3, 4 of 4, 3 of 5",
        "      ╰  ┃  ╯",
        "",
        "> seat 0: 3  cat3",
        "  seat 1: 9  cat4 cat5",
        "turn 8, seat 0 to play, actions done 1 of 2",
        "cat5 2w → ⌂ bs: a2 b2 b3",
    ]


DRAWINGS = """
L0      L1      L2      L3      I0      I1
╭  ┃  ╮ ╭     ╮ ╭     ╮ ╭  ┃  ╮ ╭  ┃  ╮ ╭     ╮
   ┗━━━    ┏━━━ ━━━┓    ━━━┛       ┃    ━━━━━━━
╰     ╯ ╰  ┃  ╯ ╰  ┃  ╯ ╰     ╯ ╰  ┃  ╯ ╰     ╯

T0      T1      T2      T3      X0      B0
╭     ╮ ╭  ┃  ╮ ╭  ┃  ╮ ╭  ┃  ╮ ╭  ┃  ╮ ╭  ┃  ╮
━━━┳━━━ ━━━┫    ━━━┻━━━    ┣━━━ ━━━╋━━━ ━━ ┃ ━━
╰  ┃  ╯ ╰  ┃  ╯ ╰     ╯ ╰  ┃  ╯ ╰  ┃  ╯ ╰  ┃  ╯

D0      D1      U0      U1      U2      U3
╭  ┗━┓╮ ╭┏━┛  ╮ ╭  ┃  ╮ ╭     ╮ ╭     ╮ ╭     ╮
━┓   ┗━ ━┛   ┏━    ●       ●━━━    ●    ━━━●
╰┗━┓  ╯ ╰  ┏━┛╯ ╰     ╯ ╰     ╯ ╰  ┃  ╯ ╰     ╯
"""


def test_letters_of_all_cards() -> None:
    for block in DRAWINGS.strip("\n").split("\n\n"):
        names, *rows = block.splitlines()
        for k, name in enumerate(names.split()):
            assert tile(card(name)) == tuple(row.ljust(47)[8 * k : 8 * k + 7] for row in rows), name


REACH = {glyph: sides for sides, glyph in HEAVY.items()}


@pytest.mark.parametrize("name", CARDS)
def test_letters_end_at_the_edges_a_card_joins(name: str) -> None:
    rows = tile(card(name))
    ends = {"n": rows[0][3], "e": rows[1][6], "s": rows[2][3], "w": rows[1][0]}
    reached = {side for side, glyph in ends.items() if side in REACH.get(glyph, "")}
    assert reached == set("".join(card(name).joins))
    assert [len(row) for row in rows] == [7, 7, 7]


@pytest.mark.parametrize(
    ("name", "pairs", "drawing"),
    [
        ("T0", ["es"], ("╭     ╮", "━━━╔═══", "╰  ║  ╯")),
        ("X0", ["ns", "ne"], ("╭  ║  ╮", "━━━╠═══", "╰  ║  ╯")),
        ("B0", ["ns"], ("╭  ║  ╮", "━━ ║ ━━", "╰  ║  ╯")),
        ("B0", ["ew"], ("╭  ┃  ╮", "══ ┃ ══", "╰  ┃  ╯")),
        ("D0", ["ws"], ("╭  ┗━┓╮", "═╗   ┗━", "╰╚═╗  ╯")),
        ("D1", ["nw", "es"], ("╭╔═╝  ╮", "═╝   ╔═", "╰  ╔═╝╯")),
    ],
)
def test_letters_of_light(name: str, pairs: list[str], drawing: tuple[str, ...]) -> None:
    assert tile(card(name), [frozenset(pair) for pair in pairs]) == drawing


def test_letters_during_the_deal() -> None:
    text = letters(table("L0../....", top=None, seat=None, done=0, turns=0))
    assert text.count("·") == 8 + 3 + 1
    assert "turn 1, before the lot, actions done 0 of 2" in text
    assert ">" not in text


def test_letters_when_it_is_over() -> None:
    text = letters(table("L0I0/X0B0", over=True, winners=(0, 1), turns=1))
    assert text.endswith("over after 1 turns\nwon by seat 0, seat 1\n")
    assert ">" not in text
    assert "verdict 2 of 7" in letters(table("L0I0/X0B0", over=True, winners=(0,), verdict=2))


def test_letters_are_plain() -> None:
    text = letters(SMALL, (WAY,))
    assert not [line for line in text.splitlines() if line != line.rstrip()]
    assert set(text) <= set("╭╮╰╯━┃┏┓┗┛┣┫┳┻╋═║╔╗╚╝╠╣╦╩╬●⌂·→\n") | {chr(k) for k in range(32, 127)}
