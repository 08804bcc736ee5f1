"""What makes a puzzle hard: chance, near misses, and what the five bots solve."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from math import prod
from typing import NamedTuple

from meowze.backends import usual_backend
from meowze.bots.engine import ArrayEngine
from meowze.bots.mind import Budget, Mind, finished
from meowze.games import game_named
from meowze.games.contract import AnyState
from meowze.games.skill import Skill
from meowze.learn.puzzle_search import Found, Search, search_for
from meowze.learn.puzzles import Puzzle, theme_named
from meowze.play.dice import Seeded
from meowze.play.position import Position, codes_of

TRIES = (24, 24, 24, 12, 12)  # of each level
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


def measured(game: str, theme: str, position: Position, found: Found, seed: str) -> Puzzle:
    """The puzzle, with what chance, evaluations and bots make of it."""
    seat = position.mover or 0
    search = search_for(game, theme_named(game, theme), position.state, seat, found.length)
    looks = [glance(position.game.name, decision, search) for decision in decisions(position.state, search, found.line)]
    return Puzzle(
        game,
        theme,
        position.text,
        seat,
        found.length,
        found.solutions,
        solution_texts(position, found.line),
        len(found.right),
        len(position.codes),
        min(MOST, round(prod(look.legal / look.right for look in looks))),
        tuple(min(MOST, prod(alike)) for alike in zip(*(look.alike for look in looks), strict=True)),
        tuple(min(gaps) for gaps in zip(*(look.gaps for look in looks), strict=True)),
        bot_tries(position, search, seed),
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
    """One decision of a solution, as the evaluations of the five levels see it if they overlook nothing."""

    right: int  # actions that are right
    legal: int
    alike: tuple[int, ...]  # how many turns look as good as the best right one or better, itself included
    gaps: tuple[int, ...]  # how much better the best right turn looks than the best wrong one


def glance(game: str, state: AnyState, search: Search) -> Glance:
    """What each level makes of a decision without play-outs."""
    mind, engine, row = mind_of(game), engine_of(game), search.game
    right, legal = search.right(state), list(codes_of(row.rules.legal(state)))
    together = row.facts.together(state)
    alike, gaps = list[int](), list[int]()
    for level in row.strategy.SKILLS:
        engine.begin(row.rules.seen(state, search.seat))
        skill = engine.affordable(level.fitting(state.seats, together))
        looked = replace(skill, keep=row.rules.ACTIONS, draws=DRAWS)
        lines = finished(mind.search_turns(legal, search.seat, looked, Budget(), random.Random(1)))
        values = [(int(engine.best[k][0]), first in right) for k, (first, _) in enumerate(lines)]
        good = max((value for value, fits in values if fits), default=values[-1][0])
        wrong = [value for value, fits in values if not fits]
        alike.append(1 + sum(value >= good for value in wrong))
        gaps.append(good - max(wrong, default=good))
    return Glance(len(right), len(legal), tuple(alike), tuple(gaps))


def bot_tries(position: Position, search: Search, seed: str) -> tuple[int, ...]:
    """How many tries out of a hundred of each level solve it."""
    return tuple(
        100 * sum(bot_solves(position, search, skill, nodes, f"{seed}/{level}/{k}") for k in range(tries)) // tries
        for level, (skill, nodes, tries) in enumerate(zip(search.game.strategy.SKILLS, NODES, TRIES, strict=True))
    )


def bot_solves(position: Position, search: Search, skill: Skill, nodes: int, seed: str) -> bool:
    """Whether a bot with this skill and luck reaches the aim; its rivals miss their chance to interfere."""
    dice, luck, mind = random.Random(seed), Seeded(seed), mind_of(search.game.name)
    mind.planned = None
    while not search.standing(position.state) and position.mover == search.seat:
        code = mind.choose(position, search.seat, skill, Budget(nodes=nodes), dice)
        position = position.play(code, luck)
    return search.standing(position.state) > 0
