"""The site of static files in another engine: WebKitGTK plays a whole game of each kind, and learns, without a host."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from selenium.webdriver.webkitgtk.webdriver import WebDriver

from meowze import Record, read_record
from meowze.learn.puzzles import shipped
from meowze.learn.stories import story_of
from tests.browser.plans import GAMES
from tests.browser.static import KEPT, full_site, static_host
from tests.browser.test_puzzles import gesture
from tests.browser.test_webkit import play
from tests.browser.webkit import KEEP, OFTEN, Window, webkit
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
      if (String(data.body).includes('"legal"')) table = JSON.parse(data.body); // a position to learn with
    });
  }
};"""
GO = "history.pushState(null, '', arguments[0]); dispatchEvent(new PopStateEvent('popstate'));"
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
        time.sleep(OFTEN)  # to ask all the time would keep the browser busy
        found = self.browser.execute_async_script(f"({KEPT})().then(arguments[0], () => arguments[0]([]))")
        return {*map(str, found)}

    def learn(self, path: str) -> None:
        """Go to a page to learn with, and wait until it has a position."""
        self.browser.execute_script("table = null")
        self.browser.execute_script(GO, f"{self.url}?learn={path}")
        self.listen(lambda: self.table)

    def reach(self, board: str) -> None:
        """Wait for this board of a story."""
        self.listen(lambda: (self.table["name"], self.table["at"]) == (board, 0))

    def solve(self, solution: tuple[str, ...]) -> None:
        """Play what leads to the aim."""
        for action in solution:
            play(self, gesture(action, self.table))

    def listen(self, until: Callable[[], Any]) -> None:
        """Wait until it holds."""
        self.wait(until, "an answer")

    def _stay(self) -> None:
        """Nobody is let go here."""


@contextmanager
def left_alone(window: WebDriver, game: str) -> Iterator[StaticWindow]:
    """A page on which a game was chosen; the browser has kept the site, and its host has ended."""
    folder = full_site()
    with static_host(folder) as host:
        page = StaticWindow(window, host.url)
        page.tap(f"[data-testid=game-{game}]")
        listed = {host.url + path for path in site.listed(folder / "service-worker.js")}
        page.wait(lambda: page.kept() >= listed, "the whole site is kept")
    yield page


@pytest.mark.proof
@pytest.mark.parametrize("game", list(GAMES))
def test_whole_game_in_webkit_without_a_host(window: WebDriver, game: str) -> None:
    """The board is drawn, taps play, the bot answers, and the end is shown, while nobody serves the page any more."""
    with left_alone(window, game) as table:
        table.tap("[data-testid=versus]")
        table.find("[data-testid=cell-b2]")
        while not table.table["view"]["over"]:
            table.listen(lambda: table.table["legal"] or table.table["view"]["over"])
            if table.table["legal"]:
                play(table, GAMES[game].plan(table))
        assert table.record().position.over
        table.find("[data-testid=over]")


@pytest.mark.proof
def test_a_story_and_a_puzzle_in_webkit_without_a_host(window: WebDriver) -> None:
    """All boards of a story are played to the last star, and a puzzle is solved after a hint."""
    with left_alone(window, "chabyrinthe") as page:
        page.learn("chabyrinthe/story")
        boards = story_of("chabyrinthe")
        for number, board in enumerate(boards):
            page.reach(board.name)
            page.solve(board.solution)
            page.find(f"[data-testid=star-{number}].won")
            if number + 1 < len(boards):
                page.tap("[data-testid=story-next]")
        page.find("[data-testid=story-play]")
        puzzle = next(iter(shipped("labyrinth").values()))
        page.learn(f"labyrinth/puzzle/{puzzle.id}")
        page.tap("[data-testid=puzzle-hint]")
        page.find("[data-testid=puzzle-ring]")
        page.solve(puzzle.solution)
        page.find("[data-testid=verdict][data-verdict=solved]")
