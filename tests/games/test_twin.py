"""The rules compared with their naive twins, move by move, in whole games with all options on both backends."""

import importlib
from types import ModuleType
from typing import Any

import pytest

from meowze import backends
from meowze.games import GAMES
from meowze.play.perft import perft
from meowze.play.position import Position
from tests.games.sampling import GAME_NAMES, any_state, walk
from tests.paths import DATA

GAMES_IN_TEST, GAMES_IN_PROOF, BATCH, FULL_GAMES_IN_PROOF = 80, 2120, 20, 50


def naive(name: str) -> ModuleType:
    """The twin of a game."""
    return importlib.import_module(f"tests.games.{name.replace('-', '_')}.twin")


def compared(name: str, seed: int, cpu: Any, usual: bool = False) -> None:
    """Play one whole game with the rules, the compiled rules and the twin, and compare them."""
    twin: Any = None
    compiled: Any = None
    for position, code in walk(name, seed, usual):
        if twin is None:
            options = position.game.option_words(position.state)
            twin = naive(name).Naive(options, position.seats)
            compiled = cpu.start(position.state.options, position.seats)
        assert position.text == twin.text()
        assert tuple(compiled) == tuple(any_state(position))
        assert (position.mover, position.over) == (twin.mover(), twin.over())
        legal = set(position.chances) or set(position.legal)
        assert legal == twin.legal()
        assert position.chances == {action: twin.chance(action) for action in legal if position.mover is None}
        assert list(position.scores) == [twin.score(seat) for seat in range(position.seats)]
        assert list(position.winners) == [seat for seat in range(position.seats) if twin.won(seat)]
        if hasattr(twin, "seen"):
            for seat in (None, *range(position.seats)):
                assert position.seen(seat).text == twin.seen(seat)
        if code >= 0:
            twin.play(position.game.notation.action_text(position.state, code))
            compiled = cpu.step(compiled, code)
    assert getattr(position.view(), "verdict", 0) == twin.verdict()


@pytest.mark.parametrize("name", GAME_NAMES)
@pytest.mark.parametrize("first", range(0, GAMES_IN_TEST, BATCH))
def test_law_and_twin_play_the_same_games(name: str, first: int) -> None:
    """Positions, legal actions, weights, scores and winners are equal at every move of whole games."""
    cpu = backends.load(GAMES[name].rules, "cpu")
    for seed in range(first, first + BATCH):
        compared(name, seed, cpu)


@pytest.mark.proof
@pytest.mark.parametrize("name", GAME_NAMES)
def test_law_and_twin_play_thousands_of_games(name: str) -> None:
    """The rules and the twin agree in thousands of games."""
    cpu = backends.load(GAMES[name].rules, "cpu")
    for seed in range(GAMES_IN_TEST, GAMES_IN_TEST + GAMES_IN_PROOF):
        compared(name, seed, cpu)


@pytest.mark.proof
@pytest.mark.parametrize("name", GAME_NAMES)
def test_law_and_twin_play_full_length_games(name: str) -> None:
    """The rules and the twin agree in games with the default options and no limit of turns."""
    cpu = backends.load(GAMES[name].rules, "cpu")
    for seed in range(FULL_GAMES_IN_PROOF):
        compared(name, seed, cpu, usual=True)


def perft_lines() -> list[tuple[str, str, int, int]]:
    """Game, position, depth and count, as the twin counted them."""
    with open(DATA / "perft.txt", encoding="utf-8") as file:
        rows = [line.rstrip("\n").split(" | ") for line in file if not line.startswith("#")]
    return [(name, text, int(depth), int(leaves)) for name, text, depth, leaves in rows]


@pytest.mark.parametrize(("name", "text", "depth", "leaves"), perft_lines())
def test_perft_counts_are_those_of_the_twin(name: str, text: str, depth: int, leaves: int) -> None:
    """The perft counts of the rules equal those of the twin."""
    assert perft(Position.read(name, text), depth) == leaves
