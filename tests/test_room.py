"""One table without sockets: seats, numbers, refusals, undo, and the same room again from its journal."""

import random
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meowze.play.dice import Dice, Secure, Seeded
from meowze.play.position import Position
from meowze.play.record import read_record, write_record
from meowze.server import events
from meowze.server.journal import OPEN, Damaged, Header, Row
from meowze.server.room import Change, Room

FORCED = {"home", "under"}


class Played:
    """A room and the journal of it, as the server keeps them."""

    def __init__(self, options: str = "", seats: int = 2, dice: Dice | None = None) -> None:
        dice = dice or Seeded(5)
        start = Position.deal("chabyrinthe", seats, options, dice)
        names = ("Ada", "Ben", "Cleo", "Dan")[:seats]
        version = start.game.rules.VERSION
        header = Header("room", "chabyrinthe", version, start.options, names, start.text, "2026-01-02T03:04:05")
        self.room = Room(header, dice)
        self.rows = [OPEN]
        self.asked = 0

    def ask(self, message: events.Act | events.Undo) -> Change | events.Reply:
        """Do it, with the journal written in between."""
        outcome = self.room.act(message) if isinstance(message, events.Act) else self.room.undo(message)
        if isinstance(outcome, Change):
            self.rows += outcome.rows
            self.room.keep(outcome)
        return outcome

    def act(self, action: str, **other: int | str) -> Change | events.Reply:
        """An action of the seat that is to act, with a fresh id and the right number."""
        self.asked += 1
        seat = self.room.position.mover or 0
        message = {"seat": seat, "at": self.room.now.at, "id": f"id{self.asked}", "action": action, **other}
        return self.ask(events.Act(**message))  # type: ignore[arg-type]

    def undo(self) -> Change | events.Reply:
        """Take the last action back."""
        self.asked += 1
        return self.ask(events.Undo(self.room.now.at, f"id{self.asked}"))

    def restarted(self) -> Room:
        """The room as the journal gives it."""
        return Room.replayed(self.room.header, self.rows, self.room.dice)

    def any_actions(self, number: int, luck: random.Random) -> Iterator[str]:
        """Play at random, winning where that is possible."""
        for _ in range(number):
            if self.room.position.over:
                return
            choice = luck.choice([offer.action for offer in self.room.position.offers] or self.room.position.legal)
            assert isinstance(self.act(choice), Change)
            yield choice


def refusal(outcome: Change | events.Reply) -> events.Refused:
    """An outcome that must be a refusal."""
    assert isinstance(outcome, events.Refused)
    return outcome


def change(outcome: Change | events.Reply) -> Change:
    """An outcome that must be a change."""
    assert isinstance(outcome, Change)
    return outcome


# ---- acts


def test_table_at_the_start() -> None:
    """A fresh table has number 0, a seat to act, its legal actions, and nothing to take back."""
    played = Played()
    table = played.room.table()
    assert (table.n, table.at, table.undo) == (0, 0, False)
    assert table.mover == played.room.position.mover
    assert table.legal == played.room.position.legal
    assert table.line == f"{table.names[table.mover or 0]} begins"


def test_act_is_one_change() -> None:
    """An act and nature's moves after it are rows with numbers in a row, facts and lines for each step."""
    played = Played()
    done = change(played.act("bn1"))
    message = played.room.told(done)
    assert isinstance(message, events.Moved)
    assert [row.kind for row in done.rows][:2] == ["act", "nature"]
    assert [row.n for row in done.rows] == list(range(1, len(done.rows) + 1))
    assert message.first == 1
    assert message.table == played.room.table()
    assert message.table.n == message.table.at == done.rows[-1].n
    assert len(message.facts) == len(message.lines) >= len(done.rows)
    told = [line for fact, line in zip(message.facts, message.lines, strict=True) if fact.seat is not None]
    assert message.table.line == " · ".join(told)


