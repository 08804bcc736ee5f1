"""How close a level of the bots comes to the fewest possible turns when it is alone in the maze with one secret.

python -m bench.alone --boards 200 --seed 1 --level 5 --share 1
"""

import argparse
import json
import random
from typing import cast

from meowze.bots.characters import TIMES, skill_of
from meowze.bots.mind import Budget, Mind
from meowze.games import game_named
from meowze.games.labyrinth import aims, walkers
from meowze.games.labyrinth.rules import State, pawn
from meowze.play.dice import Seeded
from meowze.play.position import Position

GAME, OPTIONS = "labyrinth", "secrets=1,finish=anywhere"
MOST = 5  # turns the exhaustive search looks ahead; no board that needs more has been seen


def fewest(state: State) -> int:
    """The fewest turns to the secret, found by trying all pushes and all walks."""
    maze = walkers.bare_maze(state, aims.targets(state, 0))
    return walkers.turns_needed(maze, 1 << pawn(state, 0), MOST)


def turns_played(searching: Mind, position: Position, luck: Seeded, level: int, share: float) -> int:
    """The turns that a level needs from here."""
    dice = random.Random(luck.seed)
    while not position.over:
        budget = Budget(TIMES[level - 1] * share)
        code = searching.choose(position.seen(0), 0, skill_of(GAME, level), budget, dice)
        position = position.play(position.game.notation.action_text(position.state, code), luck)
    return position.turns


def alone(boards: int, seed: str, level: int = 5, share: float = 1.0) -> dict[str, float]:
    """The mean number of turns over so many boards: the fewest possible, and those the level needed."""
    searching, least, needed = Mind(game_named(GAME)), 0, 0
    for board in range(boards):
        luck = Seeded(f"{seed}/{board}")
        position = Position.deal(GAME, 1, OPTIONS, luck)
        least += fewest(cast(State, position.state))
        needed += turns_played(searching, position, luck, level, share)
    return {"boards": boards, "fewest": least / boards, "needed": needed / boards, "more": needed / least - 1}


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--boards", type=int, default=200)
    arguments.add_argument("--seed", default="1")
    arguments.add_argument("--level", type=int, default=5)
    arguments.add_argument("--share", type=float, default=1.0, help="part of the level's usual thinking time")
    print(json.dumps(alone(**vars(arguments.parse_args()))))
