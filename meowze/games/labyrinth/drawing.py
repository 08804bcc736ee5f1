"""A Labyrinth view as a picture and as text for a terminal.

Coordinates are (column, row) with a1 = (0, 0). A door is one step outside: `bn` = (1, -1), `2w` = (-1, 1)."""

from collections.abc import Iterator

from meowze.games.labyrinth.treasures import TREASURES
from meowze.games.labyrinth.view import Chair, Square, Tile, View
from meowze.games.sheet import PITCH, Label, Sheet, Stamp, layout, number

BOARD = 7
SIDES = "nesw"

ART = layout(__package__)
RIM: float = ART["rim"]  # the terrace around the maze, where the doors are
DOOR: float = ART["door"]
LIGHT: float = ART["light"]  # light covers the gap between two tiles
MEDALLION: float = ART["medallion"]
INSIDE: float = ART["inside"] / 100  # of its medallion that a treasure fills
PAWN: float = ART["pawn"]
PIECES: list[list[int]] = ART["pieces"]  # by number of seats: whose colour is that of the seat's corner
CORNERS = ("a1", "g1", "g7", "a7")
FANS = ART["fans"]  # where pawns stand on a tile, by how many they are: steps from its middle
BESIDE = ART["beside"]  # the same around a treasure, which stays in sight
EDGE = 16.0
SEATS = 226.0  # width of the column of seats
TRAY = 236.0
GROUND = "#dcebc0"
UMBER = "#46302a"
FAINT = 0.35

JOINTS = ("ns", "ew", "ne", "es", "sw", "nw", "nes", "esw", "nsw", "new", "nesw")
HEAVY = dict(zip(JOINTS, "┃━┗┏┓┛┣┳┫┻╋", strict=True))
DOUBLE = dict(zip(JOINTS, "║═╚╔╗╝╠╦╣╩╬", strict=True))
ARMS = {"n": ((0, 2),), "e": ((1, 3), (1, 4)), "s": ((2, 2),), "w": ((1, 0), (1, 1))}
STANDS = ((0, 1), (0, 3), (2, 3), (2, 1))  # row and column of each seat's digit, clockwise as the seats' corners
INWARD = {"n": "↓", "e": "←", "s": "↑", "w": "→"}


def spot(name: str) -> tuple[int, int]:
    """Column and row of a cell or door."""
    first, last = name[0], name[1]
    if last in SIDES:
        line = ord(first) - ord("a") if first.isalpha() else int(first) - 1
        return {"n": (line, -1), "e": (BOARD, line), "s": (line, BOARD), "w": (-1, line)}[last]
    return ord(first) - ord("a"), int(last) - 1


# The sheet


def sheet(view: View, lit: tuple[str, ...] = ()) -> Sheet:
    """The table as a picture: seats at the left, the maze, the tray at the right; cells in `lit` are highlighted."""
    side = PITCH * BOARD + 2 * (RIM + EDGE)
    width = SEATS + side + TRAY
    stamps: list[Stamp | Label] = [Stamp("meadow", 0, side - width, width)]
    stamps += _seats(view)
    stamps += [Stamp("board", SEATS + EDGE, EDGE, side - 2 * EDGE)]
    stamps += _doors(view)
    stamps += _maze(view, lit)
    stamps += _pawns(view)
    stamps += _tray(view, SEATS + side, side)
    return Sheet(width, side, GROUND, tuple(stamps), __package__, "Labyrinth: " + "; ".join(_state(view)))


def _middle(name: str) -> tuple[float, float]:
    column, row = spot(name)
    return SEATS + EDGE + RIM + PITCH * (column + 0.5), EDGE + RIM + PITCH * (row + 0.5)


def _around(symbol: str, middle: tuple[float, float], size: float, turn: int = 0) -> Stamp:
    return Stamp(symbol, middle[0] - size / 2, middle[1] - size / 2, size, turn)


def _doors(view: View) -> Iterator[Stamp]:
    for name in view.doors:
        x, y = _middle(name)
        turn = SIDES.index(name[1])
        back = (PITCH - RIM) / 2  # since the rim is narrower than a tile
        x, y = ((x, y + back), (x - back, y), (x, y - back), (x + back, y))[turn]
        yield _around("door-barred" if name == view.barred else "door", (x, y), DOOR, turn)


