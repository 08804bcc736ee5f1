"""How much luck there is in Mouse race: what a player wins who knows all draws. `python -m bench.luck`

Before each action this player tries the most promising ones: the game is played to its end with the draws that will
really come, both sides choosing quickly. It takes the action that wins soonest, or loses latest. A better plan may
exist, so that its share is a lower bound of what such knowledge is worth.
"""

import argparse
import json
import random
from functools import cache, partial

from meowze.backends.loops import LONGEST
from meowze.bots.engine import ArrayEngine
from meowze.bots.mind import Budget, Mind
from meowze.bots.players import player
from meowze.bots.strength import elo, estimate
from meowze.games import game_named
from meowze.games.skill import Skill
from meowze.parallel import Cores
from meowze.play.dice import Seeded
from meowze.play.position import Position

GAME = "mouse-race"
QUICK = Skill(depth=1, sight=1)
SIGHT, TRIED = 3, 8  # how actions are ordered, and how many are tried
NODES = 90_000  # a tenth of a turn of the highest level


@cache
def mind() -> Mind:
    """The search that is used to look into the future."""
    return Mind(game_named(GAME), "cpu")


def finished(position: Position, luck: Seeded) -> Position:
    """The game played to its end, quickly."""
    while not position.over and position.turns < LONGEST:
        seat = position.mover
        assert seat is not None
        code = mind().choose(position, seat, QUICK, Budget(), random.Random(1))
        position = position.play(position.action_text(code), luck)
    return position


def peeking(position: Position, seat: int, luck: Seeded) -> str:
    """The action of the player who knows all draws."""
    engine = mind().engine
    assert isinstance(engine, ArrayEngine)
    value = engine.law.value
    after = {action: position.play(action, luck) for action in position.legal}
    promising = sorted(after, key=lambda action: -value(after[action].state, seat, SIGHT))[:TRIED]
    ends = {action: finished(after[action], luck) for action in promising}

    def rank(action: str) -> tuple[bool, int]:
        won, turns = seat in ends[action].winners, ends[action].turns
        return won, -turns if won else turns

    return max(promising, key=rank)


def one_game(rival: str, seed: str, number: int) -> bool:
    """Whether the one who knows wins; each deal is played from both seats."""
    luck, dice, knows = Seeded(f"{seed}/{number // 2}"), random.Random(number // 2), number % 2
    play, _ = player(rival, GAME)
    position = Position.deal(GAME, 2, "", luck)
    while not position.over and position.turns < LONGEST:
        seat = position.mover
        assert seat is not None
        action = (
            peeking(position, seat, luck)
            if seat == knows
            else play(position.seen(seat), seat, Budget(nodes=NODES), dice)
        )
        position = position.play(action, luck)
    return knows in position.winners


def main() -> None:
    """Measure and print, one JSON object a rival."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", default="greedy,5")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="luck")
    chosen = parser.parse_args()
    for rival in chosen.against.split(","):
        played = Cores().map(partial(one_game, rival, chosen.seed), range(chosen.games))
        share = estimate(sum(outcome.result() for outcome in played), chosen.games, 2)
        found = {"rival": rival, "games": chosen.games, "share": share.share, "from": share.low, "to": share.high}
        print(json.dumps(found | {"elo": round(elo(share.share, 2))}), flush=True)


if __name__ == "__main__":
    main()
