"""Dice: they choose nature's outcomes, since the rules draw no random numbers themselves."""

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


def _weighted_pick(number: int, outcomes: Sequence[Outcome]) -> int:
    for action, weight in outcomes:
        number -= weight
        if number < 0:
            return action
    raise ValueError("the number is larger than all weights together")


class Secure:
    """Random numbers of the operating system, for games between people."""

    def roll(self, pile: Pile, outcomes: Sequence[Outcome]) -> int:
        """An outcome that nobody can predict."""
        return _weighted_pick(secrets.randbelow(sum(weight for _, weight in outcomes)), outcomes)


class Seeded:
    """Random numbers from a seed: the k-th draw from a pile is the same whatever was played before it."""

    def __init__(self, seed: int | str) -> None:
        self.seed = str(seed)

    def roll(self, pile: Pile, outcomes: Sequence[Outcome]) -> int:
        """The outcome that the seed determines for this draw."""
        name, number, first, size = pile
        deck = sorted(range(first, first + size), key=lambda code: self._number(f"{name}:{code}"))
        if size and any(action == deck[number] for action, _ in outcomes):
            return deck[number]
        return _weighted_pick(self._number(f"{name}/{number}") % sum(weight for _, weight in outcomes), outcomes)

    def _number(self, key: str) -> int:
        digest = hashlib.blake2b(f"{self.seed}/{key}".encode(), digest_size=16).digest()
        return int.from_bytes(digest, "big")


class Remembering:
    """Dice that repeat themselves after an undo: the k-th draw from a pile stays the same while it is possible."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.drawn: dict[Pile, int] = {}

    def roll(self, pile: Pile, outcomes: Sequence[Outcome]) -> int:
        """The outcome of this draw, the same as last time if it is still possible."""
        before = self.drawn.get(pile)
        if before is None or all(action != before for action, _ in outcomes):
            self.drawn[pile] = before = self.dice.roll(pile, outcomes)
        return before


class Agreed:
    """Dice with outcomes agreed beforehand: the first of them that is possible happens."""

    def __init__(self, dice: Dice, actions: Sequence[int]) -> None:
        self.dice, self.actions = dice, actions

    def roll(self, pile: Pile, outcomes: Sequence[Outcome]) -> int:
        """The first agreed outcome that is possible, else that of the other dice."""
        possible = {action for action, _ in outcomes}
        agreed = next((action for action in self.actions if action in possible), None)
        return self.dice.roll(pile, outcomes) if agreed is None else agreed
