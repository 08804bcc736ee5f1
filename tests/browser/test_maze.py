"""Labyrinth in a real browser: a whole game by pointer with its secrets, then drags, keys and a phone."""

import urllib.error
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests import seeded
from tests.browser.screen import Screen, check_size

COLUMNS = "abcdefg"
INTO = {"n": (0, 1), "e": (-1, 0), "s": (0, -1), "w": (1, 0)}
BARRED = "That would undo the last push"


def slid(cell: str, door: str) -> str:
    """Where a tile of the maze lies after a push, or nothing when it is pushed out."""
    right, down = INTO[door[1]]
    column, row = COLUMNS.index(cell[0]), int(cell[1])
    if door[0] not in cell:
        return cell
    on = (column + right, row + down)
    return f"{COLUMNS[on[0]]}{on[1]}" if 0 <= on[0] < 7 and 0 < on[1] <= 7 else ""


def entry(door: str) -> str:
    """The cell where a tile comes in."""
    return {"n": f"{door[0]}1", "e": f"g{door[0]}", "s": f"{door[0]}7", "w": f"a{door[0]}"}[door[1]]


def chosen(table: dict[str, Any]) -> tuple[str, str]:
    """A push and the cell to walk to: a treasure that is sought if one can be reached, or else anywhere."""
    view = table["view"]
    lies = {square["tile"]["treasure"]: square["cell"] for square in view["squares"]}
    reach = {push: offer["cells"] for offer in table["offers"] for push in offer["pushes"]}
    for action, cells in reach.items():
        door = action[:2]
        for card in view["cards"]:
            cell = slid(lies[card], door) if card in lies else entry(door)
            if cell in cells:
                return action, cell
    action = seeded.at(table).choice(sorted(reach))  # a fixed choice could go round in circles
    return action, seeded.at(table).choice(reach[action])


def push(screen: Screen, action: str) -> None:
    """Turn the tile, look at what the push would do, and push."""
    reach = next(offer["cells"] for offer in screen.table["offers"] if action in offer["pushes"])
    screen.page.mouse.move(1, 1)
    screen.turn_hand(int(action[2]))
    screen.at(f"door-{action[:2]}").hover()
    expect(screen.page.locator(".highlight")).to_have_count(len(reach))
    screen.play(f"door-{action[:2]}")
    screen.page.mouse.move(1, 1)
    assert sorted(screen.table["legal"]) == sorted(reach)
    expect(screen.page.locator(".highlight")).to_have_count(len(reach))


def press(screen: Screen, name: str) -> None:
    """Press with the mouse what says that it cannot be used."""
    screen.page.mouse.click(*screen.middle(name))


def check_secrets(screen: Screen) -> None:
    """The cards are behind a curtain, then behind a button that must be held."""
    cards = screen.table["view"]["cards"]
    faces = screen.at("cards").get_by_role("img")
    expect(screen.at("curtain")).to_have_text(f"Pass the screen to {screen.table['names'][screen.table['mover']]}")
    expect(screen.at("peek")).to_have_count(0)
    screen.at("curtain").click()
    expect(screen.at("curtain")).to_have_count(0)
    expect(faces).to_have_count(0)
    screen.page.mouse.move(*screen.middle("peek"))
    screen.page.mouse.down()
    expect(faces).to_have_count(len(cards))
    assert [face.get_attribute("aria-label") for face in faces.all()] == cards
    screen.page.mouse.up()
    expect(faces).to_have_count(0)
    screen.at("peek").focus()
    screen.page.keyboard.down("Space")
    expect(faces).to_have_count(len(cards))
    screen.page.keyboard.up("Space")
    expect(faces).to_have_count(0)


def check_barred(screen: Screen) -> None:
    """The door opposite the last push is barred, looks so, and says why."""
    barred, at = screen.table["view"]["barred"], screen.table["at"]
    expect(screen.page.locator("use[href='#labyrinth-door-barred']")).to_have_count(1)
    press(screen, f"door-{barred}")
    expect(screen.at("line")).to_contain_text(BARRED)
    screen.page.wait_for_timeout(350)  # until the door has shaken its head
    assert screen.table["at"] == at


def check_undo_and_reload(screen: Screen) -> None:
    """An undo brings back what was; a reload between push and walk loses nothing."""
    before, drawn = screen.table["view"], screen.settled()
    action, _ = chosen(screen.table)
    push(screen, action)
    screen.undo()
    assert screen.table["view"] == before
    assert screen.settled() == drawn
    push(screen, action)
    between, drawn = screen.table["view"], screen.settled()
    screen.reload()
    assert screen.table["view"] == between
    assert screen.settled() == drawn
    expect(screen.page.locator(".highlight")).to_have_count(len(screen.table["legal"]))
    expect(screen.at("curtain")).to_be_visible()
    screen.undo()


def watch_size(screen: Screen) -> None:
    """From now on see in every frame by how much the page is larger than its window."""
    screen.page.evaluate(
        """() => {
            const page = document.documentElement;
            const look = () => {
                window.beyond = Math.max(window.beyond ?? 0, page.scrollWidth - page.clientWidth,
                    page.scrollHeight - page.clientHeight);
                requestAnimationFrame(look);
            };
            look();
        }"""
    )


