"""Pictures of every page: each game on a phone, a tablet and a desk, by day and by night. `make pictures`.

With LANGUAGES=all, or a list such as de,fr, each game's choices, table, rules and end in these languages instead.

The three games are portrayed for the README too, into docs/pictures.
"""

import base64
import os
import re
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from meowze.texts import LANGUAGES
from tests import programs
from tests.browser import plans, states, test_maze, test_race, test_table
from tests.browser.conftest import ARGUMENTS, serving
from tests.browser.screen import Screen
from tests.browser.tables import BOT, HERE, LINK, open_room, wait_for_turn
from tests.browser.test_company import by_pointer
from tests.browser.test_pages import own_address
from tests.paths import ROOT

DEVICES: dict[str, dict[str, Any]] = {
    "phone": {
        "viewport": {"width": 360, "height": 640},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    },
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "device_scale_factor": 1},
    "wide-tablet": {"viewport": {"width": 1024, "height": 768}, "has_touch": True, "device_scale_factor": 1},
    "desk": {"viewport": {"width": 1920, "height": 1080}},
}
SCHEMES = ("light", "dark")
PORTRAIT: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PORTRAITS = {"chabyrinthe": "dark", "labyrinth": "light", "mouse-race": "light"}
SMALL = """async png => {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const sheet = new OffscreenCanvas(picture.width, picture.height);
  sheet.getContext('2d').drawImage(picture, 0, 0);
  const small = await sheet.convertToBlob({ type: 'image/webp', quality: 0.75 });
  return btoa(String.fromCharCode(...new Uint8Array(await small.arrayBuffer())));
}"""


def roof(screen: Screen) -> None:
    """One action of Chabyrinthe."""
    action = test_table.chosen(screen)
    test_table.show(screen, action)
    test_table.play(screen, action)


def maze(screen: Screen) -> None:
    """A turn of Labyrinth."""
    if screen.at("curtain").count():
        screen.at("curtain").click()
    action, cell = test_maze.chosen(screen.table)
    test_maze.push(screen, action)
    screen.play(f"cell-{cell}")


GAMES: dict[str, tuple[tuple[str, int, str], int, Callable[[Screen], None]]] = {
    "chabyrinthe": (("Chabyrinthe", 3, "Standard"), 14, roof),
    "labyrinth": (("Labyrinth", 2, "Standard"), 8, maze),
    "mouse-race": (("Mouse race", 4, "Standard"), 75, test_race.step),
}


def wait_for_friend(screen: Screen) -> str:
    """Open a room for oneself, a friend by link and a bot; its address."""
    screen.page.get_by_role("link", name="Mouse race").click()
    screen.at("together").click()
    screen.page.get_by_role("radio", name="3", exact=True).check()
    screen.at("who-1-link").check()
    screen.at("who-2-bot").check()
    screen.at("start").click()
    expect(screen.at("room-code")).to_be_visible()
    return screen.page.url


@contextmanager
def opened(browser: Browser, like: BrowserContext, device: dict[str, Any], scheme: str) -> Iterator[Page]:
    """A page on another device that knows what the first one knows."""
    options: dict[str, Any] = {"color_scheme": scheme, "storage_state": like.storage_state()}
    context = browser.new_context(**device, **options)
    yield context.new_page()
    context.close()


def take(page: Page, path: Path, whole: bool = False) -> None:
    """A picture once everything has come to rest."""
    page.wait_for_timeout(500)
    page.screenshot(path=path, full_page=whole)
    print(path)


def portray(browser: Browser, screen: Screen, name: str) -> None:
    """A game as it is now, for the README: by day or by night, and small (which a page without our policy makes it)."""
    with opened(browser, screen.context, PORTRAIT, PORTRAITS[name]) as page:
        page.goto(screen.page.url)
        expect(page.get_by_test_id("cell-b2")).to_be_visible()
        page.wait_for_timeout(500)
        picture = base64.b64encode(page.screenshot()).decode()
        page.goto("about:blank")
        file = ROOT / "docs" / "pictures" / f"{name}.webp"
        file.write_bytes(base64.b64decode(page.evaluate(SMALL, picture)))
        print(file.relative_to(ROOT))


