"""A table in use, with its journal in a database or in a page, without sockets: saved, then told; bots and clocks."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from meowze.browser.journal import BrowserJournal
from meowze.games.errors import MeowzeError
from meowze.live.live_room import LiveRoom
from meowze.play.dice import Seeded
from meowze.room.bots import NO_BOTS, Bots
from meowze.room.company import device_of
from meowze.room.journal import Header
from meowze.room.journal_errors import NotSaved, StorageError
from meowze.room.messages import incoming
from meowze.room.names import random_names
from meowze.room.room import Room
from meowze.server.refusal_text import ENGLISH
from meowze.storage.journal_store import JournalStore
from tests.live.pages import PageDict
from tests.room.rooms import BOT, BOTS, HERE, LINK, FirstLegal, token

NewJournal = Callable[[], JournalStore | BrowserJournal]


@pytest.fixture(params=["database", "page"])
def new_journal(request: pytest.FixtureRequest, tmp_path: Path) -> NewJournal:
    """What makes an empty journal: in a database, or in the storage of a page."""
    numbers = count()
    if request.param == "page":
        return lambda: BrowserJournal(PageDict())
    return lambda: JournalStore(tmp_path / f"{next(numbers)}.sqlite")


class Device:
    """A connection that keeps what it is sent."""

    def __init__(self, table: LiveRoom, letter: str) -> None:
        self.table, self.letter = table, letter
        self.heard: list[dict[str, Any]] = []
        self.gone: list[str] = []  # why it was let go
        self.asked = 0

    def __call__(self, text: str) -> None:
        """Hear a message."""
        self.heard.append(json.loads(text))

    async def come(self, since: int = -1, code: str = "") -> "Device":
        """Say hello."""
        secret = token(self.letter) if self.letter else ""
        await self.table.connect(self, incoming.Hello(since, secret, code), lambda why: self.gone.append(str(why)))
        return self

    async def ask(self, kind: type, *values: Any, **other: Any) -> dict[str, Any]:
        """Ask for something under a fresh id, and the answer to it."""
        self.asked += 1
        id = f"{self.letter}{self.asked}"
        self.table.receive(kind(*values, **other, id=id), self)
        await until(lambda: not self.table.queue)
        return next(message for message in reversed(self.heard) if message.get("id") == id)

    async def act(self, action: str) -> dict[str, Any]:
        """An action of the seat to act."""
        now = self.table.room.state
        assert now.position
        return await self.ask(incoming.Act, seat=now.position.mover, at=now.at, action=action)

    def kinds(self) -> list[str]:
        """What was heard, by type."""
        return [message["type"] for message in self.heard]


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        """The time."""
        return self.now


@asynccontextmanager
async def laid(
    new_journal: NewJournal, *plans: incoming.SeatPlan, bots: Bots = NO_BOTS, **other: Any
) -> AsyncIterator[LiveRoom]:
    """A table for these seats, opened by device a."""
    storage = new_journal()
    if isinstance(storage, JournalStore):
        await storage.start()
    asked = incoming.NewRoom("chabyrinthe", plans, token("a"), options="first=0,limit=6")
    header = Header("bcdfgh", "chabyrinthe", "2026-01-02T03:04:05")
    room, opening = Room.open(header, asked, Seeded(5), bots)
    await storage.open(header, opening.rows)
    room.commit(opening)
    table = LiveRoom(room, storage, words=ENGLISH, pause=other.pop("pause", 0), **other)
    try:
        yield table
    finally:
        await table.close()
        assert Room.replay(header, await storage.rows(header.room), bots=bots).state == table.room.state
        await storage.close()


def begun(work: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., asyncio.Future[None]]:
    """Work that is under way as soon as it is asked for."""
    return lambda *given: asyncio.ensure_future(work(*given))


def run(test: Awaitable[None]) -> None:
    """Run a test in an event loop, for five minutes at most."""
    asyncio.run(asyncio.wait_for(test, 300))


async def until(holds: Callable[[], Any]) -> None:
    """Wait for something."""
    while not holds():
        await asyncio.sleep(0.005)


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


# ---- bots and clocks


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
