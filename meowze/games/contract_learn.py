"""What a game brings along for those who learn it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from meowze.games.contract_rules import S


@dataclass(frozen=True)
class StoryBoard(Generic[S]):
    """One board of a story: a position, what is to be reached, and a way to reach it with as few actions as possible.

    The message `<game>-story-<name>` says it in words; `marked` are the cells and places that glow.
    """

    name: str
    position: str
    reached: Callable[[S], bool]
    solution: tuple[str, ...]
    marked: tuple[str, ...] = ()
    seed: int = 1  # of nature's draws
