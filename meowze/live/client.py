"""One client of a room: its messages are read and passed on, and what it is sent goes out by whoever carries it."""

import logging
from abc import ABC, abstractmethod

import msgspec

from meowze.games.errors import MeowzeError
from meowze.live.close_codes import CLOSED, COME_BACK, NO_ROOM
from meowze.live.errors import ComeBack
from meowze.live.live_room import LiveRoom
from meowze.logs import room_tag
from meowze.room.decision import Refused
from meowze.room.encoding import encode
from meowze.room.journal_errors import StorageError
from meowze.room.messages import incoming, outgoing
from meowze.room.refusal import Refusal
from meowze.room.updates import refused_message

MAX_MESSAGE = 4096
decode = msgspec.json.Decoder(incoming.Incoming).decode


def close_code(error: MeowzeError) -> int:
    """Why the connection to a room that cannot be visited is closed."""
    return COME_BACK if isinstance(error, (ComeBack, StorageError)) else NO_ROOM


class RoomClient(ABC):
    """One client of one room; the room calls it with each message, and does not wait until it is sent."""

    def __init__(self, live: LiveRoom) -> None:
        self.live = live

    @abstractmethod
    def __call__(self, text: str) -> None:
        """Send a message; never waits."""

    @abstractmethod
    def close(self, code: int, why: str) -> None:
        """Disconnect the client and say why."""

    async def receive(self, data: str | bytes) -> None:
        """Do what a message asks for."""
        message = self._read(data)
        if isinstance(message, incoming.Hello):
            try:
                await self.greet(message)
            except MeowzeError as error:
                self.dismiss(error)
            except Exception:
                self._fail("")
        elif message:
            self._handle(message)

    def receive_at_once(self, data: str | bytes) -> bool:
        """The same without waiting; false, and nothing is done, for a hello, which may have to wait."""
        message = self._read(data)
        if isinstance(message, incoming.Hello):
            return False
        if message:
            self._handle(message)
        return True

    async def greet(self, hello: incoming.Hello) -> None:
        """Connect the client to its room."""
        await self.live.connect(self, hello, self.dismiss)

    def dismiss(self, why: MeowzeError) -> None:
        """Close the connection to somebody who may not look in."""
        self.close(CLOSED, self.live.words.explain(why)[:100])

    def _read(self, data: str | bytes) -> incoming.Incoming | None:
        """The message in a frame; none if it cannot be read."""
        if len(data) > MAX_MESSAGE:
            self._refuse("", f"A message has at most {MAX_MESSAGE} characters.")
        else:
            try:
                message: incoming.Incoming = decode(data)
                return message
            except (msgspec.MsgspecError, UnicodeError) as error:
                self._refuse(_id(data), f"This message could not be read: {error}")
        return None

    def _handle(self, message: incoming.Ping | incoming.TableRequest | incoming.AskNames) -> None:
        try:
            if isinstance(message, incoming.Ping):
                self(encode(outgoing.Pong()))
            elif isinstance(message, incoming.Hint) and not self.may_ask_hint():
                self._refuse_by(message.id, Refusal("slow-down"))
            else:
                self.live.receive(message, self)
        except Exception:
            self._fail(getattr(message, "id", ""))

    def may_ask_hint(self) -> bool:
        """Whether this client has not asked for too many hints."""
        return True

    def _fail(self, id: str) -> None:
        logging.getLogger("meowze").exception("a message failed", extra={"room": room_tag(self.live.id)})
        self._refuse_by(id, Refusal("failed"))

    def _refuse_by(self, id: str, refusal: Refusal) -> None:
        self.live.monitor.refused(refusal.key)
        self(encode(refused_message(self.live.words.refused_by(id, refusal))))

    def _refuse(self, id: str, why: str) -> None:
        self.live.monitor.refused("")
        self(encode(refused_message(Refused(id, why))))


class _WithId(msgspec.Struct):
    id: str = ""


def _id(data: str | bytes) -> str:
    """The id of a message that cannot be read otherwise."""
    try:
        return msgspec.json.decode(data, type=_WithId).id
    except (msgspec.MsgspecError, UnicodeError):
        return ""
