"""What a game consists of: every function it must have, with its signature, and `Game`, which joins its modules.

A game is a folder. mypy checks its modules against these Protocols, and code outside the folder goes through `Game`.
`Rules` are pure functions on tuples of ints. They import nothing but `typing`, `meowze.games.grid` and modules of their
own game, so that Python, the CPU, a GPU and WebAssembly all run the same source.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar, cast

from meowze.games.errors import Illegal, Misfit, Unreadable
from meowze.games.grid import Actions
from meowze.games.options import Option, Preset, Scale, Switch, fitting_options, option_words, options_text
from meowze.games.reason import Reason
from meowze.games.replace_fields import rewrite_replace
from meowze.games.sheet import Sheet
from meowze.games.skill import Skill

# Types that differ from game to game: only the modules of a game know more about its own.
AnyState: TypeAlias = Any
AnyView: TypeAlias = Any
AnyFact: TypeAlias = Any
AnyOffer: TypeAlias = Any

Pile: TypeAlias = tuple[int, int, int, int]
Values: TypeAlias = dict[str, str | int]  # the variables of a message


class StateFields(Protocol):
    """The fields that the state of every game has; a state is a NamedTuple of ints and of tuples of ints."""

    @property
    def options(self) -> tuple[int, ...]:
        """The options of the game, complete."""

    @property
    def seats(self) -> int:
        """How many seats play."""

    @property
    def turns(self) -> int:
        """How many turns are finished."""

    @property
    def phase(self) -> int:
        """What happens next, from 0 to 7. A GPU plays games that are in the same phase side by side."""


class View(Protocol):
    """What a seat may see: these fields, and those of the game's own `View`.

    >>> from meowze import Dice, Position
    >>> view = Position.deal("labyrinth", dice=Dice(7)).view(0)
    >>> view.game, view.turns, view.over, view.winners
    ('labyrinth', 0, False, ())
    """

    @property
    def game(self) -> str:
        """The name of the game."""

    @property
    def seat(self) -> int | None:
        """The seat to act; None when nature is to move or the game is over."""

    @property
    def turns(self) -> int:
        """How many turns are finished."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won."""

    if TYPE_CHECKING:

        def __getattr__(self, name: str, /) -> Any:
            """A field of the game's own."""


class Fact(Protocol):
    """What happened in one step: these fields, and those of the game's own `Fact`.

    >>> from meowze import Dice, Position
    >>> step = next(Position.deal("labyrinth", options="first=0", dice=Dice(7)).steps("bn0"))
    >>> step.fact.kind, step.fact.seat
    ('pushed', 0)
    """

    @property
    def kind(self) -> str:
        """What kind of thing happened, such as "pushed"."""

    @property
    def seat(self) -> int | None:
        """The seat that did it; None for nature."""

    if TYPE_CHECKING:

        def __getattr__(self, name: str, /) -> Any:
            """A field of the game's own."""


class Offer(Protocol):
    """What an action would do: the fields of the game's own `Offer`."""

    @property
    def action(self) -> str:
        """The text of the action."""

    if TYPE_CHECKING:

        def __getattr__(self, name: str, /) -> Any:
            """A field of the game's own."""


S = TypeVar("S", bound=StateFields)
S_contra = TypeVar("S_contra", bound=StateFields, contravariant=True)
O = TypeVar("O", bound=tuple[int, ...])  # noqa: E741


