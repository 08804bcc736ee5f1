"""Refusals: whatever the server answers, a page has a message for it in its language, or says that something failed."""

import ast
from collections.abc import Iterator

from meowze.server.refusal_text import FOR_PROGRAMS, RULE_ERRORS_FOR_PROGRAMS
from tests.paths import ROOT
from tests.texts.locales import messages

PACKAGE = ROOT / "meowze"
PARTS = ("room", "live", "learn", "browser", "server", "play", "storage", "games")
BEFORE_A_PAGE = {  # run when a server starts, or by commands
    "server/run.py",
    "server/settings.py",
    "storage/backup.py",
    "storage/database.py",
    "storage/database_lock.py",
}
REFUSALS = {"Refusal", "NotYet", "TooMany", "NoRoom", "ComeBack", "NotLoaded"}


def sources() -> Iterator[ast.Module]:
    """The files from which an error can reach a page."""
    files = (path for part in PARTS for path in (PACKAGE / part).rglob("*.py"))
    for path in files:
        if str(path.relative_to(PACKAGE)) not in BEFORE_A_PAGE:
            yield ast.parse(path.read_text(encoding="utf-8"))


def named(call: ast.Call) -> str:
    """The name of what is called."""
    function = call.func
    return (
        function.id if isinstance(function, ast.Name) else function.attr if isinstance(function, ast.Attribute) else ""
    )


def keys(module: ast.Module) -> Iterator[tuple[str, frozenset[str]]]:
    """The keys of refusals in a file, each with the values that fill its message."""
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and named(node) in {*REFUSALS, "require", "with_key"}:
            key = node.args[1 if named(node) == "require" else 0] if node.args else None
            if isinstance(key, ast.Constant):
                yield str(key.value), frozenset(word.arg or "**" for word in node.keywords)
        if isinstance(node, ast.ClassDef):
            for line in node.body:
                if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "key":
                    assert isinstance(line.value, ast.Constant)
                    yield str(line.value.value), frozenset()


RAISED = [found for module in sources() for found in keys(module) if found[0]]


def test_each_refusal_has_a_message() -> None:
    """Every key that is raised has a message, or is one that only programs can cause; and no message is left over."""
    assert all((PACKAGE / file).is_file() for file in BEFORE_A_PAGE)
    raised = {key for key, _ in RAISED}
    assert len(raised) > 50
    for_programs = {*FOR_PROGRAMS, *RULE_ERRORS_FOR_PROGRAMS}
    assert for_programs <= raised
    told = {key.removeprefix("refused-") for key in messages("en") if key.startswith("refused-")}
    assert raised - for_programs == told


def test_each_message_gets_its_values() -> None:
    """A message is filled with nothing that its refusal does not carry."""
    english = messages("en")
    for key, values in RAISED:
        message = english.get(f"refused-{key}")
        assert message is None or "**" in values or message.variables <= values, key


def test_the_pages_never_show_the_words_for_programs() -> None:
    """No page reads the English sentence of a refusal, only its key and values."""
    shown = [
        f"{path.name}: {line.strip()}"
        for path in sorted((ROOT / "web" / "src").rglob("*"))
        if path.suffix in (".ts", ".svelte") and not path.name.endswith((".test.ts", "protocol.ts"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if "message.why" in line or "problem.error" in line
    ]
    assert shown == []