def take_all(browser: Browser, server: str, folder: Path, wanted: list[str]) -> None:
    """The start page and each game in the middle, on every device."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, (begins, moves, move) in GAMES.items():
        if wanted and name not in wanted:
            continue
        screen = Screen(browser, server, viewport={"width": 1280, "height": 800})
        screen.begin(*begins)
        for _ in range(moves):
            if not screen.table["view"]["over"]:
                move(screen)
        for device, options in DEVICES.items():
            for scheme in SCHEMES:
                with opened(browser, screen.context, options, scheme) as page:
                    page.goto(screen.page.url)
                    expect(page.get_by_test_id("cell-b2")).to_be_visible()
                    take(page, folder / f"{name}-{device}-{scheme}.png")
        portray(browser, screen, name)
        screen.close()
    if not wanted or "start" in wanted:
        screen = Screen(browser, server)
        waiting = wait_for_friend(screen)
        for device, options in DEVICES.items():
            for scheme in SCHEMES:
                with opened(browser, screen.context, options, scheme) as page:
                    page.goto(server)
                    expect(page.get_by_test_id("games")).to_be_visible()
                    take(page, folder / f"start-{device}-{scheme}.png")
                    page.get_by_test_id("game-labyrinth").click()
                    expect(page.get_by_test_id("versus")).to_be_visible()
                    take(page, folder / f"plan-{device}-{scheme}.png")
                    page.goto(waiting)
                    expect(page.get_by_test_id("room-code")).to_be_visible()
                    take(page, folder / f"waiting-{device}-{scheme}.png")


def take_rules(browser: Browser, server: str, folder: Path) -> None:
    """The rules of each game from top to bottom, standing still."""
    for device in ("phone", "desk"):
        for scheme in SCHEMES:
            options = DEVICES[device] | {"color_scheme": scheme, "reduced_motion": "reduce"}
            page = browser.new_context(**options).new_page()
            for game in GAMES:
                page.goto(f"{server}rules/{game}")
                expect(page.get_by_test_id("rule-aim")).to_be_visible()
                take(page, folder / f"rules-{game}-{device}-{scheme}.png", whole=True)
            page.context.close()


def show_everywhere(browser: Browser, screen: Screen, path: str, sign: str) -> None:
    """Pictures of the table where it is now, on every device, once this is to be seen."""
    for device, options in DEVICES.items():
        for scheme in SCHEMES:
            with opened(browser, screen.context, options, scheme) as page:
                page.goto(screen.page.url)
                expect(page.get_by_test_id(sign)).to_be_visible()
                take(page, Path(f"{path}-{device}-{scheme}.png"))


def take_moments(browser: Browser, server: str, folder: Path) -> None:
    """A hint, the end of a game, what can be said, and a phone as hand."""
    folder.mkdir(parents=True, exist_ok=True)
    screen = Screen(browser, server, **DEVICES["tablet"])
    open_room(screen, "labyrinth", HERE, BOT, options="secrets=1,finish=anywhere,first=0")
    assert wait_for_turn(screen)
    screen.at("hint").click()
    expect(screen.at("tick")).to_be_visible(timeout=20000)
    take(screen.page, folder / "hint-tablet-light.png")
    screen.play("tick")
    while wait_for_turn(screen):
        at = screen.table["at"]
        by_pointer(screen, plans.maze(screen))
        screen.changed(at)
    show_everywhere(browser, screen, str(folder / "over"), "over")
    open_room(screen, "labyrinth", HERE, {"who": "here", "name": "Ben"}, options="secrets=4,first=0")
    screen.at("menu").click()
    screen.at("pair-0").click()
    phone = Screen(browser, screen.at("link").input_value(), **DEVICES["phone"])
    expect(phone.at("hand-device")).to_be_visible()
    take(phone.page, folder / "hand-phone-light.png")
    open_room(screen, "chabyrinthe", HERE, LINK)
    phone.page.goto(screen.page.url)
    phone.at("sit-1").tap()
    phone.at("name").first.tap()
    phone.at("menu").tap()
    take(phone.page, folder / "phrases-phone-light.png")
    phone.at("phrase-hurray").tap()
    expect(screen.at("word-1")).to_be_visible()
    take(screen.page, folder / "said-tablet-light.png")


def take_pages(browser: Browser, server: str, folder: Path, wanted: list[str]) -> None:
    """All pages in English, or those that are wanted."""
    take_all(browser, server, folder, wanted)
    if not wanted or "moments" in wanted:
        take_moments(browser, server, folder)
    if not wanted or "rules" in wanted:
        take_rules(browser, server, folder)


def take_languages(browser: Browser, server: str, folder: Path, languages: Sequence[str]) -> None:
    """Each game's choices, table, rules and end in these languages, on a phone and a desk, a folder for each."""
    screen = Screen(browser, server, reduced_motion="reduce")
    shown = [state for state in states.prepare(screen) if re.search("(setup|table|teams|over)$", state.name)]
    for language in languages:
        (folder / language).mkdir(parents=True, exist_ok=True)
        states.choose_language(screen, language)
        for state in (*shown, *states.rule_pages()):
            state.visit(screen)
            for device in ("phone", "desk"):
                screen.page.set_viewport_size(DEVICES[device]["viewport"])
                whole = state.name.endswith(("setup", "rules"))
                take(screen.page, folder / language / f"{state.name.replace(' ', '-')}-{device}.png", whole)


def spoken(wanted: str) -> Sequence[str]:
    """The languages of a list such as "de,fr", or all."""
    chosen = LANGUAGES if wanted == "all" else wanted.replace(",", " ").split()
    unknown = [language for language in chosen if language not in LANGUAGES]
    if unknown:
        sys.exit(f"There are no texts in {', '.join(unknown)}: the languages are {', '.join(LANGUAGES)}")
    return chosen


def main(folder: str = "pictures", *wanted: str, languages: str = "") -> None:
    """Take the pictures into a folder; only these games, `start` or `moments` if some are named; or of languages."""
    chosen = spoken(languages)
    chromium = programs.path("chromium")
    if not chromium:
        sys.exit(f"Pictures need Chromium: {programs.advice('chromium')}")
    with (
        tempfile.TemporaryDirectory() as away,
        serving(Path(away) / "rooms.sqlite3", own_address()) as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        if chosen:
            take_languages(browser, server, Path(folder), chosen)
        else:
            take_pages(browser, server, Path(folder), list(wanted))
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:], languages=os.environ.get("LANGUAGES", ""))
