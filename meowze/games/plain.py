"""A game made from nothing but its rules: `GAME = plain_game("nim", rules)`.

Actions are named by their codes or by a list of names. Positions and views show the fields of the state, the board is
drawn as text, and bots maximise the `goal` of the rules. Each of these parts can be replaced later by one of the game's
own.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Generic

from meowze.games import goal_evaluation
from meowze.games.contract import Game, O, Observation, Rules, S, Values
from meowze.games.errors import Unreadable
from meowze.games.judgement import Judgement
from meowze.games.lesson import Lesson
from meowze.games.options import Preset, Switch, fitting_options, options_text, seats_of, whole_number
from meowze.games.reason import Reason
from meowze.games.sheet import Label, Sheet
from meowze.games.skill import Skill

LARGEST = 1_000_000
LINE, MARGIN = 24, 20  # the height of a line of text and the margin, in art units


@dataclass(frozen=True)
class View:
    """What everybody sees: the board as text, and whose turn it is."""

    game: str
    board: str
    seat: int | None
    turns: int
    over: bool
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Fact:
    """What happened in one step: an action of a seat or of nature."""

    kind: str
    seat: int | None = None
    action: str = ""


@dataclass(frozen=True)
class Offer:
    """A plain game has no previews."""


class PlainViews:
    """The dataclasses above."""

    View, Fact, Offer = View, Fact, Offer


class PlainNotation(Generic[S, O]):
    """Actions are named, or numbered where there are no names; options are numbers."""

    PREFIX = ""

    def __init__(self, rules: Rules[S, O], names: Sequence[str]) -> None:
        self.names = (*names, *map(str, range(len(names), rules.ACTIONS)))
        self.WHY: dict[str, str] = {}
        number = whole_number(LARGEST)
        fields = rules.Options.__annotations__
        self.SWITCHES = tuple(Switch(name, {}, f"a number from 0 to {LARGEST}", number) for name in fields)
        self.PRESETS = (Preset("standard", "", seats_of(rules)),)

    def action_text(self, s: S, action: int, /) -> str:
        """The name of an action."""
        return self.names[action]

    def action_code(self, s: S, text: str, /) -> int:
        """The code of an action."""
        if text not in self.names:
            raise Unreadable(f"{text!r} is no action: they are {' '.join(self.names[:12])} …")
        return self.names.index(text)

    def beginner_code(self, s: S, seat: int, /) -> int:
        """There is no drawing of lots: the rules say who begins."""
        return -1


class PlainText(Generic[S, O]):
    """A position as the fields of its state, `name:number` or `name:number,number`, and the options."""

    def __init__(self, rules: Rules[S, O], switches: tuple[Switch, ...]) -> None:
        self.rules, self.switches = rules, switches
        self.fields = [name for name in rules.State.__annotations__ if name != "options"]

    def position_text(self, s: S, /) -> str:
        """The state as text."""
        found = [f"{name}:{_numbers(getattr(s, name))}" for name in self.fields]
        return " ".join([*found, f"with:{options_text(self.rules, self.switches, s) or 'standard'}"])

    def read_position(self, text: str, /) -> S:
        """The state that a text describes."""
        values = dict(part.partition(":")[::2] for part in text.split())
        wanted = [*self.fields, "with"]
        if list(values) != wanted:
            raise Unreadable(f"a position is, each once and in this order, {' '.join(f'{name}:…' for name in wanted)}")
        options = "" if values["with"] == "standard" else values["with"]
        seats = _read("seats", values["seats"])
        start = self.rules.start(fitting_options(self.rules, self.switches, options, seats), seats)
        changed: dict[str, Any] = {name: _like(getattr(start, name), name, values[name]) for name in self.fields}
        state: S = start._replace(**changed)  # type: ignore[attr-defined]
        return state


class PlainFacts(Generic[S, O]):
    """Everybody sees everything."""

    def __init__(self, name: str, rules: Rules[S, O], notation: PlainNotation[S, O], board: Callable[[S], str]) -> None:
        self.name, self.rules, self.notation, self.board = name, rules, notation, board

    def view(self, s: S, viewer: int | None, /) -> View:
        """What everybody sees."""
        mover, over = self.rules.mover(s), bool(self.rules.over(s))
        winners = tuple(seat for seat in range(s.seats) if self.rules.won(s, seat))
        return View(self.name, self.board(s), mover if mover >= 0 else None, s.turns, over, winners)

    def own(self, s: S, viewer: int | None, /) -> dict[str, object]:
        """A view is the same for everybody."""
        return {}

    def offers(self, s: S, /) -> tuple[Offer, ...]:
        """There are no previews."""
        return ()

    def fact(self, s: S, action: int, after: S, /) -> Fact:
        """The action and who did it."""
        mover = self.rules.mover(s)
        return Fact("played", mover if mover >= 0 else None, self.notation.action_text(s, action))

    def known(self, step: Fact, viewer: int | None, /) -> Fact:
        """Nothing is secret."""
        return step

    def told(self, step: Fact, names: Sequence[str], /) -> Iterator[tuple[str, Values]]:
        """Who did what."""
        if step.action:
            yield step.kind, {"who": names[step.seat] if step.seat is not None else "—", "action": step.action}

    def together(self, s: S, /) -> bool:
        """Whether there is only one player."""
        return s.seats == 1


class PlainDrawing:
    """The board as text, and as a picture of that text."""

    def letters(self, view: View, /) -> str:
        """The board."""
        return view.board

    def sheet(self, view: View, /) -> Sheet:
        """The board, a line of text for each of its lines."""
        lines = view.board.splitlines()
        labels = tuple(Label(line, MARGIN, MARGIN + LINE * (k + 1), LINE - 6) for k, line in enumerate(lines))
        width = 2 * MARGIN + 12 * max(map(len, lines), default=1)
        return Sheet(width, 2 * MARGIN + LINE * (len(lines) + 1), "#1c2346", labels, "", view.game)


class PlainStrategy:
    """Bots maximise the goal of the rules, unless the game brings an evaluation; with features it can learn one."""

    SKILLS = (
        Skill(depth=1, sees=3),
        Skill(depth=1, sees=5),
        Skill(depth=1),
        Skill(depth=2, keep=8, turns=1),
        Skill(depth=2, draws=2, keep=16, turns=4),
    )
    CLASSIC = SKILLS[-1]
    JUDGEMENT = Judgement(sight=0)

    def __init__(self, evaluation: ModuleType = goal_evaluation, features: ModuleType | None = None) -> None:
        self.evaluation, self.features = evaluation, features
        self.LESSONS = (Lesson("odds", 2),) if features else ()

    def rest(self, s: object, /) -> float:
        """Nobody can tell how much of a plain game is left."""
        return 1.0

    def reasons(self, before: object, after: object, seat: int, /) -> tuple[Reason, ...]:
        """A plain game gives no reasons."""
        return ()


def plain_game(
    name: str,
    rules: Rules[S, O],
    names: Sequence[str] = (),
    board: Callable[[S], str] | None = None,
    observation: Observation[S] | None = None,
    evaluation: ModuleType = goal_evaluation,
    features: ModuleType | None = None,
) -> Game[S, O]:
    """A game from its rules. `names` are its actions in the order of their codes; `board` draws a state as text.

    With an `observation` the game can be used in `meowze.envs`. With `features` its bots can learn (docs/training.md),
    and with an `evaluation` they use what they have learned.
    """
    notation = PlainNotation(rules, names)
    text = PlainText(rules, notation.SWITCHES)
    draw = board or (lambda s: text.position_text(s).replace(" ", "\n"))
    facts = PlainFacts(name, rules, notation, draw)
    views, drawing, strategy = PlainViews(), PlainDrawing(), PlainStrategy(evaluation, features)
    return Game(name, rules, notation, text, views, facts, drawing, strategy, observation=observation)


def _numbers(value: int | tuple[int, ...]) -> str:
    return str(value) if isinstance(value, int) else ",".join(map(str, value))


def _read(name: str, text: str) -> int:
    if not re.fullmatch("-?[0-9]{1,18}", text):
        raise Unreadable(f"{name}: {text!r} must be a number")
    return int(text)


def _like(before: int | tuple[int, ...], name: str, text: str) -> int | tuple[int, ...]:
    """A field from text: a number, or as many numbers as the field had before."""
    if isinstance(before, int):
        return _read(name, text)
    parts = text.split(",")
    if len(parts) != len(before):
        raise Unreadable(f"{name}: {text!r} must be {len(before)} numbers with commas between them")
    return tuple(_read(name, part) for part in parts)
