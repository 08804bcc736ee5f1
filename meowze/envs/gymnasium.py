"""The games in Gymnasium, each as `Meowze/<Game>-v0`: one seat learns, rivals play the others.

`import meowze.envs` registers them.
"""

import random
from typing import cast

import numpy.typing

from meowze.envs.drawing import MODES, Frame, checked_mode, drawn
from meowze.envs.observing import EnvError
from meowze.envs.rivals import Rival, checked_seat, choices_of
from meowze.envs.spaces import Observed, observation_space, observed
from meowze.envs.table import CUT_OFF, GOING_ON, OVER, Backend, open_table
from meowze.extras import needs
from meowze.games.contract import AnyGame

with needs("envs"):
    import gymnasium
    from gymnasium import spaces

LUCK = 2**62
ILLEGAL = -1.0
TRIES = 1000  # games that may end before the seat's first turn


def never_to_act() -> EnvError:
    """The error for options under which the seat that learns does not come to act."""
    return EnvError(
        f"{TRIES} games in a row have ended before the seat came to act: give other options or another seat"
    )


class MeowzeEnv(gymnasium.Env[Observed, int]):
    """One seat of a game. Between two of its actions the rivals and nature play.

    The reward is 0 until the game ends; then it is the result of the seat, from -1 to 1. A game that is cut off is
    truncated. An illegal action ends the game with -1, and `info["illegal"]` says why.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012  # as in Gymnasium itself

    def __init__(
        self,
        game: str | AnyGame,
        seats: int = 2,
        options: str = "",
        preset: str = "",
        seat: int | None = 0,
        rivals: Rival | list[Rival] = "random",
        seconds: float | None = None,
        render_mode: str | None = None,
        backend: Backend | None = None,
    ) -> None:
        """`seat` is the seat that learns, None for another one in each game; `seconds` is how long rivals may think."""
        self.table = open_table(game, seats, options, preset, backend)
        self._mode = checked_mode(render_mode)
        self.render_mode = render_mode
        self.observation_space = cast("spaces.Space[Observed]", observation_space(self.table.layout))
        self.action_space = cast("spaces.Space[int]", spaces.Discrete(self.table.layout.actions))
        self.own_seat, self.seat = checked_seat(seat, seats), seat or 0
        self._rivals = choices_of(rivals, self.table.game.name, seats, seconds)
        self._dice, self._playing = random.Random(), False

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observed, dict[str, object]]:
        """Deal a new game and let the others play until it is the seat's turn."""
        super().reset(seed=seed)
        self._dice = random.Random(int(self.np_random.integers(LUCK)))
        for _ in range(TRIES):
            if self.own_seat is None:
                self.seat = self._dice.randrange(self.table.seats)
            self.table.deal(self._dice.randrange(LUCK))
            self._rivals_play()
            if self.table.ended == GOING_ON:  # else the others have won before the seat's first turn
                self._playing = True
                return self._observed(), {"seat": self.seat}
        raise never_to_act()

    def _rivals_play(self) -> None:
        table = self.table
        while table.ended == GOING_ON and table.seat != self.seat:
            choose = self._rivals[(table.seat - self.seat) % table.seats - 1]
            if choose:
                table.act(choose(table.position, self._dice))
            else:
                table.act(self._dice.choice(numpy.flatnonzero(table.mask).tolist()))

    def _observed(self) -> Observed:
        return observed(self.table, self.seat)

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, object]]:
        """Play an action of the seat, then let the others play until it is its turn again."""
        table = self.table
        info: dict[str, object] = {"seat": self.seat}
        if not self._playing:
            raise EnvError("the game has ended: call reset()")
        if not table.is_legal(action):
            self._playing = False
            return self._observed(), ILLEGAL, True, False, info | {"illegal": str(table.refusal(action))}
        table.act(action)
        self._rivals_play()
        self._playing = table.ended == GOING_ON
        reward = table.returns[self.seat] if table.ended else 0.0
        return self._observed(), reward, table.ended == OVER, table.ended == CUT_OFF, info

    def action_masks(self) -> numpy.typing.NDArray[numpy.bool_]:
        """What the seat may do now, by the name under which learners with masks look for it."""
        return self.table.mask.copy()

    def render(self) -> Frame | None:
        """The position as the seat sees it, in the render mode of this environment."""
        return drawn(self.table.position, self._mode, self.seat)
