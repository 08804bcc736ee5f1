"""How hard puzzles are: a formula of their features, fitted to what the bots solve, and three strengths."""

from collections.abc import Sequence
from dataclasses import replace
from math import asinh, log

from meowze.learn.puzzles import STRENGTHS, Puzzle

Weights = tuple[float, ...]
BOTS_PART = 0.5  # of the difficulty; the other part is the formula's


def features(puzzle: Puzzle) -> Weights:
    """What can be told without a bot that plays."""
    return (
        1.0,
        len(puzzle.solution),
        log(puzzle.legal),
        log(puzzle.right / puzzle.legal),
        log(puzzle.odds),
        log(puzzle.noticed / 1000),
        puzzle.length,
        puzzle.solutions,
        *(log(odds) for odds in puzzle.glance),
        *(float(odds == 1) for odds in puzzle.glance),
        *(asinh(gap) for gap in puzzle.gaps),
        *(float(gap > 0) for gap in puzzle.gaps),
        *((gap >= 0) / odds for gap, odds in zip(puzzle.gaps, puzzle.glance, strict=True)),
    )


def fitted(puzzles: Sequence[Puzzle], ridge: float = 0.1) -> Weights:
    """The weights of the features that predict the bots' success best (ridge regression)."""
    rows = [features(puzzle) for puzzle in puzzles]
    size = len(rows[0])
    table = [
        [sum(row[i] * row[j] for row in rows) + (ridge if i == j else 0.0) for j in range(size)]
        + [sum(row[i] * puzzle.success for row, puzzle in zip(rows, puzzles, strict=True))]
        for i in range(size)
    ]
    for i in range(size):
        pivot = max(range(i, size), key=lambda k: abs(table[k][i]))
        table[i], table[pivot] = table[pivot], table[i]
        for k in range(size):
            if k != i:
                factor = table[k][i] / table[i][i]
                table[k] = [a - factor * b for a, b in zip(table[k], table[i], strict=True)]
    return tuple(table[i][size] / table[i][i] for i in range(size))


def predicted(puzzle: Puzzle, weights: Weights) -> float:
    """The share of tries that solve a puzzle, by the formula."""
    return sum(weight * feature for weight, feature in zip(weights, features(puzzle), strict=True))


def ranks(values: Sequence[float]) -> list[float]:
    """The rank of each value; equal values share the middle of their ranks."""
    order = sorted(range(len(values)), key=values.__getitem__)
    found, at = [0.0] * len(values), 0
    while at < len(order):
        end = at
        while end + 1 < len(order) and values[order[end + 1]] == values[order[at]]:
            end += 1
        for k in range(at, end + 1):
            found[order[k]] = (at + end) / 2
        at = end + 1
    return found


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Spearman's rank correlation."""
    a, b = ranks(one), ranks(other)
    middle = (len(a) - 1) / 2
    both = sum((x - middle) * (y - middle) for x, y in zip(a, b, strict=True))
    spread = sum((x - middle) ** 2 for x in a) * sum((y - middle) ** 2 for y in b)
    return both / spread**0.5 if spread else 0.0


def with_strengths(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """The puzzles of a theme, each with its strength: the easiest third is 1, the hardest 3."""
    if not puzzles:
        return []
    weights = fitted(puzzles)
    ease = [BOTS_PART * puzzle.success + (1 - BOTS_PART) * predicted(puzzle, weights) for puzzle in puzzles]
    order = sorted(range(len(puzzles)), key=ease.__getitem__, reverse=True)
    found = list(puzzles)
    for place, k in enumerate(order):
        found[k] = replace(puzzles[k], strength=STRENGTHS[place * len(STRENGTHS) // len(order)])
    return found
