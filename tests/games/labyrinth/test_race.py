"""The race home: chances are those that playing it turn by turn gives."""

import pytest

from meowze.games.labyrinth import race

KINDS = {2: (race.OWN_DUEL, race.RIVAL_DUEL), 4: (race.OWN_CROWD, race.RIVAL_CROWD)}


def lasting(pace: tuple[int, int, int, int], stages: int, chance: float, turns: int) -> float:
    """The probability that so many stages take more than these turns, by playing them turn by turn."""
    if stages == 0 or turns == 0:
        return float(stages > 0)
    fresh = (pace[2] if stages == 2 else pace[0]) / race.SURE  # of the stage after this one
    again = (pace[3] if stages == 1 else pace[1]) / race.SURE
    return chance * lasting(pace, stages - 1, fresh, turns - 1) + (1 - chance) * lasting(pace, stages, again, turns - 1)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("stages", [(1, 1), (1, 3), (3, 1), (2, 2)])
def test_who_is_home_first(seats: int, stages: tuple[int, int]) -> None:
    """The chance to be home first is the sum over all turns in which this seat comes home and no rival did before."""
    mine, theirs = stages
    own, rival = KINDS[seats]
    expected = 0.0
    for turn in range(1, 15):
        comes = lasting(own, mine, 0.4, turn - 1) - lasting(own, mine, 0.4, turn)
        expected += comes * lasting(rival, theirs, 0.3, turn) ** (seats - 1)
    found = race.first_home(mine, 400, (theirs,) * 3, (300,) * 3, seats) / 1_000_000
    assert found == pytest.approx(expected, abs=0.02)


def test_what_is_certain() -> None:
    """A rival who comes home next has won, and so has a seat that comes home next if no rival can."""
    assert race.first_home(1, 1000, (3, 0, 0), (1000, 0, 0), 2) == 1_000_000
    assert race.first_home(1, 1000, (1, 0, 0), (1000, 0, 0), 2) == 0
    assert race.first_home(25, 0, (1, 0, 0), (0, 0, 0), 2) < 50_000


def test_long_races_are_shortened() -> None:
    """With many cards left a seat that is ahead still has the better chances."""
    ahead, even, behind = (race.first_home(13, 400, (rival, 0, 0), (400, 0, 0), 2) for rival in (14, 13, 12))
    assert ahead > even > behind
