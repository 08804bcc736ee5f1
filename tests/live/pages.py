"""A page without a browser: its storage is a dict, and it plays by the messages of a host."""

import asyncio
import json
import random
from typing import Any

from meowze.bots.wasm_engine import SearchModule
from meowze.browser import Host
from meowze.browser.package_data import Buffer

TOKEN = "a" * 32


class PageDict:
    """The storage of a page; it refuses to store anything while it is `full`."""

    def __init__(self) -> None:
        self.headers: dict[str, Any] = {}
        self.rows: dict[str, list[Any]] = {}
        self.full = False
        self.silent = False  # it stores, and says that it has failed
        self.broken = False  # not even readable

    async def append(self, room: str, rows: str, header: str | None) -> None:
        """Store rows, all or none."""
        await asyncio.sleep(0)
        assert header or room in self.headers
        new = json.loads(rows)
        known = self.rows.get(room, [])
        if self.full or [row[0] for row in new] != [len(known) + k for k in range(len(new))]:
            raise RuntimeError("QuotaExceededError")
        self.rows[room] = known + new
        if header:
            self.headers[room] = json.loads(header)
        if self.silent:
            raise RuntimeError("AbortError")

    async def read(self, room: str) -> str | None:
        """A room as JSON."""
        await asyncio.sleep(0)
        if self.broken:
            raise RuntimeError("SecurityError")
        known = {"header": self.headers.get(room), "rows": self.rows.get(room)}
        return json.dumps(known) if room in self.headers else None

    async def rooms(self) -> str:
        """All headers."""
        if self.broken:
            raise RuntimeError("SecurityError")
        return json.dumps([*self.headers.values()])

    async def delete(self, room: str) -> None:
        """Forget a room."""
        if self.full or self.broken:
            raise RuntimeError("SecurityError")
        self.headers.pop(room, None)
        self.rows.pop(room, None)


class NoEngines:
    """Nothing is compiled: bots think in plain Python."""

    async def load(self, game: str, /) -> SearchModule:
        """There is none."""
        raise RuntimeError("not compiled")

    async def data(self, path: str, /) -> Buffer:
        """All files of the package are there."""
        raise RuntimeError(f"there is no {path}")


class Page:
    """A page at a table of a host."""

    def __init__(self, host: Host, room: str, token: str = TOKEN) -> None:
        self.closed: list[int] = []
        self.heard: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self._asked = 0
        self._news = asyncio.Event()
        self.client = host.connect(room, self._hear, self._close)
        self.say(type="hello", since=-1, token=token)

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.client.receive(json.dumps(message))

    async def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these types that was not waited for yet."""
        while True:
            while self.heard:
                message = self.heard.pop(0)
                if message["type"] in kinds:
                    return message
            assert not self.closed
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), 60)

    async def ask(self, type: str, **values: Any) -> dict[str, Any]:
        """Ask for something, and the answer to it."""
        self._asked += 1
        id = f"page-{self._asked}-{random.getrandbits(40)}"
        self.say(type=type, id=id, **values)
        while (answer := await self.until("moved", "undone", "changed", "refused", "hinted", "done")).get("id") != id:
            pass
        return answer

    async def act(self, action: str) -> dict[str, Any]:
        """Play an action of the seat that is to act."""
        return await self.ask("act", seat=self.table["mover"], at=self.table["at"], action=action)

    async def my_turn(self) -> bool:
        """Wait until this page is to act; false if the game is over."""
        while not self.table or (self.table["mover"] is not None and not self.table["legal"]):
            await self.until("table", "moved", "changed", "undone")
        return self.table["mover"] is not None

    def _hear(self, text: str) -> None:
        message = json.loads(text)
        self.heard.append(message)
        table = message if message["type"] == "table" else message.get("table")
        self.table = table if table and table["type"] == "table" else self.table
        self._news.set()

    def _close(self, code: int) -> None:
        self.closed.append(code)
        self._news.set()


async def asked(host: Host, method: str, path: str, body: Any = None, token: str = TOKEN) -> Any:
    """What a host answers to a question that it can answer."""
    status, type, answer = await host.fetch(method, path, token, "" if body is None else json.dumps(body))
    assert status < 300, answer
    return json.loads(answer) if type == "application/json" and answer else answer


async def opened(host: Host, game: str, *seats: dict[str, Any], **other: Any) -> str:
    """A new room of a host."""
    room = await asked(host, "POST", "rooms", {"game": game, "seats": seats, "token": TOKEN, **other})
    return str(room["room"])
