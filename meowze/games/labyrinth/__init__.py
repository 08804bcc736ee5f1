"""Labyrinth: slide the maze, walk to secret treasures, return."""

from meowze.games.contract import Game
from meowze.games.labyrinth import (
    drawing,
    facts,
    lessons,
    notation,
    observation,
    puzzles,
    rules,
    setup,
    strategy,
    text,
    view,
)

GAME: Game[rules.State, rules.Options] = Game(
    "labyrinth",
    rules,
    notation,
    text,
    view,
    facts,
    drawing,
    strategy,
    daily=notation.DAILY,
    actions_per_turn=2,
    observation=observation,
    story=lessons.STORY,
    setup=setup,
    puzzles=puzzles,
)
