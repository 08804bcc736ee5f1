"""A page in a real browser and the hand before it."""

import json
import time
import urllib.request
from collections.abc import Callable
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, FloatRect, Locator, Page, WebSocket, expect

from meowze import Record, read_record

GUARD = 310  # milliseconds in which a second tap is taken for a slip
PATIENCE = 180_000  # milliseconds: a busy machine is no fault of a page
DRAWN = """() => [...document.querySelectorAll('.board :not(.alive) > use')].map(use => {
  const place = use.getScreenCTM().translate(use.x.baseVal.value, use.y.baseVal.value);
  const { a, b, c, d, e, f } = place;
  return [use.getAttribute('href'), ...[a, b, c, d].map(x => x.toFixed(1)), e.toFixed(), f.toFixed()].join(' ');
}).sort()"""

GLIDING = """() => [...document.querySelectorAll('.board .scenery')].some(node => node.getAnimations().length)"""


LAID_OUT = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  await document.fonts.ready;
  await frame();
}"""


class Seen(Protocol):
    """What one must see to know what to play."""

    @property
    def table(self) -> dict[str, Any]: ...

    def record(self) -> Record: ...


class Screen:
    """A page and the hand before it; the socket is overheard, and what the console says is a failure."""

    def __init__(self, browser: Browser | BrowserContext, server: str, **options: Any) -> None:
        guided, like = options.pop("guided", False), options.pop("like", None)
        if isinstance(browser, BrowserContext):
            self.context = browser
        else:
            self.context = like.context if like else browser.new_context(**options)
        if not guided and not like:
            self.context.add_init_script("localStorage['meowze.shown'] ??= '[\"all\"]'")
        if not like:
            self.context.add_init_script("localStorage['meowze.settings'] ??= '{\"speed\": \"quick\"}'")
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.server = server
        self.table: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.complaints: list[str] = []
        self.page.on("console", lambda message: self._complain(message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self._listen()
        self.page.goto(server)

    def _listen(self) -> None:
        self.page.on("websocket", self._overhear)

    def _complain(self, text: str) -> None:
        if "Opener-Policy" not in text:  # it wants https, which a home network has not
            self.complaints.append(text)

    def _overhear(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        table = message if message["type"] in ("table", "waiting") else message.get("table")
        self.table = table or self.table
        self.heard.append(message)

    def at(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def learn(self, path: str) -> None:
        """Go to a page to learn with, such as `labyrinth/story`."""
        self.page.goto(f"{self.server}learn/{path}")

    def begin(self, game: str, seats: int, preset: str, **options: str) -> None:
        self.page.get_by_role("link", name=game).click()
        self.at("together").click()
        self.page.get_by_role("radio", name=str(seats), exact=True).check()
        self.page.get_by_role("radio", name=preset, exact=True).check()
        if options:
            self.page.get_by_text("More options").click()
        for name, word in options.items():
            self.at(f"switch-{name}").select_option(word)
        self.at("start").click()
        expect(self.at("cell-b2")).to_be_visible()

    def play_against(self, game: str, level: int = 1) -> None:
        """Two taps from the start page to a game against a bot, or three if it is another one than last time."""
        self.page.get_by_role("link", name=game).click()
        if level > 1:
            self.at(f"rival-{level}").check(force=True)
        self.at("versus").click()
        expect(self.at("cell-b2")).to_be_visible()

    def record(self) -> Record:
        with urllib.request.urlopen(f"{self.server}api/rooms/{self.table['room']}/record") as answer:
            return read_record(answer.read().decode())

    def settled(self) -> list[str]:
        """What is drawn when nothing moves: a touch beside everything ends all motion."""
        self.page.mouse.move(1, 1)
        board = self.page.locator(".board").bounding_box()
        assert board
        self.shown()
        self.page.mouse.click(board["x"] + 12, board["y"] + 12)
        self.wait_until(lambda: not self.page.evaluate(GLIDING), "the scenery never rests")
        drawn: list[str] = self.rested(lambda: self.page.evaluate(DRAWN))
        return drawn

    def shown(self) -> None:
        """Wait until the page shows what was heard last."""
        self.wait_until(lambda: self.page.locator(f"[data-at='{self.table['at']}']").count(), "it is not shown")

    def rested(self, measure: Callable[[], Any]) -> Any:
        """What is measured once it has been the same for a while."""
        last, found, same = None, measure(), 0
        while same < 3:
            self.page.wait_for_timeout(70)
            last, found = found, measure()
            same = same + 1 if found == last else 0
        return found

    def wait_until(self, holds: Callable[[], Any], what: str = "it never came to hold") -> None:
        """Wait until it holds."""
        end = time.monotonic() + PATIENCE / 1000
        while not holds():
            if time.monotonic() > end:
                pytest.fail(f"{what}; heard: {[(said['type'], said.get('why', '')) for said in self.heard[-4:]]}")
            self.page.wait_for_timeout(20)

    def changed(self, at: int) -> None:
        """Wait for the answer, until it is shown, and until the next tap counts."""
        self.wait_until(lambda: self.table["at"] != at, "no answer came")
        self.page.wait_for_timeout(GUARD)
        self.shown()

    def turn_hand(self, quarters: int) -> None:
        for _ in range(quarters):
            self.at("hand").click()
        self.pause(quarters)

    def pause(self, touches: int = 1) -> None:
        """Wait until a touch after these is not taken for a slip."""
        if touches:
            self.page.wait_for_timeout(GUARD)

    def play(self, knob: str) -> None:
        """The taps that play an action, and its answer: a place is marked first, unless it is the only move."""
        at = self.table["at"]
        marks = knob.startswith(("cell-", "door-")) and len(self.table["legal"]) > 1
        self.at(knob).click()
        if marks:
            self.pause()
            self.at("tick").click()
        self.changed(at)

    def undo(self) -> None:
        self.play("undo")

    def reload(self) -> None:
        self.page.reload()
        expect(self.at("cell-b2")).to_be_visible()
        self.shown()

    def box(self, name: str) -> FloatRect:
        box = self.at(name).bounding_box()
        assert box
        return box

    def middle(self, name: str) -> tuple[float, float]:
        box = self.box(name)
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def drag(self, cell: str, right: float, down: float) -> None:
        """Drag from a cell by so many tiles."""
        box = self.box(f"cell-{cell}")
        x, y = self.middle(f"cell-{cell}")
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        for share in (0.3, 0.6, 1.0):
            self.page.mouse.move(x + share * right * box["width"], y + share * down * box["height"])
        self.page.mouse.up()

    def close(self) -> None:
        assert self.complaints == [], self.complaints
        self.context.close()


def lay_out(page: Page) -> None:
    """Wait until everything lies where it will stay: another size, and a font that arrives late, move it."""
    page.evaluate(LAID_OUT)


def check_size(screen: Screen, controls: str = "button, [role=button], input, select, summary") -> None:
    """Nothing is wider than the screen, no word is wider than its button, no control is too small for a finger."""
    lay_out(screen.page)
    inner, scroll = screen.page.evaluate("[innerWidth, document.documentElement.scrollWidth]")
    assert scroll <= inner
    rooms = "all => all.filter(r => r.scrollWidth > r.clientWidth || r.scrollHeight > r.clientHeight).length"
    assert screen.page.locator(".room").evaluate_all(rooms) == 0
    cut = "all => all.filter(b => b.scrollWidth > b.clientWidth + 1).map(b => b.textContent)"
    assert screen.page.locator(".button").evaluate_all(cut) == []
    out = """all => all.filter(b => {
      const [own, paper] = [b, b.closest('.paper')].map(e => e.getBoundingClientRect());
      return own.left < paper.left || own.right > paper.right;
    }).map(b => b.textContent)"""
    assert screen.page.locator(".paper .button").evaluate_all(out) == []
    small = """all => all.filter(b => !b.matches('.visually-hidden')).map(b => b.getBoundingClientRect())
      .filter(r => r.width && Math.min(r.width, r.height) < 48).length"""
    assert screen.page.locator(controls).evaluate_all(small) == 0
