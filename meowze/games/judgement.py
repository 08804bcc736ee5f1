"""How the value of a position becomes a chance of winning, for reviews of games."""

import math
from dataclasses import dataclass


@dataclass(frozen=True)
class Judgement:
    """Which evaluation judges a game, and what its numbers mean.

    Between rivals a value is the logarithm of the odds in parts of a scale, or with `linear` a part of `scale`, which
    is a certain win. A lead says less while much can still happen: the scale is `early` at the beginning of a game, and
    falls to `scale` with the square root of what is left of it, as for any sum of many small steps.
    `bench/calibration.py` finds the scales.

    Where all play for the same result, a value tells how many turns the whole game takes: `turn` is what one turn is
    worth, and `whole` the value of a game that was finished without any.
    """

    sight: int
    scale: float = 1.0
    early: float | None = None
    linear: bool = False
    together: int | None = None  # the sight where all play for the same result, if it is another one
    turn: int = 1
    whole: int = 0

    def sees(self, together: bool) -> int:
        """The sight of the evaluation, for rivals or for those who play for the same result."""
        return self.sight if self.together is None or not together else self.together

    def turns(self, value: float) -> float:
        """The turns that a game will take in all, where all play for the same result."""
        return (self.whole - value) / self.turn

    def chance(self, value: float, seats: int, rest: float = 1.0) -> float:
        """The chance of winning, from 0 to 1, if `rest` of the game is left; equal seats have equal chances."""
        if self.linear:
            return min(1.0, max(0.0, value / self.scale))
        early = self.scale if self.early is None else self.early
        scale = self.scale + (early - self.scale) * math.sqrt(rest)
        odds = value / scale - math.log(max(1, seats - 1))
        return 1 / (1 + math.exp(-max(-50.0, min(50.0, odds))))
