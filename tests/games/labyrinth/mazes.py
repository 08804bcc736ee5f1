"""Labyrinth mazes for tests, drawn as text: each character is a tile with its open sides, a letter its treasure.

The sixteen fixed tiles are those of the rule book; tiles that do not matter are `╵`, a dead end open to the north."""

from meowze.games.labyrinth import rules
from meowze.games.labyrinth.notation import cell_names
from meowze.games.labyrinth.rules import State
from meowze.play.dice import Seeded
from meowze.play.position import Position

SIGNS = "└┌┐┘│─┬┤┴├┼╵╶╷╴"
NAMES = "L0 L1 L2 L3 I0 I1 T0 T1 T2 T3 X0 U0 U1 U2 U3".split()
TILES = dict(zip(SIGNS, NAMES, strict=True))
TREASURES = "abcdefghijklmnopqrstuvwx"
DOORS = "bn dn fn 2e 4e 6e fs ds bs 6w 4w 2w".split()
CELLS = [column + row for row in "1234567" for column in "abcdefg"]
QUIET = "fn0"  # this push changes nothing while the hand is ╵, since column f of the mazes has only such tiles

# Nobody gets further than one step south of a fixed tile.
WALLS = """
    ┌  ╵  ┬a ╵  ┬b ╵  ┐
    ╵  ╵  ╵  ╵  ╵  ╵  ╵
    ├c ╵  ├d ╵  ┬e ╵  ┤f
    ╵  ╵  ╵  ╵  ╵  ╵  ╵
    ├g ╵  ┴h ╵  ┤i ╵  ┤j
    ╵  ╵  ╵  ╵  ╵  ╵  ╵
    └  ╵  ┴k ╵  ┴l ╵  ┘
"""
# From a1 ways lead over row 1 to e1, down column a to a4, down column c past the bat to c5, and by d3 to e4.
HALL = """
    ┌  ─  ┬a ─  ┬b ╵  ┐
    │  ╵  │  ╵  ╵  ╵  ╵
    ├c ╵  ├d ─  ┬e ╵  ┤f
    ╵  ╵  │m ╵  ╵  ╵  ╵
    ├g ╵  ┴h ╵  ┤i ╵  ┤j
    ╵  ╵  ╵  ╵  ╵  ╵  ╷
    └  ╵  ┴k ╵  ┴l ╵  ┘
"""
HALL_FROM_A1 = tuple("a1 b1 c1 d1 e1 a2 c2 e2 a3 c3 d3 e3 a4 c4 e4 c5".split())
# Row 2 and column b hold tiles of all kinds.
LINES = """
    ┌  ─n ┬a ╵  ┬b ╵  ┐
    └s ┬o ┐t ┼  ╶  │  ┤p
    ├c ┘u ├d ╵  ┬e ╵  ┤f
    ╵  ╴  ╵  ╵  ╵  ╵  ╵
    ├g │  ┴h ╵  ┤i ╵  ┤j
    ╵  ┌  ╵  ╵  ╵  ╵  ╵
    └  ├q ┴k ╵  ┴l ╵  ┘
"""


def all_over(sign: str) -> str:
    """A maze of one tile, forty-nine times."""
    return "\n".join([" ".join(sign * 7)] * 7)


def tile(sign: str) -> str:
    """A drawn tile as position text writes it."""
    return TILES[sign[0]] + (sign[1:] or "-")


def with_tiles(drawing: str, changes: str) -> str:
    """A drawing with other tiles on some cells: "b1 ─ d4 ┬m"."""
    signs, words = drawing.split(), changes.split()
    for cell, sign in zip(words[::2], words[1::2], strict=True):
        signs[CELLS.index(cell)] = sign
    return "\n".join(" ".join(signs[k : k + 7]) for k in range(0, 49, 7))


def maze(
    drawing: str,
    *,
    hand: str = "╵",
    pawns: str = "a1,g7",
    last: str = "-",
    secrets: int = 1,
    cards: str = "",
    found: str = "",
    turns: int = 0,
    seat: str = "0",
    did: str = "-",
    switches: str = "",
) -> Position:
    """The position of a drawing; unless told otherwise each seat seeks one treasure that lies nowhere."""
    seats = pawns.count(",") + 1
    cards = cards or ",".join("xwvu"[:seats])
    found = found or ",".join("-" * seats)
    known = zip(cards.replace("-", "").split(","), found.replace("-", "").split(","), strict=True)
    left = ",".join(str(secrets - len(held) - len(opened)) for held, opened in known)
    pool = "".join(letter for letter in TREASURES if letter not in cards + found) or "-"
    rows = "/".join("".join(map(tile, line.split())) for line in drawing.strip().splitlines())
    text = (
        f"{rows} hand:{tile(hand)} loose:- pawns:{pawns} last:{last} cards:{cards} found:{found} left:{left}"
        f" pool:{pool} turns:{turns} seat:{seat} did:{did} with:secrets={secrets}{',' if switches else ''}{switches}"
    )
    return Position.read("labyrinth", text)


def dealt(seed: int, seats: int = 2, options: str = "") -> Position:
    """A random deal."""
    return Position.deal("labyrinth", seats, options, Seeded(seed))


def part(position: Position, name: str) -> str:
    """One field of the position's text."""
    fields = position.text.split()
    return fields[0] if name == "rows" else next(f for f in fields if f.startswith(name + ":"))[len(name) + 1 :]


def tiles(position: Position) -> dict[str, str]:
    """The tile on every cell as position text writes it."""
    text = part(position, "rows").replace("/", "")
    return {cell: text[3 * k : 3 * k + 3] for k, cell in enumerate(CELLS)}


def line(door: str) -> list[str]:
    """The seven cells that a push at a door moves, the one next to the door first."""
    cells = [cell for cell in CELLS if door[0] in cell]
    return cells if door[1] in "nw" else cells[::-1]


def pushes(*doors: str) -> set[str]:
    """The pushes at some doors, the tile turned in each way."""
    return {f"{door}{quarters}" for door in doors for quarters in range(4)}


def cards_shown(letters: str) -> dict[str, int]:
    """Nature's outcomes with their weights, if each of these cards is equally likely."""
    return {f"card-{letter}": 1 for letter in letters}


def without(letters: str) -> str:
    """The letters of all treasures but these."""
    return "".join(letter for letter in TREASURES if letter not in letters)


def kinds(position: Position, actions: str) -> list[str]:
    """What happens step by step in these actions."""
    return [step.fact.kind for step in position.steps(actions)]


def reach(s: State, seat: int) -> tuple[str, ...]:
    """The names of the cells that a seat's pawn can walk to."""
    return cell_names(rules.reach(s, seat))
