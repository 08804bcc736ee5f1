"""Why a hint is a good move, as values that can be put into words in any language."""

from dataclasses import dataclass
from typing import Literal

Kind = Literal[
    "wins-cats", "prepares", "finds-treasure", "opens-way", "comes-nearer", "goes-home", "reaches-cheese", "blocks",
    "frees-way", "draws",
]  # fmt: skip


@dataclass(frozen=True)
class Reason:
    """One effect of a move: how many cats, tiles or steps, and which seat is affected if not the mover."""

    kind: Kind
    count: int = 0
    seat: int | None = None
