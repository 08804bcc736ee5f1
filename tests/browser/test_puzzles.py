"""Puzzles solved on the pages, on a phone and a tablet, by finger and by keyboard, in two languages."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Response, expect

from meowze import Position
from meowze.games import GAMES, game_named
from meowze.learn.puzzle_check import next_action, study_of, verdict
from meowze.learn.puzzles import Puzzle, puzzles_of, shipped
from tests.browser.access import check_focus
from tests.browser.plans import Plan
from tests.browser.samples import one_game
from tests.browser.screen import Screen, check_size, lay_out
from tests.browser.test_hands import by_keys, by_touch
from tests.browser.test_table import QUARTERS

THEMES = [(game, theme.name) for game in GAMES for theme in puzzles_of(game_named(game)).THEMES]
PHONE, TABLET = {"width": 390, "height": 844}, {"width": 820, "height": 1180}
BUTTONS = ("draw", "miss", "back", "stop")


def gesture(action: str, answer: dict[str, Any]) -> Plan:
    """How a hand plays this action: by its notation and by what the page was told."""
    several = len(answer["legal"]) > 1
    if action in BUTTONS:
        return Plan(button=action, tick=False)
    offers = [offer for offer in answer["offers"] if offer.get("action") == action and "exit" in offer]
    if offers:
        ways = [offer["action"] for offer in answer["offers"] if offer["cell"] == offers[0]["cell"]]
        return Plan(spot=offers[0]["cell"], taps=ways.index(action) + 1, tick=several)
    spot, rest = action[:2], action[2:]
    if rest in QUARTERS:
        return Plan(spot=spot, taps=[way for way in QUARTERS if spot + way in answer["legal"]].index(rest) + 1)
    if rest in ("0", "1", "2", "3") and f"{spot}0" in answer["legal"]:
        return Plan(spot=spot, turns=int(rest))
    return Plan(spot=action, tick=several)


class Solver:
    """Somebody who solves puzzles at a page, and overhears what it is told."""

    def __init__(self, screen: Screen, keys: bool) -> None:
        self.screen, self.keys = screen, keys
        self.answer: dict[str, Any] = {}
        self._listen()

    def _listen(self) -> None:
        self.screen.page.on("response", self._hear)

    def _hear(self, response: Response) -> None:
        if "/api/puzzles/" in response.url and response.request.method == "POST":
            self.answer = json.loads(response.text())

    def open(self, puzzle: Puzzle) -> None:
        """Go to a puzzle."""
        self.answer = {}
        self.screen.learn(f"{puzzle.game}/puzzle/{puzzle.id}")
        self.arrived(0)

    def arrived(self, at: int) -> None:
        """Wait until the page shows the position after so many actions."""
        self.screen.wait_until(lambda: self.answer.get("at") == at, "no answer came")
        self.screen.wait_until(lambda: self.screen.page.locator(f".tray[data-at='{at}']").count(), "it is not shown")
        self.screen.pause()

    def play(self, action: str) -> None:
        """Play one action as a hand does."""
        plan, at = gesture(action, self.answer), self.answer["at"]
        (by_keys if self.keys else by_touch)(self.screen, plan)
        self.arrived(at + 1)

    def solve(self, puzzle: Puzzle) -> None:
        """Play the solution; the page must say that it is one, and remember it."""
        self.open(puzzle)
        stage = self.screen.page.locator(".stage")
        lay_out(self.screen.page)
        before = stage.bounding_box()
        self.finish(puzzle)
        assert stage.bounding_box() == before, "the board moves when it is solved"

    def finish(self, puzzle: Puzzle) -> None:
        """The same for one that is open."""
        study = study_of(puzzle)
        while verdict(puzzle, study) == "open":
            action = next_action(puzzle, study) or ""
            study = study.play(action)
            self.play(action)
            if self.keys:
                check_focus(self.screen)
        expect(self.screen.at("verdict")).to_have_attribute("data-verdict", "solved")
        solved = self.screen.page.evaluate("JSON.parse(localStorage['meowze.solved'])")
        assert puzzle.id in solved[puzzle.game]


def solve_some(browser: Browser, server: str, puzzles: list[Puzzle], **options: Any) -> None:
    """Solve these one after the other, every third one by keyboard."""
    screen = Screen(browser, server, **options)
    solver = Solver(screen, False)
    for number, puzzle in enumerate(puzzles):
        solver.keys = number % 3 == 2
        solver.solve(puzzle)
        rivals = Position.read(puzzle.game, puzzle.position).seats > 1
        expect(screen.at("puzzle-you")).to_have_count(int(rivals))  # who one is among them
    check_size(screen, "button")  # squares of a large board are smaller
    screen.close()


def of_theme(game: str, theme: str) -> list[Puzzle]:
    """The shipped puzzles of a theme."""
    return [puzzle for puzzle in shipped(game).values() if puzzle.theme == theme]


@one_game("labyrinth")
def test_hints_come_in_steps(browser: Browser, server: str, game: str) -> None:
    """The list leads to a puzzle; a hint first shows where to look, then what to do, and never more than was asked."""
    screen = Screen(browser, server, viewport=PHONE, locale="en")
    screen.learn(f"{game}/puzzle")
    theme = puzzles_of(game_named(game)).THEMES[0].name
    check_size(screen)
    screen.at(f"{theme}-1").click()
    expect(screen.at("task")).to_be_visible()
    screen.at("puzzle-hint").click()
    expect(screen.page.get_by_text("Look here.")).to_be_visible()
    expect(screen.at("puzzle-ring")).to_be_visible()
    screen.at("puzzle-hint").click()
    expect(screen.at("puzzle-ring")).to_have_count(0)
    screen.close()


@pytest.mark.proof
@pytest.mark.parametrize(("size", "locale"), [(PHONE, "de"), (TABLET, "en")], ids=["phone", "tablet"])
@pytest.mark.parametrize(("game", "theme"), THEMES)
def test_ten_puzzles_of_each_theme(
    browser: Browser, server: str, game: str, theme: str, size: dict[str, int], locale: str
) -> None:
    """Ten puzzles of each theme are solved by hand."""
    solve_some(browser, server, of_theme(game, theme)[:10], viewport=size, locale=locale, has_touch=True)
