"""The site without a server in a real browser: whole games, reloads, two tabs, a full disk, games taken along."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from meowze.texts import texts
from tests.browser.plans import GAMES
from tests.browser.screen import Screen
from tests.browser.static import StaticScreen, built_site, static_host
from tests.browser.tables import wait_for_turn
from tests.browser.test_company import act
from tests.browser.test_pages import check_axe

SAY = texts("en").say
SMALL = 1  # byte of storage


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    """The address of the site."""
    with static_host(built_site()) as host:
        yield host.url


def against_bot(browser: Browser, site: str, game: str, **options: object) -> StaticScreen:
    """A page with a game against a bot, in which it is somebody's turn."""
    screen = StaticScreen(browser, site, **options)
    screen.play_against(GAMES[game].title)
    assert wait_for_turn(screen)
    return screen


def is_shown(screen: Screen, at: int) -> None:
    """The page shows this position, or a later one of a bot."""
    expect(screen.at("cell-b2")).to_be_visible()
    screen.wait_until(lambda: screen.table.get("at", -1) >= at, "the game is not what it was")
    screen.shown()


@pytest.mark.proof
@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_game_of_two_people(browser: Browser, site: str, game: str) -> None:
    """Played to its end, watched again, and its record is that of the game."""
    screen = StaticScreen(browser, site, accept_downloads=True)
    GAMES[game].begin(screen)
    while wait_for_turn(screen):
        act(screen, game)
    expect(screen.at("over")).to_be_visible()
    assert screen.page.url.startswith(f"{site}?room=here-")
    screen.at("watch-again").click()
    expect(screen.at("slider")).to_be_visible()
    assert screen.page.url.startswith(f"{site}?replay=here-")
    screen.at("share").click()
    expect(screen.at("no-films")).to_be_visible()
    expect(screen.at("save-png")).to_have_count(0)
    with screen.page.expect_download() as saved:
        screen.at("save-svg").click()
    assert saved.value.path().read_bytes().startswith(b"<svg")
    screen.close()


def test_reload_in_mid_game(browser: Browser, site: str) -> None:
    """After a reload the game goes on where it was; after the tab was closed it stands on the start page."""
    screen = against_bot(browser, site, "chabyrinthe")
    act(screen, "chabyrinthe")
    at = screen.table["at"]
    screen.table = {}
    screen.page.reload()
    is_shown(screen, at)
    assert wait_for_turn(screen)
    at = screen.table["at"]
    room = screen.table["room"]
    again = StaticScreen(browser, site, like=screen)
    screen.page.close()
    again.page.get_by_role("navigation", name=SAY("go-on")).get_by_role("link").click()
    is_shown(again, at)
    assert again.table["room"] == room
    assert wait_for_turn(again)
    act(again, "chabyrinthe")
    again.close()


def test_two_tabs_do_not_diverge(browser: Browser, site: str) -> None:
    """A second tab may take the game over; the first one then shows what was played there before it plays on."""
    first = against_bot(browser, site, "mouse-race")
    second = StaticScreen(browser, site, like=first)
    second.page.goto(first.page.url)
    expect(second.at("elsewhere")).to_be_visible()
    check_axe(second, "elsewhere")
    second.at("play-here").click()
    expect(first.at("elsewhere")).to_be_visible()
    expect(second.at("elsewhere")).to_have_count(0)
    is_shown(second, first.table["at"])
    assert wait_for_turn(second)
    act(second, "mouse-race")
    assert wait_for_turn(second)
    at = second.table["at"]
    first.at("play-here").click()
    expect(second.at("elsewhere")).to_be_visible()
    is_shown(first, at)
    assert wait_for_turn(first)
    act(first, "mouse-race")
    at = first.table["at"]
    second.page.close()
    first.page.reload()
    is_shown(first, at)
    first.close()


