"""Why a hint is a good move: small facts that a screen can put into words of any language."""

from dataclasses import dataclass
from typing import Literal

Kind = Literal[
    "wins-cats", "prepares", "finds-treasure", "opens-way", "comes-nearer", "goes-home", "reaches-cheese", "blocks",
    "frees-way", "draws",
]  # fmt: skip


@dataclass(frozen=True)
class Reason:
    """One thing that a move does: how many (cats, tiles, steps), and to whom if not to the mover."""

    kind: Kind
    count: int = 0
    seat: int | None = None
