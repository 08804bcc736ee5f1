"""Names in a real browser: everybody reads those of others in the language of the page, and regions have their own."""

from playwright.sync_api import Browser, expect

from meowze.room.names import is_generated
from meowze.texts import texts
from tests.browser.screen import Screen
from tests.browser.tables import HERE, LINK, open_room
from tests.browser.test_languages import PHONE, speak


def test_names_and_bots_are_in_the_language_of_the_page(browser: Browser, server: str) -> None:
    """A guest chooses among names that can be read, sits there under that name, and reads it in any other language."""
    host = Screen(browser, server)
    room = open_room(host, "chabyrinthe", HERE, LINK, options="board=3x3,first=0")
    guest = Screen(browser, server, locale="ru-RU", **PHONE)
    guest.page.goto(f"{server}room/{room}")
    guest.at("sit-1").click()
    shown = guest.at("name").first.inner_text()
    guest.at("name").first.click()
    expect(guest.at("cell-b2")).to_be_visible()
    stored = guest.table["names"][1]
    assert is_generated(stored)
    assert shown == texts("ru").name(stored)
    seat = guest.page.locator(".seat-strip [data-seat='1'] .name")
    for language in ("ru", "de", "fr", "en"):
        guest.at("menu").click()
        guest.at("settings").click()
        speak(guest, language)
        guest.at("settings-done").click()
        expect(seat).to_have_text(texts(language).name(stored))
    guest.page.goto(f"{server}#chabyrinthe")
    guest.at("rival-5").check()
    expect(guest.at("versus")).to_have_text("Play against the Professor")
    expect(guest.at("rival-about")).to_contain_text(texts("en").attribute("character-professor", "about"))
    for screen in (host, guest):
        screen.close()


def test_brazil_has_texts_of_its_own(browser: Browser, server: str) -> None:
    """A browser from Brazil gets them, one from Portugal the others; both can be chosen by their names."""
    for tag, language in (("pt-BR", "pt-BR"), ("pt-PT", "pt"), ("pt", "pt")):
        screen = Screen(browser, server, locale=tag)
        expect(screen.page.locator("html")).to_have_attribute("lang", language)
        expect(screen.at("language")).to_have_value(language)
        listed = screen.at("language").locator("option").all_inner_texts()
        assert {"Português", "Português (Brasil)"} <= set(listed)
        screen.close()
