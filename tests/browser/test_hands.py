"""A whole game of each kind against a bot by keys alone and by touch alone, and gestures that only fingers make."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.plans import GAMES, Plan
from tests.browser.samples import one_game
from tests.browser.screen import Screen
from tests.browser.tables import BOT, HERE, open_room, wait_for_turn

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
FOCUS = "() => ({ spot: document.activeElement.dataset.spot, name: document.activeElement.dataset.testid })"


def tab_to(screen: Screen, wanted: Callable[[dict[str, str]], Any]) -> str:
    """Press Tab until the focus is there; its spot."""
    for _ in range(20):
        focus = screen.page.evaluate(FOCUS)
        if wanted(focus):
            return str(focus.get("spot"))
        screen.page.keyboard.press("Tab")
    pytest.fail("the Tab key does not come there")


def place(spot: str, size: int) -> tuple[int, int]:
    """Column and row of a cell, or of a door one step outside."""
    if spot[-1] not in "nesw":
        return ord(spot[0]) - ord("a"), int(spot[1:]) - 1
    line = ord(spot[0]) - ord("a") if spot[0].isalpha() else int(spot[:-1]) - 1
    return {"n": (line, -1), "e": (size, line), "s": (line, size), "w": (-1, line)}[spot[-1]]


def walk(screen: Screen, spot: str) -> None:
    """Go from spot to spot with the arrow keys: in from a door, across, up or down, out to a door."""
    size = screen.page.locator("[data-testid^='cell-']").count() ** 0.5
    start = place(tab_to(screen, lambda focus: focus.get("spot")), int(size))
    end = place(spot, int(size))
    inside = [tuple(min(max(part, 0), int(size) - 1) for part in at) for at in (start, end)]
    for (x, y), (to_x, to_y) in ((start, inside[0]), (inside[0], inside[1]), (inside[1], end)):
        keys = ["ArrowRight"] * (to_x - x) + ["ArrowLeft"] * (x - to_x)
        for key in keys + ["ArrowDown"] * (to_y - y) + ["ArrowUp"] * (y - to_y):
            screen.page.keyboard.press(key)
    assert screen.page.evaluate(FOCUS)["spot"] == spot


def by_keys(screen: Screen, plan: Plan) -> None:
    """Keys alone: Tab, arrows, R, Space and Enter."""
    if plan.button:
        tab_to(screen, lambda focus: focus.get("name") == plan.button)
    else:
        walk(screen, plan.spot)
        for key in ["r"] * plan.turns + ["Space"] * (plan.taps if plan.tick else 0):
            screen.page.keyboard.press(key)
    screen.page.keyboard.press("Enter")


def by_touch(screen: Screen, plan: Plan) -> None:
    """Fingers alone, on a phone: a tap marks, the tick plays."""
    if plan.button:
        screen.at(plan.button).tap()
        return
    for _ in range(plan.turns):
        screen.at("hand").tap()
    spot = screen.page.locator(f"[data-spot={plan.spot}]" if plan.spot[0].isalpha() else f"[data-spot='{plan.spot}']")
    for _ in range(plan.taps):
        spot.tap()
    if plan.tick:
        screen.pause()
        screen.at("tick").tap()


def play_whole(screen: Screen, game: str, hand: Callable[[Screen, Plan], None]) -> None:
    """Play against a bot until the game is over, and see that the page says so."""
    open_room(screen, game, HERE, BOT)
    expect(screen.at("cell-b2")).to_be_visible()
    while wait_for_turn(screen):
        at = screen.table["at"]
        hand(screen, GAMES[game].plan(screen))
        screen.changed(at)
    assert screen.record().position.over
    expect(screen.at("over")).to_be_visible()


@one_game("mouse-race")
def test_whole_game_by_keys(browser: Browser, server: str, game: str) -> None:
    """No pointer at all: the focus is seen, moves are announced, the end comes with the focus on it."""
    screen = Screen(browser, server, viewport={"width": 1024, "height": 768})
    play_whole(screen, game, by_keys)
    expect(screen.at("over").get_by_role("button", name="Play again")).to_be_focused()
    assert screen.page.locator("[aria-live=polite]").first.inner_text()
    screen.close()


@one_game("labyrinth")
def test_whole_game_by_touch(browser: Browser, server: str, game: str) -> None:
    """A small phone and a finger."""
    screen = Screen(browser, server, **PHONE)
    play_whole(screen, game, by_touch)
    assert screen.box("over")["y"] >= 0
    screen.close()


class Finger:
    """One finger on the glass, put down and moved as a real one."""

    def __init__(self, screen: Screen) -> None:
        self.session = screen.context.new_cdp_session(screen.page)
        self.page = screen.page

    def down(self, x: float, y: float) -> None:
        self._send("touchStart", x, y)
        self.page.wait_for_timeout(350)

    def move(self, x: float, y: float) -> None:
        self._send("touchMove", x, y)
        self.page.wait_for_timeout(50)

    def up(self) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        self.page.wait_for_timeout(350)

    def _send(self, kind: str, x: float, y: float) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})


def test_finger_aims(browser: Browser, server: str) -> None:
    """A finger that rests sees what it aims at, slides on, cancels outside, and plays where it lets go."""
    screen = Screen(browser, server, **PHONE)
    screen.begin("Labyrinth", 2, "Standard")
    finger, at = Finger(screen), screen.table["at"]
    loupe = screen.page.locator(".loupe")
    x, y = screen.middle("door-4w")
    finger.down(x + 4, y)
    expect(loupe).to_be_visible()
    finger.move(180, 620)
    expect(loupe).to_have_count(0)
    finger.up()
    assert screen.table["at"] == at
    finger.down(x, y)
    expect(loupe).to_be_visible()
    finger.move(*screen.middle("door-6w"))
    expect(loupe).to_be_visible()
    finger.up()
    screen.changed(at)
    assert screen.table["view"]["last"] == "6w"
    expect(loupe).to_have_count(0)
    screen.close()


def test_race_zooms_on_a_phone(browser: Browser, server: str) -> None:
    """The board opens fitted, comes near when there is something to lay, and goes back."""
    screen = Screen(browser, server, **PHONE)
    screen.begin("Mouse race", 2, "Standard", bag="82/82/0", first="0")
    fitted = screen.box("cell-a1")["width"]
    screen.at("draw").tap()
    expect(screen.page.locator(".board.zoomed")).to_have_count(1)
    screen.wait_until(lambda: screen.box("cell-a1")["width"] > 1.4 * fitted, "the board never came near")
    at, cell = screen.table["at"], screen.table["offers"][0]["cell"]
    screen.at(f"cell-{cell}").tap()
    if len(screen.table["legal"]) > 1:
        screen.pause()
        screen.at("tick").tap()
    screen.changed(at)
    expect(screen.page.locator(".board.zoomed")).to_have_count(0)
    screen.wait_until(lambda: abs(screen.box("cell-a1")["width"] - fitted) < 0.1, "the board never went back")
    screen.close()


def test_tile_is_carried(browser: Browser, server: str) -> None:
    """The tile in hand is dragged to a door, and let go elsewhere it stays; a press alone turns it."""
    screen = Screen(browser, server, viewport={"width": 820, "height": 1180})
    screen.begin("Chabyrinthe", 2, "Standard")
    at, mouse = screen.table["at"], screen.page.mouse
    for target, action in (("cell-b2", ""), ("door-2e", "2e1")):
        screen.turn_hand(0 if action else 1)
        mouse.move(*screen.middle("hand"))
        mouse.down()
        mouse.move(*screen.middle(target), steps=5)
        mouse.up()
        if action:
            screen.changed(at)
            assert screen.record().actions[0] == action
    screen.close()


def click_at(screen: Screen, name: str, moment: float) -> None:
    """A click that came at this moment, however long a busy machine needs for it."""
    x, y = screen.middle(name)
    session = screen.context.new_cdp_session(screen.page)
    for kind in ("mousePressed", "mouseReleased"):
        event = {"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1, "timestamp": moment}
        session.send("Input.dispatchMouseEvent", event)


def test_second_tap_plays_nothing(browser: Browser, server: str) -> None:
    """The first tap marks, two taps in a row are one: the second within 300 ms never plays, a later one does."""
    screen = Screen(browser, server, viewport={"width": 820, "height": 1180})
    screen.begin("Chabyrinthe", 2, "Standard")
    begun = time.time()
    for moment, name, pushes in (
        (0.0, "door-bn", []),
        (0.2, "door-bn", []),
        (0.6, "door-bn", ["bn0"]),
        (1.6, "hand", ["bn0"]),
        (1.8, "door-cs", ["bn0"]),
        (2.0, "door-cs", ["bn0"]),
        (2.4, "door-cs", ["bn0", "cs1"]),
    ):
        click_at(screen, name, begun + moment)
        screen.wait_until(lambda pushes=pushes: played(screen) == pushes)  # type: ignore[misc]
        screen.page.wait_for_timeout(200)
        assert played(screen) == pushes
    screen.close()


def played(screen: Screen) -> list[str]:
    """The pushes so far."""
    return [action for action in screen.record().actions if action[1] in "nesw"]


def test_one_grammar(browser: Browser, server: str) -> None:
    """A resting mouse previews nothing, tiles turn both ways, Undo lays back first, the tick hides no piece."""
    screen = Screen(browser, server, viewport={"width": 1024, "height": 768})
    page, mouse = screen.page, screen.page.mouse
    screen.begin("Chabyrinthe", 2, "Standard")
    check_rest(screen)
    held = screen.at("hand")
    turns: list[tuple[Callable[[], object], int]] = [
        (lambda: screen.at("hand").click(), 1),
        (lambda: screen.at("turn-back").click(), 0),
        (lambda: screen.at("hand").click(button="right"), 3),
        (lambda: page.keyboard.press("r"), 0),
        (lambda: page.keyboard.press("Shift+R"), 3),
        (lambda: wheel(screen, "hand", 120), 0),
        (lambda: wheel(screen, "hand", -120), 3),
    ]
    for turn, quarters in turns:
        turn()
        expect(held).to_have_attribute("data-quarters", str(quarters))
    screen.pause()
    screen.play("door-bn")
    assert screen.record().actions[0] == "bn3"
    cell = next(action[:-2] for action in screen.table["legal"] if action.endswith("++"))
    at = screen.table["at"]
    screen.at(f"cell-{cell}").click(button="right")
    expect(screen.at("tick")).to_be_visible()
    check_tick(screen, cell)
    screen.pause()
    screen.at("undo").click()
    expect(screen.at("tick")).to_have_count(0)
    assert screen.table["at"] == at, "the first undo only lays the preview back"
    screen.at(f"cell-{cell}").click(button="right")
    screen.pause()
    screen.play("tick")
    assert f"{cell}-" in screen.record().actions
    mouse.move(1, 1)
    page.keyboard.press("?")
    expect(screen.at("keys")).to_contain_text("Shift + R")
    screen.at("keys-close").click()
    expect(screen.at("keys")).to_have_count(0)
    screen.close()


def wheel(screen: Screen, name: str, down: int) -> None:
    """One step of the wheel over something."""
    screen.at(name).hover()
    screen.page.mouse.wheel(0, down)
    screen.page.wait_for_timeout(200)


def check_rest(screen: Screen) -> None:
    """A mouse that rests on a door when the board changes looks at nothing until it moves."""
    aimed, (x, y) = screen.page.locator(".arrow.aimed"), screen.middle("door-bn")
    screen.page.mouse.move(x, y)
    expect(aimed).to_have_count(1)
    screen.reload()
    screen.page.wait_for_timeout(400)
    expect(aimed).to_have_count(0)
    screen.page.mouse.move(x + 3, y)
    expect(aimed).to_have_count(1)
    screen.page.mouse.move(1, 1)
    expect(aimed).to_have_count(0)


def check_tick(screen: Screen, spot: str) -> None:
    """The tick lies on the board, and neither on what is marked nor on any cat or home."""
    tick, board = screen.box("tick"), screen.page.locator(".board").bounding_box()
    assert board
    assert board["x"] <= tick["x"] <= board["x"] + board["width"] - tick["width"]
    assert board["y"] - 1 <= tick["y"] <= board["y"] + board["height"] - tick["height"]
    view = screen.table["view"]
    taken = [f"door-{place}" for place in (*view["homes"], *(cat["place"] for cat in view["cats"]))]
    for name in (f"cell-{spot}", *taken):
        x, y = screen.middle(name)
        inside = tick["x"] < x < tick["x"] + tick["width"] and tick["y"] < y < tick["y"] + tick["height"]
        assert not inside, f"the tick hides {name}"
