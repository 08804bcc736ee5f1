"""Bots at a table in use: they play their turns, for others too, and are called off."""

import pytest

from meowze.room.messages import incoming
from meowze.room.names import random_names
from tests.live.tables import Clock, Device, NewJournal, laid, run, until
from tests.room.rooms import BOT, BOTS, HERE, LINK, FirstLegal


def test_bots_play_their_turns(new_journal: NewJournal) -> None:
    """A person against a bot: its acts come by themselves, saved and told like all others, to the end of the game."""

    async def test() -> None:
        async with laid(new_journal, HERE, BOT, bots=BOTS, workers=FirstLegal()) as table:
            a = await Device(table, "a").come()
            while not (table.room.position and table.room.position.over):
                await until(lambda: table.room.position and table.room.position.mover in (0, None))
                if table.room.position and table.room.position.mover == 0:
                    await a.act(table.room.position.legal[-1])
            acts = [row for row in await table._journal.rows(table.id) if row.kind == "act"]
            assert [row.seat for row in acts].count(1) == 6
            assert all(row.id.startswith("bot-") == (row.seat == 1) for row in acts)
            workers = table._autopilot.bot_turn.workers
            assert isinstance(workers, FirstLegal)
            assert {bot for _, _, bot, _ in workers.asked} == {"Puppet 2"}

    run(test())