@pytest.mark.proof
def test_full_storage_is_said_and_the_game_goes_on(browser: Browser, site: str) -> None:
    """Nothing can be stored: a notice, and every move is played; with space again the game is stored after all."""
    screen = StaticScreen(browser, site, viewport={"width": 390, "height": 844})
    origin = site.split("/site/", maxsplit=1)[0]
    cdp = screen.context.new_cdp_session(screen.page)
    cdp.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": SMALL})
    screen.play_against(GAMES["chabyrinthe"].title)
    expect(screen.at("unsaved")).to_have_text(SAY("unsaved-full"))
    assert wait_for_turn(screen)
    for name in ("hand", "hint", "menu", "cell-b2"):  # the notice lies on nothing that is needed to play
        screen.at(name).click(trial=True)
    act(screen, "chabyrinthe")
    screen.complaints.clear()  # the worker logs what could not be saved
    cdp.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    assert wait_for_turn(screen)
    act(screen, "chabyrinthe")
    expect(screen.at("unsaved")).to_have_count(0)
    at = screen.table["at"]
    screen.page.reload()
    is_shown(screen, at)
    screen.close()


@pytest.mark.proof
def test_a_game_is_taken_along(browser: Browser, site: str) -> None:
    """A link from the menu of a table opens the game on another device, where it is played on."""
    screen = against_bot(browser, site, "labyrinth")
    act(screen, "labyrinth")
    screen.at("menu").click()
    screen.at("take-along").click()
    link = screen.at("link").input_value()
    check_axe(screen, "take along")
    assert link.startswith(f"{site}#record=")
    turns = screen.table["view"]["turns"]
    screen.close()
    other = StaticScreen(browser, link, viewport={"width": 390, "height": 844})
    expect(other.at("slider")).to_be_visible()
    expect(other.at("slider")).to_have_value(other.at("slider").get_attribute("max") or "")
    other.at("go-on-here").click()
    other.at("begin").click()
    expect(other.at("cell-b2")).to_be_visible()
    assert wait_for_turn(other)
    assert other.table["view"]["turns"] >= turns
    act(other, "labyrinth")
    other.close()


def test_only_what_works_without_a_server_is_offered(browser: Browser, site: str) -> None:
    """No code to join by, no friend by link, no phone as hand; a sentence says where to find these."""
    screen = StaticScreen(browser, site)
    expect(screen.at("games")).to_be_visible()
    expect(screen.at("code")).to_have_count(0)
    screen.page.get_by_role("link", name="Labyrinth").click()
    screen.at("together").click()
    expect(screen.at("no-friends")).to_have_text(SAY("friends-need-server"))
    expect(screen.at("who-1-link")).to_have_count(0)
    expect(screen.at("secrets")).to_have_text(SAY("secret-cards-here"))
    check_axe(screen, "who plays")
    screen.at("start").click()
    expect(screen.at("cell-b2")).to_be_visible()
    screen.at("menu").click()
    expect(screen.at("take-along")).to_be_visible()
    expect(screen.at("pair-0")).to_have_count(0)
    screen.at("close").click()
    screen.close()


@pytest.mark.proof
def test_nothing_of_the_engine_is_loaded_before_a_game_is_chosen(browser: Browser, site: str) -> None:
    """The start page needs three small answers; the worker begins to load with the choice of a game."""
    screen = StaticScreen(browser, site)
    asked: list[str] = []
    screen.page.on("request", lambda request: asked.append(request.url.removeprefix(site)))
    screen.page.reload()
    expect(screen.at("games")).to_be_visible()
    screen.page.wait_for_load_state("networkidle")
    assert {path for path in asked if path.startswith("engine/")} == {
        f"engine/{it}.json" for it in ("games", "bots", "here")
    }
    assert not screen.page.workers
    screen.at("game-labyrinth").click()
    screen.wait_until(lambda: screen.page.workers, "no worker was started")
    screen.close()


@pytest.mark.proof
def test_everything_is_forgotten(browser: Browser, site: str) -> None:
    """Also the games that this browser has kept."""
    screen = against_bot(browser, site, "chabyrinthe")
    address = screen.page.url
    screen.page.goto(site)
    screen.at("settings").click()
    screen.at("forget-device").click()
    with screen.page.expect_navigation():
        screen.at("forget-device-yes").click()
    expect(screen.at("games")).to_be_visible()
    assert screen.page.evaluate("indexedDB.databases().then(all => all.map(one => one.name))") == []
    screen.page.goto(address)
    expect(screen.page.get_by_text(SAY("gone"))).to_be_visible()
    screen.close()