class Rules(Protocol[S, O]):
    """The rules of a game, also called its law. They draw no random numbers.

    Chance is a player called nature: the rules list its possible outcomes with their weights, and the caller picks one.
    """

    @property
    def VERSION(self) -> int:
        """Increased whenever an older record would replay differently."""

    @property
    def NATURE(self) -> int:
        """The seat of chance, -1."""

    @property
    def ACTIONS(self) -> int:
        """The number of action codes: first those of seats, then those of nature, 0 to ACTIONS - 1 together."""

    @property
    def State(self) -> type[S]:
        """A game at one moment, with the fields `options`, `seats`, `turns`, `phase` and the game's own."""

    @property
    def Options(self) -> type[O]:
        """The options of a game, a NamedTuple of ints; the defaults are the usual game."""

    def __hash__(self) -> int:
        """Rules are modules, which can be keys of a dict."""

    def fits(self, options: O, seats: int, /) -> int:
        """0 if the options are valid, else the number of the wrong one: 1 for the first field of Options and so on.

        A wrong number of seats is numbered after the last field.
        """

    def start(self, options: O, seats: int, /) -> S:
        """The state before nature deals. Its options are complete: defaults that depend on the seats are filled in."""

    def mover(self, s: S, /) -> int:
        """The seat to act, or NATURE. When the game is over it is NATURE as well."""

    def legal(self, s: S, /) -> Actions:
        """The set of actions possible now; nature's outcomes when nature is to move, none when the game is over."""

    def why(self, s: S, action: int, /) -> int:
        """0 for a legal action, else the rule that forbids it: n for paragraph Rn of the rule book, 100 + n for Dn."""

    def pile(self, s: S, /) -> Pile:
        """When nature is to move: the pile it draws from, and how many times it has drawn from it.

        For a deck in which every card is different, the code of its first card and the number of its cards follow;
        otherwise these are 0 and 0.
        """

    def chance(self, s: S, action: int, /) -> int:
        """The weight of one of nature's outcomes, 0 when it cannot happen now."""

    def odds(self, s: S, /) -> int:
        """The sum of nature's weights."""

    def outcome(self, s: S, rest: int, /) -> int:
        """The first outcome of nature, in the order of codes, at which the sum of weights so far exceeds `rest`."""

    def forced(self, s: S, /) -> int:
        """The forced move, which involves neither choice nor chance, or -1 when there is none."""

    def step(self, s: S, action: int, /) -> S:
        """The state after an action. The caller must make sure that the action is legal."""

    def over(self, s: S, /) -> int:
        """1 when the game has ended."""

    def won(self, s: S, seat: int, /) -> int:
        """1 if this seat has won."""

    def score(self, s: S, seat: int, /) -> int:
        """The score of a seat by the rule book."""

    def goal(self, s: S, seat: int, /) -> int:
        """How well this seat is doing, at any moment of the game; higher is better."""

    def seen(self, s: S, seat: int, /) -> S:
        """The state as far as a seat may know it; seat -1 is a spectator."""

    def guess(self, s: S, seat: int, roll: int, /) -> S:
        """A complete state that agrees with what the seat knows, its secrets chosen at random by the number `roll`."""


class Notation(Protocol[S_contra]):
    """Actions and options as text."""

    @property
    def PREFIX(self) -> str:
        """The letter before the numbers of the rule book: "C" for CR12 and CD3."""

    @property
    def WHY(self) -> Mapping[str, str]:
        """For each paragraph that can forbid an action, the reason in words."""

    @property
    def SWITCHES(self) -> tuple[Switch, ...]:
        """The fields of Options, in their order."""

    @property
    def PRESETS(self) -> tuple[Preset, ...]:
        """Named sets of options; the first is the usual game."""

    def action_text(self, s: S_contra, action: int, /) -> str:
        """An action as text, without spaces; it is the same in all states with the same options and seats."""

    def action_code(self, s: S_contra, text: str, /) -> int:
        """The code of an action given as text, legal or not."""

    def beginner_code(self, s: S_contra, seat: int, /) -> int:
        """The outcome of drawing lots that makes this seat the first player; -1 in a game without lots."""


class PositionText(Protocol[S]):
    """Positions as one line of text."""

    def position_text(self, s: S, /) -> str:
        """The state as text."""

    def read_position(self, text: str, /) -> S:
        """The state that a text describes. An error names the wrong field and says what was expected."""


class Views(Protocol):
    """The dataclasses that are shown on screen and sent to clients."""

    @property
    def View(self) -> type:
        """What a seat may see; it has at least game, seat, turns, over and winners."""

    @property
    def Fact(self) -> type:
        """What happened in one step; it has at least kind and seat, and `Fact("began", seat)` is valid."""

    @property
    def Offer(self) -> type:
        """The preview of an action: what it would do."""


class Facts(Protocol[S_contra]):
    """What a seat sees, what happened in a step, what an action would do."""

    def view(self, s: S_contra, viewer: int | None, /) -> AnyView:
        """What a seat sees. The state passed in is already reduced to what this seat may know."""

    def own(self, s: S_contra, viewer: int | None, /) -> Mapping[str, object]:
        """The fields of that view that differ from viewer to viewer."""

    def offers(self, s: S_contra, /) -> tuple[AnyOffer, ...]:
        """Previews of the legal actions that deserve one."""

    def fact(self, s: S_contra, action: int, after: S_contra, /) -> AnyFact:
        """What happened in a step, secrets included."""

    def known(self, step: AnyFact, viewer: int | None, /) -> AnyFact:
        """A fact as a seat may know it."""

    def told(self, step: AnyFact, names: Sequence[str], /) -> Iterable[tuple[str, Values]]:
        """The messages that narrate a fact: for each the `kind` of `<game>-told-<kind>`, and its variables."""

    def together(self, s: S_contra, /) -> bool:
        """Whether all seats play for the same result, or one plays alone."""


