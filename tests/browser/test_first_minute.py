"""The first minute: what a game is on its card, two wishes, the family on this device, and who plays how."""

import json

from playwright.sync_api import Browser, expect

from meowze.texts import texts
from tests.browser.fit import SIZES, faults
from tests.browser.screen import Screen
from tests.browser.states import FAMILY

SAY = texts("en").say
MOVING = """() => document.getAnimations().filter(one => one.playState === 'running'
  && one.effect.target.closest('.games')).length"""
LARGE = {"speed": "quick", "textSize": 1.5}


def test_cards_tell_what_a_game_is(browser: Browser, server: str) -> None:
    """Idea, age, players and minutes; the pictures live, but neither in the calm setting nor with reduced motion."""
    screen = Screen(browser, server, viewport={"width": 820, "height": 1180})
    for game in ("chabyrinthe", "labyrinth", "mouse-race"):
        expect(screen.at(f"game-{game}")).to_be_in_viewport(ratio=1)
        title, idea = (screen.at(f"game-{game}").locator(part).bounding_box() for part in (".title", ".idea"))
        assert title
        assert idea
        assert title["y"] < idea["y"]
    card = screen.at("game-labyrinth")
    for said in (SAY("labyrinth-intro"), SAY("game-age", age=7), "1–4 players", "20–30 min"):
        expect(card).to_contain_text(said)
    expect(screen.at("game-mouse-race")).to_contain_text("2–4 players")
    assert screen.page.evaluate(MOVING) >= 3
    screen.at("settings").click()
    screen.page.get_by_role("radio", name="calm").check()
    assert screen.page.evaluate(MOVING) == 0
    screen.page.get_by_role("radio", name="normal").check()
    assert screen.page.evaluate(MOVING) >= 3
    screen.page.emulate_media(reduced_motion="reduce")
    assert screen.page.evaluate(MOVING) == 0
    screen.close()


def test_a_first_game_is_short(browser: Browser, server: str) -> None:
    """Beginners get the small roof, others the suggested edition; the maze has four treasures for everybody."""
    screen = Screen(browser, server, locale="de-DE")
    for game, level, options in (
        ("labyrinth", 1, "secrets=4"),
        ("chabyrinthe", 1, "board=3x3"),
        ("chabyrinthe", 2, ""),
    ):
        screen.at(f"game-{game}").click()
        screen.at(f"rival-{level}").check(force=True)
        screen.at("versus").click()
        expect(screen.at("cell-b2")).to_be_visible()
        assert screen.table["options"] == options, (game, level)
        screen.page.goto(server)
    screen.close()


def test_the_family_plays_with_one_tap(browser: Browser, server: str) -> None:
    """Somebody is added, changed and removed; one tap starts their game, and one fills their name in."""
    screen = Screen(browser, server)
    screen.at("family").click()
    screen.at("family-name").fill("Mia")
    screen.at("face-fox").check(force=True)
    screen.at("favourite-2").check(force=True)
    screen.at("family-add").click()
    screen.at("family-name").fill("Leo")
    screen.at("family-add").click()
    screen.at("family-done").click()
    expect(screen.at("person")).to_have_count(2)
    mia = screen.at("person").first
    expect(mia).to_contain_text(SAY("family-against", name="Mia", rival="Mochi"))
    screen.page.reload()
    mia.click()
    expect(screen.at("cell-b2")).to_be_visible()
    assert screen.table["names"] == ["Mia", "Mochi"]
    screen.page.goto(f"{server}#labyrinth")
    screen.at("who").nth(1).click()
    expect(screen.at("who").nth(1)).to_have_attribute("aria-pressed", "true")
    screen.at("together").click()
    expect(screen.at("people")).to_be_visible()
    for person in screen.at("people").get_by_role("button").all():
        person.click()
    names = screen.page.get_by_role("textbox")
    assert [name.input_value() for name in names.all()] == ["Mia", "Leo"]
    screen.page.goto(server)
    screen.at("family").click()
    screen.at("family-remove").click()
    screen.at("family-done").click()
    expect(screen.at("person")).to_have_count(1)
    kept = screen.page.evaluate("localStorage['meowze.family']")
    assert [person["name"] for person in json.loads(kept)] == ["Leo"]
    screen.close()


def test_the_form_knows_who_plays(browser: Browser, server: str) -> None:
    """Three bots are three characters; one player plays alone; secrets on one device are explained; editions say how
    they differ."""
    screen = Screen(browser, server)
    screen.page.goto(f"{server}#labyrinth?seats=4")
    expect(screen.at("secrets")).to_be_visible()
    for seat in (1, 2, 3):
        screen.at(f"who-{seat}-bot").check()
    expect(screen.at("secrets")).to_have_count(0)
    chosen = [screen.at(f"bot-{seat}-about").locator("strong").inner_text() for seat in (1, 2, 3)]
    assert len(set(chosen)) == 3
    screen.page.goto(f"{server}#chabyrinthe?seats=2")
    screen.page.get_by_role("radio", name="1", exact=True).check()
    expect(screen.page.locator("input[value=solitaire]")).to_be_checked()
    expect(screen.at("secrets")).to_have_count(0)
    screen.page.goto(f"{server}#mouse-race?seats=2")
    expect(screen.page.locator("input[value=standard]")).to_be_visible()
    expect(screen.page.locator("input[value=spanish]")).not_to_be_visible()
    screen.page.get_by_text(SAY("other-editions")).click()
    spanish = screen.page.get_by_role("radio", name=SAY("mouse-race-preset-spanish"))
    expect(spanish).to_have_accessible_description(
        "Cats go against whoever is nearest to the cheese, in that mouse’s way"
    )
    spanish.check(force=True)
    screen.at("start").click()
    screen.wait_until(lambda: screen.table)
    assert "cat_against=nearest" in screen.table["options"]
    screen.close()


def test_large_text_fits(browser: Browser, server: str) -> None:
    """At 150 %: the start page, a game's page, its form, the dialogs, a table and its menu, on every screen."""
    screen = Screen(browser, server)
    screen.page.evaluate(FAMILY)
    screen.page.evaluate(f"localStorage['meowze.settings'] = '{json.dumps(LARGE)}'")
    screen.page.reload()
    expect(screen.at("games")).to_be_visible()
    found = faults(screen.page, "start", "en")
    for dialog in ("settings", "family"):
        screen.at(dialog).click()
        expect(screen.at(f"{dialog}-done")).to_be_visible()
        found += faults(screen.page, dialog, "en")
        screen.at(f"{dialog}-done").click()
    for game in ("labyrinth", "chabyrinthe", "mouse-race"):
        screen.page.goto(f"{server}#{game}")
        expect(screen.at("versus")).to_be_visible()
        found += faults(screen.page, game, "en")
        screen.page.goto(f"{server}#{game}?seats=4&bots=1,5")
        expect(screen.at("start")).to_be_visible()
        for summary in screen.page.locator("summary").all():
            summary.click()
        found += faults(screen.page, f"{game} form", "en")
        screen.page.goto(f"{server}#{game}?seats=2&bots=1")
        expect(screen.at("who-1-bot")).to_be_checked()
        screen.at("start").click()
        expect(screen.at("menu")).to_be_visible()
        screen.shown()
        found += faults(screen.page, f"{game} table", "en")
        screen.at("menu").click()
        found += faults(screen.page, f"{game} menu", "en")
        expect(screen.at("close")).to_be_in_viewport(ratio=1)
        screen.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    assert list(map(str, found)) == []
    screen.close()
