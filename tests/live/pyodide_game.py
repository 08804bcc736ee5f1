"""Plays a game of each kind in a room and gives the journals: run by CPython and by Pyodide, which must agree."""

import json
import random
import sys

from meowze.games import GAMES
from tests.room.rooms import PlayedRoom

journals = {}
for name in GAMES:
    played, luck = PlayedRoom(game=name), random.Random(7)
    for _ in range(40):
        if not played.position.over:
            played.act(luck.choice(played.position.legal))
    played.undo()
    assert played.restarted().state == played.room.state
    journals[name] = [list(row) for row in played.rows] + [played.position.text]

result = json.dumps({"version": sys.version_info[:2], "journals": journals})
