"""Chabyrinthe positions to and from one line of text (docs/notation.md)."""

import re

from meowze.games.chabyrinthe import rules
from meowze.games.chabyrinthe.consistency import checked
from meowze.games.chabyrinthe.notation import SWITCHES, card_name, cell_numbers, place_numbers, read_card, rim_places
from meowze.games.chabyrinthe.rules import Options, State
from meowze.games.errors import Unreadable
from meowze.games.fields import Fields, counts, listed, number, write_counts, write_fields
from meowze.games.options import options_text

FIELDS = ("homes", "cats", "top", "under", "unseen", "strays", "owed", "won", "turns", "seat", "did", "with")
DID = ("-", "r", "p", "2")


def under_cards(s: State) -> tuple[int, ...]:
    """The cards under the pile, oldest first."""
    return tuple((s.under[k // 7] >> (8 * (k % 7))) & 255 for k in range(s.lying))


def cat_values(s: State) -> tuple[tuple[str, int], ...]:
    """The cats outside the square: place and value, clockwise."""
    size = s.options.board
    values = []
    for name in rim_places(s, s.cats):
        at = rules.spot(size, place_numbers(size)[name])
        values.append((name, 5 if s.fives & at else 4 if s.fours & at else 3))
    return tuple(values)


def position_text(s: State) -> str:
    """The whole state as one line."""
    size = s.options.board
    names = [card_name(card) if (card := rules.card_at(s, cell)) else ".." for cell in cell_numbers(size).values()]
    rows = "/".join("".join(names[size * row : size * row + size]) for row in range(size))
    owed = [name for name, place in place_numbers(size).items() if s.owed >> place & 1]
    won = (write_counts(s.won >> (12 * seat), 3, 4) for seat in range(s.seats))
    values = {
        "homes": ",".join(rim_places(s, s.homes)),
        "cats": ",".join(f"{place}{value}" for place, value in cat_values(s)),
        "top": card_name(s.top) if s.top else "",
        "under": "".join(map(card_name, under_cards(s))),
        "unseen": write_counts(s.unseen, rules.SHAPES, 6),
        "strays": write_counts(s.strays, 3, 4),
        "owed": ",".join(owed),
        "won": ",".join(won),
        "turns": str(s.turns),
        "seat": str(s.seat) if s.seat >= 0 else "",
        "did": DID[s.did],
        "with": options_text(rules, SWITCHES, s) or "standard",
    }
    return write_fields(rows, values)


# ------------------------------------------------------------------------------------------------- reading


def _cards(text: str) -> list[int]:
    return [] if text == "-" else [read_card(text[k : k + 2]) for k in range(0, len(text), 2)]


def _places(size: int, names: list[str]) -> list[int]:
    known = place_numbers(size)
    for name in names:
        if name not in known:
            raise Unreadable(f"{name!r} is no place: they are {' '.join(known)}")
    if len(set(names)) < len(names):
        raise Unreadable(f"{','.join(names)} names a place twice")
    return [known[name] for name in names]


def _rim(size: int, names: list[str]) -> int:
    return sum(rules.spot(size, place) for place in _places(size, names))


def _cats(size: int, text: str) -> tuple[int, int, int]:
    found = [re.fullmatch("(..)([345])", part) for part in listed(text)]
    cats = [(cat[1], int(cat[2])) for cat in found if cat]
    if len(cats) < len(found):
        raise Unreadable(f"{text!r}: write each cat as place and value 3, 4 or 5, such as an3,ds5")
    every = _rim(size, [place for place, _ in cats])
    fours, fives = (_rim(size, [place for place, value in cats if value == worth]) for worth in (4, 5))
    return every, fours, fives


def _planes(size: int, rows: str) -> tuple[int, int, int, int]:
    lines = rows.split("/")
    if len(lines) != size or any(len(line) != 2 * size for line in lines):
        raise Unreadable(f"the square must be {size} rows of {size} cards, two characters a card, / between rows")
    cards = list(zip(cell_numbers(size).values(), _cards("".join(lines)), strict=True))
    north, east, south, west = map(sum, zip(*(rules.openings(card, cell) for cell, card in cards), strict=True))
    return north, east, south, west


def _pile(text: str, options: Options) -> list[int]:
    cards = _cards(text)
    if 0 in cards or len(cards) > rules.LARGEST_DECK - options.board**2:
        raise Unreadable(f"{text!r} does not name cards of the pile")
    return cards if options.inserted else [rules.base(rules.shape_of(card)) for card in cards]


def _packed(cards: list[int]) -> tuple[int, int, int, int]:
    under = (0, 0, 0, 0)
    for k, card in enumerate(cards):
        under = rules.put_under(under, k, card)
    return under


def read_position(text: str) -> State:
    """The state that a text describes. An error names the wrong field and says what was expected."""
    fields = Fields(text, FIELDS)
    field, values = fields.read, fields.values
    seats = len(values["won"].split(","))
    options: Options = fields.options(rules, SWITCHES, seats)
    size = options.board
    top = field("top", lambda cards: _pile(cards, options))
    under = field("under", lambda cards: _pile(cards, options))
    won = field("won", lambda seats: [counts(cats, 3, 4) for cats in seats.split(",")])
    if len(top) > 1 or values["did"] not in DID:
        raise Unreadable("top must be one card or -, did must be -, r, p or 2")
    north, east, south, west = _planes(size, fields.rows)
    cats, fours, fives = field("cats", lambda cats: _cats(size, cats))
    s = State(
        options=options,
        seats=seats,
        north=north,
        east=east,
        south=south,
        west=west,
        top=top[0] if top else 0,
        under=_packed(under),
        lying=len(under),
        unseen=field("unseen", lambda text: counts(text, rules.SHAPES, 6)),
        homes=field("homes", lambda places: _rim(size, listed(places))),
        cats=cats,
        fours=fours,
        fives=fives,
        strays=field("strays", lambda text: counts(text, 3, 4)),
        owed=field("owed", lambda places: sum(1 << place for place in _places(size, listed(places)))),
        won=sum(cats << (12 * seat) for seat, cats in enumerate(won)),
        turns=field("turns", number),
        seat=fields.seat(),
        did=DID.index(values["did"]),
        phase=rules.DEALING,
    )
    checked(s)
    return s._replace(phase=rules.phase_of(s))
