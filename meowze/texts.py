"""Every word a person reads, for Python: the Fluent messages of the pages.

`meowze.play` says what a thing is; here it is put into words.
"""

import os
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from meowze.play.record import Record

LANGUAGES = ("da", "de", "en", "es", "fr", "it", "nl", "pt", "ru")
ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


class Texts:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # 60 ms that the start of a server has no use for

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

    def tell(self, game: str, fact: Any, names: tuple[str, ...]) -> list[str]:
        """What a step was, in short lines; a step that the next one tells of has none."""
        return [self.say(f"{game}-told-{kind}", **values) for kind, values in _told(fact, names)]

    def story(self, record: Record) -> Iterator[str]:
        """A whole game in short lines."""
        for step in record.steps():
            yield from self.tell(record.start.game.name, step.fact, record.names)


@cache
def texts(language: str = "en") -> Texts:
    """The messages of a language, read once."""
    return Texts(language)


def spoken(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for, if it is one of ours, else English."""
    asked = next((environment[name] for name in ENVIRONMENT if environment.get(name)), "")
    language = asked.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else "en"


def _told(fact: Any, names: tuple[str, ...]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The name of each message that tells a fact, and its variables."""
    piece = getattr(fact, "card", None) or getattr(fact, "tile", None)
    values = {name: getattr(fact, name, "") for name in ("cell", "door", "place", "value", "quarters", "treasure")}
    values["who"] = names[fact.seat or 0]
    values["target"] = names[getattr(fact, "target", None) or 0]
    values["shape"] = getattr(piece, "shape", piece) or ""
    if fact.kind == "homed":
        for way in fact.ways:
            yield "homed", values | {"value": way.value, "place": way.place, "home": way.home}
    elif fact.kind == "walked" and len(fact.way) == 1:
        yield "stayed", values
    elif fact.kind != "drew":
        yield fact.kind, values
