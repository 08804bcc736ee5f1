"""The texts of the rule pages at a table, as Python reads them: what the page must show."""

import re
from collections.abc import Iterator
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from meowze.games import AnyGame
from meowze.games.errors import Misfit
from meowze.games.options import pairs
from tests.texts.locales import FOLDER

NUMBERS = re.compile(r"\d+(/\d+)*")
Values = dict[str, str | int]


@cache
def bundle(language: str) -> FluentBundle:
    """The texts of a language."""
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource((FOLDER / "rules" / f"{language}.ftl").read_text(encoding="utf-8")))
    return found


def lines(language: str, key: str, values: Values, attribute: str = "") -> list[str]:
    """The lines of a message or of its attribute that say something; none if there is no such attribute."""
    message = bundle(language).get_message(key)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return []
    text, errors = bundle(language).format_pattern(pattern, values)
    assert errors == [], (language, key)
    return [line.strip() for line in str(text).split("\n") if line.strip()]


def word_key(name: str, word: str) -> str:
    """A word of an option as the key of a variant, which cannot begin with a digit."""
    return f"{name}-{re.sub('[^a-zA-Z0-9]', '-', word)}" if word[0].isdigit() else word


def values_of(name: str, word: str) -> Values:
    """An option as variables: numbers also one by one and added up."""
    if not NUMBERS.fullmatch(word):
        return {name: word_key(name, word)}
    numbers = [int(number) for number in word.split("/")]
    own = word_key(name, word) if len(numbers) > 1 else numbers[0]
    return {name: own, f"{name}_sum": sum(numbers)} | {f"{name}_{k}": n for k, n in enumerate(numbers, 1)}


def table_values(game: AnyGame, options: str = "", seats: int = 0) -> Values:
    """The variables at a table with these options; without a table the number of seats is 0."""
    words = game.usual_words(seats or game.seats[-1]) | pairs(options)
    found: Values = {"seats": seats}
    for name, word in words.items():
        found |= values_of(name, word)
    return found


def tables(game: AnyGame) -> Iterator[Values]:
    """The variables without a table, with each preset, and with each word of each option, for all numbers of seats."""
    yield table_values(game)
    chosen = [preset.options for preset in game.notation.PRESETS]
    chosen += [f"{switch.name}={word}" for switch in game.notation.SWITCHES for word in switch.words]
    for options in (*chosen, "limit=30"):
        for seats in game.seats:
            try:
                game.started(options, seats)
            except Misfit:
                continue
            yield table_values(game, options, seats)
