"""The pages around the games: axe finds nothing, settings stay, leaving asks, a report is saved, http is enough."""

import json
import re
import socket
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from meowze.cli.arguments import silent_parser
from meowze.cli.table import planned_table
from tests.browser.conftest import serving
from tests.browser.plans import GAMES, Game, race
from tests.browser.screen import Screen, check_size, lay_out
from tests.browser.test_hands import by_touch, play_whole
from tests.paths import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True},
    "desk": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark"},
}
TABLETS = [(600, 960), (768, 1024), (820, 1180), (1024, 768), (1180, 820), (1920, 1080)]
CUT = "all => all.filter(n => n.scrollWidth > n.clientWidth + 1).map(n => n.textContent)"
SMALL = """all => all.map(n => [n.dataset.spot, n.getBoundingClientRect()])
  .filter(([, r]) => Math.min(r.width, r.height) < 48).map(([spot]) => spot)"""
STILL = """() => document.getAnimations().every(
  (a) => a.playState !== 'running' || a.effect.getComputedTiming().endTime === Infinity)"""
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
each_size = pytest.mark.parametrize("size", SIZES.values(), ids=list(SIZES))
SAMPLES = {"chabyrinthe": "phone", "labyrinth": "desk", "mouse-race": "phone"}  # the other sizes are left to the proofs
each_table = pytest.mark.parametrize(
    ("game", "size"),
    [
        pytest.param(
            game, size, id=f"{name}-{kind}", marks=() if SAMPLES.get(name, "phone") == kind else pytest.mark.proof
        )
        for name, game in GAMES.items()
        for kind, size in SIZES.items()
    ],
)


