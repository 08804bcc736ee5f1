"""OpenSpiel's own information-set search, unchanged, at a short game of Labyrinth against random play and our bots.

It knows the rules only through OpenSpiel, and guesses what it may not see by `resample_from_infostate`. Each line of
the picture is a rival; to the right the search may think longer.

    python examples/openspiel_search.py --games 24 --picture strength.svg
"""

import argparse
import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import meowze.envs.openspiel  # noqa: F401  # registers the games
from meowze.bots.characters import BOTS
from meowze.bots.mind import Budget
from meowze.bots.players import player

GAME = "meowze_labyrinth(secrets='1',finish=anywhere,limit=6)"
Chooser = Callable[[Any], int]  # from a state of OpenSpiel to an action


def searcher(game: Any, simulations: int, seed: int) -> Chooser:
    """OpenSpiel's search with random rollouts. Its random numbers, those for guesses too, come from the seed."""
    luck = numpy.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 1.0, simulations, random_state=luck)
    bot.set_resampler(lambda state, seat: state.resample_from_infostate(seat, luck.uniform))
    return lambda state: int(bot.step(state))


def rival(name: str, game: str, seed: int) -> Chooser:
    """Random play, or one of our bots by its name."""
    play, _ = player(name, game)
    luck = random.Random(seed)

    def choose(state: Any) -> int:
        seat = state.current_player()
        text = play(state.position.seen(seat), seat, Budget(seconds=0.05), luck)
        return int(state.string_to_action(text))

    return choose


def one_game(game: Any, choosers: Sequence[Chooser], seed: int) -> list[float]:
    """The result of each seat."""
    state, luck = game.new_initial_state(), random.Random(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            codes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(codes, chances)[0])
        else:
            state.apply_action(choosers[state.current_player()](state))
    return list(state.returns())


def strength(game: Any, simulations: int, name: str, games: int) -> float:
    """The mean result of the search, from -1 to 1; every deal is played twice, with seats changed."""
    found = []
    for number in range(games):
        seat, seed = number % 2, number // 2
        me = searcher(game, simulations, seed)
        other = rival(name, game.table.name, seed)
        found.append(one_game(game, (me, other) if seat == 0 else (other, me), seed)[seat])
    return float(numpy.mean(found))


def picture(columns: Sequence[int], lines: dict[str, list[float]]) -> str:
    """The results as an SVG: a line for each rival."""
    width, height, left, top = 640, 360, 70, 30
    colours = ("#6b7280", "#2563eb", "#0d9488", "#ca8a04", "#ea580c", "#be123c")
    xs = [left + (width - left - 130) * k / max(1, len(columns) - 1) for k in range(len(columns))]

    def y(value: float) -> float:
        return top + (height - top - 50) * (1 - value) / 2

    parts = [f'<rect width="{width}" height="{height}" fill="#fff"/>']
    for value in (-1, 0, 1):
        parts.append(f'<path d="M{left} {y(value):.1f}H{width - 130}" stroke="#d1d5db"/>')
        parts.append(f'<text x="{left - 10}" y="{y(value) + 4:.1f}" text-anchor="end">{value}</text>')
    for x, column in zip(xs, columns, strict=True):
        parts.append(f'<text x="{x:.1f}" y="{height - 30}" text-anchor="middle">{column}</text>')
    middle = (left + width - 130) / 2
    parts.append(f'<text x="{middle}" y="{height - 10}" text-anchor="middle">simulations for each action</text>')
    label = 0.0  # names stand beside the ends of their lines, from top to bottom, none over another
    ordered = sorted(zip(lines.items(), colours * 9, strict=False), key=lambda line: -line[0][1][-1])
    for (name, values), colour in ordered:
        points = " ".join(f"{x:.1f},{y(value):.1f}" for x, value in zip(xs, values, strict=True))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        label = max(label + 16, y(values[-1]) + 4)
        parts.append(f'<text x="{xs[-1] + 8:.1f}" y="{label:.1f}" fill="{colour}">{name}</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif"'
    return f'{head} font-size="13"><title>Mean result of the search</title>{"".join(parts)}</svg>\n'


def main() -> None:
    """Measure, print a table, draw it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--simulations", type=int, nargs="+", default=[4, 16, 64, 256])
    parser.add_argument("--rivals", nargs="+", default=["random", *(bot.name for bot in BOTS)])
    parser.add_argument("--games", type=int, default=8, help="for each point")
    parser.add_argument("--picture", type=Path)
    words = parser.parse_args()
    game, begun = pyspiel.load_game(GAME), time.perf_counter()
    print("simulations", *(f"{number:>7}" for number in words.simulations))
    lines = {}
    for name in words.rivals:
        lines[name] = [strength(game, number, name, words.games) for number in words.simulations]
        print(f"{name:<11}", *(f"{value:>+7.2f}" for value in lines[name]), flush=True)
    print(f"{words.games} games for each number, {time.perf_counter() - begun:.0f} s in all")
    if words.picture:
        words.picture.write_text(picture(words.simulations, lines), encoding="utf-8")


if __name__ == "__main__":
    main()
