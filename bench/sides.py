"""Two servers measured by one client, which opens games for two connections and plays them one act at a time."""

import json
import random
import secrets
import time
from http.client import HTTPConnection
from typing import Any, Protocol

import msgspec
from websockets.asyncio.client import ClientConnection, connect

LUCK = random.Random(1)
TIC_TAC_TOE = "tic-tac-toe"
SEATS = [{"who": "here"}, {"who": "link"}]


class Game(Protocol):
    """A table with two connections in one process, so that one clock measures both."""

    over: bool

    async def act(self) -> float:
        """One act of the seat to move; the seconds from sending it to the other seat's event."""

    async def close(self) -> None:
        """Leave the table."""


class Side(Protocol):
    """A server to measure."""

    name: str
    played: str  # the game

    async def game(self) -> Game:
        """A new game, both connections at the table."""


def post(address: str, path: str, body: Any, source: str = "", **headers: str) -> Any:
    """The answer to a post, which may come from another address of this machine."""
    connection = HTTPConnection(address, timeout=30, source_address=(source, 0) if source else None)
    connection.request("POST", path, json.dumps(body), {"content-type": "application/json"} | headers)
    response = connection.getresponse()
    answer = response.read()
    connection.close()
    if response.status >= 400:
        raise RuntimeError(f"{path}: {answer.decode()}")
    return json.loads(answer)


async def joined(url: str, source: str = "", **headers: str) -> ClientConnection:
    """A connection without compression that keeps what was not yet read."""
    return await connect(
        url, compression=None, ping_interval=None, max_queue=None, max_size=None, open_timeout=60,
        additional_headers=headers, local_addr=(source, 0) if source else None,
    )  # fmt: skip


# ------------------------------------------------------------------------------------- Meowze


class Table(msgspec.Struct):
    """What the client reads of a table."""

    at: int
    mover: int | None
    legal: tuple[str, ...]


class Heard(msgspec.Struct):
    """What the client reads of a message."""

    type: str
    table: Table | None = None
    why: str = ""


class Whole(msgspec.Struct):
    """A table that is a message of its own."""

    type: str
    at: int = 0
    mover: int | None = None
    legal: tuple[str, ...] = ()


heard = msgspec.json.Decoder(Heard).decode
whole = msgspec.json.Decoder(Whole).decode


class MeowzeGame:
    """A game at one table of ours."""

    def __init__(self, room: str, tokens: list[str], source: str = "") -> None:
        self.room, self.tokens, self.source = room, tokens, source
        self.sockets: list[ClientConnection] = []
        self.tables: list[Table | None] = [None, None]
        self.over, self.acts = False, 0

    async def join(self, address: str, seat: int) -> None:
        """Come to the table with the device of a seat."""
        socket = await joined(f"ws://{address}/api/rooms/{self.room}/socket", self.source)
        self.sockets.append(socket)
        await socket.send(json.dumps({"type": "hello", "token": self.tokens[seat]}))
        while (message := whole(await socket.recv())).type != "table":
            pass
        self.tables[seat] = Table(message.at, message.mover, message.legal)

    async def act(self) -> float:
        """Any legal action of the seat to move."""
        mover = next(seat for seat in (0, 1) if (table := self.tables[seat]) and table.mover == seat)
        table = self.tables[mover]
        assert table
        self.acts += 1
        act = {"type": "act", "seat": mover, "at": table.at, "id": f"a{self.acts}", "action": LUCK.choice(table.legal)}
        text = json.dumps(act)
        start = time.perf_counter()
        await self.sockets[mover].send(text)
        await self._hear(1 - mover)
        seconds = time.perf_counter() - start
        await self._hear(mover)
        return seconds

    async def close(self) -> None:
        """Both connections end."""
        for socket in self.sockets:
            await socket.close()

    async def _hear(self, seat: int) -> None:
        while (message := heard(await self.sockets[seat].recv())).type != "moved":
            if message.type == "refused":
                raise RuntimeError(message.why)
        self.tables[seat] = message.table
        self.over = message.table is not None and message.table.mover is None


