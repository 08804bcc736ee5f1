"""Hints at a table in use."""

from meowze.room.messages import incoming
from meowze.room.names import random_names
from tests.live.tables import Device, NewJournal, laid, run, until
from tests.room.rooms import BOTS, HERE, LINK, FirstLegal


def test_hints_alone_are_noted_before_they_are_given(new_journal: NewJournal) -> None:
    """Once in a position; one that only shows a gesture does not count."""

    async def test() -> None:
        async with laid(new_journal, HERE, bots=BOTS, workers=FirstLegal()) as table:
            a = await Device(table, "a").come()
            for gesture, noted in ((True, 0), (False, 1), (False, 1)):
                hint = incoming.Hint(table.room.state.at, f"h{len(a.heard)}", gesture)
                table.receive(hint, a)
                await until(lambda hint=hint: a.heard[-1].get("id") == hint.id)  # type: ignore[misc]
                assert a.heard[-1]["type"] == "hinted"
                assert table.room.state.played
                assert table.room.state.played.hints == noted
            assert a.kinds().count("passed") == 1

    run(test())


def test_hints_are_for_those_who_see_and_act(new_journal: NewJournal) -> None:
    """A bot's advice reaches only the device whose turn it is, and none where there are no bots."""

    async def test() -> None:
        async with laid(new_journal, HERE, LINK, bots=BOTS, workers=FirstLegal()) as table:
            a, b = await Device(table, "a").come(), await Device(table, "b").come()
            await b.ask(incoming.Sit, 1, random_names(1, table.room.company.names)[0], "cat")
            table.receive(incoming.Hint(table.room.state.at, "h"), a)
            await until(lambda: a.kinds()[-1] == "hinted")
            assert a.heard[-1]["action"] == (table.room.position and table.room.position.legal[-1])
            assert a.heard[-1]["reasons"] == [{"kind": "prepares", "count": 2, "seat": None}]
            assert "no hint to give" in (await b.ask(incoming.Hint, table.room.state.at))["why"]
            assert "hinted" not in b.kinds()
        async with laid(new_journal, HERE, HERE) as table:
            a = await Device(table, "a").come()
            assert "no bots" in (await a.ask(incoming.Hint, table.room.state.at))["why"]

    run(test())


def test_one_hint_at_a_time(new_journal: NewJournal) -> None:
    """In one position a bot is asked once for all who want to know; an act, or leaving, calls it off."""

    async def test() -> None:
        workers = FirstLegal(slow=True)
        async with laid(new_journal, HERE, HERE, bots=BOTS, workers=workers) as table:
            a = await Device(table, "a").come()
            for k in range(3):
                table.receive(incoming.Hint(table.room.state.at, f"h{k}"), a)
            assert len(workers.hinted) == 1
            workers.hinted[0].answer.set_result(("b2+", ()))
            await until(lambda: a.kinds().count("hinted") == 3)
            table.receive(incoming.Hint(table.room.state.at, "late"), a)
            await a.act("b2+")
            assert workers.hinted[1].answer.cancelled()
            assert {"type": "done", "id": "late"} in a.heard
            table.receive(incoming.Hint(table.room.state.at, "last"), a)
            table.disconnect(a)
            assert workers.hinted[2].answer.cancelled()
            assert len(workers.hinted) == 3

    run(test())
