"""Puzzles as pages need them: what is asked for, and whether the actions played so far are on the way to it."""

from typing import Literal, NamedTuple

import msgspec

from meowze.games import game_named
from meowze.learn.puzzle_check import Verdict, next_action, study_of, verdict
from meowze.learn.puzzles import Puzzle, daily, puzzle_named, puzzles_of, shipped
from meowze.live.study_answers import Studied, StudyQuestion, studied

DAILY = "daily"


class ThemeCount(msgspec.Struct, frozen=True):
    """A theme and how many puzzles of each strength it has."""

    name: str
    counts: tuple[int, ...]


class PuzzleList(msgspec.Struct, frozen=True):
    """The puzzles of a game: its themes, and the ids of all puzzles with their strengths in the same order."""

    game: str
    themes: tuple[ThemeCount, ...]
    ids: tuple[str, ...]
    strengths: str  # a digit for each id


class PuzzleSheet(msgspec.Struct, frozen=True):
    """A puzzle without its solution."""

    id: str
    theme: str
    strength: int
    position: str
    seat: int
    turns: int  # or actions, or turns that somebody else needs, as the theme counts them
    solutions: int
    told: dict[str, str]  # what the words of the theme name


class PuzzleMove(msgspec.Struct, frozen=True):
    """The actions played so far, and how much help is wanted: 0 none, 1 where to look, 2 what to do."""

    actions: tuple[str, ...] = ()
    hint: int = 0


class PuzzleAnswer(Studied, frozen=True, kw_only=True):
    """The position after these actions, whether they are on the way to the aim, and the help that was asked for."""

    verdict: Literal["open", "solved", "missed"]
    hint: str | None  # the next action, if it was asked for


class PuzzleRequest(NamedTuple):
    """A question for the process that replays games."""

    game: str
    id: str = ""
    day: str = ""  # for the puzzle of a day
    move: PuzzleMove | None = None


def answered(asked: PuzzleRequest) -> PuzzleList | PuzzleSheet | PuzzleAnswer:
    """The answer to a question about puzzles."""
    if not asked.id:
        return listed(asked.game)
    puzzle = daily(asked.game, asked.day) if asked.id == DAILY else puzzle_named(asked.game, asked.id)
    return sheet(puzzle) if asked.move is None else after(puzzle, asked.move)


def listed(game: str) -> PuzzleList:
    """The themes of a game and the ids of its puzzles."""
    puzzles = shipped(game).values()
    themes = tuple(
        ThemeCount(
            theme.name, tuple(sum(p.theme == theme.name and p.strength == k for p in puzzles) for k in (1, 2, 3))
        )
        for theme in puzzles_of(game_named(game)).THEMES
    )
    return PuzzleList(game, themes, tuple(p.id for p in puzzles), "".join(str(p.strength) for p in puzzles))


def sheet(puzzle: Puzzle) -> PuzzleSheet:
    """A puzzle without its solution."""
    told = puzzles_of(game_named(puzzle.game)).told(puzzle.position, puzzle.seat)
    numbers = (puzzle.seat, puzzle.length, puzzle.solutions)
    return PuzzleSheet(puzzle.id, puzzle.theme, puzzle.strength, puzzle.position, *numbers, told)


def after(puzzle: Puzzle, move: PuzzleMove) -> PuzzleAnswer:
    """What has become of a puzzle after these actions."""
    question = StudyQuestion(puzzle.game, puzzle.position, move.actions, puzzle.seat, 1)
    study = study_of(puzzle, move.actions)
    found: Verdict = verdict(puzzle, study)
    hint = next_action(puzzle, study) if move.hint and found == "open" else None
    return PuzzleAnswer(**msgspec.structs.asdict(studied(question)), verdict=found, hint=hint)