def check_end(screen: Screen) -> None:
    """What the panel says is what the record says."""
    record = screen.record()
    position = record.position
    assert position.over
    winner = position.winners[0]
    expect(screen.at("over")).to_contain_text(f"{record.names[winner]} wins")
    for seat, chair in enumerate(position.view(None).chairs):
        expect(screen.at(f"final-{seat}")).to_have_text(f"{len(chair.found)} / {len(chair.found) + chair.left}")
        expect(screen.at(f"score-{seat}")).to_have_text(str(chair.left))
    assert position.view(None).chairs[winner].left == 0


def test_whole_maze_by_pointer(browser: Browser, server: str) -> None:
    """Two look for two treasures each; nobody sees a card that is not held up."""
    screen = Screen(browser, server, viewport={"width": 1280, "height": 800})
    screen.begin("Labyrinth", 2, "Standard", secrets="2", finish="anywhere")
    with pytest.raises(urllib.error.HTTPError, match="400"):
        screen.record()
    for number in range(200):
        if screen.table["view"]["over"]:
            break
        if number < 2:
            check_secrets(screen)
        if number == 1:
            check_barred(screen)
            check_undo_and_reload(screen)
            watch_size(screen)
        if number > 1:
            assert screen.page.evaluate("window.beyond") == 0, "a push must not make the page scroll"
        action, cell = chosen(screen.table)
        push(screen, action)
        screen.play(f"cell-{cell}")
    screen.settled()
    check_end(screen)
    screen.at("over").get_by_role("button", name="Play again").click()
    expect(screen.at("over")).to_have_count(0)
    expect(screen.at("score-0")).to_have_text("2")
    screen.close()


def test_maze_drags_and_keys(browser: Browser, server: str) -> None:
    """A row is dragged or springs back, a barred one says why; the keyboard does it all too."""
    screen = Screen(browser, server, viewport={"width": 820, "height": 1180})
    screen.begin("Labyrinth", 2, "Little ones")
    drawn, at = screen.settled(), screen.table["at"]
    for cell, right, down in (("b2", 0.4, 0.05), ("c3", 0.9, 0), ("a1", 0, 0.9)):
        screen.drag(cell, right, down)
        screen.page.wait_for_timeout(200)
    assert (screen.settled(), screen.table["at"]) == (drawn, at)
    screen.drag("b2", 0.8, 0.1)
    screen.changed(at)
    assert screen.table["view"]["last"] == "2w"
    screen.play("stay")
    screen.drag("d2", -0.8, 0)
    expect(screen.at("line")).to_contain_text(BARRED)
    at = screen.table["at"]
    screen.at("cell-d1").focus()
    for key in ("ArrowUp", "Space"):
        screen.page.keyboard.press(key)
    screen.changed(at)
    assert screen.table["view"]["last"] == "dn"
    mover, at = screen.table["mover"], screen.table["at"]
    own = screen.at(f"cell-{screen.table['view']['chairs'][mover]['pawn']}")
    name = own.get_attribute("aria-label") or ""
    assert f"{screen.table['names'][mover]}’s pawn" in name
    assert ", openings: " in name
    own.focus()
    screen.page.keyboard.press("Enter")
    screen.changed(at)
    assert screen.table["mover"] != mover
    screen.close()


def tick(screen: Screen) -> None:
    """Play what a finger has marked."""
    at = screen.table["at"]
    screen.pause()
    assert screen.table["at"] == at, "a finger's tap on a phone only marks"
    screen.at("tick").tap()
    screen.changed(at)


@pytest.mark.parametrize(("scheme", "seats"), [("light", 2), ("dark", 4)])
def test_maze_on_a_phone(browser: Browser, server: str, scheme: Any, seats: int) -> None:
    """A small phone in portrait holds the whole table; a finger beside a door still means that door."""
    screen = Screen(
        browser, server, viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True, color_scheme=scheme
    )
    screen.begin("Labyrinth", seats, "Young children")
    controls = "button, input, select, summary"
    check_size(screen, controls)
    screen.at("curtain").tap()
    x, y = screen.middle("peek")
    screen.page.mouse.move(x, y)
    screen.page.mouse.down()
    expect(screen.at("cards").get_by_role("img")).to_have_count(len(screen.table["view"]["cards"]))
    check_size(screen, controls)
    screen.page.mouse.up()
    box = screen.box("cell-a2")
    screen.page.touchscreen.tap(box["x"] + 3, box["y"] + box["height"] / 2)
    tick(screen)
    assert screen.table["view"]["last"] == "2w"
    screen.at(f"cell-{screen.table['legal'][-1]}").tap()
    tick(screen)
    check_size(screen, controls)
    screen.close()


def test_alone_in_the_maze(browser: Browser, server: str) -> None:
    """One person has no secret from anybody, and is told the number of turns."""
    screen = Screen(browser, server, viewport={"width": 800, "height": 600})
    screen.begin("Labyrinth", 1, "Standard", secrets="1", finish="anywhere")
    expect(screen.at("curtain")).to_have_count(0)
    expect(screen.at("cards").get_by_role("img")).to_have_count(1)
    while not screen.table["view"]["over"]:
        action, cell = chosen(screen.table)
        push(screen, action)
        screen.play(f"cell-{cell}")
    screen.settled()
    turns = screen.record().position.view(None).turns
    expect(screen.at("final-turns")).to_have_text(f"in {turns} turn{'s' if turns > 1 else ''}")
    screen.close()
