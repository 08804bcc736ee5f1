"""A Mouse race view as a picture and as text for a terminal.

Coordinates are (column, row) with a1 = (0, 0)."""

from collections.abc import Iterator
from dataclasses import replace

from meowze.games.mouse_race.view import Chair, PathTile, View
from meowze.games.sheet import PITCH, Label, Sheet, Stamp, layout, number

ART = layout(__package__)
BOARD: int = ART["size"]
SIDES = "nesw"
STEPS = {(0, -1): "n", (1, 0): "e", (0, 1): "s", (-1, 0): "w"}

RIM: float = ART["frame"]  # the frame of the board
EDGE = 20.0
SEATS = 316.0  # width of the column of seats
TRAY = 330.0
GROUND = "#b27545"
UMBER = "#46302a"
PIECES: list[list[int]] = ART["pieces"]  # by number of seats: whose colour is that of the seat's corner
INKS: list[str] = ART["inks"]  # the colours of the pieces, dark enough for thin lines on beech
RIBBON: float = ART["ribbon"]  # a ribbon covers the gap to the next chip
CATS: int = ART["cats"]  # how many look different
END: float = ART["end"]
MARK: float = ART["mark"] / 100  # share of a ribbon
BESIDE: float = ART["beside"] / 100  # how far a curve passes from the middle of its chip, across and down

JOINTS = ("ns", "ew", "ne", "es", "sw", "nw")
LINES = tuple(dict(zip(JOINTS, line, strict=True)) for line in ("┃━┗┏┓┛", "║═╚╔╗╝", "│─╰╭╮╯", "┆┄└┌┐┘"))  # by seat
ARROWS = dict(zip(SIDES, "↑→↓←", strict=True))


def spot(cell: str) -> tuple[int, int]:
    """Column and row of a cell."""
    return ord(cell[0]) - ord("a"), int(cell[1:]) - 1


def heading(chair: Chair, cell: str) -> str:
    """The side on which this neighbouring cell lies, seen from the end of a path or from a mouse without one."""
    (x, y), (column, row) = spot(chair.path[-1].cell if chair.path else chair.corner), spot(cell)
    return STEPS[column - x, row - y]


def taken(view: View) -> set[str]:
    """The cells that are not free."""
    return {tile.cell for chair in view.chairs for tile in chair.path} | {
        *view.cats,
        *(chair.corner for chair in view.chairs),
        view.cheese,
    }


# The sheet


def sheet(view: View, lit: tuple[str, ...] = ()) -> Sheet:
    """The table as a picture: seats at the left, the board, the tray at the right; cells in `lit` are highlighted."""
    side = PITCH * BOARD + 2 * (RIM + EDGE)
    width = SEATS + side + TRAY
    stamps: list[Stamp | Label] = [Stamp("table", 0, side - width, width)]
    stamps += _seats(view)
    stamps += [Stamp("board", SEATS + EDGE, EDGE, side - 2 * EDGE)]
    stamps += _fields(view, lit)
    stamps += _exits(view, lit)
    stamps += _cats(view, lit)
    stamps += _paths(view, lit)
    stamps += [_around("cheese", _middle(view.cheese), ART["cheese"]), *_mice(view)]
    stamps += _tray(view, SEATS + side)
    return Sheet(width, side, GROUND, tuple(stamps), __package__, "Mouse race: " + "; ".join(_state(view)))


def _middle(cell: str) -> tuple[float, float]:
    column, row = spot(cell)
    return SEATS + EDGE + RIM + PITCH * (column + 0.5), EDGE + RIM + PITCH * (row + 0.5)


def _around(symbol: str, middle: tuple[float, float], size: float, turn: int = 0, ink: str = "") -> Stamp:
    return Stamp(symbol, middle[0] - size / 2, middle[1] - size / 2, size, turn, ink=ink)


def _fields(view: View, lit: tuple[str, ...]) -> Iterator[Stamp]:
    """The squares of the board, the scent around the cheese, and the highlights."""
    cells = [f"{chr(ord('a') + x)}{y + 1}" for y in range(BOARD) for x in range(BOARD)]
    corners = dict.fromkeys((cells[0], cells[BOARD - 1], cells[-1], cells[-BOARD]), "corner-free")
    corners |= {chair.corner: f"corner-{_piece(view, seat)}" for seat, chair in enumerate(view.chairs)}
    for k, cell in enumerate(cells):
        yield replace(_around("square", _middle(cell), 100), opacity=ART["darker"] if k % 2 else 1)
    yield _around("aroma", _middle(view.cheese), ART["aroma"])
    x, y = spot(view.cheese)
    for cell in view.scent:
        across, down = spot(cell)[0] - x, spot(cell)[1] - y
        turn = 0 if down < 0 <= across else 1 if across > 0 else 2 if down > 0 else 3
        yield _around("scent", _middle(cell), 100, turn)
    for cell, symbol in corners.items():
        yield _around(symbol, _middle(cell), 100)
    for cell in lit:
        if cell not in taken(view):
            yield _around("glow", _middle(cell), PITCH)


