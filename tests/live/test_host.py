"""A host inside a browser, here with its storage in a dict: whole games, reloads, full storage, records that travel."""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from contextvars import Context
from copy import deepcopy
from pathlib import Path
from typing import Any, TypeVarTuple

import pytest

from meowze.browser import Host
from meowze.games import GAMES
from meowze.live.daily_api import DailyApi
from meowze.live.replay_library import DirectReplayer, ReplayLibrary
from meowze.live.room_api import RoomApi
from meowze.play.daily import daily_result
from meowze.play.dice import Seeded
from meowze.play.record import read_record
from meowze.room.journal import Header, Row
from meowze.room.messages import incoming
from meowze.room.room import Room
from meowze.server.lobby import ServerLobby
from meowze.storage.journal_store import JournalStore
from tests.games.sampling import sample
from tests.live.pages import TOKEN, NoEngines, Page, PageDict, asked, opened
from tests.play.daily_games import DAILY
from tests.room.rooms import FirstLegal
from tests.server.serving import choice

ME, BOT = {"who": "here", "name": "Ada"}, {"who": "bot", "level": 2}
Values = TypeVarTuple("Values")
each_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(autouse=True)
def settled_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every room draws the same."""
    monkeypatch.setattr("meowze.room.room.Secure", lambda: Seeded(5))


def run(test: Awaitable[None]) -> None:
    """Run a test in an event loop, for five minutes at most."""
    asyncio.run(asyncio.wait_for(test, 300))


def hosted(storage: PageDict | None = None, quick: bool = True) -> Host:
    """A host whose bots do not wait; a quick one's play the first legal action."""
    return Host(storage or PageDict(), NoEngines(), FirstLegal() if quick else None, pause=0)


async def play_out(page: Page, luck: random.Random, most: int = 100_000) -> int:
    """Play a game to its end or for so many acts; how many there were."""
    acts = 0
    while acts < most and await page.my_turn():
        answer = await page.act(choice(page.table, luck))
        assert answer["type"] == "moved"
        acts += 1
    return acts


def replayed(storage: PageDict, room: str) -> Room:
    """The room that these stored rows make on a server."""
    header = storage.headers[room]
    return Room.replay(
        Header(header["room"], header["game"], header["created"]), [Row(*row) for row in storage.rows[room]]
    )


@each_game
def test_a_whole_game_against_a_bot(game: str) -> None:
    """From the deal to the end, with its record, its story and its replay; the stored rows are those of a server."""

    async def test() -> None:
        storage = PageDict()
        host = hosted(storage, quick=False)
        room = await opened(host, game, ME, BOT, options=sample(game).QUICK)
        assert room.startswith("here-")
        page = Page(host, room)
        assert await play_out(page, random.Random(3)) > 0
        summary = await asked(host, "GET", f"rooms/{room}")
        assert (summary["room"], summary["phase"]) == (room, "over")
        record = read_record(await asked(host, "GET", f"rooms/{room}/record"))
        assert record.position == replayed(storage, room).position
        assert record.position.over
        story = await asked(host, "POST", f"rooms/{room}/story", {"token": TOKEN})
        steps = len(story["told"])
        assert steps >= len(record.actions)
        last = await asked(host, "POST", f"rooms/{room}/story/{steps}", {"token": TOKEN})
        assert last["view"] == page.table["view"]
        replay = await asked(host, "GET", f"replays/{room}?seat=0")
        assert (replay["over"], len(replay["told"]), replay["games"]) == (True, steps, [replay["id"]])
        assert replay["id"].startswith(f"{room}-")
        assert await asked(host, "GET", f"replays/{replay['id']}") == await asked(host, "GET", f"replays/{room}")
        looks = await asked(host, "GET", f"replays/{replay['id']}/looks?first={steps}")
        assert len(looks) == 1
        picture = await asked(host, "GET", f"replays/{replay['id']}/{steps}.svg")
        assert picture.startswith("<svg")
        assert await asked(host, "GET", f"replays/{replay['id']}/record") == await asked(
            host, "GET", f"rooms/{room}/record"
        )
        assert len(await asked(host, "GET", f"rooms/{room}/records")) == 1
        assert (await asked(host, "GET", f"rooms/{room}/record.json"))["over"]

    run(test())


