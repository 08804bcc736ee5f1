"""Puzzles found in games that bots play."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from meowze.bots.mind import Budget
from meowze.games import game_named
from meowze.games.contract import AnyRules, AnyState
from meowze.games.contract_puzzles import Theme
from meowze.games.errors import MeowzeError
from meowze.learn.puzzle_measure import measured, mind_of
from meowze.learn.puzzle_search import Found, problem, ways
from meowze.learn.puzzles import Puzzle, theme_named
from meowze.play.dice import Seeded
from meowze.play.position import Position, codes_of

MOST_TURNS = 90  # of a game in which puzzles are looked for
EXPLORE = 0.15  # of the actions are random, so that games differ
ROLL = 62  # bits of a random number
CHANGES = 1500  # at most, of a position on the way to a puzzle
DRAWS = 24  # at most so many outcomes of what nature drew before a position


def positions(game: str, theme: Theme, seed: str) -> Iterator[Position]:
    """The positions of a game that a bot of level 3 plays against itself, with some random actions.

    Wherever something was drawn, there is a position for each outcome.
    """
    dice, luck = random.Random(seed), Seeded(seed)
    row, mind = game_named(game), mind_of(game)
    position = Position.deal(game, dice.choice(theme.seats), theme.options, luck)
    skill = row.strategy.SKILLS[2]
    while not position.over and position.turns < MOST_TURNS:
        mind.planned = None
        if dice.random() < EXPLORE:
            code = dice.choice(position.codes)
        else:
            code = mind.choose(position, position.mover or 0, skill, Budget(nodes=3000), dice)
        drawn = list(outcomes(row.rules, row.rules.step(position.state, code)))
        yield from (Position(row, state) for state in dice.sample(drawn, min(DRAWS, len(drawn))))
        position = position.play(code, luck)


def outcomes(rules: AnyRules, state: AnyState) -> Iterator[AnyState]:
    """What nature's next moves can lead to, until a seat is to act."""
    if rules.over(state):
        return
    if rules.mover(state) >= 0:
        yield state
    elif (code := rules.forced(state)) >= 0:
        yield from outcomes(rules, rules.step(state, code))
    else:
        for code in codes_of(rules.legal(state)):
            yield from outcomes(rules, rules.step(state, code))


@dataclass(frozen=True)
class Dig:
    """The game in which one worker looks for a puzzle."""

    game: str
    theme: str
    seed: str


def dig(task: Dig) -> Puzzle | None:
    """A puzzle of any moment of one game, or None: no two puzzles of a theme come from the same game."""
    theme, dice = theme_named(task.game, task.theme), random.Random(task.seed)
    found = list(positions(task.game, theme, task.seed))
    dice.shuffle(found)
    for position in found if theme.vary is None else climbed(task.game, theme, found, dice):
        known = problem(task.game, theme, position.state)
        if known is not None:
            return measured(task.game, task.theme, position, known, task.seed)
    return None


def climbed(game: str, theme: Theme, found: Sequence[Position], dice: random.Random) -> Iterator[Position]:
    """A position made from the first of these with something to solve, changed until few solutions are left.

    A change is kept if there are no more ways to the aim than before.
    """
    vary = theme.vary
    start = next(((p, now) for p in found if (now := ways(game, theme, p.state))), None)
    if start is None or vary is None:
        return
    position, before = start
    state = position.state
    for _ in range(CHANGES):
        if before <= (0, 1, theme.most):
            yield Position(position.game, state)
            return
        changed = vary(state, dice.getrandbits(ROLL))
        now = ways(game, theme, changed, before)
        if now is not None and now <= before:
            state, before = changed, now


def measured_again(puzzle: Puzzle) -> Puzzle:
    """The same puzzle, measured anew, as when the bots have changed; fails if it has other solutions by now."""
    return measured(puzzle.game, puzzle.theme, *_proved(puzzle), puzzle.position)


def with_features_again(puzzle: Puzzle) -> Puzzle:
    """The same puzzle with its features counted anew; what the bots have solved stays."""
    return measured(puzzle.game, puzzle.theme, *_proved(puzzle), puzzle.position, puzzle.bots)


def _proved(puzzle: Puzzle) -> tuple[Position, Found]:
    theme, position = theme_named(puzzle.game, puzzle.theme), Position.read(puzzle.game, puzzle.position)
    found = problem(puzzle.game, replace(theme, lengths=(puzzle.length,)), position.state)
    if found is None or found.solutions != puzzle.solutions:
        raise MeowzeError(f"the puzzle {puzzle.id} of {puzzle.game} does not have {puzzle.solutions} solutions")
    return position, found
