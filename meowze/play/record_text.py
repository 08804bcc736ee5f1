"""The text of a record: a header, then the actions and notes, one line for each turn. Errors name the line."""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import NamedTuple

from meowze.games import game_named
from meowze.games.contract import SomeGame
from meowze.games.errors import MeowzeError, Unreadable, WrongType
from meowze.games.options import options_now, pairs
from meowze.play.notes import MARKS, TOKEN, Branch, Misplaced, Note, Reading, Word, in_order, read_notes, size, written
from meowze.play.position import Position

FORMAT = "meowze record 1"
WITH_NOTES = "meowze record 2"  # the same with comments, marks and branches
KEYS = ("game", "rules", "options", "seats", "date", "position")
LONGEST_NAME = 40
MAX_ACTIONS = 15_000  # of seats and nature, those of branches included: more than a room lets anybody play


class Parts(NamedTuple):
    """What a record consists of; `reached` is the position after the actions, `stopped` why the rest is not read."""

    start: Position
    names: tuple[str, ...]
    date: str
    actions: tuple[str, ...]
    reached: Position
    stopped: str
    notes: tuple[Note, ...]


def is_name(text: str, longest: int = LONGEST_NAME) -> bool:
    """Whether this can be the name of a player: one line, no commas, no spaces around it."""
    readable = all(sign.isprintable() or sign == "\u200d" for sign in text)  # that one joins emoji
    return 0 < len(text) <= longest and readable and "," not in text and text == text.strip()


def check_names(names: tuple[str, ...], seats: int) -> None:
    """A name for each seat."""
    if len(names) != seats or not all(map(is_name, names)):
        raise Unreadable(
            f"expected {seats} names, each of 1 to {LONGEST_NAME} characters on one line and without commas"
        )


def write_parts(parts: Parts) -> str:
    """A record as text; without notes in the format that had none."""
    start, names, date, actions, end, _, notes = parts
    head = record_head(start.game, start.options, names, date, start.text)
    lines = [head.replace(FORMAT, WITH_NOTES, 1) if notes else head]
    lines += [text for text in written((), notes) if text]  # what is said before the first action
    lines += [f"{number}. {line}" for number, line in turns_as_text(start, actions, notes)]
    if end.over:
        lines += ["", f"result: {' '.join(map(str, end.scores))}"]
    return "\n".join(lines) + "\n"


def record_head(game: SomeGame, options: str, names: Sequence[str], date: str, start: str) -> str:
    """The lines before the actions; `start` is the text of the position after the deal."""
    values = (game.name, game.version, options or "standard", ", ".join(names), date or "-", start)
    return "\n".join([FORMAT, *(f"{key}: {value}" for key, value in zip(KEYS, values, strict=True)), ""])


def turns_as_text(start: Position, actions: tuple[str, ...], notes: tuple[Note, ...]) -> Iterator[tuple[int, str]]:
    """The actions and notes turn by turn; nature's moves are in the line of the turn that caused them."""
    number, line, position = start.turns + 1, list[str](), start
    texts = iter(written(actions, notes)[1:])
    for step in start.steps(" ".join(actions)):
        if not step.forced:
            if line and position.mover is not None and position.turns + 1 > number:
                yield number, " ".join(line)
                number, line = position.turns + 1, []
            line.append(next(texts))
        position = step.position
    if line:
        yield number, " ".join(line)


def read_parts(text: str) -> Parts:
    """What the text of a record says; an error names the line."""
    if not isinstance(text, str):
        raise WrongType(f"expected the text of a record, not {text!r}")
    lines = text.removeprefix("\ufeff").splitlines()
    form = lines[0].strip() if lines else ""
    if form not in (FORMAT, WITH_NOTES):
        newer = re.fullmatch(r"meowze record ([0-9]{1,4})", form)
        why = f"this is a record of format {newer[1]}; here formats 1 and 2 can be read" if newer else ""
        raise _wrong_line(1, why or f"a record begins with {FORMAT!r}")
    values = _header(lines)
    names = tuple(name.strip() for name in values["seats"].split(","))
    date = "" if values["date"] == "-" else values["date"]
    with _reading("game"):
        game = game_named(values["game"])
    with _reading("rules"):
        version = _version(game, values["rules"])
    with _reading("position"):
        start = Position.read(game.name, values["position"])
    with _reading("options"):
        _expect(
            _same_options(game, version, values["options"], start.options),
            start.options or "standard",
            values["options"],
            "options of the position",
        )
    with _reading("seats"):
        check_names(names, start.seats)
    return _replayed(Parts(start, names, date, (), start, "", ()), lines, form == WITH_NOTES, version)


@contextmanager
def _reading(key: str) -> Iterator[None]:
    try:
        yield
    except MeowzeError as error:
        raise _wrong_line(KEYS.index(key) + 2, str(error)) from error


def _version(game: SomeGame, text: str) -> int:
    """The version of the rules that a record names, which must be one that can be read."""
    version = int(text) if re.fullmatch("[0-9]{1,4}", text) else 0
    _expect(game.reads(version), str(game.version), text, "version of the rules")
    return version


def _same_options(game: SomeGame, version: int, written: str, now: str) -> bool:
    """Whether the options that a record names are those of its position, translated to today's rules."""
    if version == game.version:
        return written == (now or "standard")
    return pairs(options_now("" if written == "standard" else written, game.earlier[version])) == pairs(now)


def _expect(right: bool, expected: str, found: str, what: str) -> None:
    if not right:
        raise Unreadable(f"expected the {what}, {expected!r}, found {found[:40]!r}")


