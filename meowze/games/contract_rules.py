"""The rules of a game: pure functions on tuples of ints.

They import nothing but `typing`, `meowze.games.grid` and modules of their own game, so that Python, the CPU, a GPU and
WebAssembly all run the same source.
"""

from typing import Any, Protocol, TypeAlias, TypeVar

from meowze.games.grid import Actions

AnyState: TypeAlias = Any  # only the modules of a game know more about its own
Pile: TypeAlias = tuple[int, int, int, int]


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
