"""What a page would ask a server, asked of the rooms in this browser."""

import logging
from typing import Protocol

import msgspec

from meowze.bots.characters import BOTS
from meowze.browser.client import Client, Close, Send
from meowze.browser.journal import BrowserJournal, PageStorage
from meowze.browser.package_data import DataFiles, PackageData
from meowze.browser.routes import JSON, Answer, Routes
from meowze.browser.thinking import Engines, Thinking
from meowze.games import GAMES
from meowze.games.errors import MeowzeError
from meowze.live.answer_types import Problem
from meowze.live.bot_turns import BotWorkers
from meowze.live.daily_api import DailyApi
from meowze.live.errors import status_of
from meowze.live.learn_api import LearnApi
from meowze.live.live_room import PAUSE
from meowze.live.lobby import Lobby
from meowze.live.refusal_words import KEYS_ONLY
from meowze.live.replay_library import DirectReplayer, ReplayLibrary
from meowze.live.review_api import ReviewApi
from meowze.live.room_api import RoomApi
from meowze.live.room_codes import new_code_here
from meowze.room.bots import Bots
from meowze.room.refusal import Refusal


class EngineFiles(Engines, DataFiles, Protocol):
    """What lies beside the engine: the compiled search of each game, and large package data."""


KEEP_SECONDS = 5.0  # how long a room stays in memory when nobody is there


class Host:
    """The rooms of this browser. `journal` stores them; `engines` brings the compiled search of each game.

    A bot acts so many seconds (`pause`) after what was played before it.
    """

    def __init__(
        self,
        journal: PageStorage,
        engines: EngineFiles,
        workers: BotWorkers | None = None,
        pause: float = PAUSE,
    ) -> None:
        store = BrowserJournal(journal)
        workers = workers or Thinking(engines)
        self.lobby = Lobby(store, Bots(BOTS), workers, GAMES, KEEP_SECONDS, new_code=new_code_here, pause=pause)
        replayer = DirectReplayer()
        replays = ReplayLibrary(store, replayer)
        api = RoomApi(self.lobby, replays, GAMES, DailyApi(GAMES, replays), secrets=True)
        self._routes = Routes(api, LearnApi(replayer, GAMES, workers), ReviewApi(api, workers), PackageData(engines))

    async def fetch(self, method: str, path: str, token: str = "", body: str = "") -> Answer:
        """The answer to a question: its status, its content type and its body; `path` is what follows `api/`."""
        try:
            return await self._routes.answer(method, path, token, body)
        except MeowzeError as error:
            return _problem(status_of(error), KEYS_ONLY.problem(error))
        except msgspec.MsgspecError as error:
            return _problem(400, Problem(f"this request could not be read: {error}"))
        except Exception:
            logging.getLogger("meowze").exception("a question failed")
            return _problem(500, KEYS_ONLY.problem(Refusal("failed")))

    def connect(self, room: str, send: Send, close: Close) -> Client:
        """Connect a page to a room: `send` gets each message, `close` the code of why the connection ends."""
        return Client(self.lobby, room, send, close)


def _problem(status: int, problem: Problem) -> Answer:
    return status, JSON, msgspec.json.encode(problem).decode()
