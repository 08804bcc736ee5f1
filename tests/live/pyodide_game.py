"""Plays each game in a room, and the games of a day: run by CPython and by Pyodide, which must agree."""

import json
import random
import sys

from meowze.games import GAMES
from tests.play.daily_games import DAILY, solved
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

daily = {game: solved(game) for game in DAILY}
result = json.dumps({"version": sys.version_info[:2], "journals": journals, "daily": daily})
