"""A Chabyrinthe view as a picture and as text for a terminal.

Coordinates are (column, row) with a1 = (0, 0). A place is one step outside: `an` = (0, -1), `1w` = (-1, 0)."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

from meowze.games.chabyrinthe.view import Card, Chair, View, Way
from meowze.games.sheet import PITCH, Label, Sheet, Stamp, layout, number

Lit = dict[str, list[frozenset[str]]]  # by cell: the pairs of sides joined by a highlighted way

ART = layout(__package__)
GRADES: int = ART["moons"]
SIDES = "nesw"
STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}

RING: float = ART["ring"]  # depth of the ring of places
PIECE: float = ART["piece"]
PLACE: float = ART["place"]
RIM: float = ART["rim"]  # of the yard, around the ring
CORNER = (RIM + RING) / 2  # the middle of a corner of the yard
MOON = ART["moon"]
TOWN = ART["town"]
LIGHT: float = ART["light"]  # light covers the gap between two cards
COATS: int = ART["coats"]
LOWEST: int = ART["lowest"]  # value of a cat
SEATS = 190.0  # width of the column of seats
TRAY = 200.0
EDGE = 20.0
YARD = 8.0  # space around the yard
MARGIN = YARD + RIM
CREAM = "#f6e8cc"
TAG = ART["tag"]  # the number on the collar tag of a cat

JOINTS = ("ns", "ew", "ne", "es", "sw", "nw", "nes", "esw", "nsw", "new", "nesw")
HEAVY = dict(zip(JOINTS, "┃━┗┏┓┛┣┳┫┻╋", strict=True))
DOUBLE = dict(zip(JOINTS, "║═╚╔╗╝╠╦╣╩╬", strict=True))
ARMS = {"n": ((0, 3),), "e": ((1, 4), (1, 5), (1, 6)), "s": ((2, 3),), "w": ((1, 0), (1, 1), (1, 2))}
APART = {  # the two gutters of a double elbow, which do not meet: row, column and character
    "ne": ((0, 3, "ne"), (0, 4, "ew"), (0, 5, "sw"), (1, 5, "ne"), (1, 6, "ew")),
    "es": ((2, 3, "es"), (2, 4, "ew"), (2, 5, "nw"), (1, 5, "es"), (1, 6, "ew")),
    "sw": ((2, 3, "sw"), (2, 2, "ew"), (2, 1, "ne"), (1, 1, "sw"), (1, 0, "ew")),
    "nw": ((0, 3, "nw"), (0, 2, "ew"), (0, 1, "es"), (1, 1, "nw"), (1, 0, "ew")),
}


def spot(name: str, board: int) -> tuple[int, int]:
    """Column and row of a cell or place."""
    first, last = name[0], name[1]
    if last in "nsew":
        line = ord(first) - ord("a") if first.isalpha() else int(first) - 1
        return {"n": (line, -1), "e": (board, line), "s": (line, board), "w": (-1, line)}[last]
    return ord(first) - ord("a"), int(last) - 1


def portrait(value: int, coat: int) -> str:
    """The symbol of a cat: its value decides the pose."""
    return f"cat-{COATS * (value - LOWEST) + coat}"


def light(ways: Iterable[Way]) -> Lit:
    """The highlighted parts of each cell: every way enters a cell by one side and leaves it by another."""
    lit: Lit = {}
    for way in ways:
        spots = [spot(cell, 9) for cell in way.cells]
        heads = [next(side for side, (x, y) in STEPS.items() if (a[0] + x, a[1] + y) == b) for a, b in pairwise(spots)]
        enters = [way.place[1], *(_opposite(side) for side in heads)]
        for cell, pair in zip(way.cells, zip(enters, [*heads, way.home[1]], strict=True), strict=True):
            lit.setdefault(cell, []).append(frozenset(pair))
    return lit


def _opposite(side: str) -> str:
    return SIDES[(SIDES.index(side) + 2) % 4]


# The sheet


def sheet(view: View, ways: tuple[Way, ...] = ()) -> Sheet:
    """The table as a picture: seats left, the square with its ring of places, the tray right."""
    side = PITCH * view.board + 2 * (RING + MARGIN)
    width = SEATS + side + TRAY
    stamps: list[Stamp | Label] = [Stamp("sky", 0, side - width, width)]
    stamps += _yard(view, side - 2 * YARD)
    stamps += _seats(view, side)
    stamps += _board(view, light(ways))
    stamps += _tray(view, SEATS + side, side)
    return Sheet(width, side, "#1c2346", tuple(stamps), __package__, _title(view))


def _title(view: View) -> str:
    return f"Chabyrinthe on {view.board}×{view.board}: " + "; ".join(_state(view))


def _at(name: str, board: int, size: float) -> tuple[float, float]:
    column, row = spot(name, board)
    return SEATS + MARGIN + _along(column, board) - size / 2, MARGIN + _along(row, board) - size / 2


def _along(line: int, board: int) -> float:
    """The middle of a column or row, counted from the outer edge of the ring."""
    if line < 0:
        return RING / 2
    return RING + (PITCH * (line + 0.5) if line < board else PITCH * board + RING / 2)


def _yard(view: View, side: float) -> Iterator[Stamp]:
    """The yard and the town: a window is lit for each cat that is home, the moon goes with those still out."""
    yield Stamp("yard", SEATS + YARD, YARD, side)
    gone = max(0.0, 1 - sum(view.strays) / (3 * COATS - 2))  # two cats are out from the start
    yield _in_yard(
        "moon",
        CORNER + gone * (side - 2 * CORNER),
        CORNER + MOON["down"] + MOON["sag"] * (gone - 0.5) ** 2,
        MOON["size"],
    )
    saved = sum(len(chair.cats) for chair in view.chairs)
    share = TOWN["size"] / 100
    for right, name in enumerate(("west", "east")):
        x, y = side - CORNER if right else CORNER, (side * TOWN["ground"] - 50 * TOWN["size"]) / 100
        yield _in_yard(f"town-{name}", x, y, TOWN["size"])
        for k, (across, down) in enumerate(TOWN[name]):
            if 2 * k + right < saved:
                yield _in_yard("window-lit", x + share * (across - 50), y + share * (down - 50), share * TOWN["window"])


def _in_yard(symbol: str, x: float, y: float, size: float) -> Stamp:
    return Stamp(symbol, SEATS + YARD + x - size / 2, YARD + y - size / 2, size)


def _board(view: View, lit: Lit) -> Iterator[Stamp]:
    taken = {cat.place for cat in view.cats} | set(view.homes)
    for name in view.places:
        if name not in taken:
            yield Stamp("place", *_at(name, view.board, PLACE), PLACE)
    for square in view.squares:
        if square.card:
            yield from _card(square.card, *_at(square.cell, view.board, 100), 100)
        else:
            yield Stamp("place", *_at(square.cell, view.board, PLACE), PLACE)
    for square in view.squares:
        if square.card:
            yield from _lights(square.card, *_at(square.cell, view.board, 100), lit.get(square.cell, []))
    for home in view.homes:
        yield Stamp("home", *_at(home, view.board, PIECE), PIECE)
    for cat in view.cats:
        yield from _cat(portrait(cat.value, cat.coat), cat.value, *_at(cat.place, view.board, PIECE), PIECE)


def _card(card: Card, x: float, y: float, size: float) -> Iterator[Stamp]:
    yield Stamp("shadow", x, y + ART["shadow"] * size / 100, size)
    yield Stamp("roof", x, y, size)
    yield Stamp(card.shape, x, y, size, card.turn)


def _lights(card: Card, x: float, y: float, pairs: list[frozenset[str]]) -> Iterator[Stamp]:
    """Light a little larger than the card, so that it runs on over the gap to the next one."""
    left, top = x - (LIGHT - 100) / 2, y - (LIGHT - 100) / 2
    under = [pair for pair in pairs if card.shape == "bridge" and ("e" in pair) == (card.turn % 2 == 0)]
    for pair in [*under, *(pair for pair in pairs if pair not in under)]:
        for symbol, turn in _beams(card, pair):
            yield Stamp(symbol, left, top, LIGHT, turn)
        if pair in under:
            yield Stamp("bridge-over", x, y, 100, card.turn)


def _beams(card: Card, pair: frozenset[str]) -> list[tuple[str, int]]:
    turns = sorted(SIDES.index(side) for side in pair)
    if turns[-1] - turns[0] == 2:
        return [("light-ns", turns[0])]
    if len(turns) == 2 and card.shape in ("elbow", "double-elbow"):
        return [("light-ne", 3 if turns == [0, 3] else turns[0])]
    return [("light-n", turn) for turn in turns]


def _cat(symbol: str, value: int, x: float, y: float, size: float) -> Iterator[Stamp]:
    yield Stamp(symbol, x, y, size)
    middle = (x + size / 2, y + size / 2 + TAG["y"] * size / 100)
    yield from number(value, *middle, TAG["size"] * size / 100, TAG["ink"])


def _seats(view: View, height: float) -> Iterator[Stamp]:
    each = min(150.0, (height - 2 * EDGE) / len(view.chairs))
    for seat, chair in enumerate(view.chairs):
        top = EDGE + each * seat
        bright = seat in view.winners if view.over else seat == view.seat
        if bright:
            yield Stamp("moon", EDGE - 27, top - 17, 124)
        yield Stamp(f"seat-{seat}", EDGE + 7, top + 17, 56)
        yield from number(chair.score, EDGE + 118, top + 45, 46, CREAM)
        yield from _won(chair, EDGE, top + 92)


def _won(chair: Chair, x: float, y: float) -> Iterator[Stamp]:
    step = min(36.0, (SEATS - 2 * EDGE - 30) / max(1, len(chair.cats) - 1))
    for k, (value, coat) in enumerate(zip(chair.cats, chair.coats, strict=True)):
        yield from _cat(portrait(value, coat), value, x + step * k, y, 40)


def _tray(view: View, x: float, height: float) -> Iterator[Stamp]:
    left, low = x + 12, EDGE + 205
    yield Stamp("pile-back", left + 4, EDGE + 4, 166)
    if view.top:
        yield from _card(view.top, left + 6, EDGE + 4, 144)
    yield Stamp("pile-back", left, low, 46)
    yield from number(view.pile, left + 84, low + 22, 44, CREAM)
    yield Stamp("cat-back", left, low + 62, 46)
    yield from number(sum(view.strays), left + 84, low + 84, 44, CREAM)
    if view.verdict:
        for k in range(GRADES):
            opacity = 1.0 if k <= GRADES - view.verdict else 0.25
            yield Stamp("moon", left - 10 + 24 * k, height - 90, 38, opacity=opacity)
    elif not view.over and view.seat is not None:
        for k in range(view.actions):
            yield Stamp("paw" if k >= view.done else "paw-done", left + 78 * k, low + 150, 70)


# Letters


def letters(view: View, ways: tuple[Way, ...] = ()) -> str:
    """The table as text: the square with its places, then the next card, piles, seats and status."""
    lines = [*_square_lines(view, light(ways)), "", *_pile_lines(view), ""]
    lines += [_chair_line(view, seat, chair) for seat, chair in enumerate(view.chairs)]
    lines += _state(view)
    lines += [f"cat{way.value} {way.place} → ⌂ {way.home}: {' '.join(way.cells)}" for way in ways]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _square_lines(view: View, lit: Lit) -> Iterator[str]:
    names = [chr(ord("a") + k) for k in range(view.board)]
    margin = " " * 8
    yield margin + "".join(name.center(7) for name in names)
    yield margin + "".join(_place(view, name + "n").center(7) for name in names)
    for row in range(view.board):
        squares = view.squares[row * view.board : (row + 1) * view.board]
        tiles = [tile(square.card, lit.get(square.cell, [])) for square in squares]
        for k in range(3):
            west = f"{row + 1} {_place(view, f'{row + 1}w'):>5} " if k == 1 else margin
            east = f" {_place(view, f'{row + 1}e')}" if k == 1 else ""
            yield west + "".join(lines[k] for lines in tiles) + east
    yield margin + "".join(_place(view, name + "s").center(7) for name in names)


def _place(view: View, name: str) -> str:
    values = [f"cat{cat.value}" for cat in view.cats if cat.place == name]
    return "".join(values) or ("⌂" if name in view.homes else "·")


def tile(card: Card | None, lit: Iterable[frozenset[str]] = ()) -> tuple[str, str, str]:
    """A card as three lines of seven characters; double lines are highlighted gutters, thin corners the card."""
    rows = [list("╭     ╮"), list("       "), list("╰     ╯")]
    if card is None:
        rows[1][3] = "·"
    else:
        for sides in card.joins:
            for row, column, glyph in _gutter(card, frozenset(sides)):
                rows[row][column] = HEAVY.get(glyph, glyph)
        for pair in _together(card, lit):
            for row, column, glyph in _gutter(card, pair):
                rows[row][column] = DOUBLE.get(glyph, glyph)
    return "".join(rows[0]), "".join(rows[1]), "".join(rows[2])


def _together(card: Card, lit: Iterable[frozenset[str]]) -> list[frozenset[str]]:
    """Highlights in the same gutter merged into one."""
    shared = [frozenset(s for pair in lit if pair <= set(join) for s in pair) for join in card.joins]
    return [sides for sides in shared if sides]


def _gutter(card: Card, sides: frozenset[str]) -> Iterator[tuple[int, int, str]]:
    key = "".join(side for side in SIDES if side in sides)
    if card.shape == "double-elbow":
        yield from APART[key]
        return
    under = card.shape == "bridge" and (key == "ew") == (card.turn % 2 == 0)
    for side in key:
        for row, column in ARMS[side]:
            yield row, column, "ns" if side in "ns" else "ew"
    if under:
        yield from ((1, 2, " "), (1, 4, " "))
    else:
        yield 1, 3, key if len(key) > 1 else "●"


def _pile_lines(view: View) -> Iterator[str]:
    next_card = tile(view.top)
    cats = ", ".join(f"{count} of {value}" for value, count in zip((3, 4, 5), view.strays, strict=True))
    yield f"next  {next_card[0]}   pile {view.pile}, put back {len(view.under)}"
    yield f"      {next_card[1]}   cats left {sum(view.strays)}: {cats}"
    yield f"      {next_card[2]}"


def _chair_line(view: View, seat: int, chair: Chair) -> str:
    mark = ">" if seat == view.seat and not view.over else " "
    return f"{mark} seat {seat}: {chair.score}  " + " ".join(f"cat{value}" for value in chair.cats)


def _state(view: View) -> list[str]:
    if not view.over:
        who = "before the lot" if view.seat is None else f"seat {view.seat} to play"
        return [f"turn {view.turns + 1}, {who}, actions done {view.done} of {view.actions}"]
    lines = [f"over after {view.turns} turns"]
    if view.winners:
        lines.append("won by " + ", ".join(f"seat {seat}" for seat in view.winners))
    if view.verdict:
        lines.append(f"verdict {view.verdict} of {GRADES}, 1 is best")
    return lines
