"""Nine languages in a real browser: chosen by the browser, changed in the middle of a game, and no word too long."""

import re
from typing import Any

from playwright.sync_api import Browser, expect

from meowze.games import GAMES
from meowze.texts import LANGUAGES, texts
from tests.browser.screen import Screen
from tests.texts.locales import messages

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
KEYS = {key for key in messages("en") if "-" in key}
OUT = "document.documentElement.scrollWidth > innerWidth || [...document.querySelectorAll('.button, h2, legend, p')]"
CUT = OUT + ".some(e => e.clientWidth > 1 && e.scrollWidth > e.clientWidth + 1 && !e.closest('.visually-hidden'))"
WORDS = """[...document.querySelectorAll('[aria-label]')].map(e => e.getAttribute('aria-label')).join('\\n')
  + '\\n' + document.body.innerText + '\\n' + document.title"""


def check_words(screen: Screen, state: str) -> None:
    """No message lacks its text or a variable, and nothing is wider than the screen or its button."""
    said: str = screen.page.evaluate(WORDS)
    assert "{" not in said, state
    assert KEYS & set(re.findall(r"[a-z][\w-]+", said)) == set(), state
    assert not screen.page.evaluate(CUT), state


def test_language_changes_in_the_middle_of_a_game(browser: Browser, server: str) -> None:
    """The browser's language first; another one at once, line and board too; the game goes on; it is kept."""
    screen = Screen(browser, server, locale="de-AT")
    expect(screen.at("language")).to_have_value("de")
    screen.page.get_by_role("link", name="Mäuserennen").click()
    screen.at("start").click()
    expect(screen.at("draw")).to_be_visible()
    screen.play("draw")
    line, board = screen.at("line"), screen.page.locator(".board")
    expect(line).to_contain_text("zieht")
    screen.at("menu").click()
    screen.at("language").select_option("ru")
    expect(screen.page.locator("html")).to_have_attribute("lang", "ru")
    expect(line).to_contain_text("тянет")
    expect(board).to_have_attribute("aria-label", texts("ru").say("mouse-race-board"))
    expect(screen.at("cell-g7")).to_have_attribute("aria-label", "g7, сыр")
    expect(screen.page).to_have_title(re.compile("^Ходит "))
    screen.at("close").click()
    screen.page.reload()
    expect(line).to_contain_text("тянет")
    screen.page.goto(f"{server}room/bcdfgh")
    expect(screen.page.get_by_text(texts("ru").say("gone"))).to_be_visible()
    screen.page.goto(server)
    screen.at("code").fill("bcdfgh")
    screen.at("join").click()
    expect(screen.page.get_by_role("alert")).to_have_text(texts("ru").say("refused-no-room"))
    screen.context.close()  # not `close`: the two tables that are not there are in the console


def test_every_language_fits_a_phone(browser: Browser, server: str) -> None:
    """The start page, the choices of each game, its table and its menu, in one language after the other."""
    screen = Screen(browser, server, **PHONE)
    for language in LANGUAGES:
        speak(screen, language)
        check_words(screen, f"{language}, start")
        for game in GAMES:
            screen.page.evaluate(f"location.hash = '{game}'")
            screen.page.locator("summary").first.click()
            check_words(screen, f"{language}, {game}, choices")
        screen.page.evaluate("location.hash = 'games'")
    for game in GAMES:
        screen.page.goto(f"{server}#{game}")
        screen.at("start").click()
        screen.at("menu").click()
        for language in LANGUAGES:
            speak(screen, language)
            check_words(screen, f"{language}, {game}")
        screen.page.goto(server)
    screen.close()


def speak(screen: Screen, language: str) -> None:
    """Choose a language and see it come."""
    screen.at("language").select_option(language)
    expect(screen.page.locator("html")).to_have_attribute("lang", language)
