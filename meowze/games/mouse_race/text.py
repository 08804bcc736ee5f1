"""Mouse race positions to and from one line of text (docs/notation.md)."""

from itertools import product

from meowze.games.errors import MeowzeError, Unreadable
from meowze.games.fields import Fields, expect, number, write_fields
from meowze.games.mouse_race import rules
from meowze.games.mouse_race.consistency import checked
from meowze.games.mouse_race.notation import DIRECTIONS, EARLIER, KINDS, SWITCHES, path_cells, read_bag, write_bag
from meowze.games.mouse_race.rules import EMPTY, State
from meowze.games.options import options_text

FIELDS = "paths hand bag turns seat won drawn with".split()
HANDS = ("-", *KINDS, "?")
LINES = {"ns": "│", "ew": "─", "ne": "└", "es": "┌", "sw": "┐", "nw": "┘"}


def line_of(comes: int, out: int) -> str:
    """A path tile as a line-drawing character."""
    sides = {DIRECTIONS[comes ^ 2], DIRECTIONS[out]}
    return next(line for pair, line in LINES.items() if set(pair) == sides)


def squares(s: State) -> list[str]:
    """Every square as one character."""
    signs = ["C" if rules.at(s.cats, cell) else "." for cell in range(rules.CELLS)]
    signs[rules.CHEESE] = "*"
    for seat in range(s.seats):
        signs[rules.corner(s.seats, seat)] = str(seat)
        for cell, comes, out in path_cells(s, seat):
            signs[cell] = line_of(comes, out)
    return signs


def position_text(s: State) -> str:
    """The whole state as one line."""
    signs = squares(s)
    rows = "/".join("".join(signs[13 * row : 13 * row + 13]) for row in range(13))
    seats = range(s.seats)
    values = {
        "paths": ",".join("".join(DIRECTIONS[out] for _, _, out in path_cells(s, seat)) or "-" for seat in seats),
        "hand": HANDS[s.hand],
        "bag": write_bag(s.bag),
        "turns": str(s.turns),
        "seat": str(s.seat) if s.seat >= 0 else "",
        "won": str(s.winner) if s.winner >= 0 else "",
        "drawn": ",".join(str(s.drawn[seat]) for seat in seats),
        "with": options_text(rules, SWITCHES, s) or "standard",
    }
    return write_fields(rows, values, rules.VERSION)


# ------------------------------------------------------------------------------------------------- reading


def _free(s: State, cell: int) -> bool:
    return cell >= 0 and rules.is_free(s, cell) == 1


def _with_path(s: State, seat: int, directions: str, first: int) -> State:
    """The state with a path on the board; the kind of its first tile determines on which square it begins."""
    t = s._replace(hand=first)
    for letter in directions:
        out = DIRECTIONS.index(letter)
        comes = rules.entering(t, seat, t.hand, out)
        cell = rules.ahead(rules.end(t, seat), comes)
        expect(_free(t, cell) and comes ^ out != 2, f"the path {directions!r} of seat {seat} cannot lie on this board")
        t = rules.laid(t._replace(seat=seat), out)
    return t._replace(seat=s.seat, hand=s.hand, winner=s.winner)


def _with_paths(s: State, paths: list[str], rows: str) -> State:
    """The state with all paths; the rows show on which side of its corner each begins."""
    wrong = "rows and paths must show the same board"
    for path in paths:
        expect(set(path) <= set(DIRECTIONS), f"{path!r} must be the directions n e s w of the new ends, or -")
    for firsts in product((rules.STRAIGHT, rules.CURVE), repeat=len(paths)):
        try:
            t = s
            for seat, (path, first) in enumerate(zip(paths, firsts, strict=True)):
                t = _with_path(t, seat, path, first)
        except MeowzeError as error:
            wrong = str(error)
            continue
        if "".join(squares(t)) == rows:
            return t
    raise Unreadable(wrong)


def _seat_word(text: str, seats: int) -> int:
    value = -1 if text == "-" else number(text)
    expect(value < seats, f"{text!r}: there are seats 0 to {seats - 1}")
    return value


def _bag(text: str) -> int:
    bag = read_bag(text)
    if bag is None:
        raise Unreadable(f"{text!r} must be three numbers with / between them")
    return bag


def _drawn(text: str, seats: int) -> tuple[int, int, int, int]:
    counts = [number(part) for part in text.split(",")]
    expect(len(counts) == seats, f"{text!r} must be a number for each of {seats} seats")
    one, two, three, four = (counts + [0, 0])[:4]
    return one, two, three, four


def _signs(rows: str) -> str:
    lines = rows.split("/")
    expect(len(lines) == 13 and all(len(line) == 13 for line in lines), "the board must be 13 rows of 13 squares")
    signs = set("".join(lines)) - set(".C*0123") - set(LINES.values())
    expect(not signs, f"{' '.join(sorted(signs))} is no sign of a square")
    return "".join(lines)


def read_position(text: str) -> State:
    """The state that a text describes. An error names the wrong field and says what was expected."""
    fields = Fields(text, FIELDS)
    paths = [path.replace("-", "") for path in fields.values["paths"].split(",")]
    seats = len(paths)
    options = fields.options(rules, SWITCHES, seats, EARLIER)
    signs = _signs(fields.rows)
    cats = EMPTY
    for cell, sign in enumerate(signs):
        cats = rules.flipped(cats, cell) if sign == "C" else cats
    expect(fields.values["hand"] in HANDS, f"hand must be one of {' '.join(HANDS)}")
    s = rules.start(options, seats)._replace(
        cats=cats,
        bag=fields.read("bag", _bag),
        drawn=fields.read("drawn", lambda text: _drawn(text, seats)),
        hand=HANDS.index(fields.values["hand"]),
        winner=fields.read("won", lambda text: _seat_word(text, seats)),
        turns=fields.read("turns", number),
        seat=fields.read("seat", lambda text: _seat_word(text, seats)),
    )
    s = fields.read("paths", lambda _: _with_paths(s, paths, signs))
    checked(s)
    return s._replace(phase=rules.phase_of(s))
