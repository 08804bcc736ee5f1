"""The words of the pages: whatever a game lets one choose has a name that people understand."""

import re
from pathlib import Path

import pytest

from meowze.play.games import GAMES, Game

ENGLISH = (Path(__file__).parents[1] / "meowze" / "locales" / "en.ftl").read_text(encoding="utf-8")
KEYS = set(re.findall(r"^([a-z][\w-]*) =", ENGLISH, re.MULTILINE))


def slug(word: str) -> str:
    """A word as part of a key."""
    return re.sub("[^a-zA-Z0-9]", "-", word)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_choices_have_names(game: Game) -> None:
    """Each preset, each switch and each word of a switch has a text, either the game's own or everybody's."""
    name, words = game.name, game.words
    wanted = [f"preset-{preset.name}" for preset in words.PRESETS]
    for switch in words.SWITCHES:
        wanted.append(f"switch-{switch.name}")
        wanted += [f"option-{slug(word)}" for word in switch.words if not word.isdigit() or switch.name != "first"]
    assert [key for key in wanted if f"{name}-{key}" not in KEYS and key not in KEYS] == []


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_presets_say_what_they_are_about(game: Game) -> None:
    """A preset tells in one line what is different."""
    name, words = game.name, game.words
    told = set(re.findall(rf"^{name}-preset-([\w-]+) = .+\n    \.about = .+", ENGLISH, re.MULTILINE))
    assert told == {preset.name for preset in words.PRESETS}
