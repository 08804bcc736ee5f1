"""Labyrinth positions to and from one line of text (docs/notation.md)."""

from meowze.games.errors import Unreadable
from meowze.games.fields import Fields, counts, listed, number, write_counts, write_fields
from meowze.games.labyrinth import rules
from meowze.games.labyrinth.consistency import checked
from meowze.games.labyrinth.notation import (
    CELLS,
    DOORS,
    LETTERS,
    SIZE,
    SWITCHES,
    card_letters,
    cell_name,
    door_name,
    read_tile,
    tile_name,
)
from meowze.games.labyrinth.rules import HAND, State
from meowze.games.options import options_text

FIELDS = "hand loose pawns last cards found left pool turns seat did with".split()
DID = ("-", "p", "w")


def tile_at(s: State, cell: int) -> str:
    """The tile on a cell (49 is the hand), `...` if it is not dealt yet."""
    opens = rules.opens_at(s, cell)
    return tile_name(opens, rules.mark_at(s, cell)) if opens else "..."


def seat_number(packed: int, seat: int) -> int:
    """The number of one seat in `held` or `left`."""
    return packed >> (5 * seat) & 31


def _held(s: State, seat: int) -> str:
    known = card_letters(s.hands[seat])
    return known + "?" * (seat_number(s.held, seat) - len(known)) or "-"


def position_text(s: State) -> str:
    """The state as one line; cards that are hidden from the viewer are question marks."""
    rows = "/".join("".join(tile_at(s, SIZE * row + column) for column in range(SIZE)) for row in range(SIZE))
    seats = range(s.seats)
    values = {
        "hand": tile_at(s, HAND).replace("...", ""),
        "loose": write_counts(s.loose, rules.KINDS, 4) if s.loose else "",
        "pawns": ",".join(cell_name(rules.pawn(s, seat)) for seat in seats),
        "last": door_name(s.last) if s.last >= 0 else "",
        "cards": ",".join(_held(s, seat) for seat in seats),
        "found": ",".join(card_letters(s.found[seat]) or "-" for seat in seats),
        "left": ",".join(str(seat_number(s.left, seat)) for seat in seats),
        "pool": card_letters(s.pool),
        "turns": str(s.turns),
        "seat": str(s.seat) if s.seat >= 0 else "",
        "did": DID[s.did],
        "with": options_text(rules, SWITCHES, s) or "standard",
    }
    return write_fields(rows, values)


# ------------------------------------------------------------------------------------------------- reading


def _tiles(rows: str, hand: str) -> list[tuple[int, int]]:
    lines = rows.split("/")
    if len(lines) != SIZE or any(len(line) != 3 * SIZE for line in lines):
        raise Unreadable(f"the board must be {SIZE} rows of {SIZE} tiles, three characters a tile, / between rows")
    tiles = [read_tile(line[k : k + 3]) for line in lines for k in range(0, 3 * SIZE, 3)]
    opens, mark = read_tile("..." if hand == "-" else hand)
    return [*tiles, (rules.normal(opens) if opens else 0, mark)]


def _plane(tiles: list[tuple[int, int]], part: int, bit: int) -> int:
    return sum((tile[part] >> bit & 1) << cell for cell, tile in enumerate(tiles))


def _cards(text: str) -> int:
    letters = "" if text == "-" else text
    if any(letter not in LETTERS for letter in letters) or len(set(letters)) < len(letters):
        raise Unreadable(f"{text!r} must be letters of treasures from a to x, each once, or -")
    return sum(1 << LETTERS.index(letter) for letter in letters)


def _named(names: dict[str, int], text: str, what: str) -> int:
    if text not in names:
        raise Unreadable(f"{text!r} is no {what}: they are {' '.join(names)}")
    return names[text]


def _each(text: str, seats: int) -> list[str]:
    parts = text.split(",")
    if len(parts) != seats:
        raise Unreadable(f"{text!r} must name something for each of {seats} seats, with commas between them")
    return parts


def _four(values: list[int]) -> tuple[int, int, int, int]:
    one, two, three, four = (values + [0, 0, 0])[:4]
    return one, two, three, four


def _pawns(cells: list[int]) -> int:
    return sum(cell << (6 * seat) for seat, cell in enumerate(cells))


def _packed(values: list[int]) -> int:
    if max(values) > rules.TREASURES:
        raise Unreadable("a seat cannot have more than 24 cards")
    return sum(value << (5 * seat) for seat, value in enumerate(values))


def read_position(text: str) -> State:
    """The state that a text describes. An error names the wrong field and says what was expected."""
    fields = Fields(text, FIELDS)
    field, values = fields.read, fields.values
    seats = len(listed(values["pawns"]))
    options = fields.options(rules, SWITCHES, seats)
    tiles = field("hand", lambda hand: _tiles(fields.rows, hand))
    hands = field("cards", lambda text: [_cards(cards.replace("?", "") or "-") for cards in _each(text, seats)])
    held = field("cards", lambda text: _packed([len(cards.replace("-", "")) for cards in _each(text, seats)]))
    if values["did"] not in DID:
        raise Unreadable("did must be -, p or w")
    marks = (_plane(tiles, 1, 0), _plane(tiles, 1, 1), _plane(tiles, 1, 2), _plane(tiles, 1, 3), _plane(tiles, 1, 4))
    s = State(
        options=options,
        seats=seats,
        loose=field("loose", lambda text: 0 if text == "-" else counts(text, rules.KINDS, 4)),
        north=_plane(tiles, 0, 0),
        east=_plane(tiles, 0, 1),
        south=_plane(tiles, 0, 2),
        west=_plane(tiles, 0, 3),
        marks=marks,
        pawns=field("pawns", lambda text: _pawns([_named(CELLS, cell, "cell") for cell in _each(text, seats)])),
        last=field("last", lambda text: -1 if text == "-" else _named(DOORS, text, "door")),
        hands=_four(hands),
        held=held,
        found=field("found", lambda text: _four([_cards(cards) for cards in _each(text, seats)])),
        left=field("left", lambda text: _packed([number(cards) for cards in _each(text, seats)])),
        pool=field("pool", _cards),
        turns=field("turns", number),
        seat=fields.seat(),
        did=DID.index(values["did"]),
        phase=rules.DEALING,
    )
    checked(s)
    return s._replace(phase=rules.phase_of(s))
