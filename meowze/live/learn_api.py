"""What is asked outside rooms by those who learn, and answered once: on a server by HTTP, in a browser by a message."""

import asyncio

import msgspec

from meowze.games.errors import Unreadable
from meowze.live.bot_turns import BotWorkers
from meowze.live.errors import NoReplay
from meowze.live.offered_games import OfferedGames, require_offered
from meowze.live.puzzle_api import PuzzleApi
from meowze.live.replay_answers import Learning
from meowze.live.replay_library import MAX_RECORD, Replayer
from meowze.live.setup_answers import SetupQuestion, SetupRequest
from meowze.live.story_answers import StoryQuestion, StoryRequest
from meowze.live.study_answers import Advised, StudyQuestion, StudyRequest, check_actions, check_question
from meowze.live.turn_queue import TurnQueue
from meowze.live.variation_answers import RecordQuestion, TreeQuestion, VariationRequest
from meowze.play.position import Position
from meowze.room.refusal import Refusal

HINT_SECONDS = 20.0  # after which nobody waits any longer
MAX_WAITING, MAX_EACH = 60, 24  # hints that wait, of one address; a whole class may have one


class LearnApi:
    """Answers questions; `who` asks is the address of a client. Positions are read where games are replayed."""

    def __init__(self, replayer: Replayer, games: OfferedGames, workers: BotWorkers | None) -> None:
        self._replayer, self._games, self._workers = replayer, games, workers
        self.puzzles = PuzzleApi(replayer, games)
        at_once = workers.hints_at_once if workers else 1
        self._hints = TurnQueue(self._hint, MAX_WAITING, MAX_EACH, at_once, stops=True)

    async def study(self, asked: StudyQuestion, who: str) -> bytes:
        """A position to study, as JSON."""
        answer = await self._ask(StudyRequest(asked), who)
        assert isinstance(answer, bytes)
        return answer

    async def story(self, asked: StoryQuestion, who: str) -> bytes:
        """A board of a story after some actions, as JSON."""
        answer = await self._replay(StoryRequest(asked), asked.game, asked.actions, who)
        assert isinstance(answer, bytes)
        return answer

    async def set_up(self, asked: SetupQuestion, who: str) -> bytes:
        """A position that is set up by hand, after a change, as JSON."""
        answer = await self._replay(SetupRequest(asked), asked.game, (), who)
        assert isinstance(answer, bytes)
        return answer

    async def variations(self, asked: RecordQuestion | TreeQuestion, who: str) -> bytes:
        """A record as a tree of variations, or a tree as a record, as JSON."""
        if isinstance(asked, RecordQuestion) and len(asked.text) > MAX_RECORD:
            raise NoReplay(f"A record has at most {MAX_RECORD} characters; this one has {len(asked.text)}.")
        game = asked.game if isinstance(asked, TreeQuestion) else ""
        answer = await self._replay(VariationRequest(asked), game, (), who)
        assert isinstance(answer, bytes)
        return answer

    async def hint(self, asked: StudyQuestion, who: str) -> bytes:
        """What a strong bot would play there, and why, as JSON."""
        position = await self._ask(StudyRequest(asked, "position"), who)
        assert isinstance(position, Position)
        if position.mover is None:
            raise Refusal("no-advice")
        if self._workers is None:
            raise Refusal("no-bots")
        answer = await self._hints.ask(position, who)
        assert isinstance(answer, bytes)
        return answer

    async def _hint(self, position: Position) -> bytes:
        assert self._workers
        assert position.mover is not None
        thought = self._workers.hint(position, position.mover)
        try:
            async with asyncio.timeout(HINT_SECONDS):
                action, reasons = await asyncio.wrap_future(thought.answer)
        except TimeoutError:
            raise Refusal("bot-silent") from None
        finally:
            thought.cancel()
        return msgspec.json.encode(Advised(action, tuple(reasons)))

    async def _ask(self, request: StudyRequest, who: str) -> object:
        check_question(request.question)
        return await self._replay(request, request.question.game, request.question.actions, who)

    async def _replay(self, request: Learning, game: str, actions: tuple[str, ...], who: str) -> object:
        if game:
            require_offered(self._games, game)
        check_actions(actions)
        try:
            answer: object = await self._replayer.ask(request, who, request)
        except NoReplay as error:
            raise Unreadable(str(error)).with_key(error.key, **error.values) from None
        return answer
