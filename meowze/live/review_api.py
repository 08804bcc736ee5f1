"""Reviews of games that can be watched again: made by the bots after all turns and hints, and remembered."""

import asyncio
from hashlib import sha256

from meowze.games import game_named
from meowze.live.bot_turns import BotWorkers
from meowze.live.errors import NoReplay
from meowze.live.lru_cache import LruCache
from meowze.live.room_api import RoomApi
from meowze.live.turn_queue import TurnQueue
from meowze.room.refusal import Refusal

SECONDS, PATIENCE = 5.0, 30.0  # of thinking; after which nobody waits any longer
REVIEWS_BYTES = 4 * 2**20
ENTRY_BYTES = 300  # of a key and whatever else an entry needs
MAX_WAITING, MAX_EACH = 16, 6  # games that wait for a review, of one address


class ReviewApi:
    """Answers questions about games that were played; `who` asks is the address of a client."""

    def __init__(self, rooms: RoomApi, workers: BotWorkers | None) -> None:
        self._rooms, self._workers = rooms, workers
        at_once = workers.tasks_at_once if workers else 1
        self._queue = TurnQueue(self._made, MAX_WAITING, MAX_EACH, at_once, stops=True)
        self._known: LruCache[bytes, bytes] = LruCache(REVIEWS_BYTES, lambda review: ENTRY_BYTES + len(review))

    async def review(self, id: str, token: str, who: str) -> bytes:
        """What each turn of a game was worth, as JSON."""
        found = await self._rooms.find_game(id, token, who)
        key = sha256(found.text.encode()).digest()
        known = self._known.get(key)
        return known if known is not None else self._known.put(key, await self._queue.ask(found.text, who, key))

    async def _made(self, text: str) -> bytes:
        if self._workers is None:
            raise Refusal("no-bots")
        name = next(line for line in text.splitlines() if line.startswith("game:")).partition(":")[2].strip()
        pending = self._workers.review(game_named(name).name, text, SECONDS)
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await asyncio.wrap_future(pending.answer)
        except TimeoutError:
            raise Refusal("bot-silent") from None
        finally:
            pending.cancel()
        if not answer:
            raise NoReplay("This game could not be reviewed.")
        return answer.encode()
