"""What a game consists of: every function it must have, with its signature, and `Game`, which joins its modules.

A game is a folder. mypy checks its modules against the Protocols of `contract_rules`, `contract_words` and
`contract_strategy`, all of which can be imported from here. Code outside the folder goes through `Game`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, Generic, TypeAlias, cast

from meowze.games.contract_learn import Editable, Setup, StoryBoard
from meowze.games.contract_puzzles import Puzzles
from meowze.games.contract_rules import AnyState, O, Pile, Rules, S, StateFields
from meowze.games.contract_strategy import Evaluation, Features, Observation, Strategy
from meowze.games.contract_words import (
    AnyFact,
    AnyOffer,
    AnyView,
    Drawing,
    Fact,
    Facts,
    Memory,
    Notation,
    Offer,
    PositionText,
    Values,
    View,
    Views,
)
from meowze.games.errors import Illegal, Misfit, Unreadable
from meowze.games.options import DailyDeal, Option, Preset, Scale, fitting_options, option_words, options_text
from meowze.games.replace_fields import rewrite_replace

__all__ = [
    "EVALUATION",
    "FEATURES",
    "LAW",
    "OBSERVATION",
    "AnyFact",
    "AnyGame",
    "AnyObservation",
    "AnyOffer",
    "AnyRules",
    "AnyState",
    "AnyStoryBoard",
    "AnyView",
    "Drawing",
    "Editable",
    "Evaluation",
    "Fact",
    "Facts",
    "Features",
    "Game",
    "Memory",
    "Notation",
    "O",
    "Observation",
    "Offer",
    "Pile",
    "Placeholder",
    "Placeholders",
    "PositionText",
    "Rules",
    "S",
    "Setup",
    "SomeGame",
    "StateFields",
    "StoryBoard",
    "Strategy",
    "Values",
    "View",
    "Views",
]


@dataclass(frozen=True, eq=False, repr=False)
class Game(Generic[S, O]):
    """A game: everything that differs from game to game. There is one of each, so it is compared by identity.

    >>> import meowze
    >>> game = meowze.game("labyrinth")
    >>> game, game.seats, game.actions
    (<Game: labyrinth, 1 to 4 seats>, (1, 2, 3, 4), 97)
    """

    name: str
    rules: Rules[S, O]
    notation: Notation[S]
    text: PositionText[S]
    view: Views
    facts: Facts[S]
    drawing: Drawing
    strategy: Strategy[S]
    scale: Scale | None = field(default=None, kw_only=True)  # by which a game without rivals is judged
    daily: DailyDeal | None = field(default=None, kw_only=True)  # played alone, with the same luck for everybody
    memory: Memory[S] | None = field(default=None, kw_only=True)
    observation: Observation[S] | None = field(default=None, kw_only=True)  # for meowze.envs
    puzzles: Puzzles | None = field(default=None, kw_only=True)
    actions_per_turn: int = field(default=1, kw_only=True)  # if the same in every turn; benchmarks then count turns
    story: tuple[StoryBoard[S], ...] = field(default=(), kw_only=True)  # for those who learn it
    setup: Setup | None = field(default=None, kw_only=True)  # for positions that are set up by hand
    # Earlier versions of the rules whose games can be read, each with its defaults that differ from today's.
    earlier: Mapping[int, str] = field(default_factory=dict, kw_only=True, compare=False)

    def __post_init__(self) -> None:
        aims = self.puzzles.functions if self.puzzles else None
        for module in filter(None, (self.rules, self.strategy.evaluation, self.strategy.features, aims)):
            rewrite_replace(cast(ModuleType, module), self.rules.State, self.rules.Options)

    def __repr__(self) -> str:
        return f"<Game: {self.name}, {self.seats[0]} to {self.seats[-1]} seats>"

    @property
    def version(self) -> int:
        """The version of the rules, increased whenever an older record would replay differently."""
        return self.rules.VERSION

    @property
    def seats(self) -> tuple[int, ...]:
        """The numbers of seats that the game can be played with."""
        return tuple(sorted({seats for preset in self.notation.PRESETS for seats in preset.seats}))

    @property
    def actions(self) -> int:
        """How many codes the actions of seats have: 0 to actions - 1; all codes where the game does not say."""
        return self.observation.SEAT_CODES if self.observation else self.rules.ACTIONS

    @property
    def options(self) -> dict[str, Option]:
        """The options by name, with their meaning, values and default."""
        usual = self.usual_words(2 if 2 in self.seats else self.seats[0])
        return {switch.name: switch.option(usual[switch.name]) for switch in self.notation.SWITCHES}

    @property
    def presets(self) -> dict[str, Preset]:
        """The named sets of options by name, the usual game first."""
        return {preset.name: preset for preset in self.notation.PRESETS}

    def reads(self, version: int) -> bool:
        """Whether games played by this version of the rules can be read."""
        return version == self.version or version in self.earlier

    def started(self, options: str, seats: int) -> S:
        """The state before the deal; invalid options raise an error."""
        return self.rules.start(fitting_options(self.rules, self.notation.SWITCHES, options, seats), seats)

    def usual_words(self, seats: int) -> dict[str, str]:
        """Every option by name, with its default for this number of seats as text."""
        return self.option_words(self.rules.start(self.rules.Options(), seats))

    def options_text(self, state: S) -> str:
        """The options of a game that differ from the defaults, as text."""
        return options_text(self.rules, self.notation.SWITCHES, state)

    def option_words(self, state: StateFields) -> dict[str, str]:
        """Every option of a game by name, with its value as text."""
        return option_words(self.notation.SWITCHES, state.options)

    def barred(self, number: int, action: str) -> Illegal:
        """The error for an action that a rule forbids; `number` is what the law's `why` returned."""
        rule = f"{self.notation.PREFIX}{'D' if number > 100 else 'R'}{number % 100}"
        return Illegal(rule, f"{action} is not possible: {self.notation.WHY.get(rule, 'the rules bar it')} ({rule})")

    def preset(self, name: str, seats: int) -> str:
        """The options of a preset, which must allow this number of seats."""
        presets = self.presets
        if name not in presets:
            known = ", ".join(presets)
            error = Unreadable(f"{self.name} has no preset {name!r}; it has {known}")
            raise error.with_key("no-preset", game=self.name, preset=name, known=known)
        if seats not in presets[name].seats:
            allowed = [str(number) for number in presets[name].seats]
            misfit = Misfit("seats", f"seats={seats}: the preset {name} is for {' or '.join(allowed)} seats")
            raise misfit.with_key("preset-seats", preset=name, seats=seats, allowed=", ".join(allowed))
        return presets[name].options


AnyGame: TypeAlias = Game[Any, Any]
AnyStoryBoard: TypeAlias = StoryBoard[Any]
SomeGame: TypeAlias = Game[StateFields, tuple[int, ...]]  # the same for users of the library, who get no `Any`
AnyRules: TypeAlias = Rules[Any, Any]
AnyObservation: TypeAlias = Observation[Any]


class Placeholder:
    """Stands for a function of a law in code that is compiled together with a law, in a copy of its namespace."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, *_: object) -> Any:
        """Always an error: the calling module was not loaded together with a law."""
        raise TypeError(f"{self.name} belongs to a law: load this module with meowze.backends.load")


class Placeholders:
    """Every name of a law as a placeholder."""

    def __getattr__(self, name: str) -> Placeholder:
        return Placeholder(name)


# For modules that are compiled together with a law. They write `legal, step = LAW.legal, LAW.step`.
LAW = cast(AnyRules, Placeholders())
EVALUATION = cast(Evaluation[Any], Placeholders())
FEATURES = cast(Features[Any], Placeholders())
OBSERVATION = cast(AnyObservation, Placeholders())
