"""How the value of a position becomes a chance of winning, for reviews of games."""

import math
from dataclasses import dataclass


@dataclass(frozen=True)
class Judgement:
    """Which evaluation judges a game, and what its numbers mean.

    Between rivals a value is the logarithm of the odds in parts of `scale`, or with `linear` a part of `scale`, which
    is a certain win. Where all play for the same result, `turn` is what one turn is worth.
    """

    sight: int
    scale: float = 1.0
    linear: bool = False
    turn: int = 1

    def chance(self, value: float, seats: int) -> float:
        """The chance of winning, from 0 to 1; equal seats have equal chances."""
        if self.linear:
            return min(1.0, max(0.0, value / self.scale))
        odds = value / self.scale - math.log(max(1, seats - 1))
        return 1 / (1 + math.exp(-max(-50.0, min(50.0, odds))))
