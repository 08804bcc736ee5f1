"""`meowze delete`: the operator deletes a room with all that is stored of it."""

import argparse
import asyncio

from meowze.cli.serve import database
from meowze.games.errors import MeowzeError
from meowze.storage.journal_store import JournalStore
from meowze.texts import command_line_texts


class NoSuchRoom(MeowzeError):
    """A code that no room has."""


def run(chosen: argparse.Namespace) -> None:
    """Delete it, and say so."""
    room = chosen.room.lower()
    if not asyncio.run(_delete(JournalStore(database(chosen)), room)):
        raise NoSuchRoom(f"there is no room {room!r} in this database").with_key("no-such-room", room=room)
    print(command_line_texts(chosen.language).say("deleted", room=room))


async def _delete(store: JournalStore, room: str) -> bool:
    await store.start()
    try:
        return await store.delete(room)
    finally:
        await store.close()
