"""The site of static files in another engine: WebKitGTK plays a whole game of each kind after the host has ended."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from selenium.webdriver.webkitgtk.webdriver import WebDriver

from meowze import Record, read_record
from tests.browser.plans import GAMES
from tests.browser.static import KEPT, full_site, static_host
from tests.browser.test_webkit import play
from tests.browser.webkit import KEEP, Window, webkit
from tests.conftest import program
from tools import site

OVERHEAR = """window.table = null;
window.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    window.worker = this;
    this.addEventListener('message', ({ data }) => {
      const said = JSON.parse(data.data ?? '{}');
      table = said.type === 'table' ? said : said.table ?? table;
    });
  }
};"""
ASK = """const [path, done] = arguments;
worker.addEventListener('message', ({ data }) => data.answer === -1 && done(data.body));
worker.postMessage({ fetch: -1, method: 'GET', path, headers: {}, body: '' });"""


@pytest.fixture(scope="module")
def window() -> Iterator[WebDriver]:
    """WebKitGTK."""
    with webkit(program("WebKitWebDriver"), program("Xvfb")) as browser:
        yield browser


class StaticWindow(Window):
    """A page of the site in the window; what its worker says is overheard."""

    def __init__(self, browser: WebDriver, url: str) -> None:
        self.browser, self.url = browser, url
        browser.set_script_timeout(60)
        browser.get(url)
        browser.execute_script(KEEP, {"shown": ["all"], "settings": {"speed": "quick"}})
        browser.get(url)
        browser.execute_script(OVERHEAR)

    @property
    def table(self) -> Any:
        """What the page last heard of the table."""
        return self.browser.execute_script("return table")

    def record(self) -> Record:
        """The game so far."""
        return read_record(self.browser.execute_async_script(ASK, f"rooms/{self.table['room']}/record"))

    def kept(self) -> set[str]:
        """The addresses that the browser has kept."""
        found = self.browser.execute_async_script(f"({KEPT})().then(arguments[0], () => arguments[0]([]))")
        return {*map(str, found)}

    def listen(self, until: Callable[[], Any]) -> None:
        """Wait until it holds."""
        self.wait(until, "an answer")

    def _stay(self) -> None:
        """Nobody is let go here."""


@pytest.mark.proof
@pytest.mark.parametrize("game", list(GAMES))
def test_whole_game_in_webkit_without_a_host(window: WebDriver, game: str) -> None:
    """The board is drawn, taps play, the bot answers, and the end is shown, while nobody serves the page any more."""
    folder = full_site()
    with static_host(folder) as host:
        table = StaticWindow(window, host.url)
        table.tap(f"[data-testid=game-{game}]")
        table.tap("[data-testid=versus]")
        table.find("[data-testid=cell-b2]")
        listed = {host.url + path for path in site.listed(folder / "service-worker.js")}
        table.wait(lambda: table.kept() >= listed, "the whole site is kept")
    while not table.table["view"]["over"]:
        table.listen(lambda: table.table["legal"] or table.table["view"]["over"])
        if table.table["legal"]:
            play(table, GAMES[game].plan(table))
    assert table.record().position.over
    table.find("[data-testid=over]")
