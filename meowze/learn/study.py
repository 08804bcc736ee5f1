"""A position to study: a start and the actions played from it, by the rules, outside any room."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property

from meowze.games.contract import Fact
from meowze.games.errors import Illegal, MeowzeError, Misfit, WrongType
from meowze.play.dice import DiceLike, Seeded
from meowze.play.position import Position, Step

MAX_ACTIONS = 400  # of one study
MAX_TEXT = 4000  # characters of a position


@dataclass(frozen=True)
class Study:
    """A start and the actions played from it; with dice nature moves too, from the start on.

    >>> study = Study.read("mouse-race", Position.deal("mouse-race", 2, "first=0", Seeded(7)).text, ["draw"], seed=7)
    >>> study.position.mover, [fact.kind for fact in study.facts]
    (0, ['drew', 'drawn'])
    >>> study.back().actions
    ()
    """

    start: Position
    actions: tuple[str, ...] = ()
    dice: DiceLike | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        if not isinstance(self.start, Position):
            raise WrongType(f"start={self.start!r}: expected a position, such as Position.read(game, text)")
        if len(self.actions) > MAX_ACTIONS:
            raise Misfit("actions", f"{len(self.actions)} actions: a study has at most {MAX_ACTIONS}")

    @classmethod
    def read(cls, game: str, position: str, actions: Iterable[str] = (), seed: int | None = None) -> "Study":
        """A study from texts; with a seed nature draws the same whenever the same actions are played."""
        if len(position) > MAX_TEXT:
            raise Misfit("position", f"a position has at most {MAX_TEXT} characters; this text has {len(position)}")
        dice = None if seed is None else Seeded(seed)
        return cls(Position.read(game, position), tuple(actions), dice)

    @cached_property
    def lines(self) -> tuple[tuple[Step, ...], ...]:
        """The steps of each action with what followed it; the first line is what nature does before any action."""
        begun = _after(self.start, "", self.dice)
        lines, position = [begun], _end(begun, self.start)
        for number, action in enumerate(self.actions, 1):
            try:
                line = _after(position, _single(action), self.dice)
            except MeowzeError as error:
                raise _numbered(error, number) from None
            lines.append(line)
            position = _end(line, position)
        return tuple(lines)

    @property
    def position(self) -> Position:
        """The position after all actions."""
        return next((line[-1].position for line in reversed(self.lines) if line), self.start)

    @property
    def facts(self) -> tuple[Fact, ...]:
        """What the last action was, and what followed it."""
        return tuple(step.fact for step in self.lines[-1])

    @property
    def waits(self) -> bool:
        """Whether nature is to draw, and there are no dice."""
        return bool(self.position.outcomes)

    @property
    def drew(self) -> bool:
        """Whether nature has drawn anything after an action."""
        return any(not step.forced for line in self.lines[1:] for step in line[1:])

    def play(self, action: str) -> "Study":
        """The study with one more action; fails if it is not possible."""
        longer = Study(self.start, (*self.actions, action), self.dice)
        assert longer.lines
        return longer

    def back(self) -> "Study":
        """The study with one action less."""
        return Study(self.start, self.actions[:-1], self.dice)


def _after(position: Position, actions: str, dice: DiceLike | None) -> tuple[Step, ...]:
    """The steps of an action and of nature after it; without an action, of nature alone."""
    return tuple(position.steps(actions, dice)) if actions else tuple(position.rolls(dice))


def _end(line: tuple[Step, ...], before: Position) -> Position:
    return line[-1].position if line else before


def _single(action: str) -> str:
    if len(action.split()) != 1:
        raise WrongType(f"expected the text of one action, not {action!r}")
    return action


def _numbered(error: MeowzeError, number: int) -> MeowzeError:
    """The same error, saying which action it is about."""
    text = f"action {number}: {error}"
    same = Illegal(error.rule, text) if isinstance(error, Illegal) else type(error)(text)
    return same.with_key(error.key, **error.values)
