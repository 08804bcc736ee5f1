"""What people and programs read of a game: actions and positions as text, views, facts, pictures."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from meowze.games.contract_rules import S, S_contra
from meowze.games.options import Preset, Switch
from meowze.games.sheet import Sheet

# Types that differ from game to game: only the modules of a game know more about its own.
AnyView: TypeAlias = Any
AnyFact: TypeAlias = Any
AnyOffer: TypeAlias = Any

Values: TypeAlias = dict[str, str | int]  # the variables of a message


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
