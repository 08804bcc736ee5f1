"""The glossary: each language uses its one word for a thing, and none of the words that mislead."""

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from tests.paths import ROOT
from tests.texts.locales import FOLDER, LANGUAGES, nodes

SOURCE = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
USED, AVOIDED = SOURCE.split("## Words not to use")


def table(text: str) -> list[list[str]]:
    """The rows of a table in Markdown, its heading first."""
    rows = [line for line in text.splitlines() if line.startswith("|") and not line.startswith("|---")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


HEADING, *THINGS = table(USED)
MISLEADING = [(language, word.strip("`")) for language, word, _ in table(AVOIDED)[1:]]


@cache
def words(language: str) -> str:
    """All that is said in a language, in small letters: without names of messages and comments."""
    files = (FOLDER / f"{language}.ftl", FOLDER / "rules" / f"{language}.ftl")
    said = [
        node.value
        for file in files
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
        for node in nodes(entry)
        if isinstance(node, ast.TextElement)
    ]
    return re.sub(r"\s+", " ", "\n".join(said)).lower()


def parts(cell: str) -> list[str]:
    """What of a word has to occur: the parts in code, or else the word itself."""
    return re.findall("`([^`]+)`", cell) or [re.sub(r" \(.*\)|,.*", "", cell)]


def occurs(language: str, some: list[str]) -> bool:
    """Whether a word of the language begins with one of these parts."""
    return any(re.search(r"(?<!\w)" + re.escape(part.lower()), words(language)) for part in some)


def pattern(word: str) -> re.Pattern[str]:
    """A word that may go on where it has an asterisk."""
    return re.compile(r"\b" + re.escape(word.lower()).replace(r"\*", r"\w*") + r"\b")


def test_the_tables_name_the_languages() -> None:
    """There is a column for each language, and each of them has words that it avoids."""
    assert sorted(HEADING[1:]) == sorted(LANGUAGES)
    assert len(THINGS) > 30
    assert {len(row) for row in THINGS} == {len(HEADING)}
    assert {language for language, _ in MISLEADING} == set(HEADING[1:])


@pytest.mark.parametrize("language", HEADING[1:])
def test_each_thing_has_its_word(language: str) -> None:
    """Every word of the glossary occurs in the texts of its language."""
    column = HEADING.index(language)
    assert [row[0] for row in THINGS if not occurs(language, parts(row[column]))] == []


@pytest.mark.parametrize(("language", "word"), MISLEADING)
def test_no_misleading_word_occurs(language: str, word: str) -> None:
    """A word that misleads does not occur in its language."""
    found = pattern(word).search(words(language))
    assert not found, words(language)[max(0, found.start() - 60) : found.end() + 60]


def test_words_are_whole() -> None:
    """A word to avoid is not found inside another one, unless it has an asterisk."""
    assert pattern("Heim").search("ins heim bringen")
    assert not pattern("Heim").search("auf dem heimweg, geheim")
    assert pattern("duw*").search("die duwt")
    assert pattern("зон* запаха").search("в зоне запаха")
