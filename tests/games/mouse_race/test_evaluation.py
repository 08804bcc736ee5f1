"""The evaluation of Mouse race: what was learned is a probability, and nobody overlooks what a child would see."""

import random
from collections.abc import Iterator
from itertools import islice

from meowze.bots.characters import BOTS, skill_of
from meowze.bots.mind import Budget, Mind
from meowze.games import game_named
from meowze.games.grid import CERTAIN
from meowze.games.mouse_race import evaluation
from meowze.games.mouse_race.rules import DRAW
from meowze.play.dice import Seeded
from meowze.play.position import Position
from tests.games.sampling import any_state

GAME = "mouse-race"


def random_games() -> Iterator[Position]:
    """The positions of many games in which both seats draw whenever they can, and lay at random."""
    for number in range(1000):
        luck, dice = Seeded(f"panel/{number}"), random.Random(number)
        position = Position.deal(GAME, 2, "", luck)
        while not position.over:
            yield position
            draws = [position.legal[k] for k, code in enumerate(position.codes) if code == DRAW]
            position = position.play(draws[0] if draws else dice.choice(position.legal), luck)


def winning(position: Position) -> set[str]:
    """The actions that reach the cheese at once; a draw decides nothing yet."""
    found = set()
    for action in position.legal:
        after = position.play(action, Seeded(1))
        if position.mover in after.winners and after.turns == position.turns + 1 and len(position.legal) < 3:
            found.add(action)
    return found


def test_every_level_takes_the_cheese() -> None:
    """In fifty positions one tile of two ways reaches the cheese: nobody lays it the other way."""
    mind = Mind(game_named(GAME), "python")
    panel = (position for position in random_games() if len(position.legal) == 2)
    chosen = list(islice((position for position in panel if len(winning(position)) == 1), 50))
    assert len(chosen) == 50
    for number, position in enumerate(chosen):
        seat = position.mover
        assert seat is not None
        for bot in BOTS:
            mind.planned = None
            code = mind.choose(position, seat, skill_of(GAME, bot.level), Budget(nodes=50), random.Random(number))
            assert position.game.notation.action_text(position.state, code) in winning(position)


def test_what_was_learned_is_a_probability() -> None:
    """It lies between nothing and all, and differs from position to position."""
    found = set()
    for position in islice(random_games(), 0, 300, 10):
        for seat in (0, 1):
            worth = evaluation.value(any_state(position), seat, evaluation.LEARNED)
            assert 0 < worth < CERTAIN
            found.add(worth)
    assert len(found) > 20


def test_whoever_has_won_has_all() -> None:
    """The end of a game is certain."""
    ended = any_state(next(random_games()))._replace(winner=1)
    assert [evaluation.value(ended, seat, evaluation.LEARNED) for seat in (0, 1)] == [0, CERTAIN]
