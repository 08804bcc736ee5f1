"""Learning in a real browser: whole stories on a phone by finger, and the analysis board by its text and the bots."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from meowze.learn.stories import story_of
from tests.browser.access import check_focus
from tests.browser.samples import one_game
from tests.browser.screen import GUARD, PATIENCE, Screen, check_size, lay_out
from tests.browser.test_hands import tab_to
from tests.browser.test_pages import check_axe

PHONE = {"width": 390, "height": 844}
DOOR = re.compile(r"(.+[nesw])([0-3])")


def tap_action(page: Page, action: str, spot: str, taps: int) -> None:
    """Play an action as a hand does: turn the tile in hand, tap the spot, then the tick; or press its button.

    Without a spot the tile in hand goes where it can.
    """
    button = page.locator(f"[data-action='{action}']")
    if button.count():
        button.click()
        return
    door = DOOR.fullmatch(action)
    for _ in range(int(door[2]) if door else 0):
        page.get_by_test_id("hand").click()
        page.wait_for_timeout(GUARD)
    target = page.locator(f"[data-spot='{spot}']" if spot else "[data-testid^='cell-']:not([aria-disabled='true'])")
    for _ in range(taps):
        target.first.tap()
        page.wait_for_timeout(GUARD)
    if page.get_by_test_id("tick").count():
        page.get_by_test_id("tick").tap()


TRIED = """([actions, mistakes]) =>
  document.querySelector('[data-testid=story-reached]') ||
  document.querySelector('.board-page').dataset.at === String(actions) ||
  document.querySelector('[data-testid=story-words]').dataset.mistakes > mistakes"""
LAID_BACK = "() => document.querySelector('.board-page').dataset.at === '0'"


def solve(page: Page, solution: tuple[str, ...]) -> None:
    """Play a board to its aim; what too few taps have turned wrongly is laid back, and tried again with one more."""
    for mistakes, taps in enumerate((1, 2, 3, 4)):
        for number, action in enumerate(solution):
            door, cell = DOOR.fullmatch(action), re.match(r"[a-m][0-9]+", action)
            tap_action(page, action, door[1] if door else cell[0] if cell else "", 1 if door else taps)
            page.wait_for_function(TRIED, arg=[number + 1, mistakes])
            if page.get_by_test_id("story-reached").count():
                return
            page.wait_for_timeout(GUARD)
            if int(page.get_by_test_id("story-words").get_attribute("data-mistakes") or 0) > mistakes:
                break
        page.wait_for_function(LAID_BACK)
        page.wait_for_timeout(GUARD)
    pytest.fail(f"{solution} does not reach the aim")


def play_story(screen: Screen, game: str) -> None:
    """Play all boards of an open story by finger, to the last star."""
    page = screen.page
    for number, board in enumerate(story_of(game)):
        expect(screen.at("story-words")).not_to_be_empty()
        expect(screen.at(f"star-{number}")).not_to_have_class(re.compile("won"))
        for spot in board.aim:
            page.locator(f"[data-spot='{spot}'].aimed").wait_for(state="attached", timeout=PATIENCE)
        solve(page, board.solution)
        expect(screen.at(f"star-{number}")).to_have_class(re.compile("won"))
        if number + 1 < len(story_of(game)):
            screen.at("story-next").tap()


@one_game("chabyrinthe")
def test_a_story_on_a_phone(browser: Browser, server: str, game: str) -> None:
    """From the offer on the start page all boards of a story are played by finger to the last star."""
    screen = Screen(browser, f"{server}#{game}", viewport=PHONE, has_touch=True, locale="en", reduced_motion="reduce")
    screen.at("story-open").tap()
    play_story(screen, game)
    screen.at("story-play").tap()
    expect(screen.at("versus")).to_be_visible()
    expect(screen.at("story-offer")).to_have_count(0)
    assert screen.complaints == []
    screen.context.close()


def test_the_analysis_board(browser: Browser, server: str) -> None:
    """A position is set up by its text and says whose turn it is; a bot is asked and played, and the line stays."""
    position = story_of("labyrinth")[1].position
    screen = Screen(browser, f"{server}learn/labyrinth", locale="en", reduced_motion="reduce")
    screen.at("learn-learn-board").click()
    screen.at("board-text").click()
    screen.at("position-text").fill(position)
    screen.at("set-up").click()
    expect(screen.at("line")).to_have_text(re.compile("turn: push the tile in at an arrow$"))
    screen.at("hint").click()
    screen.at("tick").click()
    expect(screen.page.locator(".board-page")).to_have_attribute("data-at", "1")
    screen.page.wait_for_timeout(GUARD)
    screen.at("undo").click()
    expect(screen.page.locator(".board-page")).to_have_attribute("data-at", "0")
    screen.at("variations").locator("[data-testid=variation]").first.click()
    expect(screen.page.locator(".board-page")).to_have_attribute("data-at", "1")
    assert screen.complaints == []
    screen.context.close()


ENDS = """all => Object.values(Object.groupBy(all.map(b => b.getBoundingClientRect()), ({ top }) => Math.round(top)))
  .map(row => Math.round(Math.max(...row.map(({ right }) => right))))"""

MARGINS = """() => {
  const tray = document.querySelector('.tray'), { left, right } = tray.getBoundingClientRect();
  const parts = [...tray.children].map(part => part.getBoundingClientRect()).filter(({ width }) => width);
  return [Math.min(...parts.map(part => part.left)) - left, right - Math.max(...parts.map(part => part.right))];
}"""


@one_game("labyrinth")
def test_no_holes_between_the_buttons(browser: Browser, server: str, game: str) -> None:
    """On a phone each row of buttons of a story and of the analysis board goes to the same edge; all fit elsewhere."""
    screen = Screen(browser, server, viewport=PHONE, has_touch=True, locale="en", reduced_motion="reduce")
    for page, last in (("story", "story-close"), ("puzzle/daily", "hand"), ("board", "board-close")):
        screen.learn(f"{game}/{page}")
        expect(screen.at(last)).to_be_visible()
        lay_out(screen.page)
        assert len({*screen.page.locator(".tray .button").evaluate_all(ENDS)}) < 2, page
        left, right = screen.page.evaluate(MARGINS)
        assert abs(left - right) < 2, page
    for width, height in ((820, 1180), (1280, 720), (844, 390), (667, 375)):
        screen.page.set_viewport_size({"width": width, "height": height})
        check_size(screen, ".tray .button")
    assert len({*screen.page.locator(".tray .button").evaluate_all(ENDS)}) < 2, "on its side"
    screen.close()


def test_a_position_is_set_up_by_hand(browser: Browser, server: str) -> None:
    """By pointer a piece is dragged; by keys alone a card is replaced and turned, a home moved, and it is played."""
    screen = Screen(browser, f"{server}learn/chabyrinthe/board", locale="en", reduced_motion="reduce")
    page = screen.page
    screen.at("board-setup").click()
    screen.at("setup-start").click()
    cell = screen.at("cell-b2")
    expect(cell).to_be_visible()
    cat = page.get_by_role("button", name=re.compile("top of column 1.*cat"))
    cat.drag_to(screen.at("door-bn"))
    expect(screen.at("door-bn")).to_have_attribute("aria-label", re.compile("cat"))
    cell.focus()
    page.keyboard.press("Enter")
    before = cell.get_attribute("aria-label") or ""
    page.locator(
        "[data-testid^='put-'][aria-pressed='false']"
    ).first.focus()  # which shapes are left depends on the deal
    page.keyboard.press("Enter")
    expect(cell).not_to_have_attribute("aria-label", before)
    put = cell.get_attribute("aria-label") or ""
    cell.focus()
    page.keyboard.press("r")
    expect(cell).not_to_have_attribute("aria-label", put)
    page.keyboard.press("Control+z")
    expect(cell).to_have_attribute("aria-label", put)
    home = page.locator("[data-spot][aria-label*='home']").first
    home.focus()
    page.keyboard.press("Enter")
    screen.at("setup-move").press("Enter")
    screen.at("door-cn").press("Enter")
    expect(screen.at("door-cn")).to_have_attribute("aria-label", re.compile("home"))
    check_axe(screen, "setting up a position")
    screen.at("setup-done").press("Enter")
    expect(screen.at("door-cn")).to_have_attribute("aria-label", re.compile("home"))
    assert screen.complaints == []
    screen.context.close()


def test_whose_the_arrow_keys_are(browser: Browser, server: str) -> None:
    """After a click they go through the moves, also with the focus on the board; after Tab they move over the board."""
    screen = Screen(browser, f"{server}learn/mouse-race/board", locale="en", reduced_motion="reduce")
    page, board = screen.page, screen.page.locator(".board-page")
    screen.at("draw").click()
    page.get_by_role("button", name="curve").click()
    expect(board).to_have_attribute("data-at", "2")
    page.wait_for_timeout(GUARD)
    page.locator("[data-testid^='cell-']:not([aria-disabled='true'])").first.click()
    page.wait_for_timeout(GUARD)
    screen.at("tick").click()
    expect(board).to_have_attribute("data-at", "3")
    for key, at in (("ArrowLeft", "2"), ("ArrowLeft", "1"), ("ArrowRight", "2"), ("ArrowRight", "3")):
        page.keyboard.press(key)
        expect(board).to_have_attribute("data-at", at)
    page.mouse.move(1, 1)
    expect(page.locator(".target:focus")).to_have_css("stroke", "none")
    page.keyboard.press("Tab")
    check_focus(screen)
    tab_to(screen, lambda focus: focus.get("spot"))
    spot = page.evaluate("document.activeElement.dataset.spot")
    page.keyboard.press("ArrowLeft" if spot[0] != "a" else "ArrowRight")
    assert page.evaluate("document.activeElement.dataset.spot") not in (None, spot)
    expect(page.locator(".target:focus")).not_to_have_css("stroke", "none")
    expect(board).to_have_attribute("data-at", "3")
    screen.close()


def test_what_is_drawn_hides_little_of_the_board(browser: Browser, server: str) -> None:
    """On the smallest phone what can be drawn is one row below the cheese."""
    screen = Screen(browser, f"{server}learn/mouse-race/board", locale="de", viewport={"width": 360, "height": 640})
    screen.at("draw").click()
    draws = screen.at("draws")
    expect(draws.get_by_role("button", name="Zufällig")).to_be_visible()
    rows = {box["y"] for button in draws.get_by_role("button").all() if (box := button.bounding_box())}
    assert len(rows) == 1
    panel, board = screen.box("draws"), screen.page.locator(".board").bounding_box()
    assert board
    assert panel["y"] > board["y"] + board["height"] * 0.6
    screen.close()


def test_lines_are_saved_and_opened_again(browser: Browser, server: str) -> None:
    """Two ways on make a branch; with a comment they become a file, which opens as the same lines and as a replay.

    Reaching into the bag has no words of its own in the list.
    """
    screen = Screen(browser, f"{server}learn/mouse-race/board", locale="en", reduced_motion="reduce")
    page, board = screen.page, screen.page.locator(".board-page")
    screen.at("miss").click()
    expect(board).to_have_attribute("data-at", "1")
    page.locator("body").press("ArrowLeft")
    expect(board).to_have_attribute("data-at", "0")
    page.wait_for_timeout(GUARD)
    screen.at("draw").click()
    page.get_by_role("button", name="curve").click()
    expect(board).to_have_attribute("data-at", "2")
    for key in ("ArrowLeft", "ArrowUp"):  # without waiting for what the first one shows
        page.locator("body").press(key)
    expect(board).to_have_attribute("data-at", "1")
    shown = screen.at("variations").first.locator("[aria-current=true]")
    expect(shown).to_have_attribute("data-action", "miss")
    screen.at("board-lines").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_test_id("comment").fill("why not?")
    dialog.get_by_test_id("mark").select_option("?!")
    with page.expect_download() as saved:
        dialog.get_by_test_id("save-record").click()
    path = saved.value.path()
    assert "1. miss ?! {why not?} (draw curve)" in path.read_text()
    page.reload()
    screen.at("board-lines").click()
    dialog.get_by_test_id("open-tree").set_input_files(path)
    expect(screen.at("variations").get_by_test_id("variation")).to_have_count(2)
    page.goto(server)
    screen.at("open-record").set_input_files(path)
    screen.at("step-on").click()
    expect(screen.at("note")).to_contain_text("why not?")
    screen.at("branch").click()
    expect(screen.at("leave-branch")).to_be_visible()
    screen.at("study").click()
    expect(board).to_have_attribute("data-at", "1")
    expect(screen.at("variations").get_by_test_id("variation")).to_have_count(1)
    assert screen.complaints == []
    screen.context.close()
