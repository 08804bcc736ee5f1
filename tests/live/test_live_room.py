"""A table in use, with its journal in a database or in a page, without sockets: saved, then told."""

import asyncio
from typing import Any

import pytest

from meowze.games.errors import MeowzeError
from meowze.live import broadcast
from meowze.room.company import device_of
from meowze.room.decision import Change
from meowze.room.journal_errors import NotSaved, StorageError
from meowze.room.messages import incoming, outgoing
from meowze.room.names import random_names
from meowze.room.updates import Audience, Encoder, update_for
from tests.live.tables import Clock, Device, NewJournal, begun, laid, run, until
from tests.room.rooms import HERE, LINK, token


def test_saved_then_told(new_journal: NewJournal) -> None:
    """An act is in the journal when the first device hears of it, and a write that fails is told to nobody else."""

    async def test() -> None:
        async with laid(new_journal, HERE, LINK) as table:
            a, b = await Device(table, "a").come(), await Device(table, "b").come()
            assert a.kinds() == ["waiting", "presence", "presence"]
            sat = await b.ask(incoming.Sit, 1, random_names(1, table.room.company.names)[0], "cat")
            assert (sat["type"], sat.get("what")) == ("changed", "deal")
            stored = table._journal.append
            order: list[str] = []

            async def append(room: str, rows: Any, *ending: Any) -> None:
                await stored(room, rows, *ending)
                order.extend(["saved", f"{a.kinds().count('moved')} told"])

            table._journal.append = begun(append)  # type: ignore[method-assign]
            assert (await a.act("b2+"))["type"] == "moved"
            assert order == ["saved", "0 told"]

            async def fail(room: str, rows: Any, *ending: Any) -> None:
                raise NotSaved("this could not be saved: the disk is full")

            table._journal.append = begun(fail)  # type: ignore[method-assign]
            heard = len(b.heard)
            refused = await a.act("c2+")
            assert (refused["type"], refused["key"]) == ("refused", "unsaved")
            assert refused["why"] == "this could not be saved: the disk is full"
            assert len(b.heard) == heard
            table._journal.append = stored  # type: ignore[method-assign]
            assert (await a.act("c2+"))["type"] == "moved"

    run(test())


