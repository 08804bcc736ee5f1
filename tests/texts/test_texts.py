"""The texts: every language has every message, and every option of every game has a name."""

import random
import re

import pytest
from fluent.syntax import FluentSerializer, ast

from meowze.bots.characters import BOTS
from meowze.games import GAMES, AnyGame
from meowze.play.dice import Seeded
from meowze.play.position import Position
from meowze.texts import LANGUAGES as known
from meowze.texts import spoken, texts
from tests.texts.locales import FOLDER, GENDER, LANGUAGES, PLURALS, asked, body, categories, messages

ENGLISH = messages("en")
PACKAGE = FOLDER.parent
PLACES = frozenset({"cell", "door", "place", "home"})  # variables that hold a place
OTHERS = [language for language in LANGUAGES if language != "en"]
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_other = pytest.mark.parametrize("language", OTHERS)


def slug(word: str) -> str:
    """A word as part of a key."""
    return re.sub("[^a-zA-Z0-9]", "-", word)


def test_the_languages_of_the_booklets() -> None:
    """There is a text file for each of the nine languages, and one for Brazil."""
    assert LANGUAGES == sorted(known) == ["da", "de", "en", "es", "fr", "it", "nl", "pt", "pt-BR", "ru"]


@each_language
def test_can_be_read(language: str) -> None:
    """Each file has no syntax errors and no duplicate messages."""
    assert not [entry for entry in body(language) if isinstance(entry, ast.Junk)]
    names = [entry.id.name for entry in body(language) if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))


@each_language
def test_nobody_is_called_like_a_bot(language: str) -> None:
    """No invented name of a player equals the name of a bot."""
    said = [entry for entry in body(language) if isinstance(entry, ast.Message) and "-name-" in entry.id.name]
    names = [FluentSerializer().serialize_entry(entry).partition("=")[2].strip() for entry in said]
    assert len(names) >= 4
    assert not {bot.name for bot in BOTS} & set(names)


@each_other
def test_has_every_message(language: str) -> None:
    """Each language has exactly the messages and attributes of English."""
    assert {key: message.attributes - {GENDER} for key, message in messages(language).items()} == {
        key: message.attributes for key, message in ENGLISH.items()
    }


@each_other
def test_keeps_every_variable(language: str) -> None:
    """Each message uses exactly the variables of its English version."""
    assert {key: asked(key, language) for key in messages(language)} == {key: asked(key, "en") for key in ENGLISH}


@each_language
def test_has_every_plural(language: str) -> None:
    """A message that depends on a number has every plural form of its language."""
    counted = {(key, name) for key, message in ENGLISH.items() for name, keys, _ in message.choices if "one" in keys}
    wanted = categories(language)
    for key, message in messages(language).items():
        for name, keys, default in message.choices:
            if (key, name) in counted:
                assert wanted <= keys, key
                assert keys <= PLURALS | {"0", "1"}, key
                assert default in PLURALS, key


@each_other
def test_tells_every_word_apart(language: str) -> None:
    """A message that depends on a word, such as a treasure or a side, has the same variants as in English."""
    for key, message in ENGLISH.items():
        here = {name: keys for name, keys, _ in messages(language)[key].choices}
        words = {name: keys for name, keys, _ in message.choices if not keys & PLURALS}
        assert {name: here.get(name) for name in words} == words, key


