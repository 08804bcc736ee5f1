"""Who rolls for nature: the law holds no luck, a driver asks one of these."""

import hashlib
import secrets
from collections.abc import Sequence
from typing import Protocol

from meowze.games.contract import Pile

Outcome = tuple[int, int]  # an action code and its weight


class Dice(Protocol):
    """Chooses one of nature's outcomes."""

    def roll(self, pile: Pile, outcomes: Sequence[Outcome]) -> int:
        """The action code of the outcome that happens."""


def _chosen(number: int, outcomes: Sequence[Outcome]) -> int:
    for action, weight in outcomes:
        number -= weight
        if number < 0:
            return action
    raise ValueError("the number is larger than all weights together")


class Secure:
    """Luck from the operating system: for tables where people play."""

    def roll(self, pile: Pile, outcomes: Sequence[Outcome]) -> int:
        """An outcome nobody can foresee."""
        return _chosen(secrets.randbelow(sum(weight for _, weight in outcomes)), outcomes)


class Seeded:
    """Luck from a seed: the k-th draw of a pile is the same whatever was played before it."""

    def __init__(self, seed: int | str) -> None:
        self.seed = str(seed)

    def roll(self, pile: Pile, outcomes: Sequence[Outcome]) -> int:
        """The outcome that this seed holds for this draw."""
        name, number, first, size = pile
        deck = sorted(range(first, first + size), key=lambda code: self._number(f"{name}:{code}"))
        if size and any(action == deck[number] for action, _ in outcomes):
            return deck[number]
        return _chosen(self._number(f"{name}/{number}") % sum(weight for _, weight in outcomes), outcomes)

    def _number(self, key: str) -> int:
        digest = hashlib.blake2b(f"{self.seed}/{key}".encode(), digest_size=16).digest()
        return int.from_bytes(digest, "big")


class Remembering:
    """Luck that does not roll anew: what was drawn once as number k of a pile comes again while it is possible."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.drawn: dict[Pile, int] = {}

    def roll(self, pile: Pile, outcomes: Sequence[Outcome]) -> int:
        """The outcome of this draw, the same as before an undo."""
        before = self.drawn.get(pile)
        if before is None or all(action != before for action, _ in outcomes):
            self.drawn[pile] = before = self.dice.roll(pile, outcomes)
        return before


class Agreed:
    """Luck with one thing settled beforehand: this outcome happens wherever it is possible."""

    def __init__(self, dice: Dice, action: int) -> None:
        self.dice, self.action = dice, action

    def roll(self, pile: Pile, outcomes: Sequence[Outcome]) -> int:
        """What was settled, or else luck."""
        settled = any(action == self.action for action, _ in outcomes)
        return self.action if settled else self.dice.roll(pile, outcomes)
