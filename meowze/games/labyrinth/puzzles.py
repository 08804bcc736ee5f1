"""The puzzles of Labyrinth."""

from meowze.games.contract_puzzles import Theme
from meowze.games.grid import lowest
from meowze.games.labyrinth import puzzle_aims as functions
from meowze.games.labyrinth.notation import SIZE
from meowze.games.labyrinth.puzzle_aims import GUARD, REACH
from meowze.games.labyrinth.rules import HAND, State, mark_at, normal, opens_at, spun
from meowze.games.labyrinth.text import read_position
from meowze.games.labyrinth.treasures import TREASURES

__all__ = ["THEMES", "functions", "told"]

LOOSE = [cell for cell in range(SIZE * SIZE) if cell // SIZE % 2 or cell % SIZE % 2]  # where tiles are dealt


def redealt(s: State, roll: int) -> State:
    """The position with two tiles exchanged, the pawn elsewhere, or a tile turned: the deal could have been so."""
    change, roll = roll % 4, roll // 4
    cell, roll = LOOSE[roll % len(LOOSE)], roll // len(LOOSE)
    opens, mark = opens_at(s, cell), mark_at(s, cell)
    if change == 0:
        other = [*LOOSE, HAND][roll % (len(LOOSE) + 1)]
        changed = with_tile(s, cell, opens_at(s, other), mark_at(s, other))
        return with_tile(changed, other, normal(opens) if other == HAND else opens, mark)
    if change == 1:
        return s._replace(pawns=roll % (SIZE * SIZE))
    return with_tile(s, cell, spun(opens, roll % 4), mark)


def with_tile(s: State, cell: int, opens: int, mark: int) -> State:
    """The position with another tile on a cell, or in hand."""
    north, east, south, west = (
        with_bit(plane, cell, opens >> side & 1) for side, plane in enumerate((s.north, s.east, s.south, s.west))
    )
    a, b, c, d, e = (with_bit(plane, cell, mark >> bit & 1) for bit, plane in enumerate(s.marks))
    return s._replace(north=north, east=east, south=south, west=west, marks=(a, b, c, d, e))


def with_bit(plane: int, cell: int, bit: int) -> int:
    """The plane with this bit at a cell."""
    return plane & ~(1 << cell) | bit << cell


THEMES = (
    Theme("two-turns", REACH, (2,), vary=redealt),
    Theme("three-turns", REACH, (3,), most=3, vary=redealt),
    Theme("guard", GUARD, (1,), seats=(2,), options="cards=open", shortest=False),
)


def told(position: str, seat: int) -> dict[str, str]:
    """The treasure that the other looks for where there is one, else the seat's own."""
    state = read_position(position)
    cards = state.hands[1 - seat if state.seats == 2 else seat]
    return {"treasure": TREASURES[lowest(cards)]} if cards else {}