def test_what_is_told_is_written_while_it_is_stored(new_journal: NewJournal, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for the text when the change is stored; who has come meanwhile is told the same."""
    written: list[str] = []

    def update(room: str, change: Change, audience: Audience, encoder: Encoder) -> outgoing.Numbered:
        written.append(audience.id)
        return update_for(room, change, audience, encoder)

    async def test() -> None:
        async with laid(new_journal, HERE, HERE) as table:
            a = await Device(table, "a").come()
            stored, disk = table._journal.append, asyncio.Event()

            async def append(room: str, rows: Any, *ending: Any) -> None:
                await disk.wait()
                await stored(room, rows, *ending)

            table._journal.append = begun(append)  # type: ignore[method-assign]
            act = asyncio.ensure_future(a.act("b2+"))
            await until(lambda: written)
            assert "moved" not in a.kinds()
            z = await Device(table, "").come()
            disk.set()
            assert (await act)["type"] == "moved"
            assert written == ["a1", ""]
            assert z.heard[-1]["table"]["at"] == a.heard[-1]["table"]["at"]

    monkeypatch.setattr(broadcast, "update_for", update)
    run(test())


def test_write_that_was_made_after_all(new_journal: NewJournal) -> None:
    """When a write fails after it was made, the journal is asked, and everybody gets the table as it is there."""

    async def test() -> None:
        async with laid(new_journal, HERE, HERE) as table:
            a = await Device(table, "a").come()
            stored = table._journal.append

            async def lose(room: str, rows: Any, *ending: Any) -> None:
                await stored(room, rows, *ending)
                raise StorageError("the connection was lost")

            table._journal.append = begun(lose)  # type: ignore[method-assign]
            act = incoming.Act(0, table.room.state.at, "once", "b2+")
            table.receive(act, a)
            await until(lambda: not table.queue)
            table._journal.append = stored  # type: ignore[method-assign]
            table.receive(act, a)
            await until(lambda: not table.queue)
            assert a.kinds()[-3:] == ["refused", "table", "done"]
            assert len(table.room.record.actions) == 1

    run(test())


def test_answer_that_fails_holds_nothing_up(new_journal: NewJournal) -> None:
    """What waits behind a refusal that cannot be told is done all the same."""

    def broken(text: str) -> None:
        raise ValueError(text)

    async def test() -> None:
        async with laid(new_journal, HERE, HERE) as table:
            a = await Device(table, "a").come()
            stale = incoming.Act(0, -1, "x", "b2+")
            table.submit(lambda: table.room.decide(stale, ""), "x", broken)
            assert (await a.act("b2+"))["type"] == "moved"

    run(test())


def test_client_that_goes_away_does_not_stop_a_change(new_journal: NewJournal) -> None:
    """A change that was begun is finished, though nobody waits for it any more."""

    async def test() -> None:
        async with laid(new_journal, HERE, HERE) as table:
            a = await Device(table, "a").come()
            act = incoming.Act(0, table.room.state.at, "x", "b2+")
            table.submit(lambda: table.room.decide(act, device_of(table.id, token("a")))).cancel()
            table.disconnect(a)
            await until(lambda: not table.queue)
            assert table.room.record.actions == ("b2+",)

    run(test())


def test_who_comes_back_gets_what_was_missed(new_journal: NewJournal) -> None:
    """The steps since the number a client names, as facts with one table; too long ago, or undone: the whole table."""

    async def test() -> None:
        async with laid(new_journal, HERE, HERE) as table:
            a, z = await Device(table, "a").come(), await Device(table, "").come()
            start = table.room.state.n
            for action in ("b2+", "bn1", "c2+"):
                await a.act(action)
            live = [message for message in z.heard if message["type"] == "moved"]
            again = await Device(table, "").come(start)
            missed = again.heard[0]
            assert (missed["type"], missed["first"], missed["id"]) == ("moved", start + 1, "")
            assert missed["facts"] == [fact for message in live for fact in message["facts"]]
            assert missed["table"] == live[-1]["table"]
            assert (await Device(table, "").come(table.room.state.n)).heard[0] == missed["table"]
            for number in (-1, 0, table.room.state.n + 7):
                assert (await Device(table, "").come(number)).heard[0]["type"] == "table"
            before = table.room.state.n
            await a.ask(incoming.Undo, table.room.state.at)
            assert (await Device(table, "").come(before)).heard[0]["type"] == "table"

    run(test())


def test_presence_is_told(new_journal: NewJournal) -> None:
    """Who is there, by seat, and how many watch; told when somebody comes, goes or sits down."""

    async def test() -> None:
        async with laid(new_journal, HERE, LINK) as table:
            a, b = await Device(table, "a").come(), await Device(table, "b").come()
            assert a.heard[-1] == {"type": "presence", "seats": [0], "watching": 1}
            await b.ask(incoming.Sit, 1, random_names(1, table.room.company.names)[0], "cat")
            assert a.heard[-1] == {"type": "presence", "seats": [0, 1], "watching": 0}
            table.disconnect(b)
            assert a.heard[-1] == {"type": "presence", "seats": [0], "watching": 0}
            b.heard.clear()
            await a.act("b2+")
            assert b.heard == []

    run(test())


def test_pairing_code_lends_a_seat(new_journal: NewJournal) -> None:
    """A code is told to the one who asked, and brings a second device to the seat, once and for five minutes."""

    async def test() -> None:
        clock = Clock()
        async with laid(new_journal, HERE, HERE, clock=clock) as table:
            a = await Device(table, "a").come()
            z = await Device(table, "z").come()
            told = await a.ask(incoming.Pair, 1)
            assert (told["type"], told["seat"], told["seconds"]) == ("code", 1, 300)
            assert (await z.ask(incoming.Pair, 1))["type"] == "refused"
            assert "code" not in z.kinds()
            phone = await Device(table, "p").come(code=told["code"])
            assert phone.heard[0]["type"] == "table"
            assert phone.heard[0]["company"]["you"] == {"sees": [1], "acts": [1], "host": False, "back": []}
            assert z.kinds()[-1] == "presence"
            assert "passed" in z.kinds()
            again = await Device(table, "p").come(code=told["code"])  # the answer may have been lost
            assert again.heard[0]["type"] == "table"
            thief = await Device(table, "t").come(code=told["code"])
            assert "used or is too old" in thief.heard[0]["why"]
            late = await a.ask(incoming.Pair, 0)
            clock.now += 301
            assert "too old" in (await Device(table, "q").come(code=late["code"])).heard[0]["why"]
            with pytest.raises(MeowzeError, match="token"):
                await Device(table, "").come(code="x")

    run(test())


def test_closed_room_is_not_shown_to_strangers(new_journal: NewJournal) -> None:
    """Newcomers are turned away, those at the table come back, and a paired phone still comes in."""

    async def test() -> None:
        async with laid(new_journal, HERE, HERE) as table:
            a = await Device(table, "a").come()
            await a.ask(incoming.Settle, closed=True, undo=True, absent=0)
            with pytest.raises(MeowzeError, match="refused-closed"):
                await Device(table, "z").come()
            await Device(table, "a").come()
            code = (await a.ask(incoming.Pair, 0))["code"]
            await Device(table, "p").come(code=code)

    run(test())


def test_emotes_are_limited(new_journal: NewJournal) -> None:
    """Four in ten seconds, then a request to wait."""

    async def test() -> None:
        clock = Clock()
        async with laid(new_journal, HERE, HERE, clock=clock) as table:
            a = await Device(table, "a").come()
            answers = [(await a.ask(incoming.Emote, 0, "purr"))["type"] for _ in range(6)]
            assert answers == ["said"] * 4 + ["refused"] * 2
            clock.now += 10
            assert (await a.ask(incoming.Emote, 0, "purr"))["type"] == "said"

    run(test())


def test_names_are_offered(new_journal: NewJournal) -> None:
    """Five names that nobody here has, to anybody who has said hello."""

    async def test() -> None:
        async with laid(new_journal, HERE, LINK) as table:
            z = Device(table, "z")
            table.receive(incoming.AskNames(), z)
            assert z.heard[0]["why"] == "The first message must be hello."
            await z.come()
            table.receive(incoming.AskNames(), z)
            assert len(set(z.heard[-1]["names"]) - set(table.room.company.names)) == 5
            stranger = Device(table, "y")
            assert (await stranger.ask(incoming.Leave, 0))["why"] == "The first message must be hello."

    run(test())


def test_a_closed_room_lets_those_go_who_watch(new_journal: NewJournal) -> None:
    """Also who gives up a seat there; they hear nothing more, and the others hear that they have gone."""

    async def test() -> None:
        async with laid(new_journal, HERE, LINK) as table:
            a, b, z = [await Device(table, letter).come() for letter in "abz"]
            await b.ask(incoming.Sit, 1, random_names(1, table.room.company.names)[0], "cat")
            for device in (b, z):
                device.heard.clear()
            await a.ask(incoming.Settle, closed=True, undo=True, absent=0)
            assert (z.gone, z.heard) == (["refused-closed"], [])
            assert {"type": "presence", "seats": [0, 1], "watching": 0} in a.heard
            table.receive(incoming.Leave(1, "bye"), b)
            await until(lambda: not table.queue)
            assert (b.gone, b.kinds()) == (["refused-closed"], ["presence", "changed"])
            b.heard.clear()
            await a.ask(incoming.Settle, closed=False, undo=True, absent=0)
            assert (b.heard, z.heard) == ([], [])
            table.receive(incoming.Act(0, 0, "x", "b2+"), z)
            assert (z.heard[-1]["why"], z.heard[-1]["table"]) == ("The first message must be hello.", None)

    run(test())
