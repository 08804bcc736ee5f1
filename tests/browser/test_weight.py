"""How much a table weighs: what is loaded until one can play, for one game and one language, as it travels."""

import gzip

import pytest
from playwright.sync_api import Browser, Request, expect

from tests.browser.screen import Screen
from tests.browser.tables import BOT, HERE, SHORT, open_room
from tests.paths import ROOT

ASSETS = ROOT / "meowze" / "web" / "assets"
MOST = 110 * 1024


@pytest.mark.parametrize("game", list(SHORT))
def test_first_load_is_light(browser: Browser, server: str, game: str) -> None:
    """Scripts and styles, compressed, in the language with the longest texts."""
    screen = Screen(browser, server, locale="ru")
    names: set[str] = set()

    def keep(request: Request) -> None:
        if request.is_navigation_request():
            names.clear()
        names.add(request.url.rpartition("/")[2])

    screen.page.on("request", keep)
    open_room(screen, game, HERE, BOT)
    expect(screen.at("cell-b2")).to_be_visible()
    files = [ASSETS / name for name in names if name.endswith((".js", ".css"))]
    assert len(files) > 4
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) <= MOST
    screen.close()