def _maze(view: View, lit: tuple[str, ...]) -> Iterator[Stamp]:
    for square in view.squares:
        if square.tile:
            x, y = _middle(square.cell)
            yield _around("shadow", (x, y + ART["shadow"]), 100)
            yield _around(square.tile.shape, (x, y), 100, square.tile.turn)
            yield _around("light", (x, y), 100)
    for square in view.squares:
        if square.tile and square.cell in lit:  # a little larger, so that light runs on over the gaps
            yield _around(f"lit-{square.tile.shape}", _middle(square.cell), LIGHT, square.tile.turn)
            yield _around("glow", _middle(square.cell), ART["glow"])
    for square in view.squares:
        if square.tile:
            yield from _things(view, square)


def _things(view: View, square: Square) -> Iterator[Stamp]:
    """What is drawn on a tile: the mark of a fixed tile, a start corner, a treasure."""
    middle = _middle(square.cell)
    column, row = spot(square.cell)
    if column % 2 == row % 2 == 0:
        yield _around("fixed", middle, 100)
    if square.cell in CORNERS:
        owners = [seat for seat, chair in enumerate(view.chairs) if chair.corner == square.cell]
        yield _around(f"corner-{_piece(view, owners[0])}" if owners else "corner-free", middle, ART["corner"])
    if square.tile and square.tile.treasure:
        yield from _treasure(square.tile.treasure, middle, MEDALLION)


def _piece(view: View, seat: int) -> int:
    return PIECES[len(view.chairs) - 1][seat]


def _treasure(name: str, middle: tuple[float, float], size: float) -> Iterator[Stamp]:
    yield _around("medallion", middle, size)
    yield _around(name, middle, INSIDE * size)


def _pawns(view: View) -> Iterator[Stamp]:
    bearing = {square.cell for square in view.squares if square.tile and square.tile.treasure}
    for cell in dict.fromkeys(sorted((chair.pawn for chair in view.chairs), key=lambda name: spot(name)[1])):
        here = [seat for seat, chair in enumerate(view.chairs) if chair.pawn == cell]
        steps = BESIDE[: len(here)] if cell in bearing else FANS[len(here) - 1]
        x, y = _middle(cell)
        for seat, (right, down) in zip(here, steps, strict=True):
            yield _around(f"pawn-{_piece(view, seat)}", (x + right, y + down), PAWN)


def _seats(view: View) -> Iterator[Stamp]:
    for seat, chair in enumerate(view.chairs):
        x, y = EDGE, EDGE + 226 * seat
        bright = seat in view.winners if view.over else seat == view.seat
        yield Stamp("panel-on" if bright else "panel", x, y, 212)
        yield Stamp(f"pawn-{_piece(view, seat)}", x + 6, y + 6, 96)
        yield Stamp("card-back", x + 92, y + 20, 66)
        yield from number(chair.left, x + 174, y + 52, 38, UMBER)
        yield from _found(chair, x + 6, y + 104)


