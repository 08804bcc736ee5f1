"""Positions to study: the same as playing by the rules, from any start, without a room."""

import pytest

from meowze import Dice, Position
from meowze.games import GAMES
from meowze.games.errors import Illegal, MeowzeError, Misfit, Unreadable, WrongType
from meowze.learn.study import MAX_ACTIONS, Study
from meowze.play.dice import Seeded

each_game = pytest.mark.parametrize("game", GAMES)


@each_game
def test_a_study_plays_as_a_position_does(game: str) -> None:
    """Action by action a study is at the position that the same actions and dice lead to, with the same facts."""
    start = Position.deal(game, dice=Dice(5))
    study, position = Study(start, dice=Seeded(3)), start
    for turn in range(12):
        action = position.legal[turn % len(position.legal)]
        steps = list(position.steps(action, Seeded(3)))
        study, position = study.play(action), steps[-1].position
        assert study.position == position
        assert study.facts == tuple(step.fact for step in steps)
    assert study.back().back().actions == study.actions[:-2]
    assert Study.read(game, start.text, study.actions, seed=3).position == position


@each_game
def test_without_dice_nature_is_played_by_hand(game: str) -> None:
    """Where nature is to draw a study without dice says so, and its outcomes can be played like actions."""
    study = Study(Position.undealt(game))
    assert study.waits == bool(study.position.chances)
    for _ in range(40):
        if study.waits:
            study = study.play(next(iter(study.position.chances)))
    assert not study.waits
    assert study.position.legal


def test_a_study_with_dice_begins_after_the_draw() -> None:
    """What nature does before the first action belongs to a study too, and comes as its first facts."""
    undealt = Position.undealt("labyrinth")
    study = Study(undealt, dice=Seeded(1))
    assert not study.waits
    assert len(study.facts) > 1
    assert study.position == undealt.rolled(Seeded(1))


def test_what_is_wrong_is_said() -> None:
    """A study of no position, of an illegal or unreadable action, or of too many of them says what was expected."""
    start = Position.deal("labyrinth", dice=Dice(5))
    with pytest.raises(Illegal, match="action 1: d4 is not possible"):
        Study(start).play("d4")
    with pytest.raises(Unreadable, match="action 1: "):
        Study(start).play("nonsense")
    with pytest.raises(WrongType, match="one action"):
        Study(start).play("b1n0 d4")
    with pytest.raises(Misfit, match="at most 400"):
        Study(start, ("stay",) * (MAX_ACTIONS + 1))
    with pytest.raises(WrongType, match="expected a position"):
        Study("labyrinth")  # type: ignore[arg-type]
    with pytest.raises(MeowzeError):
        Study.read("labyrinth", "no position")
    with pytest.raises(Misfit, match="characters"):
        Study.read("labyrinth", "x" * 5000)