@each_language
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_python_tells_a_game(game: AnyGame, language: str) -> None:
    """Every fact of a game is told in every language, with all variables filled in."""
    position, luck, dice = Position.deal(game.name, 2, "", Seeded(1)), random.Random(1), Seeded(1)
    lines: list[str] = []
    for _ in range(40):
        for step in position.steps(luck.choice(position.legal), dice):
            position = step.position
            lines += texts(language).tell(game, game.facts.known(step.fact, None), ("Ann", "Ben"))
    assert len(set(lines)) > 20
    assert [line for line in lines if not line or "{" in line or "  " in line] == []


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_is_told_is_also_seen(game: AnyGame) -> None:
    """The line above the board has a message for each that is told, and says no place in it."""
    told, seen = (
        {key.removeprefix(start): asked(key, "en") for key in ENGLISH if key.startswith(start)}
        for start in (f"{game.name}-told-", f"{game.name}-seen-")
    )
    assert told.keys() - seen.keys() <= {"looked"}, "a card that turns over is seen without words"
    assert seen.keys() <= told.keys()
    assert [kind for kind in seen if not seen[kind] <= told[kind]] == []
    assert [kind for kind in seen if seen[kind] & PLACES] == []


@each_language
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_terminal_tells_places_in_notation(game: AnyGame, language: str) -> None:
    """Where somebody types b3, b3 is told: each place of a fact stands in its line."""
    position, luck, dice = Position.deal(game.name, 2, "", Seeded(1)), random.Random(1), Seeded(1)
    told = []
    for _ in range(40):
        for step in position.steps(luck.choice(position.legal), dice):
            position = step.position
            for kind, values in game.facts.told(step.fact, ("Ann", "Ben")):
                key = f"{game.name}-told-{kind}"
                told += [(values[name], texts(language).say(key, **values)) for name in PLACES & asked(key, "en")]
    assert len(told) > 10
    assert [line for place, line in told if not re.search(rf"\b{place}\b", line)] == []


def test_the_environment_chooses_the_language() -> None:
    """LC_ALL takes precedence over LC_MESSAGES and LANG; an unknown language becomes English."""
    assert spoken({"LANG": "de_DE.UTF-8"}) == "de"
    assert spoken({"LANG": "de_DE.UTF-8", "LC_ALL": "pt_AO.UTF-8"}) == "pt"
    assert spoken({"LC_MESSAGES": "fr", "LANG": "ru_RU"}) == "fr"
    assert [spoken(some) for some in ({}, {"LANG": "C.UTF-8"}, {"LANG": "fi_FI"}, {"LC_ALL": ""})] == ["en"] * 4
    assert texts("ru").say("chabyrinthe-points", count=22) == "22 очка"


def test_a_region_may_have_texts_of_its_own() -> None:
    """Brazilian Portuguese is chosen where it is asked for, and any other region gets the language."""
    asked_for = ("pt_BR.UTF-8", "pt-br", "pt_PT", "pt", "de_AT@euro", "es_MX", "en_GB", "zh_TW")
    assert [spoken({"LANG": tag}) for tag in asked_for] == ["pt-BR", "pt-BR", "pt", "pt", "de", "es", "en", "en"]


def test_python_says_each_of_its_messages() -> None:
    """The messages of the terminal all exist, and each of them is used."""
    said = (PACKAGE / "cli/terminal.py").read_text(encoding="utf-8")
    terminal = set(re.findall(r'"(terminal-[\w-]+)"|\'(terminal-[\w-]+)\'', said))
    assert {one or other for one, other in terminal} == {key for key in ENGLISH if key.startswith("terminal-")}


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_choices_have_names(game: AnyGame) -> None:
    """Each preset, option and value has a text, either one of its game or one shared by all games."""
    name, notation = game.name, game.notation
    wanted = [f"preset-{preset.name}" for preset in notation.PRESETS]
    for switch in notation.SWITCHES:
        wanted.append(f"switch-{switch.name}")
        wanted += [f"option-{slug(word)}" for word in switch.words if not word.isdigit() or switch.name != "first"]
    assert [key for key in wanted if f"{name}-{key}" not in ENGLISH and key not in ENGLISH] == []


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_presets_say_what_they_are_about(game: AnyGame) -> None:
    """Each preset has a one-line description."""
    told = {key for key, message in ENGLISH.items() if "about" in message.attributes}
    start = f"{game.name}-preset-"
    assert {key for key in told if key.startswith(start)} == {start + preset.name for preset in game.notation.PRESETS}
