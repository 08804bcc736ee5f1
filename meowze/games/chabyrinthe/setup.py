"""Chabyrinthe positions set up by hand: cards, cats and homes, the pile, who has won what, whose turn it is."""

from dataclasses import dataclass
from typing import get_args

from meowze.games.chabyrinthe import rules
from meowze.games.chabyrinthe.notation import LETTERS, SWITCHES, cell_numbers, place_numbers
from meowze.games.chabyrinthe.text import FIELDS
from meowze.games.chabyrinthe.view import Shape
from meowze.games.contract_learn import NOTHING, Editable
from meowze.games.fields import Fields, listed
from meowze.games.setup_words import SEAT, cannot_move, none_left, whose_turn

BARE = ".."
TOP, UNDER, DID, WON = "top", "under", "did", "won-"
SHAPES = dict(zip(LETTERS, get_args(Shape), strict=True))  # by the letter of a card
LETTER = {shape: letter for letter, shape in SHAPES.items()}
VALUES = ("3", "4", "5")
CAT, HOME, BACK = "cat-", "home", "back-"  # a cat of a value, a home, a cat that goes back to its pile
DONE = {"-": NOTHING, "r": "rotation", "p": "push"}
OF_A_VALUE = 5


@dataclass
class Parts:
    """A position taken apart; cards that nobody has seen and stray cats are what is left over."""

    fields: Fields
    cards: dict[str, str]  # by cell
    around: dict[str, str]  # a home, or the value of a cat, by place; nothing elsewhere
    owed: list[str]
    top: str
    under: list[str]
    won: list[dict[str, int]]  # for each seat how many cats of each value

    @property
    def pile(self) -> dict[str, int]:
        """Cards of each shape that nobody has seen."""
        deck: int = _options(self.fields).deck
        seen = [card[0] for card in (*self.cards.values(), self.top, *self.under) if card not in ("", BARE)]
        return {letter: rules.cards_of(deck, k) - seen.count(letter) for k, letter in enumerate(LETTERS)}

    @property
    def strays(self) -> dict[str, int]:
        """Cats of each value in their pile."""
        out = list(self.around.values())
        return {value: OF_A_VALUE - out.count(value) - sum(cats[value] for cats in self.won) for value in VALUES}

    @property
    def text(self) -> str:
        """The position as text; somebody is to act now."""
        cells, values = list(self.cards.values()), self.fields.values
        if BARE in cells:  # these are dealt before anything is drawn
            self.top, self.under = "", []
            values["did"] = "-"
        for letter, count in self.pile.items():
            if count < 0:
                raise none_left(SHAPES[letter])
        size = _size(cells)
        self.fields.rows = "/".join("".join(cells[size * row : size * row + size]) for row in range(size))
        cats = {place: what for place, what in self.around.items() if what in VALUES}
        values |= {
            "homes": ",".join(place for place, what in self.around.items() if what == HOME),
            "cats": ",".join(place + value for place, value in cats.items()),
            "top": self.top,
            "under": "".join(self.under),
            "unseen": "/".join(map(str, self.pile.values())),
            "strays": "/".join(map(str, self.strays.values())),
            "owed": ",".join(self.owed if any(self.strays.values()) else ()),
            "won": ",".join("/".join(map(str, cats.values())) for cats in self.won),
            "seat": values["seat"].replace("-", "0"),
        }
        return self.fields.text


def _options(fields: Fields) -> rules.Options:
    options: rules.Options = fields.options(rules, SWITCHES, len(fields.values["won"].split(",")))
    return options


def _size(cells: list[str]) -> int:
    return 3 if len(cells) == 9 else 4


def taken_apart(text: str) -> Parts:
    """The parts of a position."""
    fields = Fields(text, FIELDS)
    values, size = fields.values, _options(fields).board
    rows = fields.rows.replace("/", "")
    homes, cats = listed(values["homes"]), {cat[:2]: cat[2] for cat in listed(values["cats"])}
    under = values["under"].strip("-")
    return Parts(
        fields,
        {cell: rows[2 * k : 2 * k + 2] for k, cell in enumerate(cell_numbers(size))},
        {place: HOME if place in homes else cats.get(place, "") for place in place_numbers(size)},
        listed(values["owed"]),
        values["top"].strip("-"),
        [under[k : k + 2] for k in range(0, len(under), 2)],
        [dict(zip(VALUES, map(int, cats.split("/")), strict=True)) for cats in values["won"].split(",")],
    )


