"""`python -m meowze.bots.compile_search GAME`: compile the search of a game into the cache, for others to load."""

import os
import random
import sys
import threading
import time
from functools import cache
from pathlib import Path

from meowze.backends import cpu, gather, usual_backend
from meowze.bots import search
from meowze.bots.engine import ENTRIES
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


def is_ready(game: str) -> bool:
    """Whether the cache has the search of a game, compiled for this machine: then it needs no process of its own."""
    sign = _sign(game)
    return sign is not None and sign.exists()


def _sign(game: str) -> Path | None:
    """A file beside the compiled code that is made when all of it is there; none where nothing can be written."""
    found = game_named(game)
    more = (search, found.strategy.evaluation)
    folder = cpu.cache_folder(found.rules, more, None, ENTRIES, gather.NO_EXTENSION)
    return folder / f"ready-{cpu.machine()}" if folder else None


def compile_into_cache(game: str) -> None:
    """Compile the search of a game for others to load, and leave a sign that it is done."""
    prepare(game)
    sign = _sign(game)
    if sign and usual_backend() == "cpu":
        sign.touch()


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
    compile_into_cache(sys.argv[1])
