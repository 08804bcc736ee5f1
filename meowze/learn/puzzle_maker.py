"""Puzzles found in games that bots play: the search for solutions, and what makes one hard."""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from types import SimpleNamespace
from typing import NamedTuple

from meowze import backends
from meowze.bots import compile_search
from meowze.bots.mind import Budget, Mind, finished
from meowze.games import game_named
from meowze.games.contract import AnyGame, AnyState
from meowze.games.contract_puzzles import Theme
from meowze.games.errors import MeowzeError
from meowze.games.skill import Skill
from meowze.learn.puzzles import Puzzle, puzzles_of, theme_named
from meowze.play.dice import Seeded
from meowze.play.position import Position, codes_of

ENTRIES = ("fitting", "aim", "standing", "within", "result", "shows")
MOST_TURNS = 90  # of a game in which puzzles are looked for
TRIES = (4, 4, 4, 2, 1)  # of each level; the stronger ones leave less to chance
NODES = (2_000, 2_000, 20_000, 20_000, 60_000)  # states that a level may visit before each action
MANY = 8  # right first actions for each solution: in either order, or a tile that looks the same when turned
EXPLORE = 0.15  # of the actions are random, so that games differ


@cache
def compiled(game: str, backend: str = "") -> SimpleNamespace:
    """The functions of a game's puzzles, compiled where there is a compiler."""
    row = game_named(game)
    return backends.load(row.rules, backend or backends.usual_backend(), puzzles_of(row).functions, entries=ENTRIES)


@cache
def _mind(game: str) -> Mind:
    return Mind(game_named(game))


def compile_all(game: str) -> None:
    """Compile what looking for puzzles needs into the cache, or load it from there."""
    compile_search.prepare(game)
    law, row = compiled(game), game_named(game)
    for theme in puzzles_of(row).THEMES:
        state = Position.deal(game, theme.seats[0], theme.options, Seeded("warm")).state
        seat = max(0, row.rules.mover(state))
        goal, until = law.aim(state, seat, theme.code, 1)
        for function in (law.standing, law.within):
            function(state, seat, theme.code, goal, until)
        law.result(state, seat, theme.code)
        law.fitting(state, theme.code)
        law.shows(state, seat, theme.code, goal)


def prepare(game: str) -> Callable[[], None]:
    """The same as a function without arguments, for `meowze.parallel`."""
    return partial(compile_all, game)


@dataclass(frozen=True)
class Search:
    """The exhaustive search for solutions of one problem."""

    game: AnyGame
    law: SimpleNamespace
    theme: Theme
    seat: int
    goal: int
    until: int

    def can(self, state: AnyState) -> bool:
        """Whether the aim is reached or can be reached from here, whatever comes."""
        return bool(self.law.within(state, self.seat, self.theme.code, self.goal, self.until))

    def standing(self, state: AnyState) -> int:
        """1 if the aim is reached, -1 if it is missed, else 0."""
        return int(self.law.standing(state, self.seat, self.theme.code, self.goal, self.until))

    def right(self, state: AnyState) -> list[int]:
        """The actions after which the aim can still be reached."""
        step = self.game.rules.step
        return [code for code in codes_of(self.game.rules.legal(state)) if self.can(step(state, code))]

    def solutions(self, state: AnyState, most: int = 1 << 30) -> dict[AnyState, tuple[int, ...]]:
        """The results in which solutions from here end, each with the actions of one that leads there.

        After a draw the outcome that leaves the most solutions counts. The search ends when there are more than `most`.
        """
        rules = self.game.rules
        while (code := rules.forced(state)) >= 0:
            state = rules.step(state, code)
        if now := self.standing(state):
            return {self.law.result(state, self.seat, self.theme.code): ()} if now > 0 else {}
        if rules.over(state):
            return {}
        if rules.mover(state) < 0:
            outcomes = codes_of(rules.legal(state))
            return max((self.solutions(rules.step(state, code), most) for code in outcomes), key=len)
        found: dict[AnyState, tuple[int, ...]] = {}
        for code in self.right(state):
            for result, rest in self.solutions(rules.step(state, code), most).items():
                found.setdefault(result, (code, *rest))
            if len(found) > most:
                break
        return found


def search_for(game: str, theme: Theme, state: AnyState, seat: int, length: int, backend: str = "") -> Search:
    """The search for solutions of this length."""
    law = compiled(game, backend)
    return Search(game_named(game), law, theme, seat, *map(int, law.aim(state, seat, theme.code, length)))


class Found(NamedTuple):
    """A problem: the length of its solutions, how many there are, the actions of one, and the right first actions."""

    length: int
    solutions: int
    line: tuple[int, ...]
    right: list[int]


