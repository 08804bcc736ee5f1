"""The Fluent messages of the web pages, for Python: every text that a person reads.

`meowze.play` describes a game with values; here these are put into words.
"""

import os
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from meowze.games.contract import AnyFact, AnyGame, Values
from meowze.play.record import Record

LANGUAGES = ("da", "de", "en", "es", "fr", "it", "nl", "pt", "ru")
ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG")  # variables in order of precedence


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

    def tell(self, game: AnyGame, fact: AnyFact, names: tuple[str, ...]) -> list[str]:
        """What happened in a step, in short lines; none if the next step tells it."""
        return [self._told(f"{game.name}-told-{kind}", values) for kind, values in game.facts.told(fact, names)]

    def _told(self, key: str, values: Values) -> str:
        """A message of a game; for a game without messages, only its variables."""
        return self.say(key, **values) if self._bundle.has_message(key) else " ".join(map(str, values.values()))

    def story(self, record: Record) -> Iterator[str]:
        """A whole game in short lines."""
        for step in record.steps():
            yield from self.tell(record.start.game, step.fact, record.names)


@cache
def texts(language: str = "en") -> Texts:
    """The messages of a language; each file is read once."""
    return Texts(language)


def spoken(environment: Mapping[str, str] = os.environ) -> str:
    """The language set in the environment if there are texts in it, else English."""
    asked = next((environment[name] for name in ENVIRONMENT if environment.get(name)), "")
    language = asked.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else "en"
