"""The site that needs no server: how much is loaded for a first game, how soon Python is ready after the tap, and how
soon an act is shown.

Bytes are counted as they are, and as a host sends them that compresses (gzip) what is not compressed yet. Times are
those of Chromium with the site of `make site` on this machine: the first start, and later ones from the browser's
cache. Browsers have no switch that slows down workers; so for a slow device all processes of the browser are stopped
three quarters of the time.
"""

import argparse
import gzip
import json
import os
import signal
import statistics
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from bench.site_acts import act_times, line
from meowze.cli.static_site import server_of
from tests import programs
from tests.browser.conftest import ARGUMENTS

ROOT = Path(__file__).parents[1]
SITE = ROOT / "build" / "site"
COMPRESSED = (".zip", ".png", ".woff2")  # by themselves
# With the engine come the scripts of a game, which weigh 0.1 MB, and its pictures: together less than 6 MB.
MOST = {"engine_sent": 5.8, "first_seconds": 2.5, "later_seconds": 2.0, "slow_seconds": 6.0, "shown": 50}
SLOWER, SLICE = 4, 0.003  # how much slower a slow device is, and how long it runs at a time
READY = """() => new Promise(done => {
  const Plain = Worker;
  window.Worker = class extends Plain {
    constructor(...from) {
      super(...from);
      this.addEventListener('message', ({ data }) => { if (data.progress === 1) window.ready = performance.now(); });
    }
  };
  addEventListener('click', () => { window.tapped ??= performance.now(); }, true);
  done();
})"""


def sizes(site: Path) -> dict[str, float]:
    """Megabytes of the engine and of the pages, as they are and compressed."""
    found = {"engine": 0, "engine_sent": 0, "pages": 0, "pages_sent": 0, "data": 0, "data_sent": 0}
    for file in site.rglob("*"):
        if file.is_file() and file.name not in ("404.html", "licences.txt"):
            place = file.relative_to(site).parts
            part = "pages" if "engine" not in place else "data" if "data" in place else "engine"
            data = file.read_bytes()
            found[part] += len(data)
            found[f"{part}_sent"] += len(data if file.suffix in COMPRESSED else gzip.compress(data))
    return {part: round(size / 1e6, 2) for part, size in found.items()}


@contextmanager
def hosted(site: Path) -> Iterator[str]:
    """The address of the site, served meanwhile."""
    server = server_of(site, 0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


def browser_processes() -> list[int]:
    """All processes of the browser that was started from here."""
    parents = dict[int, int]()
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
    found = {os.getpid()}
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return [each for each in found if "chrom" in Path(f"/proc/{each}/comm").read_text()]


@contextmanager
def slowed() -> Iterator[None]:
    """The browser runs only a part of the time."""
    ended = threading.Event()

    def send(name: signal.Signals) -> None:
        for process in browser_processes():
            with suppress(ProcessLookupError):
                os.kill(process, name)

    def slow_down() -> None:
        while not ended.is_set():
            send(signal.SIGSTOP)
            time.sleep(SLICE * (SLOWER - 1))
            send(signal.SIGCONT)
            time.sleep(SLICE)

    thread = threading.Thread(target=slow_down)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def start(page: Page, url: str) -> float:
    """Seconds from the tap on a game's button until Python has loaded and can be asked."""
    page.goto(url)
    page.evaluate(READY)
    page.get_by_test_id("games").get_by_role("link").first.click()
    page.get_by_test_id("versus").click()
    page.wait_for_function("() => window.ready", timeout=120_000)
    return float(page.evaluate("ready - tapped")) / 1000


def starts(browser: Browser, url: str, rounds: int) -> dict[str, float]:
    """The middle of several first starts, of later ones, and of first ones on a slow device."""
    first, later, slow = list[float](), list[float](), list[float]()
    for _ in range(rounds):
        with fresh(browser) as context:
            first.append(start(context.new_page(), url))
            time.sleep(1)  # the service worker keeps what it was told to
            later.append(start(context.new_page(), url))
        with fresh(browser) as context, slowed():
            slow.append(start(context.new_page(), url))
    found = {"first_seconds": first, "later_seconds": later, "slow_seconds": slow}
    return {name: round(statistics.median(times), 2) for name, times in found.items()}


@contextmanager
def fresh(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that has nothing stored."""
    context = browser.new_context(viewport={"width": 820, "height": 1180})
    try:
        yield context
    finally:
        context.close()


def tell(found: dict[str, Any]) -> None:
    """The figures as lines."""
    print(
        f"engine: {found['engine_sent']} MB compressed (at most {MOST['engine_sent']}), {found['engine']} MB as it is"
    )
    print(f"data that is loaded when it is asked for: {found['data_sent']} MB compressed, {found['data']} MB as it is")
    print(f"pages of all games in all languages: {found['pages_sent']} MB compressed, {found['pages']} MB as they are")
    if "first_seconds" in found:
        names = ("first_seconds", "later_seconds", "slow_seconds")
        first, later, slow = (f"{found[name]} s (at most {MOST[name]})" for name in names)
        print(f"ready {first} after the tap; later {later}; on a device {SLOWER} times as slow {slow}")
    for game, times in found.get("acts", {}).items():
        print(f"{game}: an act is shown after {times['shown']} ms (at most {MOST['shown']}); {line(times)}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="starts of each kind; 0: sizes alone")
    parser.add_argument("--site", type=Path, default=SITE)
    parser.add_argument("--json", action="store_true", help="one object")
    chosen = parser.parse_args()
    if not (chosen.site / "index.html").is_file():
        sys.exit(f"bench.site: there is no site in {chosen.site}: make site")
    found: dict[str, Any] = sizes(chosen.site)
    if chosen.rounds and (chromium := programs.path("chromium")):
        with hosted(chosen.site) as url, sync_playwright() as play:
            browser = play.chromium.launch(executable_path=chromium, args=ARGUMENTS)
            found |= starts(browser, url, chosen.rounds)
            browser.close()
            found["acts"] = act_times(play, url)
    print(json.dumps(found)) if chosen.json else tell(found)


if __name__ == "__main__":
    main()
