"""`python -m meowze.bots.compile_search GAME`: compile the search of a game into the cache, for others to load."""

import os
import random
import sys
import threading
import time
from functools import cache

from meowze.backends import usual_backend
from meowze.bots.mind import Budget, Mind
from meowze.games import game_named
from meowze.games.skill import Skill
from meowze.play.dice import Seeded
from meowze.play.position import Position
from meowze.worker_process import be_nice


def compiled(game: str) -> Mind:
    """The compiled search of a game, used once so that all of it is ready."""
    mind = Mind(game_named(game), "cpu")
    position = Position.deal(game, game_named(game).seats[-1], "", Seeded("warm"))
    seat = position.mover or 0
    mind.choose(position, seat, Skill(depth=2), Budget(nodes=1), random.Random(1))
    mind.engine.play_out(seat, (position.codes[0], -1), Skill(depth=2, turns=1), 1, 1)
    mind.planned = None
    return mind


@cache
def prepare(game: str) -> None:
    """Compile the search of a game into the cache, or load it from there; once in a process, if there is a compiler."""
    if usual_backend() == "cpu":
        compiled(game)


def leave_with(parent: int) -> None:
    """End when the process that wanted this has ended."""
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(0)


if __name__ == "__main__":
    threading.Thread(target=leave_with, args=(os.getppid(),), daemon=True).start()
    be_nice()
    prepare(sys.argv[1])
