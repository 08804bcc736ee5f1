"""A bot in forty lines, standard library only: sits down at a table and plays any action until the game is over.

python examples/bot.py http://127.0.0.1:8440 <room> <seat>
"""

import json
import random
import secrets
import sys
from typing import Any
from urllib.request import Request, urlopen

SERVER, ROOM, SEAT = sys.argv[1].rstrip("/"), sys.argv[2], int(sys.argv[3])
TOKEN = secrets.token_hex(16)  # whoever has it plays this seat: keep it if you want to come back


def ask(what: str, body: dict[str, Any] | None = None) -> Any:
    """Ask the bot API of this room; with a body it is a post."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    return urlopen(Request(f"{SERVER}/api/bot/rooms/{ROOM}/{what}", data, headers), timeout=60)


def play() -> bool:
    """Play while the stream lasts; whether the game is over."""
    for line in ask("stream"):
        message = json.loads(line) if line.strip() else {}
        table = message if message.get("type") == "table" else message.get("table", {})
        if table.get("view", {}).get("over"):
            print("over: seats", table["view"]["winners"], "win")
            return True
        if table.get("legal"):  # only the device of the seat that is to act is given any
            action = random.choice(table["legal"])
            ask("act", {"seat": SEAT, "at": table["at"], "id": f"at{table['at']}", "action": action})
    return False


ask("sit", {"seat": SEAT})
while not play():  # a stream ends after an hour
    pass
