"""Stories, puzzles and reviews by finger, by keyboard alone and for a screen reader, on a phone and a tablet."""

import json
from functools import cache
from typing import Any
from urllib.parse import unquote

import pytest
from playwright.sync_api import Browser, Response, ViewportSize, expect

from meowze import Position, Record, Seeded, bot
from meowze.games import GAMES
from meowze.learn.puzzles import shipped
from meowze.learn.stories import story_of
from tests.browser.access import check_focus, check_names, check_round, spoken
from tests.browser.samples import one_game
from tests.browser.screen import Screen, check_size
from tests.browser.states import UPLOAD
from tests.browser.test_hands import by_keys, tab_to
from tests.browser.test_learn import solve
from tests.browser.test_pages import check_axe
from tests.browser.test_puzzles import Solver, gesture

PHONE, TABLET = {"width": 390, "height": 844}, {"width": 820, "height": 1180}
DESK: ViewportSize = {"width": 1440, "height": 900}
DEVICES = [pytest.param(PHONE, "de", id="phone"), pytest.param(TABLET, "en", id="tablet")]
each_device = pytest.mark.parametrize(("size", "locale"), DEVICES)
each_game = pytest.mark.parametrize("game", GAMES)
SEATS = {"chabyrinthe": 1, "labyrinth": 4, "mouse-race": 4}
OPTIONS = {"labyrinth": "secrets=2"}


def visit(browser: Browser, server: str, path: str, size: dict[str, int], locale: str) -> Screen:
    """A page where nothing moves longer than it must."""
    options = {"viewport": size, "locale": locale, "has_touch": True, "reduced_motion": "reduce"}
    screen = Screen(browser, server, **options)
    screen.page.goto(f"{server}{path}")
    return screen


# ------------------------------------------------------------------------------------ stories


@pytest.mark.proof
@each_device
@each_game
def test_a_whole_story_by_finger(browser: Browser, server: str, game: str, size: dict[str, int], locale: str) -> None:
    """All boards of a story by taps; the button to go on hides nothing of the board, and everything is large enough."""
    screen = visit(browser, server, f"learn/{game}/story", size, locale)
    for number, board in enumerate(story_of(game)):
        screen.page.locator(".target.aimed").first.wait_for(state="attached")
        expect(screen.at("story-aim").locator("use")).to_have_count(sum(map(len, board.picture)))
        check_size(screen, "button")
        solve(screen.page, board.solution)
        well, stage = screen.box("story-reached"), screen.page.locator(".stage").bounding_box()
        assert stage
        assert well["y"] >= stage["y"] + stage["height"]
        if number + 1 < len(story_of(game)):
            screen.at("story-next").tap()
    screen.at("story-play").tap()
    expect(screen.at("versus")).to_be_visible()
    screen.close()


