"""What is written beside the actions of a record: comments, marks and other ways on. Text in, values out; no rules.

The notation is that of chess (PGN): after an action a mark such as `!`, a comment in braces, and in parentheses what
could have been played in its place.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from meowze.games.errors import Unreadable, WrongType

MARKS = ("!!", "!", "!?", "?!", "?", "??")  # brilliant, good, interesting, doubtful, a mistake, a blunder
MAX_DEPTH = 8  # of branches in branches
MAX_COMMENT = 2000  # characters
MAX_NOTES = 5_000  # of a record, in all its branches
TOKEN = re.compile(r"\{([^{}]*)\}|([()])|([^\s(){}]+)|([{}])")
TURN_NUMBER = re.compile(r"^[^\S\n]*[0-9]{1,7}\.", re.MULTILINE)


def check_text(text: object) -> None:
    """A comment and a mark are texts."""
    if not isinstance(text, str):
        raise WrongType(f"{text!r}: expected a text")


@dataclass(frozen=True)
class Note:
    """What is written after so many actions: a mark and a comment for the last of them, and what could replace it.

    Before the first action (`at` is 0) there is only a comment.
    """

    at: int
    comment: str = ""
    mark: str = ""
    branches: tuple["Branch", ...] = ()

    def __post_init__(self) -> None:
        for text in (self.comment, self.mark):
            check_text(text)
        object.__setattr__(self, "branches", tuple(self.branches))
        object.__setattr__(self, "comment", " ".join(self.comment.split()))
        if self.mark and self.mark not in MARKS:
            raise Unreadable(f"there is no mark {self.mark!r}; the marks are {' '.join(MARKS)}")
        if len(self.comment) > MAX_COMMENT:
            raise Unreadable(f"a comment has at most {MAX_COMMENT} characters; this one has {len(self.comment)}")
        if re.search(r"[{}]", self.comment):
            raise Unreadable(f"a comment contains no braces: {self.comment[:40]!r}")
        if not self.at and (self.mark or self.branches):
            raise Unreadable("before the first action there can be a comment, but no mark and no branch")


@dataclass(frozen=True)
class Branch:
    """Another way on: actions of seats and nature, with notes of its own."""

    actions: tuple[str, ...]
    notes: tuple[Note, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "actions", tuple(self.actions))
        object.__setattr__(self, "notes", in_order(self.notes, len(self.actions)))
        if not self.actions:
            raise Unreadable("a branch has at least one action")


def in_order(notes: Iterable[Note], actions: int) -> tuple[Note, ...]:
    """The notes that say something, by their places, of which there is one for each action."""
    found = tuple(sorted((note for note in notes if note != Note(note.at)), key=lambda note: note.at))
    places = [note.at for note in found]
    if len(set(places)) < len(places) or any(not 0 <= at <= actions for at in places):
        raise Unreadable(f"expected at most one note after each of {actions} actions, found notes after {places}")
    return found


def size(notes: Iterable[Note], depth: int = 0) -> tuple[int, int]:
    """How many notes there are and how many actions in their branches; too many or too deep ones are refused."""
    if depth > MAX_DEPTH:
        raise Unreadable(f"branches lie at most {MAX_DEPTH} deep in each other")
    count, actions = 0, 0
    for note in notes:
        below = [(len(branch.actions), *size(branch.notes, depth + 1)) for branch in note.branches]
        count += 1 + sum(inner for _, inner, _ in below)
        actions += sum(own + more for own, _, more in below)
    if count > MAX_NOTES:
        raise Unreadable(f"a record has at most {MAX_NOTES} notes")
    return count, actions


# ------------------------------------------------------------------------------------ writing


def written(actions: Iterable[str], notes: Iterable[Note]) -> list[str]:
    """Each action with what is noted after it; the first text is what stands before all of them."""
    places = {note.at: _beside(note) for note in notes}
    return [" ".join((*((action,) if action else ()), *places.get(at, ()))) for at, action in enumerate(("", *actions))]


def _beside(note: Note) -> Iterator[str]:
    if note.mark:
        yield note.mark
    if note.comment:
        yield f"{{{note.comment}}}"
    for branch in note.branches:
        yield f"({' '.join(filter(None, written(branch.actions, branch.notes)))})"


# ------------------------------------------------------------------------------------ reading


class Word(NamedTuple):
    """An action, and in which line it stands."""

    text: str
    line: int


class Misplaced(Unreadable):
    """What cannot stand there, and in which line."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(text)
        self.line = line


@dataclass
class Reading:
    """A line of play that is being read: its actions, and what is noted."""

    words: list[Word] = field(default_factory=list)
    notes: dict[int, Note] = field(default_factory=dict)

    def add(self, comment: str = "", mark: str = "", branch: Branch | None = None) -> None:
        """Note something after the last action; a second comment is joined to the first."""
        at = len(self.words)
        note = self.notes.get(at, Note(at))
        if mark and note.mark:
            raise Unreadable(f"expected one mark after an action, found {note.mark!r} and {mark!r}")
        self.notes[at] = replace(
            note,
            comment=f"{note.comment} {comment}",
            mark=mark or note.mark,
            branches=note.branches + ((branch,) if branch else ()),
        )

    def branch(self) -> Branch:
        """What was read, as a branch."""
        return Branch(tuple(word.text for word in self.words), tuple(self.notes.values()))


def read_notes(text: str, first: int) -> Reading:
    """The actions and notes in the lines of turns; `first` is the number of the first line in its file."""
    lines = [Reading()]  # the main line, then the branches that are open
    opened: list[int] = []  # in which lines they begin
    number, at = first, 0
    plain = TURN_NUMBER.sub(lambda found: " " * len(found[0]), text)
    for token in TOKEN.finditer(plain):
        number, at = number + plain.count("\n", at, token.start()), token.start()
        comment, bracket, word, stray = token.groups()
        try:
            _take(lines, opened, number, comment, bracket or stray, word)
        except Misplaced:
            raise
        except Unreadable as error:
            raise Misplaced(number, str(error)).with_key(error.key, **error.values) from error
    if opened:
        raise Misplaced(opened[-1], "this '(' has no ')'")
    return lines[0]


def _take(
    lines: list[Reading], opened: list[int], number: int, comment: str | None, bracket: str | None, word: str | None
) -> None:
    """Take the next token: a comment, a bracket, or a mark or action."""
    if comment is not None:
        lines[-1].add(comment=comment)
    elif bracket == "(":
        if not lines[-1].words:
            raise Unreadable("a branch comes after the action that it replaces")
        if len(opened) == MAX_DEPTH:
            raise Unreadable(f"branches lie at most {MAX_DEPTH} deep in each other")
        lines.append(Reading())
        opened.append(number)
    elif bracket == ")":
        if not opened:
            raise Unreadable("this ')' has no '('")
        opened.pop()
        branch = lines.pop().branch()
        lines[-1].add(branch=branch)
    elif bracket:
        raise Unreadable(f"this {bracket!r} has no {'}' if bracket == '{' else '{'!r}")
    elif word in MARKS:
        lines[-1].add(mark=word or "")
    else:
        lines[-1].words.append(Word(word or "", number))
