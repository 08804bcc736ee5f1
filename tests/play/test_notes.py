"""Comments, marks and branches of records: written and read back, limits, errors, and records from before."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meowze import Branch, Note, Position, Record, Seeded, Unreadable, read_record
from meowze.play.notes import MARKS, MAX_COMMENT, MAX_DEPTH
from tests.games.sampling import GAME_NAMES
from tests.paths import DATA

OLD = sorted((DATA / "record-1").glob("*.txt"))
GAMES = {name: read_record((DATA / "record-1" / f"{name}.txt").read_text(encoding="utf-8")) for name in GAME_NAMES}
comments = st.text(st.characters(exclude_characters="{}", exclude_categories=["Cs"]), max_size=40)


@st.composite
def lines(draw: st.DrawFn, start: Position, depth: int) -> Branch:
    """Another way on from a position, with notes."""
    position, actions = start, list[str]()
    for _ in range(draw(st.integers(1, 4))):
        possible = tuple(position.chances) or position.legal
        if not possible:
            break
        steps = list(position.steps(draw(st.sampled_from(possible))))
        actions += [step.action for step in steps if not step.forced]
        position = steps[-1].position
    return Branch(tuple(actions), draw(notes(start, tuple(actions), depth)))


@st.composite
def notes(draw: st.DrawFn, start: Position, actions: tuple[str, ...], depth: int) -> tuple[Note, ...]:
    """Notes for some of these actions."""
    found = []
    for at in draw(st.sets(st.integers(0, len(actions)), max_size=3)):
        before = start.play(" ".join(actions[: max(0, at - 1)]))
        branches = draw(st.lists(lines(before, depth - 1), max_size=2)) if at and depth and not before.over else []
        mark = draw(st.sampled_from(("", *MARKS))) if at else ""
        found.append(Note(at, draw(comments), mark, tuple(branches)))
    return tuple(found)


@pytest.mark.parametrize("name", GAME_NAMES)
def test_notes_read_back(name: str) -> None:
    """A record with any comments, marks and branches in branches is the same after writing and reading it."""
    game = GAMES[name]

    @given(notes(game.start, game.actions, 2))
    def check(some: tuple[Note, ...]) -> None:
        record = replace(game, notes=some)
        again = read_record(record.text)
        assert again == record
        assert again.text == record.text
        assert again.actions == game.actions
        assert record.text.startswith(f"meowze record {2 if record.notes else 1}\n")

    check()


@pytest.mark.parametrize("file", OLD, ids=lambda file: file.stem)
def test_record_of_the_first_format(file: Path) -> None:
    """Files of the format before there were notes are read, and written again letter by letter."""
    text = file.read_text(encoding="utf-8")
    record = read_record(text)
    assert record.position.over
    assert not record.notes
    assert record.text == text
    assert [step.position for step in record][-1] == record.position


def test_notes_as_people_write_them() -> None:
    """Comments over several lines, notes in any order, and turn numbers inside of branches are understood."""
    start = Position.deal("mouse-race", 2, "first=0", Seeded(1))
    head = Record(start, ("Ann", "Ben")).text.replace("record 1", "record 2")
    record = read_record(head + "{Hello\n there}\n1. miss {one} ?\n (draw curve\n1. s !) {two}\n2. miss")
    assert record.notes == (
        Note(0, "Hello there"),
        Note(1, "one two", "?", (Branch(("draw", "curve", "s"), (Note(3, mark="!"),)),)),
    )
    assert record.actions == ("miss", "miss")
    assert record.variation(1).actions == ("draw", "curve", "s")
    assert record.variation(1).notes == (Note(0, "Hello there"), Note(3, mark="!"))


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("1. (miss) miss", "line 9: a branch comes after the action that it replaces"),
        ("1. miss\n2. miss (draw", "line 10: this '(' has no ')'"),
        ("1. miss )", "line 9: this ')' has no '('"),
        ("1. miss {oh", "line 9: this '{' has no '}'"),
        ("1. miss ()", "line 9: a branch has at least one action"),
        ("1. miss ! ?", "line 9: expected one mark after an action, found '!' and '?'"),
        ("! 1. miss", "line 9: before the first action there can be a comment"),
        ("1. miss\n2. miss (fly)", "line 10: in a branch: 'fly' is no action"),
        ("1. miss (back)", "line 9: in a branch: back is not possible"),
        ("1. miss " + "(miss " * (MAX_DEPTH + 1) + ")" * (MAX_DEPTH + 1), "line 9: branches lie at most 8 deep"),
        (f"1. miss {{{'x' * (MAX_COMMENT + 1)}}}", "line 9: a comment has at most 2000 characters"),
    ],
)
def test_wrong_notes_are_explained(body: str, expected: str) -> None:
    """What is wrong with a note is said with its line."""
    start = Position.deal("mouse-race", 2, "first=0", Seeded(1))
    head = Record(start, ("Ann", "Ben")).text.replace("record 1", "record 2")
    with pytest.raises(Unreadable, match=re.escape(expected)):
        read_record(f"{head}{body}\n")


def test_the_format_is_told() -> None:
    """Notes in the first format are no actions, and a later format is refused by its number."""
    text = GAMES["mouse-race"].text
    with pytest.raises(Unreadable, match=re.escape("line 9: '{hello}' is no action")):
        read_record(text.replace("\n1. ", "\n1. {hello} ", 1))
    with pytest.raises(Unreadable, match="line 1: this is a record of format 3; here formats 1 and 2 can be read"):
        read_record(text.replace("meowze record 1", "meowze record 3"))


def test_actions_of_branches_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """The actions of branches count towards the most that a record may have."""
    record = GAMES["labyrinth"].note(at=1, branch=GAMES["labyrinth"].actions[0])
    monkeypatch.setattr("meowze.play.record_text.MAX_ACTIONS", len(record.actions))
    with pytest.raises(Unreadable, match="a record has at most") as caught:
        read_record(record.text)
    assert caught.value.key == "record-long"


def test_notes_stay_while_the_game_goes_on() -> None:
    """Playing on keeps what was noted, and a note for the same action takes the place of the old words."""
    start = Position.deal("mouse-race", 2, "first=0", Seeded(1))
    record = Record(start, ("Ann", "Ben")).play("miss").note("early", "?").play("miss").note("late", at=1)
    assert record.notes == (Note(1, "late", "?"),)
    with pytest.raises(Unreadable, match="no branch 0 in place of action 1"):
        record.variation(1)
