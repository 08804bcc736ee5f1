"""Mouse race in a real browser: a whole game by pointer, then keys and a phone."""

import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.screen import Screen, check_size
from tests.browser.tables import HERE, open_room

CHEESE = (6, 7)


def far(cell: str) -> int:
    """How many squares a cell is away from the cheese."""
    return abs(ord(cell[0]) - ord("a") - CHEESE[0]) + abs(int(cell[1:]) - CHEESE[1])


def mark(screen: Screen) -> str:
    """Mark where the tile in hand goes: a path towards the cheese, a cat far from it; the action that this is."""
    table = screen.table
    if table["view"]["hand"] == "cat":
        cell = action = max(table["legal"], key=far)
        ways = [cell]
    else:
        best = min(table["offers"], key=lambda offer: far(offer["exit"]))
        cell, action = best["cell"], best["action"]
        ways = [offer["action"] for offer in table["offers"] if offer["cell"] == cell]
    for _ in range(ways.index(action) + 1):
        screen.at(f"cell-{cell}").click()
    screen.pause()
    return str(action)


def step(screen: Screen) -> None:
    """Draw, or lay what was drawn: marked first, then played; where it can lie in one way only, one tap lays it."""
    if screen.table["view"]["hand"] is None:
        screen.play("draw")
        return
    at, several = screen.table["at"], len(screen.table["legal"]) > 1
    mark(screen)
    if several:
        assert screen.table["at"] == at
        screen.play("tick")
    else:
        screen.changed(at)


def check_undo_and_reload(screen: Screen) -> None:
    """An undo brings back what was; a reload with a tile in hand loses nothing."""
    before, drawn = screen.table["view"], screen.settled()
    step(screen)
    screen.undo()
    assert screen.table["view"] == before
    assert screen.settled() == drawn
    screen.reload()
    assert screen.table["view"] == before
    assert screen.settled() == drawn


def check_back(screen: Screen) -> None:
    """Who misses a turn takes back the own last tile."""
    seat = screen.table["mover"]
    before = screen.table["view"]["chairs"][seat]["path"]
    screen.play("back")
    assert screen.table["view"]["chairs"][seat]["path"] == before[:-1]
    expect(screen.at(f"score-{seat}")).to_have_text(str(len(before) - 1))
    screen.undo()
    expect(screen.at(f"score-{seat}")).to_have_text(str(len(before)))


def check_cat_taken(screen: Screen) -> None:
    """Who misses a turn takes back a cat: the first tap marks it, a tap elsewhere leaves it, the tick takes it."""
    cats, at = screen.table["view"]["cats"], screen.table["at"]
    screen.at(f"cell-{cats[0]}").click()
    expect(screen.at("tick")).to_be_visible()
    screen.at(f"cell-{screen.table['view']['cheese']}").click(force=True)
    expect(screen.at("tick")).to_have_count(0)
    screen.at(f"cell-{cats[0]}").click()
    screen.pause()
    assert screen.table["at"] == at
    screen.play("tick")
    assert screen.table["view"]["cats"] == cats[1:]
    screen.undo()
    assert screen.table["view"]["cats"] == cats


def check_end(screen: Screen) -> None:
    """What the panel says is what the record says."""
    record = screen.record()
    position = record.position
    view = position.view(None)
    assert position.over
    title = f"{record.names[position.winners[0]]} wins" if position.winners else "A draw"
    expect(screen.at("over")).to_contain_text(title)
    for seat, chair in enumerate(view.chairs):
        expect(screen.at(f"final-{seat}")).to_have_text(str(len(chair.path)))
        expect(screen.at(f"score-{seat}")).to_have_text(str(len(chair.path)))
    expect(screen.at("bag")).to_have_text(str(sum(view.bag)))


def test_whole_race_by_pointer(browser: Browser, server: str) -> None:
    """Two race to the scent of the cheese; tiles and cats are laid, taken back and laid again."""
    screen = Screen(browser, server, viewport={"width": 1280, "height": 800})
    open_room(screen, "mouse-race", HERE, {"who": "here", "name": "Ben"}, options="bag=52/52/60,finish=scent,limit=18")
    expect(screen.at("cell-b2")).to_be_visible()
    expect(screen.at("back")).to_be_disabled()
    done: set[str] = set()
    while not screen.table["view"]["over"]:
        view = screen.table["view"]
        if view["hand"] is None and view["cats"] and "cat" not in done:
            check_cat_taken(screen)
            done.add("cat")
        if view["hand"] is None and "back" not in done and "back" in screen.table["legal"]:
            check_back(screen)
            done.add("back")
        if view["hand"] in ("straight", "curve") and view["turns"] > 3 and "undo" not in done:
            check_undo_and_reload(screen)
            done.add("undo")
        step(screen)
    screen.settled()
    check_end(screen)
    assert done == {"back", "undo", "cat"}
    screen.at("over").get_by_role("button", name="Play again").click()
    expect(screen.at("over")).to_have_count(0)
    expect(screen.at("bag")).to_have_text("164")
    screen.close()


def test_race_by_keys(browser: Browser, server: str) -> None:
    """Every cell has a name; Space shows the other way, Enter marks and plays."""
    screen = Screen(browser, server, viewport={"width": 820, "height": 1180})
    screen.begin("Mouse race", 3, "French edition", bag="82/82/0", first="0")
    assert screen.at("cell-a1").get_attribute("aria-label") == "row 1, column 1, Kim’s mouse"
    screen.at("draw").focus()
    at = screen.table["at"]
    screen.page.keyboard.press("Enter")
    screen.changed(at)
    for _ in range(2):
        at, cell = screen.table["at"], screen.table["offers"][0]["cell"]
        name = screen.at(f"cell-{cell}")
        expect(name).to_have_attribute("aria-label", re.compile("your tile can lie here"))
        name.focus()
        if len(screen.table["legal"]) > 1:
            screen.page.keyboard.press("Space")
            expect(screen.at("tick")).to_be_visible()
            screen.page.keyboard.press("Escape")
            expect(screen.at("tick")).to_have_count(0)
            screen.page.keyboard.press("Enter")
        screen.page.keyboard.press("Enter")
        screen.changed(at)
        expect(name).to_have_attribute("aria-label", re.compile("’s path"))
        screen.play("draw")
    at = screen.table["at"]
    screen.at("cell-g7").click(force=True)
    expect(screen.at("line")).to_contain_text("at the end of your path")
    assert screen.table["at"] == at
    screen.close()


@pytest.mark.parametrize(("scheme", "seats"), [("light", 2), ("dark", 4)])
def test_race_on_a_phone(browser: Browser, server: str, scheme: Any, seats: int) -> None:
    """A small phone in portrait holds the whole table; a finger beside a place still means that place."""
    screen = Screen(
        browser, server, viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True, color_scheme=scheme
    )
    screen.begin("Mouse race", seats, "Standard", bag="82/82/0", first="1")
    controls = "button, input, select, summary"
    for _ in range(2):
        check_size(screen, controls)
        at = screen.table["at"]
        screen.at("draw").tap()
        screen.changed(at)
        at, offer = screen.table["at"], screen.table["offers"][0]
        x, y = screen.rested(partial(screen.middle, f"cell-{offer['cell']}"))
        away = 20 if x < 180 else -20
        screen.page.touchscreen.tap(x + away, y)
        if len(screen.table["legal"]) > 1:
            expect(screen.at("tick")).to_be_visible()
            screen.pause()
            check_size(screen, controls)
            screen.at("tick").tap()
        screen.changed(at)
    assert [len(chair["path"]) for chair in screen.table["view"]["chairs"]].count(1) == 2
    screen.close()
