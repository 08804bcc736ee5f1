"""How texts are printed in each language: spaces, capital letters and signs."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from tests.texts.locales import FOLDER, LANGUAGES, nodes

THIN, FIXED = "\u202f", "\u00a0"  # narrow and ordinary no-break space
FILLED = "\ufffc"  # stands for what is filled in
FILES = ("", "rules/", "cli/")
SAME_QUOTES = dict.fromkeys(("fr", "es", "it", "pt", "ru"), "«»") | {
    "en": "“”",
    "pt-BR": "“”",
    "nl": "‘’",
    "de": "„“",
    "da": "»«",
}
SPACED_ELLIPSIS = ("en", "de", "nl", "da")


def plain(pattern: ast.Pattern) -> str:
    """A text with a sign in place of what is filled in."""
    parts = (part.value if isinstance(part, ast.TextElement) else FILLED for part in pattern.elements)
    return "".join(parts)


def texts(language: str, folders: tuple[str, ...] = FILES) -> Iterator[tuple[str, str]]:
    """Every text of a language with the name of its message; each variant counts as one."""
    for folder in folders:
        source = (FOLDER / f"{folder}{language}.ftl").read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message):
                for node in nodes(entry):
                    if isinstance(node, ast.Pattern):
                        yield entry.id.name, plain(node)


def faults(language: str, wrong: str, folders: tuple[str, ...] = FILES) -> list[tuple[str, str]]:
    """The texts in which something wrong is found."""
    return [(key, text) for key, text in texts(language, folders) if re.search(wrong, text)]


def test_french_signs_never_begin_a_line() -> None:
    """A narrow no-break space stands before ? ! ; and a no-break space before : and inside « »."""
    assert faults("fr", rf"[^{THIN}?!…][?!;]") == []
    assert faults("fr", rf"[^{FIXED}]:(?!//|fonction)") == []
    assert faults("fr", rf"«[^{FIXED}]|[^{FIXED}]»") == []


def test_german_sentences_begin_with_a_capital_after_a_colon() -> None:
    """Fragments do not: so only words are tested with which a sentence begins."""
    begins = "bitte wähl tipp spiel jetzt dort dann er es du ihr wir niemand lass such versuch lauf leg schau".split()
    assert faults("de", rf": ({'|'.join(begins)})\b") == []


def test_spanish_questions_and_exclamations_are_open_at_both_ends() -> None:
    """As many ¿ as ?, and as many ¡ as !."""
    for key, text in texts("es"):
        assert text.count("¿") == text.count("?"), key
        assert text.count("¡") == text.count("!"), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_apostrophes_are_printed(language: str) -> None:
    """On pages no straight quotes and apostrophes, no two spaces in a row, and an ellipsis is one sign."""
    assert faults(language, r"[\"']|  |\.\.\.", ("", "rules/")) == []


@pytest.mark.parametrize(("language", "signs"), SAME_QUOTES.items())
def test_each_language_has_one_kind_of_quotes(language: str, signs: str) -> None:
    """Quotes come in pairs, and those of other languages do not occur."""
    others = set("«»„“”") - set(signs)
    assert faults(language, f"[{''.join(others)}]") == []
    if language != "nl":  # where the closing one is an apostrophe too
        assert all(text.count(signs[0]) == text.count(signs[1]) for _, text in texts(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ellipsis_is_spaced_as_the_language_has_it(language: str) -> None:
    """A space stands before it in the Germanic languages, and none in the others."""
    assert faults(language, r"\w…" if language in SPACED_ELLIPSIS else " …") == []


def test_russian_dashes_are_long() -> None:
    """Between words a Russian dash is an em dash; the shorter one is for ranges of numbers."""
    assert faults("ru", " – ") == []
