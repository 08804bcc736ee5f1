"""How light and smooth the pages are: what is loaded first, how soon one can play, how soon and how even a push moves.

In Chromium with its processor slowed down four times, as on a cheap tablet; the server is on the same machine. The
first frame of a push is the one in which it is set in motion, whatever else the page did in that frame.
"""

import argparse
import gzip
import json
import re
import statistics
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Response, sync_playwright

from meowze.games import GAMES
from tests import programs
from tests.browser.conftest import ARGUMENTS, serving
from tests.server.serving import Client, new_token, opened, seated

SLOWER = 4
MOST = {"kilobytes": 110, "playable_seconds": 1.0, "push_p95_ms": 17, "push_begins_ms": 100}
PUSH = 380  # milliseconds
A_PUSH = re.compile(r"\w[nesw][0-3]")  # door and turn of the tile (docs/notation.md)
PUSHES = 2  # a table; the first one is the first message that its page receives
REST = 800  # milliseconds in which a page finishes what it was asked
KEEP = "for (const [name, value] of Object.entries({})) localStorage[`meowze.${{name}}`] ??= JSON.stringify(value)"
PLAYABLE = """(function look(now) {
  if (document.querySelector('[data-testid=menu]') && document.querySelector('[data-spot]')) window.playable = now;
  else requestAnimationFrame(look);
})()"""
HEAR = """window.WebSocket = class extends WebSocket {
  constructor(...where) {
    super(...where);
    this.addEventListener('message', () => { window.heard = performance.now(); });
  }
}"""
WATCH = """() => {
  const watch = window.watch = { frames: [], began: 0, heard: 0 };
  const moving = new MutationObserver(() => {
    if (!watch.began) [watch.began, watch.heard] = [performance.now(), heard];
  });
  moving.observe(document.querySelector('.board'), { subtree: true, attributeFilter: ['style'] });
  requestAnimationFrame(function next(now) {
    watch.frames.push(now);
    if (watch === window.watch) requestAnimationFrame(next);
  });
}"""
MOVED = "push => watch.began && performance.now() > watch.began + 2 * push"
FRAMES = """push => {
  const { frames, began, heard } = watch;
  const seen = frames.slice(frames.findLastIndex(now => now <= began)).filter(now => now <= began + push);
  return { wait: began - heard, frames: seen.slice(1).map((now, k) => now - seen[k]) };
}"""
SHOWN = "at => document.querySelector('[data-at]')?.dataset.at === String(at)"


@dataclass(frozen=True)
class Push:
    """A push on the screen, in milliseconds."""

    wait: float  # from the message to the change that sets it in motion
    frames: list[float]

    def late(self) -> list[int]:
        """The frames that took too long, by their number."""
        return [k for k, frame in enumerate(self.frames, 1) if frame > MOST["push_p95_ms"]]


class Table:
    """A table for two at this device, open in a page, and a second socket that plays at it."""

    def __init__(self, context: BrowserContext, server: str, room: str, twin: Client) -> None:
        self.answers: list[Response] = []
        self.twin = twin
        kept = json.dumps({"token": twin.token, "shown": ["all"]})
        context.add_init_script(KEEP.format(kept))
        context.add_init_script(PLAYABLE)
        context.add_init_script(HEAR)
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

    def legal_pushes(self) -> list[str]:
        """The pushes that are legal now."""
        return [word for word in self.twin.table["legal"] if A_PUSH.fullmatch(word)]

    def pushes(self) -> Iterator[Push]:
        """Pushes that somebody else makes, as they are seen by somebody who has touched the page."""
        if not self.legal_pushes():  # a game without pushes: elsewhere the first action can be one
            return
        self.page.mouse.click(2, 2)
        for _ in range(PUSHES):
            self._rest()
            while not (pushes := self.legal_pushes()):
                self.twin.act(self.twin.table["legal"][0])
                self._rest()
            self.page.evaluate(WATCH)
            self.twin.act(pushes[0])
            self.page.wait_for_function(MOVED, arg=PUSH)
            yield Push(**self.page.evaluate(FRAMES, PUSH))

    def _rest(self) -> None:
        """Until the page shows what the table is now, and has nothing left to do."""
        self.page.wait_for_function(SHOWN, arg=self.twin.table["at"])
        self.page.wait_for_timeout(REST)


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
    weight, waits, pushes = 0.0, list[float](), list[Push]()
    for _ in range(rounds):
        with table(browser, server, game) as now:
            weight = now.weight()
            waits.append(now.playable())
            pushes += now.pushes()
    found = {"game": game, "kilobytes": round(weight, 1), "playable_seconds": round(statistics.median(waits), 2)}
    return found | (evenness(pushes) if pushes else {})


def evenness(pushes: list[Push]) -> dict[str, Any]:
    """How soon pushes begin, how long their frames take, how many are late and which."""
    frames = [frame for push in pushes for frame in push.frames]
    late = Counter(place for push in pushes for place in push.late())
    return {
        "push_p95_ms": round(statistics.quantiles(frames, n=20)[18], 1),
        "push_begins_ms": round(statistics.median(push.wait for push in pushes)),
        "push_frames": len(frames),
        "push_late_frames": dict(sorted(late.items())),
    }


def tell(found: dict[str, Any]) -> None:
    """The figures of a game as a line."""
    line = f"{found['game']:12} {found['kilobytes']} KB of scripts and styles (at most {MOST['kilobytes']}), "
    line += f"playable after {found['playable_seconds']} s (at most {MOST['playable_seconds']})"
    print(line)
    if push := found.get("push_p95_ms"):
        late = ", ".join(f"{count} of the {place}." for place, count in found["push_late_frames"].items())
        print(
            f"{'':12} a push begins after {found['push_begins_ms']} ms (at most {MOST['push_begins_ms']}), "
            f"{push} ms a frame at p95 "
            f"(at most {MOST['push_p95_ms']}), late of {found['push_frames']} frames: {late or 'none'}"
        )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--json", action="store_true", help="one object a game")
    chosen = parser.parse_args()
    chromium = programs.path("chromium")
    if not chromium:
        sys.exit(f"bench.pages: the pages are measured in Chromium: {programs.advice('chromium')}")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "rooms.sqlite3") as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        for game in chosen.games:
            found = measure(browser, server, game, chosen.rounds)
            print(json.dumps(found)) if chosen.json else tell(found)
        browser.close()


if __name__ == "__main__":
    main()
