"""How fast the rules are: random play of each game on each backend, beside random chess as a yardstick.

Seats' actions are counted, nature's are not. Each figure is the median of several rounds; every round measures all
rows, so that a busy moment of the machine touches them alike. WebAssembly runs under Node, after `make wasm`; for a
GPU see gpu.py.
"""

import argparse
import json
import random
import statistics
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import chess

from bench.units import Unit, unit_of
from meowze import backends
from meowze.backends.gather import game_folder
from meowze.games import GAMES, AnyGame, game_named
from meowze.play.position import codes_of

HERE, WASM = Path(__file__).parent, "build/wasm"
Round = Callable[[], tuple[int, float]]  # plays once, answers how many actions and in how many seconds


def python_play(game: AnyGame, actions: int) -> Round:
    """Random play in plain Python, the way a user of the rules would write it."""
    rules, luck = game.rules, random.Random(1)

    def play() -> tuple[int, float]:
        count, s = 0, rules.start(rules.Options(), 2)
        start = time.perf_counter()
        while count < actions:
            codes = codes_of(rules.legal(s))
            if not codes:
                s = rules.start(rules.Options(), 2)
            elif rules.mover(s) != rules.NATURE:
                count += 1
                s = rules.step(s, codes[int(luck.random() * len(codes))])
            elif len(codes) == 1:
                s = rules.step(s, codes[0])
            else:
                s = rules.step(s, luck.choices(codes, [rules.chance(s, code) for code in codes])[0])
        return count, time.perf_counter() - start

    return play


def compiled_play(game: AnyGame, actions: int) -> Round:
    """Random play compiled together with the law."""
    law: Any = backends.load(game.rules, "cpu")
    state = game.rules.start(game.rules.Options(), 2)
    law.random_play(state, 1, 10)

    def play() -> tuple[int, float]:
        start = time.perf_counter()
        law.random_play(state, 1, actions)
        return actions, time.perf_counter() - start

    return play


def wasm_play(game: AnyGame, actions: int) -> Round | None:
    """Random play of the WebAssembly module under Node, if it has been made."""
    name = game_folder(game.rules)
    if not (HERE.parent / WASM / f"{name}.js").exists():
        return None
    command = ["node", str(HERE / "wasm.mjs"), str(HERE.parent / WASM), name, str(actions)]

    def play() -> tuple[int, float]:
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        return actions, float(done.stdout)

    return play


def chess_play(actions: int) -> Round:
    """Random chess: the legal moves, one of them, until the game is over."""
    luck = random.Random(1)

    def play() -> tuple[int, float]:
        board, count = chess.Board(), 0
        start = time.perf_counter()
        while count < actions:
            moves = list(board.legal_moves)
            if not moves or board.is_insufficient_material() or board.halfmove_clock > 100:
                board = chess.Board()
                continue
            board.push(moves[int(luck.random() * len(moves))])
            count += 1
        return count, time.perf_counter() - start

    return play


class Row(NamedTuple):
    """What is measured: a game on a backend, in its unit."""

    game: str
    backend: str
    unit: Unit
    play: Round

    def speed(self) -> float:
        """Units a second in one round."""
        actions, seconds = self.play()
        return actions / self.unit.actions / seconds


def rows(games: list[str], part: float) -> list[Row]:
    """All that is measured, the yardstick first; `part` of the usual number of actions."""
    few, some, many = (max(10, round(part * count)) for count in (4_000, 20_000, 2_000_000))
    found = [Row("chess", "python-chess", Unit("moves", 1), chess_play(few))]
    for game in map(game_named, games):
        unit = unit_of(game)
        found.append(Row(game.name, "python", unit, python_play(game, some)))
        found.append(Row(game.name, "cpu", unit, compiled_play(game, many)))
        if play := wasm_play(game, many):
            found.append(Row(game.name, "wasm", unit, play))
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--part", type=float, default=1.0, help="part of the usual number of actions a round")
    parser.add_argument("--json", action="store_true", help="one object a row")
    chosen = parser.parse_args()
    measured = rows(chosen.games, chosen.part)
    speeds = list(zip(*([row.speed() for row in measured] for _ in range(chosen.rounds)), strict=True))
    yardstick = statistics.median(speeds[0])
    for row, found in zip(measured, speeds, strict=True):
        median, unit = statistics.median(found), row.unit.name
        if chosen.json:
            print(json.dumps({"game": row.game, "backend": row.backend, "unit": unit, "per_second": round(median)}))
        else:
            print(f"{row.game:12} {row.backend:13} {median:14,.0f} {unit}/s {median / yardstick:10.1f} × python-chess")


if __name__ == "__main__":
    main()