def _piece(view: View, seat: int) -> int:
    return PIECES[len(view.chairs) - 1][seat]


def _exits(view: View, lit: tuple[str, ...]) -> Iterator[Stamp]:
    """The squares at which the paths point, if they are free."""
    for seat, chair in enumerate(view.chairs):
        for cell in chair.exits:
            if cell not in taken(view) and not view.over:
                turn = SIDES.index(heading(chair, cell))
                yield _around("exit", _middle(cell), 84 if cell in lit else ART["exit"], turn, INKS[_piece(view, seat)])


def _chip(symbol: str, middle: tuple[float, float], size: float, turn: int = 0) -> Iterator[Stamp]:
    yield _around("shadow", (middle[0], middle[1] + ART["shadow"] * size / 100), size)
    yield _around(symbol, middle, size, turn)
    yield _around("light", middle, size)


def _cats(view: View, lit: tuple[str, ...]) -> Iterator[Stamp]:
    for cell in sorted(view.cats, key=lambda cell: cell in lit):
        column, row = spot(cell)
        if cell in lit:
            yield _around("glow", _middle(cell), 1.2 * PITCH)
        yield from _chip(f"cat-{(column + 2 * row) % CATS}", _middle(cell), 100)


def _paths(view: View, lit: tuple[str, ...]) -> Iterator[Stamp]:
    tiles = [tile for chair in view.chairs for tile in chair.path]
    for tile in sorted(tiles, key=lambda tile: tile.cell in lit):
        if tile.cell in lit:
            yield _around("glow", _middle(tile.cell), 1.2 * PITCH)
        shape, turn = lie(tile)
        yield from _chip(shape, _middle(tile.cell), 100, turn)
    for seat, chair in enumerate(view.chairs):
        for tile in chair.path:
            yield from _line(_piece(view, seat), lie(tile), _middle(tile.cell), RIBBON)
        if chair.path and seat not in view.winners:
            x, y = _middle(chair.path[-1].cell)
            across, down = next(step for step, side in STEPS.items() if side == chair.path[-1].joins[1])
            yield _around(f"end-{_piece(view, seat)}", (x + across * RIBBON / 2, y + down * RIBBON / 2), END)


def lie(tile: PathTile) -> tuple[str, int]:
    """The symbol of a path tile, and its quarter turns."""
    first, last = sorted(SIDES.index(side) for side in tile.joins)
    if last - first == 2:
        return "straight", first
    return "curve", 3 if (first, last) == (0, 3) else first


def _line(piece: int, lies: tuple[str, int], middle: tuple[float, float], size: float) -> Iterator[Stamp]:
    """The line on a path tile in the colour of its mouse, with the mouse's symbol, which stays upright."""
    shape, turn = lies
    yield _around(f"line-{shape}-{piece}", middle, size, turn)
    across, down = ((1, -1), (1, 1), (-1, 1), (-1, -1))[turn] if shape == "curve" else (0, 0)
    out = BESIDE * size
    yield _around(f"mark-{piece}", (middle[0] + out * across, middle[1] + out * down), MARK * size)


def _mice(view: View) -> Iterator[Stamp]:
    """Mice sit in their corners; the winner is at the end of its path."""
    for seat, chair in enumerate(view.chairs):
        home = chair.path[-1].cell if seat in view.winners and chair.path else chair.corner
        yield _around(f"mouse-{_piece(view, seat)}", _middle(home), ART["mouse"])


def _seats(view: View) -> Iterator[Stamp]:
    for seat, chair in enumerate(view.chairs):
        x, y = EDGE, EDGE + 318 * seat
        bright = seat in view.winners if view.over else seat == view.seat
        yield Stamp("panel-on" if bright else "panel", x, y, 296)
        yield Stamp(f"mouse-{_piece(view, seat)}", x + 58, y + 12, 180)
        yield from _chip("straight", (x + 90, y + 231), 76, 1)
        yield from _line(_piece(view, seat), ("straight", 1), (x + 90, y + 231), 76)
        yield from number(len(chair.path), x + 196, y + 232, 70, UMBER)


