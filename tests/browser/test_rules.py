"""The rule pages in a browser: in every language, for every table, for everybody, and from a refusal and back."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from meowze.games import GAMES
from tests.browser.screen import Screen, check_size
from tests.browser.tables import HERE, open_room
from tests.browser.test_pages import SIZES, check_axe
from tests.paths import ROOT
from tests.rule_texts import Values, lines, table_values

PAGES: dict[str, Any] = {
    page.parent.name: json.loads(page.read_text(encoding="utf-8"))
    for page in sorted((ROOT / "web" / "src" / "games").glob("*/rules.json"))
}
SPOKEN = sorted(path.stem for path in (ROOT / "meowze/locales").glob("*.ftl"))
KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")  # how a message is called, shown where its text is missing


def check_paragraphs(screen: Screen, game: str, language: str, values: Values) -> None:
    """Each paragraph has the title and the lines that its texts have with these values, and no other."""
    for paragraph in PAGES[game]["paragraphs"]:
        key, shown = f"{game}-{paragraph['id']}", screen.at(f"rule-{paragraph['id']}")
        if any(values[name] in met for name, met in paragraph.get("hidden", {}).items()):
            expect(shown).to_have_count(0)
            continue
        told = lines(language, key, values) + lines(language, key, values, "small")
        expect(shown.locator("h2")).to_have_text(lines(language, key, values, "title"))
        expect(shown.locator("p, li")).to_have_text(told)


@pytest.mark.parametrize("game", PAGES)
def test_rules_are_told_in_every_language(browser: Browser, server: str, game: str) -> None:
    """Each page on a phone, one language after the other: nothing is missing, nothing is wider than the screen."""
    screen = Screen(browser, server, locale="da", reduced_motion="reduce", **SIZES["phone"])
    screen.page.goto(f"{server}rules/{game}")
    values = table_values(GAMES[game])
    expect(screen.at("rule-aim").locator("p")).to_have_text(lines("da", f"{game}-aim", values)[0])
    expect(screen.page.locator(".editions li").first).to_be_hidden()
    screen.page.locator(".editions summary").click()
    for language in SPOKEN:
        screen.at("language").select_option(language)
        check_paragraphs(screen, game, language, values)
        seen = screen.page.locator(".rules").inner_text().splitlines()
        assert [line for line in seen if KEY.fullmatch(line.strip())] == [], language
        expect(screen.page.locator(".editions li:visible")).to_have_count(len(PAGES[game]["editions"]))
        check_size(screen, ".rules button, .rules select")
    screen.close()


TABLES = [
    ("chabyrinthe", 2, "actions=at-most-two", "turn", "need not use both", "you must use both"),
    ("chabyrinthe", 2, "board=3x3", "start", "nine gutter cards", "sixteen"),
    ("chabyrinthe", 1, "limit=40", "end", "Points do not count", "Add up"),
    ("labyrinth", 3, "finish=anywhere", "start", "8 to each of you", "opposite"),
    ("mouse-race", 3, "players=2-to-4,bag=77/77/10", "start", "curves (77) and cats (10)", "Two"),
    ("mouse-race", 2, "bag=82/82/0", "start", "no cats", "72"),
]


@pytest.mark.parametrize(("game", "seats", "options", "paragraph", "words", "others"), TABLES)
def test_rules_agree_with_the_table(
    browser: Browser, server: str, game: str, seats: int, options: str, paragraph: str, words: str, others: str
) -> None:
    """Opened from a table, the page tells the rules that are played there, also after it is loaded again."""
    screen = Screen(browser, server, locale="en", reduced_motion="reduce")
    open_room(screen, game, *[HERE] * seats, options=options)
    expect(screen.at("cell-b2")).to_be_visible()
    screen.at("menu").click()
    screen.at("rules-open").click()
    for _ in range(2):
        expect(screen.at("rules-here")).to_be_visible()
        check_paragraphs(screen, game, "en", table_values(GAMES[game], options, seats))
        expect(screen.at(f"rule-{paragraph}")).to_contain_text(words)
        expect(screen.at(f"rule-{paragraph}")).not_to_contain_text(others)
        screen.page.reload()
    screen.close()


def test_scale_is_told(browser: Browser, server: str) -> None:
    """The success scale has its seven bands, from the best to the last."""
    screen = Screen(browser, server, locale="en")
    screen.page.goto(f"{server}rules/chabyrinthe")
    rows = screen.at("rules-scale").locator("tr")
    expect(rows).to_have_count(7)
    expect(rows.first).to_contain_text("7 turns or fewer")
    expect(rows.nth(1)).to_contain_text("8–9")
    expect(rows.last).to_contain_text("18 turns or more")
    screen.close()


@pytest.mark.parametrize(("game", "size"), [("chabyrinthe", "desk"), ("labyrinth", "phone"), ("mouse-race", "desk")])
def test_rules_are_for_everybody(browser: Browser, server: str, game: str, size: str) -> None:
    """Axe finds nothing, by day on a phone and by night on a desk; a game that is not there is no secret."""
    screen = Screen(browser, server, **SIZES[size])
    screen.page.goto(f"{server}rules/{game}")
    expect(screen.at("rule-aim")).to_be_visible()
    check_axe(screen, game)
    screen.page.goto(f"{server}rules/chess")
    expect(screen.at("rules")).to_contain_text("no game of this name")
    screen.close()


MOVES = """() => [...document.querySelectorAll('#slide .sprite')].map(s => s.getAttribute('style')).join()"""


def test_pictures_move_where_one_looks(browser: Browser, server: str) -> None:
    """A picture moves when it comes into view, again and again, and stands still for who asked for less motion."""
    screen = Screen(browser, server)
    screen.page.goto(f"{server}rules/labyrinth#slide")
    expect(screen.at("rule-slide")).to_be_visible()
    first = screen.page.evaluate(MOVES)
    screen.page.wait_for_function(f"before => ({MOVES})() !== before", arg=first)
    screen.at("rules-still").click()
    screen.close()
    calm = Screen(browser, server, reduced_motion="reduce")
    calm.page.goto(f"{server}rules/labyrinth#slide")
    expect(calm.at("rule-slide")).to_be_visible()
    expect(calm.at("rules-still")).to_have_accessible_name("Play the pictures")
    first = calm.page.evaluate(MOVES)
    calm.page.wait_for_timeout(1500)
    assert calm.page.evaluate(MOVES) == first
    calm.close()


def test_why_opens_the_paragraph(browser: Browser, server: str) -> None:
    """From the start page, from the room where friends are awaited, from a refusal and from the menu; and back."""
    screen = Screen(browser, server)
    screen.at("game-chabyrinthe").click()
    screen.at("rules-open").click()
    expect(screen.at("rule-aim")).to_be_visible()
    expect(screen.at("rules-here")).to_have_count(0)
    screen.at("rules-back").click()
    screen.at("together").click()
    screen.at("who-1-link").check()
    screen.at("start").click()
    expect(screen.at("waiting")).to_be_visible()
    screen.at("rules-open").click()
    expect(screen.at("rules-here")).to_contain_text("English")
    screen.at("rules-back").click()
    expect(screen.at("waiting")).to_be_visible()
    screen.page.goto(server)
    screen.begin("Labyrinth", 2, "Short", first="1")
    refusals = screen.table["n"]
    screen.at("cell-a1").click(force=True)
    screen.at("why").click()
    expect(screen.at("rule-turn")).to_have_class(re.compile("marked"))
    expect(screen.at("rule-turn")).to_be_in_viewport()
    expect(screen.at("rules-here")).to_contain_text("Short")
    expect(screen.at("rules-here")).to_contain_text("How many treasures for each player?")
    screen.page.go_back()
    assert screen.table["n"] == refusals, "asking changes nothing"
    screen.pause()
    screen.play("door-bn")
    screen.play("stay")
    screen.at("door-bs").click(force=True)
    expect(screen.at("line")).to_contain_text("undo the last push")
    screen.at("why").click()
    expect(screen.at("rule-barred")).to_have_class(re.compile("marked"))
    screen.page.reload()
    expect(screen.at("rule-barred")).to_have_class(re.compile("marked"))
    screen.at("rules-back").click()
    expect(screen.at("cell-b2")).to_be_visible()
    screen.pause()
    screen.play("door-dn")
    screen.at("menu").click()
    screen.at("rules-open").click()
    expect(screen.at("rule-aim")).to_be_in_viewport()
    screen.at("rules-back").click()
    expect(screen.at("stay")).to_be_visible()
    screen.close()
