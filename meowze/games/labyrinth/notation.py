"""The notation of Labyrinth: actions, tiles, cells, doors and options as text (docs/notation.md)."""

import re
from functools import cache, lru_cache

from meowze.games.errors import Unreadable
from meowze.games.labyrinth import rules
from meowze.games.labyrinth.rules import State
from meowze.games.options import DailyDeal, Preset, Switch, whole_number

SIZE = 7
SHAPES = {rules.CORNER: "L", rules.STRAIGHT: "I", rules.TEE: "T", rules.CROSS: "X", rules.DEAD_END: "U"}
FORMS = {letter: form for form, letter in SHAPES.items()}
LETTERS = "abcdefghijklmnopqrstuvwx"  # of the treasures

# ------------------------------------------------------------------------------------------------- options


def read_secrets(text: str) -> int | None:
    """A number of cards for each seat."""
    return whole_number(rules.TREASURES)(text) or None


SWITCHES = (
    Switch(
        "tiles",
        {"13/15/6": 0, "12/16/6": 1},
        "13/15/6 or 12/16/6 (straight/corner/tee)",
        meaning="How many straights, curves and T-junctions?",
    ),
    Switch(
        "secrets",
        {"all": 0},
        "all, or a number of cards for each seat: 1 to 24 for one seat, 12 for two, 8 for three, 6 for four",
        read_secrets,
        meaning="How many treasures for each player?",
    ),
    Switch("cards", {"top": 0, "open": 1}, "top or open", meaning="In what order do you find your treasures?"),
    Switch(
        "next_card", {"next-turn": 0, "at-once": 1}, "next-turn or at-once", meaning="When do you see your next card?"
    ),
    Switch("finish", {"corner": 0, "anywhere": 1}, "corner or anywhere", meaning="Where does the game end?"),
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
        "lot or a seat that exists, counted from 0",
        meaning="Who goes first?",
    ),
)

PRESETS = (
    Preset("standard", "", (1, 2, 3, 4), meaning="Find all your treasures, then go back to your corner"),
    Preset("short", "secrets=4", (1, 2, 3, 4), meaning="Four treasures each, then back to your corner"),
    Preset(
        "young-children",
        "cards=open",
        (1, 2, 3, 4),
        meaning="You see all your cards and find the treasures in any order",
    ),
    Preset(
        "young-children-short",
        "secrets=3,cards=open,finish=anywhere",
        (1, 2, 3, 4),
        meaning="Three treasures each, all cards seen; the last treasure ends the game",
    ),
    Preset("newer-editions", "next_card=at-once", (2, 3, 4), meaning="You see your next card at once"),
    Preset("other-tiles", "tiles=12/16/6", (1, 2, 3, 4), meaning="One more curve, one straight fewer"),
)

DAILY = DailyDeal("secrets=8", (11, 13, 16, 20, 26, 34))

# ------------------------------------------------------------------------------------------------- cells and doors


def cell_name(cell: int) -> str:
    """The name of a cell, such as d4."""
    return "abcdefg"[cell % SIZE] + "1234567"[cell // SIZE]


CELLS = {cell_name(cell): cell for cell in range(SIZE * SIZE)}


@cache
def door_name(door: int) -> str:
    """The name of a door, such as bn or 2e."""
    side = door // 3
    return cell_name(rules.entry(door))[side % 2] + "nesw"[side]


DOORS = {door_name(door): door for door in range(12)}


@lru_cache(maxsize=4096)  # many pushes put the same cells in reach
def cell_names(plane: int) -> tuple[str, ...]:
    """The names of the cells of a plane, row by row."""
    a, b, c, d, e, f, g = ROWS  # a loop would take twice as long
    upper = a[plane & 127] + b[plane >> 7 & 127] + c[plane >> 14 & 127]
    return upper + d[plane >> 21 & 127] + e[plane >> 28 & 127] + f[plane >> 35 & 127] + g[plane >> 42 & 127]


def _row_names(row: int, cells: int) -> tuple[str, ...]:
    return tuple(cell_name(SIZE * row + column) for column in range(SIZE) if cells >> column & 1)


ROWS = [[_row_names(row, cells) for cells in range(1 << SIZE)] for row in range(SIZE)]


def card_letters(cards: int) -> str:
    """A set of cards as the letters of their treasures."""
    return "".join(letter for k, letter in enumerate(LETTERS) if cards >> k & 1)


# ------------------------------------------------------------------------------------------------- tiles


@cache
def tile_name(opens: int, mark: int) -> str:
    """A tile as the letters of its shape, turn and treasure, such as T3m."""
    form = rules.normal(opens)
    turn = next(turn for turn in range(4) if rules.spun(form, turn) == opens)
    return f"{SHAPES[form]}{turn}{LETTERS[mark - 1] if mark else '-'}"


def read_tile(text: str) -> tuple[int, int]:
    """The openings and the mark of a tile; both 0 for `...`, a square that is not dealt yet."""
    if text == "...":
        return 0, 0
    if not re.fullmatch("[LITXU][0-3][a-x-]", text):
        raise Unreadable(
            f"{text!r} is no tile: write a letter of LITXU, a turn from 0 to 3, and a treasure a to x or -, such as L0-"
        )
    mark = 0 if text[2] == "-" else LETTERS.index(text[2]) + 1
    return rules.spun(FORMS[text[0]], int(text[1])), mark


# ------------------------------------------------------------------------------------------------- actions


ACTS = (*(f"{door}{quarters}" for door in DOORS for quarters in range(4)), *CELLS)  # a seat's actions by code


def action_text(s: State, action: int) -> str:
    """An action as text."""
    if action < rules.TILE:
        return ACTS[action]
    if action < rules.CARD:
        kind, turn = divmod(action - rules.TILE, 4)
        mark = rules.mark_of(kind)
        return f"{SHAPES[rules.tile_of(kind)]}{turn}{LETTERS[mark - 1] if mark else '-'}"
    if action < rules.SEAT:
        return f"card-{LETTERS[action - rules.CARD]}"
    return f"seat{action - rules.SEAT}" if action < rules.FIND else "find"


@cache
def _actions() -> dict[str, int]:
    s = rules.start(rules.Options(), 2)
    return {action_text(s, code): code for code in range(rules.ACTIONS)}


def action_code(s: State, text: str) -> int:
    """The code of an action given as text, legal or not."""
    code = _actions().get(text)
    if code is None:
        raise Unreadable(
            f"{text!r} is no action: push the tile in at a door (bn0 to bn3, doors {' '.join(DOORS)}), then walk to a "
            "cell (d4)"
        )
    return code


def beginner_code(s: State, seat: int) -> int:
    """The outcome of drawing lots that makes this seat the first player."""
    return rules.SEAT + seat


PREFIX = "L"  # of the paragraphs in the rule book
WHY = {
    "LR7": "first the maze is slid, then the pawn walks",
    "LR11": "that would undo the last push",
    "LR14": "no open way leads there",
    "LR19": "the game is over: somebody is home with all treasures",
    "LD20": "something else comes first",
    "LD24": "the game is over: the limit of turns is reached",
}
