"""Where the time of an act goes without a server, from the gesture to the frame that shows it: in Chromium.

`python -m bench.site_acts` plays the site of `make site` with the gestures of the tests. With `--site` several times it
plays these sites in turns, so that a busy machine is as busy for all of them.
"""

import argparse
import json
import statistics
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import BrowserContext, Locator, Playwright, sync_playwright

from tests import programs
from tests.browser.conftest import ARGUMENTS
from tests.browser.plans import GAMES
from tests.browser.static import StaticScreen, static_host
from tests.browser.tables import wait_for_turn

SITE = Path(__file__).parents[1] / "build" / "site"
ACTS = 12  # of each game
REST = 400  # milliseconds that a pointer rests before it presses; a second press sooner counts as a slip
# When each station was reached, in milliseconds since the gesture.
STATIONS = {
    "sent": "the page has recognised the gesture and sends the act",
    "heard": "the worker hears it",
    "storing": "the rules have allowed it: it begins to be stored",
    "stored": "it is stored",
    "told": "the worker tells the page",
    "answered": "the page hears it",
    "handled": "the page has changed what is drawn",
    "frame": "the next frame begins",
    "shown": "the frame is drawn, without what the graphics card then takes",
}
Times = dict[str, float]

PAGE = """
const now = () => performance.timeOrigin + performance.now();
let times = {};
window.acts = [];
for (const kind of ['pointerup', 'click', 'keydown']) {
  addEventListener(kind, ({ timeStamp }) => { times.gesture = performance.timeOrigin + timeStamp; }, true);
}
const afterFrame = (begun, done) => requestAnimationFrame(() => {
  begun.frame = now();
  const after = new MessageChannel();
  after.port1.onmessage = () => done({ ...begun, shown: now() });
  after.port2.postMessage(0);
});
const Heard = window.Worker;
window.Worker = class extends Heard {
  handled = () => { if (times.answered) { times.handled = now(); times = {}; } };
  constructor(...how) {
    super(...how);
    this.addEventListener('message', ({ data }) => {
      const told = 'text' in data ? JSON.parse(data.data) : {};
      if (told.type !== 'moved' || !told.id || !times.sent) return;
      Object.assign(times, data.times, { answered: now() });
      const act = times;
      afterFrame(act, (all) => window.acts.push({ ...all, handled: act.handled }));
    });
  }
  postMessage(message, ...more) {
    this.removeEventListener('message', this.handled);
    this.addEventListener('message', this.handled); // behind the page's own listener
    if (times.gesture && message.text?.includes('"act"')) times.sent = now();
    super.postMessage(message, ...more);
  }
};"""
WORKER = """() => {
  const now = () => performance.timeOrigin + performance.now();
  const times = {};
  const [inner, post, { transaction }] = [self.onmessage, self.postMessage, IDBDatabase.prototype];
  IDBDatabase.prototype.transaction = function (...how) {
    const begun = transaction.apply(this, how);
    if (how[1] !== 'readwrite') return begun;
    times.storing = now();
    begun.addEventListener('complete', () => { times.stored = now(); });
    return begun;
  };
  self.onmessage = (event) => {
    if (event.data.text?.includes('"act"')) times.heard = now();
    inner(event);
  };
  self.postMessage = (message) => post.call(self, { ...message, times: { ...times, told: now() } });
}"""
OVERHEAR_LATER = """window.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    this.addEventListener('message', ({ data }) => 'text' in data && setTimeout(() => window.overheard(data.data), 99));
  }
};"""


class QuietScreen(StaticScreen):
    """A page whose messages are overheard when they have been shown, so that listening costs nothing."""

    def _listen(self) -> None:
        self.page.expose_function("overheard", self._hear)
        self.page.add_init_script(PAGE)
        self.page.add_init_script(OVERHEAR_LATER)


def press(screen: QuietScreen, knob: Locator) -> None:
    """A pointer comes to rest on something, and then presses it, as a hand does; no script looks whether it may."""
    knob.wait_for()
    box = screen.rested(knob.bounding_box)
    screen.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    screen.page.wait_for_timeout(REST)
    screen.page.mouse.down()
    screen.page.mouse.up()


def act(screen: QuietScreen, game: str) -> None:
    """Play what the plan of the tests says."""
    plan, at = GAMES[game].plan(screen), screen.table["at"]
    spot = screen.page.locator(f"[data-spot='{plan.spot}']")
    for _ in range(plan.turns):
        press(screen, screen.at("hand"))
    for _ in range(0 if plan.button else plan.taps):
        press(screen, spot)
    if plan.button or plan.tick:
        press(screen, screen.at(plan.button or "tick"))
    screen.changed(at)


@contextmanager
def profile(play: Playwright) -> Iterator[BrowserContext]:
    """A browser that keeps what it stores on the disk, as people's browsers do; the tests' keep it in memory."""
    chromium = programs.path("chromium")
    with TemporaryDirectory() as folder:
        context = play.chromium.launch_persistent_context(
            folder, executable_path=chromium, args=ARGUMENTS, viewport={"width": 820, "height": 1180}
        )
        yield context
        context.close()


def played(play: Playwright, url: str, game: str) -> list[Times]:
    """When each act of a game reached each station."""
    with profile(play) as context:
        screen, plan = QuietScreen(context, url), GAMES[game]
        screen.begin(plan.title, plan.seats, plan.preset)
        screen.page.workers[0].evaluate(WORKER)
        for _ in range(ACTS):
            if not wait_for_turn(screen):
                break
            act(screen, game)
        found = screen.page.evaluate("acts")
    return [{name: times[name] - times["gesture"] for name in STATIONS} for times in found]


def act_times(play: Playwright, url: str) -> dict[str, Times]:
    """By game: after how many milliseconds an act reached each station, in the middle; `slowest` was shown last."""
    return {game: summary(played(play, url, game)) for game in GAMES}


def summary(acts: list[Times]) -> Times:
    """The middle of each station, and the slowest act."""
    found = {name: statistics.median(times[name] for times in acts) for name in STATIONS}
    found["slowest"] = max(times["shown"] for times in acts)
    return {name: round(time, 1) for name, time in found.items()}


def in_turns(play: Playwright, urls: list[str], rounds: int) -> list[dict[str, Times]]:
    """The same for several sites, each in every round."""
    acts = [{game: list[Times]() for game in GAMES} for _ in urls]
    for _ in range(rounds):
        for game in GAMES:
            for site, url in enumerate(urls):
                acts[site][game] += played(play, url, game)
    return [{game: summary(times) for game, times in games.items()} for games in acts]


def line(times: Times) -> str:
    """All stations, and the slowest act."""
    return ", ".join(f"{name} {time}" for name, time in times.items())


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--site", type=Path, action="append", help="a folder; by default that of `make site`")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true", help="one object")
    chosen = parser.parse_args()
    folders = [folder.resolve() for folder in chosen.site or [SITE]]
    with ExitStack() as hosts, sync_playwright() as play:
        urls = [hosts.enter_context(static_host(folder)).url for folder in folders]
        found = dict(zip(map(str, folders), in_turns(play, urls, chosen.rounds), strict=True))
    if chosen.json:
        print(json.dumps(found))
        return
    for name, what in STATIONS.items():
        print(f"{name:9} {what}")
    for folder, games in found.items():
        print(folder)
        for game, times in games.items():
            print(f"{game}: {line(times)}")


if __name__ == "__main__":
    main()
