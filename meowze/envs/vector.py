"""Many games at once as one environment, on the CPU or on a GPU."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy
import numpy.typing

from meowze.backends.env_batch import EnvBatch
from meowze.backends.loops import LONGEST
from meowze.envs.observing import Bytes, EnvError, Flags, Floats, Layout, Observation, layout_of, observation_of
from meowze.games import AnyGame, game_named
from meowze.play.position import Position


@dataclass(frozen=True)
class TimeStep:
    """What there is after a step or a reset: arrays with one row for each game.

    They are NumPy arrays on the CPU and `meowze.backends.DeviceArray` on a GPU, of the same shapes and types. The next
    step writes into the same memory; copy what you want to keep.
    """

    obs: Bytes  # [games, planes, height, width]: what the seat to act sees
    flat: Bytes  # [games, counters]
    mask: Flags  # [games, actions]: what it may do
    seat: Bytes  # [games]: the seat to act
    reward: Floats  # [games, seats]: `returns` where a game is over, else 0
    terminated: Flags  # [games]: the game was over, and a new one was dealt
    truncated: Flags  # [games]: the game was cut off after `max_turns`, and a new one was dealt
    illegal: Flags  # [games]: the action was illegal, and nothing has changed
    _last: Callable[[], Observation] = field(repr=False)

    @property
    def final_obs(self) -> Bytes:
        """[games, planes, height, width]: what the seat that acted saw at the end, zeros where no game has ended."""
        return self._last().planes

    @property
    def final_flat(self) -> Bytes:
        """[games, counters]: the counters that go with `final_obs`."""
        return self._last().counters


class VectorEnv:
    """Many games of the same kind, each of which is dealt anew when it ends.

    >>> env = VectorEnv("labyrinth", "secrets=4", seats=2, games=1024)
    >>> now = env.reset(seed=7)
    >>> now = env.step(now.mask.argmax(axis=1))

    `threads` are those of the CPU, all cores if it is not given. After `max_turns` turns a game is cut off.
    """

    def __init__(
        self,
        game: str | AnyGame,
        options: str = "",
        seats: int = 2,
        games: int = 1024,
        *,
        seed: int = 1,
        backend: str = "cpu",
        threads: int | None = None,
        max_turns: int = LONGEST,
    ) -> None:
        self.game = game_named(game) if isinstance(game, str) else game
        observation_of(self.game)
        if max_turns < 1 or (threads is not None and threads < 1):
            raise EnvError(f"max_turns and threads are 1 or more, not {max_turns} and {threads}")
        self.batch = EnvBatch(self.game, options, seats, games, seed, backend, threads, max_turns)
        self.layout: Layout = layout_of(self.game, seats)
        self.games, self.seats, self.backend = games, seats, backend
        self._steps, self._arrays = 0, self._shared_arrays()
        self.reset()

    def __repr__(self) -> str:
        return f"VectorEnv({self.game.name!r}, {self.options!r}, seats={self.seats}, games={self.games})"

    @property
    def options(self) -> str:
        """The options that differ from the defaults, as text."""
        return self.game.options_text(self.batch.first)

    def reset(self, seed: int | None = None, where: Flags | None = None) -> TimeStep:
        """Deal new games: all of them, or those where `where` is true. A seed makes the deals repeatable."""
        asked = numpy.ones(self.games, numpy.bool_) if where is None else numpy.asarray(where)
        if asked.shape != (self.games,) or asked.dtype != numpy.bool_:
            raise EnvError(f"where is one bool for each of the {self.games} games, not {asked.dtype} {asked.shape}")
        if seed is not None and seed not in range(1 << 31):
            raise EnvError(f"a seed is a whole number from 0 to 2^31 - 1, not {seed!r}")
        self.batch.deal(asked, seed)
        return self._told()

    def step(self, actions: numpy.typing.ArrayLike) -> TimeStep:
        """Play one action in every game, and nature's moves after it.

        `actions` has one whole number for each game; with games on a GPU it may be an array there. An illegal action
        leaves its game as it is and is reported in `illegal`.
        """
        self.batch.act(actions)
        return self._told()

    def observe(self, seat: int | Bytes) -> Observation:
        """What another seat sees now, the same one in all games or one for each game."""
        return self._observation(self.batch.seen_by(self._viewers(seat)))

    def observe_end(self, seat: int | Bytes) -> Observation:
        """What another seat saw at the end of the games that the last step ended; zeros where no game has ended."""
        return self._observation(self.batch.seen_last(self._viewers(seat)))

    def _viewers(self, seat: int | Bytes) -> Bytes:
        viewers = numpy.asarray(seat)
        fitting = viewers.shape in {(), (self.games,)} and viewers.dtype.kind in "iu"
        if not fitting or viewers.min() < 0 or viewers.max() >= self.seats:
            raise EnvError(f"seat {seat!r}: a seat from 0 to {self.seats - 1}, or one for each of {self.games} games")
        return numpy.broadcast_to(viewers, (self.games,))

    def position(self, i: int) -> Position:
        """Game `i` as a position, with everything that is hidden from a seat."""
        self._check_number(i)
        return Position(self.game, self.batch.state(i))

    def put(self, i: int, position: Position) -> TimeStep:
        """Replace game `i` by a position of the same game, options and seats in which a seat is to act."""
        self._check_number(i)
        first = self.batch.first
        same = position.game == self.game and position.seats == self.seats
        if not same or position.state.options != first.options or position.mover is None:
            raise EnvError(f"a position of {self!r} in which a seat is to act can be put here, not {position}")
        self.batch.put_state(i, position.state)
        return self._told()

    def _check_number(self, i: int) -> None:
        if i not in range(self.games):
            raise EnvError(f"game {i!r}: the games are 0 to {self.games - 1}")

    def _shared_arrays(self) -> dict[str, Any]:
        """The arrays of every time step, by name; each step writes into them again."""
        batch = self.batch
        ends = [batch.told(batch.ends[k], kind="bool") for k in range(3)]
        return {
            "obs": batch.planes(batch.now),
            "flat": batch.counters(batch.now),
            "mask": batch.told(batch.mask, self.layout.actions, kind="bool"),
            "seat": batch.told(batch.seat),
            "reward": batch.told(batch.reward, self.seats, kind="float32"),
            "terminated": ends[0],
            "truncated": ends[1],
            "illegal": ends[2],
        }

    def _observation(self, seen: Any) -> Observation:
        return Observation(self.batch.planes(seen), self.batch.counters(seen))

    def _told(self) -> TimeStep:
        self._steps += 1
        steps = self._steps

        def last() -> Observation:
            if steps != self._steps:
                raise EnvError("final_obs can be asked for until the next step or reset, and this was later")
            return self._observation(self.batch.seen_last())

        return TimeStep(**self._arrays, _last=last)
