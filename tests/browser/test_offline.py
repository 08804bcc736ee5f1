"""The site of static files as an app: kept by the browser, played without network and host, renewed between games."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from meowze.texts import texts
from tests.browser.plans import GAMES
from tests.browser.static import StaticScreen, built_site, full_site, static_host
from tests.browser.tables import wait_for_turn
from tests.browser.test_company import act
from tools import site

READY = "navigator.serviceWorker.ready.then(() => true)"


def test_a_game_goes_on_without_network_and_host(browser: Browser) -> None:
    """Cut off from everything one plays, takes back, loads the page again, reads the rules and changes the language."""
    folder = built_site()
    with static_host(folder) as host:
        screen = StaticScreen(browser, host.url)
        asked: list[str] = []
        screen.context.on("request", lambda request: asked.append(request.url))
        GAMES["mouse-race"].begin(screen)
        screen.wait_until_kept(folder)
        assert all(url.startswith(host.url) for url in asked)
    screen.context.set_offline(True)
    act(screen, "mouse-race")
    view = screen.table["view"]
    act(screen, "mouse-race")
    screen.undo()
    assert screen.table["view"] == view
    screen.reload()
    assert screen.table["view"] == view
    screen.page.goto(f"{host.url}?rules=mouse-race")
    expect(screen.at("rule-aim")).to_be_visible()
    screen.page.goto(host.url)
    screen.at("language").select_option("de")
    expect(screen.page.get_by_role("navigation", name=texts("de").say("go-on"))).to_be_visible()
    screen.close()


def test_the_site_can_be_installed(browser: Browser) -> None:
    """Chromium finds nothing that an app lacks."""
    with static_host(built_site()) as host:
        screen = StaticScreen(browser, host.url)
        screen.page.evaluate(READY)
        client = screen.context.new_cdp_session(screen.page)
        problems = client.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [problem["errorId"] for problem in problems if problem["errorId"] != "in-incognito"] == []
        manifest = client.send("Page.getAppManifest")
        assert manifest["errors"] == []
        assert json.loads(manifest["data"])["name"] == "Meowze"
        screen.close()


def test_a_new_version_waits_until_it_is_taken(browser: Browser, tmp_path: Path) -> None:
    """It is offered on the start page, and loads the page again when it is taken."""
    site.build(tmp_path / "site", engine=built_site() / "engine")
    with static_host(tmp_path / "site") as host:
        screen = StaticScreen(browser, host.url)
        screen.page.evaluate(READY)
        page = tmp_path / "site" / "index.html"
        page.write_text(page.read_text(encoding="utf-8").replace("<body>", '<body data-new="">'), encoding="utf-8")
        site.write_service_worker(tmp_path / "site", "browser")
        screen.page.reload()
        expect(screen.at("new-version")).to_be_visible()
        expect(screen.page.locator("body[data-new]")).to_have_count(0)
        screen.at("take-update").click()
        expect(screen.page.locator("body[data-new]")).to_have_count(1)
        expect(screen.at("games")).to_be_visible()
        expect(screen.at("new-version")).to_have_count(0)
        screen.close()


@pytest.mark.proof
@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_game_against_a_bot_without_network_and_host(browser: Browser, game: str) -> None:
    """With the compiled search, from the first turn to the end; its record is that of a game that was played."""
    folder = full_site()
    with static_host(folder) as host:
        screen = StaticScreen(browser, host.url, accept_downloads=True)
        screen.play_against(GAMES[game].title, level=3)
        screen.wait_until_kept(folder)
    screen.context.set_offline(True)
    while wait_for_turn(screen):
        act(screen, game)
    expect(screen.at("over")).to_be_visible()
    screen.close()
