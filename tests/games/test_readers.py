"""Fuzzing: every reader turns any text into a value or a clear error."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meowze import GAMES, MeowzeError, Position, Record, Seeded, read_record, write_record
from meowze.games.options import read_options
from tests.games.sampling import GAME_NAMES, walk

anything = st.text(max_size=300)


def damaged(texts: list[str]) -> st.SearchStrategy[str]:
    """Valid texts in which a piece is replaced by another."""

    @st.composite
    def build(draw: st.DrawFn) -> str:
        text = draw(st.sampled_from(texts))
        for _ in range(draw(st.integers(1, 3))):
            start = draw(st.integers(0, len(text)))
            end = draw(st.integers(start, min(len(text), start + 12)))
            piece = draw(
                st.one_of(st.text(max_size=6), st.sampled_from(["9", "-", "/", ":", ",", "L0", "U3", "4e", "\n"]))
            )
            text = text[:start] + piece + text[end:]
        return text

    return build()


TEXTS = {name: [position.text for seed in range(4) for position, _ in walk(name, seed)][::7] for name in GAME_NAMES}


def playable(position: Position) -> None:
    """A position that was read can be queried, drawn and played."""
    assert Position.read(position.game.name, position.text) == position
    position.view()
    position.letters()
    assert position.svg().startswith("<svg")
    possible = tuple(position.chances) or position.legal
    for action in possible[:: max(1, len(possible) // 5)]:
        position.play(action, Seeded(1))


@pytest.mark.parametrize("name", GAME_NAMES)
def test_positions(name: str) -> None:
    """Random and damaged position texts give a playable position or a clear error."""

    @given(st.one_of(anything, damaged(TEXTS[name])))
    def read(text: str) -> None:
        try:
            position = Position.read(name, text)
        except MeowzeError as error:
            assert str(error)
        else:
            playable(position)

    read()


@pytest.mark.parametrize("name", GAME_NAMES)
def test_actions(name: str) -> None:
    """Random and damaged action texts give an action code or a clear error."""
    positions = [position for position, _ in walk(name, 1)]

    @given(
        st.sampled_from(positions), st.one_of(anything, damaged(["b3+", "b3++", "bn0", "2e3", "stop", "cat5", "L0"]))
    )
    def read(position: Position, text: str) -> None:
        try:
            after = position.play(text)
        except MeowzeError as error:
            assert str(error)
        else:
            assert after == position if not text.split() else after.text

    read()


@pytest.mark.parametrize("name", GAME_NAMES)
def test_records(name: str) -> None:
    """Random and damaged records give a record or a clear error."""
    start = Position.deal(name, 2, "", Seeded(1))
    record = Record(start, ("Ann", "Ben"))
    for _ in range(12):
        record = record.play(record.position.legal[len(record.position.legal) // 2], Seeded(1))

    @given(st.one_of(anything, damaged([write_record(record)])))
    def read(text: str) -> None:
        try:
            found = read_record(text)
        except MeowzeError as error:
            assert str(error).startswith("line ")
        else:
            assert read_record(write_record(found)) == found

    read()


@pytest.mark.parametrize("name", GAME_NAMES)
def test_options(name: str) -> None:
    """Random and damaged options give a game or a clear error."""
    game = GAMES[name]
    good = ["deck=36,board=3x3,limit=7", "mode=teams,first=2", "deck=8/6/4/2/3/3/0"]

    @given(st.one_of(anything, damaged(good)))
    def read(text: str) -> None:
        try:
            options = read_options(text, game.rules.Options, game.notation.SWITCHES)
        except MeowzeError as error:
            assert str(error)
        else:
            assert all(type(value) is int for value in options)

    read()
