"""What the bots of a game learn by self-play."""

from typing import NamedTuple


class Lesson(NamedTuple):
    """One kind of game that is learned for itself: its function in `weights.py`, and how it is played."""

    name: str
    seats: int
    options: str = ""
    most: int = 400  # turns; longer games teach nothing
    draws: int = 4  # outcomes that a seat averages over where chance comes within its turn
    explore: int = 40  # of a thousand actions that are random
    horizon: int = 0  # where all seats win together: the turns that are still needed are learned as a part of these

    @property
    def together(self) -> bool:
        """Whether all seats win together, as soon as they can."""
        return self.horizon > 0
