"""How soon an act is answered and shown without a server, from the gesture on: in Chromium, with gestures of the tests.

`answered` is when the page hears from its worker, `shown` when it has drawn the first frame after that, without what
the graphics card then takes. Until the next frame begins up to 17 ms pass.
"""

import statistics

from playwright.sync_api import Browser

from tests.browser.plans import GAMES
from tests.browser.static import StaticScreen
from tests.browser.tables import wait_for_turn
from tests.browser.test_company import act

ACTS = 12  # of each game
WATCH = """
let gesture = 0;
window.acts = [];
for (const kind of ['pointerup', 'click', 'keydown']) {
  addEventListener(kind, ({ timeStamp }) => { gesture = timeStamp; }, true);
}
const drawn = (done) => requestAnimationFrame(() => {
  const after = new MessageChannel();
  after.port1.onmessage = () => done(performance.now());
  after.port2.postMessage(0);
});
const Heard = window.Worker;
window.Worker = class extends Heard {
  constructor(...how) {
    super(...how);
    this.addEventListener('message', ({ data }) => {
      const told = 'text' in data ? JSON.parse(data.data) : {};
      if (told.type !== 'moved' || !told.id || !gesture) return;
      const [begun, answered] = [gesture, performance.now()];
      gesture = 0;
      drawn((shown) => window.acts.push([answered - begun, shown - begun]));
    });
  }
};"""


def act_times(browser: Browser, url: str) -> dict[str, dict[str, float]]:
    """By game: milliseconds until an act was answered and shown, in the middle and at most."""
    found = {}
    for game, plan in GAMES.items():
        screen = StaticScreen(browser, url, viewport={"width": 820, "height": 1180})
        screen.page.add_init_script(WATCH)
        screen.page.reload()
        plan.begin(screen)
        for _ in range(ACTS):
            if not wait_for_turn(screen):
                break
            act(screen, game)
        times = screen.page.evaluate("acts")
        screen.context.close()
        answered, shown = zip(*times, strict=True)
        found[game] = {
            "answered": round(statistics.median(answered), 1),
            "shown": round(statistics.median(shown), 1),
            "slowest": round(max(shown), 1),
        }
    return found
