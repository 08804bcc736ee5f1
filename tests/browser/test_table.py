"""Whole games in a real browser: by pointer, by drag and by key, with an undo and a reload on the way."""

import json
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocket, expect, sync_playwright

from meowze import Record, read_record

ROOT = Path(__file__).parents[2]
ARGUMENTS = (
    "--no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync "
    "--no-first-run"
).split()
QUARTERS = {"+": 1, "++": 2, "-": 3}
GUARD = 310  # milliseconds in which a second tap is taken for a slip
DRAWN = """() => [...document.querySelectorAll('.board use')].map(use => {
  const { a, b, c, d, e, f } = use.getScreenCTM();
  return [use.getAttribute('href'), ...[a, b, c, d].map(x => x.toFixed(1)), e.toFixed(), f.toFixed()].join(' ');
}).sort()"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the real server, with a database of its own."""
    if not (ROOT / "meowze" / "web" / "index.html").is_file():
        pytest.skip("the pages are not built: make web")
    database = tmp_path_factory.mktemp("table") / "rooms.sqlite3"
    command = [sys.executable, "-m", "meowze", "play", "--port", "0", "--no-browser", "--database", str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout
        yield next(word for word in process.stdout.readline().split() if word.startswith("http"))
        process.terminate()


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    """Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield browser
        browser.close()


class Screen:
    """A page and the hand before it; the socket is overheard, and what the console says is a failure."""

    def __init__(self, browser: Browser, server: str, **options: Any) -> None:
        self.context = browser.new_context(**options)
        self.page: Page = self.context.new_page()
        self.server = server
        self.table: dict[str, Any] = {}
        self.complaints: list[str] = []
        self.page.on("console", lambda message: self.complaints.append(message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self._overhear)
        self.page.goto(server)

    def _overhear(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        table = message if message["type"] == "table" else message.get("table")
        self.table = table or self.table

    def at(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def begin(self, seats: int, preset: str) -> None:
        self.page.get_by_role("radio", name=str(seats), exact=True).check()
        self.page.get_by_role("radio", name=preset).check()
        self.at("start").click()
        expect(self.at("cell-b2")).to_be_visible()

    def record(self) -> Record:
        with urllib.request.urlopen(f"{self.server}api/rooms/{self.table['room']}/record") as answer:
            return read_record(answer.read().decode())

    def settled(self) -> list[str]:
        """What is drawn when nothing moves: a touch beside everything ends all motion."""
        self.page.mouse.move(1, 1)
        board = self.page.locator(".board").bounding_box()
        assert board
        self.page.mouse.click(board["x"] + 12, board["y"] + 12)
        self.page.wait_for_timeout(200)
        drawn: list[str] = self.page.evaluate(DRAWN)
        return drawn

    def changed(self, at: int) -> None:
        """Wait for the answer, and until the next tap counts."""
        for _ in range(300):
            if self.table["at"] != at:
                self.page.wait_for_timeout(GUARD)
                return
            self.page.wait_for_timeout(10)
        pytest.fail("no answer came")

    def show(self, action: str) -> None:
        """Do all of an action but the last tap."""
        spot, rest = action[:2], action[2:]
        self.page.mouse.move(1, 1)
        if rest in QUARTERS:
            for _ in range(QUARTERS[rest]):
                self.at(f"cell-{spot}").click()
        else:
            for _ in range(int(rest)):
                self.at("top").click()
            self.at(f"door-{spot}").hover()

    def play(self, action: str) -> None:
        at = self.table["at"]
        self.at("tick" if action[2:] in QUARTERS else f"door-{action[:2]}").click()
        self.changed(at)
        assert action in self.record().actions

    def drag(self, cell: str, right: float, down: float) -> None:
        """Drag from a cell by so many tiles."""
        box = self.at(f"cell-{cell}").bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        for share in (0.3, 0.6, 1.0):
            self.page.mouse.move(x + share * right * box["width"], y + share * down * box["height"])
        self.page.mouse.up()

    def close(self) -> None:
        assert self.complaints == []
        self.context.close()


def chosen(screen: Screen) -> str:
    """An action that wins, or a turn after which one would, or any turn."""
    offers = screen.table["offers"]
    if offers:
        return str(offers[0]["action"])
    position = screen.record().position
    turns = [action for action in position.legal if action[2:] in QUARTERS]
    return next((action for action in turns if position.play(action).offers), turns[-1])


def check_preview(screen: Screen, action: str) -> None:
    """The ways of an action that wins are lit, cell by cell; any other lights nothing."""
    ways = [way for offer in screen.table["offers"] if offer["action"] == action for way in offer["ways"]]
    expect(screen.page.locator(".lamp")).to_have_count(sum(len(way["cells"]) for way in ways))


def check_undo_and_reload(screen: Screen) -> None:
    """An undo brings back what was; a reload shows what is."""
    before, drawn, at = screen.table["view"], screen.settled(), screen.table["at"]
    screen.show("bn1")
    screen.play("bn1")
    assert screen.table["view"] != before
    at = screen.table["at"]
    screen.at("undo").click()
    screen.changed(at)
    assert screen.table["view"] == before
    assert screen.settled() == drawn
    screen.page.reload()
    expect(screen.at("cell-b2")).to_be_visible()
    screen.page.wait_for_timeout(100)
    assert screen.table["view"] == before
    assert screen.settled() == drawn


def test_whole_game_by_pointer(browser: Browser, server: str) -> None:
    """Two play on the small roof until every cat is home."""
    screen = Screen(browser, server, viewport={"width": 1280, "height": 800})
    screen.begin(2, "Kittens")
    for number in range(300):
        if screen.table["view"]["over"]:
            break
        if number == 8:
            check_undo_and_reload(screen)
        action = chosen(screen)
        screen.show(action)
        check_preview(screen, action)
        screen.play(action)
    screen.settled()
    expect(screen.at("over")).to_be_visible()
    record = screen.record()
    assert record.position.over
    for seat, score in enumerate(record.position.scores):
        expect(screen.at(f"final-{seat}")).to_have_text(str(score))
        expect(screen.at(f"score-{seat}")).to_have_text(str(score))
    expect(screen.at("over")).to_contain_text(record.names[record.position.winners[0]])
    screen.at("over").get_by_role("button", name="Play again").click()
    expect(screen.at("over")).to_have_count(0)
    expect(screen.at("score-0")).to_have_text("0")
    assert screen.record().start.options == record.start.options
    screen.close()


def test_drags_and_keys(browser: Browser, server: str) -> None:
    """On the large roof a line is dragged, springs back when let go early, and the keyboard does it all too."""
    screen = Screen(browser, server, viewport={"width": 820, "height": 1180})
    screen.begin(3, "French")
    drawn, at = screen.settled(), screen.table["at"]
    screen.drag("b2", 0.4, 0.05)
    screen.page.wait_for_timeout(200)
    assert (screen.settled(), screen.table["at"]) == (drawn, at)
    for (right, down), action in {(0.8, 0.1): "2w0", (-0.8, 0): "2e0", (0.1, 0.9): "bn0", (0, -0.7): "bs0"}.items():
        at = screen.table["at"]
        screen.drag("b2", right, down)
        screen.changed(at)
        assert screen.record().actions.count(action) == 1
    at = screen.table["at"]
    screen.at("stop-turn").click()
    screen.changed(at)
    at = screen.table["at"]
    screen.at("cell-c3").focus()
    for key in ("ArrowLeft", "Space", "Space", "Enter"):
        screen.page.keyboard.press(key)
    screen.changed(at)
    assert "b3++" in screen.record().actions
    at, drawn = screen.table["at"], screen.settled()
    screen.page.reload()
    expect(screen.at("cell-b2")).to_be_visible()
    assert screen.settled() == drawn
    assert screen.table["at"] == at
    screen.close()


def check_size(screen: Screen) -> None:
    """Nothing is wider than the screen, no word is wider than its button, no control is too small for a finger."""
    inner, scroll = screen.page.evaluate("[innerWidth, document.documentElement.scrollWidth]")
    assert scroll <= inner
    cut = "all => all.filter(b => b.scrollWidth > b.clientWidth + 1).map(b => b.textContent)"
    assert screen.page.locator(".button").evaluate_all(cut) == []
    out = """all => all.filter(b => {
      const [own, paper] = [b, b.closest('.paper')].map(e => e.getBoundingClientRect());
      return own.left < paper.left || own.right > paper.right;
    }).map(b => b.textContent)"""
    assert screen.page.locator(".paper .button").evaluate_all(out) == []
    small = """all => all.map(b => b.getBoundingClientRect()).filter(r => r.width && Math.min(r.width, r.height) < 48)
      .length"""
    assert screen.page.locator("button, [role=button], input, select, summary").evaluate_all(small) == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_phone(browser: Browser, server: str, scheme: Any) -> None:
    """A small phone in portrait holds the whole table, and a finger plays on it."""
    screen = Screen(
        browser, server, viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True, color_scheme=scheme
    )
    check_size(screen)
    screen.page.get_by_text("More choices").tap()
    check_size(screen)
    screen.begin(4, "Standard")
    check_size(screen)
    assert screen.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    at = screen.table["at"]
    screen.at("cell-a2").tap()
    expect(screen.at("tick")).to_be_visible()
    screen.page.wait_for_timeout(200)
    check_size(screen)
    screen.at("tick").tap()
    screen.changed(at)
    at = screen.table["at"]
    screen.at("top").tap()
    screen.at("door-3e").tap()
    screen.changed(at)
    assert screen.record().actions[:2] == ("a2+", "3e1")
    screen.close()