class Meowze:
    """Our server."""

    def __init__(self, address: str, game: str) -> None:
        self.address, self.played = address, game
        self.name = f"Meowze, {game}"

    def table(self, source: str = "") -> MeowzeGame:
        """A table whose two seats are taken, with nobody connected yet."""
        tokens = [secrets.token_hex(16), secrets.token_hex(16)]
        asked = {"game": self.played, "seats": SEATS, "token": tokens[0]}
        room = post(self.address, "/api/rooms", asked, source)["room"]
        post(self.address, f"/api/bot/rooms/{room}/sit", {"seat": 1}, source, authorization=f"Bearer {tokens[1]}")
        return MeowzeGame(room, tokens, source)

    async def game(self) -> Game:
        """A new game, both connections at the table."""
        game = self.table()
        for seat in (0, 1):
            await game.join(self.address, seat)
        return game


# ------------------------------------------------------------------------------------- boardgame.io


class BoardGame:
    """Tic-tac-toe at boardgame.io's server, over socket.io's websocket."""

    def __init__(self, match: str, keys: list[str]) -> None:
        self.match, self.keys = match, keys
        self.sockets: list[ClientConnection] = []
        self.state: Any = None
        self.over = False

    async def join(self, address: str) -> None:
        """Connect the next player, and ask for the state of the match."""
        seat = len(self.sockets)
        url = f"ws://{address}/socket.io/?EIO=4&transport=websocket"
        self.sockets.append(await joined(url, Origin=f"http://{address}"))
        await self._hear(seat, "0")
        await self.sockets[seat].send("40/tic-tac-toe,")
        await self._hear(seat, "40")
        await self._emit(seat, "sync", self.match, str(seat), self.keys[seat], 2)
        self.state = (await self._hear(seat, "42", "sync"))[2]["state"]

    async def act(self) -> float:
        """Any free cell for the player to move."""
        mover = int(self.state["ctx"]["currentPlayer"])
        cell = LUCK.choice([k for k, owner in enumerate(self.state["G"]["cells"]) if owner is None])
        payload = {"type": "clickCell", "args": [cell], "playerID": str(mover), "credentials": self.keys[mover]}
        action = {"type": "MAKE_MOVE", "payload": payload}
        start = time.perf_counter()
        await self._emit(mover, "update", action, self.state["_stateID"], self.match, str(mover))
        self.state = (await self._hear(1 - mover, "42", "update"))[2]
        seconds = time.perf_counter() - start
        await self._hear(mover, "42", "update")
        self.over = "gameover" in self.state["ctx"]
        return seconds

    async def close(self) -> None:
        """Both connections end."""
        for socket in self.sockets:
            await socket.close()

    async def _emit(self, seat: int, *event: Any) -> None:
        await self.sockets[seat].send(f"42/tic-tac-toe,{msgspec.json.encode(event).decode()}")

    async def _hear(self, seat: int, kind: str, event: str = "") -> Any:
        """The next message of this kind; pings are answered."""
        while True:
            text = str(await self.sockets[seat].recv())
            if text == "2":
                await self.sockets[seat].send("3")
            elif text.startswith(kind):
                body = msgspec.json.decode(text.partition(",")[2]) if event else None
                if body is None or body[0] == event:
                    return body


class BoardGameIo:
    """The other server."""

    played = TIC_TAC_TOE
    name = f"boardgame.io 0.50, {played}"

    def __init__(self, address: str) -> None:
        self.address = address

    async def game(self) -> Game:
        """A new match with two players."""
        match = post(self.address, "/games/tic-tac-toe/create", {"numPlayers": 2})["matchID"]
        path = f"/games/tic-tac-toe/{match}/join"
        asked = ({"playerID": str(seat), "playerName": str(seat)} for seat in (0, 1))
        game = BoardGame(match, [post(self.address, path, body)["playerCredentials"] for body in asked])
        for _ in (0, 1):
            await game.join(self.address)
        return game
