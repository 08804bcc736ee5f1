"""Every numbered paragraph of a rule book is tested under its number."""

import ast
import re
from pathlib import Path

import pytest

from tests.paths import ROOT

BOOKS = sorted((ROOT / "docs" / "rules").glob("*.md"))


def paragraphs(book: Path) -> list[str]:
    """The numbers in bold that begin a line, such as CR12."""
    return re.findall(r"^\*\*([A-Z]+[0-9]+)\*\*", book.read_text(encoding="utf-8"), re.MULTILINE)


def named(game: str) -> set[str]:
    """The numbers in the names of a game's tests: CR12 for test_cr12_the_home_moves."""
    found = set()
    for path in (ROOT / "tests" / "games" / game.replace("-", "_")).glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (number := re.match("test_([a-z]{2}[0-9]+)_", node.name)):
                found.add(number[1].upper())
    return found


def test_there_are_rule_books() -> None:
    """Without a book the tests below would be silent."""
    assert "chabyrinthe" in {book.stem for book in BOOKS}


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.stem)
def test_every_number_is_given_once(book: Path) -> None:
    """A number means one paragraph."""
    numbers = paragraphs(book)
    assert sorted(set(numbers)) == sorted(numbers)


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.stem)
def test_every_paragraph_has_a_test(book: Path) -> None:
    """Each paragraph has a test with its number, and no test names a paragraph that is not there."""
    numbers, tests = set(paragraphs(book)), named(book.stem)
    assert numbers, "no numbered paragraph was found"
    untested, unknown = sorted(numbers - tests), sorted(tests - numbers)
    assert (untested, unknown) == ([], []), f"without a test: {untested}; tests of no paragraph: {unknown}"
