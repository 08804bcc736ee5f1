"""The fields of a position text, for every game. Errors name the field that is wrong."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from meowze.games.errors import MeowzeError, Unreadable
from meowze.games.options import O, Startable, Switch, fitting_options, options_now

Value = TypeVar("Value")


NO_EARLIER: Mapping[int, str] = {}


def write_fields(rows: str, values: dict[str, str], version: int = 1) -> str:
    """Rows and fields as one line; an empty field is written as a dash, the version of the rules from 2 on."""
    numbered = {**values, "rules": str(version)} if version > 1 else values
    return " ".join([rows, *(f"{name}:{value or '-'}" for name, value in numbered.items())])


def listed(text: str) -> list[str]:
    """The comma-separated parts of a field; a dash means there are none."""
    return [] if text == "-" else text.split(",")


def number(text: str) -> int:
    """A number in a position text."""
    if not re.fullmatch("[0-9]{1,7}", text):
        raise Unreadable(f"{text!r} must be a number of at most seven digits")
    return int(text)


def counts(text: str, kinds: int, bits: int) -> int:
    """Numbers separated by slashes, packed into one int with `bits` bits each."""
    found = text.split("/")
    if len(found) != kinds or not all(re.fullmatch("[0-9]{1,2}", count) for count in found):
        raise Unreadable(f"{text!r} must be {kinds} numbers with / between them")
    if max(map(int, found)) >= 1 << bits:
        raise Unreadable(f"{text!r} holds a number that is too large")
    return sum(int(count) << (bits * kind) for kind, count in enumerate(found))


def write_counts(packed: int, kinds: int, bits: int) -> str:
    """Packed numbers as text, separated by slashes."""
    return "/".join(str((packed >> (bits * kind)) & ((1 << bits) - 1)) for kind in range(kinds))


def expect(right: bool, text: str) -> None:
    """Raise an error with this text unless the condition holds."""
    if not right:
        raise Unreadable(text)


class Fields:
    """The fields of a position text, read one by one."""

    def __init__(self, text: str, names: Sequence[str]) -> None:
        self.rows, *rest = text.split() or [""]
        self.version = 1
        if rest and re.fullmatch("rules:[0-9]{1,4}", rest[-1]):
            self.version = int(rest.pop().partition(":")[2])
        if [part.partition(":")[0] for part in rest] != list(names):
            order = " ".join(f"{name}:…" for name in names)
            raise Unreadable(f"a position is the rows of the board and then, each once and in this order, {order}")
        self.values = {name: part.partition(":")[2] for name, part in zip(names, rest, strict=True)}

    @property
    def text(self) -> str:
        """The position as these fields have it now."""
        return write_fields(self.rows, self.values, self.version)

    def read(self, name: str, reader: Callable[[str], Value]) -> Value:
        """The value of a field; an error in it names the field."""
        try:
            return reader(self.values[name])
        except MeowzeError as error:
            raise Unreadable(f"{name}: {error}") from error

    def options(
        self,
        rules: Startable[Any, O],
        switches: tuple[Switch, ...],
        seats: int,
        earlier: Mapping[int, str] = NO_EARLIER,
    ) -> O:
        """The options in the field `with`, normalised by the rules; `earlier` as in a game's row."""
        words = "" if self.values["with"] == "standard" else self.values["with"]
        if self.version != rules.VERSION:
            known = [*earlier, rules.VERSION]
            expect(self.version in known, f"rules: expected a version that can be read, {known}, not {self.version}")
            words = self.read("with", lambda _: options_now(words, earlier[self.version]))
        asked = self.read("with", lambda _: fitting_options(rules, switches, words, seats))
        options: O = rules.start(asked, seats).options
        return options

    def seat(self) -> int:
        """The number in the field `seat`, -1 for a dash."""
        return -1 if self.values["seat"] == "-" else self.read("seat", number)