def _header(lines: list[str]) -> dict[str, str]:
    values = {}
    for number, key in enumerate(KEYS, start=2):
        line = lines[number - 1] if number <= len(lines) else ""
        found, colon, value = line.partition(":")
        if found.strip() != key or not colon:
            raise _wrong_line(number, f"expected {key + ': …'!r}, found {line[:40]!r}")
        values[key] = value.strip()
    return values


def _replayed(head: Parts, lines: list[str], noted: bool, version: int) -> Parts:
    """The record with the actions and notes in the lines after its head."""
    first = len(KEYS) + 2
    body, result = _split_result(lines[first - 1 :])
    try:
        read = read_notes("\n".join(body), first) if noted else _plain(body, first)
    except Misplaced as error:
        raise _wrong_line(error.line, str(error)) from error
    _check_size(len(read.words), tuple(read.notes.values()))
    now, position, actions, stopped = head.start.game.version, head.start, list[str](), ""
    for text, number in read.words:
        try:
            position = _play_one(position, text, actions)
        except MeowzeError as error:
            if version == now:
                raise _wrong_line(number, str(error)) from error
            until = f"line {number}: this game was played by version {version} of the rules"
            stopped = f"{until}; from here on version {now} differs: {error}"
            break
    if result is not None and not stopped:
        _check_result(position, result.split(), first + len(body))
    played = head._replace(actions=tuple(actions), reached=position, stopped=stopped)
    return _with_notes(played, read, version == now)


def _split_result(lines: list[str]) -> tuple[list[str], str | None]:
    """The lines of turns, and the scores in the last line, if it is a result."""
    body = list(lines)
    while body and not body[-1].strip():
        body.pop()
    found = re.fullmatch(r"result:(.*)", body[-1].strip()) if body else None
    return (body[:-1], found[1]) if found else (body, None)


def _plain(body: list[str], first: int) -> Reading:
    """The actions in lines without notes; each line begins with the number of its turn."""
    numbered = ((re.sub(r"^\s*[0-9]{1,7}\.", "", line), number) for number, line in enumerate(body, first))
    return Reading([Word(text, number) for line, number in numbered for text in line.split()])


def _with_notes(played: Parts, read: Reading, today: bool) -> Parts:
    """The record with what was noted; of one by earlier rules, without what today's rules cannot play."""

    def failed(note: Note, error: MeowzeError) -> Note:
        if today:
            raise _wrong_line(read.words[note.at - 1].line, f"in a branch: {error}") from error
        return replace(note, branches=())

    notes = tuple(note for note in read.notes.values() if note.at <= len(played.actions))
    return played._replace(notes=check_notes(played.start, played.actions, notes, failed))


def _refuse(note: Note, error: MeowzeError) -> Note:
    raise error


def check_notes(
    start: Position,
    actions: tuple[str, ...],
    notes: tuple[Note, ...],
    failed: Callable[[Note, MeowzeError], Note] = _refuse,
) -> tuple[Note, ...]:
    """The notes in order, their branches as they are usually written; `failed` decides about one that cannot be."""
    if not notes:
        return ()
    ordered = in_order(notes, len(actions))
    _check_size(len(actions), ordered)
    _check_writable(actions)
    return _checked(start, actions, ordered, failed)


def _check_size(actions: int, notes: tuple[Note, ...]) -> None:
    if actions + size(notes)[1] > MAX_ACTIONS:
        raise Unreadable(f"a record has at most {MAX_ACTIONS} actions").with_key("record-long")


def _check_writable(actions: tuple[str, ...]) -> None:
    """Beside notes, no action may look like one."""
    for action in actions:
        found = TOKEN.fullmatch(action)
        if not found or not found[3] or action in MARKS:
            raise Unreadable(f"an action that is written {action!r} cannot stand beside notes")


def _checked(
    start: Position, actions: tuple[str, ...], notes: tuple[Note, ...], failed: Callable[[Note, MeowzeError], Note]
) -> tuple[Note, ...]:
    found, position, done = list[Note](), start, 0
    for note in notes:
        if not note.branches:
            found.append(note)
            continue
        position, done = position.play(" ".join(actions[done : note.at - 1])), note.at - 1
        try:
            found.append(replace(note, branches=tuple(_played(position, branch) for branch in note.branches)))
        except MeowzeError as error:
            found.append(failed(note, error))
    return tuple(found)


def _played(position: Position, branch: Branch) -> Branch:
    """The branch as it is usually written, if it can be played here."""
    _check_writable(branch.actions)
    end, actions = position, list[str]()
    for action in branch.actions:
        end = _play_one(end, action, actions)
    return Branch(tuple(actions), _checked(position, tuple(actions), branch.notes, _refuse))


def _play_one(position: Position, action: str, actions: list[str]) -> Position:
    """The position after an action, which is added to those before it as it is usually written."""
    steps = list(position.steps(action))
    actions += [step.action for step in steps if not step.forced]
    return steps[-1].position


def _check_result(position: Position, scores: list[str], number: int) -> None:
    if not position.over:
        raise _wrong_line(number, "a result, but the game is not over after the actions above")
    expected = list(map(str, position.scores))
    if scores != expected:
        raise _wrong_line(number, f"the actions above give {' '.join(expected)}, this line says {' '.join(scores)}")


def _wrong_line(number: int, why: str) -> Unreadable:
    return Unreadable(f"line {number}: {why}").with_key("record", line=number, why=why)
