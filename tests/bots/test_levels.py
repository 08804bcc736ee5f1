"""The five characters: each has the style that its line promises, and none plays a move that a child would laugh at."""

import importlib
import random
from collections.abc import Iterator
from functools import cache
from types import ModuleType

import pytest

from meowze.bots.characters import BOTS, skill_of
from meowze.bots.mind import Budget, Mind
from meowze.games import GAMES, game_named
from meowze.play.dice import Seeded
from meowze.play.position import Position
from tests.bots.panel import panel, stored

NODES = (20_000, 20_000, 20_000, 20_000, 200_000)  # by level
POSITIONS = 60
EXCUSED = {(5, "leaves-cats")}  # it plays on in its mind, and may leave a cat for something better
each_game = pytest.mark.parametrize("game", GAMES)


@cache
def mind_of(game: str) -> Mind:
    """The compiled search of a game."""
    return Mind(game_named(game), "cpu")


def choice(position: Position, level: int, dice: random.Random) -> str:
    """What a character plays."""
    assert position.mover is not None
    skill = skill_of(position.game.name, level)
    mind = mind_of(position.game.name)
    return position.action_text(mind.choose(position, position.mover, skill, Budget(nodes=NODES[level - 1]), dice))


# ------------------------------------------------------------------------------------ absurd moves


@pytest.mark.parametrize("every", [5, pytest.param(1, marks=pytest.mark.proof)])
@each_game
def test_nobody_plays_an_absurd_move(game: str, every: int) -> None:
    """In the panel of a game none of the characters plays a move that a child would laugh at."""
    found = []
    for number, case in enumerate(stored(game)[::every]):
        for bot in BOTS:
            mind_of(game).planned = None
            action = choice(case.position, bot.level, random.Random(number))
            if action in case.absurd and (bot.level, case.kind) not in EXCUSED:
                found.append(f"{bot.name} plays {action} ({case.kind}): {case.position.text}")
    assert found == []


def test_the_strongest_takes_a_treasure_even_where_it_must_lose() -> None:
    """Where all turns have the same chance, as against a rival who comes home next, a card opened still counts."""
    cases = [(number, case) for number, case in enumerate(stored("labyrinth")) if case.kind == "walks-past"]
    assert len(cases) > 10
    for number, case in cases:
        mind_of("labyrinth").planned = None
        assert choice(case.position, len(BOTS), random.Random(number)) not in case.absurd, case.position.text


@pytest.mark.proof
@each_game
def test_the_panel_is_what_the_rules_find(game: str) -> None:
    """A panel has fifty positions, the same each time it is made."""
    lines = [case.line() for case in stored(game)]
    assert len(lines) == 50
    assert lines == [case.line() for case in panel(game)]


# ------------------------------------------------------------------------------------ styles


def styles_of(game: str) -> ModuleType:
    """The module that knows how much of what a style loves a seat has."""
    return importlib.import_module(f"tests.games.{game.replace('-', '_')}.styles")


@cache
def beginnings(game: str) -> tuple[Position, ...]:
    """Positions at the beginning of a turn, from games between all the characters."""
    found: list[Position] = []
    for number in range(POSITIONS):
        luck, dice = Seeded(f"styles {number}"), random.Random(number)
        position = Position.deal(game, 2, "", luck)
        first, spread = styles_of(game).TURNS
        last = first + number % spread
        while not position.over and position.turns < last:
            position = position.play(choice(position, 1 + dice.randrange(4), dice), luck)
        if not position.over:
            found.append(position)
    return tuple(found)


def ends(game: str, level: int) -> Iterator[tuple[Position, int]]:
    """What a character makes of each of these turns, always with the same luck."""
    for number, position in enumerate(beginnings(game)):
        for attempt in range(4):
            luck, dice, after = Seeded(f"{number}/{attempt}"), random.Random(attempt), position
            seat, turns = position.mover, position.turns
            assert seat is not None
            mind_of(game).planned = None
            while not after.over and after.turns == turns and after.mover == seat:
                after = after.play(choice(after, level, dice), luck)
            yield after, seat


@cache
def mean(game: str, level: int, love: str) -> float:
    """How much of what a style loves a character has after its turns."""
    measure = getattr(styles_of(game), love)
    numbers = [measure(position.state, seat) for position, seat in ends(game, level) if not position.over]
    average: float = sum(numbers) / len(numbers)
    return average


@each_game
def test_pip_loves_open_ways(game: str) -> None:
    """Level 1 has more room after its turns than levels 2 and 3."""
    assert mean(game, 1, "openness") > max(mean(game, 2, "openness"), mean(game, 3, "openness"))


@pytest.mark.parametrize("game", [game for game in GAMES if hasattr(styles_of(game), "haste")])
def test_mochi_hurries(game: str) -> None:
    """Level 2 is nearer to its goal after a turn than levels 1, 3 and 4, where a goal can be nearer or farther."""
    assert mean(game, 2, "haste") > max(mean(game, level, "haste") for level in (1, 3, 4))


@each_game
def test_basil_blocks(game: str) -> None:
    """Level 3 leaves less to its rival than levels 1 and 2."""
    assert mean(game, 3, "hindrance") > max(mean(game, 1, "hindrance"), mean(game, 2, "hindrance"))


@each_game
def test_juno_thinks_of_the_next_turn(game: str) -> None:
    """By the evaluation of level 5, which knows what comes after a turn, level 4 ends its turns better than 1 to 3."""
    assert worth(game, 4) > max(worth(game, level) for level in (1, 2, 3))


def worth(game: str, level: int) -> float:
    """What the positions after a character's turns are worth to it."""
    law, sight = mind_of(game).engine.law, skill_of(game, 5).sight  # type: ignore[attr-defined]
    numbers = [law.value(position.state, seat, sight) for position, seat in ends(game, level)]
    average: float = sum(numbers) / len(numbers)
    return average
