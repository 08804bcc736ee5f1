"""A server whose pages carry the engine too, in a real browser: what goes on while it is away, and what waits."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from meowze.texts import texts
from tests.browser.fit import faults
from tests.browser.plans import GAMES
from tests.browser.static import StaticScreen, built_site
from tests.browser.tables import wait_for_turn
from tests.browser.test_company import act
from tests.browser.test_pages import check_axe
from tests.paths import ROOT

SAY = texts("en").say
SIZES = ((1280, 720), (820, 1180), (390, 844))
AWAY = ("Failed to load resource", "WebSocket connection to", "FetchEvent", "ERR_")  # what Chromium itself says


class Server:
    """A server with pages that can play without it, which can be killed and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}/"
        self.database = folder / "rooms.sqlite3"
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        words = ["play", "--no-browser", "--only-here", "--port", str(self.port), "--database", str(self.database)]
        pages = {**os.environ, "PAGES": str(built_site(carrier="both"))}
        command = [sys.executable, "-m", "tests.seeded", *words]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=pages)
        assert self.process.stdout
        assert self.url in self.process.stdout.readline()

    def kill(self) -> None:
        """No farewell."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout
        self.process.stdout.close()


@contextmanager
def serving_both(folder: Path) -> Iterator[Server]:
    """Such a server, which runs meanwhile."""
    server = Server(folder)
    try:
        yield server
    finally:
        server.kill()


class BothScreen(StaticScreen):
    """A page that hears its worker and its sockets."""

    def _listen(self) -> None:
        self.page.on("websocket", self._overhear)
        super()._listen()

    def _complain(self, text: str) -> None:
        """While the server is away Chromium says so."""
        if not any(part in text for part in AWAY):
            super()._complain(text)


@pytest.mark.proof
@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_at_one_device_goes_on_without_the_server(browser: Browser, tmp_path: Path, game: str) -> None:
    """It runs in the browser from its deal; the server is killed, the page is loaded again, and it ends."""
    with serving_both(tmp_path) as server:
        screen = BothScreen(browser, server.url)
        GAMES[game].begin(screen)
        room = screen.table["room"]
        assert room.startswith("here-")
        assert screen.page.url == f"{server.url}room/{room}"
        assert wait_for_turn(screen)
        act(screen, game)
        screen.wait_until_kept(built_site(carrier="both"))
        server.kill()
        assert wait_for_turn(screen)
        act(screen, game)
        at = screen.table["at"]
        screen.table = {}
        screen.page.reload()
        screen.wait_until(lambda: screen.table.get("at", -1) >= at, "the game is not what it was")
        while wait_for_turn(screen):
            act(screen, game)
        expect(screen.at("over")).to_be_visible()
        screen.close()


@pytest.mark.proof
def test_a_game_of_the_server_waits_for_it(browser: Browser, tmp_path: Path) -> None:
    """A friend comes by link. While the server is away nothing is played there; a new game is offered, and begins."""
    with serving_both(tmp_path) as server:
        screen = BothScreen(browser, server.url)
        screen.page.get_by_role("link", name="Labyrinth").click()
        screen.at("together").click()
        screen.at("who-1-link").check(force=True)
        screen.at("start").click()
        screen.wait_until(lambda: "/room/" in screen.page.url, "no room was opened")
        assert "/room/here-" not in screen.page.url
        friend = BothScreen(browser, screen.page.url)
        friend.at("sit-1").click()
        friend.at("name").first.click()
        expect(friend.at("cell-b2")).to_be_visible()
        expect(screen.at("cell-b2")).to_be_visible()
        screen.wait_until_kept(built_site(carrier="both"))
        address, at = screen.page.url, screen.table["at"]
        server.kill()
        expect(screen.at("line")).to_have_text(SAY("offline"))
        expect(screen.at("server-away")).to_contain_text(SAY("server-away"))
        assert [fault for fault in faults(screen.page, "server away", "en", SIZES) if fault.what == "scrolls"] == []
        expect(screen.at("server-away").get_by_role("button").last).to_be_in_viewport(ratio=1)
        check_axe(screen, "server away")
        screen.at("meanwhile").click()
        expect(screen.at("games")).to_be_visible()
        screen.page.reload()
        expect(screen.at("no-friends")).to_have_text(SAY("friends-server-away"))
        expect(screen.at("code")).to_have_count(0)
        check_axe(screen, "without the server")
        screen.play_against(GAMES["mouse-race"].title)
        assert screen.table["room"].startswith("here-")
        assert wait_for_turn(screen)
        act(screen, "mouse-race")
        screen.page.goto(address)
        expect(screen.at("server-away")).to_be_visible()
        expect(screen.at("cell-b2")).to_have_count(0)
        server.start()
        expect(screen.at("cell-b2")).to_be_visible()
        expect(screen.at("server-away")).to_have_count(0)
        assert (screen.table["room"], screen.table["at"]) == (address.rpartition("/")[2], at)
        screen.close()
        friend.close()
