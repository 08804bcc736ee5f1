"""Long work that is given up when nobody waits for it any more."""

import asyncio

from meowze.live.turn_queue import TurnQueue


def test_work_that_was_given_up_is_done_for_whoever_asks_next() -> None:
    """Who asks for the same while the work of somebody who left is still ending does not get its end."""
    begun = list[str]()

    async def answer(request: str) -> str:
        begun.append(request)
        try:
            await asyncio.sleep(0 if len(begun) > 1 else 60)
        finally:
            await asyncio.sleep(0.01)  # it takes a while to end
        return request.upper()

    async def ask() -> str:
        queue = TurnQueue(answer, most=9, most_each=9, stops=True)
        first = asyncio.create_task(queue.ask("word", "ann", key="word"))
        while not begun:
            await asyncio.sleep(0)
        first.cancel()
        await asyncio.wait([first])
        found = str(await queue.ask("word", "ben", key="word"))
        assert len(queue) == 0
        return found

    assert asyncio.run(ask()) == "WORD"
    assert begun == ["word", "word"]
