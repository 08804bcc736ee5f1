"""The Fluent files as syntax trees: the messages of each language, and their variables."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from babel import Locale
from fluent.syntax import FluentParser, ast

from tests.paths import ROOT

FOLDER = ROOT / "meowze" / "locales"
LANGUAGES = sorted(path.stem for path in FOLDER.glob("*.ftl"))
GENDER = "gender"  # of an animal: an attribute, and a variable of the adjectives, where a language needs it
PLURALS = {"zero", "one", "two", "few", "many", "other"}


@dataclass(frozen=True)
class Message:
    """A message with its attributes: its variables, references and selectors."""

    variables: frozenset[str]
    references: frozenset[str]
    attributes: frozenset[str]
    choices: tuple[tuple[str, frozenset[str], str], ...]  # variable, the keys of its variants, the default one


@cache
def body(language: str, folder: str = "") -> tuple[ast.EntryType, ...]:
    """All entries of a language's file."""
    source = (FOLDER / folder / f"{language}.ftl").read_text(encoding="utf-8")
    return tuple(FluentParser().parse(source).body)


@cache
def messages(language: str, folder: str = "") -> dict[str, Message]:
    """The messages of a language by name."""
    return {entry.id.name: _message(entry) for entry in body(language, folder) if isinstance(entry, ast.Message)}


def asked(name: str, language: str) -> frozenset[str]:
    """All variables of a message, including those of the messages it refers to, but not a gender, which some lack."""
    message = messages(language)[name]
    return message.variables.union(*(asked(other, language) for other in message.references)) - {GENDER}


def categories(language: str) -> set[str]:
    """The plural categories of whole numbers in a language."""
    form = Locale.parse(language, sep="-").plural_form
    return {form(number) for number in range(1000)}


def _message(entry: ast.Message) -> Message:
    found = list(nodes(entry))
    return Message(
        frozenset(node.id.name for node in found if isinstance(node, ast.VariableReference)),
        frozenset(node.id.name for node in found if isinstance(node, ast.MessageReference)),
        frozenset(attribute.id.name for attribute in entry.attributes),
        tuple(_choice(node) for node in found if isinstance(node, ast.SelectExpression)),
    )


def _choice(select: ast.SelectExpression) -> tuple[str, frozenset[str], str]:
    assert isinstance(select.selector, ast.VariableReference)
    default = next(_key(variant) for variant in select.variants if variant.default)
    return select.selector.id.name, frozenset(map(_key, select.variants)), default


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def nodes(node: object) -> Iterator[object]:
    """All nodes of a syntax tree."""
    if isinstance(node, list):
        for part in node:
            yield from nodes(part)
    elif isinstance(node, ast.BaseNode):
        yield node
        for part in vars(node).values():
            yield from nodes(part)