def test_forced_moves_are_told_but_not_written() -> None:
    """Over a whole game cats come home, and no forced move is in the journal."""
    played = Played("board=3x3")
    kinds: set[str] = set()
    for _ in played.any_actions(2000, random.Random(1)):
        pass
    for text in (row.text for row in played.rows):
        assert text not in FORCED
    for step in played.room.record.steps():
        kinds.add(step.fact.kind)
    assert {"homed", "arrived", "pushed", "turned", "drawn"} <= kinds
    assert played.room.position.over
    assert [row.n for row in played.rows] == list(range(len(played.rows)))


def test_other_seat_is_refused() -> None:
    """Only the seat whose turn it is may act."""
    played = Played()
    before = played.room.now
    mover = played.room.position.mover or 0
    refused = refusal(played.act("b2+", seat=1 - mover))
    assert refused.why == f"It is {played.room.header.names[mover]}'s turn."
    assert refused.table == played.room.table()
    assert played.room.now is before


def test_stale_act_is_refused() -> None:
    """An act chosen in an older position is refused with the table as it is now."""
    played = Played()
    change(played.act("b2+"))
    refused = refusal(played.act("b2+", at=0))
    assert "changed" in refused.why
    assert refused.table is not None
    assert refused.table.n == 1


def test_same_id_is_answered_again() -> None:
    """The same message again is answered and not played again, also when it is stale and after a restart."""
    played = Played()
    change(played.act("bn1", id="once"))
    n = played.room.now.n
    played.room = played.restarted()
    again = played.act("bn1", id="once", at=0)
    assert isinstance(again, events.Moved)
    assert (again.first, again.id, again.facts) == (1, "once", ())
    assert again.table == played.room.table()
    assert played.room.now.n == n


def test_same_undo_is_answered_again() -> None:
    """An undo that comes twice takes back one act."""
    played = Played()
    change(played.act("b2+"))
    change(played.act("b2+"))
    undo = events.Undo(played.room.now.at, "back")
    change(played.ask(undo))
    again = played.ask(undo)
    assert isinstance(again, events.Undone)
    assert again.table == played.room.table()
    assert len(played.room.record.actions) == 1


def test_a_refused_id_can_be_used_again() -> None:
    """What was not done is not remembered as done."""
    played = Played()
    refusal(played.act("stop", id="x"))
    change(played.act("b2+", id="x"))


@pytest.mark.parametrize("id", ["", "x" * 65])
def test_improper_id_is_refused(id: str) -> None:
    """Without an id a message could be played twice; an endless one would be stored."""
    played = Played()
    assert len(refusal(played.act("b2+", id=id)).id) <= 64


def test_illegal_act_names_its_rule() -> None:
    """A refusal says which paragraph of the rule book bars the action."""
    refused = refusal(Played().act("stop"))
    assert refused.rule == "CD4"
    assert "CD4" in refused.why


@pytest.mark.parametrize("action", ["", "z9", "b2+ b2+", " b2+", "home", "L0", "cat3", "seat0", "\n"])
def test_what_no_seat_can_do_is_refused(action: str) -> None:
    """Nonsense, two actions at once and nature's own moves change nothing."""
    played = Played()
    before = played.room.now
    assert refusal(played.act(action)).why
    assert played.room.now is before


def test_game_over_refuses_by_rule() -> None:
    """When every cat has a home nobody acts any more, but the last act can be taken back."""
    played = Played("board=3x3")
    assert list(played.any_actions(2000, random.Random(2)))
    table = played.room.table()
    assert (table.mover, table.legal, table.offers) == (None, (), ())
    assert refusal(played.act("b2+")).rule == "CR17"
    change(played.undo())
    assert not played.room.position.over


def test_change_not_kept_changes_nothing() -> None:
    """What was not stored was never there, nature's memory included."""
    played = Played(dice=Secure())
    before, table = played.room.now, played.room.table()
    change(played.room.act(events.Act(table.mover or 0, 0, "lost", "bn1")))
    assert played.room.now == before
    assert played.room.now.drawn == {}
    assert played.room.table() == table


def test_change_of_another_moment_is_not_kept() -> None:
    """A change is made once, and only where it belongs."""
    played = Played()
    done = change(played.act("b2+"))
    with pytest.raises(ValueError, match="another moment"):
        played.room.keep(done)


# ---- undo