def editables(text: str) -> tuple[Editable, ...]:
    """Every place where something can be changed."""
    parts = taken_apart(text)
    strays = tuple(CAT + value for value, count in parts.strays.items() if count)
    did = parts.fields.values["did"]
    done = (DONE[did],) if did in DONE else ()
    return (
        *(_cell(parts, cell, card) for cell, card in parts.cards.items()),
        *(_place(parts, place, what, strays) for place, what in parts.around.items()),
        *(_pile(parts) if BARE not in parts.cards.values() else ()),
        *(_won(seat, cats, strays) for seat, cats in enumerate(parts.won)),
        whose_turn(parts.fields.values["seat"], len(parts.won)),
        Editable(DID, done, tuple(DONE.values())),
    )


def _shapes(parts: Parts, here: str = "") -> tuple[str, ...]:
    """The shapes of the cards that are left, and of the one that lies here."""
    return tuple(SHAPES[letter] for letter, count in parts.pile.items() if count or letter == here[:1])


def _cell(parts: Parts, cell: str, card: str) -> Editable:
    if card == BARE:
        return Editable(cell, (), _shapes(parts))
    return Editable(cell, (SHAPES[card[0]],), (*_shapes(parts, card), NOTHING), turns=True, moves=True)


def _place(parts: Parts, place: str, what: str, strays: tuple[str, ...]) -> Editable:
    if what == HOME:
        return Editable(place, (HOME,), (), moves=True)
    if what:
        cat = CAT + what
        return Editable(place, (cat,), tuple(sorted({*strays, cat})), moves=True)
    return Editable(place, (), strays if parts.owed else ())


def _pile(parts: Parts) -> tuple[Editable, ...]:
    top, turns = parts.top, _options(parts.fields).inserted == 1 and parts.top != ""
    shapes = _shapes(parts, top)
    return (
        Editable(TOP, (SHAPES[top[0]],) if top else (), (*shapes, NOTHING) if top else shapes, turns=turns),
        Editable(
            UNDER,
            tuple(SHAPES[card[0]] for card in parts.under),
            (*_shapes(parts), *((NOTHING,) if parts.under else ())),
        ),
    )


def _won(seat: int, cats: dict[str, int], strays: tuple[str, ...]) -> Editable:
    holds = tuple(CAT + value for value, count in cats.items() for _ in range(count))
    return Editable(f"{WON}{seat}", holds, (*strays, *(BACK + value for value, count in cats.items() if count)))


def put(text: str, place: str, what: str) -> str:
    """One of the choices is put there."""
    parts = taken_apart(text)
    card = f"{LETTER[what]}0" if what in LETTER else ""
    if place in parts.cards:
        parts.cards[place] = card or BARE
    elif place in parts.around:
        if not parts.around[place]:
            parts.owed.pop(0)
        parts.around[place] = what.removeprefix(CAT)
    elif place == TOP:
        parts.top = card
    elif place == UNDER:
        parts.under = [*parts.under, card] if card else []
    elif place.startswith(WON):
        parts.won[int(place.removeprefix(WON))][what[-1]] += -1 if what.startswith(BACK) else 1
    elif place == SEAT:
        parts.fields.values["seat"] = what
    else:
        parts.fields.values["did"] = next(sign for sign, word in DONE.items() if word == what)
    return parts.text


def turn(text: str, place: str) -> str:
    """The card there is turned by a quarter, clockwise."""
    parts = taken_apart(text)
    if place == TOP:
        parts.top = _turned(parts.top)
    else:
        parts.cards[place] = _turned(parts.cards[place])
    return parts.text


def _turned(card: str) -> str:
    return f"{card[0]}{(int(card[1]) + 1) % 4}"


def move(text: str, place: str, to: str) -> str:
    """Two cards change places, or what lies around the square does."""
    parts = taken_apart(text)
    for lying in (parts.cards, parts.around):
        if place in lying and to in lying:
            lying[place], lying[to] = lying[to], lying[place]
            return parts.text
    raise cannot_move(place, to)