def _tray(view: View, x: float) -> Iterator[Stamp]:
    middle = (x + 155, EDGE + 155)
    yield Stamp("plate", x, EDGE, 310)
    yield from _hand(view, middle)
    yield Stamp("cloth", x, EDGE + 340, 310)
    yield Stamp("bag", x + 10, EDGE + 338, 290)
    yield from number(sum(view.bag), x + 152, EDGE + 540, 60, UMBER)
    yield Stamp("panel", x + 7, EDGE + 672, 296)
    for k, (kind, count) in enumerate(zip(("straight", "curve", "cat"), view.bag, strict=True)):
        top = EDGE + 682 + 92 * k
        yield Stamp(f"bag-{kind}", x + 48, top, 86)
        yield from number(count, x + 208, top + 44, 58, UMBER)


def _hand(view: View, middle: tuple[float, float]) -> Iterator[Stamp]:
    """The tile in hand, with the mouse that a cat is laid against; at the end of the game the winner and the cheese."""
    x, y = middle
    if view.over:
        for seat in view.winners[:1]:
            yield _around(f"mouse-{_piece(view, seat)}", (x - 28, y - 26), 180)
            yield _around("cheese", (x + 54, y + 58), 136)
    elif view.hand == "cat":
        yield from _chip("cat-0", middle, 170)
        if view.target is not None:
            target = {name: 1.7 * share for name, share in ART["target"].items()}
            yield _around(f"mouse-{_piece(view, view.target)}", (x + target["x"], y + target["y"]), target["size"])
    elif view.hand:
        yield from _chip(view.hand, middle, 170)
        if view.seat is not None:
            yield from _line(_piece(view, view.seat), (view.hand, 0), middle, 170)


# Letters


def letters(view: View, lit: tuple[str, ...] = ()) -> str:
    """The table as text: the board, then the tile in hand, the bag, seats and the status.

    Digits are mice, `C` cats, `*` the cheese, `:` its scent; arrows show where paths continue, brackets highlights."""
    shown = _shown(view)
    lines = ["   " + "".join(f" {chr(ord('a') + k)} " for k in range(BOARD))]
    for row in range(BOARD):
        cells = [f"{chr(ord('a') + column)}{row + 1}" for column in range(BOARD)]
        lines.append(f"{row + 1:2} " + "".join(_letters(shown.get(cell, " · "), cell in lit) for cell in cells))
    straights, curves, cats = view.bag
    lines += ["", f"hand: {view.hand or 'nothing'}", f"bag: {straights} straight, {curves} curve, {cats} cat"]
    lines += [_chair_line(view, seat, chair) for seat, chair in enumerate(view.chairs)]
    return "\n".join(line.rstrip() for line in [*lines, *_state(view)]) + "\n"


def _letters(shown: str, lit: bool) -> str:
    return f"[{shown[1]}]" if lit else shown


def _shown(view: View) -> dict[str, str]:
    """Three characters for each cell that is not empty."""
    shown = dict.fromkeys(view.scent, " : ")
    for chair in view.chairs:
        shown |= {cell: f" {ARROWS[heading(chair, cell)]} " for cell in chair.exits}
    shown |= dict.fromkeys(view.cats, " C ") | {view.cheese: " * "}
    for seat, chair in enumerate(view.chairs):
        shown |= {tile.cell: line(seat, tile.joins) for tile in chair.path}
    return shown | {chair.corner: f" {seat} " for seat, chair in enumerate(view.chairs)}


def line(seat: int, joins: str) -> str:
    """A path tile as three characters in the line style of its seat, such as ` ┗━` for `ne`."""
    glyphs = LINES[seat]
    west, east = (glyphs["ew"] if side in joins else " " for side in "we")
    return west + glyphs["".join(side for side in SIDES if side in joins)] + east


def _chair_line(view: View, seat: int, chair: Chair) -> str:
    mark = ">" if seat == view.seat and not view.over else " "
    there = dict.fromkeys(view.cats, ", a cat") | {view.cheese: ", the cheese"}
    exits = " or ".join(cell + there.get(cell, "") for cell in chair.exits) or "nowhere"
    points = f"points at {exits}" if chair.path else f"starts at {exits}"
    tiles = f"{len(chair.path)} tile" + "s" * (len(chair.path) != 1)
    return f"{mark} seat {seat} {LINES[seat]['ew'] * 3} corner {chair.corner}, {tiles}, {points}"


def _state(view: View) -> list[str]:
    if view.over:
        won = ", ".join(f"seat {seat}" for seat in view.winners)
        return [f"over after {view.turns} turns", f"won by {won}" if won else "won by nobody"]
    if view.seat is None:
        return ["before the lot"]
    if view.hand is None:
        doing = "to draw or to miss the turn" if sum(view.bag) else "to miss the turn: the bag is empty"
    else:
        doing = f"to lay a {view.hand}" + (f" against seat {view.target}" if view.target is not None else "")
    of = f" of {view.limit}" if view.limit else ""
    return [f"turn {view.turns + 1}{of}, seat {view.seat} {doing}"]
