"""How light and smooth the pages are: what is loaded first, how soon one can play, how even a push moves.

In Chromium with its processor slowed down four times, as on a cheap tablet; the server is on the same machine.
"""

import argparse
import gzip
import json
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Response, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests import programs
from tests.browser.conftest import ARGUMENTS, serving
from tests.serving import Client, new_token, opened, seated

GAMES = ("chabyrinthe", "labyrinth", "mouse-race")
SLOWER = 4
MOST = {"kilobytes": 150, "playable_seconds": 1.5, "push_p95_ms": 20}
PUSH = 380  # milliseconds
KEEP = "for (const [name, value] of Object.entries({})) localStorage[`meowze.${{name}}`] ??= JSON.stringify(value)"
PLAYABLE = """(function look(now) {
  if (document.querySelector('[data-testid=menu]') && document.querySelector('[data-spot]')) window.playable = now;
  else requestAnimationFrame(look);
})()"""
WATCH = """() => {
  window.frames_ = [];
  window.began = 0;
  const moving = new MutationObserver(() => { window.began ||= performance.now(); });
  moving.observe(document.querySelector('.board'), { subtree: true, attributeFilter: ['style'] });
  requestAnimationFrame(function next(now) { frames_.push(now); requestAnimationFrame(next); });
}"""
FRAMES = """push => frames_.slice(1).map((now, k) => [now, now - frames_[k]])
  .filter(([now, ms]) => now - ms >= began && now <= began + push).map(([, ms]) => ms)"""


class Table:
    """A table for two at this device, open in a page, and a second socket that plays at it."""

    def __init__(self, context: BrowserContext, server: str, room: str, twin: Client) -> None:
        self.answers: list[Response] = []
        self.twin = twin
        kept = json.dumps({"token": twin.token, "shown": ["all"]})
        context.add_init_script(KEEP.format(kept))
        context.add_init_script(PLAYABLE)
        self.page: Page = context.new_page()
        self.page.on("response", self._keep)
        context.new_cdp_session(self.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        self.page.goto(f"{server}room/{room}")
        self.page.wait_for_function("() => window.playable")

    def _keep(self, answer: Response) -> None:
        self.answers.append(answer)

    def weight(self) -> float:
        """Kilobytes of scripts and styles that have come, compressed."""
        files = (answer.body() for answer in self.answers if answer.url.endswith((".js", ".css")))
        return sum(len(gzip.compress(file)) for file in files) / 1024

    def playable(self) -> float:
        """Seconds from opening the page until something could be pressed."""
        return float(self.page.evaluate("playable")) / 1000

    def push(self) -> list[float]:
        """The frames of a push that somebody else makes, in milliseconds."""
        action = next(word for word in self.twin.table["legal"] if word[1:2] in "nesw")
        self.page.evaluate(WATCH)
        self.twin.act(action)
        self.page.wait_for_function("push => window.began && performance.now() > began + 2 * push", arg=PUSH)
        return list(self.page.evaluate(FRAMES, PUSH))


@contextmanager
def table(browser: Browser, server: str, game: str) -> Iterator[Table]:
    """A fresh table in a browser that has nothing stored."""
    token, address = new_token(), server.partition("//")[2].rstrip("/")
    room = opened(address, token, game=game, preset="")
    context = browser.new_context(viewport={"width": 820, "height": 1180})
    with seated(address, room, token) as twin:
        yield Table(context, server, room, twin)
    context.close()


def measure(browser: Browser, server: str, game: str, rounds: int) -> dict[str, Any]:
    """All figures of one game."""
    weight, waits, frames = 0.0, list[float](), list[float]()
    for _ in range(rounds):
        with table(browser, server, game) as now:
            weight = now.weight()
            waits.append(now.playable())
            if game != "mouse-race":  # where nothing is pushed
                frames += now.push()
    found = {"game": game, "kilobytes": round(weight, 1), "playable_seconds": round(statistics.median(waits), 2)}
    return found | ({"push_p95_ms": round(statistics.quantiles(frames, n=20)[18], 1)} if frames else {})


def tell(found: dict[str, Any]) -> None:
    """The figures of a game as a line."""
    line = f"{found['game']:12} {found['kilobytes']} KB of scripts and styles (at most {MOST['kilobytes']}), "
    line += f"playable after {found['playable_seconds']} s (at most {MOST['playable_seconds']})"
    if push := found.get("push_p95_ms"):
        line += f", a push {push} ms a frame at p95 (at most {MOST['push_p95_ms']})"
    print(line)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--json", action="store_true", help="one object a game")
    chosen = parser.parse_args()
    chromium = programs.path("chromium")
    if not chromium:
        sys.exit(f"The pages are measured in Chromium: {programs.advice('chromium')}")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "rooms.sqlite3") as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        for game in GAMES:
            found = measure(browser, server, game, chosen.rounds)
            print(json.dumps(found)) if chosen.json else tell(found)
        browser.close()


if __name__ == "__main__":
    main()
