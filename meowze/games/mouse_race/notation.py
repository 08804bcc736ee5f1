"""The notation of Mouse race: actions, cells and options as text (docs/notation.md)."""

import re
from functools import cache

from meowze.games.errors import Unreadable
from meowze.games.fields import write_counts
from meowze.games.mouse_race import rules
from meowze.games.mouse_race.rules import Plane, State
from meowze.games.options import Preset, Switch, whole_number

DIRECTIONS = "nesw"
KINDS = ("straight", "curve", "cat")

# ------------------------------------------------------------------------------------------------- options


def read_bag(text: str) -> int | None:
    """A bag from three counts: straights, curves, cats."""
    counts = text.split("/")
    if len(counts) != 3 or not all(re.fullmatch("[0-9]{1,3}", count) for count in counts):
        return None
    if max(map(int, counts)) > rules.BAG:
        return None
    return sum(int(count) << (8 * kind) for kind, count in enumerate(counts))


def write_bag(bag: int) -> str:
    """A bag as three counts."""
    return write_counts(bag, 3, 8)


SWITCHES = (
    Switch(
        "players",
        {"2-or-4": 0, "2-to-4": 1},
        "2-or-4 or 2-to-4 (three seats need 2-to-4)",
        meaning="How many can play?",
    ),
    Switch(
        "bag",
        {},
        "counts of straight/curve/cat such as 72/72/20 that add up to 164, with at least one curve",
        read_bag,
        write_bag,
        meaning="How many straights, curves and cats in the bag?",
    ),
    Switch(
        "cat_against",
        {"next": 0, "nearest": 1, "longest": 2},
        "next, nearest or longest",
        meaning="Whom does a cat go against?",
    ),
    Switch(
        "cat_zone",
        {"side-or-way": 0, "side": 1, "way": 2, "anywhere": 3},
        "side-or-way, side, way or anywhere",
        meaning="Where may a cat lie?",
    ),
    Switch(
        "scent",
        {"may-block": 0, "no-exception": 1},
        "may-block or no-exception",
        meaning="May a cat in the scent area lie right at the end of a path?",
    ),
    Switch(
        "take_back",
        {"cat-or-own": 0, "own": 1},
        "cat-or-own or own",
        meaning="What may you take back when you miss a turn?",
    ),
    Switch("may_point", {"no": 0, "yes": 1}, "no or yes", meaning="May a path point at a path or a mouse?"),
    Switch("finish", {"cheese": 0, "scent": 1}, "cheese or scent", meaning="Where does a path win?"),
    Switch(
        "limit",
        {},
        f"a number of turns up to {rules.LARGEST_LIMIT}, 0 for no limit",
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

EARLIER = {1: "cat_zone=side"}  # versions of the rules that can be read, with defaults that were different

EVERYBODY, PAIRS = (2, 3, 4), (2, 4)
PRESETS = (
    Preset("standard", "", PAIRS, meaning="The first path to the cheese wins"),
    Preset("younger-players", "scent=no-exception", PAIRS, meaning="No cat is ever put right at the end of a path"),
    Preset("english", "", PAIRS, "en", meaning="The first path to the cheese wins"),
    Preset("german", "", PAIRS, "de", meaning="The first path to the cheese wins"),
    Preset("dutch", "", PAIRS, "nl", meaning="The first path to the cheese wins"),
    Preset("portuguese", "", PAIRS, "pt", meaning="The first path to the cheese wins"),
    Preset("french", "players=2-to-4", EVERYBODY, "fr", meaning="Three may play too"),
    Preset("russian", "players=2-to-4", EVERYBODY, "ru", meaning="Three may play too"),
    Preset("danish", "players=2-to-4", EVERYBODY, "da", meaning="Three may play too"),
    Preset(
        "italian",
        "players=2-to-4,cat_zone=way,finish=scent",
        EVERYBODY,
        "it",
        meaning="Cats lie in the next player’s way; reaching the scent area wins",
    ),
    Preset(
        "spanish",
        "cat_against=nearest,cat_zone=way",
        PAIRS,
        "es",
        meaning="Cats go against whoever is nearest to the cheese, in that mouse’s way",
    ),
)

# ------------------------------------------------------------------------------------------------- cells


def cell_name(cell: int) -> str:
    """The name of a cell, such as d4."""
    return f"{'abcdefghijklm'[cell % rules.SIDE]}{cell // rules.SIDE + 1}"


CELLS = {cell_name(cell): cell for cell in range(rules.CELLS)}


def cell_names(plane: Plane) -> tuple[str, ...]:
    """The names of the cells of a plane, row by row."""
    return tuple(name for name, cell in CELLS.items() if rules.at(plane, cell))


def path_cells(s: State, seat: int) -> tuple[tuple[int, int, int], ...]:
    """A path from its corner: for each tile its cell, the direction in which the path comes in, and its new end."""
    cell, out = rules.end(s, seat), rules.point(s, seat)
    tiles = []
    for _ in range(rules.length(s, seat)):
        comes = rules.coming_in(s, cell)
        tiles.append((cell, comes, out))
        cell, out = rules.ahead(cell, comes ^ 2), comes
    return tuple(reversed(tiles))


# ------------------------------------------------------------------------------------------------- actions

WORDS = ("draw", "miss", "back", *DIRECTIONS, *KINDS, "return", "seat0", "seat1", "seat2", "seat3")


def action_text(s: State, action: int) -> str:
    """An action as text."""
    return cell_name(action) if action < rules.DRAW else WORDS[action - rules.DRAW]


@cache
def _actions() -> dict[str, int]:
    return {**CELLS, **{word: rules.DRAW + k for k, word in enumerate(WORDS)}}


def action_code(s: State, text: str) -> int:
    """The code of an action given as text, legal or not."""
    code = _actions().get(text)
    if code is None:
        raise Unreadable(
            f"{text!r} is no action: begin with draw, miss, back (your last tile) or the cell of a cat to take back; "
            "lay a path tile with n, e, s or w, a cat on a cell (d4)"
        )
    return code


def beginner_code(s: State, seat: int) -> int:
    """The outcome of drawing lots that makes this seat the first player."""
    return rules.SEAT + seat


PREFIX = "M"  # of the paragraphs in the rule book
WHY = {
    "MR4": "a turn begins with drawing or missing it",
    "MR6": "the line does not join the path this way",
    "MR7": "the path tile in hand must be laid",
    "MR8": "another tile is in the way",
    "MR9": "the path would lead off the board",
    "MR10": "the path would end at a cat",
    "MR11": "the cat in hand must be laid",
    "MR15": "cats stay where they are here",
    "MR17": "the game is over: a mouse has the cheese",
    "MD5": "the path would run into another path or a mouse",
    "MD8": "something else comes first",
    "MD12": "no cat against that player may lie there",
    "MD13": "a cat may not lie right at the end of a path",
    "MD14": "that would shut a mouse in its corner",
    "MD16": "that square is taken",
    "MD18": "a tile is drawn: it is too late to miss the turn",
    "MD19": "there is no cat to take back",
    "MD21": "the path has no tile to take back",
    "MD23": "the bag is empty, or the limit of turns is reached",
}
