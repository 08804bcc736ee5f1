"""What a game is: one documented signature a name, and `Game`, the row that joins the parts of one game.

A game is a folder. Its modules are checked against these Protocols by mypy; everything outside the folder asks its row.
`Rules` are pure functions on tuples of ints: they import nothing but `typing` and the modules of their own game and
`meowze.games.grid`, so that Python, the processor, a GPU and WebAssembly run the same source.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, cast

from meowze.games.errors import Illegal, Misfit, Unreadable
from meowze.games.grid import Actions
from meowze.games.options import Preset, Switch, fitting_options, option_words, options_text
from meowze.games.reason import Reason
from meowze.games.replace_fields import rewrite_replace
from meowze.games.sheet import Sheet
from meowze.games.skill import Skill

# Of some game, always the same one: only that game's own modules know more about it.
AnyState: TypeAlias = Any
AnyView: TypeAlias = Any
AnyFact: TypeAlias = Any
AnyOffer: TypeAlias = Any

Pile: TypeAlias = tuple[int, int, int, int]
Values: TypeAlias = dict[str, str | int]  # what fills the gaps of a message


class StateFields(Protocol):
    """The fields that the state of every game has; a state is a NamedTuple of ints and of tuples of ints."""

    @property
    def seats(self) -> int:
        """How many play."""

    @property
    def turns(self) -> int:
        """How many turns are finished."""

    @property
    def phase(self) -> int:
        """What happens next, from 0 to 7: games in one phase are played side by side on a GPU."""


S = TypeVar("S", bound=StateFields)
S_contra = TypeVar("S_contra", bound=StateFields, contravariant=True)
O = TypeVar("O", bound=tuple[int, ...])  # noqa: E741


class Rules(Protocol[S, O]):
    """The law of a game. Nature is a seat: the law holds no random numbers, it weighs what can happen."""

    @property
    def VERSION(self) -> int:
        """Raised when a record of before would replay differently."""

    @property
    def NATURE(self) -> int:
        """The seat of chance, -1."""

    @property
    def ACTIONS(self) -> int:
        """How many action codes there are, a seat's and nature's: 0 to ACTIONS - 1."""

    @property
    def State(self) -> type[S]:
        """A game at one moment, with the fields `options`, `seats`, `turns`, `phase` and the game's own."""

    @property
    def Options(self) -> type[O]:
        """The switches of a game, a NamedTuple of ints with the usual game as default."""

    def __hash__(self) -> int:
        """Modules can be keys."""

    def fits(self, options: O, seats: int, /) -> int:
        """0, or the number of the switch that does not fit, from 1 in the order of Options; one more is seats."""

    def start(self, options: O, seats: int, /) -> S:
        """The state before nature deals; its options may be put into the form that the game plays."""

    def mover(self, s: S, /) -> int:
        """The seat that is to act, or NATURE; NATURE too when the game is over."""

    def legal(self, s: S, /) -> Actions:
        """The set of actions possible now; nature's outcomes when nature is to move, none when the game is over."""

    def why(self, s: S, action: int, /) -> int:
        """0 for a legal action, else the rule that bars it: n for paragraph Rn of the rule book, 100 + n for Dn."""

    def pile(self, s: S, /) -> Pile:
        """Nature to move: which pile it draws from and how many were drawn; then, for a deck of different cards,
        the first code and the number of its cards, else twice 0."""

    def chance(self, s: S, action: int, /) -> int:
        """Nature's weight of an outcome, 0 when it cannot happen now."""

    def odds(self, s: S, /) -> int:
        """The sum of nature's weights."""

    def outcome(self, s: S, rest: int, /) -> int:
        """Nature's outcome at which its weights, added up in the order of codes, exceed `rest`."""

    def forced(self, s: S, /) -> int:
        """The one move that follows without anybody's choice or luck, or -1."""

    def step(self, s: S, action: int, /) -> S:
        """The state after a legal action; the caller has checked that it is one."""

    def over(self, s: S, /) -> int:
        """1 when the game has ended."""

    def won(self, s: S, seat: int, /) -> int:
        """1 for each winner."""

    def score(self, s: S, seat: int, /) -> int:
        """The score of a seat by the rule book."""

    def goal(self, s: S, seat: int, /) -> int:
        """What this seat wants to be high, at any moment of the game."""

    def seen(self, s: S, seat: int, /) -> S:
        """The state without what a seat may not know; seat -1 is an onlooker."""

    def guess(self, s: S, seat: int, roll: int, /) -> S:
        """A whole state that agrees with what the seat knows, by the luck `roll`."""


class Notation(Protocol[S_contra]):
    """Actions and options as text."""

    @property
    def PREFIX(self) -> str:
        """The letter before the numbers of the rule book: "C" for CR12 and CD3."""

    @property
    def WHY(self) -> Mapping[str, str]:
        """For each paragraph that can bar an action, the reason in words."""

    @property
    def SWITCHES(self) -> tuple[Switch, ...]:
        """The fields of Options, in their order."""

    @property
    def PRESETS(self) -> tuple[Preset, ...]:
        """Switches that belong together; the first is the usual game."""

    def action_text(self, s: S_contra, action: int, /) -> str:
        """An action as text, without blanks."""

    def action_code(self, s: S_contra, text: str, /) -> int:
        """The code of an action given as text, legal or not."""

    def beginner_code(self, s: S_contra, seat: int, /) -> int:
        """The outcome of the lot by which this seat begins, -1 in a game without a lot."""


class PositionText(Protocol[S]):
    """Positions as one line of text."""

    def position_text(self, s: S, /) -> str:
        """The state as text."""

    def read_position(self, text: str, /) -> S:
        """The state that a text describes; an error says in which field it is wrong and what was expected."""


