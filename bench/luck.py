"""How much luck there is in a game: what a player wins who knows all that is hidden.

python -m bench.luck GAME --against greedy 5
python -m bench.luck GAME --options secrets=4 --ahead depth=2 --against classic greedy,greedy,greedy

Before each turn this player tries the most promising ones: the game is played to its end with the draws that will
really come, all seats choosing by the settings `--ahead`. It takes the turn that wins soonest, or loses latest. A
better plan may exist, so that its share is a lower bound of what such knowledge is worth.

With `--judge SIGHT` it does not know what will be drawn, but sees all cards that the others hold: it takes the turn
with the highest value, by an evaluation of a sight that believes what it is shown.
"""

import argparse
import json
import random
from collections.abc import Iterator
from functools import cache, partial
from typing import NamedTuple

from bench.tune import skill_from
from meowze.backends.loops import LONGEST
from meowze.bots.engine import ArrayEngine
from meowze.bots.mind import Budget, Mind
from meowze.bots.players import player
from meowze.bots.strength import elo, estimate
from meowze.games import game_named
from meowze.parallel import Cores
from meowze.play.dice import Seeded
from meowze.play.position import Position

NODES = 90_000  # of a search of the rivals
Turn = tuple[str, ...]


class Table(NamedTuple):
    """A game against rivals by their names, and how the player who knows decides."""

    game: str
    options: str
    rivals: tuple[str, ...]
    ahead: str  # the settings with which games are played to their end
    tried: int  # turns that are played on
    judge: int  # the sight that believes what it is shown; -1 to play on instead

    @property
    def seats(self) -> int:
        """The rivals and the one who knows."""
        return 1 + len(self.rivals)


@cache
def mind(game: str) -> Mind:
    """The search that is used to look into the future."""
    return Mind(game_named(game), "cpu")


def value(position: Position, seat: int, sight: int) -> int:
    """What a position is worth by the game's evaluation, to which nothing is hidden."""
    engine = mind(position.game.name).engine
    assert isinstance(engine, ArrayEngine)
    return int(engine.law.value(position.state, seat, sight))


def whole_turns(position: Position, luck: Seeded, actions: int) -> Iterator[tuple[Turn, Position]]:
    """All turns of up to so many actions, with the positions after them."""
    for action in position.legal:
        after = position.play(action, luck)
        if actions > 1 and not after.over and (after.mover, after.turns) == (position.mover, position.turns):
            yield from (((action, *rest), last) for rest, last in whole_turns(after, luck, actions - 1))
        else:
            yield (action,), after


def finished(position: Position, luck: Seeded, ahead: str) -> Position:
    """The game played to its end, all seats choosing by the same settings."""
    skill = skill_from(ahead)
    while not position.over and position.turns < LONGEST:
        seat = position.mover
        assert seat is not None
        code = mind(position.game.name).choose(position, seat, skill, Budget(), random.Random(1))
        position = position.play(position.action_text(code), luck)
    return position


def best_turn(table: Table, position: Position, seat: int, luck: Seeded) -> Turn:
    """The turn of the player who knows."""
    sight = game_named(table.game).strategy.CLASSIC.sight if table.judge < 0 else table.judge
    after = dict(whole_turns(position, luck, position.game.actions_per_turn))
    order = sorted(after, key=lambda turn: -value(after[turn], seat, sight))
    if table.judge >= 0:
        return order[0]
    ends = {turn: finished(after[turn], luck, table.ahead) for turn in order[: table.tried]}

    def rank(turn: Turn) -> tuple[bool, int]:
        won, turns = seat in ends[turn].winners, ends[turn].turns
        return won, -turns if won else turns

    return max(ends, key=rank)


def one_game(table: Table, seed: str, number: int) -> bool:
    """Whether the one who knows wins; each deal is played from every seat."""
    deal, knows = divmod(number, table.seats)
    luck, dice = Seeded(f"{seed}/{deal}"), random.Random(deal)
    plays = [player(rival, table.game)[0] for rival in table.rivals]
    position = Position.deal(table.game, table.seats, table.options, luck)
    while not position.over and position.turns < LONGEST:
        seat = position.mover
        assert seat is not None
        if seat == knows:
            turn = best_turn(table, position, seat, luck)
        else:
            play = plays[(seat - knows) % table.seats - 1]
            turn = (play(position.seen(seat), seat, Budget(nodes=NODES), dice),)
        for action in turn:
            position = position.play(action, luck)
    return knows in position.winners


def main() -> None:
    """Measure and print, one JSON object for each table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--options", default="")
    parser.add_argument("--against", nargs="+", default=["greedy", "5"], help="the rivals of each table")
    parser.add_argument("--ahead", default="depth=1,sight=1", help="settings with which games are played on")
    parser.add_argument("--tried", type=int, default=8, help="turns that are played on")
    parser.add_argument("--judge", type=int, default=-1, metavar="SIGHT", help="judge turns instead of playing on")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="luck")
    parser.add_argument("--processes", type=int, help="all cores without it")
    chosen = parser.parse_args()
    for rivals in chosen.against:
        names = tuple(rivals.split(","))
        table = Table(chosen.game, chosen.options, names, chosen.ahead, chosen.tried, chosen.judge)
        played = Cores(chosen.processes).map(partial(one_game, table, chosen.seed), range(chosen.games))
        share = estimate(sum(outcome.result() for outcome in played), chosen.games, table.seats)
        found = {"game": chosen.game, "rivals": rivals, "games": chosen.games, "share": share.share}
        found |= {"from": share.low, "to": share.high, "elo": round(elo(share.share, table.seats))}
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
