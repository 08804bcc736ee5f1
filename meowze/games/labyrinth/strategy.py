"""How bots play Labyrinth: evaluation, the settings of the five levels, and the reasons of hints."""

from meowze.games.grid import popcount
from meowze.games.judgement import Judgement
from meowze.games.labyrinth import evaluation, rules
from meowze.games.labyrinth.aims import cards_left, nearest, targets
from meowze.games.labyrinth.evaluation import RACE, REPLIES
from meowze.games.labyrinth.rules import State
from meowze.games.lesson import Lesson
from meowze.games.reason import Reason
from meowze.games.skill import BLOCKS, ROAMS, Skill

__all__ = ["CLASSIC", "JUDGEMENT", "LESSONS", "SKILLS", "evaluation", "features", "reasons", "rest"]

CLASSIC = Skill(depth=2)  # level 5 as it was measured first
SKILLS = (
    Skill(depth=1, sight=0, sees=2, style=ROAMS),
    Skill(depth=2, sight=0, sees=5),
    Skill(depth=2, sight=0, sees=6, style=BLOCKS),
    Skill(depth=2, sees=3),
    Skill(depth=2, sight=RACE, keep=24, finer=REPLIES, together=CLASSIC),
)
features = None  # what was learned from its chances played no better
LESSONS: tuple[Lesson, ...] = ()
JUDGEMENT = Judgement(sight=2, scale=50, early=1900, together=evaluation.WHOLE_GAME, turn=evaluation.TURN_WORTH)


def rest(s: State) -> float:
    """What the seat that is furthest ahead has left of its cards and the way home."""
    return min(
        (1 + cards_left(s, seat)) / (1 + cards_left(s, seat) + popcount(s.found[seat])) for seat in range(s.seats)
    )


def reasons(before: State, after: State, seat: int) -> list[Reason]:
    """The move finds a treasure, opens a way to one or home, brings a treasure nearer, or prepares something."""
    if after.found[seat] != before.found[seat]:
        return [Reason("finds-treasure")]
    if rules.won(after, seat):
        return [Reason("goes-home")]
    if rules.mover(after) == seat and rules.reach(after, seat) & targets(after, seat):
        home = (before.held | before.left) >> (5 * seat) & 31 == 0
        return [Reason("goes-home" if home else "opens-way")]
    steps = [nearest(targets(s, seat) & rules.BOARD, rules.pawn(s, seat)) for s in (before, after)]
    return [Reason("comes-nearer", steps[0] - steps[1])] if steps[1] < steps[0] else [Reason("prepares")]
