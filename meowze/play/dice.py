"""Dice: they choose nature's outcomes, since the rules draw no random numbers themselves."""

import hashlib
import random
import secrets
from collections.abc import Sequence
from typing import Protocol

from meowze.games.contract import Pile
from meowze.games.errors import WrongType

Outcome = tuple[int, int]  # an action code and its weight


class DiceLike(Protocol):
    """Chooses one of nature's outcomes: whatever has `roll` can be used as dice.

    >>> from meowze import Position
    >>> class First:
    ...     def roll(self, pile, outcomes):
    ...         return outcomes[0][0]
    >>> Position.deal("labyrinth", dice=First()).mover
    0
    """

    def roll(self, pile: Pile, outcomes: Sequence[Outcome]) -> int:
        """The action code of the outcome that happens."""


def _weighted_pick(number: int, outcomes: Sequence[Outcome]) -> int:
    for action, weight in outcomes:
        number -= weight
        if number < 0:
            return action
    raise ValueError("the number is larger than all weights together")


def _checked(seed: int | str) -> int | str:
    if not isinstance(seed, int | str):
        raise WrongType(f"a seed is a number or a text, not {seed!r}")
    return seed


class Dice:
    """Random numbers that go on from game to game: 1,000 deals are 1,000 games, and the same seed gives them again.

    Without a seed they are different each time.

    >>> from meowze import Position
    >>> dice = Dice(7)
    >>> len({Position.deal("labyrinth", dice=dice) for _ in range(10)})
    10
    """

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = random.Random(_checked(seed) if seed is not None else None)
        self._name = repr(seed) if seed is not None else ""

    def __repr__(self) -> str:
        return f"Dice({self._name})"

    def roll(self, pile: Pile, outcomes: Sequence[Outcome]) -> int:
        """The next outcome by chance."""
        return _weighted_pick(self._random.randrange(sum(weight for _, weight in outcomes)), outcomes)


class Secure:
    """Random numbers of the operating system, for games between people.

    >>> from meowze import Position
    >>> Position.deal("labyrinth", options="first=1", dice=Secure())
    <Position: labyrinth, 2 seats, 0 turns, seat 1 to act>
    """

    def roll(self, pile: Pile, outcomes: Sequence[Outcome]) -> int:
        """An outcome that nobody can predict."""
        return _weighted_pick(secrets.randbelow(sum(weight for _, weight in outcomes)), outcomes)


class Seeded:
    """The luck of one game: the k-th draw from a pile is the same whatever was played before it.

    They do not go on: each deal with them is the same one. That is what comparing players needs; for many games take
    `Dice`.

    >>> from meowze import Position
    >>> len({Position.deal("labyrinth", dice=Seeded(7)) for _ in range(10)})
    1
    """

    def __init__(self, seed: int | str) -> None:
        self.seed = str(_checked(seed))

    def __repr__(self) -> str:
        return f"Seeded({self.seed!r})"

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

    def __init__(self, dice: DiceLike) -> None:
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

    def __init__(self, dice: DiceLike, actions: Sequence[int]) -> None:
        self.dice, self.actions = dice, actions

    def roll(self, pile: Pile, outcomes: Sequence[Outcome]) -> int:
        """The first agreed outcome that is possible, else that of the other dice."""
        possible = {action for action, _ in outcomes}
        agreed = next((action for action in self.actions if action in possible), None)
        return self.dice.roll(pile, outcomes) if agreed is None else agreed
