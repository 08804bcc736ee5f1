"""Games that can be watched again: finished ones of rooms, and records that somebody uploaded.

A replay is known as `<room>-<number of its deal>`, `<room>` for the last finished game there, `record-<hash>`, or
`best-<result>` for one that is shown to strangers, who learn neither its room nor its names. What is found out about
them is remembered here, up to some bytes.
"""

from collections.abc import Awaitable, Callable, Hashable
from hashlib import sha256
from typing import Any, NamedTuple, Protocol

from meowze.games import game_named
from meowze.games.errors import MeowzeError, Unreadable
from meowze.live.errors import NoReplay, NoRoom
from meowze.live.interfaces import Journal
from meowze.live.lobby import find_header
from meowze.live.lru_cache import LruCache
from meowze.live.replay_answers import (
    DailyRecord,
    FinishedGames,
    GameQuestion,
    GameSource,
    NewText,
    ReplayAnswers,
    Request,
    StoredGame,
    What,
)
from meowze.live.room_codes import could_be_room, room_of
from meowze.play.daily import DailyResult
from meowze.play.position import Position, Seen
from meowze.play.record_text import record_head
from meowze.room.journal import Header
from meowze.room.refusal import Refusal, require
from meowze.room.room import Room
from meowze.room.room_state import RoomState

MAX_RECORD = 65536  # characters
MEGABYTE = 2**20
RECORDS_BYTES = 8 * MEGABYTE  # which nobody here could make again
GAMES_BYTES, ANSWERS_BYTES = 6 * MEGABYTE, 6 * MEGABYTE
ENTRY_BYTES = 300  # of a key and whatever else an entry needs
Ask = Request | Callable[[], Awaitable[Request]]  # a request, or what finds it when its turn has come


class FoundGame(NamedTuple):
    """A game to watch: its id, its record, and the ids of all finished games of its room."""

    id: str
    text: str
    games: tuple[str, ...] = ()


class Replayer(Protocol):
    """Where games are replayed: in another process, or at once."""

    async def ask(self, request: Ask, who: str, key: Hashable = None) -> Any:
        """The answer of `ReplayAnswers`; one with the same key that is under way is shared."""

    def close(self) -> None:
        """Replay nothing more."""


class SharedRecords(Protocol):
    """Uploaded records that several processes know."""

    async def record(self, id: str) -> str | None:
        """The text of a record; none if it is not known."""

    async def keep_record(self, id: str, text: str) -> None:
        """Keep the text of a record."""


class DirectReplayer:
    """Replays games where it is asked to."""

    def __init__(self) -> None:
        self._replays = ReplayAnswers()

    async def ask(self, request: Ask, who: str, key: Hashable = None) -> Any:
        """The answer of `ReplayAnswers`."""
        found = await request() if callable(request) else request
        try:
            return self._replays.answer(found)
        except MeowzeError as error:
            raise NoReplay(str(error)).with_key(error.key, **error.values) from None

    def close(self) -> None:
        """There is nothing to close."""


