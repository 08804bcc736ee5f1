"""A game at one device: numbers, refusals, undo, and the same room again from its journal."""

import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meowze.games import GAMES
from meowze.games.errors import MeowzeError
from meowze.play.dice import Secure, Seeded
from meowze.play.position import Position, Step
from meowze.play.record import read_record, write_record
from meowze.room import played_game
from meowze.room.company import device_of, journal_id
from meowze.room.journal import DamagedJournal, Row
from meowze.room.messages import incoming, outgoing
from meowze.room.played_game import CHECKPOINT_ACTS
from meowze.room.room import Room
from meowze.room.room_state import MAX_ACTS, MAX_ROWS, MAX_ROWS_FOR_REMATCH, MAX_ROWS_IN_ALL
from tests.room.rooms import PlayedRoom, change, refusal, token

FORCED = {"home", "under"}


# ---- acts


def test_table_at_the_start() -> None:
    """A fresh table was opened and dealt; it has a seat to act, its legal actions, and nothing to take back."""
    played = PlayedRoom()
    table = played.table()
    assert (table.n, table.at, table.undo) == (1, 1, False)
    assert table.mover == played.position.mover
    assert table.legal == played.position.legal
    assert [(fact.kind, fact.seat) for fact in table.last] == [("began", table.mover)]


def test_act_is_one_change() -> None:
    """An act and nature's moves after it are rows with numbers in a row, a fact for each step."""
    played = PlayedRoom()
    done = change(played.act("bn1"))
    message = played.update(done)
    assert isinstance(message, outgoing.Moved)
    assert [row.kind for row in done.rows][:2] == ["act", "nature"]
    assert [row.n for row in done.rows] == list(range(2, len(done.rows) + 2))
    assert message.first == 2
    assert message.table == played.table()
    assert message.table.n == message.table.at == done.rows[-1].n
    assert len(message.facts) >= len(done.rows)
    assert message.table.last == message.facts


def test_forced_moves_are_told_but_not_written() -> None:
    """Over a whole game cats come home, and no forced move is in the journal."""
    played = PlayedRoom("board=3x3")
    kinds: set[str] = set()
    for _ in played.any_actions(2000, random.Random(1)):
        pass
    for text in (row.text for row in played.rows):
        assert text not in FORCED
    for step in played.room.record.steps():
        kinds.add(step.fact.kind)
    assert {"homed", "arrived", "pushed", "turned", "drawn"} <= kinds
    assert played.position.over
    assert [row.n for row in played.rows] == list(range(len(played.rows)))


def test_other_seat_is_refused() -> None:
    """Only the seat whose turn it is may act."""
    played = PlayedRoom()
    before = played.room.state
    mover = played.mover
    refused = refusal(played.act("b2+", seat=1 - mover))
    assert refused.why == f"It’s {played.room.company.names[mover]}’s turn."
    assert played.room.state is before


def test_stale_act_is_refused() -> None:
    """An act chosen in an older position is refused."""
    played = PlayedRoom()
    change(played.act("b2+"))
    assert "changed" in refusal(played.act("b2+", at=1)).why


def test_same_id_is_answered_again() -> None:
    """The same message again is answered and not played again, also when it is stale and after a restart."""
    played = PlayedRoom()
    change(played.act("bn1", id="once"))
    n = played.room.state.n
    played.room = played.restarted()
    assert played.act("bn1", id="once", at=1) == outgoing.Done("once")
    assert played.room.state.n == n


def test_same_undo_is_answered_again() -> None:
    """An undo that comes twice takes back one act."""
    played = PlayedRoom()
    change(played.act("b2+"))
    change(played.act("b2+"))
    undo = incoming.Undo(played.room.state.at, "back")
    change(played.ask(undo))
    assert played.ask(undo) == outgoing.Done("back")
    assert len(played.room.record.actions) == 1


def test_a_refused_id_can_be_used_again() -> None:
    """What was not done is not remembered as done."""
    played = PlayedRoom()
    refusal(played.act("stop", id="x"))
    change(played.act("b2+", id="x"))


@pytest.mark.parametrize("id", ["", "x" * 65])
def test_improper_id_is_refused(id: str) -> None:
    """Without an id a message could be played twice; an endless one would be stored."""
    played = PlayedRoom()
    assert len(refusal(played.act("b2+", id=id)).id) <= 64


def test_illegal_act_names_its_rule() -> None:
    """A refusal says which paragraph of the rule book bars the action."""
    refused = refusal(PlayedRoom().act("stop"))
    assert refused.rule == "CD4"
    assert "CD4" in refused.why


