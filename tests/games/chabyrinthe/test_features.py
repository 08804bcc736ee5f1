"""What the learned evaluation looks at: places are found from their bits, and features follow the rules."""

import pytest

from meowze.games.chabyrinthe import evaluation, rules
from meowze.games.chabyrinthe.features import features, next_places, outlets, place_at
from meowze.games.grid import CERTAIN, lowest, popcount
from meowze.play.dice import Seeded
from meowze.play.position import Position
from tests.games.sampling import any_state


@pytest.mark.parametrize("size", [3, 4])
def test_a_place_is_found_from_its_bit(size: int) -> None:
    """Every place has one bit in a plane of places, and is found from it."""
    assert [place_at(size, lowest(rules.spot(size, place))) for place in range(4 * size)] == list(range(4 * size))


@pytest.mark.parametrize("options", ["", "board=3x3"])
def test_the_next_places_are_where_the_rules_put_the_next_cats_and_homes(options: str) -> None:
    """After a cat has come home alone, the new cat and the moved home are at places that were next."""
    seen, luck = 0, Seeded("next places")
    position = Position.deal("chabyrinthe", 1, options, luck)
    for number in range(400):
        if position.over:
            position = Position.deal("chabyrinthe", 1, options, luck)
        for code in position.codes:
            s = rules.step(any_state(position), code)
            s = rules.step(s, rules.forced(s)) if s.phase == rules.RETURNING else s
            if s.phase == rules.HOMING and popcount(s.cats) == 2:
                after = rules.homed(s)
                if popcount(s.cats & ~after.cats) == 1:
                    laid = rules.laid(after, lowest(after.strays) // 4)
                    assert after.homes & ~s.homes & ~next_places(s, s.homes) == 0
                    gone = s.cats & ~after.cats
                    assert laid.cats & ~s.cats & ~next_places(after._replace(cats=s.cats), gone) == 0
                    seen += 1
        position = position.play(position.legal[7 * number % len(position.legal)], luck)
        if seen > 40:
            break
    assert seen > 40


def test_outlets_are_the_places_that_a_way_touches() -> None:
    """A gutter touches a place if a cat there would stand at its end."""
    s = any_state(Position.deal("chabyrinthe", 1, "", Seeded(3)))
    everything = (1 << 32) - 1
    touched = sum(bool(rules.touched(s, rules.spot(4, place))) for place in range(16))
    assert outlets(s, everything) == touched
    assert outlets(s, 0) == 0


def test_together_fewer_turns_are_worth_more() -> None:
    """With what was learned, a turn more costs a part of the horizon, and all cats at home cost no further turns."""
    s = any_state(Position.deal("chabyrinthe", 2, "mode=cooperative", Seeded(1)))
    worth, later = (evaluation.value(s._replace(turns=turns), 0, evaluation.LEARNED) for turns in (2, 3))
    assert worth - later == pytest.approx(CERTAIN / evaluation.HORIZON, abs=1)
    ended = s._replace(phase=rules.ENDED, turns=2)
    assert evaluation.value(ended._replace(cats=0), 0, evaluation.LEARNED) == -2 * CERTAIN // evaluation.HORIZON
    assert evaluation.value(ended, 0, evaluation.LEARNED) < worth
    assert len(features(s, 0)) == 18
