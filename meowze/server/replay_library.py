"""Games that can be watched again: finished ones of rooms, and records that somebody uploaded.

A replay is known as `<room>-<number of its deal>`, `<room>` for the last finished game there, `record-<hash>`, or
`best-<result>` for one that is shown to strangers, who learn neither its room nor its names. Another process replays
them; what it answers is remembered here, up to some bytes.
"""

from collections.abc import Callable
from hashlib import sha256
from typing import Any, NamedTuple

from meowze.games import game_named
from meowze.games.errors import Unreadable
from meowze.play.position import Position, Seen
from meowze.play.record import record_head
from meowze.room.journal import Header
from meowze.room.refusal import Refusal, require
from meowze.room.room import Room
from meowze.room.room_state import RoomState
from meowze.server.lobby import NoRoom, could_be_room, find_header
from meowze.server.lru_cache import LruCache
from meowze.server.replay import NoReplay, room_of
from meowze.server.replay_worker import FinishedGames, GameQuestion, GameSource, NewText, StoredGame, What
from meowze.server.work_queue import Busy, FailedRequest, WorkQueue
from meowze.storage.journal_store import JournalStore
from meowze.storage.shared_memory import SharedMemory
from meowze.worker_process import WorkerLost

MAX_RECORD = 65536  # characters
MEGABYTE = 2**20
GAMES_BYTES, RECORDS_BYTES, ANSWERS_BYTES = 16 * MEGABYTE, 8 * MEGABYTE, 16 * MEGABYTE
ENTRY_BYTES = 300  # of a key and whatever else an entry needs
MAX_WAITING, MAX_EACH = 100, 24  # requests, of one address; a whole class may have one
WORKER = "meowze.server.replay_worker:ReplayWorker"


class FoundGame(NamedTuple):
    """A game to watch: its id, its record, and the ids of all finished games of its room."""

    id: str
    text: str
    games: tuple[str, ...] = ()


