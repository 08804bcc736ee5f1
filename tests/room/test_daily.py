"""A room with the game of a day: its luck is that of the day, also after an undo and after the room was read again."""

import random
from typing import Any

import pytest

from meowze.games.errors import MeowzeError
from meowze.play.daily import daily_luck, deal_daily
from meowze.play.dice import Seeded
from meowze.room.company import device_of
from meowze.room.decision import Change
from meowze.room.journal import Header, Row
from meowze.room.messages import incoming
from meowze.room.room import Room
from tests.play.daily_games import DAILY, DAY

TOKEN = "t" * 32
HERE, LINK = incoming.SeatPlan("here"), incoming.SeatPlan("link")
each_game = pytest.mark.parametrize("game", DAILY)


def header(game: str, room: str) -> Header:
    """The header of a room."""
    return Header(room, game, f"{DAY}T12:00:00")


def opened(game: str, room: str = "r", **other: Any) -> tuple[Room, list[Row]]:
    """A room with the game of the day, whose own dice have nothing to do with it, and its rows."""
    asked = incoming.NewRoom(game, (HERE,), TOKEN, daily=DAY)
    made, change = Room.open(header(game, room), asked, Seeded(room))
    made.commit(change)
    return made, list(change.rows)


def tell(room: Room, rows: list[Row], message: incoming.RoomRequest) -> Change:
    """Do what the only device asks for."""
    change = room.decide(message, device_of(room.header.room, TOKEN))
    assert isinstance(change, Change), change
    room.commit(change)
    rows += change.rows
    return change


def act(room: Room, rows: list[Row], action: str) -> Change:
    """Play an action."""
    return tell(room, rows, incoming.Act(0, room.state.at, f"a{room.state.n}", action))


@each_game
def test_two_devices_have_the_same_game(game: str) -> None:
    """Rooms of two devices have the deal of the day, and equal actions lead to equal positions until the end."""
    (one, rows), (other, others) = opened(game, "one"), opened(game, "other")
    assert one.position == other.position == deal_daily(game, DAY)
    luck = random.Random(4)
    while not one.position.over:
        action = luck.choice(one.position.legal)
        act(one, rows, action)
        act(other, others, action)
        assert one.position == other.position


@each_game
def test_an_undo_repeats_the_luck(game: str) -> None:
    """After an undo, and after the room was read from its journal, the same action leads to the same position."""
    room, rows = opened(game)
    luck, taken_back = random.Random(7), 0
    for _ in range(60):
        assert room.position
        action = luck.choice(room.position.legal)
        change = act(room, rows, action)
        there = room.position
        if len(change.rows) > 1 or luck.random() < 0.2:
            tell(room, rows, incoming.Undo(room.state.at, f"u{room.state.n}"))
            room = Room.replay(room.header, rows, Seeded("another"))
            act(room, rows, action)
            assert room.position == there
            taken_back += 1
    assert taken_back


@each_game
def test_it_counts_for_no_other_list(game: str) -> None:
    """A solved game of a day is no best result of all days; a rematch is an ordinary game with its own luck."""
    room, rows = opened(game)
    luck, change = random.Random(1), None
    while room.position and not room.position.over:
        change = act(room, rows, luck.choice(room.position.legal))
    assert change
    assert change.over
    assert change.result is None
    assert room.state.daily == DAY
    tell(room, rows, incoming.Rematch("again"))
    assert room.state.daily == ""
    assert room.position != deal_daily(game, DAY)
    assert Room.replay(room.header, rows).state.daily == ""


@each_game
def test_it_is_played_alone_and_as_it_is(game: str) -> None:
    """Not with others, not with other options, not on a day that is none."""
    plain = {"game": game, "seats": (HERE,), "token": TOKEN, "daily": DAY}
    for wrong in (
        {"seats": (LINK,)},
        {"seats": (HERE, HERE)},
        {"options": "limit=5"},
        {"preset": "standard"},
        {"daily": "yesterday"},
    ):
        with pytest.raises(MeowzeError, match="day"):
            Room.open(header(game, "r"), incoming.NewRoom(**plain | wrong))  # type: ignore[arg-type]


def test_luck_belongs_to_a_game_and_a_day() -> None:
    """Two games on one day do not share their luck."""
    assert len({daily_luck(game, DAY).seed for game in DAILY}) == len(DAILY)
