"""Names of players and bots: each language says them in its own way, and stored names read the same everywhere."""

import subprocess
import sys

import pytest
from fluent.runtime import FluentBundle, FluentResource

from meowze.bots.characters import BOTS
from meowze.room.names import ADJECTIVES, EARLIER_ADJECTIVES, NAMED_ANIMALS
from meowze.texts import Texts, name_texts, texts
from tests.texts.locales import LANGUAGES, messages

LONGEST = 24  # letters of a generated name
each_language = pytest.mark.parametrize("language", LANGUAGES)
GENERATED = [f"{adjective} {animal}" for adjective in ADJECTIVES for animal in NAMED_ANIMALS]


def test_each_word_of_a_name_has_a_message() -> None:
    """The words that are offered, the five bots, and no others."""
    english = messages("en")
    words = {"adjective": ADJECTIVES, "animal": NAMED_ANIMALS, "character": [bot.name for bot in BOTS]}
    for kind, known in words.items():
        said = [key.removeprefix(f"{kind}-") for key in english if key.startswith(f"{kind}-")]
        assert sorted(said) == sorted(word.lower() for word in known)


def test_english_says_names_as_they_are_stored() -> None:
    """A record that is read in English has the names of its text."""
    assert [texts("en").name(name) for name in GENERATED] == GENERATED


@each_language
def test_names_can_be_told_apart(language: str) -> None:
    """Each generated name is another one in each language, of two words at least, and short enough."""
    names = texts(language).names(GENERATED)
    assert len(set(names)) == len(GENERATED)
    assert [name for name in names if len(name) > LONGEST or " " not in name or "{" in name or "  " in name] == []


@each_language
def test_bots_have_a_name_and_a_character(language: str) -> None:
    """Five names, and a line about each that fits below it."""
    own = texts(language)
    keys = [f"character-{bot.name.lower()}" for bot in BOTS]
    assert len({own.say(key) for key in keys}) == len(BOTS)
    assert max(len(own.say(key)) for key in keys) <= 12
    for key in keys:
        assert 0 < len(own.attribute(key, "about")) <= 60
        assert own.attribute(key, "rival")


def test_adjectives_agree() -> None:
    """The gender of an animal chooses the form of the adjective; an animal without one gets the usual form."""
    german = Texts("en")
    german._bundle = FluentBundle(["de"], use_isolating=False)
    german._bundle.add_resource(
        FluentResource(
            "adjective-brave = { $gender ->\n    [f] Mutige\n   *[m] Mutiger\n  } { $animal }\n"
            "animal-badger = Dachs\nanimal-owl = Eule\n    .gender = f\ncharacter-pip = Pieps\n"
        )
    )
    assert german.names(("Brave Badger", "Brave Owl", "Pip", "Pip 2")) == (
        "Mutiger Dachs",
        "Mutige Eule",
        "Pieps",
        "Pieps 2",
    )


def test_other_names_stay() -> None:
    """Typed names are shown as they are, and those of earlier versions too."""
    others = (
        "",
        "Zoë",
        "pip",
        "PIP",
        "Level",
        "brave owl",
        "Brave",
        "Owl",
        "Pip Owl",
        f"{EARLIER_ADJECTIVES[0]} Whale",
    )
    assert texts("en").names(others) == others


def test_people_who_are_not_named_are_numbered() -> None:
    """The best games are shown to strangers, with numbers for names."""
    assert texts("de").names(("Player 1", "Player 2")) == ("Spieler 1", "Spieler 2")


@each_language
def test_names_need_no_reader_of_fluent(language: str) -> None:
    """Without the package for Fluent, which takes much memory, names are the same in every language."""
    plain, fluent = name_texts(language), texts(language)
    known = [*GENERATED, *(bot.name for bot in BOTS), "Player 2", "Brave Cat 3", "Pip 2", "Ann", "Brave Ann", ""]
    assert plain.names(known) == fluent.names(known)


def test_pictures_need_no_reader_of_fluent() -> None:
    """The process that makes pictures never loads what would take 30 MB for the names in ten languages."""
    code = (
        "import sys; from meowze import Dice, Position; from meowze.play.record import Record;"
        "from meowze.server.picture_worker import PictureRequest, PictureWorker;"
        "text = Record(Position.deal('labyrinth', dice=Dice(1)), ('Ann', 'Player 2')).text;"
        "PictureWorker().picture(PictureRequest(text, 'png', language='de'));"
        "print(*({'fluent', 'babel'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
