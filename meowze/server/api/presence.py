"""Whether somebody who asks is still there: uvicorn lets an answer go on that nobody waits for."""

import asyncio
from collections.abc import Coroutine
from typing import TypeVar

from meowze.live.errors import Busy
from meowze.server.api.problems import AnyRequest

T = TypeVar("T")


async def while_there(request: AnyRequest, answer: Coroutine[None, None, T]) -> T:
    """An answer that takes long; given up when whoever asks has gone."""
    working, leaving = asyncio.ensure_future(answer), asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait([working, leaving], return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Busy("Nobody waits for this any more.")  # nobody reads it either
        return working.result()
    finally:
        leaving.cancel()
        working.cancel()  # without effect if it is done


async def _gone(request: AnyRequest) -> None:
    await request.body()
    while (await request.receive())["type"] != "http.disconnect":
        pass
