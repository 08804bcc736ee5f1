"""How strong a bot is: the settings of its search."""

from dataclasses import dataclass

STYLE = 8  # more than any level of detail; what an evaluation is given is this times the style, plus the level
# Styles: nothing but winning; wide open ways; going straight for the goal, whatever lies there; rivals' ways made long.
PLAIN, ROAMS, HURRIES, BLOCKS = 0, 1, 2, 3


@dataclass(frozen=True)
class Skill:
    """A weaker bot considers less; it never plays a bad move on purpose."""

    depth: int  # how many actions of its own turn it searches
    sight: int = 2  # the level of detail of its evaluation; each game defines its own levels
    sees: int = 8  # how many of every eight legal actions it notices, on average
    draws: int = 1  # how many random outcomes it averages over for each turn
    keep: int = 1  # how many of the best turns it compares again
    finer: int = 0  # a `sight` with which it compares these again, 0 for none
    turns: int = 0  # how many further turns a play-out lasts; 0 for no play-outs
    habit: int = 0  # the `sight` with which all seats choose their moves in play-outs
    narrow: int = 1  # for how many of their actions they also search the next one
    states: int = 1 << 60  # after how many states a search ends, so that a fast machine always decides alike
    style: int = PLAIN  # what it loves besides winning
    crowd: "Skill | None" = None  # its settings where more than two seats play
    together: "Skill | None" = None  # its settings where one seat plays alone, or all play together

    @property
    def judges(self) -> int:
        """Its evaluation: the level of detail and the style in one number."""
        return STYLE * self.style + self.sight

    def fitting(self, seats: int, together: bool) -> "Skill":
        """The settings for a game of so many seats, which may all play together."""
        found = self.together if together else self.crowd if seats > 2 else None
        return found or self
