"""Runs inside Pyodide: a host of rooms is asked everything, and a game of each kind is played to its end.

While the engine is built this shows which modules are used. The tests run it on the engine that was built.
"""

import asyncio
import itertools
import json
import logging
import random
from pathlib import Path
from typing import Any

from meowze.bots.mind import Mind
from meowze.bots.wasm_engine import SearchModule
from meowze.browser import Host
from meowze.games import GAMES
from meowze.learn.review import review
from meowze.play.dice import Dice
from meowze.play.position import Position
from meowze.play.record import Record

DATA = Path("/engine/data")  # whoever runs this has mounted the engine there
TOKEN = "0123456789abcdef" * 2
KNOWN = ("games", "bots", "here")  # questions whose answers never change
PERSON, BOT = {"who": "here"}, {"who": "bot", "level": 1}
SHORT = {"labyrinth": "secrets=1"}  # played at random a whole game would have thousands of turns


class Storage:
    """What the page keeps for the host, in memory."""

    def __init__(self) -> None:
        self.kept: dict[str, dict[str, Any]] = {}

    async def append(self, room: str, rows: str, header: str | None) -> None:
        """Store rows, and a header if there is one."""
        kept = self.kept.setdefault(room, {"header": None, "rows": []})
        kept["rows"] += json.loads(rows)
        kept["header"] = json.loads(header) if header else kept["header"]

    async def read(self, room: str) -> str | None:
        """A room."""
        return json.dumps(self.kept[room]) if room in self.kept else None

    async def rooms(self) -> str:
        """The headers of all rooms."""
        return json.dumps([kept["header"] for kept in self.kept.values()])

    async def delete(self, room: str) -> None:
        """Forget a room."""
        self.kept.pop(room, None)


class Files:
    """What lies beside the engine. No search was compiled; bots then think in plain Python."""

    async def load(self, game: str, /) -> SearchModule:
        """There is none."""
        raise LookupError(game)

    async def data(self, path: str, /) -> "Data":
        """A file of package data."""
        return Data((DATA / path).read_bytes())


class Data:
    """Bytes of the browser."""

    def __init__(self, content: bytes) -> None:
        self.content = content

    def to_bytes(self) -> bytes:
        """The same as bytes of Python."""
        return self.content


class Page:
    """One page at a table."""

    def __init__(self, host: Host, room: str) -> None:
        self.heard: asyncio.Queue[str] = asyncio.Queue()
        self.table: dict[str, Any] = {}
        self.client = host.connect(room, self.heard.put_nowait, self.close)

    def close(self, code: int) -> None:
        """The host has closed the connection."""
        self.heard.put_nowait(json.dumps({"type": "closed", "code": code}))

    def say(self, kind: str, **words: object) -> None:
        """Send a message."""
        self.client.receive(json.dumps({"type": kind, **words}))

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of these kinds, or the next one that tells what the table is."""
        while True:
            message = json.loads(await asyncio.wait_for(self.heard.get(), 60))
            table = message if message["type"] == "table" else message.get("table")
            self.table = table or self.table
            if message["type"] in kinds or (table and not kinds):
                return message  # type: ignore[no-any-return]
            assert message["type"] not in ("refused", "closed"), message


async def asked(host: Host, path: str, method: str = "GET", **body: object) -> str:
    """The answer to a question."""
    status, _, answer = await host.fetch(method, path, TOKEN, json.dumps(body) if body else "")
    assert status < 300, (path, status, answer)
    return str(answer)


async def play(host: Host, game: str, luck: random.Random, *seats: object, most: int | None = None) -> str:
    """Play at a new table, to the end or for so many actions; the room."""
    new = {"game": game, "options": SHORT.get(game, ""), "seats": seats, "token": TOKEN}
    room = str(json.loads(await asked(host, "rooms", "POST", **new))["room"])
    page = Page(host, room)
    page.say("hello", token=TOKEN)
    await page.hear("table")
    for n in itertools.count() if most is None else range(most):
        while not page.table["legal"] and page.table["mover"] is not None:
            await page.hear()  # until a bot has played
        if page.table["mover"] is None:
            break
        actions = [offer["action"] for offer in page.table["offers"] if "action" in offer] or page.table["legal"]
        act = {"seat": page.table["mover"], "action": luck.choice(actions)}
        page.say("act", at=page.table["at"], id=f"act {n}", **act)
        await page.hear("moved")
        if n == 2:
            page.say("undo", at=page.table["at"], id="undo")
            await page.hear("undone", "refused")
        if n == 4 and page.table["legal"]:
            page.say("hint", at=page.table["at"], id="hint")
            await page.hear("hinted")
    page.client.disconnect()
    return room


async def tell(host: Host, game: str, room: str) -> None:
    """What is told of a game that was played to its end."""
    record = await asked(host, f"rooms/{room}/record")
    added = json.loads(await asked(host, "records", "POST", text=record))["id"]
    assert json.loads(await asked(host, f"replays/{added}"))["over"]
    for path in (f"rooms/{room}", f"rooms/{room}/record.json", f"rooms/{room}/records", f"replays/{added}/looks"):
        await asked(host, path)
    await asked(host, f"replays/{added}/0.svg")
    await asked(host, f"best?game={game}&seats=1")
    await asked(host, f"rooms/{room}/story", "POST", token=TOKEN)
    await asked(host, f"rooms/{room}", "DELETE")


async def learn(host: Host, game: str) -> None:
    """What helps to learn a game."""
    board = json.loads(await asked(host, "stories", "POST", game=game, board=0))
    question = {"game": game, "position": board["position"]}
    for path in ("study", "study/hint"):
        await asked(host, path, "POST", **question)
    await solve(host, game)
    dice = Dice(7)
    start = Position.deal(game, dice=dice)
    review(Record(start, ("Ann", "Ben")).play(start.legal[0], dice), Mind(start.game, "python"), 0.1, 100)


async def solve(host: Host, game: str) -> None:
    """The first puzzle of a game, by its hints."""
    puzzle = f"puzzles/{game}/{json.loads(await asked(host, f'puzzles/{game}'))['ids'][0]}"
    await asked(host, puzzle)
    actions, verdict = list[str](), "open"
    while verdict == "open":
        hint = json.loads(await asked(host, puzzle, "POST", actions=actions, hint=1))["hint"]
        actions.append(hint)
        verdict = json.loads(await asked(host, puzzle, "POST", actions=actions))["verdict"]
    assert verdict == "solved", (puzzle, actions)


async def trial() -> dict[str, str]:
    """Ask and play; the answers that never change."""
    luck, host = random.Random(7), Host(Storage(), Files())
    logging.getLogger("meowze").setLevel(logging.ERROR)
    for game in GAMES:
        await tell(host, game, await play(host, game, luck, PERSON, PERSON))
        await play(host, game, luck, PERSON, BOT, most=3)
        await learn(host, game)
    for card in json.loads(await asked(host, "daily")):
        await asked(host, "rooms", "POST", game=card["game"], seats=[PERSON], token=TOKEN, daily=card["day"])
    return {path: await asked(host, path) for path in KNOWN}
