"""How sure a share of wins is: the Bayesian estimate that follows from a number of games, and Elo points.

Before the first game all bots are taken to be equally strong, with the weight of one game: each has won its part of
it. With two bots this is Jeffreys' prior. After that, the share is distributed by a beta distribution.
"""

import math
from dataclasses import dataclass

SURE = 0.95
TINY = 1e-300


@dataclass(frozen=True)
class Estimate:
    """A bot's share of the decided games, by what is known so far, and the interval in which it is with 95 %."""

    share: float
    low: float
    high: float


def estimate(wins: float, games: int, bots: int) -> Estimate:
    """What `wins` of so many decided games between so many bots say about one of them."""
    a, b = wins + 1 / bots, games - wins + 1 - 1 / bots
    return Estimate(a / (a + b), quantile((1 - SURE) / 2, a, b), quantile((1 + SURE) / 2, a, b))


def elo(share: float, bots: int) -> float:
    """The lead over each of the other bots, in Elo points, at which this share of the games is won."""
    return 400 * math.log10(share * (bots - 1) / (1 - share))


def quantile(part: float, a: float, b: float) -> float:
    """The value below which a beta distribution has this part of its weight, found by bisection of its log-odds."""
    low, high = -700.0, 36.0  # beyond these, a share is 0 or 1 in floating point numbers
    while high - low > 1e-9:
        middle = (low + high) / 2
        if distribution(1 / (1 + math.exp(-middle)), a, b) < part:
            low = middle
        else:
            high = middle
    return 1 / (1 + math.exp(-low))


def distribution(x: float, a: float, b: float) -> float:
    """The weight of a beta distribution below x: the regularised incomplete beta function."""
    if x > (a + 1) / (a + b + 2):
        return 1 - distribution(1 - x, b, a)
    whole = math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b)
    front = math.exp(whole + a * math.log(x) + b * math.log1p(-x)) / a
    return front * _fraction(x, a, b)


def _fraction(x: float, a: float, b: float) -> float:
    """The continued fraction of the incomplete beta function, by Lentz's method."""
    c, d = 1.0, 1 / _away_from_zero(1 - (a + b) * x / (a + 1))
    found = d
    for m in range(1, 100_000):
        for numerator in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            c = _away_from_zero(1 + numerator / c)
            d = 1 / _away_from_zero(1 + numerator * d)
            found *= c * d
        if abs(c * d - 1) < 1e-13:
            break
    return found


def _away_from_zero(number: float) -> float:
    return number if abs(number) > TINY else TINY
