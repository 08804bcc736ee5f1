"""How fast bots search in a browser: the same search as WebAssembly under Node, and compiled for the CPU.

The strongest bot's calls for some positions are made on both, round after round, so that a busy moment of the machine
touches both alike; each figure is a median. The time of WebAssembly is taken inside Node; what a browser adds for each
call between Python and JavaScript is not part of it.
"""

import argparse
import json
import random
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from bench.node_search import NodeSearch, page_code
from meowze.bots.characters import BOTS, skill_of
from meowze.bots.compile_wasm import module_of
from meowze.bots.engine import ArrayEngine, Engine
from meowze.bots.wasm_engine import WasmEngine
from meowze.games import GAMES, AnyGame, game_named
from meowze.games.contract import AnyState
from meowze.play.dice import Seeded
from meowze.play.position import Position, codes_of

SEATS = 2


class Place(NamedTuple):
    """A position as the seat to act knows it."""

    state: AnyState
    seat: int
    codes: list[int]


def places(game: AnyGame, count: int) -> Iterator[Place]:
    """Positions of random games, each some turns after its deal."""
    for number in range(count):
        luck, dice = Seeded(f"bench/{number}"), random.Random(number)
        position = Position.deal(game.name, SEATS, "", luck)
        for _ in range(5 * number + 3):
            after = position.play(dice.choice(position.legal), luck)
            if after.mover is None:
                break
            position = after
        assert position.mover is not None
        state = position.seen(position.mover).state
        yield Place(state, position.mover, list(codes_of(game.rules.legal(state)))[:40])


def search(engine: Engine, game: AnyGame, asked: list[Place]) -> int:
    """Search the turns of all places, and play some out where the bot does that; the number of states visited."""
    skill, nodes = skill_of(game.name, len(BOTS)), 0
    for place in asked:
        engine.begin(place.state)
        kept = 0
        for code in place.codes:
            kept, more = engine.try_turn(kept, place.seat, code, skill, 12345)
            nodes += more
        for line in engine.turns(kept) if skill.turns else ():
            nodes += engine.play_out(place.seat, line, skill, 12345, 54321)[1]
    return nodes


def timed(search: Callable[[], int], seconds: Callable[[], float]) -> float:
    """States visited in a second of one round."""
    begun = seconds()
    return search() / (seconds() - begun)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--positions", type=int, default=4)
    parser.add_argument("--json", action="store_true", help="one object a row")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        code = page_code(Path(folder))
        for game in map(game_named, chosen.games):
            file = Path(folder) / f"{game.name}.wasm"
            file.write_bytes(module_of(game))
            with NodeSearch(code, file) as node:
                measure(game, node, chosen)


def measure(game: AnyGame, node: NodeSearch, chosen: argparse.Namespace) -> None:
    """Measure one game and print its row."""
    asked, cpu, wasm = list(places(game, chosen.positions)), ArrayEngine(game, "cpu"), WasmEngine(game.rules, node)
    rounds = []
    for _ in range(chosen.rounds + 1):
        first = timed(lambda: search(cpu, game, asked), time.perf_counter)
        node.seconds()
        rounds.append((first, search(wasm, game, asked) / node.seconds()))
    speeds = [statistics.median(found) for found in zip(*rounds[1:], strict=True)]  # the first one compiles
    share = statistics.median(wasm / cpu for cpu, wasm in rounds[1:])
    if chosen.json:
        row = {"game": game.name, "cpu": round(speeds[0]), "wasm": round(speeds[1]), "share": round(share, 2)}
        print(json.dumps(row))
    else:
        told = f"{speeds[0]:12,.0f} states/s on the CPU {speeds[1]:12,.0f} as WebAssembly {share:6.2f}"
        print(f"{game.name:12} {told}", flush=True)


if __name__ == "__main__":
    main()
