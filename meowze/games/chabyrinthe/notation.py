"""The notation of Chabyrinthe: actions, cards, places and options as text (docs/notation.md)."""

import re
from functools import cache

from meowze.games.chabyrinthe import rules
from meowze.games.chabyrinthe.rules import Options, State
from meowze.games.errors import Unreadable
from meowze.games.fields import write_counts
from meowze.games.grid import turned
from meowze.games.options import DailyDeal, Preset, Scale, Switch, whole_number

LETTERS = "LITXBDU"
QUARTERS = ("+", "++", "-")

# ------------------------------------------------------------------------------------------------- options


def read_deck(text: str) -> int | None:
    """A deck from six or seven counts by shape."""
    counts = text.split("/")
    if len(counts) not in (6, 7) or not all(re.fullmatch("[0-9]{1,2}", count) for count in counts):
        return None
    if max(map(int, counts)) > rules.LARGEST_DECK:
        return None
    return sum(int(count) << (6 * shape) for shape, count in enumerate(counts))


def write_deck(deck: int) -> str:
    """A deck as counts by shape."""
    return write_counts(deck, rules.SHAPES, 6)


SWITCHES = (
    Switch(
        "deck",
        {"26": rules.DECK_26, "36": rules.DECK_36},
        "26, 36, or counts of elbow/straight/tee/cross/bridge/double elbow/dead end such as 8/6/4/2/3/3/0, "
        "with at least 2 elbows, more cards than the board has squares and at most 36",
        read_deck,
        write_deck,
        meaning="How many gutter cards?",
    ),
    Switch("board", {"4x4": 4, "3x3": 3}, "4x4 or 3x3", meaning="How big is the roof?"),
    Switch(
        "mode",
        {
            "points": rules.POINTS,
            "teams": rules.TEAMS,
            "cooperative": rules.COOPERATIVE,
            "solitaire": rules.SOLITAIRE,
        },
        "points (2 to 4 seats), teams (4 seats), cooperative (2 to 4 seats) or solitaire (1 seat)",
        meaning="How do you play?",
    ),
    Switch(
        "actions",
        {"exactly-two": 0, "at-most-two": 1},
        "exactly-two or at-most-two",
        meaning="How many actions in a turn?",
    ),
    Switch("must_rotate", {"no": 0, "yes": 1}, "no or yes", meaning="Must one action be a rotation?"),
    Switch(
        "inserted",
        {"free": 0, "as-it-lies": 1},
        "free or as-it-lies",
        meaning="May a card be turned before it is pushed in?",
    ),
    Switch(
        "shared_home",
        {"one-place": 0, "each-cat": 1},
        "one-place or each-cat",
        meaning="How far does a home move when two cats come at once?",
    ),
    Switch(
        "limit",
        {},
        f"a number of turns up to {rules.LARGEST_LIMIT}, 0 for none",
        whole_number(rules.LARGEST_LIMIT),
        meaning="Longest game, in turns (0: no limit)",
    ),
    Switch(
        "first",
        {"lot": 0, "0": 1, "1": 2, "2": 3, "3": 4},
        "lot or a seat that exists, counted from 0; in teams lot, 0 or 2",
        meaning="Who goes first?",
    ),
)

PRESETS = (
    Preset("standard", "", (1, 2, 3, 4), meaning="Two actions a turn; the most points win"),
    Preset("kittens", "board=3x3", (1, 2, 3, 4), meaning="A smaller roof, for a quick game"),
    Preset("cooperative", "mode=cooperative", (2, 3, 4), meaning="Everybody brings the cats home together"),
    Preset("teams", "mode=teams", (4,), meaning="Two against two; partners add up their points"),
    Preset("solitaire", "mode=solitaire", (1,), meaning="In as few turns as you can"),
    Preset("french", "actions=at-most-two", (1, 2, 3, 4), "fr", meaning="You need not use both actions"),
    Preset("english", "actions=at-most-two", (1, 2, 3, 4), "en", meaning="You need not use both actions"),
    Preset("russian-2024", "deck=36", (1, 2, 3, 4), "ru", meaning="With 36 gutter cards"),
    Preset("2007", "must_rotate=yes", (2, 3, 4), meaning="One action must be a rotation"),
)

SCALE = Scale(
    "mode",
    ("cooperative", "solitaire"),
    tuple(turns for turns in range(1, 32) if rules.band(turns) < rules.band(turns + 1)),
)


