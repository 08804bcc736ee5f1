"""The time that is left for a turn. It is told what time it is, so nothing here waits."""

from typing import NamedTuple


class Turn(NamedTuple):
    """A turn with a limited time; another number or limit is another turn."""

    number: int  # of the event with which it began
    seat: int
    seconds: int


class TurnClock:
    """Counts the time of one turn after the other, and stands still while nobody waits for it."""

    def __init__(self) -> None:
        self.turn: Turn | None = None
        self._left = 0.0  # when it last began to run or stood still
        self._since: float | None = None  # when it began to run; none while it stands still

    @property
    def running(self) -> bool:
        """Whether time passes."""
        return self._since is not None

    def left(self, now: float) -> float:
        """The seconds that are left."""
        return max(self._left - (now - self._since if self._since is not None else 0), 0)

    def set(self, turn: Turn | None, running: bool, now: float) -> bool:
        """Count for this turn, and run or stand still; whether anything is different from before."""
        running = running and turn is not None
        if (turn, running) == (self.turn, self.running):
            return False
        self._left = self.left(now) if turn == self.turn else float(turn.seconds if turn else 0)
        self.turn, self._since = turn, now if running else None
        return True
