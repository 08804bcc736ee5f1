"""Plays on a host against bots and goes on after a reload: run by Pyodide, with its own event loop."""

import asyncio
import json
import sys

from meowze.browser import Host
from meowze.games import GAMES
from tests.live.pages import NoEngines, Page, PageDict, asked, opened


async def played(name: str) -> dict[str, object]:
    """A game of this kind, with a reload, a hint and an undo."""
    storage = PageDict()
    host = Host(storage, NoEngines(), pause=0)
    room = await opened(host, name, {"who": "here"}, {"who": "bot", "level": 2})
    page = Page(host, room)
    for _ in range(3):
        assert await page.my_turn()
        await page.act(page.table["legal"][0])
    assert await page.my_turn()
    hinted = await page.ask("hint", at=page.table["at"])
    at = page.table["at"]
    page.client.disconnect()
    page = Page(Host(storage, NoEngines(), pause=0), room)
    assert await page.my_turn()
    return {
        "room": room[:5],
        "same": page.table["at"] == at,
        "hint": hinted["action"] in page.table["legal"],
        "undone": (await page.ask("undo", at=at))["type"],
        "record": len((await asked(host, "GET", f"rooms/{room}/record")).splitlines()) > 3,
        "saved": len(storage.rows[room]) > 6,
    }


async def main() -> str:
    """A game of each kind."""
    return json.dumps({"version": sys.version_info[:2], "games": {name: await played(name) for name in GAMES}})


result = asyncio.get_event_loop().create_task(main())