DAILY = DailyDeal("mode=solitaire", SCALE.most)


# ------------------------------------------------------------------------------------------------- cells and places


def cell_name(cell: int) -> str:
    """The name of a cell, such as b3."""
    return "abcd"[cell % 4] + "1234"[cell // 4]


@cache
def cell_numbers(size: int) -> dict[str, int]:
    """All cells of a board by name, row by row."""
    cells = (4 * row + column for row in range(size) for column in range(size))
    return {cell_name(cell): cell for cell in cells}


def place_name(size: int, place: int) -> str:
    """The name of a place or door, such as bn or 2e."""
    line, side = cell_name(rules.entry(size, place)), rules.side_of(size, place)
    return line[side % 2] + "nesw"[side]


@cache
def place_numbers(size: int) -> dict[str, int]:
    """All places of a board by name, clockwise."""
    return {place_name(size, place): place for place in range(4 * size)}


def rim_places(s: State, rim: int) -> tuple[str, ...]:
    """The names of the places in a plane of places, clockwise."""
    size = s.options.board
    return tuple(name for name, place in place_numbers(size).items() if rim & rules.spot(size, place))


# ------------------------------------------------------------------------------------------------- cards


@cache
def card_name(card: int) -> str:
    """A card as a letter and a turn, such as L2."""
    shape = rules.shape_of(card)
    turns = (turn for turn in range(4) if turned(rules.base(shape), turn) == card)
    return f"{LETTERS[shape]}{next(turns)}"


def read_card(text: str) -> int:
    """A card from a letter and a turn; 0 for `..`, a square that is not dealt yet."""
    if text == "..":
        return 0
    if not re.fullmatch(f"[{LETTERS}][0-3]", text):
        raise Unreadable(f"{text!r} is no card: write a letter of {LETTERS} and a turn from 0 to 3, such as L0")
    return turned(rules.base(LETTERS.index(text[0])), int(text[1]))


# ------------------------------------------------------------------------------------------------- actions


def action_text(s: State, action: int) -> str:
    """An action as text."""
    if action < rules.PUSH:
        return cell_name(action // 3) + QUARTERS[action % 3]
    if action < rules.STOP:
        door, quarters = divmod(action - rules.PUSH, 4)
        return f"{place_name(s.options.board, door)}{quarters}"
    if action == rules.STOP:
        return "stop"
    if action < rules.CAT:
        shape, turn = divmod(action - rules.CARD, 4)
        return f"{LETTERS[shape]}{turn}"
    if action < rules.SEAT:
        return f"cat{action - rules.CAT + 3}"
    if action < rules.UNDER:
        return f"seat{action - rules.SEAT}"
    return "under" if action == rules.UNDER else "home"


@cache
def _actions(size: int) -> dict[str, int]:
    s = rules.start(Options(board=size), 4)
    cells, doors = set(cell_numbers(size).values()), 4 * size
    codes = (
        code
        for code in range(rules.ACTIONS)
        if (code // 3 in cells if code < rules.PUSH else code >= rules.STOP or (code - rules.PUSH) // 4 < doors)
    )
    return {action_text(s, code): code for code in codes}


def action_code(s: State, text: str) -> int:
    """The code of an action given as text, legal or not."""
    code = _actions(s.options.board).get(text)
    if code is None:
        board = SWITCHES[1].word(s.options.board)
        raise Unreadable(
            f"{text!r} is no action on a {board} board: turn a card (b3+ b3++ b3-), push at a door (bn0 to bn3, 2e1), "
            "or stop"
        )
    return code


def beginner_code(s: State, seat: int) -> int:
    """The outcome of drawing lots that makes this seat the first player."""
    return rules.SEAT + seat


PREFIX = "C"  # of the paragraphs in the rule book
WHY = {
    "CR1": "that is not on this board",
    "CR17": "the game is over: every cat has a home",
    "CD4": "a turn is exactly two actions here: nobody may stop earlier",
    "CD24": "this seat cannot begin",
    "CD26": "none of these is left, or something else is drawn now",
    "CD27": "something else comes first",
    "CD28": "after a push the second action must be a rotation here",
    "CD31": "the card goes in as it lies in the pile: only turn 0",
    "CD34": "the game is over: the limit of turns is reached",
}
