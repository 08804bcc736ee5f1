"""The languages in a real browser: chosen by the browser, changed in the middle of a game, and no word too long."""

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from meowze.games import GAMES
from meowze.texts import LANGUAGES, texts
from tests.browser.fit import LONG, SIZES, faults, speak_long
from tests.browser.screen import Screen
from tests.browser.states import choose_language, prepare
from tests.texts.locales import messages

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
KEYS = {key for key in messages("en") if "-" in key}
WORDS = """[...document.querySelectorAll('[aria-label]')].map(e => e.getAttribute('aria-label')).join('\\n')
  + '\\n' + document.body.innerText + '\\n' + document.title"""


def check_words(screen: Screen, language: str, state: str) -> None:
    """No message lacks its text or a variable, and each fits on a small phone."""
    said: str = screen.page.evaluate(WORDS)
    assert "{" not in said, state
    assert KEYS & set(re.findall(r"[a-z][\w-]+", said)) == set(), state
    assert list(map(str, faults(screen.page, state, language, SIZES[1:2]))) == []


def test_language_changes_in_the_middle_of_a_game(browser: Browser, server: str) -> None:
    """The browser's language first; another one at once, line and board too; the game goes on; it is kept."""
    screen = Screen(browser, server, locale="de-AT")
    expect(screen.at("language")).to_have_value("de")
    screen.page.get_by_role("link", name="Mäuserennen").click()
    screen.at("together").click()
    screen.at("start").click()
    expect(screen.at("draw")).to_be_visible()
    screen.play("draw")
    line, board = screen.at("line"), screen.page.locator(".board")
    expect(line).to_contain_text("zieht")
    screen.at("menu").click()
    screen.at("settings").click()
    screen.at("language").select_option("ru")
    expect(screen.page.locator("html")).to_have_attribute("lang", "ru")
    expect(line).to_contain_text("тянет")
    expect(board).to_have_attribute("aria-label", texts("ru").say("mouse-race-board"))
    expect(screen.at("cell-g7")).to_have_attribute("aria-label", "ряд 7, столбец 7, сыр")
    expect(screen.page).to_have_title(re.compile("^Ходит "))
    screen.at("settings-done").click()
    screen.page.reload()
    expect(line).to_contain_text("тянет")
    screen.page.goto(f"{server}room/bcdfgh")
    expect(screen.page.get_by_text(texts("ru").say("gone"))).to_be_visible()
    screen.page.goto(server)
    screen.at("code").fill("bcdfgh")
    screen.at("join").click()
    expect(screen.page.get_by_role("alert")).to_have_text(texts("ru").say("refused-no-room"))
    screen.context.close()  # not `close`: the two tables that are not there are in the console


@pytest.mark.parametrize("languages", [LANGUAGES[::3], pytest.param(LANGUAGES, marks=pytest.mark.proof)])
def test_every_message_is_there(languages: Sequence[str], browser: Browser, server: str) -> None:
    """The start page, the choices of each game, its table and its menu, in one language after the other."""
    screen = Screen(browser, server, **PHONE)
    for language in languages:
        speak(screen, language)
        check_words(screen, language, "start")
        for game in GAMES:
            screen.page.evaluate(f"location.hash = '{game}'")
            expect(screen.at("together")).to_be_visible()
            check_words(screen, language, game)
            screen.page.evaluate(f"location.hash = '{game}?together'")
            expect(screen.at("start")).to_be_visible()
            for summary in screen.page.locator("summary").all():
                summary.click()
            check_words(screen, language, f"{game}, choices")
        screen.page.evaluate("location.hash = 'games'")
    for game in GAMES:
        screen.page.goto(f"{server}#{game}?together")
        screen.at("start").click()
        for language in languages:
            screen.at("menu").click()
            screen.at("settings").click()
            speak(screen, language)
            check_words(screen, language, f"{game}, settings")
            screen.at("settings-done").click()
            screen.at("menu").click()
            check_words(screen, language, f"{game}, menu")
            screen.at("close").click()
        screen.page.goto(server)
    screen.close()


def test_longer_texts_fit(browser: Browser, server: str) -> None:
    """Words longer by two fifths are not cut, broken or too wide on a small phone, whatever is open."""
    assert survey(browser, server, [LONG], SIZES[1:2]) == []


@pytest.mark.proof
def test_every_text_fits_everywhere(browser: Browser, server: str) -> None:
    """The same for every language and size of screen."""
    assert survey(browser, server, [*LANGUAGES, LONG], SIZES) == []


def test_the_measure_finds_faults(browser: Browser, server: str) -> None:
    """A word wider than its button and one that is cut off are found, with their place."""
    screen = Screen(browser, server)
    expect(screen.at("join")).to_be_visible()
    assert faults(screen.page, "start", "en") == []
    screen.at("join").evaluate("e => { e.style = 'width: 3rem; white-space: nowrap'; e.textContent = 'x'.repeat(20) }")
    found = {(fault.what, fault.language, fault.size) for fault in faults(screen.page, "start", "en", SIZES[1:2])}
    assert ("sticks out", "en", (360, 640)) in found
    screen.at("join").evaluate("e => { e.style.overflow = 'hidden' }")
    (fault, *_) = faults(screen.page, "start", "en", SIZES[-1:])
    assert (fault.what, fault.text) == ("cut", "x" * 20)
    assert "button[join].button" in fault.element
    screen.close()


def survey(browser: Browser, server: str, languages: Sequence[str], sizes: Sequence[tuple[int, int]]) -> list[str]:
    """What does not fit in these languages on screens of these sizes, line by line."""
    screen = Screen(browser, server)
    states, found = prepare(screen), []
    for language in languages:
        if language == LONG:
            speak_long(screen.context)
        choose_language(screen, "en" if language == LONG else language)
        for state in states:
            state.visit(screen)
            found += faults(screen.page, state.name, language, sizes)
    screen.context.close()  # not `close`: the page that is not there is in the console
    return list(map(str, found))


def speak(screen: Screen, language: str) -> None:
    """Choose a language and see it come."""
    screen.at("language").select_option(language)
    expect(screen.page.locator("html")).to_have_attribute("lang", language)