@each_game
def test_after_a_reload_the_game_goes_on(game: str) -> None:
    """Another host on the same storage shows the same table, and a bot that was to act acts."""

    async def test() -> None:
        storage = PageDict()
        room = await opened(host := hosted(storage), game, ME, BOT)
        page = Page(host, room)
        await play_out(page, random.Random(1), 4)
        storage = deepcopy(storage)  # the browser is killed, and what was told is on the disk
        known = page.table["n"]
        page = Page(hosted(storage), room)
        assert await page.my_turn()
        assert page.table["n"] >= known
        assert await play_out(page, random.Random(2), 4) == 4
        assert replayed(storage, room).state.n == page.table["n"] == len(storage.rows[room]) - 1

    run(test())


@each_game
def test_a_game_goes_on_elsewhere(game: str, tmp_path: Path) -> None:
    """From its record, on a server; and from there in a browser: also one whose cards only some may see."""

    async def test() -> None:
        storage = PageDict()
        room = await opened(host := hosted(storage), game, ME, BOT)
        page = Page(host, room)
        await play_out(page, random.Random(1), 5)
        await page.my_turn()
        text = await asked(host, "GET", f"rooms/{room}/record")
        position = replayed(storage, room).position
        assert position
        store = JournalStore(tmp_path / "games.sqlite")
        await store.start()
        replays = ReplayLibrary(store, DirectReplayer())
        server = RoomApi(lobby := ServerLobby(store), replays, GAMES, DailyApi(GAMES, replays), secrets=True)
        plans = incoming.SeatPlan("here"), incoming.SeatPlan("here")
        for api in (server, host):
            told = json.loads(await server.replays.add_record(text, ""))
            fresh = incoming.NewRoom(game, plans, TOKEN, replay=told["id"], step=len(told["told"]))
            if api is server:
                there = await lobby.find(await server.open_room(fresh, ""))
                assert there.room.position == position
                text = await server.record_text(there.id, TOKEN, "")
            else:
                told = await asked(host, "POST", "records", {"text": text})
                again = await opened(host, game, ME, ME, replay=told["id"], step=len(told["told"]))
                assert replayed(storage, again).position == position
        await lobby.close()

    run(test())


