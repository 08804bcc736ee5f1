"""One client of a room in this browser: a page, or one more tab of it."""

import asyncio
import logging
from collections.abc import Callable

from meowze.games.errors import MeowzeError
from meowze.live.client import RoomClient, close_code
from meowze.live.close_codes import COME_BACK
from meowze.live.live_room import LiveRoom
from meowze.live.lobby import Lobby
from meowze.logs import room_tag

Send = Callable[[str], object]
Close = Callable[[int], object]


class Connection(RoomClient):
    """Carries messages between a room and a page."""

    def __init__(self, live: LiveRoom, send: Send, close: Close) -> None:
        super().__init__(live)
        self._send, self._close = send, close
        self.closed = False

    def __call__(self, text: str) -> None:
        """Send a message."""
        if not self.closed:
            self._send(text)

    def close(self, code: int, why: str) -> None:
        """Disconnect the client, once."""
        if not self.closed:
            self.closed = True
            self._close(code)

    def send_away(self) -> None:
        """The room is not here any more."""
        self.close(COME_BACK, "the room is elsewhere now: come back")


class Client:
    """What a page has of its connection; what it says is heard in order, as soon as the room is there."""

    def __init__(self, lobby: Lobby, room: str, send: Send, close: Close) -> None:
        self._send, self._close = send, close
        self._said: asyncio.Queue[str] = asyncio.Queue()
        self._serving = asyncio.ensure_future(self._serve(lobby, room))

    def receive(self, text: str) -> None:
        """The page says something."""
        self._said.put_nowait(text)

    def disconnect(self) -> None:
        """The page goes."""
        self._serving.cancel()

    async def _serve(self, lobby: Lobby, room: str) -> None:
        try:
            async with lobby.visit(room) as live:
                await self._listen(Connection(live, self._send, self._close))
        except MeowzeError as error:
            self._close(close_code(error))
        except Exception:
            logging.getLogger("meowze").exception("a connection failed", extra={"room": room_tag(room)})
            self._close(COME_BACK)

    async def _listen(self, connection: Connection) -> None:
        live = connection.live
        live.farewells.add(connection.send_away)
        try:
            while not connection.closed:
                await connection.receive(await self._said.get())
        finally:
            live.farewells.discard(connection.send_away)
            live.disconnect(connection)
