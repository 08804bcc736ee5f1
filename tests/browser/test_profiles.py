"""The site without a server in browsers with a profile on disk: one is killed, one may store nothing."""

import json
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Error, Locator, expect, sync_playwright

from meowze.texts import texts
from tests.browser.conftest import ARGUMENTS
from tests.browser.plans import GAMES
from tests.browser.screen import PATIENCE
from tests.browser.static import StaticScreen, built_site, static_host
from tests.browser.tables import wait_for_turn
from tests.browser.test_company import act, by_pointer

SAY = texts("en").say
UNLISTED = """() => {
  const plain = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, text) {
    if (key === 'meowze.rooms') throw new Error('the browser is killed before that');
    plain.call(this, key, text);
  };
}"""
KILLS = 6
NO_STORAGE = {"profile": {"default_content_setting_values": {"cookies": 2}}}  # as a person sets it: block all site data


@contextmanager
def browser_with(profile: Path, chromium: str) -> Iterator[BrowserContext]:
    """Chromium with a profile on disk."""
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=chromium, args=ARGUMENTS, timeout=PATIENCE
        )
        yield context
        with suppress(Error):  # it may have been killed
            context.close()


def kill(profile: Path) -> None:
    """Kill all processes of the browser with this profile, and wait until they are gone."""
    while found := processes(profile):
        for process in found:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        time.sleep(0.02)


def processes(profile: Path) -> list[int]:
    """The living processes of the browser with this profile."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if f"--user-data-dir={profile}".encode() in (folder / "cmdline").read_bytes().split(b"\0"):
                found.append(int(folder.name))
    return found


def act_until_told(screen: StaticScreen) -> int:
    """Play, and wait for the answer alone; the number of the position after it."""
    before = int(screen.table["at"])
    by_pointer(screen, GAMES["mouse-race"].plan(screen))
    screen.wait_until(lambda: screen.table["at"] > before, "no answer came")
    return int(screen.table["at"])


def games_to_go_on(screen: StaticScreen) -> Locator:
    """The links on the start page."""
    return screen.page.get_by_role("navigation", name=SAY("go-on")).get_by_role("link")


def play_until_killed(profile: Path, chromium: str, url: str, at: int | None) -> int:
    """Begin a game, or go on with the one that the start page names, and play; the position when it is killed."""
    with browser_with(profile, chromium) as context:
        screen = StaticScreen(context, url)
        if at is None:
            GAMES["mouse-race"].begin(screen)
        else:
            games_to_go_on(screen).click()
        expect(screen.at("cell-b2")).to_be_visible()
        assert wait_for_turn(screen)
        assert at in (None, screen.table["at"])  # two people: nobody else plays
        told = act_until_told(screen)
        kill(profile)
    return told


@pytest.mark.proof
def test_a_killed_browser_loses_nothing(chromium: str, tmp_path: Path) -> None:
    """Killed as soon as an act is told, on the first visit too: whoever opens it again finds the game with that act."""
    at = None
    with static_host(built_site()) as host:
        for _ in range(KILLS):
            at = play_until_killed(tmp_path, chromium, host.url, at)


@pytest.mark.proof
def test_a_browser_that_is_killed_before_it_shows_a_new_game_lists_it(chromium: str, tmp_path: Path) -> None:
    """The game is in the journal and nowhere else; the start page finds it there, and whose it is."""
    with static_host(built_site()) as host:
        for kills, game in enumerate(GAMES.values()):
            with browser_with(tmp_path, chromium) as context:
                screen = StaticScreen(context, host.url)
                expect(screen.at("games")).to_be_visible()
                expect(games_to_go_on(screen)).to_have_count(kills)
                screen.page.evaluate(UNLISTED)
                screen.play_against(game.title)
                kill(tmp_path)


@pytest.mark.proof
def test_refused_storage_is_said_and_the_game_goes_on(chromium: str, tmp_path: Path) -> None:
    """A browser that lets no site store anything: a notice, and every move is played."""
    (tmp_path / "Default").mkdir()
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(NO_STORAGE), encoding="utf-8")
    with static_host(built_site()) as host, browser_with(tmp_path, chromium) as context:
        screen = StaticScreen(context, host.url)
        screen.play_against(GAMES["mouse-race"].title)
        expect(screen.at("unsaved")).to_have_text(SAY("unsaved-refused"))
        screen.at("unsaved").get_by_role("button").click()
        expect(screen.at("unsaved")).to_have_count(0)
        for _ in range(2):
            assert wait_for_turn(screen)
            act(screen, "mouse-race")
        said = [text for text in screen.complaints if "localStorage" not in text]  # what prepares the test
        assert said, "the worker logs what could not be saved"
        assert all(text.startswith("a game could not be") for text in said), said
