"""The Fluent messages of the web pages, for Python: every text that a person reads.

`meowze.play` describes a game with values; here these are put into words.
"""

import os
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from meowze.games.contract import AnyFact, AnyGame, Values
from meowze.play.record import Record

LANGUAGES = ("da", "de", "en", "es", "fr", "it", "nl", "pt", "pt-BR", "ru")
ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG")  # variables in order of precedence
NAME_WITH_TEXT = re.compile("([A-Z][a-z]+)(?: ([A-Z][a-z]+))?")  # a bot or a generated name as it is stored


class Texts:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # imported late: it takes 60 ms

        source = files("meowze").joinpath("locales", f"{language}.ftl").read_text(encoding="utf-8")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(source))

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
        found = NAME_WITH_TEXT.fullmatch(stored)
        first, second = found.groups() if found else ("", "")
        bot, adjective, animal = f"character-{first}".lower(), f"adjective-{first}".lower(), f"animal-{second}".lower()
        if not second and self._bundle.has_message(bot):
            return self.say(bot)
        if self._bundle.has_message(adjective) and self._bundle.has_message(animal):
            return self.say(adjective, animal=self.say(animal), gender=self.attribute(animal, "gender"))
        return stored

    def names(self, stored: Iterable[str]) -> tuple[str, ...]:
        """The names of all players."""
        return tuple(map(self.name, stored))

    def tell(self, game: AnyGame, fact: AnyFact, names: tuple[str, ...]) -> list[str]:
        """What happened in a step, in short lines; none if the next step tells it."""
        return [self._told(f"{game.name}-told-{kind}", values) for kind, values in game.facts.told(fact, names)]

    def _told(self, key: str, values: Values) -> str:
        """A message of a game; for a game without messages, only its variables."""
        return self.say(key, **values) if self._bundle.has_message(key) else " ".join(map(str, values.values()))

    def story(self, record: Record) -> Iterator[str]:
        """A whole game in short lines."""
        for step in record.steps():
            yield from self.tell(record.start.game, step.fact, self.names(record.names))


@cache
def texts(language: str = "en") -> Texts:
    """The messages of a language; each file is read once."""
    return Texts(language)


def spoken(environment: Mapping[str, str] = os.environ) -> str:
    """The language set in the environment if there are texts in it, else English."""
    return available(next((environment[name] for name in ENVIRONMENT if environment.get(name)), ""))


def available(asked: str) -> str:
    """The language we have for one such as `pt_BR.UTF-8`: that of its region if there is one, else the language."""
    tag = asked.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    known = {language.lower(): language for language in LANGUAGES}
    return known.get(tag) or known.get(tag.partition("-")[0]) or "en"
