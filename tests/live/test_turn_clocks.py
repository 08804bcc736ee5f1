"""Clocks of a table in use: the time for a turn, and the host who has gone."""

from meowze.live.live_room import LiveRoom
from meowze.room.messages import incoming
from meowze.room.names import random_names
from tests.live.tables import Clock, Device, NewJournal, laid, run, until
from tests.room.rooms import BOT, BOTS, HERE, LINK, FirstLegal


def timed(table: LiveRoom, device: Device) -> tuple[int | None, float, bool]:
    """What a device was last told about the time."""
    time = next(message for message in reversed(device.heard) if message["type"] == "time")
    return time["seat"], time["left"], time["running"]


def test_time_for_a_turn(new_journal: NewJournal) -> None:
    """It runs while somebody else waits, begins anew with a turn or an undo, and is told to who comes back."""

    async def test() -> None:
        clock = Clock()
        async with laid(new_journal, HERE, LINK, bots=BOTS, workers=FirstLegal(slow=True), clock=clock) as table:
            a, b = await Device(table, "a").come(), await Device(table, "b").come()
            await b.ask(incoming.Sit, 1, random_names(1, table.room.company.names)[0], "cat")
            assert "time" not in a.kinds()
            await a.ask(incoming.Settle, closed=False, undo=True, absent=0, clock=30)
            assert timed(table, a) == timed(table, b) == (0, 30, True)
            clock.now += 10
            table.disconnect(a)  # it sleeps: the time of those who wait runs on
            assert timed(table, b) == (0, 30, True)
            clock.now += 5
            await a.come()
            assert timed(table, a) == (0, 15, True)
            table.disconnect(b)  # nobody waits any more
            assert timed(table, a) == (0, 15, False)
            clock.now += 500
            table._autopilot.check()
            await b.come()
            assert timed(table, b) == (0, 15, True)
            await a.act("b2+")
            assert timed(table, a) == (0, 15, True)  # the same turn
            clock.now += 5
            await a.ask(incoming.Undo, at=table.room.state.at)
            assert timed(table, a) == (0, 30, True)
            for action in ("b2+", "c3+"):
                await a.act(action)
            assert timed(table, b) == (1, 30, True)
            await a.ask(incoming.Settle, closed=False, undo=True, absent=0, clock=0)
            assert timed(table, b) == (None, 0, False)

    run(test())


def test_a_bot_plays_when_the_time_is_up(new_journal: NewJournal) -> None:
    """It makes the rest of that turn and no more; nobody loses, and a person who is quicker may still act."""

    async def test() -> None:
        clock = Clock()
        async with laid(new_journal, HERE, HERE, bots=BOTS, workers=FirstLegal(slow=True), clock=clock) as table:
            a = await Device(table, "a").come()
            workers = table._autopilot.bot_turn.workers
            assert isinstance(workers, FirstLegal)
            await a.ask(incoming.Settle, closed=False, undo=True, absent=0, clock=30)
            await a.act("b2+")
            clock.now += 29.5
            table._autopilot.check()
            assert not table.room.state.overdue
            clock.now += 0.5
            table._autopilot.check()
            await until(lambda: table.room.state.overdue)
            assert timed(table, a) == (None, 0, False)
            assert next(m for m in reversed(a.heard) if m["type"] == "changed")["what"] == "late"
            await until(lambda: workers.asked)
            assert workers.asked[-1][1:3] == (0, "Puppet 2")
            workers.asked[-1][3].answer.set_result("c3+")
            await until(lambda: table.room.record.actions == ("b2+", "c3+"))
            assert (table.room.state.overdue, timed(table, a)) == (False, (1, 30, True))
            assert len(workers.asked) == 1
            clock.now += 30
            table._autopilot.check()
            await until(lambda: table.room.state.overdue)
            await a.act("b2+")
            await a.act("c3+")
            assert (table.room.state.overdue, timed(table, a)) == (False, (0, 30, True))

    run(test())


def test_alone_against_bots_there_is_no_hurry(new_journal: NewJournal) -> None:
    """The time of somebody for whom no other person waits stands still, and a bot has none."""

    async def test() -> None:
        clock = Clock()
        async with laid(new_journal, HERE, BOT, bots=BOTS, workers=FirstLegal(slow=True), clock=clock) as table:
            a = await Device(table, "a").come()
            await a.ask(incoming.Settle, closed=False, undo=True, absent=0, clock=30)
            clock.now += 500
            table._autopilot.check()
            assert timed(table, a) == (0, 30, False)
            for action in ("b2+", "c3+"):
                await a.act(action)
            assert timed(table, a) == (None, 0, False)

    run(test())


def test_the_host_passes_on_after_two_minutes(new_journal: NewJournal) -> None:
    """To the person who has been here longest; somebody who watches does not count. The opener gets it back."""

    async def test() -> None:
        clock = Clock()
        async with laid(new_journal, HERE, LINK, LINK, clock=clock) as table:
            devices = {letter: await Device(table, letter).come() for letter in "azcb"}
            for letter, seat in (("b", 1), ("c", 2)):
                await devices[letter].ask(incoming.Sit, seat, random_names(1, table.room.company.names)[0], "cat")
            table.disconnect(devices["a"])
            clock.now += 119
            table._autopilot.check()
            assert not table.queue
            clock.now += 1
            table._autopilot.check()
            await until(lambda: not table.queue)
            changed = [message for message in devices["c"].heard if message.get("what") == "host"]
            assert changed[0]["table"]["company"]["you"]["host"]
            await devices["c"].ask(incoming.Settle, closed=True, undo=True, absent=0)
            await devices["c"].ask(incoming.Kick, 0)
            back = await devices["a"].come()
            await until(lambda: not table.queue)
            assert back.heard[-1]["table"]["company"]["you"]["host"]
            assert (await devices["c"].ask(incoming.Kick, 1))["key"] == "host-only"
            clock.now += 1000
            table._autopilot.check()
            assert not table.queue

    run(test())