class BrowserLoop(asyncio.SelectorEventLoop):
    """A loop that refuses times that are over, as the one in a browser does."""

    def call_later(
        self,
        delay: float,
        callback: Callable[[*Values], object],
        *args: *Values,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        """A call after some time."""
        if delay < 0:
            raise ValueError("Can't schedule in the past")
        return super().call_at(self.time() + delay, callback, *args, context=context)

    def call_at(
        self,
        when: float,
        callback: Callable[[*Values], object],
        *args: *Values,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        """A call at a time."""
        return self.call_later(when - self.time(), callback, *args, context=context)


def test_a_device_that_slept() -> None:
    """Rooms whose time in memory was over long ago go at last, and further ones are opened."""

    async def test() -> None:
        host, game = hosted(), next(iter(GAMES))
        first = await opened(host, game, ME)
        assert host.lobby._timer
        host.lobby._timer.cancel()
        host.lobby._timer, host.lobby._empty[first] = None, asyncio.get_running_loop().time() - 3600
        second = await opened(host, game, ME)
        while first in host.lobby.rooms:
            await asyncio.sleep(0)
        assert second in host.lobby.rooms

    with asyncio.Runner(loop_factory=BrowserLoop) as runner:
        runner.run(asyncio.wait_for(test(), 60))


def test_storage_that_is_full(caplog: pytest.LogCaptureFixture) -> None:
    """The game goes on, in memory; when there is space again all that is missing is stored."""

    async def test() -> None:
        storage = PageDict()
        host = hosted(storage)
        room = await opened(host, "labyrinth", ME, BOT)
        page = Page(host, room)
        await page.my_turn()
        storage.full = True
        stored = len(storage.rows[room])
        await play_out(page, random.Random(1), 6)
        await page.my_turn()
        assert len(storage.rows[room]) == stored
        page.client.disconnect()
        await asyncio.sleep(0)
        host.lobby.rooms.clear()  # as if nobody had been there for long
        page = Page(host, room)
        await page.my_turn()
        assert page.table["n"] > stored + 6
        assert "could not be saved: QuotaExceededError" in caplog.text
        storage.full = False
        await play_out(page, random.Random(1), 1)
        assert len(storage.rows[room]) == page.table["n"] + 1
        assert replayed(storage, room).state.n == page.table["n"]

    run(test())


def test_storage_that_had_not_failed() -> None:
    """What was stored although the browser said otherwise is not stored again."""

    async def test() -> None:
        storage = PageDict()
        room = await opened(host := hosted(storage), "labyrinth", ME, BOT)
        page = Page(host, room)
        await page.my_turn()
        storage.silent = True
        await play_out(page, random.Random(1), 3)
        storage.silent = False
        await play_out(page, random.Random(1), 2)
        await page.my_turn()
        assert [row[0] for row in storage.rows[room]] == list(range(page.table["n"] + 1))

    run(test())


def test_storage_that_is_refused() -> None:
    """A browser that stores nothing at all: a game can be played, and what would be there is unknown, not missing."""

    async def test() -> None:
        storage = PageDict()
        storage.full = storage.broken = True
        host = hosted(storage)
        room = await opened(host, "mouse-race", ME, BOT)
        page = Page(host, room)
        assert await play_out(page, random.Random(1), 5) == 5
        story = await asked(host, "POST", f"rooms/{room}/story", {"token": TOKEN})
        assert story["told"]
        assert await asked(host, "GET", "best?game=mouse-race") == []
        lost = Page(host, "here-bcdfghjk")
        await until(lambda: lost.closed)
        assert lost.closed == [4503]
        assert (await host.fetch("GET", "rooms/here-bcdfghjk"))[0] == 503
        assert (await host.fetch("DELETE", f"rooms/{room}", TOKEN))[0] == 503

    run(test())


def test_storage_that_is_damaged() -> None:
    """A row that is missing ends what is known of a game; it can be looked at and not be played on."""

    async def test() -> None:
        storage = PageDict()
        room = await opened(host := hosted(storage), "labyrinth", ME, BOT)
        await play_out(Page(host, room), random.Random(1), 3)
        acts = [row[0] for row in storage.rows[room] if row[3] == "act"]
        del storage.rows[room][acts[2]]
        page = Page(hosted(storage), room)
        table = await page.until("table")
        assert (table["company"]["stopped"], table["n"] < acts[2]) == ("damaged", True)
        assert (await page.ask("act", seat=0, at=table["at"], action="x"))["key"] == "damaged"

    run(test())


def test_the_best_results() -> None:
    """Those of games alone are found without replaying all rooms, and vanish with an undo or with their room."""
    path = "best?game=chabyrinthe&seats=1&options=board%3D3x3"

    async def test() -> None:
        storage, luck = PageDict(), random.Random(5)
        host, turns, pages = hosted(storage), list[int](), list[Page]()
        for _ in range(2):
            room = await opened(host, "chabyrinthe", ME, options="board=3x3")
            pages.append(page := Page(host, room))
            await play_out(page, luck)
            turns.append(page.table["view"]["turns"])
        best = await asked(host, "GET", path)
        assert [place["turns"] for place in best] == sorted(turns)
        assert await asked(hosted(storage), "GET", path) == best
        replay = await asked(host, "GET", f"replays/{best[0]['replay']}")
        assert (replay["names"], replay["games"]) == (["Player 1"], [replay["id"]])
        assert room not in str(replay)
        await page.ask("undo", at=page.table["at"])
        assert [place["turns"] for place in await asked(host, "GET", path)] == turns[:1]
        await asked(host, "DELETE", f"rooms/{pages[0].table['room']}")
        assert await asked(host, "GET", path) == []

    run(test())


def test_what_is_said_to_a_page() -> None:
    """Refusals come with keys; unreadable messages, rooms that are not there and deleted ones are told apart."""

    async def test() -> None:
        storage = PageDict()
        host = hosted(storage)
        gone = Page(host, "here-bcdfghjk")
        await until(lambda: gone.closed)
        assert gone.closed == [4404]
        room = await opened(host, "labyrinth", ME, {"who": "link"})
        early = Page(host, room)
        assert (await early.until("waiting"))["room"] == room
        early.say(type="act", nonsense=1)
        assert "could not be read" in (await early.until("refused"))["why"]
        early.say(type="ping")
        await early.until("pong")
        assert (await early.ask("act", seat=0, at=0, action="x"))["key"] == "not-begun"
        await early.ask("settle", closed=True, undo=True, absent=0)
        stranger = Page(host, room, "b" * 32)
        await until(lambda: stranger.closed)
        assert stranger.closed == [4403]
        assert (await host.fetch("GET", f"rooms/{room}", "b" * 32))[0] == 403
        assert (await host.fetch("DELETE", f"rooms/{room}", "b" * 32))[0] == 403
        assert (await host.fetch("DELETE", f"rooms/{room}"))[0] == 401
        assert await asked(host, "DELETE", f"rooms/{room}/seats") == ""
        assert await asked(host, "DELETE", f"rooms/{room}") == ""
        await until(lambda: early.closed)
        assert (early.closed, storage.rows, storage.headers) == ([4503], {}, {})

    run(test())


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "nothing", "", 404),
        ("PUT", "games", "", 404),
        ("GET", "rooms/here-bcdfghjk", "", 404),
        ("GET", "replays/here-bcdfghjk", "", 404),
        ("GET", "replays/record-1", "", 404),
        ("GET", "replays/record-1/game.gif", "", 404),
        ("GET", "replays/record-1/x.svg", "", 404),
        ("POST", "rooms/here-bcdfghjk/story/x", "{}", 404),
        ("GET", "best?game=x&seats=many", "", 400),
        ("POST", "rooms", "{", 400),
        ("POST", "rooms", '{"game": "chess", "seats": [], "token": "' + TOKEN + '"}', 400),
        ("POST", "records", '{"text": "no record"}', 400),
    ],
)
def test_questions_without_an_answer(method: str, path: str, body: str, status: int) -> None:
    """A status and a problem, as a server would answer."""

    async def test() -> None:
        answered, type, text = await hosted().fetch(method, path, TOKEN, body)
        assert (answered, type) == (status, "application/json")
        assert json.loads(text)["error"]

    run(test())


