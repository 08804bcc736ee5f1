"""Mouse race positions for tests, built from walks.

A walk gives a path as directions from its corner: `ees` goes from a1 east to b1, east to c1, and points south at c2. So
a walk has one letter more than the path has tiles; an empty walk means no path."""

from itertools import pairwise

from meowze.games.mouse_race.view import Chair
from meowze.play.position import Position

COLUMNS = "abcdefghijklm"
CELLS = [f"{column}{row}" for row in range(1, 14) for column in COLUMNS]
STEPS = {"n": -13, "e": 1, "s": 13, "w": -1}
BACK = {"n": "s", "e": "w", "s": "n", "w": "e"}
CORNERS = {2: "a1 m13", 3: "a1 m1 m13", 4: "a1 m1 m13 a13"}
LINES = {"ns": "│", "ew": "─", "en": "└", "es": "┌", "sw": "┐", "nw": "┘"}
SCENT = "f6 g6 h6 f7 h7 f8 g8 h8".split()
PLAIN = "scent=no-exception"
USUAL_BAG = "72/72/20"


def tiles_of(corner: str, walk: str) -> dict[str, tuple[str, str]]:
    """The tiles of a walk: for each cell the direction in which the path comes in and the one in which it goes on."""
    found, at = {}, CELLS.index(corner)
    for comes, out in pairwise(walk):
        at += STEPS[comes]
        found[CELLS[at]] = (comes, out)
    return found


def kitchen(
    *walks: str,
    cats: str = "",
    hand: str = "-",
    seat: str = "0",
    turns: int = 0,
    won: str = "-",
    switches: str = "",
) -> Position:
    """The position with these walks, one for each seat, and cats on these cells; all other tiles are in the bag."""
    corners = CORNERS[len(walks)].split()
    paths = [tiles_of(corner, walk) for corner, walk in zip(corners, walks, strict=True)]
    signs = dict.fromkeys(cats.split(), "C") | {"g7": "*"} | {corner: str(k) for k, corner in enumerate(corners)}
    lying = [tile for path in paths for tile in path.items()]
    signs |= {cell: LINES["".join(sorted(BACK[comes] + out))] for cell, (comes, out) in lying}
    straights = sum(comes == out for _, (comes, out) in lying)
    used = {"straight": straights, "curve": len(lying) - straights, "cat": len(cats.split())}
    chosen = dict(word.split("=") for word in switches.split(",") if word)
    counts = zip(chosen.get("bag", USUAL_BAG).split("/"), used.items(), strict=True)
    bag = "/".join(str(int(count) - n - (hand == kind)) for count, (kind, n) in counts)
    rows = "/".join("".join(signs.get(f"{c}{row}", ".") for c in COLUMNS) for row in range(1, 14))
    ends = ",".join(walk[1:] or "-" for walk in walks)
    drawn = ",".join("0" * len(walks))
    text = (
        f"{rows} paths:{ends} hand:{hand} bag:{bag} turns:{turns} seat:{seat} won:{won} drawn:{drawn}"
        f" with:{switches or 'standard'} rules:2"
    )
    return Position.read("mouse-race", text)


def chair(position: Position, seat: int = 0) -> Chair:
    """A seat with its path."""
    found: Chair = position.view().chairs[seat]
    return found


def path(position: Position, seat: int = 0) -> str:
    """The path of a seat as text: its cells, and after an arrow the squares for its next tile."""
    held = chair(position, seat)
    return " ".join([*(tile.cell for tile in held.path), "→", *held.exits])


def squares(*walks: str, cats: str = "", seat: str = "0", switches: str = PLAIN) -> set[str]:
    """Where the seat may lay a cat; without the exception for the scent area unless told otherwise."""
    return set(kitchen(*walks, cats=cats, hand="cat", seat=seat, switches=switches).legal)


def ways(kind: str, *walks: str, cats: str = "", switches: str = "") -> str:
    """The ways in which seat 0 may lay a path tile of this kind; `back` when it goes into the bag."""
    position = kitchen(*walks, cats=cats, hand=kind, switches=switches)
    return "".join(position.legal).replace("return", "back")


def but(*cells: str) -> str:
    """All cells but these."""
    return " ".join(cell for cell in CELLS if cell not in cells)
