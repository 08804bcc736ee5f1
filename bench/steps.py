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
from typing import Any

import chess

from meowze import backends
from meowze.backends.gather import game_folder
from meowze.games import GAMES, AnyGame
from meowze.play.position import codes_of

HERE, WASM = Path(__file__).parent, "build/wasm"
TURNS = {"labyrinth": 2}  # where a turn always has so many actions, turns are counted
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


def rows() -> dict[tuple[str, str, str], Round]:
    """What is measured: game, backend and unit."""
    found: dict[tuple[str, str, str], Round] = {("chess", "python-chess", "moves"): chess_play(4_000)}
    for game in GAMES.values():
        unit = "turns" if game.name in TURNS else "actions"
        found[game.name, "python", unit] = python_play(game, 20_000)
        found[game.name, "cpu", unit] = compiled_play(game, 2_000_000)
        if play := wasm_play(game, 2_000_000):
            found[game.name, "wasm", unit] = play
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--json", action="store_true", help="one object a row")
    chosen = parser.parse_args()
    plays = rows()
    speeds: dict[tuple[str, str, str], list[float]] = {key: [] for key in plays}
    for _ in range(chosen.rounds):
        for key, play in plays.items():
            count, seconds = play()
            speeds[key].append(count / TURNS.get(key[0], 1) / seconds)
    yardstick = statistics.median(speeds["chess", "python-chess", "moves"])
    for (game, backend, unit), found in speeds.items():
        median = statistics.median(found)
        if chosen.json:
            print(json.dumps({"game": game, "backend": backend, "unit": unit, "per_second": round(median)}))
        else:
            print(f"{game:12} {backend:13} {median:14,.0f} {unit}/s {median / yardstick:10.1f} × python-chess")


if __name__ == "__main__":
    main()
