"""What the puzzles of a game need: themes, and functions that say what an aim is and whether it can be reached."""

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Protocol

from meowze.games.contract_rules import S, S_contra


@dataclass(frozen=True)
class Theme:
    """One kind of puzzle."""

    name: str
    code: int  # by which the functions of `Puzzles` know it
    lengths: tuple[int, ...]  # how many turns or actions a solution has; what is counted is up to the game
    seats: tuple[int, ...] = (1,)  # of the games in which positions are looked for
    options: str = ""
    most: int = 1  # solutions; how many there are is stored
    shortest: bool = True  # whether the aim must be out of reach with a shorter length
    fewest: int = 1  # legal first actions, so that guessing is no way
    vary: Callable[[Any, int], Any] | None = None  # for a rare theme: a state changed a little, by a random number


class PuzzleFunctions(Protocol[S_contra]):
    """Functions in a module that is written like the rules and compiled with them.

    `goal` and `until` are what `aim` returned for the first position of the puzzle.
    """

    def fitting(self, s: S_contra, theme: int, /) -> int:
        """1 if a puzzle of this theme may begin here: the seat to act has the problem that the theme is about."""

    def aim(self, s: S_contra, seat: int, theme: int, length: int, /) -> tuple[int, int]:
        """What is to be reached, and until when, as two numbers of the game's own."""

    def standing(self, s: S_contra, seat: int, theme: int, goal: int, until: int, /) -> int:
        """1 if the aim is reached, -1 if it is missed, 0 if the seat has more to do."""

    def within(self, s: S_contra, seat: int, theme: int, goal: int, until: int, /) -> int:
        """1 if the aim is reached or can be reached from here, whatever chance and the other seats do."""

    def result(self, s: S, seat: int, theme: int, /) -> S:
        """The state without what does not matter: solutions that end in the same result count as one."""

    def shows(self, s: S_contra, seat: int, theme: int, goal: int, /) -> int:
        """1 if a solution that has led here with its first action shows what the theme is about."""


class Puzzles(Protocol):
    """The module `puzzles.py` of a game: its themes and the functions of `PuzzleFunctions`."""

    @property
    def THEMES(self) -> tuple[Theme, ...]:
        """The kinds of puzzles, easiest to understand first."""

    @property
    def functions(self) -> ModuleType:
        """The module with `PuzzleFunctions`."""

    def told(self, position: str, seat: int, /) -> dict[str, str]:
        """What the words of a theme name: values by which its message is completed."""
