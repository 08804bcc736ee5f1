"""The codes by which rooms are found, and the ids by which their games are watched again.

A room of a browser's own has a code that begins with `here-`, so that everybody sees that no server knows it.
"""

from meowze.room.pairing import ALPHABET, random_code

CODE_LENGTH = 8
MAX_LENGTH = 12
HERE = "here-"


def new_code() -> str:
    """The code of a new room on a server."""
    return random_code(CODE_LENGTH)


def new_code_here() -> str:
    """The code of a new room of this browser's own."""
    return HERE + new_code()


def could_be_room(id: str) -> bool:
    """Whether this looks like the code of a room."""
    code = id.removeprefix(HERE)
    return 0 < len(code) <= MAX_LENGTH and set(code) <= set(ALPHABET)


def room_of(id: str) -> str:
    """The room whose game is known by this id; empty for an uploaded record and for a result that names no room.

    A game is known as its room, for the last finished one there, or as `<room>-<number of its deal>`.
    """
    if id.startswith(("record-", "best-")):
        return ""
    id = id.lower()
    where = HERE if id.startswith(HERE) else ""
    return where + id.removeprefix(where).partition("-")[0]