class Reader:
    """Somebody who plays a story by keys alone, and overhears what the page is told."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.answer: dict[str, Any] = {}
        screen.page.on("response", self._hear)

    def _hear(self, response: Response) -> None:
        if "/api/stories" in response.url and response.request.method == "POST" and response.ok:
            self.answer = json.loads(response.text())

    def arrived(self, name: str, at: int) -> None:
        """Wait until the page shows this board after so many actions."""
        self.screen.wait_until(lambda: (self.answer.get("name"), self.answer.get("at")) == (name, at), "no answer")
        self.screen.wait_until(lambda: self.screen.page.locator(f".tray[data-at='{at}']").count(), "it is not shown")
        self.screen.pause()


@one_game("mouse-race")
def test_a_whole_story_by_keys(browser: Browser, server: str, game: str) -> None:
    """No pointer at all: all boards of a story are played, the focus is never lost, and the words are announced."""
    screen = visit(browser, server, "", TABLET, "en")
    reader = Reader(screen)
    screen.page.goto(f"{server}learn/{game}/story")
    for number, board in enumerate(story_of(game)):
        reader.arrived(board.name, 0)
        if number == 0:
            check_round(screen)
            names = check_names(screen)
            assert sum(name.startswith("button ") for name in names) > 9  # the cells and doors among them
        assert spoken(screen)
        for at, action in enumerate(board.solution):
            by_keys(screen, gesture(action, reader.answer))
            reader.arrived(board.name, at + 1)
            check_focus(screen)
        wanted = "story-next" if number + 1 < len(story_of(game)) else "story-play"
        expect(screen.at(wanted)).to_be_focused()
        assert spoken(screen)
        screen.page.keyboard.press("Enter")
        check_focus(screen)
    expect(screen.at("versus")).to_be_visible()
    screen.close()


@pytest.mark.proof
@each_game
def test_a_wrong_turn_is_told_kindly(browser: Browser, server: str, game: str) -> None:
    """What does not lead to the aim is said, shown and laid back, and the focus stays on the board."""
    screen = visit(browser, server, "", TABLET, "en")
    reader = Reader(screen)
    screen.page.goto(f"{server}learn/{game}/story")
    board = story_of(game)[0]
    reader.arrived(board.name, 0)
    wrong = next(action for action in reader.answer["legal"] if action not in board.solution)
    by_keys(screen, gesture(wrong, reader.answer))
    expect(screen.page.locator(".aim.wrong")).to_have_count(1)
    assert "Not yet" in spoken(screen)
    reader.arrived(board.name, 0)
    check_focus(screen)
    expect(screen.page.locator(".aim.wrong")).to_have_count(0)
    screen.close()


# ------------------------------------------------------------------------------------ puzzles


@one_game("chabyrinthe")
def test_a_puzzle_by_keys(browser: Browser, server: str, game: str) -> None:
    """From the list to the next puzzle by keys alone, with both hints; every verdict is announced."""
    screen = visit(browser, server, f"learn/{game}/puzzle", TABLET, "en")
    solver = Solver(screen, True)
    theme = next(puzzle.theme for puzzle in shipped(game).values())
    expect(screen.at(f"{theme}-1")).to_be_visible()
    check_round(screen)
    check_names(screen)
    screen.at(f"{theme}-1").press("Enter")
    solver.arrived(0)
    check_focus(screen)
    check_round(screen)
    check_names(screen)
    check_axe(screen, "a puzzle")
    for _ in range(2):
        screen.at("puzzle-hint").press("Enter")
        expect(screen.at("puzzle-hint")).to_have_attribute("aria-disabled", "false")
        expect(screen.at("puzzle-hint")).to_be_focused()
    id = screen.page.url.rpartition("/")[2]
    solver.solve(shipped(game)[id])
    assert "Solved" in spoken(screen)
    check_focus(screen)
    screen.at("puzzle-next").press("Enter")
    screen.wait_until(lambda: not screen.page.url.endswith(id))
    solver.arrived(0)
    check_focus(screen)
    screen.close()


# ------------------------------------------------------------------------------------ reviews


@cache
def whole_game(game: str) -> str:
    """A whole game between weak bots: alone where that is possible, else with four."""
    luck, players = Seeded("review"), [bot("Pip", nodes=200, seed=seat) for seat in range(4)]
    seats = SEATS[game]
    record = Record(Position.deal(game, seats, OPTIONS.get(game, ""), luck), ("Ada", "Ben", "Cleo", "Dora")[:seats])
    while not record.position.over:
        mover = record.position.mover
        assert mover is not None
        record = record.play(players[mover].choose(record.position), luck)
    return record.text


def open_review(screen: Screen, game: str) -> None:
    """The review of that game, from its replay."""
    id = screen.page.evaluate(UPLOAD, whole_game(game))
    screen.page.goto(f"{screen.server}replay/{id}")
    graph, refused = screen.at("review-graph"), screen.page.locator("dialog [role=alert]")
    screen.at("review").press("Enter")
    screen.wait_until(lambda: graph.count() or refused.count())
    while refused.count():  # a busy machine did not think in time
        screen.page.keyboard.press("Escape")
        screen.complaints.clear()
        screen.at("review").press("Enter")
        screen.wait_until(lambda: graph.count() or refused.count())


@pytest.mark.proof
@each_device
@each_game
def test_a_review_by_finger(browser: Browser, server: str, game: str, size: dict[str, int], locale: str) -> None:
    """The graph is tapped, what was missed is shown only on request, and each best turn is a tap away."""
    screen = visit(browser, server, "", size, locale)
    open_review(screen, game)
    check_size(screen, "dialog button, dialog input")
    expect(screen.at("moment-slip")).to_have_count(0)
    graph = screen.at("review-graph").locator("svg").first.bounding_box()
    assert graph
    before = screen.at("review-point").inner_text()
    screen.page.touchscreen.tap(graph["x"] + 0.7 * graph["width"], graph["y"] + graph["height"] / 2)
    expect(screen.at("review-point")).not_to_have_text(before)
    screen.at("review-slips").tap()
    expect(screen.at("moment-slip").first).to_be_visible()
    expect(screen.at("slip-best")).to_have_count(screen.at("moment-slip").count())
    screen.at("slip-best").last.tap()
    screen.page.wait_for_url("**/board/*")
    best = unquote(screen.page.url).rpartition("@")[2].split(",")  # one action, or two
    expect(screen.at("variations").locator("[aria-current=true]").last).to_have_attribute("data-action", best[-1])
    screen.page.set_viewport_size(DESK)
    expect(screen.at("comment")).to_be_visible()
    check_size(screen, "select")  # four seats and many lines fit beside the board
    screen.close()


@one_game("labyrinth")
def test_a_review_by_keys(browser: Browser, server: str, game: str) -> None:
    """Every point of the graph is reached by arrow keys and told in words; nothing that is pressed loses the focus."""
    screen = visit(browser, server, "", TABLET, "en")
    open_review(screen, game)
    expect(screen.page.get_by_role("heading", name="How did it go?")).to_be_focused()
    assert "The best turn of the game" in spoken(screen)
    check_axe(screen, "a review")
    slider = screen.at("review-slider")
    tab_to(screen, lambda focus: focus.get("name") == "review-slider")
    last = int(slider.get_attribute("max") or 0)
    for number in range(last + 1):
        expect(slider).to_have_js_property("value", str(number))
        assert (slider.get_attribute("aria-valuetext") or "").startswith("Turn ")
        screen.page.keyboard.press("ArrowRight")
    tab_to(screen, lambda focus: focus.get("name") == "review-slips")
    screen.page.keyboard.press("Enter")
    expect(screen.at("moment-slip").first).to_be_focused()
    assert "Best turn found" in (slider.get_attribute("aria-valuetext") or "")
    assert {"input review-slider", "button review-jump", "button review-show-best"} <= set(check_round(screen))
    check_names(screen)
    screen.at("review-jump").press("Enter")
    expect(screen.at("review")).to_be_focused()
    screen.close()