def check_axe(screen: Screen, state: str) -> None:
    """Axe, run as an isolated script, so that the page's own policy stays as it is."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: make web")
    screen.page.wait_for_timeout(400)
    screen.page.wait_for_function(STILL)
    session = screen.context.new_cdp_session(screen.page)
    run = ";axe.run({ resultTypes: ['violations'] }).then(r => JSON.stringify(r.violations))"
    expression = AXE.read_text(encoding="utf-8") + run
    answer = session.send("Runtime.evaluate", {"expression": expression, "awaitPromise": True})
    found = json.loads(answer["result"]["value"])
    told = [
        (rule["id"], [node["html"][:160] + node.get("failureSummary", "") for node in rule["nodes"]]) for rule in found
    ]
    assert told == [], state


def test_a_link_carries_choices(browser: Browser, server: str) -> None:
    """What `meowze play labyrinth --seats 3 --bots 2,Pip …` opens: the choices are made, one press begins the game."""
    screen = Screen(browser, server)
    table = planned_table(
        silent_parser().parse_args("play labyrinth --seats 3 --bots 2,Pip --names Mia --preset short".split())
    )
    screen.page.goto(f"{server}#{table.link()}")
    expect(screen.at("who-1-bot")).to_be_checked()
    expect(screen.at("who-2-bot")).to_be_checked()
    screen.at("start").click()
    screen.wait_until(lambda: screen.table)
    assert (screen.table["names"], screen.table["options"]) == (["Mia", "Mochi", "Pip"], "secrets=4")
    screen.close()


@each_size
def test_start_page_is_for_everybody(browser: Browser, server: str, size: dict[str, Any]) -> None:
    """The start page, all choices open, by day on a phone and by night on a desk."""
    screen = Screen(browser, server, **size)
    expect(screen.at("games")).to_be_visible()
    check_axe(screen, "games")
    for game in GAMES.values():
        screen.page.get_by_role("link", name=game.title).click()
        check_axe(screen, game.title)
        check_size(screen)
        screen.at("together").click()
        screen.at("who-1-bot").check()
        for summary in screen.page.locator("summary").all():
            summary.click()
        check_axe(screen, f"{game.title}, more choices")
        check_size(screen)
        screen.at("other-games").click()
        screen.at("other-games").click()
    for dialog in ("settings", "family"):
        screen.at(dialog).click()
        expect(screen.at(f"{dialog}-done")).to_be_visible()
        check_axe(screen, dialog)
        screen.at(f"{dialog}-done").click()
    screen.close()


@each_table
def test_table_is_for_everybody(browser: Browser, server: str, game: Game, size: dict[str, Any]) -> None:
    """A table at the start, after some moves, with something marked, with the menu and the question before leaving."""
    screen = Screen(browser, server, **size)
    game.begin(screen)
    check_axe(screen, "start")
    for _ in range(3):
        if screen.table["view"]["over"]:
            break
        at, plan = screen.table["at"], game.plan(screen)
        screen.pause()
        if plan.button:
            screen.at(plan.button).click()
        else:
            screen.turn_hand(plan.turns)
            knob = "door" if plan.spot[-1] in "nesw" else "cell"
            for _ in range(plan.taps):
                screen.at(f"{knob}-{plan.spot}").click()
            check_axe(screen, "marked")
            screen.pause()
            if screen.at("tick").count():
                screen.at("tick").click()
        screen.changed(at)
    check_axe(screen, "after some moves")
    screen.at("menu").click()
    check_axe(screen, "menu")
    screen.at("leave").click()
    check_axe(screen, "leave")
    screen.close()


def test_end_is_for_everybody(browser: Browser, server: str) -> None:
    """The panel at the end."""
    screen = Screen(browser, server, **SIZES["phone"])
    play_whole(screen, "labyrinth", by_touch)
    check_axe(screen, "over")
    screen.close()


@each_game
def test_tablets_have_room_for_fingers(browser: Browser, server: str, game: Game) -> None:
    """Cells and doors are at least 48 pixels wide and high, and no word is cut; a race has a tile to lay."""
    screen = Screen(browser, server)
    bag = {"bag": "82/82/0"} if game.plan is race else {}
    game._replace(options=game.options | bag).begin(screen)
    if bag:
        screen.play("draw")
    spots = screen.page.locator("[data-spot]")
    for width, height in TABLETS:
        screen.page.set_viewport_size({"width": width, "height": height})
        screen.wait_until(lambda: spots.evaluate_all(SMALL) == [], f"too small at {width} × {height}")
        screen.rested(lambda: screen.box("cell-b2"))
        check_size(screen, "button, input, select, summary")
        assert screen.page.locator(".seats .name, .state, .state p").evaluate_all(CUT) == []
        assert spots.evaluate_all(SMALL) == []
    screen.close()


@each_game
def test_long_names_on_a_phone(browser: Browser, server: str, game: Game) -> None:
    """Four with long names sit around a small phone: every name is read whole, and nothing is pushed out."""
    screen = Screen(browser, server, **SIZES["phone"])
    screen.page.get_by_role("link", name=game.title).click()
    screen.at("together").click()
    screen.page.get_by_role("radio", name="4", exact=True).check()
    for seat, name in enumerate(("Maximilian", "Anna-Katharina", "Christopher", "Humming Dolphin")):
        screen.page.get_by_role("textbox", name=f"Player {seat + 1}’s name").fill(name)
    screen.at("start").click()
    expect(screen.at("cell-b2")).to_be_visible()
    lay_out(screen.page)
    low = "all => all.filter(n => n.scrollHeight > n.clientHeight + 1).map(n => n.textContent)"
    for cut in (CUT, low):
        assert screen.page.locator(".seats .name > :last-child").evaluate_all(cut) == []
    check_size(screen, "button, input, select, summary")
    screen.close()


def test_settings_stay(browser: Browser, server: str) -> None:
    """Chosen on the start page or at the table, they hold at once and are as they were left after a reload."""
    screen = Screen(browser, server, viewport={"width": 820, "height": 1180})
    screen.at("settings").click()
    background = "getComputedStyle(document.body).backgroundImage"
    day, small = screen.page.evaluate(background), screen.box("games")["width"]
    screen.page.get_by_role("radio", name="night", exact=True).check()
    assert screen.page.evaluate(background) != day
    screen.page.get_by_role("radio", name="115%").check()
    size = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
    assert screen.page.evaluate(size) == pytest.approx(1.15 * 18)
    assert screen.box("games")["width"] == pytest.approx(small, abs=8)
    screen.at("settings-done").click()
    screen.begin("Chabyrinthe", 2, "Standard", first="1")
    upright = screen.box("menu")
    screen.at("menu").click()
    screen.at("settings").click()
    screen.at("sounds").uncheck()
    screen.page.get_by_role("radio", name="calm").check()
    screen.at("flat").check()
    screen.at("settings-done").click()
    screen.reload()
    assert screen.box("menu")["y"] < screen.box("cell-a1")["y"] < upright["y"], "the tray lies on the other side"
    screen.at("menu").click()
    screen.at("settings").click()
    expect(screen.at("sounds")).not_to_be_checked()
    expect(screen.at("volume")).to_be_disabled()
    for name in ("calm", "night", "115%"):
        expect(screen.page.get_by_role("radio", name=name, exact=True)).to_be_checked()
    expect(screen.at("flat")).to_be_checked()
    screen.page.keyboard.press("Escape")
    expect(screen.at("settings-done")).to_have_count(0)
    screen.close()


@pytest.mark.parametrize(("wide", "high"), [(1440, 900), (360, 640)])
def test_the_way_back_to_the_game_is_always_in_sight(browser: Browser, server: str, wide: int, high: int) -> None:
    """The last button of the menu and of the settings, however large the text is."""
    screen = Screen(browser, server, viewport={"width": wide, "height": high})
    screen.page.evaluate("localStorage['meowze.settings'] = JSON.stringify({ textSize: 1.5 })")
    screen.page.reload()
    screen.begin("Labyrinth", 4, "Standard")
    screen.at("menu").click()
    for button in ("close", "settings-done"):
        expect(screen.at(button)).to_be_in_viewport(ratio=1)
        if button == "close":
            screen.at("settings").click()
    screen.close()


def test_flat_tablet_plays(browser: Browser, server: str) -> None:
    """Chosen at the start: on a turned table drags and taps still mean what is under the finger."""
    screen = Screen(browser, server, viewport={"width": 1180, "height": 820})
    screen.at("settings").click()
    screen.at("flat").check()
    screen.at("settings-done").click()
    screen.begin("Labyrinth", 4, "Standard", first="1")
    assert screen.page.evaluate("document.documentElement.style.getPropertyValue('--turned')") == "90deg"
    at = screen.table["at"]
    screen.drag("b2", 0.8, 0)
    screen.changed(at)
    assert screen.table["view"]["last"] == "2w"
    screen.play(f"cell-{screen.table['legal'][0]}")
    screen.close()


def test_leaving_asks_first(browser: Browser, server: str) -> None:
    """The back button and the menu ask; who stays stays, who leaves finds the table again."""
    screen = Screen(browser, server)
    screen.begin("Chabyrinthe", 2, "Standard")
    url = screen.page.url
    screen.page.go_back()
    screen.at("leave-no").click()
    expect(screen.at("cell-b2")).to_be_visible()
    assert screen.page.url == url
    screen.page.go_back()
    screen.at("leave-yes").click()
    expect(screen.at("games")).to_be_visible()
    screen.page.get_by_role("navigation", name="Continue").get_by_role("link").first.click()
    expect(screen.at("cell-b2")).to_be_visible()
    screen.at("menu").click()
    screen.at("leave").click()
    screen.at("leave-yes").click()
    expect(screen.at("games")).to_be_visible()
    screen.close()


def test_title_and_icon_tell_the_turn(browser: Browser, server: str) -> None:
    """The tab says whose turn it is."""
    screen = Screen(browser, server)
    screen.begin("Labyrinth", 2, "Standard", first="1")
    expect(screen.page).to_have_title("Rabbit’s turn · Labyrinth")
    expect(screen.page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("icon-turn"))
    screen.page.goto(screen.server)
    expect(screen.page).to_have_title("Meowze")
    screen.close()


def test_report_is_saved(browser: Browser, server: str, tmp_path: Path) -> None:
    """ "Something is wrong" saves the record and the last messages as one file."""
    screen = Screen(browser, server)
    screen.begin("Chabyrinthe", 2, "Standard")
    screen.play("door-bn")
    screen.at("menu").click()
    with screen.page.expect_download() as download:
        screen.at("wrong").click()
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    report = json.loads(saved.read_text(encoding="utf-8"))
    assert "bn0" in report["record"]
    assert [note["message"]["type"] for note in report["messages"] if note["way"] == "sent"] == ["act"]
    assert report["messages"][-1]["message"]["table"]["room"] == screen.table["room"]
    screen.close()


def test_last_move_is_seen_again(browser: Browser, server: str) -> None:
    """A press on the line shows the last move once more and leaves everything as it is."""
    screen = Screen(browser, server)
    screen.begin("Chabyrinthe", 2, "Standard")
    screen.play("door-bn")
    drawn, at = screen.settled(), screen.table["at"]
    screen.at("line").get_by_role("button").click()
    screen.page.wait_for_timeout(1200)
    assert (screen.settled(), screen.table["at"]) == (drawn, at)
    screen.close()


def own_address() -> str:
    """An address of this machine that is not the loopback, or nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def test_plain_http_in_a_home_network(browser: Browser, tmp_path: Path) -> None:
    """A whole game where the page is no secure context: no randomUUID, no clipboard, no wake lock."""
    address = own_address()
    if not address or address.startswith("127."):
        pytest.skip("this machine has no address but its own")
    with serving(tmp_path / "rooms.sqlite3", address) as server:
        screen = Screen(browser, server, **SIZES["phone"])
        secure = "[isSecureContext, 'randomUUID' in crypto, 'clipboard' in navigator, 'wakeLock' in navigator]"
        assert screen.page.evaluate(secure) == [False] * 4
        play_whole(screen, "labyrinth", by_touch)
        screen.close()
