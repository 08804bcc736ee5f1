"""Records: whole games as text that can be read back and replayed, and errors that name the line."""

import random
import re

import pytest

from meowze import Position, Record, Seeded, Unreadable, read_record, write_record
from meowze.games.errors import MeowzeError
from meowze.play.record_text import MAX_ACTIONS
from meowze.room.room_state import MAX_ACTS
from meowze.texts import texts
from tests.games.sampling import GAME_NAMES, chosen, random_options


def played(name: str, seed: int, most: int = 10_000) -> Record:
    """A game with random options, played to its end or for `most` actions."""
    luck = random.Random(seed)
    options, seats = random_options(name, luck)
    record = Record(Position.deal(name, seats, options, Seeded(seed)), tuple("ABCD"[:seats]), "2026-01-31")
    while not record.position.over and len(record.actions) < most:
        code = chosen(record.position, luck)
        record = record.play(record.position.game.notation.action_text(record.position.state, code), Seeded(seed))
    return record


@pytest.mark.parametrize("name", GAME_NAMES)
@pytest.mark.parametrize("seed", range(12))
def test_a_record_reads_back(name: str, seed: int) -> None:
    """A record, finished or not, can be read back from its text, and its replay ends in the same state and score."""
    for record in (played(name, seed, 25), played(name, seed)):
        text = write_record(record)
        again = read_record(text)
        assert again == record
        assert again.position == record.position
        assert again.position.scores == record.position.scores
        assert write_record(again) == text
        assert [step.position for step in again.steps()][-1] == record.position


@pytest.mark.parametrize("name", GAME_NAMES)
def test_forced_moves_are_not_written(name: str) -> None:
    """A record contains the actions of seats and nature, but no forced moves."""
    records = [played(name, seed) for seed in range(5)]
    forced = {step.action for record in records for step in record.steps() if step.forced}
    assert forced
    assert not forced & {action for record in records for action in record.actions}


def test_a_record_shows_turns_line_by_line() -> None:
    """Each line is a numbered turn, including nature's draws that follow from it."""
    start = Position.deal("chabyrinthe", 2, "first=0", Seeded(1))
    record = Record(start, ("Ann", "Ben"), "2026-01-31").play("a1+ an0", Seeded(1)).play("b2-", Seeded(1))
    lines = write_record(record).splitlines()
    assert lines[0] == "meowze record 1"
    assert "seats: Ann, Ben" in lines
    assert re.fullmatch(r"1\. a1\+ an0 [LITXBD]0", lines[8])
    assert lines[9] == "2. b2-"
    assert next(texts().story(record)) == "Ann turns the card at a1 a quarter turn clockwise"


TEXT = write_record(played("chabyrinthe", 5))


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("meowze record 1", "[Event]", "line 1: a record begins with 'meowze record 1'"),
        ("game: chabyrinthe", "game: chess", "line 2: there is no game 'chess'"),
        ("game:", "gamma:", "line 2: expected 'game: …'"),
        ("rules: 1", "rules: 77", "line 3: expected the version of the rules, '1', found '77'"),
        ("options: ", "options: deck=99,", "line 4: expected the options of the position"),
        ("seats: ", "seats: ,", "line 5: expected"),
        ("position: ", "position: x", "line 7: the square must be"),
        ("\n1. ", "\n1. zz9 ", "line 9: 'zz9' is no action"),
        ("\n1. ", "\n1. home ", "line 9: home is not possible"),
        ("result: ", "result: 99 ", "the actions above give"),
    ],
)
def test_a_damaged_record_says_in_which_line_and_why(old: str, new: str, expected: str) -> None:
    """The error for a damaged record names the line and the reason."""
    assert old in TEXT
    with pytest.raises(Unreadable, match=re.escape(expected)):
        read_record(TEXT.replace(old, new, 1))


def test_a_record_cut_off_anywhere_is_read_or_explained() -> None:
    """A file cut off anywhere gives the game so far or a clear error, never a crash."""
    for end in range(0, len(TEXT), 7):
        try:
            record = read_record(TEXT[:end])
        except MeowzeError as error:
            assert str(error).startswith("line ")
        else:
            assert TEXT.startswith(write_record(record)[: end - 12])


def test_a_result_too_early_is_refused() -> None:
    """A result after actions that do not end the game is an error."""
    start = Position.deal("chabyrinthe", 2, "", Seeded(1))
    with pytest.raises(Unreadable, match="the game is not over"):
        read_record(write_record(Record(start, ("A", "B"))) + "result: 0 0\n")


@pytest.mark.parametrize("names", [("Ann",), ("Ann", ""), ("Ann", "B,C"), ("Ann", "x" * 41), ("Ann", "B\nC")])
def test_names_must_fit_their_line(names: tuple[str, ...]) -> None:
    """Names that would break the file are refused when the record is made."""
    with pytest.raises(Unreadable, match="expected 2 names"):
        Record(Position.deal("chabyrinthe", 2, "", Seeded(1)), names)


def test_names_may_hold_joined_emoji() -> None:
    """A name may contain an emoji that is joined from two, as in a room."""
    record = Record(Position.deal("chabyrinthe", 2, "", Seeded(1)), ("👩\u200d🚀", "Ben"))
    assert read_record(write_record(record)) == record


def test_record_of_any_length_that_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record may have as many actions as a game in a room and nature's; one more is refused before it is played."""
    assert MAX_ACTIONS >= 3 * MAX_ACTS
    record = Record(Position.deal("labyrinth", 2, "", Seeded(1)), ("Ann", "Ben"))
    while len(record.actions) < 40:
        record = record.play(record.position.legal[0], Seeded(1))
    text = write_record(record)
    monkeypatch.setattr("meowze.play.record_text.MAX_ACTIONS", len(record.actions))
    assert read_record(text) == record
    monkeypatch.setattr("meowze.play.record_text.MAX_ACTIONS", len(record.actions) - 1)
    monkeypatch.setattr("meowze.play.record_text._play_one", None)
    with pytest.raises(Unreadable, match="a record has at most") as caught:
        read_record(text)
    assert caught.value.key == "record-long"
