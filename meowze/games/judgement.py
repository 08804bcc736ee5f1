"""How the value of a position becomes a chance of winning, for reviews of games."""

import math
from dataclasses import dataclass


@dataclass(frozen=True)
class Judgement:
    """Which evaluation judges a game, and what its numbers mean.

    Between rivals a value is the logarithm of the odds in parts of a scale, or with `linear` a part of `scale`, which
    is a certain win. A lead says less while much can still happen: the scale is `early` at the beginning of a game, and
    falls to `scale` with the square root of what is left of it, as for any sum of many small steps. Where all play for
    the same result, `turn` is what one turn is worth. `bench/calibration.py` finds the scales.
    """

    sight: int
    scale: float = 1.0
    early: float | None = None
    linear: bool = False
    turn: int = 1

    def chance(self, value: float, seats: int, rest: float = 1.0) -> float:
        """The chance of winning, from 0 to 1, if `rest` of the game is left; equal seats have equal chances."""
        if self.linear:
            return min(1.0, max(0.0, value / self.scale))
        early = self.scale if self.early is None else self.early
        scale = self.scale + (early - self.scale) * math.sqrt(rest)
        odds = value / scale - math.log(max(1, seats - 1))
        return 1 / (1 + math.exp(-max(-50.0, min(50.0, odds))))
