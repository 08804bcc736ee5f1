"""Questions about puzzles, answered where games are replayed."""

import datetime

from meowze.games.errors import Misfit, Unreadable
from meowze.learn.study import MAX_ACTIONS
from meowze.live.errors import NoReplay
from meowze.live.offered_games import OfferedGames, require_offered
from meowze.live.puzzle_answers import DAILY, PuzzleMove, PuzzleRequest
from meowze.live.replay_library import Replayer


class PuzzleApi:
    """Answers questions about puzzles; `who` asks is the address of a client."""

    def __init__(self, replayer: Replayer, games: OfferedGames) -> None:
        self._replayer, self._games = replayer, games

    async def themes(self, game: str, who: str) -> bytes:
        """The themes of a game and the ids of its puzzles, as JSON."""
        return await self._ask(PuzzleRequest(game), who)

    async def puzzle(self, game: str, id: str, day: str, who: str) -> bytes:
        """A puzzle without its solution, as JSON; `daily` is that of the day, today where none is given."""
        return await self._ask(PuzzleRequest(game, id, _day(id, day)), who)

    async def played(self, game: str, id: str, day: str, move: PuzzleMove, who: str) -> bytes:
        """What has become of a puzzle after some actions, as JSON."""
        if len(move.actions) > MAX_ACTIONS:
            raise Misfit("actions", f"{len(move.actions)} actions: a study has at most {MAX_ACTIONS}")
        return await self._ask(PuzzleRequest(game, id, _day(id, day), move), who)

    async def _ask(self, request: PuzzleRequest, who: str) -> bytes:
        require_offered(self._games, request.game)
        try:
            answer = await self._replayer.ask(request, who, request)
        except NoReplay as error:
            raise Unreadable(str(error)).with_key(error.key, **error.values) from None
        assert isinstance(answer, bytes)
        return answer


def _day(id: str, day: str) -> str:
    if id != DAILY:
        return ""
    try:
        return datetime.date.fromisoformat(day).isoformat() if day else _today()
    except ValueError:
        raise Unreadable(f"a day is written like 2027-01-31, not {day[:20]!r}") from None


def _today() -> str:
    return datetime.datetime.now(datetime.UTC).date().isoformat()
