"""Every Python snippet of the pages runs as a reader would run it, and so do the examples in docstrings.

The snippets of a page run one after the other in a process of their own, in an empty folder. One that begins with a
comment like `# mybot.py: …` is a file: it is written there and imported. Comments above a snippet say what is special:

    <!-- needs cuda -->              runs as it is where there is a card, and everywhere on the processor instead
    <!-- shorter: 1_000 = 10 -->     what a test replaces, so that it takes no minutes
    <!-- not run: why -->            cannot be run here, for this reason
"""

import doctest
import importlib
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.docs.test_docs import PAGES
from tests.paths import ROOT
from tests.test_architecture import MODULES

SNIPPET = re.compile(r"((?:^<!--[^\n]*-->\n)*)^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
NOTE = re.compile(r"<!-- (needs|shorter|not run):? (.*?) -->")
FILE = re.compile(r"# ([a-z_/]+\.py)\b")
CARD = "from numba import cuda; print(cuda.is_available())"


class Snippet(NamedTuple):
    """A piece of Python on a page, with the comments above it by their first word."""

    line: int
    code: str
    notes: dict[str, str]

    def on(self, backend: str) -> str:
        """The code as it is run: shorter, and on the processor where there is no card."""
        code = self.code
        for change in filter(None, self.notes.get("shorter", "").split(", ")):
            before, _, after = change.partition(" = ")
            assert before in code, f"line {self.line}: there is no {before} to make shorter"
            code = code.replace(before, after)
        return code.replace('"cuda"', f'"{backend}"') if "needs" in self.notes else code


def snippets(page: str) -> list[Snippet]:
    """The Python snippets of a page."""
    text = (ROOT / page).read_text(encoding="utf-8")
    found = []
    for match in SNIPPET.finditer(text):
        notes = dict(NOTE.findall(match[1]))
        found.append(Snippet(text[: match.start(2)].count("\n") + 1, match[2], notes))
    return found


WITH_SNIPPETS = [page for page in PAGES if snippets(page)]


def script(page: str, backend: str, folder: Path) -> str:
    """All snippets of a page as one program, with errors at the lines of the page; its files are written."""
    lines = list[str]()
    for snippet in snippets(page):
        if "not run" in snippet.notes:
            continue
        code = snippet.on(backend)
        file = FILE.match(code)
        if file:
            (folder / file[1]).parent.mkdir(exist_ok=True)
            (folder / file[1]).write_text(code, encoding="utf-8")
            code = f"from {file[1].removesuffix('.py').replace('/', '.')} import *\n"
        lines += [""] * (snippet.line - len(lines) - 1) + code.splitlines()
    return "\n".join(lines) + "\n"


def run(page: str, backend: str, folder: Path) -> None:
    """Run the snippets of a page; warnings are errors."""
    (folder / "snippets.py").write_text(script(page, backend, folder), encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONWARNINGS": "error"}
    how: Any = {"cwd": folder, "env": env, "capture_output": True, "text": True}
    done = subprocess.run([sys.executable, "snippets.py"], check=False, **how)
    assert done.returncode == 0, f"{page}\n{done.stderr}"


@pytest.mark.parametrize("page", WITH_SNIPPETS)
def test_snippets_run(page: str, tmp_path: Path) -> None:
    """From the first to the last, without a card."""
    run(page, "cpu", tmp_path)


@pytest.mark.parametrize("page", [page for page in WITH_SNIPPETS if any("needs" in s.notes for s in snippets(page))])
def test_snippets_run_on_a_card(page: str, tmp_path: Path) -> None:
    """What is meant for a GPU runs on one, where there is one."""
    card = subprocess.run([sys.executable, "-c", CARD], capture_output=True, text=True, check=False)
    if card.stdout.strip() != "True":
        pytest.skip("there is no card here")
    run(page, "cuda", tmp_path)


def test_snippets_are_found() -> None:
    """Pages with snippets are read, and a snippet that is not run says why."""
    assert {"README.md", "docs/bots.md", "docs/index.md"} <= set(WITH_SNIPPETS)
    fences = {page: (ROOT / page).read_text(encoding="utf-8").count("```python") for page in PAGES}
    assert {page: len(snippets(page)) for page in PAGES} == fences
    reasons = [snippet.notes["not run"] for page in PAGES for snippet in snippets(page) if "not run" in snippet.notes]
    assert all(len(reason) > 10 for reason in reasons)


def test_a_wrong_snippet_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The line of the page is named."""
    page = tmp_path / "page.md"
    page.write_text("Words.\n\n```python\nright = 1\nprint(wrong)\n```\n", encoding="utf-8")
    with pytest.raises(AssertionError, match=r"line 5, in <module>[\s\S]*'wrong' is not defined"):
        run(str(page), "cpu", tmp_path)


EXAMPLES = [
    name
    for name, module in MODULES.items()
    if ">>> " in module.path.read_text(encoding="utf-8") and module.part not in {"server", "storage", "cli"}
]


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_in_docstrings_run(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each prints what its docstring says."""
    monkeypatch.chdir(tmp_path)
    found = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    assert found.attempted
    assert not found.failed
