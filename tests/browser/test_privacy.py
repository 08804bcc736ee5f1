"""What is stored and how it is deleted, in a real browser: a table for everyone, and everything on the device."""

from playwright.sync_api import Browser, expect

from tests.browser.screen import Screen
from tests.browser.tables import HERE, LINK, open_room
from tests.server.serving import Answer

KEYS, TOKEN = "Object.keys(localStorage)", "localStorage['meowze.token']"
SET_BY_TESTS = {"meowze.shown", "meowze.settings"}  # at each load of a page, see `Screen`


def room_status(server: str, room: str) -> int:
    """What the server says of a room."""
    return Answer(server.split("/")[2], "GET", f"/api/rooms/{room}").status


def test_the_host_deletes_a_table(browser: Browser, server: str) -> None:
    """After a question; the guest reads that it is gone, and it stands in nobody's list of tables."""
    host, guest = Screen(browser, server), Screen(browser, server)
    room = open_room(host, "chabyrinthe", HERE, LINK)
    guest.page.goto(f"{server}room/{room}")
    guest.at("sit-1").click()
    guest.at("name").first.click()
    expect(guest.at("cell-b2")).to_be_visible()
    guest.at("menu").click()
    expect(guest.at("leave")).to_be_visible()
    expect(guest.at("delete-room")).to_have_count(0)
    guest.at("close").click()
    host.at("menu").click()
    host.at("delete-room").click()
    host.at("delete-room-no").click()
    assert room_status(server, room) == 200
    host.at("delete-room").click()
    host.at("delete-room-yes").click()
    expect(host.at("games")).to_be_visible()
    assert room_status(server, room) == 404
    expect(host.page.locator(".rooms")).to_have_count(0)
    expect(guest.page.locator(".gone")).to_be_visible()
    for screen in (host, guest):
        screen.complaints.clear()  # who comes back may ask for the story of the game, and hears 404
        screen.close()


def test_a_device_forgets_everything(browser: Browser, server: str) -> None:
    """Nothing of ours is left in its storage, its seats are free, and the page begins like on a new device."""
    screen = Screen(browser, server)
    room = open_room(screen, "chabyrinthe", HERE, LINK)
    expect(screen.at("waiting")).to_be_visible()
    screen.page.goto(server)
    expect(screen.page.locator(".rooms")).to_be_visible()
    screen.at("settings").click()
    screen.at("forget-device").click()
    before = screen.page.evaluate(TOKEN)
    assert before
    with screen.page.expect_navigation():
        screen.at("forget-device-yes").click()
    expect(screen.at("games")).to_be_visible()
    assert screen.page.evaluate(TOKEN) != before
    assert set(screen.page.evaluate(KEYS)) <= SET_BY_TESTS | {"meowze.token"}
    expect(screen.page.locator(".rooms")).to_have_count(0)
    seats = Answer(server.split("/")[2], "GET", f"/api/rooms/{room}").json["seats"]
    assert [seat["taken"] for seat in seats] == [False, False]
    assert "Ada" not in [seat["name"] for seat in seats]
    screen.close()


def test_the_page_tells_what_is_stored(browser: Browser, server: str) -> None:
    """From the start page and from the settings."""
    screen = Screen(browser, server)
    screen.at("privacy").click()
    expect(screen.page.locator("dialog p")).to_have_count(5)
    screen.at("privacy-done").click()
    screen.at("settings").click()
    expect(screen.at("forget-device")).to_be_visible()
    screen.at("privacy").click()
    expect(screen.at("privacy-done")).to_be_visible()
    screen.close()
