"""How far a bot looks ahead."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Skill:
    """A weaker bot looks at less; it never plays nonsense on purpose."""

    depth: int  # how many actions of its own turn it considers together
    sight: int = 2  # how closely it judges a position, as its evaluation defines that
    sees: int = 8  # out of eight legal actions, how many it notices
    draws: int = 1  # how many random draws it tries for each turn
    keep: int = 1  # how many of the best turns it plays on
    turns: int = 0  # for how many further turns
    habit: int = 0  # how closely all seats judge positions while playing on
    narrow: int = 1  # how many actions they then consider together with a second one
