"""The rule pages: whatever the rules can refuse has a paragraph, in every language, and the pictures are fresh."""

import json
import re
from typing import Any

import pytest

from meowze.games import GAMES, AnyGame
from tests.paths import ROOT
from tests.rule_pages import FOLDER, LESSONS, written

BOOKS = ROOT / "docs" / "rules"
LANGUAGES = ROOT / "meowze" / "locales" / "rules"
PAGES: dict[str, Any] = {p.parent.name: json.loads(p.read_text(encoding="utf-8")) for p in FOLDER.glob("*/rules.json")}
ENGLISH = (LANGUAGES / "en.ftl").read_text(encoding="utf-8")
SPOKEN = sorted({path.name for path in (ROOT / "meowze" / "locales").rglob("*.ftl")})
LONGEST = 520  # words

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
each_language = pytest.mark.parametrize("language", SPOKEN)


def covered(game: str) -> list[str]:
    """The numbers that the paragraphs of a page cover."""
    return [number for paragraph in PAGES[game]["paragraphs"] for number in paragraph["rules"]]


def messages(text: str) -> dict[str, tuple[set[str], bool]]:
    """Each message of a language: the variables it asks for, and whether it has a title."""
    parts = re.findall(r"^([a-z][\w-]*) = (.+(?:\n .*)*)", text, re.MULTILINE)
    return {key: (set(re.findall(r"\{ \$(\w+)", body)), "\n    .title = " in body) for key, body in parts}


@each_game
def test_whatever_is_refused_has_a_paragraph(game: AnyGame) -> None:
    """Each number by which `why` can bar an action is covered, and each number by one paragraph only."""
    numbers = covered(game.name)
    assert set(game.notation.WHY) - set(numbers) == set()
    assert len(set(numbers)) == len(numbers)


@each_game
def test_numbers_and_lines_stand_in_the_rule_book(game: AnyGame) -> None:
    """A page names no rule and no line of a booklet that its rule book does not know."""
    book = (BOOKS / f"{game.name}.md").read_text(encoding="utf-8")
    known = set(re.findall(r"^\*\*([A-Z]+[0-9]+)\*\*", book, re.MULTILINE))
    assert set(covered(game.name)) - known == set()
    lines = {line.split()[1] for edition in PAGES[game.name]["editions"] for line in edition["lines"]}
    assert lines - set(re.findall(r"\bL(\d+)", book)) == set()


@each_game
def test_pictures_are_fresh(game: AnyGame) -> None:
    """What the pictures show is what the rules play today; if not, `python -m tests.rule_pages`."""
    lessons = LESSONS[game.name]
    assert (FOLDER / game.name / "lessons.json").read_text(encoding="utf-8") == written(lessons)
    assert [p["id"] for p in PAGES[game.name]["paragraphs"] if p.get("drawn")] == list(lessons)


@each_language
def test_language_has_every_paragraph(language: str) -> None:
    """A language of the pages tells all rules: every text with its variables and, for a paragraph, its title."""
    own = (LANGUAGES / language).read_text(encoding="utf-8")
    assert messages(own) == messages(ENGLISH)


@each_game
def test_english_tells_just_what_is_on_the_page(game: AnyGame) -> None:
    """Each paragraph and each difference of editions has its text, and there is no other."""
    page = PAGES[game.name]
    wanted = {f"{game.name}-{paragraph['id']}" for paragraph in page["paragraphs"]}
    wanted |= {f"{game.name}-edition-{edition['id']}" for edition in page["editions"]}
    assert {key for key in messages(ENGLISH) if key.startswith(f"{game.name}-")} == wanted


@each_language
@each_game
def test_page_is_short(language: str, game: AnyGame) -> None:
    """The paragraphs of a page are read in about two minutes."""
    own = (LANGUAGES / language).read_text(encoding="utf-8")
    told = re.findall(rf"^{game.name}-(?!edition-)[\w-]+ = (.+)", own, re.MULTILINE)
    assert 250 < sum(len(text.split()) for text in told) < LONGEST
