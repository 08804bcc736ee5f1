"""The puzzles of Labyrinth."""

from meowze.games.contract_puzzles import Theme
from meowze.games.grid import lowest
from meowze.games.labyrinth import puzzle_aims as functions
from meowze.games.labyrinth.notation import SIZE, cell_name
from meowze.games.labyrinth.puzzle_aims import GUARD, REACH
from meowze.games.labyrinth.rules import HAND
from meowze.games.labyrinth.text import read_position
from meowze.games.labyrinth.treasures import TREASURES

__all__ = ["THEMES", "functions", "told"]

LOOSE = [cell for cell in range(SIZE * SIZE) if cell // SIZE % 2 or cell % SIZE % 2]  # where tiles are dealt


def redealt(position: str, roll: int) -> str:
    """The position with two tiles exchanged, the pawn elsewhere, or a tile turned: the deal could have been so."""
    rows, *rest = position.split(" ")
    tiles = [row[k : k + 3] for row in rows.split("/") for k in range(0, 3 * SIZE, 3)]
    fields = dict(field.split(":", 1) for field in rest)
    change, roll = roll % 4, roll // 4
    cell, roll = LOOSE[roll % len(LOOSE)], roll // len(LOOSE)
    if change == 0:
        tiles.append(fields["hand"])
        other = [*LOOSE, HAND][roll % (len(LOOSE) + 1)]
        tiles[cell], tiles[other] = tiles[other], tiles[cell]
        hand = tiles.pop()
        fields["hand"] = f"{hand[0]}0{hand[2]}"
    elif change == 1:
        fields["pawns"] = cell_name(roll % (SIZE * SIZE))
    else:
        tile = tiles[cell]
        tiles[cell] = f"{tile[0]}{roll % (2 if tile[0] == 'I' else 4)}{tile[2]}"
    board = "/".join("".join(tiles[SIZE * row : SIZE * row + SIZE]) for row in range(SIZE))
    return " ".join([board, *(f"{name}:{value}" for name, value in fields.items())])


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
