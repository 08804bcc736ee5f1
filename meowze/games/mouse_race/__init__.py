"""Mouse race: lay a path to the cheese, block others with cats."""

from meowze.games.contract import Game
from meowze.games.mouse_race import (
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
    "mouse-race",
    rules,
    notation,
    text,
    view,
    facts,
    drawing,
    strategy,
    earlier=notation.EARLIER,
    observation=observation,
    story=lessons.STORY,
    setup=setup,
    puzzles=puzzles,
)
