"""Options as text: `name=value` pairs, the same on the command line, in records and in messages."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Protocol, TypeVar

from meowze.games.errors import Misfit, Unreadable

S_co = TypeVar("S_co", covariant=True)
O = TypeVar("O", bound=tuple[int, ...])  # noqa: E741


class Startable(Protocol[S_co, O]):
    """The part of a game's rules that is needed to read options."""

    @property
    def VERSION(self) -> int:
        """The version of the rules."""

    @property
    def Options(self) -> type[O]:
        """The options, a NamedTuple of ints."""

    def __hash__(self) -> int:
        """Rules are modules, which can be keys of a dict."""

    def fits(self, options: O, seats: int, /) -> int:
        """0 if the options are valid, else the number of the wrong one."""

    def start(self, options: O, seats: int, /) -> S_co:
        """The state before nature deals."""


@dataclass(frozen=True)
class Switch:
    """One field of a game's Options.

    `words` are its named values. `read` and `write` convert values that have no name, such as numbers. `allows` tells a
    person which values are possible, `meaning` what the option decides.
    """

    name: str
    words: Mapping[str, int]
    allows: str
    read: Callable[[str], int | None] = field(default=lambda text: None)
    write: Callable[[int], str] = field(default=str)
    meaning: str = field(default="", kw_only=True)

    def value(self, text: str) -> int:
        """The value that a text stands for."""
        value = self.words.get(text)
        if value is None:
            value = self.read(text)
        if value is None:
            error = Unreadable(f"{self.name}={text}: {self.name} can be {self.allows}")
            raise error.with_key("option-value", **self.described(text))
        return value

    def described(self, value: str) -> dict[str, str | int]:
        """What a message about a value of this option is filled with."""
        words = ", ".join(self.words)
        return {"option": self.name, "value": value, "allows": self.allows, "count": len(self.words), "words": words}

    def option(self, default: str) -> "Option":
        """This option as it is shown to users of the library."""
        return Option(self.name, self.meaning, tuple(self.words), default, self.allows)

    def word(self, value: int) -> str:
        """A value as text."""
        for word, number in self.words.items():
            if number == value:
                return word
        return self.write(value)


@dataclass(frozen=True)
class Option:
    """A rule that can be chosen: `name=value` in the options of a game.

    >>> import meowze
    >>> option = meowze.game("labyrinth").options["finish"]
    >>> option.meaning, option.values, option.default
    ('Where does the game end?', ('corner', 'anywhere'), 'corner')
    """

    name: str
    meaning: str
    values: tuple[str, ...]  # those that have a name
    default: str  # for two seats, or for the fewest where two cannot play
    allows: str  # all values, in words


@dataclass(frozen=True)
class Preset:
    """A named set of options, and the numbers of seats it is for.

    >>> import meowze
    >>> preset = meowze.game("labyrinth").presets["short"]
    >>> preset.options, preset.seats
    ('secrets=4', (1, 2, 3, 4))
    """

    name: str
    options: str
    seats: tuple[int, ...]
    language: str = ""  # of the edition that is played like this
    meaning: str = field(default="", kw_only=True)


@dataclass(frozen=True)
class Scale:
    """How well a game was solved, in bands of turns, the best first; used where the switch has one of these words."""

    switch: str
    words: tuple[str, ...]
    most: tuple[int, ...]  # the most turns of each band; the band after the last has no end


@dataclass(frozen=True)
class DailyDeal:
    """The game that everybody plays alone on the same day, and what its result is worth in moons."""

    options: str
    most: tuple[int, ...]  # the most turns for all moons, for one moon fewer, and so on; one moon is left in any case

    def moons(self, turns: int) -> int:
        """How many moons a game solved in so many turns gets."""
        return 1 + sum(turns <= most for most in self.most)


def whole_number(most: int) -> Callable[[str], int | None]:
    """A function that reads a number from 0 to `most`, or gives None."""

    def read(text: str) -> int | None:
        plain = text.isascii() and text.isdigit() and len(text) <= len(str(most))
        return int(text) if plain and int(text) <= most else None

    return read


def pairs(text: str) -> dict[str, str]:
    """The name=value pairs in a text, in the order given."""
    found: dict[str, str] = {}
    for part in text.split(",") if text.strip() else ():
        name, equals, value = part.strip().partition("=")
        if not equals or not name or not value:
            error = Unreadable(f"{part.strip()!r} is not an option: write name=value pairs with commas between them")
            raise error.with_key("not-option", text=part.strip())
        if name in found:
            raise Unreadable(f"the option {name} is given twice").with_key("option-twice", option=name)
        found[name] = value
    return found


def options_now(text: str, then: str) -> str:
    """Options written for an earlier version of the rules, in which the options `then` were the defaults."""
    return ",".join(f"{name}={value}" for name, value in {**pairs(then), **pairs(text)}.items())


def read_options(text: str, kind: Callable[..., O], switches: tuple[Switch, ...]) -> O:
    """Options from text; those not mentioned keep their defaults."""
    known = {switch.name: switch for switch in switches}
    values: dict[str, int] = {}
    for name, value in pairs(text).items():
        if name not in known:
            error = Unreadable(f"there is no option {name!r}; there are {', '.join(known)}")
            raise error.with_key("no-option", option=name, known=", ".join(known))
        values[name] = known[name].value(value)
    return kind(**values)


def seats_of(rules: Startable[Any, Any]) -> tuple[int, ...]:
    """The numbers of seats that a game can be played with."""
    return tuple(seats for seats in range(1, 9) if rules.fits(rules.Options(), seats) == 0)


def fitting_options(rules: Startable[S_co, O], switches: tuple[Switch, ...], text: str, seats: int) -> O:
    """Options from text; an error if they contradict each other or the number of seats."""
    options = read_options(text, rules.Options, switches)
    misfit = rules.fits(options, seats)
    if misfit > len(switches):
        allowed = seats_of(rules)
        error = Misfit("seats", f"seats={seats}: this game is for {allowed[0]} to {allowed[-1]} seats")
        raise error.with_key("seats", seats=seats, least=allowed[0], most=allowed[-1])
    if misfit:
        raise _misfit(switches[misfit - 1], options[misfit - 1], seats)
    return options


def _misfit(switch: Switch, number: int, seats: int) -> Misfit:
    value = switch.word(number)
    can = f"{switch.name} can be {switch.allows}"
    error = Misfit(switch.name, f"{switch.name}={value} does not fit {seats} seats and the other options: {can}")
    return error.with_key("option-misfit", seats=seats, **switch.described(value))


def option_words(switches: tuple[Switch, ...], options: Iterable[int]) -> dict[str, str]:
    """Every option by name, with its value as text."""
    return {switch.name: switch.word(value) for switch, value in zip(switches, options, strict=True)}


def options_text(rules: Startable[Any, Any], switches: tuple[Switch, ...], s: Any) -> str:
    """The options that differ from the defaults for this number of seats; empty if none does."""
    usual = _usual(rules, s.seats)
    if s.options == usual:
        return ""
    words = option_words(switches, usual)
    found = option_words(switches, s.options)
    return ",".join(f"{name}={word}" for name, word in found.items() if word != words[name])


@cache  # needed after every action
def _usual(rules: Startable[Any, Any], seats: int) -> Any:
    return rules.start(rules.Options(), seats).options
