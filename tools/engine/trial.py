"""Runs inside Pyodide: plays a game of each kind to its end, so that everything a game needs has been imported."""

import random

import meowze.room.request_handler  # noqa: F401
from meowze.games import GAMES
from meowze.play.dice import Seeded
from meowze.play.position import Position

for game in GAMES:
    luck, dice = random.Random(7), Seeded("7")
    position = Position.deal(game, 2, "", dice)
    while not position.over:
        position = position.play(luck.choice(position.legal), dice)
