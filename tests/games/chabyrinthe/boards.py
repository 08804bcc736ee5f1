"""Chabyrinthe tables for tests, drawn as they lie: places outside, cards inside.

`.` a free place, `H` a home, `3` `4` `5` a cat; `--` a dead end, which carries no path from side to side."""

from collections import Counter

from meowze.play.dice import Seeded
from meowze.play.position import Position

LETTERS = "LITXBDU"

QUIET = """
      3  .  .  .
   .  -- -- -- --  .
   .  -- -- -- --  H
   H  -- -- -- --  .
   .  -- -- -- --  .
      .  .  .  4
"""
# The cat at 2w can run to 2e once d2 is turned a quarter.
ROW = """
      .  .  .  .
   .  -- -- -- --  .
   3  I1 I1 I1 I0  H
   .  -- -- -- --  .
   H  -- -- -- --  .
      .  .  5  .
"""
# Cat is joined to cat and home to home; b2 turned a quarter joins bn with 2w and 2e with bs.
DOUBLE = """
      .  3  .  .
   .  -- I0 -- --  .
   H  I1 D0 I1 I1  4
   .  -- I0 -- --  .
   .  -- I0 -- --  .
      .  H  .  .
"""
# The tee b2, turned a quarter clockwise, lets both cats run to the home at 2e.
TEE = """
      .  3  .  .
   .  -- I0 -- --  .
   4  I1 T1 I1 I1  H
   .  -- -- -- --  .
   H  -- -- -- --  .
      .  .  .  .
"""
# Row 2 and column b hold all kinds of cards to be pushed; no cat is near a gutter.
LINES = """
      .  .  .  3
   H  -- T0 -- --  .
   .  D0 X0 B0 I0  .
   .  -- L0 -- --  4
   .  -- T3 -- --  .
      .  .  H  .
"""
# Pushing at bn brings the cross to b2, and everything is joined to everything.
STAR = """
      .  3  .  .
   .  -- X0 -- --  .
   H  I1 I0 I1 I1  H
   .  -- I0 -- --  .
   .  -- I0 -- --  .
      .  4  .  .
"""
# As dealt: the elbows in their corners, before the lot.
FRESH = """
      3  .  .  .
   .  -- -- -- L2  H
   .  -- -- -- --  .
   .  -- -- -- --  .
   H  L0 -- -- --  .
      .  .  .  4
"""


def _places(size: int) -> list[str]:
    """The places row by row as the drawing names them: above, then left and right of each row, then below."""
    columns, rows = "abcd"[:size], "1234"[:size]
    sides = [row + side for row in rows for side in "we"]
    return [*(column + "n" for column in columns), *sides, *(column + "s" for column in columns)]


def _read(drawing: str) -> tuple[list[list[str]], dict[str, str]]:
    """The rows of cards and what lies at each place."""
    above, *middle, below = (line.replace("--", "U0").split() for line in drawing.strip().splitlines())
    marks = [*above, *(mark for row in middle for mark in (row[0], row[-1])), *below]
    lying = {place: mark for place, mark in zip(_places(len(middle)), marks, strict=True) if mark != "."}
    return [row[1:-1] for row in middle], lying


def _strays(cats: str, won: str) -> str:
    """The cats that are neither outside nor won."""
    mine = [[int(count) for count in seat.split("/")] for seat in won.split(",")]
    outside = Counter(cat[-1] for cat in cats.split(","))
    return "/".join(str(5 - outside[str(k + 3)] - sum(seat[k] for seat in mine)) for k in range(3))


def _deck(known: list[str], unseen: str) -> str:
    """The deck that holds just these cards."""
    shapes = Counter(card[0] for card in known)
    counts = zip(LETTERS, unseen.split("/"), strict=True)
    return "/".join(str(shapes[letter] + int(count)) for letter, count in counts)


def table(
    drawing: str,
    *,
    homes: str = "",
    cats: str = "",
    top: str = "U0",
    under: str = "-",
    unseen: str = "2/0/0/0/0/0/0",
    won: str = "0/0/0,0/0/0",
    turns: int = 0,
    seat: str = "0",
    did: str = "-",
    switches: str = "",
) -> Position:
    """The position of a drawing; homes or cats, when named, lie as named instead of as drawn."""
    rows, lying = _read(drawing)
    homes = homes or ",".join(place for place, mark in lying.items() if mark == "H")
    cats = cats or ",".join(place + mark for place, mark in lying.items() if mark != "H")
    put_back = [] if under == "-" else [under[k : k + 2] for k in range(0, len(under), 2)]
    deck = _deck([*(card for row in rows for card in row), top, *put_back], unseen)
    board = f"{len(rows)}x{len(rows)}"
    text = (
        f"{'/'.join(''.join(row) for row in rows)} homes:{homes} cats:{cats} top:{top} under:{under}"
        f" unseen:{unseen} strays:{_strays(cats, won)} owed:- won:{won} turns:{turns} seat:{seat} did:{did}"
        f" with:deck={deck},board={board}{',' if switches else ''}{switches}"
    )
    return Position.read("chabyrinthe", text)


def dealt(seed: int, seats: int = 2, options: str = "") -> Position:
    """A random deal."""
    return Position.deal("chabyrinthe", seats, options, Seeded(seed))


def part(position: Position, name: str) -> str:
    """One field of the position's text."""
    fields = position.text.split()
    return fields[0] if name == "rows" else next(f for f in fields if f.startswith(name + ":"))[len(name) + 1 :]


def rim(position: Position) -> str:
    """What lies outside the square: homes, then cats."""
    return f"{part(position, 'homes')} {part(position, 'cats')}"


def cards(position: Position, line: str) -> str:
    """The cards of a column from above, or of a row from the left."""
    squares = position.view().squares
    return " ".join(square.card.name for square in squares if line in square.cell)


def kinds(position: Position, actions: str) -> list[str]:
    """What happens step by step in these actions."""
    return [step.fact.kind for step in position.steps(actions)]
