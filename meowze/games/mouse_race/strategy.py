"""How bots play Mouse race: evaluation, the settings of the five levels, and the reasons of hints."""

from meowze.games.grid import CERTAIN
from meowze.games.judgement import Judgement
from meowze.games.lesson import Lesson
from meowze.games.mouse_race import evaluation, features, rules
from meowze.games.mouse_race.rules import State
from meowze.games.mouse_race.ways import free_plane, way_left
from meowze.games.reason import Reason
from meowze.games.skill import BLOCKS, HURRIES, ROAMS, Skill

__all__ = ["CLASSIC", "JUDGEMENT", "LESSONS", "SKILLS", "evaluation", "features", "reasons", "rest"]

STATES = 500_000  # of a search of the strongest bot: half a second on a core of moderate speed
CROWD = Skill(depth=2, sight=4, draws=16, keep=6, turns=8, habit=0, states=STATES)
SKILLS = (
    Skill(depth=1, sight=0, style=ROAMS),
    Skill(depth=1, sight=0, style=HURRIES),
    Skill(depth=1, sight=1, sees=4, style=BLOCKS),
    Skill(depth=1, sight=3),
    Skill(depth=2, sight=4, draws=32, keep=6, turns=6, habit=1, states=STATES, crowd=CROWD),
)
CLASSIC = Skill(depth=2, sight=3, draws=8)  # level 5 with the evaluation made by hand
LESSONS = (Lesson("two", 2), Lesson("four", 4))
JUDGEMENT = Judgement(sight=evaluation.LEARNED, scale=CERTAIN, linear=True)


def rest(s: State) -> float:
    """Always all of it: the learned evaluation is a chance already."""
    return 1.0


def reasons(before: State, after: State, seat: int) -> list[Reason]:
    """The move wins, shortens the seat's way, lengthens those of others, clears a way, or prepares something."""
    if rules.won(after, seat):
        return [Reason("reaches-cheese")]
    if after.phase == rules.DRAWING:
        return [Reason("draws")]
    found: list[Reason] = []
    for other in range(before.seats):
        way, then = (way_left(s, other, free_plane(s)) for s in (before, after))
        if other == seat and then < way:
            found.insert(0, Reason("comes-nearer", way - then))
        elif other != seat and then > way:
            found.append(Reason("blocks", then - way, other))
    if not found and before.phase == rules.CHOOSING and after.bag > before.bag:
        found.append(Reason("frees-way"))
    return found or [Reason("prepares")]
