"""Chabyrinthe: rotate and push gutter cards until the cats find homes."""

from meowze.games.chabyrinthe import (
    coats,
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
from meowze.games.contract import Game

GAME: Game[rules.State, rules.Options] = Game(
    "chabyrinthe",
    rules,
    notation,
    text,
    view,
    facts,
    drawing,
    strategy,
    scale=notation.SCALE,
    daily=notation.DAILY,
    memory=coats,
    observation=observation,
    story=lessons.STORY,
    setup=setup,
    puzzles=puzzles,
)