class Views(Protocol):
    """The dataclasses of names that screens and the wire know."""

    @property
    def View(self) -> type:
        """What a seat may see; it has at least game, seat, turns, over and winners."""

    @property
    def Fact(self) -> type:
        """What one step was; it has at least kind and seat, and `Fact("began", seat)` can be made."""

    @property
    def Offer(self) -> type:
        """What an action would do that is worth a preview."""


class Facts(Protocol[S_contra]):
    """What a seat sees, what a step was, what an action would do."""

    def view(self, s: S_contra, viewer: int | None, /) -> AnyView:
        """What a seat sees; the state is already the one that this seat may know."""

    def own(self, s: S_contra, viewer: int | None, /) -> Mapping[str, object]:
        """Those fields of that view which are not the same for everybody."""

    def offers(self, s: S_contra, /) -> tuple[AnyOffer, ...]:
        """What the legal actions would do that are worth a preview."""

    def fact(self, s: S_contra, action: int, after: S_contra, /) -> AnyFact:
        """What a step was, for somebody who may know everything."""

    def known(self, step: AnyFact, viewer: int | None, /) -> AnyFact:
        """A fact as a seat may know it."""

    def told(self, step: AnyFact, names: Sequence[str], /) -> Iterable[tuple[str, Values]]:
        """The messages `<game>-told-<kind>` that tell a fact, each with what fills its gaps."""

    def together(self, s: S_contra, /) -> bool:
        """Whether all seats play for the same result, or one plays alone."""


class Drawing(Protocol):
    """A view as letters and as a picture."""

    def letters(self, view: AnyView, /) -> str:
        """The board and what lies beside it, for a terminal."""

    def sheet(self, view: AnyView, /) -> Sheet:
        """The same as a picture of the game's symbols."""


class Strategy(Protocol[S_contra]):
    """How bots play a game."""

    @property
    def evaluation(self) -> ModuleType:
        """A module in the style of the rules, compiled with them, with `value` and perhaps `obvious`."""

    @property
    def SKILLS(self) -> tuple[Skill, ...]:
        """How far each of the five levels looks."""

    def reasons(self, before: S_contra, after: S_contra, seat: int, /) -> Sequence[Reason]:
        """Why a move is good: what it does for the seat, as far as that seat may know."""


class Evaluation(Protocol[S_contra]):
    """What the search asks of a game's evaluation."""

    def value(self, s: S_contra, seat: int, sight: int, /) -> int:
        """What a position is worth to a seat; `sight` says how much of it is looked at, 0 for the plainest wish."""

    def obvious(self, s: S_contra, action: int, /) -> int:
        """1 for an action that even the weakest bot never overlooks."""


@dataclass(frozen=True)
class Game(Generic[S, O]):
    """A game: all that differs from game to game, in one row."""

    name: str
    rules: Rules[S, O]
    notation: Notation[S]
    text: PositionText[S]
    view: Views
    facts: Facts[S]
    drawing: Drawing
    strategy: Strategy[S]
    actions_per_turn: int = field(default=1, kw_only=True)  # where every turn has so many, benchmarks count turns

    def __post_init__(self) -> None:
        for module in (self.rules, self.strategy.evaluation):
            rewrite_replace(cast(ModuleType, module), self.rules.State, self.rules.Options)

    @property
    def version(self) -> int:
        """The version of the rules, raised when an old record would replay differently."""
        return self.rules.VERSION

    @property
    def seats(self) -> tuple[int, ...]:
        """The numbers of seats that can play."""
        return tuple(sorted({seats for preset in self.notation.PRESETS for seats in preset.seats}))

    def started(self, options: str, seats: int) -> S:
        """The state before the deal, with options that fit."""
        return self.rules.start(fitting_options(self.rules, self.notation.SWITCHES, options, seats), seats)

    def options_text(self, state: S) -> str:
        """The options of a game that differ from the usual ones."""
        return options_text(self.rules, self.notation.SWITCHES, state)

    def option_words(self, state: AnyState) -> dict[str, str]:
        """Every option of a game with its word."""
        return option_words(self.notation.SWITCHES, state.options)

    def barred(self, number: int, action: str) -> Illegal:
        """The error for an action that a rule bars: the law's `why` in words."""
        rule = f"{self.notation.PREFIX}{'D' if number > 100 else 'R'}{number % 100}"
        return Illegal(rule, f"{action} is not possible: {self.notation.WHY.get(rule, 'the rules bar it')} ({rule})")

    def preset(self, name: str, seats: int) -> str:
        """The options of a preset, checked against the number of seats."""
        presets = {preset.name: preset for preset in self.notation.PRESETS}
        if name not in presets:
            raise Unreadable(f"{self.name} has no preset {name!r}; it has {', '.join(presets)}")
        if seats not in presets[name].seats:
            allowed = " or ".join(map(str, presets[name].seats))
            raise Misfit("seats", f"seats={seats}: the preset {name} is for {allowed} seats")
        return presets[name].options


AnyGame: TypeAlias = Game[Any, Any]
AnyRules: TypeAlias = Rules[Any, Any]


class Placeholder:
    """A name that a law fills in: code compiled together with a law runs in a copy of that law's namespace."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, *_: object) -> Any:
        """Never: whoever calls it has not gathered the function with a law."""
        raise TypeError(f"{self.name} belongs to a law: load this module with meowze.backends.load")


class Placeholders:
    """Every name of a law as a placeholder."""

    def __getattr__(self, name: str) -> Placeholder:
        return Placeholder(name)


# For modules that are compiled together with a law: `legal, step = LAW.legal, LAW.step`.
LAW = cast(AnyRules, Placeholders())
EVALUATION = cast(Evaluation[Any], Placeholders())
