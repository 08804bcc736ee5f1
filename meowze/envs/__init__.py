"""Environments for programs that learn: what a seat sees as arrays, what it may do, what it has won.

- `layout(game, options, seats)` says by name what the numbers of an observation mean, and how many there are.
- `observe(position, seat)` is what a seat sees: `planes` int8 [planes, height, width], each 0 or 1, and `counters`
  int8 [counters], each 0 to 127. It is made from `seen(state, seat)` alone, with the own seat first.
- `action_mask(position)` is bool [actions]: what the seat to act may do. When nature is to move or the game is over,
  nothing.
- `returns(position)` is float32 [seats] from -1 to 1: zeros until the game is over.
- `VectorEnv` plays many games at once on the CPU or on a GPU.
"""

from meowze.envs import registration as registration  # makes the games known to Gymnasium, if it is there
from meowze.envs.observing import EnvError, Layout, Observation, action_mask, layout, observe, returns
from meowze.envs.vector import TimeStep, VectorEnv

__all__ = [
    "EnvError",
    "Layout",
    "Observation",
    "TimeStep",
    "VectorEnv",
    "action_mask",
    "layout",
    "observe",
    "returns",
]
