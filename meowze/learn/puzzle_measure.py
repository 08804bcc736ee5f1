"""What makes a puzzle hard: chance, near misses, and what the five bots solve."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from math import prod
from typing import NamedTuple

from meowze.backends import usual_backend
from meowze.bots.engine import ArrayEngine, Line
from meowze.bots.mind import Budget, Mind, finished
from meowze.games import game_named
from meowze.games.contract import AnyState
from meowze.games.skill import Skill
from meowze.learn.puzzle_search import Found, Search, search_for
from meowze.learn.puzzles import Puzzle, theme_named
from meowze.play.dice import Seeded
from meowze.play.position import Position, codes_of

FIRST_TRIES = 24  # of each level
MORE_TRIES = 72  # of a level that has solved some of the first ones and missed others
NODES = (2_000, 2_000, 5_000, 20_000, 20_000)  # states that a level may visit before each action
MOST = 1_000_000  # where odds are cut off
DRAWS = 4  # over which an evaluation is averaged at a glance


@cache
def engine_of(game: str) -> ArrayEngine:
    """The search of a game."""
    return ArrayEngine(game_named(game), usual_backend())


@cache
def mind_of(game: str) -> Mind:
    """What thinks with it."""
    return Mind(game_named(game), engine_of(game))


def measured(game: str, theme: str, position: Position, found: Found, seed: str, bots: tuple[int, ...] = ()) -> Puzzle:
    """The puzzle, with what chance, evaluations and bots make of it; bots do not try if it is said what they solve."""
    seat = position.mover or 0
    search = search_for(game, theme_named(game, theme), position.state, seat, found.length)
    states = list(decisions(position.state, search, found.line))
    right = [len(search.right(state)) for state in states]
    legal = [len(codes_of(position.game.rules.legal(state))) for state in states]
    begins = [k == 0 or state.turns != states[k - 1].turns for k, state in enumerate(states)]
    looks = [glances(states, search, level) for level in position.game.strategy.SKILLS]
    return Puzzle(
        game,
        theme,
        position.text,
        seat,
        found.length,
        found.solutions,
        solution_texts(position, found.line),
        right[0],
        legal[0],
        min(MOST, round(prod(legal) / prod(right))),
        round(1000 * prod(1 - 2**-ways for ways, first in zip(right, begins, strict=True) if first)),
        tuple(min(MOST, prod(look.alike for look in looked)) for looked in looks),
        tuple(min(look.gap for look in looked) for looked in looks),
        bots or bot_tries(position, search, seed),
    )


def solution_texts(position: Position, line: tuple[int, ...]) -> tuple[str, ...]:
    """The actions of a solution as text."""
    return tuple(position.game.notation.action_text(position.state, code) for code in line)


def decisions(state: AnyState, search: Search, line: Sequence[int]) -> Iterator[AnyState]:
    """The states in which a solution has an action to choose; of what is drawn in between the first outcome."""
    rules = search.game.rules
    for code in line:
        yield state
        state = search.unforced(rules.step(state, code))
        while not rules.over(state) and rules.mover(state) < 0:
            state = search.unforced(rules.step(state, next(iter(codes_of(rules.legal(state))))))


class Glance(NamedTuple):
    """One choice in a solution, as the evaluation of a level sees it if it overlooks nothing."""

    alike: int  # how many turns look as good as the best right one or better, itself included
    gap: int  # how much better the best right turn looks than the best wrong one
    planned: bool  # whether the next action is chosen with this one


def glances(states: Sequence[AnyState], search: Search, level: Skill) -> list[Glance]:
    """What a level makes of the choices in a solution; an action that it has planned is no choice any more."""
    found, at = list[Glance](), 0
    while at < len(states):
        found.append(glance(states[at], search, level))
        at += 2 if found[-1].planned else 1
    return found


def glance(state: AnyState, search: Search, level: Skill) -> Glance:
    """What a level makes of one choice without play-outs."""
    row, mind, engine = search.game, mind_of(search.game.name), engine_of(search.game.name)
    engine.begin(row.rules.seen(state, search.seat))
    skill = engine.affordable(level.fitting(state.seats, row.facts.together(state)))
    looked = replace(skill, keep=row.rules.ACTIONS, draws=DRAWS)
    legal = list(codes_of(row.rules.legal(state)))
    lines = finished(mind.search_turns(legal, search.seat, looked, Budget(), random.Random(1)))
    right = right_lines(state, search, lines)
    values = [(int(engine.best[k][0]), line) for k, line in enumerate(lines)]
    good, best = max(((value, line) for value, line in values if line in right), default=values[-1])
    wrong = [value for value, line in values if line not in right]
    return Glance(1 + sum(value >= good for value in wrong), good - max(wrong, default=good), best[1] >= 0)


def right_lines(state: AnyState, search: Search, lines: Sequence[Line]) -> set[Line]:
    """Those of these turns after which the aim can still be reached."""
    found = set[Line]()
    for first in search.right(state):
        after = search.unforced(search.law.step(state, first))
        seconds = {second for one, second in lines if one == first and second >= 0}
        found |= {(first, second) for second in (seconds.intersection(search.right(after)) if seconds else {-1})}
    return found


def bot_tries(position: Position, search: Search, seed: str) -> tuple[int, ...]:
    """How many tries out of a hundred of each level solve it."""
    levels = enumerate(zip(search.game.strategy.SKILLS, NODES, strict=True))
    return tuple(solved_share(position, search, skill, nodes, f"{seed}/{level}") for level, (skill, nodes) in levels)


def solved_share(position: Position, search: Search, skill: Skill, nodes: int, seed: str) -> int:
    """How many tries out of a hundred of one level solve it; there are more of them where luck decides."""
    solved = sum(bot_solves(position, search, skill, nodes, f"{seed}/{k}") for k in range(FIRST_TRIES))
    tries = FIRST_TRIES
    if 0 < solved < tries:
        tries += MORE_TRIES
        solved += sum(bot_solves(position, search, skill, nodes, f"{seed}/{k}") for k in range(FIRST_TRIES, tries))
    return round(100 * solved / tries)


def bot_solves(position: Position, search: Search, skill: Skill, nodes: int, seed: str) -> bool:
    """Whether a bot with this skill and luck reaches the aim; its rivals miss their chance to interfere."""
    dice, luck, mind = random.Random(seed), Seeded(seed), mind_of(search.game.name)
    mind.planned = None
    while not search.standing(position.state) and position.mover == search.seat:
        code = mind.choose(position, search.seat, skill, Budget(nodes=nodes), dice)
        position = position.play(code, luck)
    return search.standing(position.state) > 0