def problem(game: str, theme: Theme, state: AnyState) -> Found | None:
    """What is to be solved here, if there are as few solutions as the theme asks for."""
    law, rules = compiled(game), game_named(game).rules
    seat = rules.mover(state)
    if seat < 0 or not law.fitting(state, theme.code):
        return None
    for length in theme.lengths:
        if theme.shortest and any(
            search_for(game, theme, state, seat, shorter).can(state) for shorter in range(1, length)
        ):
            return None
        search = search_for(game, theme, state, seat, length)
        right = search.right(state)
        if not right or len(right) > MANY * theme.most or len(right) * 2 > len(codes_of(rules.legal(state))):
            continue
        found = search.solutions(state, theme.most)
        line = next(iter(found.values()), ())
        if 0 < len(found) <= theme.most and law.shows(rules.step(state, line[0]), seat, theme.code, search.goal):
            return Found(length, len(found), line, right)
    return None


def positions(game: str, theme: Theme, seed: str) -> Iterator[Position]:
    """The positions of a game that a bot of level 3 plays against itself, with some random actions."""
    dice, luck = random.Random(seed), Seeded(seed)
    row, mind = game_named(game), _mind(game)
    position = Position.deal(game, dice.choice(theme.seats), theme.options, luck)
    skill = row.strategy.SKILLS[2]
    while not position.over and position.turns < MOST_TURNS:
        yield position
        mind.planned = None
        if dice.random() < EXPLORE:
            code = dice.choice(position.codes)
        else:
            code = mind.choose(position, position.mover or 0, skill, Budget(nodes=3000), dice)
        position = position.play(code, luck)


@dataclass(frozen=True)
class Dig:
    """The games in which one worker looks for a puzzle."""

    game: str
    theme: str
    seed: str


def dig(task: Dig) -> Puzzle | None:
    """The first puzzle of one game, or None: no two puzzles of a theme come from the same game."""
    theme = theme_named(task.game, task.theme)
    for position in positions(task.game, theme, task.seed):
        found = problem(task.game, theme, position.state)
        if found is not None:
            return measured(task, theme, position, found)
    return None


def measured(task: Dig, theme: Theme, position: Position, found: Found) -> Puzzle:
    """The puzzle, with what bots and evaluations make of it."""
    seat, line = position.mover or 0, solution_texts(position, found.line)
    right, legal = len(found.right), len(position.codes)
    search = search_for(task.game, theme, position.state, seat, found.length)
    seen, tries = glance(position, seat, found.right), bot_tries(position, search, task.seed)
    return Puzzle(
        task.game, theme.name, position.text, seat, found.length, found.solutions, line, right, legal, seen, tries
    )


def measured_again(puzzle: Puzzle) -> Puzzle:
    """The same puzzle, measured anew, as when the bots have changed; fails if it has other solutions by now."""
    theme, position = theme_named(puzzle.game, puzzle.theme), Position.read(puzzle.game, puzzle.position)
    found = problem(puzzle.game, replace(theme, lengths=(puzzle.length,)), position.state)
    if found is None or found.solutions != puzzle.solutions:
        raise MeowzeError(f"the puzzle {puzzle.id} of {puzzle.game} does not have {puzzle.solutions} solutions")
    return measured(Dig(puzzle.game, puzzle.theme, puzzle.position), theme, position, found)


def solution_texts(position: Position, line: tuple[int, ...]) -> tuple[str, ...]:
    """The actions of a solution as text."""
    state = position.state
    return tuple(position.game.notation.action_text(state, code) for code in line)


def glance(position: Position, seat: int, right: Sequence[int]) -> tuple[int, ...]:
    """For each level, how many turns look better to its evaluation than the best right one, if it overlooks nothing."""
    mind, found = _mind(position.game.name), []
    for skill in position.game.strategy.SKILLS:
        mind.engine.begin(position.seen(seat).state)
        looked = replace(mind.engine.affordable(skill), keep=position.game.rules.ACTIONS, draws=2)
        lines = finished(mind.search_turns(list(position.codes), seat, looked, Budget(), random.Random(1)))
        found.append(next((k for k, (first, _) in enumerate(lines) if first in right), len(lines)))
    return tuple(found)


def bot_tries(position: Position, search: Search, seed: str) -> tuple[int, ...]:
    """How many tries out of a hundred of each level solve it."""
    return tuple(
        100 * sum(bot_solves(position, search, skill, nodes, f"{seed}/{level}/{k}") for k in range(tries)) // tries
        for level, (skill, nodes, tries) in enumerate(zip(search.game.strategy.SKILLS, NODES, TRIES, strict=True))
    )


def bot_solves(position: Position, search: Search, skill: Skill, nodes: int, seed: str) -> bool:
    """Whether a bot with this skill and luck reaches the aim; its rivals miss their chance to interfere."""
    dice, luck, mind = random.Random(seed), Seeded(seed), _mind(search.game.name)
    mind.planned = None
    while not search.standing(position.state) and position.mover == search.seat:
        code = mind.choose(position, search.seat, skill, Budget(nodes=nodes), dice)
        position = position.play(code, luck)
    return search.standing(position.state) > 0
