"""WebKitGTK, an engine that many tablets have, on a screen that nobody sees, and the hand before it."""

import glob
import os
import subprocess
import time
import urllib.request
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from selenium.webdriver.webkitgtk.webdriver import WebDriver

from meowze import Record, read_record
from meowze.room.events import Ping
from tests.server.serving import Client

BROWSERS = "/usr/lib/*/webkit2gtk-4*/MiniBrowser"
KEEP = "for (const name in arguments[0]) localStorage[`meowze.${name}`] = JSON.stringify(arguments[0][name])"
PATIENCE = 180.0
OFTEN = 0.25  # seconds between two questions whether something was said
GUARD = 0.31  # seconds in which a second tap is taken for a slip


@contextmanager
def screen(xvfb: str) -> Iterator[str]:
    """The name of a display that runs meanwhile."""
    command = [xvfb, "-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout
        try:
            yield f":{process.stdout.readline().strip()}"
        finally:
            process.terminate()


@contextmanager
def webkit(driver: str, xvfb: str) -> Iterator[WebDriver]:
    """A window of WebKitGTK."""
    options = Options()
    options.binary_location = sorted(glob.glob(BROWSERS))[-1]
    options.add_argument("--automation")
    with screen(xvfb) as display:
        env = os.environ | {"DISPLAY": display, "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1"}
        with warnings.catch_warnings():  # Selenium warns of its own doing
            warnings.simplefilter("ignore", DeprecationWarning)
            browser = WebDriver(options=options, service=Service(driver, env=env))
        try:
            browser.set_window_size(1280, 1000)  # large enough for a board that need not come near
            yield browser
        finally:
            browser.quit()


class Window:
    """A table in the window; what the server says of it is heard by a second socket of the same device."""

    def __init__(self, browser: WebDriver, server: str, room: str, twin: Client) -> None:
        self.browser, self.server, self.room, self.twin = browser, server, room, twin
        self.said = time.monotonic()
        browser.get(server)
        browser.execute_script(KEEP, {"token": twin.token, "shown": ["all"], "settings": {"speed": "quick"}})
        browser.get(f"{server}room/{room}")

    @property
    def table(self) -> Any:
        return self.twin.table

    def record(self) -> Record:
        with urllib.request.urlopen(f"{self.server}api/rooms/{self.room}/record") as answer:
            return read_record(answer.read().decode())

    def find(self, selector: str) -> WebElement:
        """What is there, as soon as it is."""
        self.wait(lambda: self.browser.find_elements(By.CSS_SELECTOR, selector), selector)
        return self.browser.find_element(By.CSS_SELECTOR, selector)

    def tap(self, selector: str, times: int = 1) -> None:
        """Tap what has come to rest, then wait until another tap would count."""
        for _ in range(times):
            self.wait(lambda: self._rests(selector), selector)
            self.find(selector).click()
        time.sleep(GUARD if times else 0)

    def _rests(self, selector: str) -> bool:
        before = self.find(selector).rect
        time.sleep(0.1)
        return before == self.find(selector).rect

    def wait(self, holds: Callable[[], Any], what: str) -> None:
        """Wait until it holds."""
        end = time.monotonic() + PATIENCE
        while not self._holds(holds):
            assert time.monotonic() < end, f"it never came: {what}; the page shows {self._shown()}"
            self._stay()
            time.sleep(0.03)

    def _shown(self) -> Any:
        return self.browser.execute_script("return [location.href, document.readyState, document.body.innerText]")

    def _holds(self, what: Callable[[], Any]) -> Any:
        with suppress(StaleElementReferenceException):  # drawn anew while one looked
            return what()

    def listen(self, until: Callable[[], Any]) -> None:
        """Hear what the server says until it holds."""
        self.wait(lambda: until() or self._heard(until), "an answer")

    def _heard(self, until: Callable[[], Any]) -> Any:
        """Hear all that was said so far."""
        self.twin.say(Ping())
        self.twin.hear("pong")
        time.sleep(0 if until() else OFTEN)
        return until()

    def _stay(self) -> None:
        """Who says nothing for half a minute is let go."""
        if time.monotonic() > self.said + 5:
            self.said = time.monotonic()
            self.twin.say(Ping())
            self.twin.hear("pong")  # what is never read would fill its socket
