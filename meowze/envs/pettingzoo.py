"""The games in PettingZoo, as agent environment cycles: `env("labyrinth", seats=3)`.

An observation is a dict: "observation" holds the planes and "counters" the counters that `meowze.envs.layout` names,
"action_mask" what the agent may do, which is nothing while another is to act. Agent `player_0` is seat 0.
"""

import random

from meowze.envs.drawing import MODES, Frame, checked_mode, drawn
from meowze.envs.observing import EnvError
from meowze.envs.spaces import Observed, observation_space, observed
from meowze.envs.table import CUT_OFF, GOING_ON, OVER, Backend, open_table
from meowze.extras import needs
from meowze.games.contract import AnyGame

with needs("envs"):
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.env_logger import EnvLogger

LUCK_BITS = 62


class raw_env(AECEnv[str, Observed, int | None]):  # type: ignore[misc]  # it ships no types
    """A game without wrappers: an illegal action is an error that names the rule."""

    def __init__(
        self,
        game: str | AnyGame,
        seats: int = 2,
        options: str = "",
        preset: str = "",
        render_mode: str | None = None,
        backend: Backend | None = None,
    ) -> None:
        super().__init__()
        self.table = open_table(game, seats, options, preset, backend)
        self.render_mode = checked_mode(render_mode)
        self.metadata = {
            "name": f"meowze_{self.table.game.name.replace('-', '_')}_v0",
            "render_modes": list(MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents = list[str]()
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        layout = self.table.layout
        self.observation_spaces = {agent: observation_space(layout) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(layout.actions) for agent in self.possible_agents}
        self._seeds, self._dealt = random.Random(), False

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of an agent's observations, the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The codes of the actions, the same for all agents."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Deal a new game. Without a seed it is the next one of those that the last seed leads to."""
        if seed is not None:
            self._seeds = random.Random(seed)
        self.table.deal(self._seeds.getrandbits(LUCK_BITS))
        self.agents, self._dealt = self.possible_agents[:], True
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.seat]

    def observe(self, agent: str) -> Observed:
        """What an agent sees now."""
        seat = self._seats.get(agent)
        if seat is None:
            raise EnvError(f"agent {agent!r}: the agents are {', '.join(self.possible_agents)}")
        return observed(self.table, seat)

    def step(self, action: int | None) -> None:
        """Play an action of the agent to act, then nature's moves; None for an agent whose game has ended."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
        else:
            self._play(action)

    def _play(self, action: int | None) -> None:
        table = self.table
        table.act(action)
        if table.ended == GOING_ON:
            self.agent_selection = self.agents[table.seat]
        else:
            self._end(table.ended, table.returns)

    def _end(self, ended: int, returns: list[float]) -> None:
        self.terminations = dict.fromkeys(self.agents, ended == OVER)
        self.truncations = dict.fromkeys(self.agents, ended == CUT_OFF)
        self.rewards = dict(zip(self.agents, returns, strict=True))
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> Frame | None:
        """The position as everybody may see it, in the render mode of this environment."""
        return drawn(self.table.position, self.render_mode)

    def close(self) -> None:
        """Nothing is open that would have to be closed."""


class env(raw_env):
    """A game with the checks of PettingZoo's usual wrappers, built in because the wrappers take longer than the game.

    An illegal action ends the game, with -1 for the agent that played it. An action that does not exist fails an
    assertion, and so does a method that is called before `reset`.
    """

    def step(self, action: int | None) -> None:
        """Play an action of the agent to act, then nature's moves; None for an agent whose game has ended."""
        if not self._dealt:
            EnvLogger.error_step_before_reset()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
        else:
            super().step(action)

    def observe(self, agent: str) -> Observed:
        """What an agent sees now."""
        if not self._dealt:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def render(self) -> Frame | None:
        """The position as everybody may see it, in the render mode of this environment."""
        if not self._dealt:
            EnvLogger.error_render_before_reset()
        return super().render()

    def _play(self, action: int | None) -> None:
        if self.table.is_legal(action):
            super()._play(action)
            return
        assert self.action_space(self.agent_selection).contains(action), "action is not in action space"
        EnvLogger.warn_on_illegal_move()
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0) | {self.agent_selection: -1.0}
        self._accumulate_rewards()
        self._deads_step_first()
