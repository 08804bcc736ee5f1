"""The real server and a real browser, once for all tests that play on the pages."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.screen import PATIENCE
from tests.paths import ROOT

ARGUMENTS = (
    "--no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync "
    "--no-first-run"
).split()

expect.set_options(timeout=PATIENCE)


@contextmanager
def serving(database: Path, host: str = "") -> Iterator[str]:
    """The address of a real server with settled luck that runs meanwhile, for this machine or for a network."""
    words = ["serve", "--host", host] if host else ["play", "--no-browser", "--only-here"]
    command = [sys.executable, "-m", "tests.seeded", *words, "--port", "0", "--database", str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout
        try:
            yield next(word for word in process.stdout.readline().split() if word.startswith("http"))
        finally:
            process.terminate()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the real server, with a database of its own."""
    if not (ROOT / "meowze" / "web" / "index.html").is_file():
        pytest.skip("the pages are not built: make web")
    with serving(tmp_path_factory.mktemp("table") / "rooms.sqlite3") as address:
        yield address


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    """Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS, timeout=PATIENCE)
        yield browser
        browser.close()