def test_no_bot_thinks_where_nothing_can_be_played(new_journal: NewJournal, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a game with as many acts as fit a bot is not asked again and again; a person is told why."""
    monkeypatch.setattr("meowze.room.room_state.MAX_ACTS", 1)

    async def test() -> None:
        workers = FirstLegal()
        async with laid(new_journal, BOT, BOT, bots=BOTS, workers=workers, pause=0) as table:
            a = await Device(table, "a").come()
            await until(lambda: table.room.state.game_full and not table.queue)
            table._autopilot.check()
            assert len(workers.asked) == 1
            assert not table._autopilot.busy
            assert a.kinds().count("moved") == 1

    run(test())


def test_undo_and_rematch_and_leaving_call_a_bot_off(new_journal: NewJournal) -> None:
    """What a bot thinks about that is no longer there is cancelled, and its late answer is not played."""

    async def test() -> None:
        async with laid(new_journal, HERE, BOT, bots=BOTS, workers=FirstLegal(slow=True)) as table:
            a = await Device(table, "a").come()
            workers = table._autopilot.bot_turn.workers
            assert isinstance(workers, FirstLegal)

            async def to_the_bot() -> None:
                for action in ("b2+", "c2+"):
                    await a.act(action)
                assert not workers.asked[-1][3].answer.cancelled()

            await to_the_bot()
            await a.ask(incoming.Undo, table.room.state.at)
            assert workers.asked[-1][3].answer.cancelled()
            await a.act("c2+")
            assert len(workers.asked) == 2
            await a.ask(incoming.Rematch)
            assert workers.asked[-1][3].answer.cancelled()
            await to_the_bot()
            await a.ask(incoming.Leave, 0)
            table.disconnect(a)
            assert workers.asked[-1][3].answer.cancelled()
            assert table.idle

    run(test())


def test_a_bot_plays_on_when_everybody_has_gone(new_journal: NewJournal) -> None:
    """Up to the next turn of a person, for whom no bot plays while nobody is there; the table is kept meanwhile."""

    async def test() -> None:
        async with laid(
            new_journal, HERE, BOT, bots=BOTS, workers=FirstLegal(slow=True), clock=(clock := Clock())
        ) as table:
            a = await Device(table, "a").come()
            await a.ask(incoming.Settle, closed=False, undo=True, absent=30)
            workers = table._autopilot.bot_turn.workers
            assert isinstance(workers, FirstLegal)
            for action in ("b2+", "c2+"):
                await a.act(action)
            table.disconnect(a)
            clock.now += 5000
            assert not table.idle
            workers.asked[0][3].answer.set_result("b3+")
            await until(lambda: len(workers.asked) == 2)
            workers.asked[1][3].answer.set_result("c3+")
            await until(lambda: table.idle)
            assert table.room.record.actions == ("b2+", "c2+", "b3+", "c3+")
            assert len(workers.asked) == 2

    run(test())


def test_a_bot_that_fails_is_asked_again(new_journal: NewJournal, monkeypatch: pytest.MonkeyPatch) -> None:
    """An error in a worker, or an act that is not possible, is not the end of the game."""
    monkeypatch.setattr("meowze.live.autopilot.RETRY_SECONDS", 0.01)

    async def test() -> None:
        async with laid(new_journal, BOT, HERE, bots=BOTS, workers=FirstLegal(slow=True)) as table:
            await Device(table, "a").come()
            workers = table._autopilot.bot_turn.workers
            assert isinstance(workers, FirstLegal)
            workers.asked[0][3].answer.set_exception(RuntimeError("the worker died"))
            await until(lambda: len(workers.asked) == 2)
            workers.asked[1][3].answer.set_result("nonsense")
            await until(lambda: len(workers.asked) == 3)
            workers.asked[2][3].answer.set_result("b2+")
            await until(lambda: table.room.record.actions == ("b2+",))

    run(test())


def test_a_bot_plays_for_somebody_away_until_they_return(new_journal: NewJournal) -> None:
    """Off by default; after the host's time a gentle bot plays the seat, and its person takes over at once."""

    async def test() -> None:
        clock = Clock()
        async with laid(new_journal, LINK, HERE, bots=BOTS, workers=FirstLegal(slow=True), clock=clock) as table:
            a, b = await Device(table, "a").come(), await Device(table, "b").come()
            workers = table._autopilot.bot_turn.workers
            assert isinstance(workers, FirstLegal)
            await b.ask(incoming.Sit, 0, random_names(1, table.room.company.names)[0], "cat")
            table.disconnect(b)
            clock.now += 5000
            table._autopilot.check()
            assert workers.asked == []
            await a.ask(incoming.Settle, closed=False, undo=True, absent=30)
            await until(lambda: workers.asked)
            (_, seat, bot, thought), *others = workers.asked
            assert (seat, bot, others) == (0, "Puppet 2", [])
            assert table.room.company.substituted(0)
            await b.come()
            await until(lambda: not table.room.company.substituted(0))
            assert thought.answer.cancelled()
            table.disconnect(b)
            clock.now += 29
            table._autopilot.check()
            assert len(workers.asked) == 1
            clock.now += 1
            table._autopilot.check()
            await until(lambda: len(workers.asked) == 2)
            workers.asked[-1][3].answer.set_result("b2+")
            await until(lambda: table.room.record.actions == ("b2+",))
            assert table.room.company.taken(0)

    run(test())


def test_the_host_lets_a_bot_play_on(new_journal: NewJournal) -> None:
    """At once, without a time that was settled, until the person is back; nobody is replaced who is here."""

    async def test() -> None:
        async with laid(new_journal, LINK, HERE, bots=BOTS, workers=FirstLegal(slow=True)) as table:
            a, b = await Device(table, "a").come(), await Device(table, "b").come()
            workers = table._autopilot.bot_turn.workers
            assert isinstance(workers, FirstLegal)
            await b.ask(incoming.Sit, 0, random_names(1, table.room.company.names)[0], "cat")
            await a.ask(incoming.Substitute, 0)
            await until(lambda: not table.room.company.substituted(0))
            assert not workers.asked
            table.disconnect(b)
            await a.ask(incoming.Substitute, 0)
            assert [(seat, bot) for _, seat, bot, _ in workers.asked] == [(0, "Puppet 2")]
            await b.come()
            await until(lambda: not table.room.company.substituted(0))
            assert workers.asked[0][3].answer.cancelled()

    run(test())


def test_no_bot_takes_over_for_somebody_who_is_here(new_journal: NewJournal) -> None:
    """The host could otherwise have an undo agreed to in their name."""

    async def test() -> None:
        async with laid(new_journal, HERE, LINK, bots=BOTS) as table:
            a, b = [await Device(table, letter).come() for letter in "ab"]
            await b.ask(incoming.Sit, 1, random_names(1, table.room.company.names)[0], "cat")
            refused = await a.ask(incoming.Substitute, 1)
            assert (refused["key"], refused["values"]) == ("is-here", {"name": table.room.company.names[1]})
            assert (await b.ask(incoming.Substitute, 0))["key"] == "host-only"
            table.disconnect(b)
            assert (await a.ask(incoming.Substitute, 1))["what"] == "substitute"

    run(test())