@pytest.mark.parametrize("action", ["", "z9", "b2+ b2+", " b2+", "home", "L0", "cat3", "seat0", "\n"])
def test_what_no_seat_can_do_is_refused(action: str) -> None:
    """Nonsense, two actions at once and nature's own moves change nothing."""
    played = PlayedRoom()
    before = played.room.state
    assert refusal(played.act(action)).why
    assert played.room.state is before


def test_game_over_refuses_by_rule() -> None:
    """When every cat has a home nobody acts any more, but the last act can be taken back."""
    played = PlayedRoom("board=3x3")
    assert list(played.any_actions(2000, random.Random(2)))
    table = played.table()
    assert (table.mover, table.legal, table.offers) == (None, (), ())
    assert refusal(played.act("b2+")).rule == "CR17"
    change(played.undo())
    assert not played.position.over


def test_change_not_kept_changes_nothing() -> None:
    """What was not stored was never there, nature's memory included."""
    played = PlayedRoom(dice=Secure())
    before, table = played.room.state, played.table()
    change(played.room.act(incoming.Act(played.mover, table.at, "lost", "bn1")))
    assert played.room.state is before
    assert played.table() == table


def test_change_of_another_moment_is_not_kept() -> None:
    """A change is made once, and only where it belongs."""
    played = PlayedRoom()
    done = change(played.act("b2+"))
    with pytest.raises(ValueError, match="another state"):
        played.room.commit(done)


# ---- undo


def test_undo_down_to_the_deal() -> None:
    """Act by act everything is taken back; then there is nothing more to take back."""
    played = PlayedRoom()
    start = played.table()
    tables = []
    for _ in played.any_actions(9, random.Random(3)):
        tables.append(played.table())
    for table in [*reversed(tables[:-1]), start]:
        message = played.update(change(played.undo()))
        assert isinstance(message, outgoing.Undone)
        now = played.table()
        assert message.table == now
        assert (now.view, now.legal, now.last) == (table.view, table.legal, table.last)
    assert not played.table().undo
    assert refusal(played.undo()).why == "There is nothing to take back."


