"""What a seat sees, what it may do and what it has won, of a single position, as NumPy arrays."""

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from meowze.extras import needs
from meowze.games import AnyGame, game_named
from meowze.games.contract import AnyObservation, AnyState
from meowze.games.errors import MeowzeError
from meowze.games.grid import WORD
from meowze.play.position import Position

with needs("envs"):
    import numpy
    import numpy.typing

Bytes = numpy.typing.NDArray[numpy.int8]
Flags = numpy.typing.NDArray[numpy.bool_]
Floats = numpy.typing.NDArray[numpy.float32]
MOST = 127  # the largest counter


class EnvError(MeowzeError):
    """A call that an environment cannot answer; the message says what was expected."""


class Observation(NamedTuple):
    """What a seat sees; `Layout` names the planes and the counters."""

    planes: Bytes
    counters: Bytes


@dataclass(frozen=True)
class Layout:
    """What the numbers of an observation mean.

    `planes` and `counters` are names. Those that end in a number belong to a seat: 0 is the seat that observes, 1 the
    next one in the order of turns, and so on. `actions` is the number of action codes of seats.
    """

    game: str
    seats: int
    planes: tuple[str, ...]
    counters: tuple[str, ...]
    height: int
    width: int
    actions: int

    @property
    def shape(self) -> tuple[int, int, int]:
        """The shape of the planes of one observation."""
        return len(self.planes), self.height, self.width


def observation_of(game: AnyGame) -> AnyObservation:
    """The module of a game that says what a seat sees."""
    if game.observation is None:
        raise EnvError(f"{game.name} has no observation, so it cannot be used in an environment: give its Game one")
    return game.observation


def layout(game: str | AnyGame, options: str = "", seats: int = 2) -> Layout:
    """The layout of a game for so many seats. Options do not change it; those that do not fit are an error."""
    table = game_named(game) if isinstance(game, str) else game
    table.started(options, seats)
    return layout_of(table, seats)


@lru_cache(maxsize=256)
def layout_of(game: AnyGame, seats: int) -> Layout:
    """The layout of a game whose number of seats is known to fit."""
    module = observation_of(game)
    planes = [f"{name}-{seat}" for seat in range(seats) for name in module.SEAT_PLANES]
    counters = [f"{name}-{seat}" for seat in range(seats) for name in module.SEAT_COUNTERS]
    names = (*module.PLANES, *planes), (*module.COUNTERS, *counters)
    return Layout(game.name, seats, *names, *module.SHAPE, module.SEAT_CODES)


@lru_cache(maxsize=256)
def _word_places(game: AnyGame, seats: int) -> tuple[int, ...]:
    """For every int of the planes, the number of cells before it."""
    found, module = layout_of(game, seats), observation_of(game)
    cells = found.height * found.width
    starts = range(0, cells, module.CELLS_A_WORD)
    return tuple(cells * plane + start for plane in range(len(found.planes)) for start in starts)


def _bits(number: int, count: int) -> numpy.typing.NDArray[numpy.uint8]:
    """The lowest bits of a number, each a byte."""
    data = numpy.frombuffer(number.to_bytes((count + 7) // 8, "little"), numpy.uint8)
    return numpy.unpackbits(data, count=count, bitorder="little")


def observe(position: Position, seat: int) -> Observation:
    """What a seat sees of a position, at any moment of the game."""
    if seat not in range(position.seats):
        raise EnvError(f"seat {seat!r}: the seats of this game are 0 to {position.seats - 1}")
    game = position.game
    found, module = layout_of(game, position.seats), observation_of(game)
    seen: AnyState = game.rules.seen(position.state, seat)
    number = 0
    for word, place in zip(module.planes(seen, seat), _word_places(game, position.seats), strict=False):
        number |= word << place
    planes = _bits(number, len(found.planes) * found.height * found.width)
    counters = numpy.array(module.counters(seen, seat)[: len(found.counters)])
    return Observation(planes.view(numpy.int8).reshape(found.shape), counters.clip(0, MOST).astype(numpy.int8))


def action_mask(position: Position) -> Flags:
    """What the seat to act may do; nothing when nature is to move or the game is over."""
    actions = observation_of(position.game).SEAT_CODES
    if position.mover is None:
        return numpy.zeros(actions, numpy.bool_)
    number = 0
    for k, word in enumerate(position.game.rules.legal(position.state)):
        number |= word << (WORD * k)
    return _bits(number & ((1 << actions) - 1), actions).view(numpy.bool_)


def returns(position: Position) -> Floats:
    """What each seat has won or lost, from -1 to 1: zeros until the game is over, and when nobody has won.

    Where seats play against each other the sum is 0, and the side with fewer seats gets 1 or -1: a winner among four
    has 1 and the others -1/3; of two teams one has 1 each, the other -1 each. If all have won, all have 0. Where all
    play together, or one alone, a solved game is 1 and an unsolved one -1.
    """
    seats, won = position.seats, numpy.zeros(position.seats, numpy.float32)
    if not position.over:
        return won
    won[list(position.winners)] = 1
    if position.together:
        return won * 2 - 1
    winners = len(position.winners)
    return (won * seats - winners) / numpy.float32(max(winners, seats - winners))
