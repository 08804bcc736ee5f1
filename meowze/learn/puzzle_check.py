"""Whether actions solve a puzzle, by the rules and in plain Python: nothing has to be compiled for it."""

from collections.abc import Sequence
from typing import Literal

from meowze.games import game_named
from meowze.games.contract import AnyState
from meowze.learn.puzzles import Puzzle, puzzles_of, theme_named
from meowze.learn.study import Study
from meowze.play.position import Position, codes_of

Verdict = Literal["open", "solved", "missed"]
SEED = 1  # of nature's draws while somebody solves


def study_of(puzzle: Puzzle, actions: Sequence[str] = ()) -> Study:
    """A puzzle after these actions."""
    return Study.read(puzzle.game, puzzle.position, actions, SEED)


class _Aim:
    def __init__(self, puzzle: Puzzle) -> None:
        self.functions = puzzles_of(game_named(puzzle.game)).functions
        self.seat, self.theme = puzzle.seat, theme_named(puzzle.game, puzzle.theme).code
        start = Position.read(puzzle.game, puzzle.position).state
        self.goal, self.until = self.functions.aim(start, self.seat, self.theme, puzzle.length)

    def standing(self, state: AnyState) -> int:
        return int(self.functions.standing(state, self.seat, self.theme, self.goal, self.until))

    def within(self, state: AnyState) -> int:
        return int(self.functions.within(state, self.seat, self.theme, self.goal, self.until))


def verdict(puzzle: Puzzle, study: Study) -> Verdict:
    """Solved, missed because the aim is out of reach now, or still open."""
    aim, state = _Aim(puzzle), study.position.state
    if now := aim.standing(state):
        return "solved" if now > 0 else "missed"
    return "open" if not study.actions or aim.within(state) else "missed"


def next_action(puzzle: Puzzle, study: Study) -> str | None:
    """An action that leads on to the aim: that of the stored solution if it fits what was drawn, else the first one."""
    done, aim, position = len(study.actions), _Aim(puzzle), study.position
    stored = puzzle.solution[done : done + 1] if study.actions == puzzle.solution[:done] else ()
    rules, text = position.game.rules, position.game.notation.action_text
    texts = {text(position.state, code): code for code in codes_of(rules.legal(position.state))}
    for action in sorted(texts, key=lambda action: action not in stored):
        if aim.within(rules.step(position.state, texts[action])):
            return action
    return None