class ReplayLibrary:
    """Finds games and answers questions about them; `who` asks is the address of a client."""

    def __init__(self, store: Journal, replayer: Replayer, shared: SharedRecords | None = None) -> None:
        self._store, self._replayer, self._shared = store, replayer, shared
        self._rooms: LruCache[tuple[str, Hashable], tuple[StoredGame, ...]] = LruCache(GAMES_BYTES, _size)
        self._records: LruCache[str, str] = LruCache(RECORDS_BYTES, lambda text: ENTRY_BYTES + len(text))
        self._answers: LruCache[Any, bytes] = LruCache(ANSWERS_BYTES, lambda answer: ENTRY_BYTES + len(answer))

    def close(self) -> None:
        """Answer nothing more."""
        self._replayer.close()

    # ------------------------------------------------------------------------------------ finding

    async def find(self, id: str, who: str, state: RoomState | None = None) -> FoundGame:
        """The game that is known by this id; `state` is that of its room, if it has one that is in use."""
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
        games = await self.finished_games(room, who, state)
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

    async def finished_games(self, room: str, who: str, state: RoomState | None = None) -> tuple[StoredGame, ...]:
        """All games that were played to their end in a room, the first one first.

        The whole journal has to be read for them. The `state` of a room in use says when that would be in vain.
        """
        version = endings_of(state) if state else await self._last_number(room)
        games = self._rooms.get((room, version))
        if games is None:
            last = state.n if state else None  # a game that ends meanwhile belongs to another version
            games = await self._replayer.ask(lambda: self._finished(room, last), who, ("finished", room, version))
            self._rooms.put((room, version), games)
        return games

    async def _last_number(self, room: str) -> int:
        last = await self._store.last_number(room) if could_be_room(room) else None
        if last is None:
            raise NoRoom("no-room")
        return last

    async def _finished(self, room: str, last: int | None) -> FinishedGames:
        rows = await self._store.rows(room)
        return FinishedGames(await find_header(self._store, room), rows if last is None else rows[: last + 1])

    async def add_record(self, text: str, who: str) -> bytes:
        """The replay of a record that somebody uploaded; a damaged one is refused with the line that is wrong."""
        id, replay = await self._asked_of_text(NewText(text), who)
        if self._shared and self._records.get(id) is None:
            await self._shared.keep_record(id, text)
        self._records.put(id, text)
        return bytes(replay)

    async def daily_result(self, text: str, game: str, day: str, who: str) -> DailyResult:
        """The result of a record that was uploaded as the solved game of a day; another one is refused."""
        found: DailyResult = await self._asked_of_text(DailyRecord(text, game, day), who)
        return found

    async def _asked_of_text(self, request: NewText | DailyRecord, who: str) -> Any:
        length = len(request.text)
        if length > MAX_RECORD:
            raise NoReplay(f"A record has at most {MAX_RECORD} characters; this one has {length}.")
        try:
            return await self._replayer.ask(request, who, request)
        except NoReplay as error:
            raise Unreadable(str(error)).with_key(error.key, **error.values) from None

    # ------------------------------------------------------------------------------------ answers

    async def replay(self, game: FoundGame, seat: int | None, who: str) -> bytes:
        """A game step by step, without its positions."""
        question = GameQuestion(GameSource(game.text), "replay", seat=seat, id=game.id, games=game.games)
        return await self._about(lambda: question, who, (_digest(game.text), *question[1:]))

    async def looks(self, game: FoundGame, first: int, seat: int | None, who: str) -> bytes:
        """Some of its positions from one on."""
        question = GameQuestion(GameSource(game.text), "looks", first, seat)
        return await self._about(lambda: question, who, (_digest(game.text), *question[1:]))

    async def branch(self, game: FoundGame, step: int, number: int, who: str) -> bytes:
        """The game as one of the branches in place of a step has it."""
        question = GameQuestion(GameSource(game.text), "branch", step, at=number)
        text = await self._about(lambda: question, who, (_digest(game.text), *question[1:]))
        return await self.add_record(text.decode(), who)

    async def svg(self, game: FoundGame, step: int, seat: int | None, who: str) -> bytes:
        """The position after so many steps as a picture."""
        question = GameQuestion(GameSource(game.text), "svg", step, seat)
        return await self._about(lambda: question, who, (_digest(game.text), *question[1:]))

    async def position(self, game: FoundGame, step: int, who: str) -> Position:
        """The position after so many steps."""
        found = await self._replayer.ask(GameQuestion(GameSource(game.text), "position", step), who)
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
        return known if known is not None else self._answers.put(key, await self._replayer.ask(question(), who, key))


def running_game(header: Header, state: RoomState) -> GameSource:
    """The game that is being played in a room, without what was taken back."""
    require(not state.stopped, "stopped")
    if state.played is None:
        raise Refusal("not-begun")
    played, names = state.played, state.company.names
    options, date = played.position.options, header.created[:10]
    return GameSource(record_head(game_named(state.game), options, names, date, played.start), played.whole_log)


def endings_of(state: RoomState) -> Hashable:
    """What changes whenever other games of a room have ended: while a game goes on, none has ended since its deal."""
    played = state.played
    if played is None or state.stopped:
        return state.n
    return (played.dealt, state.at, state.company.names) if played.position.over else (played.dealt,)


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