class ReplayLibrary:
    """Finds games and answers questions about them; `who` asks is the address of a client."""

    def __init__(self, store: JournalStore, shared: SharedMemory | None = None) -> None:
        self._store, self._shared = store, shared
        self._queue = WorkQueue(WORKER, MAX_WAITING, MAX_EACH)
        self._rooms: LruCache[tuple[str, int], tuple[StoredGame, ...]] = LruCache(GAMES_BYTES, _size)
        self._records: LruCache[str, str] = LruCache(RECORDS_BYTES, lambda text: ENTRY_BYTES + len(text))
        self._answers: LruCache[Any, bytes] = LruCache(ANSWERS_BYTES, lambda answer: ENTRY_BYTES + len(answer))

    def close(self) -> None:
        """Answer nothing more."""
        self._queue.close()

    # ------------------------------------------------------------------------------------ finding

    async def find(self, id: str, who: str) -> FoundGame:
        """The game that is known by this id."""
        if id.startswith("record-"):
            text = self._records.get(id)
            if text is None and self._shared:  # brought to another process
                text = await self._shared.record(id)
            if text is None:
                raise NoReplay("This record is not here any more: bring it again.")
            return FoundGame(id, text)
        if id.startswith("best-"):
            return await self._find_best(id, who)
        id, room = id.lower(), room_of(id)
        games = await self.finished_games(room, who)
        if not games:
            raise NoReplay("No game was played to its end at this table.")
        found = next((game for game in reversed(games) if id in (room, game.id)), None)
        if found is None:
            raise NoReplay("There is no such game here.")
        return FoundGame(found.id, found.text, tuple(game.id for game in games))

    async def _find_best(self, id: str, who: str) -> FoundGame:
        result = await self._store.result(id.partition("-")[2])
        games = await self.finished_games(result.room, who) if result else ()
        found = next((game for game in games if result and game.id == f"{result.room}-{result.dealt}"), None)
        if found is None:
            raise NoReplay("There is no such game here.")
        return FoundGame(id, _without_names(found.text))

    async def finished_games(self, room: str, who: str) -> tuple[StoredGame, ...]:
        """All games that were played to their end in a room, the first one first."""
        last = await self._store.last_number(room) if could_be_room(room) else None
        if last is None:
            raise NoRoom("no-room")
        games = self._rooms.get((room, last))
        if games is None:
            games = await self._ask(lambda: self._finished(room), who, ("finished", room, last))
            self._rooms.put((room, last), games)
        return games

    async def _finished(self, room: str) -> FinishedGames:
        return FinishedGames(await find_header(self._store, room), await self._store.rows(room))

    async def add_record(self, text: str, who: str) -> bytes:
        """The replay of a record that somebody uploaded; a damaged one is refused with the line that is wrong."""
        if len(text) > MAX_RECORD:
            raise NoReplay(f"A record has at most {MAX_RECORD} characters; this one has {len(text)}.")
        try:
            id, replay = await self._ask(NewText(text), who, ("new", text))
        except NoReplay as error:
            raise Unreadable(str(error)).with_key(error.key, **error.values) from None
        if self._shared and self._records.get(id) is None:
            await self._shared.keep_record(id, text)
        self._records.put(id, text)
        return bytes(replay)

    # ------------------------------------------------------------------------------------ answers

    async def replay(self, game: FoundGame, seat: int | None, who: str) -> bytes:
        """A game step by step, without its positions."""
        question = GameQuestion(GameSource(game.text), "replay", seat=seat, id=game.id, games=game.games)
        return await self._about(lambda: question, who, (_digest(game.text), *question[1:]))

    async def looks(self, game: FoundGame, first: int, seat: int | None, who: str) -> bytes:
        """Some of its positions from one on."""
        question = GameQuestion(GameSource(game.text), "looks", first, seat)
        return await self._about(lambda: question, who, (_digest(game.text), *question[1:]))

    async def position(self, game: FoundGame, step: int, who: str) -> Position:
        """The position after so many steps."""
        found = await self._ask(GameQuestion(GameSource(game.text), "position", step), who)
        assert isinstance(found, Position)
        return found

    async def of_room(self, room: Room, what: What, who: str, step: int = 0, seen: Seen | None = None) -> bytes:
        """A question about the game that is being played in a room."""
        state, at = room.state, room.state.at
        key = (room.header.room, at, state.company.names, what, step, seen)
        return await self._about(
            lambda: GameQuestion(running_game(room.header, state), what, step, seen=seen, at=at), who, key
        )

    async def _about(self, question: Callable[[], GameQuestion], who: str, key: Any) -> bytes:
        known = self._answers.get(key)
        return known if known is not None else self._answers.put(key, await self._ask(question(), who, key))

    async def _ask(self, request: Any, who: str, key: Any = None) -> Any:
        try:
            return await self._queue.ask(request, who, key)
        except FailedRequest as error:
            raise NoReplay(str(error)).with_key(error.key, **error.values) from None
        except WorkerLost:
            raise Busy("This game could not be shown: please try again.") from None


def running_game(header: Header, state: RoomState) -> GameSource:
    """The game that is being played in a room, without what was taken back."""
    require(not state.stopped, "stopped")
    if state.played is None:
        raise Refusal("not-begun")
    played, names = state.played, state.company.names
    options, date = played.position.options, header.created[:10]
    return GameSource(record_head(game_named(state.game), options, names, date, played.start), played.whole_log)


def _without_names(text: str) -> str:
    """A record in which nobody is named."""
    lines = text.split("\n")
    seats = next(k for k, line in enumerate(lines) if line.startswith("seats: "))
    count = lines[seats].count(",") + 1
    lines[seats] = "seats: " + ", ".join(f"Player {seat}" for seat in range(1, count + 1))
    return "\n".join(lines)


def _digest(text: str) -> bytes:
    return sha256(text.encode()).digest()


def _size(games: tuple[StoredGame, ...]) -> int:
    return ENTRY_BYTES + sum(ENTRY_BYTES + len(game.text) + len(game.sheet) for game in games)
