"""Questions about games that need them replayed, answered with bytes that only have to be sent on."""

from hashlib import sha256
from typing import Any, Literal, NamedTuple

import msgspec

from meowze.live.answer_types import record_sheet
from meowze.live.lru_cache import LruCache
from meowze.live.puzzle_answers import PuzzleRequest, answered
from meowze.live.replay import ReplayedGame, Story
from meowze.live.setup_answers import SetupRequest, set_up
from meowze.live.story_answers import StoryRequest, story_moment
from meowze.live.study_answers import StudyRequest, studied
from meowze.live.variation_answers import VariationRequest, variations
from meowze.play.daily import daily_result
from meowze.play.position import Position, Seen
from meowze.play.record import Record, read_record, write_record
from meowze.room.journal import Header, Row
from meowze.room.played_game import read_acts
from meowze.room.room import finished_games

MAX_STEPS = 8_000  # of the games that stay in memory; a thousand of them have about 1 MB
What = Literal["replay", "looks", "look", "story", "position", "svg", "text", "sheet", "branch"]


class GameSource(NamedTuple):
    """A game: the text of its record, for one that is being played only the head of it and the log of its acts."""

    text: str
    log: str = ""

    def read(self) -> Record:
        """The game as a record."""
        acts = "\n".join(" ".join(act.actions) for act in read_acts(self.log))
        return read_record(f"{self.text}\n{acts}" if acts else self.text)


class GameQuestion(NamedTuple):
    """A question about a game."""

    game: GameSource
    what: What
    step: int = 0  # the first one, or the only one
    seat: int | None = None  # through whose eyes
    seen: Seen | None = None  # the same, for games that are being played
    id: str = ""
    games: tuple[str, ...] = ()  # the ids of all finished games of its room
    at: int = 0


class NewText(NamedTuple):
    """A record that somebody uploaded."""

    text: str


class DailyRecord(NamedTuple):
    """Is this the record of a solved game of this day, played with the luck of that day?"""

    text: str
    game: str
    day: str


class FinishedGames(NamedTuple):
    """Which games of a room were played to their end?"""

    header: Header
    rows: list[Row]


class StoredGame(NamedTuple):
    """A finished game: its id, its record as text and as JSON."""

    id: str
    text: str
    sheet: bytes


Learning = StudyRequest | StoryRequest | PuzzleRequest | SetupRequest | VariationRequest
Request = GameQuestion | NewText | DailyRecord | FinishedGames | Learning


class ReplayAnswers:
    """Replays games; the last ones stay in memory."""

    def __init__(self) -> None:
        self._games: LruCache[GameSource, ReplayedGame] = LruCache(MAX_STEPS, lambda game: len(game.steps))

    def answer(self, request: Request) -> Any:
        """The answer to any of the requests above."""
        match request:
            case GameQuestion():
                return self._about_game(request)
            case NewText():
                return self._uploaded(request.text)
            case DailyRecord():
                return daily_result(read_record(request.text), request.game, request.day)
            case FinishedGames():
                return stored_games(request.header, request.rows)
            case StudyRequest(what="position"):
                return request.question.study().position
            case _:
                return _json(learned(request))

    def _game(self, source: GameSource) -> ReplayedGame:
        return self._games.get(source) or self._games.put(source, ReplayedGame(source.read()))

    def _uploaded(self, text: str) -> tuple[str, bytes]:
        """The id and the replay of a record."""
        game = self._game(GameSource(text))
        id = f"record-{_hash(game.record)}"
        return id, _json(game.replay(id, (), game.seen(None)))

    def _about_game(self, asked: GameQuestion) -> bytes | Position:
        game = self._game(asked.game)
        seen = asked.seen or game.seen(asked.seat)
        match asked.what:
            case "replay":
                return _json(game.replay(asked.id, asked.games, seen))
            case "looks":
                return _json(game.looks(asked.step, seen))
            case "look":
                return _json(game.look(asked.step, seen))
            case "story":
                return _json(Story(asked.at, game.record.start.turns, game.told(seen)))
            case "position":
                return game.position(asked.step)
            case "svg":
                return game.svg(asked.step, seen, game.record.names)
            case "text":
                return write_record(game.record).encode()
            case "branch":
                return write_record(game.branch(asked.step, asked.at)).encode()
            case "sheet":
                return _json(record_sheet(game.record))


def learned(request: Learning) -> object:
    """The answer to somebody who learns."""
    match request:
        case PuzzleRequest():
            return answered(request)
        case StudyRequest():
            return studied(request.question)
        case StoryRequest():
            return story_moment(request.question)
        case SetupRequest():
            return set_up(request.question)
        case VariationRequest():
            return variations(request.question)


def stored_games(header: Header, rows: list[Row]) -> tuple[StoredGame, ...]:
    """The finished games of a room, the first one first."""
    found = finished_games(header, rows).items()
    return tuple(
        StoredGame(f"{header.room}-{dealt}", write_record(game), _json(record_sheet(game))) for dealt, game in found
    )


def _json(answer: object) -> bytes:
    return msgspec.json.encode(answer)


def _hash(record: Record) -> str:
    parts = (record.start.game.name, record.start.text, *record.names, record.date, *record.actions)
    parts += (repr(record.notes),) if record.notes else ()
    return sha256("\n".join(parts).encode()).hexdigest()[:16]
