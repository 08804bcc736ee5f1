"""The race home: chances are those that playing it turn by turn gives."""

import pytest

from meowze.games.labyrinth import race


def lasting(pace: tuple[int, int, int, int], stages: int, chance: float, turns: int) -> float:
    """The probability that so many stages take more than these turns, by playing them turn by turn."""
    if stages == 0 or turns == 0:
        return float(stages > 0)
    fresh = (pace[2] if stages == 2 else pace[0]) / race.SURE  # of the stage after this one
    again = (pace[3] if stages == 1 else pace[1]) / race.SURE
    return chance * lasting(pace, stages - 1, fresh, turns - 1) + (1 - chance) * lasting(pace, stages, again, turns - 1)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("stages", [(1, 1), (1, 3), (3, 1), (2, 2)])
def test_who_is_home_first(seats: int, stages: tuple[int, int]) -> None:
    """The chance to be home first is the sum over all turns in which this seat comes home and no rival did before."""
    mine, theirs = stages
    expected = 0.0
    for turn in range(1, 15):
        comes = lasting(race.OWN_CROWD, mine, 0.4, turn - 1) - lasting(race.OWN_CROWD, mine, 0.4, turn)
        expected += comes * lasting(race.RIVAL_CROWD, theirs, 0.3, turn) ** (seats - 1)
    found = race.first_home(mine, 400, (theirs,) * 3, (300,) * 3, seats) / 1_000_000
    assert found == pytest.approx(expected, abs=0.02)


def won_by_playing(stages: tuple[int, int], tried: tuple[int, int], chances: tuple[float, float], rounds: int) -> float:
    """The chance to win between two, the rival being next, by playing so many rounds; then it is even."""
    if 0 in stages or rounds == 0:
        return 0.5 if rounds == 0 else float(stages[0] == 0)

    def then(mine: int, theirs: int, own_tried: int, rival_tried: int) -> float:
        own = race.duel_rate(race.OWN_DUEL, mine, own_tried, theirs) / race.SURE if mine and theirs else 0.0
        rival = race.duel_rate(race.RIVAL_DUEL, theirs, rival_tried, mine) / race.SURE if mine and theirs else 0.0
        return won_by_playing((mine, theirs), (own_tried, rival_tried), (own, rival), rounds - 1)

    found = 0.0
    for theirs, rival_tried, weight in ((stages[1] - 1, 0, chances[1]), (stages[1], 1, 1 - chances[1])):
        if theirs == 0:
            continue
        own = chances[0]
        if rounds < ROUNDS and theirs != stages[1]:  # the rival may now be on its way home
            own = race.duel_rate(race.OWN_DUEL, stages[0], tried[0], theirs) / race.SURE
        found += weight * own * then(stages[0] - 1, theirs, 0, rival_tried)
        found += weight * (1 - own) * then(stages[0], theirs, 1, rival_tried)
    return found


ROUNDS = 9


@pytest.mark.parametrize("stages", [(1, 1), (1, 2), (2, 1), (2, 2)])
def test_who_of_two_is_home_first(stages: tuple[int, int]) -> None:
    """The table for two gives what playing turn by turn gives, with chances that depend on the other one's stages."""
    expected = won_by_playing(stages, (1, 1), (0.9, 0.3), ROUNDS)
    assert race.first_of_two(stages[0], 900, stages[1], 300) / 1_000_000 == pytest.approx(expected, abs=0.03)


def test_what_is_certain() -> None:
    """A rival who comes home next has won, and so has a seat that comes home next if no rival can."""
    assert race.first_of_two(1, 1000, 3, 1000) == race.first_home(1, 1000, (3, 3, 0), (1000, 1000, 0), 3) == 1_000_000
    assert race.first_of_two(1, 1000, 1, 1000) == race.first_home(1, 1000, (1, 3, 0), (1000, 0, 0), 3) == 0
    assert race.first_of_two(25, 0, 1, 0) < 50_000


def test_long_races_are_shortened() -> None:
    """With many cards left a seat that is ahead still has the better chances."""
    ahead, even, behind = (race.first_of_two(13, 400, rival, 400) for rival in (14, 13, 12))
    assert ahead > even > behind
