"""What there is to learn with on the site of static files, when only the browser is left: no network, no host."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from playwright.sync_api import Browser, Response, expect

from meowze.games import GAMES
from meowze.learn.puzzles import shipped
from meowze.texts import texts
from tests.browser.plans import GAMES as PLANS
from tests.browser.static import StaticScreen, full_site, static_host
from tests.browser.tables import wait_for_turn
from tests.browser.test_company import act
from tests.browser.test_learn import play_story
from tests.browser.test_puzzles import PHONE, TABLET, Solver

ANSWERS = """window.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    this.addEventListener('message', ({ data }) => 'answer' in data && window.answered(String(data.body)));
  }
};"""


FORGET_DATA = """async () => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const kept of await cache.keys()) if (kept.url.includes('/engine/data/')) await cache.delete(kept);
  }
}"""


class OfflineSolver(Solver):
    """Somebody who solves puzzles and overhears what the page is told by its worker."""

    def _listen(self) -> None:
        self.screen.page.expose_function("answered", self._take)
        self.screen.page.add_init_script(ANSWERS)

    def _take(self, body: str) -> None:
        if '"verdict"' in body:
            self.answer = json.loads(body)


class CutOff:
    """A browser without a network: everything the page asks for must come from the browser itself."""

    def __init__(self, screen: StaticScreen) -> None:
        self.screen = screen
        self.outside: list[str] = []
        screen.context.on("response", self._note)
        screen.context.on("requestfailed", lambda request: self.outside.append(request.url))
        screen.context.set_offline(True)

    def _note(self, response: Response) -> None:
        if not response.from_service_worker:
            self.outside.append(response.url)


@contextmanager
def refusing_host(port: int) -> Iterator[list[str]]:
    """What is asked of a host that has nothing any more."""
    asked: list[str] = []

    class Refusing(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            self.send_error(503)

        def log_message(self, format: str, *args: object) -> None:
            """Nobody reads it."""

    with ThreadingHTTPServer(("127.0.0.1", port), Refusing) as server:
        server.daemon_threads = True
        Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield asked
        finally:
            server.shutdown()


@contextmanager
def cut_off(browser: Browser, game: str, **options: object) -> Iterator[StaticScreen]:
    """A page whose site the browser has kept; the host has ended, and nobody asks for it any more."""
    folder = full_site()
    with static_host(folder) as host:
        screen = StaticScreen(browser, host.url, locale="en", reduced_motion="reduce", **options)
        screen.page.get_by_role("link", name=PLANS[game].title).click()  # brings the engine
        screen.wait_until_kept(folder)
    with refusing_host(host.port) as asked:
        cut = CutOff(screen)
        yield screen
        assert cut.outside == []
        screen.close()
    # The browser itself looks for a newer service worker whenever a page is opened.
    assert {*asked} <= {f"/{folder.name}/service-worker.js"}


@pytest.mark.proof
@pytest.mark.parametrize(("game", "size"), list(zip(GAMES, (PHONE, TABLET, PHONE), strict=True)))
def test_stories_puzzles_and_the_game_of_the_day(browser: Browser, game: str, size: dict[str, int]) -> None:
    """A whole story is played, a puzzle is solved after a hint, and the game of the day begins."""
    with cut_off(browser, game, viewport=size, has_touch=True) as screen:
        screen.learn(f"{game}/story")
        play_story(screen, game)
        puzzle = next(iter(shipped(game).values()))
        solver = OfflineSolver(screen, keys=False)
        solver.open(puzzle)
        screen.at("puzzle-hint").click()
        expect(screen.at("puzzle-ring")).to_be_visible()
        solver.finish(puzzle)
        screen.learn(f"{game}/puzzle/daily")
        expect(screen.at("task")).to_be_visible()
        if GAMES[game].daily:
            screen.learn(f"{game}/daily")
            screen.at("daily-play").click()
            assert wait_for_turn(screen)
            act(screen, game)


@pytest.mark.proof
@pytest.mark.parametrize(("game", "size"), list(zip(GAMES, (TABLET, PHONE, TABLET), strict=True)))
def test_reviews_and_the_analysis_board(browser: Browser, game: str, size: dict[str, int]) -> None:
    """A game is played to its end and reviewed, and a bot says what it would play on the analysis board."""
    with cut_off(browser, game, viewport=size, has_touch=True) as screen:
        screen.page.goto(screen.server)
        PLANS[game].begin(screen)
        while wait_for_turn(screen):
            act(screen, game)
        screen.at("review").click()
        expect(screen.at("review-graph")).to_be_visible()
        expect(screen.at("review-shares")).to_be_visible()
        screen.learn(f"{game}/board")
        screen.at("hint").click()
        expect(screen.at("tick").or_(screen.at("draw"))).to_be_visible()


@pytest.mark.proof
def test_puzzles_that_were_never_loaded(browser: Browser) -> None:
    """They say when they will come, and the way back is there; with a connection they come."""
    folder = full_site()
    with static_host(folder) as host:
        screen = StaticScreen(browser, host.url, locale="en", viewport=PHONE)
        screen.at("game-labyrinth").click()
        screen.wait_until_kept(folder)
        screen.page.evaluate(FORGET_DATA)
    with refusing_host(host.port):
        screen.learn("labyrinth/puzzle")
        expect(screen.page.get_by_role("alert")).to_have_text(texts("en").say("refused-not-loaded"))
        screen.learn("labyrinth/puzzle/daily")
        expect(screen.page.get_by_role("alert")).to_contain_text(texts("en").say("refused-not-loaded"))
    screen.complaints.clear()  # Chromium says that it was refused
    with static_host(folder, host.port):
        screen.page.get_by_role("button", name=texts("en").say("learn")).click()
        screen.at("learn-puzzles").click()
        expect(screen.at("puzzle-daily")).to_be_visible()
        screen.close()
