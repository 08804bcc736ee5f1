"""Puzzles: positions with one solution, or with few. They come with the package, a compressed text for each game.

Its first line names the format, the game and the version of the rules. Each further line is a puzzle: theme, seat,
length, number of solutions, strength, how many first actions are right, how many are legal, the odds of guessing, the
chance to notice a right action; for each bot level the odds of guessing among the turns that look as good to it, by how
much the right one looks better, and what the level solves of a hundred tries; the actions of a solution; the position.
"""

import hashlib
import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import count
from pkgutil import get_data

from meowze.games import game_named
from meowze.games.contract import AnyGame
from meowze.games.contract_puzzles import Puzzles, Theme
from meowze.games.errors import Unreadable

FORMAT = "meowze-puzzles 3"
STRENGTHS = (1, 2, 3)
LEVELS = 5  # of bots
DAILY = 1000  # puzzles of each theme, the first ones, that can be the puzzle of a day
NUMBERS = 8 + 3 * LEVELS  # in a line


@dataclass(frozen=True)
class Puzzle:
    """A position, whose turn it is, and the solution."""

    game: str
    theme: str
    position: str
    seat: int
    length: int  # turns or actions of the solution, as the theme counts them
    solutions: int  # how many there are; those that end in the same result count as one
    solution: tuple[str, ...]  # one of them
    right: int  # first actions that are right
    legal: int  # first actions that are legal
    odds: int  # one of so many who guess each action of the solution finds it
    noticed: int  # of a thousand who overlook half of the actions, those who notice a right one as each turn begins
    glance: tuple[int, ...]  # for each level, the same for one who takes any turn that looks as good as a right one
    gaps: tuple[int, ...]  # for each level, how much better the right turn looks than the best wrong one, at the worst
    bots: tuple[int, ...]  # for each level, how many of a hundred tries solve it
    strength: int = 0  # 1 to 3
    id: str = ""

    @property
    def success(self) -> float:
        """The share of tries, averaged over the levels, that solve it."""
        return sum(self.bots) / (100 * len(self.bots))

    def line(self) -> str:
        """The puzzle as a line of the file."""
        numbers = (
            self.seat,
            self.length,
            self.solutions,
            self.strength,
            self.right,
            self.legal,
            self.odds,
            self.noticed,
            *self.glance,
            *self.gaps,
            *self.bots,
        )
        return f"{self.theme} {' '.join(map(str, numbers))} {','.join(self.solution)} {self.position}"


def puzzles_of(game: AnyGame) -> Puzzles:
    """The puzzles that a game can have; a game without them is refused."""
    if game.puzzles is None:
        raise Unreadable(f"{game.name} has no puzzles").with_key("no-puzzles", game=game.name)
    return game.puzzles


def theme_named(game: str, name: str) -> Theme:
    """A theme of a game by its name."""
    themes = puzzles_of(game_named(game)).THEMES
    for theme in themes:
        if theme.name == name:
            return theme
    known = ", ".join(theme.name for theme in themes)
    error = Unreadable(f"{game} has no puzzles of the theme {name!r}; it has {known}")
    raise error.with_key("no-theme", game=game, theme=name, known=known)


def packed(game: str, puzzles: Iterable[Puzzle]) -> bytes:
    """Puzzles as a file."""
    lines = [f"{FORMAT} {game} rules:{game_named(game).version}", *(puzzle.line() for puzzle in puzzles)]
    return zlib.compress("\n".join(lines).encode(), 9)


def unpacked(game: str, data: bytes) -> list[Puzzle]:
    """The puzzles in a file; one made for other rules is refused."""
    try:
        head, *lines = zlib.decompress(data).decode().split("\n")
    except (zlib.error, UnicodeDecodeError) as error:
        raise Unreadable("this is no file of puzzles") from error
    expected = f"{FORMAT} {game} rules:{game_named(game).version}"
    if head != expected:
        raise Unreadable(f"the file of puzzles begins with {head[:80]!r}, but here {expected!r} is needed")
    return read_lines(game, lines)


def read_lines(game: str, lines: list[str]) -> list[Puzzle]:
    """The puzzles in the lines of a file after its first one, each with its id."""
    found: list[Puzzle] = []
    counts: dict[str, int] = {}
    for number, line in enumerate(lines, 2):
        try:
            theme, *words = line.split(" ", NUMBERS + 2)
            seat, length, solutions, strength, right, legal, odds, noticed, *rest = map(int, words[:NUMBERS])
            glance, gaps, bots = (tuple(rest[k : k + LEVELS]) for k in range(0, 3 * LEVELS, LEVELS))
            solution, position = words[NUMBERS:]
        except (ValueError, IndexError) as error:
            raise Unreadable(f"line {number} of the file of puzzles is no puzzle: {line[:60]!r}") from error
        counts[theme] = counts.get(theme, 0) + 1
        name, actions = f"{theme}-{counts[theme]}", tuple(solution.split(","))
        first = (right, legal, odds, noticed)
        found.append(
            Puzzle(game, theme, position, seat, length, solutions, actions, *first, glance, gaps, bots, strength, name)
        )
    return found


@cache
def shipped(game: str) -> dict[str, Puzzle]:
    """The puzzles that come with the package, by id."""
    puzzles_of(game_named(game))
    try:
        data = get_data("meowze.learn", f"puzzle_files/{game}.txt.z")
    except OSError:  # none were made for it
        return {}
    return {puzzle.id: puzzle for puzzle in unpacked(game, data or b"")}


def puzzle_named(game: str, name: str) -> Puzzle:
    """A puzzle of the package by its id."""
    found = shipped(game).get(name)
    if found is None:
        raise Unreadable(f"{game} has no puzzle {name!r}").with_key("no-puzzle", game=game, puzzle=name)
    return found


def daily(game: str, day: str) -> Puzzle:
    """The puzzle of a day, written 2027-01-31: the same for everybody who has the same list.

    A theme and a number are drawn until there is such a puzzle. So a longer list changes no day, except those for which
    a number was drawn that was missing before.
    """
    puzzles, themes = shipped(game), [theme.name for theme in puzzles_of(game_named(game)).THEMES]
    if not puzzles:
        raise Unreadable(f"{game} has no puzzles").with_key("no-puzzles", game=game)
    return next(puzzles[name] for name in daily_draws(game, day, themes) if name in puzzles)


def daily_draws(game: str, day: str, themes: Sequence[str]) -> Iterator[str]:
    """The ids of puzzles, whether they exist or not, in the order in which they are drawn for a day."""
    for draw in count():
        digest = hashlib.blake2b(f"{game}/{day}/{draw}".encode(), digest_size=8).digest()
        number, theme = divmod(int.from_bytes(digest, "big"), len(themes))
        yield f"{themes[theme]}-{number % DAILY + 1}"
