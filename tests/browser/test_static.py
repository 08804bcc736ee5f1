"""The site of static files in a real browser, below a path of a plain host: the room runs in the page's worker."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from meowze.bots import compile_wasm
from tests.browser import plans
from tests.browser.static_site import PlainHost, StaticScreen, built_site, hosting
from tests.browser.tables import wait_for_turn
from tests.paths import ROOT
from tools import site as site_tool


@pytest.fixture(scope="module")
def site() -> Path:
    """The site without compiled bots."""
    return built_site()


@pytest.fixture
def host(site: Path, tmp_path: Path) -> Iterator[PlainHost]:
    """A host of the site."""
    with hosting(site, tmp_path) as host:
        yield host


def test_a_game_goes_on_without_network_and_host(browser: Browser, site: Path, host: PlainHost) -> None:
    """Cut off from everything one plays, takes back, loads the page again, reads the rules and changes the language."""
    screen = StaticScreen(browser, host.url)
    asked: list[str] = []
    screen.context.on("request", lambda request: asked.append(request.url))
    game = plans.GAMES["mouse-race"]
    game.begin(screen)
    screen.wait_until_kept(site)
    assert all(url.startswith(host.url) for url in asked)
    host.close()
    screen.context.set_offline(True)
    for _ in range(3):
        screen.carry_out(game.plan(screen))
    view = screen.table["view"]
    screen.carry_out(game.plan(screen))
    screen.undo()
    assert screen.table["view"] == view
    screen.reload()
    assert screen.table["view"] == view
    screen.page.goto(f"{host.url}?rules=mouse-race")
    expect(screen.page.locator("h1")).to_have_text("Mouse race")
    screen.page.goto(host.url)
    screen.page.get_by_role("radio", name="Deutsch").check(force=True)
    expect(screen.page.get_by_text("Weiterspielen")).to_be_visible()
    screen.close()


def test_the_engine_comes_only_when_a_game_is_chosen(browser: Browser, host: PlainHost) -> None:
    """Until then the pages alone are loaded and kept; the site can be installed."""
    screen = StaticScreen(browser, host.url)
    expect(screen.at("games")).to_be_visible()
    screen.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    engine = {path.rpartition("/")[2] for path in host.asked if "/engine/" in path}
    assert engine <= {"games.json", "bots.json", "here.json"}
    client = screen.context.new_cdp_session(screen.page)
    assert client.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    manifest = client.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert json.loads(manifest["data"])["name"] == "Meowze"
    screen.close()


def test_a_new_version_waits_until_it_is_taken(browser: Browser, site: Path, tmp_path: Path) -> None:
    """It is offered on the start page, and loads the page again when it is taken."""
    with hosting(tmp_path / "site", tmp_path / "host") as host:
        site_tool.build(tmp_path / "site", engine=site / "engine")
        screen = StaticScreen(browser, host.url)
        screen.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page = tmp_path / "site" / "index.html"
        page.write_text(page.read_text(encoding="utf-8").replace("<title>", "<title>New "), encoding="utf-8")
        site_tool.write_service_worker(tmp_path / "site", "browser")
        screen.page.reload()
        expect(screen.at("new-version")).to_be_visible()
        assert "New" not in screen.page.content()
        screen.at("take-update").click()
        expect(screen.at("new-version")).to_be_hidden()
        screen.wait_until(lambda: "New" in screen.page.content(), "the new page never came")
        screen.close()


@pytest.mark.proof
@pytest.mark.parametrize("name", list(plans.GAMES))
def test_whole_game_against_a_bot_without_network(browser: Browser, tmp_path: Path, name: str) -> None:
    """With the compiled search, the network cut and the host ended a whole game is played, and its record is sound."""
    search = ROOT / "build" / "search"
    search.mkdir(parents=True, exist_ok=True)
    for each in plans.GAMES:
        compile_wasm.write(search, each)
    site = built_site(search)
    with hosting(site, tmp_path) as host:
        screen = StaticScreen(browser, host.url)
        screen.play_against(plans.GAMES[name].title, level=3)
        screen.wait_until_kept(site)
        host.close()
        screen.context.set_offline(True)
        while wait_for_turn(screen):
            screen.carry_out(plans.GAMES[name].plan(screen))
        assert screen.record().position.over
        expect(screen.at("over")).to_be_visible()
        screen.close()
