"""Each game once in another engine: WebKitGTK plays a whole one against a bot."""

from collections.abc import Iterator

import pytest
from selenium.webdriver.webkitgtk.webdriver import WebDriver

from tests.browser.plans import GAMES, Plan
from tests.browser.samples import one_game
from tests.browser.tables import BOT, HERE, SHORT
from tests.browser.webkit import Window, webkit
from tests.conftest import program
from tests.server.serving import new_token, opened, seated

AWAY = """const box = document.querySelector('[data-hand]').getBoundingClientRect();
  const face = document.querySelector('[data-hand] svg[viewBox] > g')?.getScreenCTM();
  const away = face ? [face.e - box.left - box.width / 2, face.f - box.top - box.height / 2] : [0];
  return Math.max(...away.map(Math.abs)) / box.width;"""


@pytest.fixture(scope="module")
def window() -> Iterator[WebDriver]:
    """WebKitGTK."""
    with webkit(program("WebKitWebDriver"), program("Xvfb")) as browser:
        yield browser


def play(window: Window, plan: Plan) -> None:
    """A button, or taps on a place and the tick where one is wanted; then the answer."""
    at = window.table["at"]
    window.find(f"[data-at='{at}']")  # the page may still show how it came to this
    if plan.button:
        window.tap(f"[data-testid={plan.button}]")
    else:
        window.tap("[data-testid=hand]", plan.turns)
        window.tap(f"[data-spot='{plan.spot}']", plan.taps)
    if plan.tick:
        window.tap("[data-testid=tick]")
    window.listen(lambda: window.table["at"] != at)


@one_game("mouse-race")
def test_whole_game_in_webkit(window: WebDriver, server: str, game: str) -> None:
    """The board is drawn, taps play, the bot answers, the end is shown and a new game begins."""
    token, address = new_token(), server.partition("//")[2].rstrip("/")
    room = opened(address, token, game=game, preset="", options=SHORT[game], seats=[HERE, BOT])
    with seated(address, room, token) as twin:
        table = Window(window, server, room, twin)
        table.find("[data-testid=cell-b2]")
        table.wait(lambda: window.execute_script(AWAY) < 0.1, "the tile in hand on its rest")
        while not twin.table["view"]["over"]:
            table.listen(lambda: twin.table["legal"] or twin.table["view"]["over"])
            if twin.table["legal"]:
                play(table, GAMES[game].plan(table))
        assert table.record().position.over
        table.tap("[data-testid=over] .main")
        table.listen(lambda: not twin.table["view"]["over"])
