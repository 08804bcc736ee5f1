"""Finished games of a room that is being played at: its journal is read only when another game has ended."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Iterator
from typing import Any

from meowze.live.replay_answers import FinishedGames, ReplayAnswers
from meowze.live.replay_library import ReplayLibrary, endings_of
from meowze.play.record import Record
from meowze.room.journal import Header, Row
from meowze.room.messages import incoming
from meowze.room.names import ANIMALS, random_names
from meowze.room.room import finished_games
from tests.room.rooms import PlayedRoom, change

CODE = "bcdfghjk"


class ShownJournal:
    """The journal of one room, which counts how often it is read."""

    def __init__(self, played: PlayedRoom) -> None:
        self.played, self.reads = played, 0

    async def rows(self, room: str) -> list[Row]:
        """All rows."""
        self.reads += 1
        return list(self.played.rows)

    async def header(self, room: str) -> Header:
        """The header."""
        return self.played.room.header


class Patient:
    """Answers at once, but lets something happen before a request is made."""

    def __init__(self) -> None:
        self.meanwhile: Callable[[], object] = lambda: None

    async def ask(self, request: Callable[[], Awaitable[FinishedGames]], who: str, key: Hashable = None) -> Any:
        """The answer of `ReplayAnswers`."""
        self.meanwhile()
        return ReplayAnswers().answer(await request())

    def close(self) -> None:
        """There is nothing to close."""


def play_out(played: PlayedRoom) -> None:
    """Play to the end of the game."""
    while not played.position.over:
        change(played.act("b2+"))


def moments(played: PlayedRoom) -> Iterator[bool]:
    """Two games with all that may happen between their acts and after their ends; whether a game has just ended."""
    for number in range(2):
        for _ in range(3):
            change(played.act("b2+"))
            yield False
        change(played.undo())
        yield False
        change(played.ask(incoming.Emote(0, "purr", f"purr{number}")))
        yield False
        play_out(played)
        yield True
        name = random_names(1, played.room.company.names)[0]
        change(played.ask(incoming.Face(0, name, ANIMALS[1], f"face{number}")))
        yield True
        change(played.undo())
        yield False
        play_out(played)
        yield True
        change(played.ask(incoming.Rematch(f"again{number}")))
        yield False


def test_the_version_of_finished_games_changes_with_them_and_not_with_acts() -> None:
    """States with the same version have the same finished games; until a game ends no act changes the version."""
    played, known, going_on = (
        PlayedRoom("limit=4", code=CODE),
        dict[Hashable, list[Record]](),
        dict[int, set[Hashable]](),
    )
    for ended in moments(played):
        state = played.room.state
        found = list(finished_games(played.room.header, played.rows).values())
        assert known.setdefault(endings_of(state), found) == found
        if not ended and state.played:
            going_on.setdefault(state.played.dealt, set()).add(endings_of(state))
    assert len(going_on) == 3
    assert all(len(versions) == 1 for versions in going_on.values())


def test_a_journal_is_not_read_again_while_a_game_goes_on() -> None:
    """However many acts are played, the finished games of the room are read once."""

    async def test() -> None:
        played = PlayedRoom("limit=4", code=CODE)
        journal = ShownJournal(played)
        library = ReplayLibrary(journal, Patient())  # type: ignore[arg-type]
        for _ in range(3):
            change(played.act("b2+"))
            assert await library.finished_games(CODE, "me", played.room.state) == ()
        assert journal.reads == 1
        play_out(played)
        assert len(await library.finished_games(CODE, "me", played.room.state)) == 1
        assert journal.reads == 2

    asyncio.run(test())


def test_a_game_that_ends_while_the_journal_waits_to_be_read_is_none_of_the_earlier_ones() -> None:
    """What is remembered for a running game holds when its end was taken back."""

    async def test() -> None:
        played, patient = PlayedRoom("limit=4", code=CODE), Patient()
        library = ReplayLibrary(ShownJournal(played), patient)  # type: ignore[arg-type]
        change(played.act("b2+"))
        before = played.room.state

        patient.meanwhile = lambda: play_out(played)
        assert await library.finished_games(CODE, "me", before) == ()
        assert len(await library.finished_games(CODE, "me", played.room.state)) == 1

    asyncio.run(test())
