"""The metrics of all workers of one machine on one page: whoever asks reaches any of them."""

import asyncio
import logging
from pathlib import Path

import httpx

from meowze.room.journal_errors import StorageError
from meowze.server.metrics import merge_metrics
from meowze.server.middleware import Message
from meowze.server.passing_on import HEADER, PASSED_ON, describe
from meowze.storage.ownership import Owner, Ownership

PATH = "/metrics"
TIMEOUT = httpx.Timeout(2.0)


class SiblingMetrics:
    """Asks the workers in one folder, where each has a socket that is named after its address."""

    def __init__(self, folder: Path, own: str, ownership: Ownership) -> None:
        self._folder, self._own, self._ownership = folder, own, ownership

    async def with_own(self, text: str, scope: Message) -> str:
        """The metrics of this process together with those of its siblings; only its own if a sibling asks."""
        if PASSED_ON in scope:
            return text
        others = [path.name for path in self._folder.iterdir() if path.name != self._own]
        try:
            found = await self._ownership.at(others)
        except StorageError:  # then this process tells at least of itself
            found = []
        async with httpx.AsyncClient(timeout=TIMEOUT, trust_env=False) as client:
            texts = await asyncio.gather(*(_ask(client, owner, scope) for owner in found))
        told = {owner.address: text for owner, text in zip(found, texts, strict=True) if text}
        return merge_metrics({self._own: text, **told})


async def _ask(client: httpx.AsyncClient, owner: Owner, scope: Message) -> str:
    """What a sibling tells of itself; nothing if it does not answer."""
    try:
        answer = await client.get(f"http://{owner.address}{PATH}", headers={HEADER.decode(): describe(scope, owner)})
        return answer.raise_for_status().text
    except httpx.HTTPError as error:
        logging.getLogger("meowze").warning("%s told no metrics: %r", owner.address, error)
        return ""
