"""What another process does about games: it replays them, so that no table has to wait."""

from collections.abc import Callable
from typing import Any, NamedTuple

from meowze.live.replay_answers import ReplayAnswers, Request
from meowze.room.journal import Header, Row
from meowze.room.room import Room
from meowze.room.room_state import RoomState
from meowze.server.work_queue import answered
from meowze.worker_process import be_nice


class ReadRoom(NamedTuple):
    """What is the state of the room that wrote these rows?"""

    header: Header
    rows: list[Row]


class ReplayWorker:
    """Replays games in the process."""

    def __init__(self) -> None:
        be_nice()
        self._replays = ReplayAnswers()

    def answer(self, request: Request | ReadRoom, cancelled: Callable[[], bool]) -> Any:
        """The answer to a request, or what is wrong with it."""
        return answered(self._answer, request)

    def close(self) -> None:
        """Nothing more will be asked."""

    def _answer(self, request: Request | ReadRoom) -> Any:
        if isinstance(request, ReadRoom):
            return read_room(request.header, request.rows)
        return self._replays.answer(request)


def read_room(header: Header, rows: list[Row]) -> RoomState:
    """The state of the room that wrote these rows."""
    return Room.replay(header, rows).state