class Memory(Protocol[S_contra]):
    """What a game shows of its past although no rule needs it: a value that goes along with the positions."""

    def begun(self, s: S_contra, /) -> Any:
        """The memory of a position whose past is unknown."""

    def after(self, memory: Any, step: AnyFact, /) -> Any:
        """The memory after a step."""

    def told(self, memory: Any, step: AnyFact, /) -> AnyFact:
        """A fact, completed by what was remembered before it."""

    def shown(self, memory: Any, view: AnyView, /) -> AnyView:
        """A view, completed by what is remembered."""


class Drawing(Protocol):
    """A view as letters and as a picture."""

    def letters(self, view: AnyView, /) -> str:
        """The board and everything beside it, for a terminal."""

    def sheet(self, view: AnyView, /) -> Sheet:
        """The same as a picture made of the game's symbols."""


class Strategy(Protocol[S_contra]):
    """How bots play a game."""

    @property
    def evaluation(self) -> ModuleType:
        """A module written like the rules and compiled with them, with the functions of `Evaluation`."""

    @property
    def SKILLS(self) -> tuple[Skill, ...]:
        """The search settings of the five levels, weakest first."""

    def reasons(self, before: S_contra, after: S_contra, seat: int, /) -> Sequence[Reason]:
        """Why a move is good for the seat, using only what that seat may know."""


class Evaluation(Protocol[S_contra]):
    """The evaluation functions that the search needs."""

    def value(self, s: S_contra, seat: int, sight: int, /) -> int:
        """How good a position is for a seat. `sight` is the level of detail; 0 is the simplest evaluation."""

    def obvious(self, s: S_contra, action: int, /) -> int:
        """1 for an action so obvious that even the weakest bot never overlooks it."""


class Observation(Protocol[S_contra]):
    """What a seat sees, as numbers for programs that learn: planes of the board, and counters.

    A module written like the rules and compiled with them. The layout is the same under all options. What belongs to
    a seat comes last, the own seat first and the others in the order of turns, so that fewer seats need fewer numbers.
    """

    @property
    def SHAPE(self) -> tuple[int, int]:
        """The rows and columns of a plane."""

    @property
    def CELLS_A_WORD(self) -> int:
        """How many cells, row by row, each int of a plane holds, at most 62; the last int of a plane may hold fewer."""

    @property
    def SEAT_CODES(self) -> int:
        """How many action codes belong to seats; they come before those of nature."""

    @property
    def PLANES(self) -> tuple[str, ...]:
        """The names of the planes of the board, at least one."""

    @property
    def SEAT_PLANES(self) -> tuple[str, ...]:
        """The names of the planes that every seat has."""

    @property
    def COUNTERS(self) -> tuple[str, ...]:
        """The names of the counters, at least one."""

    @property
    def SEAT_COUNTERS(self) -> tuple[str, ...]:
        """The names of the counters that every seat has."""

    def planes(self, s: S_contra, seat: int, /) -> tuple[int, ...]:
        """PLANES, then SEAT_PLANES for each seat that can play. The state is reduced to what this seat may know."""

    def counters(self, s: S_contra, seat: int, /) -> tuple[int, ...]:
        """COUNTERS, then SEAT_COUNTERS for each seat that can play; 0 or more, and above 127 they are cut to 127."""


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
    memory: Memory[S] | None = field(default=None, kw_only=True)
    observation: Observation[S] | None = field(default=None, kw_only=True)  # for meowze.envs
    actions_per_turn: int = field(default=1, kw_only=True)  # if the same in every turn; benchmarks then count turns
    # Earlier versions of the rules whose games can be read, each with its defaults that differ from today's.
    earlier: Mapping[int, str] = field(default_factory=dict, kw_only=True, compare=False)

    def __post_init__(self) -> None:
        for module in (self.rules, self.strategy.evaluation):
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
OBSERVATION = cast(AnyObservation, Placeholders())
