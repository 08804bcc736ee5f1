"""One game at a time, for environments that play single games: the rules compiled where numba is there, else in Python.

Both draw nature's outcomes from the same random numbers, so the same seed gives the same game on either.
"""

from importlib.util import find_spec
from typing import Any, Literal, TypeAlias, TypeGuard

import numpy

from meowze.backends import width
from meowze.envs import single
from meowze.envs.laws import compiled_law, plain_law
from meowze.envs.observing import Bytes, EnvError, Flags, action_mask, layout_of, observation_of, observe, returns
from meowze.games import game_named
from meowze.games.contract import AnyGame, AnyState, Game
from meowze.games.errors import MeowzeError
from meowze.games.options import pairs
from meowze.play.position import Position

Backend: TypeAlias = Literal["python", "cpu"]

GOING_ON, OVER, CUT_OFF = 0, 1, 2


def fastest_backend() -> Backend:
    """The compiled rules if numba is installed."""
    return "cpu" if find_spec("numba") else "python"


def game_of(game: object) -> AnyGame:
    """A game by its name, or the game itself."""
    if isinstance(game, str):
        return game_named(game)
    if not isinstance(game, Game):
        raise EnvError(f"game {game!r}: give the name of a game")
    return game


def joined_options(game: AnyGame, seats: int, preset: str, options: str) -> str:
    """The options of a preset, changed by further options."""
    if not preset:
        return options
    joined = pairs(game.preset(preset, seats)) | pairs(options)
    return ",".join(f"{name}={value}" for name, value in joined.items())


class Table:
    """A game that waits for a seat, or that has ended.

    `seat` is the seat to act and `mask` what it may do. `ended` is OVER at the end of a game by its rules and CUT_OFF
    after `LONGEST` turns.
    """

    def __init__(self, game: str | AnyGame, seats: int, options: str = "", preset: str = "") -> None:
        self.game = game_of(game)
        self.options = joined_options(self.game, seats, preset, options)
        self.first: AnyState = self.game.started(self.options, seats)
        self.layout = layout_of(self.game, seats)
        self.seats = seats
        self.law: Any = plain_law(self.game.rules)
        self.state, self._luck = self.first, 0
        self.seat, self.ended = -1, GOING_ON
        self.mask: Flags = numpy.zeros(self.layout.actions, numpy.bool_)

    def __reduce__(self) -> tuple[object, ...]:
        dealt = self.seat >= 0 or self.ended
        setup = type(self), self.game.name, self.seats, self.options
        return reopened, (*setup, self.position.state if dealt else None, self.luck)

    @property
    def luck(self) -> int:
        """The random number that nature's next move depends on."""
        return self._luck

    def deal(self, luck: int) -> None:
        """A new game; `luck` is a number below 2^62."""
        self.resume(self.first, luck)

    def resume(self, state: AnyState, luck: int) -> None:
        """Go on from a state."""
        self._luck = luck
        self._settle(state)

    def act(self, code: int | None) -> None:
        """Play an action of the seat to act, and nature's moves after it. An illegal one is an error."""
        if not self.is_legal(code):
            raise self.refusal(code)
        self._settle(self.law.step(self.state, int(code)))

    def _settle(self, state: AnyState) -> None:
        law = self.law
        while law.mover(state) == law.NATURE and not law.game_end(state):
            action, self._luck = law.next_move(state, self._luck)
            state = law.step(state, action)
        self.state, self.ended = state, law.game_end(state)
        self.seat = -1 if self.ended else law.mover(state)
        self.mask = numpy.zeros_like(self.mask) if self.ended else action_mask(self.position)

    def is_legal(self, code: object) -> TypeGuard[int]:
        """Whether this is the code of an action that the seat to act may play now."""
        if not isinstance(code, int | numpy.integer):
            return False
        return bool(0 <= code < len(self.mask) and self.mask[code])

    def refusal(self, code: object) -> MeowzeError:
        """Why an action cannot be played now."""
        if self.ended:
            return EnvError("the game has ended: call reset()")
        if not isinstance(code, int | numpy.integer) or not 0 <= code < self.layout.actions:
            return EnvError(f"action {code!r}: the actions of {self.game.name} are 0 to {self.layout.actions - 1}")
        return self.game.barred(self.game.rules.why(self.position.state, int(code)), f"action {code}")

    @property
    def position(self) -> Position:
        """The position, secrets included."""
        return Position(self.game, self.state)

    def look(self, seat: int) -> tuple[Bytes, Bytes, Bytes]:
        """What a seat sees now: planes, counters, and what it may do, which is nothing while another is to act."""
        mask = self.mask.astype(numpy.int8) if seat == self.seat else numpy.zeros(self.layout.actions, numpy.int8)
        return *observe(self.position, seat), mask

    @property
    def returns(self) -> list[float]:
        """The result of each seat, 0 as long as the game goes on or when it was cut off."""
        return [float(number) for number in returns(self.position)]


