"""How bots play Chabyrinthe: evaluation, the settings of the five levels, and the reasons of hints."""

from dataclasses import replace

from meowze.games.chabyrinthe import evaluation, features, rules
from meowze.games.chabyrinthe.rules import State
from meowze.games.judgement import Judgement
from meowze.games.lesson import Lesson
from meowze.games.reason import Reason
from meowze.games.skill import BLOCKS, ROAMS, Skill

__all__ = ["CLASSIC", "JUDGEMENT", "LESSONS", "SKILLS", "evaluation", "features", "reasons", "rest"]

STATES = 2_000_000  # of a search of the strongest bot: half a second on a core of moderate speed
TOGETHER_STATES = 1_200_000  # the same with the learned evaluation
CLASSIC = Skill(depth=2, draws=2, keep=16, turns=2, habit=1, narrow=8)  # level 5 with the evaluation made by hand
UNLEARNED = replace(CLASSIC, states=STATES)  # for games in which nothing was learned
TOGETHER = replace(CLASSIC, sight=3, habit=3, states=TOGETHER_STATES)  # what was learned guides play-outs as well
SKILLS = (
    Skill(depth=1, sight=0, style=ROAMS),
    Skill(depth=1, sight=0),
    Skill(depth=2, sight=0, sees=1, style=BLOCKS),
    Skill(depth=2, draws=2),
    replace(CLASSIC, sight=3, keep=32, turns=1, narrow=16, states=STATES, crowd=UNLEARNED, together=TOGETHER),
)
LESSONS = (
    Lesson("two", 2, most=80, draws=1),
    Lesson("alone", 1, most=24, draws=2, horizon=evaluation.HORIZON),
    Lesson("kittens", 1, "board=3x3", most=24, draws=2, horizon=evaluation.HORIZON),
)
JUDGEMENT = Judgement(sight=2, scale=110, early=700, turn=evaluation.TURN_WORTH, whole=evaluation.WHOLE_WORTH)


def cats_home(s: State) -> int:
    """How many cats all seats have brought home."""
    return sum(s.won >> (4 * k) & 15 for k in range(12))


def rest(s: State) -> float:
    """The part of all cats that is not home yet."""
    return 1 - cats_home(s) / sum(rules.CATS >> (4 * k) & 15 for k in range(3))


def reasons(before: State, after: State, seat: int) -> list[Reason]:
    """How many cats come home, or else that the move prepares a win.

    After a push a card is drawn before cats go home (CD27), so cats that have a way are counted as well.
    """
    places = range(4 * after.options.board)
    waiting = [place for place in places if after.cats & rules.spot(after.options.board, place)]
    soon = sum(rules.home_for(after, place) >= 0 for place in waiting)
    won = cats_home(after) - cats_home(before) or soon
    return [Reason("wins-cats", won)] if won else [Reason("prepares")]