def _found(chair: Chair, x: float, y: float) -> Iterator[Stamp]:
    """The treasures a seat has found, and an empty slot for each one it has not."""
    cards = len(chair.found) + chair.left
    across = 4 if cards <= 8 else 6
    wide, high = 200 / across, min(200 / across, 100 / -(-max(1, cards) // across))
    for k in range(cards):
        middle = (x + wide * (k % across + 0.5), y + high * (k // across + 0.5))
        if k < len(chair.found):
            yield from _treasure(chair.found[k], middle, 0.95 * high)
        else:
            yield _around("slot", middle, 0.9 * high)


def _tray(view: View, x: float, height: float) -> Iterator[Stamp]:
    left = x + 4
    yield Stamp("cushion", left, EDGE, 214)
    if view.hand:
        middle = (left + 107, EDGE + 103)
        yield _around("shadow", (middle[0], middle[1] + 1.36 * ART["shadow"]), 136)
        yield _around(view.hand.shape, middle, 136, view.hand.turn)
        yield _around("light", middle, 136)
        if view.hand.treasure:
            yield from _treasure(view.hand.treasure, middle, 0.01 * MEDALLION * 136)
    if not view.over and view.seat is not None:
        yield Stamp("push", left + 8, EDGE + 232, 92, opacity=1 if view.did == "nothing" else FAINT)
        yield Stamp("walk", left + 114, EDGE + 232, 92, opacity=1 if view.did == "push" else FAINT)
    yield from _cards(view.cards, left, EDGE + 344, height - EDGE)


def _cards(names: tuple[str, ...], left: float, top: float, bottom: float) -> Iterator[Stamp]:
    """The cards that the viewer has looked at, as large as the space allows."""
    room = (bottom - top) / 214
    across = next((k for k in (1, 2, 3, 4) if len(names) <= k * int(room * k)), 5)
    size = 214 / across
    for k, name in enumerate(names):
        x, y = left + size * (k % across), top + size * (k // across)
        yield Stamp("card-face", x, y, size)
        middle = (x + size / 2, y + size / 2 + ART["card"]["y"] * size / 100)
        yield _around(name, middle, ART["card"]["size"] * size / 100)


# Letters


def letters(view: View, lit: tuple[str, ...] = ()) -> str:
    """The table as text: the maze with its doors, then the tile in hand, seats, the viewer's cards and the status.

    Double lines are highlighted ways, letters in the middle of a tile treasures, digits beside it pawns."""
    lines = [*_maze_lines(view, lit), "", *_hand_lines(view.hand), ""]
    lines += [_chair_line(view, seat, chair) for seat, chair in enumerate(view.chairs)]
    if view.cards:
        lines.append(f"seat {view.viewer} looks for {_named(view.cards)}")
    lines += _state(view)
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _maze_lines(view: View, lit: tuple[str, ...]) -> Iterator[str]:
    names = [chr(ord("a") + k) for k in range(BOARD)]
    margin = " " * 5
    yield margin + "".join(name.center(5) for name in names)
    yield margin + "".join(_door(view, name + "n").center(5) for name in names)
    for row in range(BOARD):
        squares = view.squares[row * BOARD : (row + 1) * BOARD]
        tiles = [_with_pawns(view, square, square.cell in lit) for square in squares]
        for k in range(3):
            west = f"{row + 1}  {_door(view, f'{row + 1}w')} " if k == 1 else margin
            east = f" {_door(view, f'{row + 1}e')}" if k == 1 else ""
            yield west + "".join(lines[k] for lines in tiles) + east
    yield margin + "".join(_door(view, name + "s").center(5) for name in names)


def _door(view: View, name: str) -> str:
    if name not in view.doors:
        return " "
    return "×" if name == view.barred else INWARD[name[1]]


def tile(tile: Tile | None, lit: bool = False) -> tuple[str, str, str]:
    """A tile as three lines of five characters: its ways, with the letter of its treasure in the middle."""
    rows = [list("     ") for _ in range(3)]
    if tile is None:
        rows[1][2] = "·"
    else:
        glyphs = DOUBLE if lit else HEAVY
        sides = "".join(side for side in SIDES if side in tile.opens)
        for side in sides:
            for row, column in ARMS[side]:
                rows[row][column] = glyphs["ns" if side in "ns" else "ew"]
        rows[1][2] = _letter(tile.treasure) if tile.treasure else glyphs.get(sides, "●")
    return "".join(rows[0]), "".join(rows[1]), "".join(rows[2])


def _with_pawns(view: View, square: Square, lit: bool) -> list[str]:
    rows = [list(row) for row in tile(square.tile, lit)]
    for seat, chair in enumerate(view.chairs):
        if chair.pawn == square.cell:
            row, column = STANDS[seat]
            rows[row][column] = str(seat)
    return ["".join(row) for row in rows]


def _letter(treasure: str) -> str:
    return chr(ord("a") + TREASURES.index(treasure))


def _named(treasures: tuple[str, ...]) -> str:
    return ", ".join(f"{_letter(name)} {name}" for name in treasures)


def _hand_lines(hand: Tile | None) -> Iterator[str]:
    rows = tile(hand)
    about = "none" if hand is None else f"{hand.shape}, {_named((hand.treasure,))}" if hand.treasure else hand.shape
    yield f"      {rows[0]}"
    yield f"hand  {rows[1]}   {about}"
    yield f"      {rows[2]}"


def _chair_line(view: View, seat: int, chair: Chair) -> str:
    mark = ">" if seat == view.seat and not view.over else " "
    found = f"  found {_named(chair.found)}" if chair.found else ""
    return f"{mark} seat {seat}: at {chair.pawn}, home {chair.corner}, {chair.left} left{found}"


def _state(view: View) -> list[str]:
    if view.over:
        won = ", ".join(f"seat {seat}" for seat in view.winners)
        return [f"over after {view.turns} turns", f"won by {won}" if won else "won by nobody"]
    if view.seat is None:
        return ["before the lot"]
    doing = {"nothing": "to push", "push": "to walk", "walk": "has walked"}[view.did]
    return [f"turn {view.turns + 1}, seat {view.seat} {doing}"]
