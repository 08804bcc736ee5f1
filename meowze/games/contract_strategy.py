"""What bots and programs that learn need of a game: evaluations, skills, reasons, observations."""

from collections.abc import Sequence
from types import ModuleType
from typing import Protocol

from meowze.games.contract_rules import S_contra
from meowze.games.judgement import Judgement
from meowze.games.lesson import Lesson
from meowze.games.reason import Reason
from meowze.games.skill import Skill


class Strategy(Protocol[S_contra]):
    """How bots play a game."""

    @property
    def evaluation(self) -> ModuleType:
        """A module written like the rules and compiled with them, with the functions of `Evaluation`."""

    @property
    def SKILLS(self) -> tuple[Skill, ...]:
        """The search settings of the five levels, weakest first."""

    @property
    def CLASSIC(self) -> Skill:
        """The settings of the strongest bot before it learned: a fixed opponent, by which later bots are measured."""

    @property
    def JUDGEMENT(self) -> Judgement:
        """How values become chances where a game is reviewed."""

    @property
    def features(self) -> ModuleType | None:
        """A module with the function of `Features`, for a game whose evaluation is learned; else None."""

    @property
    def LESSONS(self) -> tuple[Lesson, ...]:
        """What is learned from self-play: for each kind of game a function in the game's `weights.py`."""

    def rest(self, s: S_contra, /) -> float:
        """What part of the game is left: 1 at its beginning, 0 when it is over."""

    def reasons(self, before: S_contra, after: S_contra, seat: int, /) -> Sequence[Reason]:
        """Why a move is good for the seat, using only what that seat may know."""


class Evaluation(Protocol[S_contra]):
    """The evaluation functions that the search needs."""

    def value(self, s: S_contra, seat: int, sight: int, /) -> int:
        """How good a position is for a seat.

        `sight` is the level of detail, 0 for the simplest evaluation, plus STYLE times one of the styles (`skill.py`).
        """

    def obvious(self, s: S_contra, action: int, /) -> int:
        """1 for an action so obvious that even the weakest bot never overlooks it."""


class Features(Protocol[S_contra]):
    """What a learned evaluation is a function of. Written like the rules and compiled with them."""

    def features(self, s: S_contra, seat: int, /) -> tuple[int, ...]:
        """Numbers of a few hundred at most, always as many, made from what this seat may know."""


class Observation(Protocol[S_contra]):
    """What a seat sees, as numbers for programs that learn: planes of the board, and counters.

    A module written like the rules and compiled with them. The layout is the same under all options. What belongs to
    a seat comes last, the own seat first and the others in the order of turns, so that fewer seats need fewer numbers.
    """

    @property
    def SHAPE(self) -> tuple[int, int]:
        """The rows and columns of a plane."""

    @property
    def CELLS_A_WORD(self) -> int:
        """How many cells, row by row, each int of a plane holds, at most 62; the last int of a plane may hold fewer."""

    @property
    def SEAT_CODES(self) -> int:
        """How many action codes belong to seats; they come before those of nature."""

    @property
    def PLANES(self) -> tuple[str, ...]:
        """The names of the planes of the board, at least one."""

    @property
    def SEAT_PLANES(self) -> tuple[str, ...]:
        """The names of the planes that every seat has."""

    @property
    def COUNTERS(self) -> tuple[str, ...]:
        """The names of the counters, at least one."""

    @property
    def SEAT_COUNTERS(self) -> tuple[str, ...]:
        """The names of the counters that every seat has."""

    def planes(self, s: S_contra, seat: int, /) -> tuple[int, ...]:
        """PLANES, then SEAT_PLANES for each seat that can play. The state is reduced to what this seat may know."""

    def counters(self, s: S_contra, seat: int, /) -> tuple[int, ...]:
        """COUNTERS, then SEAT_COUNTERS for each seat that can play; 0 or more, and above 127 they are cut to 127."""
