"""The Fluent messages of the web pages, for Python: every text that a person reads.

`meowze.play` describes a game with values; here these are put into words.
"""

import os
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from meowze.extras import installed, needs
from meowze.games.contract import AnyFact, AnyGame, Values
from meowze.play.record import Record

LANGUAGES = ("da", "de", "en", "es", "fr", "it", "nl", "pt", "pt-BR", "ru")
ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG")  # variables in order of precedence
STORED_NAME = re.compile(r"([A-Z][a-z]+)(?: ([A-Z][a-z]+))?( \d+)?")  # of a bot, or a generated one

MESSAGE = re.compile(r"(?m)^([a-z][\w-]*) = (.*(?:\n[ \t]+\S.*)*)")
CHOICE = re.compile(r"\{ \$(\w+) ->((?:\s+\*?\[\w+\] .*)+)\s+\}")
VARIANT = re.compile(r"\*?\[(\w+)\] (.*)")
VARIABLE = re.compile(r"\{ \$(\w+) \}")
ATTRIBUTE = re.compile(r"\n[ \t]+\.(\w+) = (.*)")
OF_NAMES = ("player-is", "character-", "adjective-", "animal-")  # how messages begin that players' names are made of


class Texts:
    """The messages of one language."""

    def __init__(self, language: str, folder: str = "", instead: tuple[str, ...] = ()) -> None:
        """Read the file of a language; what it lacks is taken from those that are given instead, the last one first."""
        with needs("terminal"):
            from fluent.runtime import FluentBundle, FluentResource  # imported late: it takes 60 ms

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for name in (*instead, language):
            file = files("meowze").joinpath("locales", folder, f"{name}.ftl")
            if file.is_file():
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)

    def has(self, key: str) -> bool:
        """Whether there is a message of this name."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **values: Any) -> str:
        """A message with its variables filled in."""
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        text, _ = self._bundle.format_pattern(pattern, values)
        return str(text)

    def attribute(self, key: str, name: str) -> str:
        """An attribute of a message; empty if it has none of that name."""
        pattern = self._bundle.get_message(key).attributes.get(name)
        return str(self._bundle.format_pattern(pattern, {})[0]) if pattern else ""

    def name(self, stored: str) -> str:
        """A player's name: those of bots and generated ones in this language, others as they were typed."""
        found = STORED_NAME.fullmatch(stored)
        first, second, number = found.groups("") if found else ("", "", "")
        bot, adjective, animal = f"character-{first}".lower(), f"adjective-{first}".lower(), f"animal-{second}".lower()
        if (first, second) == ("Player", "") and number:  # of somebody who is not to be named
            return self.say("player-is", number=int(number))
        if not second and self.has(bot):
            return self.say(bot) + number
        if self.has(adjective) and self.has(animal):
            return self.say(adjective, animal=self.say(animal), gender=self.attribute(animal, "gender")) + number
        return stored

    def names(self, stored: Iterable[str]) -> tuple[str, ...]:
        """The names of all players."""
        return tuple(map(self.name, stored))

    def tell(self, game: AnyGame, fact: AnyFact, names: tuple[str, ...]) -> list[str]:
        """What happened in a step, in short lines; none if the next step tells it."""
        return [self._told(f"{game.name}-told-{kind}", values) for kind, values in game.facts.told(fact, names)]

    def _told(self, key: str, values: Values) -> str:
        """A message of a game; for a game without messages, only its variables."""
        return self.say(key, **values) if self.has(key) else " ".join(map(str, values.values()))

    def story(self, record: Record) -> Iterator[str]:
        """A whole game in short lines."""
        for step in record.steps():
            yield from self.tell(record.start.game, step.fact, self.names(record.names))


class PlainTexts(Texts):
    """Some messages without the package that reads Fluent: it may not be installed, and needs 3 MB for a language.

    Of Fluent it knows what these need: variables, attributes, and a choice by a word or between one and more.
    Usually they are what the command line says in English.
    """

    def __init__(self, language: str = "en", folder: str = "cli", beginnings: tuple[str, ...] = ("",)) -> None:
        self.language = language
        file = files("meowze").joinpath("locales", folder, f"{language}.ftl")
        found = MESSAGE.findall(file.read_text(encoding="utf-8")) if file.is_file() else ()
        self._messages = {key: text.strip() for key, text in found if key.startswith(beginnings)}

    def has(self, key: str) -> bool:
        """Whether there is a message of this name."""
        return key in self._messages

    def say(self, key: str, **values: Any) -> str:
        """A message with its variables filled in."""
        text = CHOICE.sub(lambda found: self._choose(found, values), ATTRIBUTE.sub("", self._messages[key]))
        return VARIABLE.sub(lambda found: str(values[found[1]]), text)

    def attribute(self, key: str, name: str) -> str:
        """An attribute of a message; empty if it has none of that name."""
        return next((found[2] for found in ATTRIBUTE.finditer(self._messages[key]) if found[1] == name), "")

    def _choose(self, found: re.Match[str], values: Mapping[str, Any]) -> str:
        variants = dict(VARIANT.findall(found[2]))
        value = "one" if values[found[1]] == 1 else str(values[found[1]])
        return str(variants.get(value, list(variants.values())[-1]))  # the last one is for everything else


@cache
def command_line_texts(language: str) -> Texts:
    """What the command line says of itself; in English where a language has no text for it."""
    return Texts(language, "cli", ("en", language.partition("-")[0])) if installed("fluent") else PlainTexts()


@cache
def texts(language: str = "en") -> Texts:
    """The messages of a language; each file is read once."""
    return Texts(language)


@cache
def name_texts(language: str = "en") -> Texts:
    """The messages of a language that players' names are made of."""
    return PlainTexts(language, "", OF_NAMES)


def spoken(environment: Mapping[str, str] = os.environ) -> str:
    """The language set in the environment if there are texts in it, else English."""
    return available(next((environment[name] for name in ENVIRONMENT if environment.get(name)), ""))


def available(asked: str) -> str:
    """The language we have for one such as `pt_BR.UTF-8`: that of its region if there is one, else the language."""
    tag = asked.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    known = {language.lower(): language for language in LANGUAGES}
    return known.get(tag) or known.get(tag.partition("-")[0]) or "en"
