"""Chabyrinthe in a real browser: by pointer, by drag and by key, with an undo and a reload on the way."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests import seeded
from tests.browser.screen import Screen, Seen, check_size

QUARTERS = {"+": 1, "++": 2, "-": 3}


def show(screen: Screen, action: str) -> None:
    """Do all of an action but the last tap."""
    spot, rest = action[:2], action[2:]
    screen.page.mouse.move(1, 1)
    if rest in QUARTERS:
        for _ in range(QUARTERS[rest]):
            screen.at(f"cell-{spot}").click()
        screen.pause()
    else:
        screen.turn_hand(int(rest))
        screen.at(f"door-{spot}").hover()


def play(screen: Screen, action: str) -> None:
    """Play what is shown."""
    screen.play("tick" if action[2:] in QUARTERS else f"door-{action[:2]}")
    assert action in screen.record().actions


def chosen(screen: Seen) -> str:
    """An action that wins, or a turn after which one would, or any turn or push."""
    offers = screen.table["offers"]
    if offers:
        return str(offers[0]["action"])
    position = screen.record().position
    turns = [action for action in position.legal if action[2:] in QUARTERS]
    pushes = [action for action in position.legal if action[2:].isdigit()]
    ready = (action for action in turns if position.play(action).offers)
    return next(ready, "") or seeded.at(screen.table).choice(turns + pushes)  # a fixed choice could go round in circles


def check_preview(screen: Screen, action: str) -> None:
    """The ways of an action that wins are lit, cell by cell; any other lights nothing."""
    ways = [way for offer in screen.table["offers"] if offer["action"] == action for way in offer["ways"]]
    expect(screen.page.locator(".highlight")).to_have_count(sum(len(way["cells"]) for way in ways))


def check_undo_and_reload(screen: Screen) -> None:
    """An undo brings back what was; a reload shows what is."""
    before, drawn = screen.table["view"], screen.settled()
    show(screen, "bn1")
    play(screen, "bn1")
    assert screen.table["view"] != before
    screen.undo()
    assert screen.table["view"] == before
    assert screen.settled() == drawn
    screen.reload()
    assert screen.table["view"] == before
    assert screen.settled() == drawn


def test_whole_game_by_pointer(browser: Browser, server: str) -> None:
    """Two play on the small roof until every cat is home."""
    screen = Screen(browser, server, viewport={"width": 1280, "height": 800})
    screen.begin("Chabyrinthe", 2, "Kittens")
    for number in range(300):
        if screen.table["view"]["over"]:
            break
        if number == 8:
            check_undo_and_reload(screen)
        action = chosen(screen)
        show(screen, action)
        check_preview(screen, action)
        play(screen, action)
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
    screen.begin("Chabyrinthe", 3, "English edition")
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
    screen.reload()
    assert screen.settled() == drawn
    assert screen.table["at"] == at
    screen.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_phone(browser: Browser, server: str, scheme: Any) -> None:
    """A small phone in portrait holds the whole table, and a finger plays on it."""
    screen = Screen(
        browser, server, viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True, color_scheme=scheme
    )
    check_size(screen)
    screen.begin("Chabyrinthe", 4, "Standard")
    check_size(screen)
    at = screen.table["at"]
    screen.at("cell-a2").tap()
    expect(screen.at("tick")).to_be_visible()
    screen.pause()
    check_size(screen)
    screen.at("tick").tap()
    screen.changed(at)
    at = screen.table["at"]
    screen.at("hand").tap()
    screen.pause()
    screen.at("door-3e").tap()
    screen.pause()
    assert screen.table["at"] == at, "the first tap only marks"
    screen.at("tick").tap()
    screen.changed(at)
    assert screen.record().actions[:2] == ("a2+", "3e1")
    screen.close()
