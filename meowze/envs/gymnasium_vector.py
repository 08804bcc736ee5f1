"""Many games at once in Gymnasium, over `meowze.envs.VectorEnv`: what `gymnasium.make_vec` makes."""

import random
from typing import TypeAlias

import numpy
import numpy.typing

from meowze.envs.drawing import MODES, Frame, checked_mode, drawn
from meowze.envs.gymnasium import ILLEGAL, LUCK, TRIES, never_to_act
from meowze.envs.observing import Bytes, Flags, Floats
from meowze.envs.rivals import Rival, checked_seat, choices_of
from meowze.envs.spaces import Observed, observation_space
from meowze.envs.table import game_of, joined_options
from meowze.envs.vector import TimeStep, VectorEnv
from meowze.extras import needs
from meowze.games.contract import AnyGame

with needs("envs"):
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space

Whole: TypeAlias = numpy.typing.NDArray[numpy.int64]
Info: TypeAlias = dict[str, object]

NO_ACTION = -1  # never legal, so it leaves a game as it is


class Ends:
    """How the games of one step have ended for the seats that learn; only the first end of a game counts."""

    def __init__(self, games: int) -> None:
        self.reward = numpy.zeros(games, numpy.float32)
        self.terminated, self.truncated = numpy.zeros((2, games), numpy.bool_)

    def note(self, now: TimeStep, own: Bytes) -> Flags:
        """Take over the ends of the last actions, and say in which games they are the first."""
        first = (now.terminated | now.truncated) & ~(self.terminated | self.truncated)
        self.reward[first] = now.reward[first, own[first]]
        self.terminated |= now.terminated & first
        self.truncated |= now.truncated & first
        return first


class MeowzeVectorEnv(gymnasium.vector.VectorEnv[Observed, Whole, Floats | Flags]):
    """One seat in each of many games; rivals play the others. A game that ends is dealt anew in the same step.

    `info["final_obs"]` is then what the seat saw at the end, and `info["_final_obs"]` says in which games. With
    `seat=None` the games are spread over the seats.
    """

    metadata = {"render_modes": list(MODES), "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str | AnyGame,
        num_envs: int = 1,
        seats: int = 2,
        options: str = "",
        preset: str = "",
        seat: int | None = 0,
        rivals: Rival | list[Rival] = "random",
        seconds: float | None = None,
        render_mode: str | None = None,
        threads: int | None = None,
    ) -> None:
        """`seconds` is how long rivals may think, `threads` how many cores play."""
        table = game_of(game)
        self.num_envs, self._mode, self.render_mode = num_envs, checked_mode(render_mode), render_mode
        own = checked_seat(seat, seats)
        each = numpy.arange(num_envs) % seats if own is None else numpy.full(num_envs, own)
        self.seat: Bytes = each.astype(numpy.int8)
        self.games = VectorEnv(table, joined_options(table, seats, preset, options), seats, num_envs, threads=threads)
        layout = self.games.layout
        self.single_observation_space = observation_space(layout)
        self.single_action_space = spaces.Discrete(layout.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rivals = choices_of(rivals, table.name, seats, seconds)
        self._dice = random.Random()

    def reset(self, *, seed: int | None = None, options: dict[str, object] | None = None) -> tuple[Observed, Info]:
        """Deal new games and let the others play until it is the seats' turn."""
        super().reset(seed=seed)
        self._dice = random.Random(int(self.np_random.integers(LUCK)))
        now = self._rivals_play(self.games.reset(self._dice.randrange(1 << 31)), Ends(self.num_envs), {})
        return self._observed(now), {"seat": self.seat.copy()}

    def step(self, actions: Whole) -> tuple[Observed, Floats, Flags, Flags, Info]:
        """Play an action in each game, then let the others play until it is the seats' turn again."""
        ends, info = Ends(self.num_envs), Info(seat=self.seat.copy())
        now = self.games.step(actions)
        self._note(now, ends, info)
        illegal = now.illegal.copy()
        if illegal.any():
            keep_final(info, illegal, self._observed(now))
            ends.reward[illegal], ends.terminated[illegal] = ILLEGAL, True
            now = self.games.reset(where=illegal)
        now = self._rivals_play(now, ends, info)
        return self._observed(now), ends.reward, ends.terminated, ends.truncated, info

    def _note(self, now: TimeStep, ends: Ends, info: Info) -> None:
        first = ends.note(now, self.seat)
        if first.any():
            planes, counters = self.games.observe_end(self.seat)
            nothing = numpy.zeros(now.mask.shape, numpy.int8)
            keep_final(info, first, {"observation": planes, "counters": counters, "action_mask": nothing})

    def _rivals_play(self, now: TimeStep, ends: Ends, info: Info) -> TimeStep:
        """Let rivals act until it is the seats' turn in all games; a game that a rival ends goes on with the next."""
        ended = numpy.zeros(self.num_envs, numpy.int64)
        while (waiting := now.seat != self.seat).any():
            now = self.games.step(self._rival_actions(now, waiting))
            self._note(now, ends, info)
            ended += now.terminated | now.truncated
            if ended.max() > TRIES:
                raise never_to_act()
        return now

    def _rival_actions(self, now: TimeStep, waiting: Flags) -> Whole:
        codes = numpy.full(self.num_envs, NO_ACTION, numpy.int64)
        for k, choose in enumerate(self._rivals, start=1):
            asked = numpy.flatnonzero(waiting & ((now.seat - self.seat) % self.games.seats == k))
            if choose is None:
                wishes = 1 - self.np_random.random((len(asked), now.mask.shape[1]), numpy.float32)  # never 0
                codes[asked] = (wishes * now.mask[asked]).argmax(axis=1)
            else:
                codes[asked] = [choose(self.games.position(int(i)), self._dice) for i in asked]
        return codes

    def _observed(self, now: TimeStep) -> Observed:
        return {
            "observation": now.obs.copy(),
            "counters": now.flat.copy(),
            "action_mask": now.mask.view(numpy.int8).copy(),
        }

    def render(self) -> tuple[Frame, ...] | None:
        """Every game as its seat sees it, in the render mode of this environment."""
        if self._mode is None:
            return None
        frames = (drawn(self.games.position(i), self._mode, int(self.seat[i])) for i in range(self.num_envs))
        return tuple(frame for frame in frames if frame is not None)


def keep_final(info: Info, where: Flags, seen: Observed) -> None:
    """Add the last observations of these games to `info`, as Gymnasium keeps them: one dict for each game."""
    found = info.setdefault("final_obs", numpy.full(len(where), None, object))
    known = info.setdefault("_final_obs", numpy.zeros(len(where), numpy.bool_))
    assert isinstance(found, numpy.ndarray)
    assert isinstance(known, numpy.ndarray)
    for i in numpy.flatnonzero(where):
        found[i], known[i] = {name: array[i].copy() for name, array in seen.items()}, True
