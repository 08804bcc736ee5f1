"""What an agent of PettingZoo or Gymnasium sees: the arrays of `meowze.envs.observe` as a dict, and their space."""

from typing import TypeAlias

import numpy
import numpy.typing

from meowze.envs.observing import MOST, Layout
from meowze.envs.table import Table
from meowze.extras import needs

with needs("envs"):
    from gymnasium import spaces

Observed: TypeAlias = dict[str, numpy.typing.NDArray[numpy.int8]]


def observation_space(layout: Layout) -> spaces.Dict:
    """The space of one agent's observations."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, layout.shape, numpy.int8),
            "counters": spaces.Box(0, MOST, (len(layout.counters),), numpy.int8),
            "action_mask": spaces.Box(0, 1, (layout.actions,), numpy.int8),
        }
    )


def observed(table: Table, seat: int) -> Observed:
    """What a seat sees now, and what it may do: nothing while another is to act."""
    planes, counters, mask = table.look(seat)
    return {"observation": planes, "counters": counters, "action_mask": mask}