class CompiledTable(Table):
    """The same with compiled rules. The first table of a game compiles them; the compiled code is kept on disk."""

    def __init__(self, game: str | AnyGame, seats: int, options: str = "", preset: str = "") -> None:
        super().__init__(game, seats, options, preset)
        self.law, layout = compiled_law(self.game), self.layout
        head = (0, len(layout.planes), layout.height * layout.width, observation_of(self.game).CELLS_A_WORD)
        row = [0] * width(self.game.rules.State)
        plain_law(self.game.rules).store_row(row, self.first)
        self._first = numpy.array([*head, len(layout.counters), *row], numpy.int64)
        self._words = self._first.copy()
        self._planes = len(layout.planes) * layout.height * layout.width
        self._before_mask = self._planes + len(layout.counters)
        self._shown = numpy.zeros(self._before_mask + layout.actions, numpy.int8)
        self.mask = self._shown[self._before_mask :].view(numpy.bool_)

    def deal(self, luck: int) -> None:
        """A new game; `luck` is a number below 2^62."""
        self._words[:] = self._first
        self._begin(luck)

    def resume(self, state: AnyState, luck: int) -> None:
        """Go on from a state."""
        plain_law(self.game.rules).store_row(self._words[single.HEAD :], state)
        self._begin(luck)

    def _begin(self, luck: int) -> None:
        self._words[single.LUCK_AT] = luck
        self._note(self.law.table_begin(self._words, self._shown))

    def act(self, code: int | None) -> None:
        """Play an action of the seat to act, and nature's moves after it. An illegal one is an error."""
        if not self.is_legal(code):
            raise self.refusal(code)
        self._note(self.law.table_act(self._words, self._shown, int(code)))

    def _note(self, seat: int) -> None:
        if seat >= 0:
            self.seat, self.ended = seat, GOING_ON
        else:
            self.seat, self.ended = -1, -seat
            self.mask[:] = False

    @property
    def luck(self) -> int:
        """The random number that nature's next move depends on."""
        return int(self._words[single.LUCK_AT])

    @property
    def position(self) -> Position:
        """The position, secrets included."""
        return Position(self.game, plain_law(self.game.rules).load_row(self._words[single.HEAD :].tolist()))

    def look(self, seat: int) -> tuple[Bytes, Bytes, Bytes]:
        """What a seat sees now: planes, counters, and what it may do, which is nothing while another is to act."""
        if seat == self.seat:
            shown = self._shown.copy()
        else:
            shown = numpy.empty_like(self._shown)
            self.law.table_show(self._words, shown, seat)
        planes, mask = self._planes, self._before_mask
        return shown[:planes].reshape(self.layout.shape), shown[planes:mask], shown[mask:]


def reopened(kind: type[Table], game: str, seats: int, options: str, state: AnyState | None, luck: int) -> Table:
    """A table from what is stored of it."""
    table = kind(game, seats, options)
    if state is not None:
        table.resume(state, luck)
    return table


def open_table(
    game: str | AnyGame, seats: int, options: str = "", preset: str = "", backend: Backend | None = None
) -> Table:
    """A table on a backend; without one, on the fastest that is installed."""
    backend = backend or fastest_backend()
    if backend not in {"python", "cpu"}:
        raise EnvError(f"backend {backend!r}: a single game is played on python or cpu")
    return (Table if backend == "python" else CompiledTable)(game, seats, options, preset)
