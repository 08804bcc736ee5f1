"""Errors in what a person enters. Every message says what was expected, in English.

Pages and the command line say it in other languages: by a key, and the values that fill its message.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Self

NO_VALUES: Mapping[str, str | int] = MappingProxyType({})


class MeowzeError(ValueError):
    """The base class; the message is meant for the person who made the mistake."""

    key = ""  # empty for mistakes that only a program can make
    values = NO_VALUES

    def with_key(self, key: str, **values: str | int) -> Self:
        """The same error, which can also be said in other languages."""
        self.key, self.values = key, values
        return self


class Unreadable(MeowzeError):
    """A text that cannot be read as an action, position, record or option.

    >>> from meowze import Dice, Position
    >>> Position.deal("labyrinth", options="finish=never", dice=Dice(7))
    Traceback (most recent call last):
    meowze.games.errors.Unreadable: finish=never: finish can be corner or anywhere
    """


class Misfit(MeowzeError):
    """Options, a seat or a number of seats that do not go together; `switch` names the one to change.

    >>> from meowze import Dice, Position
    >>> Position.deal("labyrinth", seats=9, dice=Dice(7))
    Traceback (most recent call last):
    meowze.games.errors.Misfit: seats=9: this game is for 1 to 4 seats
    """

    def __init__(self, switch: str, text: str) -> None:
        super().__init__(text)
        self.switch = switch


class Illegal(MeowzeError):
    """An action that the rules forbid now; `rule` is the paragraph that says so, such as "CD28".

    >>> from meowze import Dice, Position
    >>> Position.deal("labyrinth", dice=Dice(7)).play("d4")
    Traceback (most recent call last):
    meowze.games.errors.Illegal: d4 is not possible: first the maze is slid, then the pawn walks (LR7)
    """

    key = "rule"

    def __init__(self, rule: str, text: str) -> None:
        super().__init__(text)
        self.rule = rule


class NoDice(MeowzeError):
    """Nature is to draw, and no dice were given.

    >>> from meowze import Dice, Position
    >>> Position.deal("labyrinth")
    Traceback (most recent call last):
    meowze.games.errors.NoDice: labyrinth begins with chance: give dice, such as dice=Dice(7), ...
    """


class WrongType(MeowzeError, TypeError):
    """An argument of the wrong type; the message says what was expected.

    >>> from meowze import Dice, Position
    >>> Position.deal("labyrinth", dice=7)
    Traceback (most recent call last):
    meowze.games.errors.WrongType: dice=7: expected dice, such as Dice(7)
    """


class MissingExtra(MeowzeError, ImportError):
    """Something needs packages that are not installed; the message names the extra that brings them."""
