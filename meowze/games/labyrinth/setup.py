"""Labyrinth positions set up by hand: tiles, treasures, pawns, the cards of each seat, whose turn it is."""

from dataclasses import dataclass

from meowze.games.contract_learn import NOTHING, Editable
from meowze.games.fields import Fields, listed
from meowze.games.labyrinth import rules
from meowze.games.labyrinth.notation import CELLS, DOORS, LETTERS, SIZE, SWITCHES
from meowze.games.labyrinth.text import FIELDS
from meowze.games.labyrinth.treasures import TREASURES
from meowze.games.setup_words import SEAT, cannot_move, held, none_left, whose_turn

BARE = "..."
HAND, LAST, DID, CARDS, FOUND, PAWN = "hand", "last", "did", "cards-", "found-", "pawn-"
SHAPES = {"L": "corner", "I": "straight", "T": "tee", "X": "cross", "U": "dead-end"}  # by the letter of a tile
IN_THE_BOX = {"corner": "L", "straight": "I", "tee": "T"}
NAMES = dict(zip(LETTERS, TREASURES, strict=True))  # of treasures, by letter
LETTER = {treasure: letter for letter, treasure in NAMES.items()}
PLAIN = "-"  # a tile without a treasure
LOOSE = (
    {"I-": "straight", "L-": "corner"}
    | {  # the words for loose tiles, by shape and treasure
        ("T" if k < 6 else "L") + letter: NAMES[letter] for k, letter in enumerate(LETTERS[12:])
    }
)
DONE = {"-": NOTHING, "p": "push"}


@dataclass
class Parts:
    """A position taken apart; cards that nobody has looked at are those left over."""

    fields: Fields
    tiles: dict[str, str]  # by cell, and the one in hand
    loose: dict[str, int]  # tiles to be dealt, by shape and treasure
    pawns: list[str]
    cards: list[str]  # for each seat the letters of what it looks for
    found: list[str]
    each: int  # how many cards a seat has in all

    @property
    def text(self) -> str:
        """The position as text; somebody is to act now."""
        tiles, values = list(self.tiles.values()), self.fields.values
        self.fields.rows = "/".join("".join(tiles[SIZE * row : SIZE * row + SIZE]) for row in range(SIZE))
        left = [self.each - len(cards) - len(found) for cards, found in zip(self.cards, self.found, strict=True)]
        if min(left) < 0:
            raise none_left("card")
        known = "".join((*self.cards, *self.found))
        values |= {
            "hand": self.tiles[HAND].strip("."),
            "loose": "/".join(map(str, self.loose.values())) if any(self.loose.values()) else "-",
            "pawns": ",".join(self.pawns),
            "cards": _each(self.cards),
            "found": _each(self.found),
            "left": ",".join(map(str, left)),
            "pool": "".join(letter for letter in LETTERS if letter not in known),
            "seat": values["seat"].replace("-", "0"),
        }
        return self.fields.text

    def free(self, seat: int) -> bool:
        """Whether a seat may look at one more card."""
        return self.each > len(self.cards[seat]) + len(self.found[seat])


def _each(cards: list[str]) -> str:
    return ",".join("".join(sorted(letters)) or "-" for letters in cards)


def taken_apart(text: str) -> Parts:
    """The parts of a position."""
    fields = Fields(text, FIELDS)
    values = fields.values
    pawns = listed(values["pawns"])
    options: rules.Options = fields.options(rules, SWITCHES, len(pawns))
    rows = fields.rows.replace("/", "")
    tiles = {cell: rows[3 * k : 3 * k + 3] for k, cell in enumerate(CELLS)}
    counts = ["0"] * len(LOOSE) if values["loose"] == "-" else values["loose"].split("/")
    return Parts(
        fields,
        tiles | {HAND: BARE if values["hand"] == "-" else values["hand"]},
        dict(zip(LOOSE, map(int, counts), strict=True)),
        pawns,
        [cards.strip("-?") for cards in values["cards"].split(",")],
        [cards.strip("-") for cards in values["found"].split(",")],
        rules.secrets_for(options.secrets, len(pawns)),
    )


def editables(text: str) -> tuple[Editable, ...]:
    """Every place where something can be changed."""
    parts = taken_apart(text)
    values, seats = parts.fields.values, range(len(parts.pawns))
    done = (DONE[values["did"]],) if values["did"] in DONE else ()
    last = (*DOORS, *(() if values["last"] == "-" else (NOTHING,)))
    return (
        *(_tile(parts, place) for place in parts.tiles),
        *(_cards(parts, seat, CARDS, parts.cards[seat]) for seat in seats),
        *(_cards(parts, seat, FOUND, parts.found[seat]) for seat in seats),
        whose_turn(values["seat"], len(seats)),
        Editable(LAST, held(values["last"].strip("-")), last),
        *((Editable(DID, done, tuple(DONE.values())),) if _dealt(parts) else ()),
    )