def test_what_a_browser_can_do() -> None:
    """Pages offer nothing that needs a server; the games and bots are those of a server."""

    async def test() -> None:
        host = hosted()
        here = await asked(host, "GET", "here")
        assert (here["reachable"], set(here["capabilities"].values())) == (False, {False})
        assert [card["name"] for card in await asked(host, "GET", "games")] == [*GAMES]
        assert [bot["level"] for bot in await asked(host, "GET", "bots")] == [1, 2, 3, 4, 5]

    run(test())


async def until(holds: Any) -> None:
    """Wait for something."""
    while not holds():
        await asyncio.sleep(0.005)


@pytest.mark.parametrize("game", DAILY)
def test_the_game_of_the_day_needs_no_server(game: str) -> None:
    """Two browsers have the same game of today, with the luck of the day until its end; there is no list."""

    async def test() -> None:
        cards = await asked(hosted(), "GET", "daily")
        day = next(card["day"] for card in cards if card["game"] == game)
        assert not any(card["listed"] for card in cards)
        texts = []
        for _ in range(2):
            host = hosted()
            room = await opened(host, game, {"who": "here"}, daily=day)
            page = Page(host, room)
            await play_out(page, random.Random(3))
            assert page.table["daily"] == day
            texts.append(await asked(host, "GET", f"rooms/{room}/record"))
        for text in texts:
            assert daily_result(read_record(text), game, day).turns == page.table["view"]["turns"]

    run(test())
