"""The kernel with which a GPU plays games of self-play in step: one turn of every game, a game a thread."""

from typing import Any

from meowze.backends.rows import Array
from meowze.training import self_play

cuda: Any = None  # the backend sets it when it compiles this module
record_turn = self_play.record_turn


def record_all(
    ends: Array, rows: Array, nets: Array, lucks: Array, samples: Array, kept: Array,
    horizon: int, draws: int, explore: int,
) -> None:  # fmt: skip
    """Play one turn of every game, and write what every seat sees afterwards."""
    i = cuda.grid(1)
    if i < ends.shape[1]:
        record_turn(nets, rows, lucks, samples, kept, ends, i, horizon, draws, explore)