def _dealt(parts: Parts) -> bool:
    return BARE not in parts.tiles.values()


def _tile(parts: Parts, place: str) -> Editable:
    tile, pawns = parts.tiles[place], tuple(f"{PAWN}{seat}" for seat in range(len(parts.pawns)))
    pawns = () if place == HAND else pawns
    here = tuple(pawn for seat, pawn in enumerate(pawns) if parts.pawns[seat] == place)
    if tile == BARE:
        last = sum(parts.loose.values()) == 1  # the tile in hand is dealt last
        tiles = tuple(LOOSE[kind] for kind, count in parts.loose.items() if count) if place != HAND or last else ()
        return Editable(place, here, (*tiles, *pawns))
    waiting = {word for kind, word in LOOSE.items() if parts.loose[kind]}
    treasures = tuple(treasure for treasure in TREASURES if treasure not in waiting)
    holds = (SHAPES[tile[0]], *((NAMES[tile[2]],) if tile[2] != PLAIN else ()), *here)
    plain = () if tile[2] == PLAIN else (NOTHING,)
    return Editable(place, holds, (*IN_THE_BOX, *pawns, *plain, *treasures), turns=place != HAND, moves=True)


def _cards(parts: Parts, seat: int, place: str, letters: str) -> Editable:
    """What a seat looks for or has found; another card only while it has cards left."""
    holds = tuple(NAMES[letter] for letter in letters)
    swaps = place == CARDS and bool(letters) and not _open(parts)
    return Editable(f"{place}{seat}", holds, TREASURES if parts.free(seat) or swaps else holds)


def _open(parts: Parts) -> bool:
    """Whether seats look at all their cards at once, not at one after the other."""
    return "cards=open" in parts.fields.values["with"]


def put(text: str, place: str, what: str) -> str:
    """One of the choices is put there."""
    parts = taken_apart(text)
    values = parts.fields.values
    if place in parts.tiles:
        _put_on_tile(parts, place, what)
    elif place.startswith(CARDS):
        _put_card(parts, parts.cards, int(place.removeprefix(CARDS)), LETTER[what], many=_open(parts))
    elif place.startswith(FOUND):
        _put_card(parts, parts.found, int(place.removeprefix(FOUND)), LETTER[what], many=True)
    elif place == SEAT:
        values["seat"] = what
    elif place == LAST:
        values["last"] = "-" if what == NOTHING else what
        values["did"] = "-" if what == NOTHING else values["did"]
    else:
        values["did"] = next(sign for sign, word in DONE.items() if word == what)
        if what != NOTHING and values["last"] == "-":
            values["last"] = next(iter(DOORS))  # somebody has pushed, so there is a door
    return parts.text


def _put_on_tile(parts: Parts, place: str, what: str) -> None:
    tile = parts.tiles[place]
    if what.startswith(PAWN):
        parts.pawns[int(what.removeprefix(PAWN))] = place
    elif tile == BARE:
        kind = next(kind for kind, word in LOOSE.items() if word == what)
        parts.loose[kind] -= 1
        parts.tiles[place] = f"{kind[0]}0{kind[1]}"
    elif what in IN_THE_BOX:
        parts.tiles[place] = IN_THE_BOX[what] + tile[1:]
    else:
        letter = LETTER.get(what, PLAIN)
        for other, lying in parts.tiles.items():  # a treasure that lies elsewhere changes places with the one here
            if lying[2] == letter != PLAIN:
                parts.tiles[other] = lying[:2] + tile[2]
        parts.tiles[place] = tile[:2] + letter


def _put_card(parts: Parts, sets: list[str], seat: int, letter: str, many: bool) -> None:
    """A card is added, or taken away if it is there; no two seats have the same one."""
    there = letter in sets[seat]
    for cards in (parts.cards, parts.found):
        for owner, letters in enumerate(cards):
            cards[owner] = letters.replace(letter, "")
    if not there:
        sets[seat] = sets[seat] + letter if many else letter


def turn(text: str, place: str) -> str:
    """The tile there is turned by a quarter, clockwise."""
    parts = taken_apart(text)
    tile = parts.tiles[place]
    parts.tiles[place] = f"{tile[0]}{(int(tile[1]) + 1) % 4}{tile[2]}"
    return parts.text


def move(text: str, place: str, to: str) -> str:
    """A pawn that stands there is moved; where none stands, two tiles change places."""
    parts = taken_apart(text)
    tiles = parts.tiles
    if place in parts.pawns and to in CELLS:
        mover = parts.fields.values["seat"]
        standing = [seat for seat, cell in enumerate(parts.pawns) if cell == place]
        parts.pawns[int(mover) if mover != "-" and int(mover) in standing else standing[0]] = to
    elif BARE in (tiles.get(place, BARE), tiles.get(to, BARE)):
        raise cannot_move(place, to)
    else:
        tiles[place], tiles[to] = tiles[to], tiles[place]
    return parts.text
