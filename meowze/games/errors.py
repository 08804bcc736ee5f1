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
    """A text that cannot be read as an action, position, record or option."""


class Misfit(MeowzeError):
    """Options, a seat or a number of seats that do not go together; `switch` names the one to change."""

    def __init__(self, switch: str, text: str) -> None:
        super().__init__(text)
        self.switch = switch


class Illegal(MeowzeError):
    """An action that the rules forbid now; `rule` is the paragraph that says so, such as "CD28"."""

    key = "rule"

    def __init__(self, rule: str, text: str) -> None:
        super().__init__(text)
        self.rule = rule


class NoDice(MeowzeError):
    """Nature is to draw, and no dice were given."""


class WrongType(MeowzeError, TypeError):
    """An argument of the wrong type; the message says what was expected."""


class MissingExtra(MeowzeError, ImportError):
    """Something needs packages that are not installed; the message names the extra that brings them."""
