"""What games of self-play leave, and how it is labelled: the same for NumPy's arrays and for tensors on a GPU."""

from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from meowze.games.grid import CERTAIN

Lucks: TypeAlias = NDArray[np.int64]  # a row a game: its own luck, and that of its seats
Ends: TypeAlias = NDArray[np.int32]  # a column a game: each seat's part of the win, then the turns, -1 if cut off
Table: TypeAlias = Any  # an array of NumPy or a tensor of torch


class Samples(NamedTuple):
    """A row of features for each sample, its label in parts of CERTAIN, and how many games they come from."""

    features: Table
    labels: Table
    games: int


def labelled(features: Table, kept: Table, ends: Table, horizon: int) -> Samples:
    """The samples of all games whose result is known.

    `features` are ordered by turn, game and seat, `kept` by turn and game. A label is the seat's part of the win, or
    with a horizon the turns that were still needed, as a part of that; all of it where more were needed. So games that
    were cut off teach what to avoid: their positions from which at least as many turns were played as the horizon has.
    """
    parts, turns, most = ends[:-1].T, ends[-1], len(kept)
    taken = (kept > 0) & (turns > 0)
    if horizon:
        taken |= (kept > 0) & (turns < 0) & (kept + horizon <= most)
        lasted = turns + (turns < 0) * (most - turns)
        labels = (lasted - kept).clip(0, horizon)[..., None] * (CERTAIN // horizon) + 0 * parts
    else:
        labels = parts + 0 * kept[..., None]
    chosen = features[taken]
    return Samples(chosen.reshape(-1, chosen.shape[-1]), labels[taken].reshape(-1), int((turns > 0).sum()))