def test_undo_down_to_the_deal() -> None:
    """Act by act everything is taken back; then there is nothing more to take back."""
    played = Played()
    start = played.room.table()
    tables = []
    for _ in played.any_actions(9, random.Random(3)):
        tables.append(played.room.table())
    for table in [*reversed(tables[:-1]), start]:
        message = played.room.told(change(played.undo()))
        assert isinstance(message, events.Undone)
        now = played.room.table()
        assert message.table == now
        assert (now.view, now.legal, now.line) == (table.view, table.legal, table.line)
    assert not played.room.table().undo
    assert refusal(played.undo()).why == "There is nothing to take back."


def test_at_never_repeats() -> None:
    """After an undo the position is an old one, its number is not: an old act cannot slip in."""
    played = Played()
    seen = [played.room.now.at]
    for _ in range(4):
        change(played.act("bn1"))
        seen.append(played.room.now.at)
        change(played.undo())
        seen.append(played.room.now.at)
    assert len(set(seen)) == len(seen)
    assert seen == sorted(seen)
    assert refusal(played.act("b2+", at=0)).why


def test_undo_row_names_where_it_goes() -> None:
    """The journal says to which event an undo goes back, also after undos before it."""
    played = Played()
    change(played.act("b2+"))
    change(played.act("b2+"))
    assert change(played.undo()).rows == (Row(3, None, "id3", "undo", "1"),)
    change(played.act("b2-"))
    assert change(played.undo()).rows[0].text == "1"
    assert change(played.undo()).rows[0].text == "0"


def test_undo_row_may_go_back_further() -> None:
    """The journal is followed where an undo names an event several acts ago."""
    played = Played()
    start = played.room.position
    change(played.act("bn1"))
    change(played.act("b2+"))
    rows = [*played.rows, Row(played.room.now.n + 1, None, "far", "undo", "0")]
    assert Room.replayed(played.room.header, rows).position == start


def test_nature_repeats_after_undo() -> None:
    """Taking back does not shuffle: the same acts meet the same cards, also with a restart in between."""
    played = Played(dice=Secure())
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
    played = Played(dice=Secure())
    cards = set()
    for door in ("an0", "bn1", "2e2", "cs3"):
        cards.add(change(played.act(door)).rows[1].text)
        change(played.undo())
    assert len(cards) == 1


# ---- restart


def test_restart_gives_an_equal_room() -> None:
    """Numbers, ids, positions and nature's memory come back from the journal, undone acts and all."""
    played = Played(dice=Secure())
    luck = random.Random(5)
    for _ in range(4):
        for _ in played.any_actions(7, luck):
            pass
        for _ in range(3):
            change(played.undo())
    copy = played.restarted()
    assert copy.now == played.room.now
    assert copy.table() == played.room.table()
    assert copy.record == played.room.record


def test_record_is_the_game_without_what_was_taken_back() -> None:
    """The text of the game reads back to where the table stands."""
    played = Played()
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
    played = Played(("board=3x3", "actions=at-most-two", "inserted=as-it-lies")[seed % 3], dice=Seeded(seed))
    for choice in choices:
        legal = played.room.position.legal
        if choice % 5 == 0:
            played.undo()
        elif choice % 7 == 0:
            played.act("b2+", at=played.room.now.at - 1)
        elif choice % 11 == 0:
            played.act("b2+", id="id1")
        elif legal:
            played.act(legal[choice % len(legal)])
        copy = played.restarted()
        assert copy.now == played.room.now
        assert [row.n for row in played.rows] == list(range(played.room.now.n + 1))


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
    return [*rows, OPEN._replace(n=rows[-1].n + 1)]


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
    played = Played()
    change(played.act("bn1"))
    change(played.act("b2+"))
    change(played.act("2e1"))
    with pytest.raises(Damaged):
        Room.replayed(played.room.header, damage(played.rows))


def test_other_version_of_the_rules_is_noticed() -> None:
    """A game of older rules is not replayed by newer ones."""
    played = Played()
    with pytest.raises(Damaged, match="version 99"):
        Room.replayed(played.room.header._replace(rules=99), played.rows)