@pytest.mark.parametrize("game", GAMES)
def test_undo_over_checkpoints(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over several checkpoints everything is taken back to the same tables, and the journal gives an equal room."""
    monkeypatch.setattr(played_game, "CHECKPOINT_ACTS", 4)
    played = PlayedRoom(game=game)
    tables = [played.table()]
    for _ in played.any_actions(19, random.Random(3)):
        tables.append(played.table())
    assert len(playing(played).checkpoints) == 1 + (len(tables) - 1) // 4 > 3
    for table in reversed(tables[:-1]):
        change(played.undo())
        now = played.table()
        assert (now.view, now.legal, now.last, now.undo) == (table.view, table.legal, table.last, table.undo)
        assert playing(played).length == len(playing(played).acts)
        assert played.restarted().state == played.room.state


def playing(room: PlayedRoom) -> played_game.PlayedGame:
    """The game that is played in a room."""
    assert room.room.state.played
    return room.room.state.played


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The action codes of all steps that are played from now on."""
    codes, step = list[int](), Position._step

    def counted(position: Position, code: int, forced: bool) -> Step:
        codes.append(code)
        return step(position, code, forced)

    monkeypatch.setattr(Position, "_step", counted)
    return codes


def test_undo_costs_the_same_in_a_long_game(replayed: list[int]) -> None:
    """However long a game is, an undo replays a few acts only; and so does each undo when a room is read again."""
    played = PlayedRoom(game="labyrinth")
    luck, most, undos = random.Random(1), 0, 0
    while playing(played).length < 600 and not played.position.over:
        for _ in played.any_actions(20, luck):
            pass
        replayed.clear()
        change(played.undo())
        most, undos = max(most, len(replayed)), undos + 1
    assert playing(played).length > 400
    assert most <= 2 * (CHECKPOINT_ACTS + 1)
    replayed.clear()
    assert played.restarted().state == played.room.state
    assert len(replayed) <= 2 * len(played.rows) + undos * most


def test_at_never_repeats() -> None:
    """After an undo the position is an old one, its number is not: an old act cannot slip in."""
    played = PlayedRoom()
    seen = [played.room.state.at]
    for _ in range(4):
        change(played.act("bn1"))
        seen.append(played.room.state.at)
        change(played.undo())
        seen.append(played.room.state.at)
    assert len(set(seen)) == len(seen)
    assert seen == sorted(seen)
    assert refusal(played.act("b2+", at=0)).why


def test_undo_row_names_where_it_goes() -> None:
    """The journal says to which event an undo goes back, also after undos before it."""
    played = PlayedRoom()
    change(played.act("b2+"))
    change(played.act("b2+"))
    assert change(played.undo()).rows == (Row(4, 0, journal_id(device_of("room", token("a")), "id3"), "undo", "2"),)
    change(played.act("b2-"))
    assert change(played.undo()).rows[0].text == "2"
    assert change(played.undo()).rows[0].text == "1"


def test_undo_row_may_go_back_further() -> None:
    """The journal is followed where an undo names an event several acts ago."""
    played = PlayedRoom()
    start = played.room.position
    change(played.act("bn1"))
    change(played.act("b2+"))
    rows = [*played.rows, Row(played.room.state.n + 1, 0, "far", "undo", "1")]
    assert Room.replay(played.room.header, rows).position == start


def test_nature_repeats_after_undo() -> None:
    """Taking back does not shuffle: the same acts meet the same cards, also with a restart in between."""
    played = PlayedRoom(dice=Secure())
    actions = list(played.any_actions(30, random.Random(4)))
    record = played.room.record
    assert sum(row.kind == "nature" for row in played.rows) > 5
    for _ in actions:
        change(played.undo())
    assert played.room.record.actions == ()
    played.room = played.restarted()
    for action in actions:
        change(played.act(action))
    assert played.room.record == record


def test_other_acts_after_undo_meet_the_same_pile() -> None:
    """The next card is the same whatever is pushed."""
    played = PlayedRoom(dice=Secure())
    cards = set()
    for door in ("an0", "bn1", "2e2", "cs3"):
        cards.add(change(played.act(door)).rows[1].text)
        change(played.undo())
    assert len(cards) == 1


# ---- limits


def test_a_game_has_so_many_acts(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the last act that fits nobody acts, until one is taken back or another game begins."""
    monkeypatch.setattr("meowze.room.room_state.MAX_ACTS", 3)
    played = PlayedRoom()
    for _ in range(3):
        change(played.act("b2+"))
    assert refusal(played.act("b2+")).key == "game-full"
    change(played.undo())
    change(played.act("b2+"))
    assert refusal(played.act("b2+")).key == "game-full"
    change(played.ask(incoming.Rematch("again")))
    change(played.act("b2+"))


def test_a_room_has_so_many_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    """First there are no more rematches, then no more acts, at last nothing; each is said before the journal grows."""
    monkeypatch.setattr("meowze.room.request_handler.MAX_ROWS_FOR_REMATCH", 4)
    monkeypatch.setattr("meowze.room.room_state.MAX_ROWS", 7)
    monkeypatch.setattr("meowze.room.room.MAX_ROWS_IN_ALL", 8)
    played = PlayedRoom()
    change(played.ask(incoming.Rematch("again")))
    while played.room.state.n < 7:
        assert played.room.state.n < 4 or refusal(played.ask(incoming.Rematch("more"))).key == "room-full"
        change(played.act("b2+"))
    assert refusal(played.act("b2+")).key == "room-full"
    change(played.ask(incoming.Settle(True, True, 0, "close")))
    rows = len(played.rows)
    assert refusal(played.ask(incoming.Settle(False, True, 0, "open"))).key == "room-full"
    assert refusal(played.undo()).key == "room-full"
    assert len(played.rows) == rows


def test_a_game_that_begins_can_be_finished() -> None:
    """After the last rematch there are rows for the longest game with as many undos, and then for leaving."""
    assert MAX_ROWS_FOR_REMATCH + 2 * MAX_ACTS <= MAX_ROWS < MAX_ROWS_IN_ALL


# ---- restart


def test_restart_gives_an_equal_room() -> None:
    """Numbers, ids, positions and nature's memory come back from the journal, undone acts and all."""
    played = PlayedRoom(dice=Secure())
    luck = random.Random(5)
    for _ in range(4):
        for _ in played.any_actions(7, luck):
            pass
        for _ in range(3):
            change(played.undo())
    copy = played.restarted()
    assert copy.state == played.room.state
    assert copy.record == played.room.record


def test_record_is_the_game_without_what_was_taken_back() -> None:
    """The text of the game reads back to where the table stands."""
    played = PlayedRoom()
    for _ in played.any_actions(12, random.Random(6)):
        pass
    change(played.undo())
    record = read_record(write_record(played.room.record))
    assert record == played.room.record
    assert record.position == played.room.position
    assert record.date == "2026-01-02"


@given(st.lists(st.integers(0, 10**6), max_size=14), st.integers(0, 99))
def test_room_is_its_journal(choices: list[int], seed: int) -> None:
    """After each step, done or refused, the room from the journal is equal to the room."""
    played = PlayedRoom(("board=3x3", "actions=at-most-two", "inserted=as-it-lies")[seed % 3], dice=Seeded(seed))
    for choice in choices:
        legal = played.position.legal
        if choice % 5 == 0:
            played.undo()
        elif choice % 7 == 0:
            played.act("b2+", at=played.room.state.at - 1)
        elif choice % 11 == 0:
            played.act("b2+", id="id1")
        elif legal:
            played.act(legal[choice % len(legal)])
        copy = played.restarted()
        assert copy.state == played.room.state
        assert [row.n for row in played.rows] == list(range(played.room.state.n + 1))


def _without_opening(rows: list[Row]) -> list[Row]:
    return rows[1:]


def _without_nature(rows: list[Row]) -> list[Row]:
    return [row for row in rows if row.kind != "nature"]


def _with_gap(rows: list[Row]) -> list[Row]:
    return rows[:1] + [row._replace(n=row.n + 1) for row in rows[1:]]


def _by_another_seat(rows: list[Row]) -> list[Row]:
    return [row._replace(seat=1 - row.seat) if row.seat is not None else row for row in rows]


def _with_other_kind(rows: list[Row]) -> list[Row]:
    return [*rows, Row(rows[-1].n + 1, None, "x", "dance", "")]


def _with_two_openings(rows: list[Row]) -> list[Row]:
    return [*rows, rows[0]._replace(n=rows[-1].n + 1, id="x")]


def _back_to_nowhere(rows: list[Row]) -> list[Row]:
    return [*rows, Row(rows[-1].n + 1, None, "x", "undo", "99")]


def _broken_off(rows: list[Row]) -> list[Row]:
    return rows[:-1]


@pytest.mark.parametrize(
    "damage",
    [
        _without_opening,
        _without_nature,
        _with_gap,
        _by_another_seat,
        _with_other_kind,
        _with_two_openings,
        _back_to_nowhere,
        _broken_off,
    ],
)
def test_damaged_journal_is_noticed(damage: Callable[[list[Row]], list[Row]]) -> None:
    """A journal that does not fit together is refused, never played differently."""
    played = PlayedRoom()
    change(played.act("bn1"))
    change(played.act("b2+"))
    change(played.act("2e1"))
    with pytest.raises(DamagedJournal):
        Room.replay(played.room.header, damage(played.rows))


def old(rows: list[Row]) -> list[Row]:
    """The same rows, written by other rules."""
    return [row._replace(text=row.text.replace('"rules":', '"rules":9')) for row in rows]


def test_game_of_other_rules_can_be_looked_at() -> None:
    """A game of another version opens where it ended, says why it cannot go on, and the host may begin a new one."""
    played = PlayedRoom()
    change(played.act("bn1"))
    end = played.position
    played.rows = old(played.rows)
    played.room = played.restarted()
    assert played.position == end
    assert "version 9" in played.table().company.stopped
    assert played.table().legal == ()
    assert refusal(played.act("b2+")).key == refusal(played.undo()).key == "stopped"
    with pytest.raises(MeowzeError, match="refused-stopped"):
        played.room.record  # noqa: B018
    change(played.ask(incoming.Rematch("again")))
    assert played.table().company.stopped == ""
    change(played.act("b2+"))
    assert played.restarted().state == played.room.state


def test_game_of_other_rules_stops_at_the_last_good_position() -> None:
    """What the present rules bar is not played, nor what came after it, and numbers go on."""
    played = PlayedRoom()
    change(played.act("bn1"))
    good = played.position
    change(played.act("b2+"))
    change(played.act("c2+"))
    rows = [row._replace(text="stop") if row.text == "b2+" else row for row in old(played.rows)]
    room = Room.replay(played.room.header, rows)
    assert room.position == good
    assert room.state.n == room.state.at == played.room.state.n


def test_position_that_cannot_be_read_leaves_the_room() -> None:
    """Where not even the deal can be read, the room is there and says why nobody plays."""
    played = PlayedRoom()
    rows = [row._replace(text=row.text.replace("homes:", "houses:")) for row in old(played.rows)]
    room = Room.replay(played.room.header, rows)
    assert room.position is None
    assert "version 9" in room.state.stopped
    with pytest.raises(DamagedJournal):
        Room.replay(played.room.header, [row._replace(text=row.text.replace("homes:", "x:")) for row in played.rows])
